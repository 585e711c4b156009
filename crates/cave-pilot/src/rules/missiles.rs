//! Firing missiles. Rules: CP-MISSILE.

use kernel::{Log, Seat};

use crate::attack::Missile;
use crate::content::{Special, cave};
use crate::rules::{damage, handling, scoring, windows};
use crate::state::State;
use crate::{Event, Exploration, Illegal, Item, MissileFace, Part, Place, Slot, Spot, Target, Waiting, Window};

/// How far missiles fly. Rule: CP-MISSILE-03.
pub fn reach(state: &State, seat: Seat) -> u8 {
    if state.plane(seat).holds(Exploration::Periscope) { 3 } else { 2 }
}

/// The distance from where the plane is now, before this round's movement; from inside the entrance it is the column.
/// Rule: CP-MISSILE-04, ruling CP-R-16, CP-R-17.
fn distance(state: &State, seat: Seat, to: Spot) -> Option<u8> {
    match state.plane(seat).place {
        Place::Entrance => Some(to.column()),
        Place::On(from) => Some(from.distance(to)),
        Place::Outside | Place::Exit | Place::Out => None,
    }
}

/// May the active player fire at that? Rule: CP-MISSILE-01, CP-MISSILE-02, CP-MISSILE-03, CP-MISSILE-05, CP-ENTR-08,
/// ruling CP-R-75.
pub fn check(state: &State, at: Target) -> Result<(), Illegal> {
    let seat = state.turn.seat;
    if state.plane(seat).missiles == 0 {
        return Err(Illegal::NoMissile);
    }
    let spot = match at {
        Target::Plane(other) => {
            if other.index() >= usize::from(state.setup.players) {
                return Err(Illegal::NoSuchSeat(other));
            }
            if other == seat {
                return Err(Illegal::OwnPlane);
            }
            if state.setup.mode.is_cooperative() {
                return Err(Illegal::PlanesSpared);
            }
            state.plane(other).place.spot().ok_or(Illegal::PlaneNotInCave(other))?
        }
        Target::Cave(spot) | Target::Part(spot, _) => {
            let card = state.cave_at(spot).ok_or(Illegal::NoCave(spot))?;
            // Rule: CP-MISSILE-13.
            let two_parts = cave(card).special == Some(Special::TwoPart);
            match (two_parts, matches!(at, Target::Part(..))) {
                (true, false) => return Err(Illegal::NameThePart(spot)),
                (false, true) => return Err(Illegal::NoParts(spot)),
                (true, true) | (false, false) => spot,
            }
        }
    };
    let distance = distance(state, seat, spot).ok_or(Illegal::FireFromOutside)?;
    let reach = reach(state, seat);
    if distance > reach { Err(Illegal::OutOfReach { distance, reach }) } else { Ok(()) }
}

/// Everything that may be fired at.
pub fn targets(state: &State, mut each: impl FnMut(Target)) {
    let seat = state.turn.seat;
    let plane = state.plane(seat);
    let column = match plane.place {
        Place::Entrance => 0,
        Place::On(spot) => i16::from(spot.column()),
        Place::Outside | Place::Exit | Place::Out => return,
    };
    if plane.missiles == 0 {
        return;
    }
    let reach = i16::from(reach(state, seat));
    for column in (column - reach).max(1)..=(column + reach).min(i16::from(state.columns)) {
        for spot in (0..2).filter_map(|row| Spot::at(row, column)) {
            match state.cave_at(spot).map(|card| cave(card).special) {
                Some(Some(Special::TwoPart)) => (0..2).for_each(|part| each(Target::Part(spot, part))),
                Some(_) => each(Target::Cave(spot)),
                None => {}
            }
        }
    }
    state.seats().map(Target::Plane).filter(|target| check(state, *target).is_ok()).for_each(each);
}

/// Is there anything to decide in step b? Rule: CP-TURN-02.
pub fn has_step(state: &State) -> bool {
    let mut any = false;
    targets(state, |_| any = true);
    any || windows::any_use(state, state.turn.seat, windows::FIRE_CARDS)
}

/// Could there be, once the step is begun? Under the Foliot clock. Rule: CP-XC-07.
pub fn may_have_step(state: &State) -> bool {
    let mut any = windows::holds_any(state, state.turn.seat, windows::FIRE_CARDS);
    targets(state, |_| any = true);
    any
}

/// A missile is spent when its target is declared; who is aimed at may have an answer. Rule: CP-MISSILE-01, CP-EXPL-08.
pub fn fire(state: &mut State, at: Target, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    check(state, at)?;
    let seat = state.turn.seat;
    state.plane_mut(seat).missiles -= 1;
    state.missile = Some(Missile { at, face: None });
    log.push(Event::Fired { seat, at });
    state.waiting.push(Waiting::MissileRoll);
    windows::open(state, Window::Missile);
    Ok(())
}

/// The Missile die shows. Rule: CP-MISSILE-06.
pub fn rolled(state: &mut State, face: MissileFace, log: &mut impl Log<Event>) {
    let missile = state.missile.as_mut().expect("a missile is in the air");
    missile.face = Some(face);
    log.push(Event::MissileRolled { seat: state.turn.seat, face });
    state.waiting.pop();
    if !windows::open(state, Window::MissileRolled) {
        strike(state, log);
    }
}

/// The result is resolved at once. Rule: CP-MISSILE-07, CP-MISSILE-08, CP-MISSILE-09, CP-MISSILE-10, ruling CP-R-28.
pub fn strike(state: &mut State, log: &mut impl Log<Event>) {
    let missile = state.missile.as_mut().expect("a missile is in the air");
    let face = missile.face.take().expect("the die was rolled");
    let at = missile.at;
    if face == MissileFace::Die {
        state.waiting.push(Waiting::Reroll);
    } else {
        state.missile = None;
    }
    let on_cave = match face {
        MissileFace::One | MissileFace::Die | MissileFace::Reputation => 1,
        MissileFace::Two | MissileFace::Targeting => 2,
        MissileFace::Three => 3,
    };
    match at {
        Target::Cave(spot) | Target::Part(spot, _) => {
            let part = if let Target::Part(_, part) = at { part } else { 0 };
            let card = state.cave_at(spot).expect("a target lies in the cave");
            handling::add_cubes(state, card, part, on_cave, log);
        }
        Target::Plane(who) => match face {
            MissileFace::Reputation => scoring::lose(state, who, 1, log),
            MissileFace::Targeting => state.waiting.push(Waiting::Aim { at: who, left: 2 }),
            MissileFace::One | MissileFace::Two | MissileFace::Three | MissileFace::Die => {
                state.waiting.push(Waiting::Hits { who, from: Part::Shields, left: on_cave });
            }
        },
    }
}

/// No second roll against a plane that is gone. Ruling CP-R-28.
pub fn is_spent(state: &State) -> bool {
    match state.missile {
        Some(Missile { at: Target::Plane(who), .. }) => state.plane(who).place == Place::Out,
        Some(_) => false,
        None => true,
    }
}

/// D-REROLL: the re-roll is voluntary. Ruling CP-R-28.
pub fn stop(state: &mut State) {
    state.missile = None;
    state.waiting.pop();
}

/// The cards a directed hit may go to. Rule: CP-MISSILE-08, ruling CP-R-30.
pub fn aims(state: &State, at: Seat, mut each: impl FnMut(Item)) {
    let plane = state.plane(at);
    Slot::all().filter(|slot| plane.mat[slot.index()].card.is_some()).for_each(|slot| each(Item::Slot(slot)));
    damage::exploration_choices(state, at, |card| each(Item::Card(card)));
}

/// Directed hits: each is aimed anew; without any upgrade card they follow the order. Ruling CP-R-30.
pub fn go_on(state: &mut State, at: Seat, left: u8, log: &mut impl Log<Event>) -> bool {
    if left == 0 || state.plane(at).place == Place::Out {
        state.waiting.pop();
        return true;
    }
    let (mut only, mut n) = (None, 0);
    aims(state, at, |item| {
        only = Some(item);
        n += 1;
    });
    match only {
        None => state.waiting.replace(Waiting::Hits { who: at, from: Part::Shields, left }),
        Some(item) if n == 1 => direct(state, at, left, item, log),
        Some(_) => return false,
    }
    true
}

/// D-AIM.
pub fn aim(state: &mut State, at: Seat, left: u8, on: Item, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let mut fits = false;
    aims(state, at, |item| fits |= item == on);
    if !fits {
        return Err(Illegal::NotHittable(on));
    }
    direct(state, at, left, on, log);
    Ok(())
}

fn direct(state: &mut State, at: Seat, left: u8, on: Item, log: &mut impl Log<Event>) {
    state.waiting.replace(Waiting::Aim { at, left: left - 1 });
    let part = match on {
        Item::Slot(slot) => Part::ALL.iter().copied().find(|part| part.property() == Some(slot.property())),
        Item::Card(_) => Some(Part::Explorations),
    };
    damage::take_hit(state, at, part.expect("every type can be hit"), Some(on), log);
}
