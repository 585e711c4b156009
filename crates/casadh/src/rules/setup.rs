//! Before the first turn. Rules: CC-SETUP-01 to CC-SETUP-14. What needs no chance is in `State::new`.

use kernel::{Log, Seat, SetupError};

use super::turn;
use crate::state::State;
use crate::{Event, Illegal, Setup};

/// The table laid out: Base Camp on the map, Level 1 in the pile, Level 2 aside, the Collapsed hexes in reserve, all
/// tokens in the bag, pawns on Base Camp with 4 HP, the track at 0 and in sight. Rule: CC-SETUP-01, CC-SETUP-02,
/// CC-SETUP-03, CC-SETUP-04, CC-SETUP-05, CC-SETUP-06, CC-SETUP-08, CC-SETUP-09, CC-SETUP-10, CC-SETUP-11, CC-SETUP-12,
/// CC-SETUP-14.
pub fn start(setup: &Setup) -> Result<State, SetupError> {
    setup.check()?;
    Ok(State::new(setup))
}

/// Two tokens a player lie face up on the Surface. Rule: CC-SETUP-05, CC-SETUP-06, CC-SETUP-07; ruling CC-R-52.
pub fn lay_on_surface(state: &mut State, value: u8, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    super::treasure::require_in_bag(state, value)?;
    state.bag.take(usize::from(value));
    state.surface.put(usize::from(value));
    log.push(Event::Surface { value });
    Ok(())
}

/// The first player takes the first turn. Rule: CC-SETUP-13, CC-TURN-01.
pub fn choose_first(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if seat.index() >= usize::from(state.players) {
        return Err(Illegal::NoSuchSeat(seat));
    }
    state.first = seat;
    state.turn = seat;
    log.push(Event::Starts { seat });
    log.push(Event::RoundBegins { round: 1 });
    turn::start_slot(state, log);
    Ok(())
}
