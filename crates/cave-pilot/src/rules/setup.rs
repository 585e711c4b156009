//! Before the first turn. Rules: CP-SETUP.

use kernel::{Log, Seat, SeatSet, SetupError};

use crate::rules::{exploring, placing, turn};
use crate::state::State;
use crate::{Cave, Event, Exploration, Illegal, Mode, Setup, Waiting};

/// The table laid out: mats with 1 fuel, 1 missile and 8 credits, no Reputation, all planes in front of the entrance;
/// the piles have no order until they are drawn from. Rule: CP-SETUP-04, CP-SETUP-05, CP-SETUP-07, CP-SETUP-08,
/// CP-SETUP-09, CP-TUT-02, CP-TUT-03, ruling CP-R-66, CP-R-69.
pub fn start(setup: &Setup) -> Result<State, SetupError> {
    setup.check()?;
    let mut state = State::empty(setup);
    let all = SeatSet::first(usize::from(setup.players));
    if setup.mode == Mode::Solo {
        begin_dealing(&mut state);
    } else {
        state.waiting.only(Waiting::StartRoll { rolling: all, left: all });
    }
    Ok(state)
}

/// Everyone rolls the yellow die; those tied for highest roll again, until one is highest. Rule: CP-SETUP-10.
pub fn start_rolled(state: &mut State, rolling: SeatSet, left: SeatSet, face: u8, log: &mut impl Log<Event>) {
    let seat = left.iter().next().expect("somebody is left to roll");
    state.start_rolls[seat.index()] = face;
    log.push(Event::StartRolled { seat, face });
    let left: SeatSet = left.iter().filter(|other| *other != seat).collect();
    if !left.is_empty() {
        return state.waiting.replace(Waiting::StartRoll { rolling, left });
    }
    let highest = rolling.iter().map(|seat| state.start_rolls[seat.index()]).max();
    let best: SeatSet = rolling.iter().filter(|seat| Some(state.start_rolls[seat.index()]) == highest).collect();
    if best.iter().count() > 1 {
        return state.waiting.replace(Waiting::StartRoll { rolling: best, left: best });
    }
    state.first = best.iter().next().expect("one roll is the highest");
    state.start_rolls = [0; 4];
    log.push(Event::Starts { seat: state.first });
    begin_dealing(state);
}

/// Two or three Cave cards each, four in a solo game, clockwise from the First player. Rule: CP-SETUP-03, CP-SOLO-01.
fn begin_dealing(state: &mut State) {
    let left = state.setup.dealt() * state.setup.players;
    state.waiting.only(Waiting::Deal { to: state.first, left });
}

/// A Cave card, face up before a player. Rule: CP-SETUP-03, ruling CP-R-02.
pub fn deal(state: &mut State, to: Seat, left: u8, card: Cave, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    placing::take_from_pile(state, card)?;
    state.plane_mut(to).hand.push(card);
    log.push(Event::CaveDealt { seat: to, card });
    let next = to.next(usize::from(state.setup.players));
    state.waiting.replace(if left > 1 { Waiting::Deal { to: next, left: left - 1 } } else { Waiting::Display });
    Ok(())
}

/// Each player's first Exploration card is installed at once. Rule: CP-SETUP-07.
pub fn start_card(state: &mut State, to: Seat, card: Exploration, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    exploring::take_from_pile(state, card)?;
    state.plane_mut(to).install(card.fresh());
    log.push(Event::Found { seat: to, card });
    let next = to.next(usize::from(state.setup.players));
    if next == state.first {
        // Rule: CP-SETUP-11: turns go clockwise from the First player.
        state.round = 1;
        turn::begin(state, state.first, log);
    } else {
        state.waiting.replace(Waiting::StartCard { to: next });
    }
    Ok(())
}
