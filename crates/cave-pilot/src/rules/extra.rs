//! Additional rounds of actions. Rules: CP-EXTRA.

use kernel::Log;

use crate::rules::{moving, turn, windows};
use crate::state::State;
use crate::{Event, Exploration, Illegal, Pay, Waiting, Window};

/// May an additional round be paid so? Any number of them, each paid anew; not by who is bound to land or flies by the
/// clock. Rule: CP-EXTRA-01, CP-EXTRA-03, CP-LAND-01, CP-XC-07, ruling CP-R-25, CP-R-40.
pub fn check(state: &State, by: Pay) -> Result<(), Illegal> {
    let plane = state.plane(state.turn.seat);
    if state.turn.bound_to_land || state.turn.free.is_some() {
        return Err(Illegal::NoExtraRound);
    }
    match by {
        Pay::Fuel if plane.fuel > 0 => Ok(()),
        Pay::Fuel => Err(Illegal::NoFuel),
        Pay::Tank if plane.holds(Exploration::ReserveTank) => Ok(()),
        Pay::Tank => Err(Illegal::NoTank),
        Pay::Free | Pay::Gyro => Err(Illegal::ExtraCosts),
    }
}

/// Is D-EXTRA a question at all?
pub fn is_possible(state: &State) -> bool {
    check(state, Pay::Fuel).is_ok() || check(state, Pay::Tank).is_ok()
}

/// The fuel is declared; it may be neutralised. Rule: CP-EXTRA-01.
pub fn pay(state: &mut State, by: Pay, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    check(state, by)?;
    moving::pay(state, state.turn.seat, by, log);
    if by == Pay::Fuel && windows::open(state, Window::FuelExtra) {
        return Ok(());
    }
    begin(state, log);
    Ok(())
}

/// One more Cave card if one is held, then steps a to d again, without credits. Rule: CP-EXTRA-01, CP-EXTRA-02, ruling
/// CP-R-26, CP-R-67.
pub fn begin(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.turn.seat;
    state.turn.first_round = false;
    log.push(Event::ExtraRound { seat });
    if state.plane(seat).hand.is_empty() {
        turn::begin_round(state);
    } else {
        state.waiting.only(Waiting::Place { left: 1 });
    }
}
