//! Cave cards near the seat's plane, and what they ask for.

use kernel::Marks;

use super::look::Pilot;
use super::*;
use crate::content::{Facts, Special, cave};
use crate::rules::placing;

/// What is printed on a card beside its challenge: places 0 to 5.
pub fn marks_of(facts: &Facts, each: impl FnMut(usize)) {
    let special = match facts.special {
        Some(Special::Ranged) => Some(2),
        Some(Special::Wind) => Some(3),
        Some(Special::TwoPart) => Some(4),
        Some(Special::Ooze | Special::Aura) => Some(5),
        None => None,
    };
    let marks = [facts.upgrade.then_some(0), facts.explore.then_some(1), special];
    marks.into_iter().flatten().for_each(each);
}

/// Spaces around the plane, and what its challenges will ask for.
pub fn mark(state: &State, pilot: &Pilot, into: &mut Marks) {
    let open = [0, 1].map(|row| placing::open_columns(state, row));
    let (column, row) = (i16::from(pilot.column()), pilot.row());
    let mut need = [0; 7];
    for cell in 0..CELLS {
        let Some(spot) = Spot::at(row ^ (cell & 1), column + (cell as i16 >> 1) - 1) else { continue };
        match state.cave_at(spot) {
            Some(card) => mark_card(state, pilot, cell, card, spot, &mut need, into),
            None if open[spot.row()] >> spot.column() & 1 != 0 => into.set(CELL, cell * 5),
            None => {}
        }
    }
    count(NEED, &need, into);
    need = [0; 7];
    for owner in state.seats() {
        state.plane(owner).hand.iter().for_each(|card| ask_for(cave(*card), &mut need));
    }
    count(NEED_HANDS, &need, into);
}

fn count(block: Block, need: &[i32; 7], into: &mut Marks) {
    for (property, n) in need.iter().enumerate() {
        into.count(block, property, *n.min(&10));
    }
}

fn ask_for(facts: &Facts, need: &mut [i32; 7]) {
    let n = if facts.special == Some(Special::TwoPart) { 1 } else { i32::from(facts.actions) };
    kernel::bits(u64::from(facts.parts[0].properties)).for_each(|property| need[property] += n);
    if facts.special == Some(Special::TwoPart) {
        kernel::bits(u64::from(facts.parts[1].properties)).for_each(|property| need[property] += 1);
    }
}

fn mark_card(state: &State, pilot: &Pilot, cell: usize, card: Cave, spot: Spot, need: &mut [i32; 7], into: &mut Marks) {
    let facts = cave(card);
    let plane = pilot.plane;
    let again = facts.upgrade && !plane.spent[1].has(card);
    let handled = plane.handled.has(card);
    let how = match () {
        () if state.cleared.has(card) => 4,
        () if !handled => 3,
        () if again => 2,
        () => 1,
    };
    into.set(CELL, cell * 5 + how);
    if how == 1 {
        return;
    }
    let look = pilot.look(card, Some(spot));
    if how == 3 {
        into.set(CELL_WORTH, cell * WORTHS + worth(look.worth));
    }
    // Of what lies behind the plane no more is told.
    if cell < 2 {
        return;
    }
    marks_of(facts, |mark| into.set(CELL_MARKS, cell * 6 + mark));
    if how == 3 {
        into.set(CELL_ODDS, cell * 7 + (look.ways / 6) as usize);
        into.set(CELL_REPUTATION, cell * 8 + look.reputation.min(7) as usize);
        into.set(CELL_HITS, cell * 6 + look.hits.min(5) as usize);
        ask_for(facts, need);
    }
}
