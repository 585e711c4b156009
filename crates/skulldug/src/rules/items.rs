//! Picking up, dropping, and cards that change hands. Rules: SK-PICK-01, SK-DROP-01, SK-CARD-05, SK-CARD-06, SK-CARD-13,
//! SK-FAQ-01, SK-FAQ-09, rulings SK-R-28, SK-R-38, SK-R-50, SK-R-57, SK-R-58.

use kernel::{Log, Seat};

use crate::cell::{Cell, sides};
use crate::state::State;
use crate::waiting::{Then, Waiting};
use crate::{Card, CardSet, Event, Illegal, Kind, Pawn};

/// Are there AP enough? No part payment. Rule: SK-TURN-02, SK-TURN-03, SK-TEAM-15.
#[inline]
pub fn require_ap(state: &State, seat: Seat, cost: u8) -> Result<(), Illegal> {
    let left = state.player(seat).ap;
    if left < cost { Err(Illegal::TooFewAp { cost, left }) } else { Ok(()) }
}

#[inline]
pub(crate) fn spend(state: &mut State, seat: Seat, cost: u8) {
    state.player_mut(seat).ap -= cost;
}

/// Does the hand hold it?
#[inline]
pub fn require_held(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    if state.hands[seat.index()].has(card) { Ok(()) } else { Err(Illegal::NotHeld(card)) }
}

/// The explorer's passage; who acts is on the board.
#[inline]
pub fn own_cell(state: &State, seat: Seat) -> Result<Cell, Illegal> {
    state.at(Pawn::of(seat)).ok_or(Illegal::NotOnBoard(Pawn::of(seat)))
}

/// The cards within reach: in one's passage and, with the Trusty Whip, in joined ones. Rule: SK-PICK-01, FE-01.
pub fn reach(state: &State, seat: Seat) -> CardSet {
    let Some(own) = state.at(Pawn::of(seat)) else { return CardSet::NONE };
    let here = state.cards_at(own);
    if !state.holds(seat, Kind::TrustyWhip) {
        return here;
    }
    sides(state.joints(own)).fold(here, |all, side| all | state.cards_at(own.next(side)))
}

/// Rule: SK-PICK-01, SK-CARD-04, SK-CARD-05, SK-CARD-11, SK-TURN-03.
pub fn may_pick_up(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    require_ap(state, seat, 1)?;
    if !reach(state, seat).has(card) {
        Err(Illegal::NotInReach(card))
    } else if CardSet::MONSTERS.has(card) {
        Err(Illegal::NotAnItem(card))
    } else {
        Ok(())
    }
}

/// 1 AP: an item into the hand. Rule: SK-PICK-01, ruling SK-R-50: also a trap one lost to.
pub fn pick_up(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_pick_up(state, seat, card)?;
    let own = own_cell(state, seat)?;
    let near = sides(state.joints(own)).map(|side| own.next(side)).find(|cell| state.cards_at(*cell).has(card));
    let from = if state.cards_at(own).has(card) { own } else { near.expect("what is in reach lies here or next door") };
    spend(state, seat, 1);
    state.take_card(card, from);
    log.push(Event::PickedUp { who: Pawn::of(seat), card, from });
    gain(state, Pawn::of(seat), card, log);
    Ok(())
}

/// Rule: SK-DROP-01, SK-CARD-06, SK-FAQ-06, ruling SK-R-28.
pub fn may_drop(state: &State, seat: Seat, card: Card, at: Cell) -> Result<(), Illegal> {
    require_held(state, seat, card)?;
    if state.sight(seat).has(at) { Ok(()) } else { Err(Illegal::NotInSight(at)) }
}

/// 0 AP: an item into a passage in line of sight; nobody encounters it now. Rule: SK-DROP-01, SK-ENC-09, SK-ENC-10,
/// ruling SK-R-28.
pub fn drop(state: &mut State, seat: Seat, card: Card, at: Cell, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_drop(state, seat, card, at)?;
    put_down(state, Pawn::of(seat), card, at, log);
    Ok(())
}

/// A card leaves a hand for a passage.
pub fn put_down(state: &mut State, who: Pawn, card: Card, at: Cell, log: &mut impl Log<Event>) {
    state.hands[who.index()].take(card);
    state.put_card(card, at);
    log.push(Event::Dropped { who, card, at });
}

/// A card comes into a hand. An AP card grants when that is on its holder's turn. Rule: SK-FAQ-01, ruling SK-R-57.
pub fn gain(state: &mut State, who: Pawn, card: Card, log: &mut impl Log<Event>) {
    state.hands[who.index()].put(card);
    let Some(seat) = who.seat() else { return };
    if state.is_on_turn(seat) && !ap_cards(state, CardSet::one(card)).is_empty() {
        grant(state, seat, card, log);
    }
}

/// The cards among these that give AP. FT-01, FE-07.
#[inline]
pub fn ap_cards(state: &State, cards: CardSet) -> CardSet {
    state.of_kind(cards, Kind::BloodstoneAmulet) | state.of_kind(cards, Kind::RunningShoes)
}

/// A card grants once a turn, to one player; what was granted stays. Rule: SK-FAQ-01, rulings SK-R-57, SK-R-58.
pub fn grant(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    if state.granted.has(card) {
        return;
    }
    state.granted.put(card);
    let move_only = state.kind(card) == Kind::RunningShoes;
    let player = state.player_mut(seat);
    if move_only {
        player.move_ap += 1;
    } else {
        player.ap += 1;
    }
    log.push(Event::ApGained { seat, ap: 1, move_only });
}

/// A card leaves the game for its discard pile; a used Mimic Stone is one again. Ruling SK-R-24: it never comes back.
pub fn discard(state: &mut State, who: Pawn, card: Card, log: &mut impl Log<Event>) {
    state.hands[who.index()].take(card);
    state.discards.put(card);
    if card == Card::MIMIC {
        state.mimic = None;
    }
    log.push(Event::Discarded { card });
}

/// The cards chance picks from. Ruling SK-R-38; the Ooze leaves treasures (HM-10).
#[inline]
pub fn eligible(state: &State, from: Pawn, then: Then) -> CardSet {
    let hand = state.hands[from.index()];
    match then {
        Then::Discard => hand.without(state.of_sort(hand, crate::Sort::Treasure)),
        Then::Drop | Then::Give { .. } => hand,
    }
}

/// With nothing to pick from, nothing happens. Rulings SK-R-37, SK-R-38.
pub fn random_if_possible(state: &mut State, from: Pawn, then: Then) -> bool {
    let nothing = state.at(from).is_none() || eligible(state, from, then).is_empty();
    if nothing {
        state.waiting.pop();
    }
    nothing
}

/// Chance picked a card of a hand, Fortunes and Hazards alike. Rule: SK-FAQ-09, ruling SK-R-38.
pub fn random_card(state: &mut State, card: Card, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let Waiting::RandomCard { from, then } = state.waiting.top() else { return Err(Illegal::NotByChance) };
    let at = state.at(from).ok_or(Illegal::NotByChance)?;
    if !eligible(state, from, then).has(card) {
        return Err(Illegal::NotByChance);
    }
    state.waiting.pop();
    match then {
        Then::Drop => put_down(state, from, card, at, log),
        Then::Discard => discard(state, from, card, log),
        Then::Give { to } => {
            state.hands[from.index()].take(card);
            log.push(Event::Taken { card, from, to });
            gain(state, to, card, log);
        }
    }
    Ok(())
}
