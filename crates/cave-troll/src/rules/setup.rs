//! Before the first turn. Rules: CT-SETUP.

use kernel::{Log, Seat, SetupError};

use crate::rules::turn;
use crate::state::{State, Waiting};
use crate::{Card, Event, Illegal, Setup};

/// The board laid out, the decks shuffled, nobody in play. Rule: CT-SETUP-01, CT-SETUP-02, CT-SETUP-03, CT-SETUP-04,
/// CT-SETUP-08, CT-SETUP-09, CT-SETUP-12.
///
/// Unused colours stay out (ruling CT-R-53); a shuffled deck has no order until it is drawn from.
pub fn start(setup: &Setup) -> Result<State, SetupError> {
    setup.check()?;
    let alternates = std::array::from_fn(|seat| setup.alternates.get(seat).copied().unwrap_or(0));
    Ok(State::empty(setup.players, alternates, setup.house))
}

/// The starting player is chosen. Rule: CT-SETUP-11.
pub fn choose_starting(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if seat.index() >= usize::from(state.players) {
        return Err(Illegal::NotByChance);
    }
    state.starting = seat;
    state.waiting.replace(Waiting::Deal(Seat::new(0)));
    log.push(Event::Starts { seat });
    Ok(())
}

/// Each player draws the first hand card; after the last one the first turn begins. Rule: CT-SETUP-10.
pub fn deal(state: &mut State, to: Seat, card: Card, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    draw_from_deck(state, to, card)?;
    state.hands[to.index()] = Some(card);
    log.push(Event::Dealt { seat: to, card: Some(card) });

    let next = to.index() + 1;
    if next < usize::from(state.players) {
        state.waiting.replace(Waiting::Deal(Seat::new(next)));
    } else {
        state.waiting.replace(Waiting::Action);
        turn::begin(state, state.starting, log);
    }
    Ok(())
}

/// Takes a card of this face out of `seat`'s deck. Rule: CT-SETUP-05, CT-SETUP-06, CT-SETUP-07, CT-SETUP-08.
pub fn draw_from_deck(state: &mut State, seat: Seat, card: Card) -> Result<(), Illegal> {
    let belongs = match card {
        Card::Special(kind) => state.special(seat, kind).is_some(),
        Card::Adventurer { .. } | Card::Treasure | Card::ScoreARoom | Card::FindAnArtifact => true,
    };
    if belongs && state.decks[seat.index()].take(card) { Ok(()) } else { Err(Illegal::NotInDeck(card)) }
}
