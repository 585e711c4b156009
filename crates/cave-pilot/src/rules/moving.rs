//! Moving: entering the cave, one step a round of actions, staying, being stuck. Rules: CP-MOVE, CP-ENTR.

use arrayvec::ArrayVec;
use kernel::{Log, Seat};

use crate::rules::{ending, handling, windows};
use crate::state::State;
use crate::{Event, Exploration, HouseRule, How, Illegal, Pay, Place, Spot, Waiting, Window, content};

/// The Scrapyard's price. Rule: CP-ENTR-05.
const SCRAPYARD: u8 = 1;

/// Steps of the active plane to Cave cards, and whether each is diagonal: next column in the same row, the other row,
/// or both at once. From the entrance to column 1, without fuel. Rule: CP-MOVE-01, CP-MOVE-02, CP-MOVE-03, CP-MOVE-04,
/// CP-ENTR-06, ruling CP-R-19.
pub fn steps(state: &State) -> impl Iterator<Item = (Spot, bool)> {
    let mut steps = ArrayVec::<(Spot, bool), 5>::new();
    match state.plane(state.turn.seat).place {
        Place::Entrance => steps.extend([(Spot::new(0, 1), false), (Spot::new(1, 1), false)]),
        Place::On(from) => {
            let (row, column) = (from.row(), i16::from(from.column()));
            let spots = [(row, 1), (1 - row, 0), (1 - row, 1), (row, -1), (1 - row, -1)];
            let n = if state.has(HouseRule::ForwardOnly) { 3 } else { 5 };
            for (to, by) in &spots[..n] {
                if let Some(spot) = Spot::at(*to, column + by) {
                    steps.push((spot, *to != row && *by != 0));
                }
            }
        }
        Place::Outside | Place::Exit | Place::Out => {}
    }
    steps.retain(|(spot, _)| may_enter(state, state.turn.seat, *spot).is_ok());
    let seat = state.turn.seat;
    let can_pay = [Pay::Gyro, Pay::Fuel, Pay::Tank].iter().any(|by| may_pay_step(state, seat, *by).is_ok());
    steps.into_iter().filter(move |(_, diagonal)| !diagonal || can_pay)
}

/// Each card once; an upgrade card again while fewer than two turns were spent there. Planes never block each other.
/// Rule: CP-MOVE-05, CP-MOVE-06, CP-GEN-04, ruling CP-R-20.
#[inline]
fn may_enter(state: &State, seat: Seat, spot: Spot) -> Result<(), Illegal> {
    let Some(cave) = state.cave_at(spot) else { return Err(Illegal::NoCave(spot)) };
    let plane = state.plane(seat);
    if !plane.visited.has(cave) {
        return Ok(());
    }
    if !content::cave(cave).upgrade {
        return Err(Illegal::Visited(spot));
    }
    if plane.spent[1].has(cave) { Err(Illegal::TwoTurnsSpent(spot)) } else { Ok(()) }
}

/// How a diagonal step is paid: by the gyro while it can, else by fuel or the reserve tank. Rule: CP-MOVE-04.
#[inline]
pub fn may_pay_step(state: &State, seat: Seat, by: Pay) -> Result<(), Illegal> {
    let plane = state.plane(seat);
    let gyro = plane.holds(Exploration::Gyro) && !state.turn.gyro_used;
    match by {
        Pay::Free => Err(Illegal::DiagonalCosts),
        Pay::Gyro if !gyro => Err(Illegal::NoGyro),
        Pay::Gyro => Ok(()),
        Pay::Fuel | Pay::Tank if gyro => Err(Illegal::GyroTakesIt),
        Pay::Fuel if plane.fuel == 0 => Err(Illegal::NoFuel),
        Pay::Tank if !plane.holds(Exploration::ReserveTank) => Err(Illegal::NoTank),
        Pay::Fuel | Pay::Tank => Ok(()),
    }
}

/// May the active plane go there, paying so?
pub fn check(state: &State, to: Place, by: Pay) -> Result<(), Illegal> {
    let seat = state.turn.seat;
    let from = state.plane(seat).place;
    match (from, to) {
        // Rule: CP-ENTR-01: the first move leads into the entrance, and nothing else does.
        (Place::Outside, Place::Entrance) if by == Pay::Free => Ok(()),
        (Place::Outside, Place::Entrance) => Err(Illegal::StepIsFree),
        (Place::Outside, _) => Err(Illegal::EntranceFirst),
        (_, Place::Entrance | Place::Outside | Place::Out) => Err(Illegal::NoWayBack),
        (Place::On(from), Place::Exit) => {
            // Rule: CP-MOVE-10, CP-PLACE-06, ruling CP-R-15.
            if !state.exit {
                Err(Illegal::NoExitYet)
            } else if from.column() != state.columns {
                Err(Illegal::ExitFrom(state.columns))
            } else if by != Pay::Free {
                Err(Illegal::StepIsFree)
            } else {
                Ok(())
            }
        }
        (_, Place::Exit) => Err(Illegal::TooFar(to)),
        (from, Place::On(spot)) => check_step(state, seat, from, spot, by),
    }
}

fn check_step(state: &State, seat: Seat, from: Place, to: Spot, by: Pay) -> Result<(), Illegal> {
    let diagonal = match from {
        Place::Entrance if to.column() == 1 => false,
        Place::On(from) if from != to && from.distance(to) == 1 => {
            if state.has(HouseRule::ForwardOnly) && to.column() < from.column() {
                return Err(Illegal::ForwardOnly);
            }
            from.row() != to.row() && from.column() != to.column()
        }
        _ => return Err(Illegal::TooFar(Place::On(to))),
    };
    may_enter(state, seat, to)?;
    match (diagonal, by) {
        (true, by) => may_pay_step(state, seat, by),
        (false, Pay::Free) => Ok(()),
        (false, Pay::Fuel | Pay::Tank | Pay::Gyro) => Err(Illegal::StepIsFree),
    }
}

/// Step c. Fuel is paid when the step is declared, before anybody can neutralise it. Rule: CP-MOVE-01, ruling CP-R-72.
pub fn fly(state: &mut State, to: Place, by: Pay, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    check(state, to, by)?;
    let seat = state.turn.seat;
    pay(state, seat, by, log);
    if let (Pay::Fuel, Place::On(spot)) = (by, to) {
        let window = Window::FuelStep { to: spot };
        if windows::open(state, window) {
            return Ok(());
        }
    }
    step(state, to, How::Flies, log);
    Ok(())
}

/// Takes the payment: a fuel, a use of the tank, or the gyro's turn.
pub fn pay(state: &mut State, seat: Seat, by: Pay, log: &mut impl Log<Event>) {
    match by {
        Pay::Free => return,
        Pay::Fuel => state.plane_mut(seat).fuel -= 1,
        Pay::Tank => crate::cards::spend(state, seat, Exploration::ReserveTank),
        Pay::Gyro => state.turn.gyro_used = true,
    }
    log.push(Event::Paid { seat, by });
}

/// The step itself, and what it brings: the end of the flight, or a challenge. Rule: CP-HANDLE-01, CP-ENTR-07,
/// CP-MOVE-11.
pub fn step(state: &mut State, to: Place, how: How, log: &mut impl Log<Event>) {
    let seat = state.turn.seat;
    let from = state.plane(seat).place;
    log.push(Event::Moved { seat, from, to, how });
    state.waiting.only(Waiting::Handle);
    match to {
        Place::Exit => ending::finish(state, seat, log),
        Place::On(spot) => {
            state.plane_mut(seat).place = to;
            let cave = state.cave_at(spot).expect("a step leads to a card");
            state.plane_mut(seat).visited.put(cave);
            if handling::handles_on_entry(state, seat, cave) {
                handling::begin(state, cave, seat, log);
            }
        }
        Place::Entrance | Place::Outside | Place::Out => state.plane_mut(seat).place = to,
    }
}

/// An effect puts a plane somewhere: wind, Teleport, magnet, bumper or reversal. Thrown back, it may fly again over
/// what it had visited from there on. Rule: CP-MOVE-09, ruling CP-R-22.
pub fn relocate(state: &mut State, seat: Seat, to: Place, how: How, log: &mut impl Log<Event>) {
    let from = state.plane(seat).place;
    log.push(Event::Moved { seat, from, to, how });
    let column = |place: Place| match place {
        Place::On(spot) => spot.column(),
        Place::Exit => state.columns + 1,
        Place::Entrance | Place::Outside | Place::Out => 0,
    };
    let (before, after) = (column(from), column(to));
    if after < before {
        let beyond = |cave: &crate::Cave| state.spot_of(*cave).is_some_and(|spot| spot.column() >= after);
        let reopened = state.plane(seat).visited.iter().filter(beyond).collect();
        let plane = state.plane_mut(seat);
        plane.visited = plane.visited.without(reopened);
    }
    state.plane_mut(seat).place = to;
    match to {
        Place::Exit => ending::finish(state, seat, log),
        Place::On(_) => {
            let cave = state.cave_under(seat).expect("effects put planes on cards");
            state.plane_mut(seat).visited.put(cave);
        }
        Place::Entrance | Place::Outside | Place::Out => {}
    }
}

/// On an upgrade card with fewer than two turns spent, or in the entrance in the second turn; not in an additional
/// round. The number of the turn counts. Rule: CP-MOVE-06, CP-ENTR-03, CP-ENTR-04, ruling CP-R-20, CP-R-71.
pub fn may_stay(state: &State) -> Result<(), Illegal> {
    let seat = state.turn.seat;
    let plane = state.plane(seat);
    if !state.turn.first_round {
        return Err(Illegal::NoStayInExtra);
    }
    match plane.place {
        Place::Entrance if plane.turns == 2 => Ok(()),
        Place::Entrance => Err(Illegal::NoStayInEntrance),
        _ => match state.cave_under(seat) {
            Some(cave) if content::cave(cave).upgrade && !plane.spent[1].has(cave) => Ok(()),
            _ => Err(Illegal::NoStay),
        },
    }
}

/// Staying is the Move step; nothing is handled again. Rule: CP-MOVE-06, CP-MOVE-07.
pub fn stay(state: &mut State, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_stay(state)?;
    let seat = state.turn.seat;
    log.push(Event::Stayed { seat, at: state.plane(seat).place });
    state.waiting.only(Waiting::Handle);
    Ok(())
}

/// A third turn in the entrance, once a game, for a credit. Rule: CP-ENTR-04, CP-ENTR-05, ruling CP-R-27.
pub fn may_use_scrapyard(state: &State) -> Result<(), Illegal> {
    let plane = state.plane(state.turn.seat);
    let is_due = plane.place == Place::Entrance
        && plane.turns == 3
        && plane.entrance_turns == 0b11
        && !plane.scrapyard_used
        && state.turn.first_round;
    if !is_due {
        return Err(Illegal::NoScrapyard);
    }
    if plane.credits < u16::from(SCRAPYARD) {
        return Err(Illegal::TooDear { price: SCRAPYARD, have: plane.credits });
    }
    Ok(())
}

/// Rule: CP-ENTR-05.
pub fn scrapyard(state: &mut State, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_use_scrapyard(state)?;
    let seat = state.turn.seat;
    let plane = state.plane_mut(seat);
    plane.credits -= u16::from(SCRAPYARD);
    plane.scrapyard_used = true;
    log.push(Event::Scrapyard { seat });
    state.waiting.only(Waiting::Handle);
    Ok(())
}

/// Is there a step or a stay? Then one of them is taken. Ruling CP-R-24.
pub fn has_way(state: &State) -> bool {
    check(state, Place::Entrance, Pay::Free).is_ok()
        || steps(state).next().is_some()
        || check(state, Place::Exit, Pay::Free).is_ok()
        || may_stay(state).is_ok()
        || may_use_scrapyard(state).is_ok()
}

/// What becomes of a plane without a way: it hovers while the cave ahead is not built, and in an additional round; else
/// it is stuck. Rule: CP-MOVE-08, ruling CP-R-23.
pub fn hovers(state: &State) -> bool {
    let column = state.plane(state.turn.seat).place.spot().map_or(0, Spot::column);
    !state.turn.first_round || !state.exit && column >= state.columns
}

/// Without a way, and without a card that might be one, nobody is asked. Ruling CP-R-23.
pub fn go_on(state: &mut State, log: &mut impl Log<Event>) -> bool {
    if has_way(state) || crate::cards::movers::has_way_out(state) {
        return false;
    }
    if hovers(state) {
        keep_place(state, log);
    } else {
        ending::eliminate(state, state.turn.seat, false, log);
    }
    true
}

fn keep_place(state: &mut State, log: &mut impl Log<Event>) {
    log.push(Event::Hovers { seat: state.turn.seat });
    state.waiting.only(Waiting::Handle);
}

/// May the active player let the step be? Ruling CP-R-23, CP-R-24.
pub fn may_surrender(state: &State, hovering: bool) -> Result<(), Illegal> {
    if has_way(state) {
        Err(Illegal::StepExists)
    } else if hovers(state) != hovering {
        Err(Illegal::WrongSurrender)
    } else {
        Ok(())
    }
}

/// Ruling CP-R-23 (1).
pub fn hover(state: &mut State, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_surrender(state, true)?;
    keep_place(state, log);
    Ok(())
}

/// Ruling CP-R-23 (2).
pub fn give_up(state: &mut State, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_surrender(state, false)?;
    ending::eliminate(state, state.turn.seat, false, log);
    Ok(())
}
