//! What it costs to get somewhere, in hundredths of an AP.

use arrayvec::ArrayVec;

use crate::cell::{Cell, Side};
use crate::heuristics::Weight;
use crate::printed::DAMAGE;
use crate::state::State;
use crate::tile::Special;

/// A step; a Dash makes two for one AP.
pub const STEP: u16 = 50;
/// A step into the unknown, with what may wait there.
const DARK: u16 = 160;
/// Breaking through where corridors do not meet: Destroy, and find what comes instead.
const BREACH: u16 = 300;
/// Meeting a Hazard that does no damage.
const MET: Weight = Weight { among: 70, alone: 10 };
/// What is farther than any way.
pub const FAR: u16 = 6_000;

/// What being locked in costs.
const LOCKED_IN: i32 = 4_000;

/// A cost for every place of the table.
pub type Costs = [u16; Cell::COUNT];

/// From a place to all others.
pub fn from(state: &State, start: Cell) -> Costs {
    spread(state, start, false)
}

/// From all places to the Cave Entrance.
pub fn home(state: &State) -> Costs {
    spread(state, state.entrance(), true)
}

/// The way home from a place; who is locked in had better give up.
pub fn way_home(home: &Costs, from: Cell) -> i32 {
    match home[from.index()] {
        FAR => LOCKED_IN,
        cost => whole(cost),
    }
}

/// A way in whole AP: half a Dash is a Move.
pub fn whole(cost: u16) -> i32 {
    (i32::from(cost) + 99) / 100 * 100
}

/// Spreads out from a place; `backwards` when the ways lead to it.
fn spread(state: &State, start: Cell, backwards: bool) -> Costs {
    let mut costs = [FAR; Cell::COUNT];
    // What it cost to get to a place when its neighbours were looked at.
    let mut settled = [FAR; Cell::COUNT];
    let mut queue = ArrayVec::<Cell, 512>::new();
    costs[start.index()] = 0;
    queue.push(start);
    let mut next = 0;
    while next < queue.len() {
        let cell = queue[next];
        next += 1;
        let here = costs[cell.index()];
        if std::mem::replace(&mut settled[cell.index()], here) == here {
            continue;
        }
        let known = state.is_discovered(cell);
        for side in Side::ALL.iter().copied() {
            let beyond = cell.next(side);
            // Nothing costs less than a step.
            if here + STEP >= costs[beyond.index()] {
                continue;
            }
            let (out, back) = (state.faces(cell, side), state.faces(beyond, side.opposite()));
            let toll = match (known, state.is_discovered(beyond)) {
                (true, true) if out && back => toll(state, if backwards { cell } else { beyond }),
                (true, true) if (out && !backwards) || (back && backwards) => BREACH,
                (true, false) if backwards && out && state.is_available(beyond) => STEP,
                (true, false) if out && state.is_available(beyond) => DARK,
                (false, true) if back => 2 * STEP,
                _ => continue,
            };
            let cost = here + toll;
            if cost < costs[beyond.index()] {
                costs[beyond.index()] = cost;
                let _ = queue.try_push(beyond);
            }
        }
    }
    costs
}

/// Entering a discovered passage: nothing dashes through what must be met.
fn toll(state: &State, cell: Cell) -> u16 {
    let hazards = state.hazards_at(cell).cards();
    let each = MET.here(state) as u16;
    let met: u16 = hazards.iter().map(|card| each + 50 * u16::from(DAMAGE[state.kind(card) as usize])).sum();
    match state.special_at(cell) {
        Some(Special::Ledge | Special::Wade) => 3 * STEP + met,
        _ if hazards.is_empty() => STEP,
        _ => 2 * STEP + met,
    }
}
