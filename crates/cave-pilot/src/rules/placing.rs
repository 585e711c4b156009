//! Placing Cave cards, and the pile they come from. Rules: CP-PLACE.

use kernel::Log;

use crate::rules::turn;
use crate::state::State;
use crate::{Cave, Event, Illegal, Spot, Waiting};

/// The empty positions of a row where a card may go, one bit a column: beside, above or below a card, or in column 1.
/// Gaps may arise and be filled later. Rule: CP-PLACE-02, CP-PLACE-03, CP-PLACE-04, ruling CP-R-14.
#[inline]
pub fn open_columns(state: &State, row: usize) -> u128 {
    let own = state.filled[row];
    let touching = own << 1 | own >> 1 | state.filled[1 - row] | 1 << 1;
    touching & !own & ALL_COLUMNS
}

/// Columns 1 to 70.
const ALL_COLUMNS: u128 = ((1 << Spot::COLUMNS) - 1) << 1;

/// May the active player lay this card there?
#[inline]
pub fn check(state: &State, card: Cave, at: Spot) -> Result<(), Illegal> {
    if !state.plane(state.turn.seat).hand.contains(&card) {
        return Err(Illegal::CaveNotHeld(card));
    }
    if state.cave_at(at).is_some() {
        return Err(Illegal::SpotTaken(at));
    }
    if open_columns(state, at.row()) >> at.column() & 1 == 0 {
        return Err(Illegal::NotAdjacent(at));
    }
    Ok(())
}

/// One Cave card, of any colour; solo two. Rule: CP-PLACE-01, CP-GEN-02, CP-SOLO-03, ruling CP-R-26, CP-R-67, CP-R-70.
pub fn place(state: &mut State, left: u8, card: Cave, at: Spot, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    check(state, card, at)?;
    let seat = state.turn.seat;
    let hand = &mut state.plane_mut(seat).hand;
    hand.retain(|held| *held != card);
    let has_more = !hand.is_empty();
    state.lay(card, at);
    log.push(Event::Placed { seat, card, at });
    open_exit(state, log);
    if left > 1 && has_more {
        state.waiting.replace(Waiting::Place { left: left - 1 });
    } else {
        turn::begin_round(state);
    }
    Ok(())
}

/// With the last Cave card of the game the exit lies beside the outermost column, to be entered at once.
/// Rule: CP-PLACE-05, CP-PLACE-06, ruling CP-R-15.
fn open_exit(state: &mut State, log: &mut impl Log<Event>) {
    let none_left = state.pile.is_empty() && state.seats().all(|seat| state.plane(seat).hand.is_empty());
    if none_left {
        state.exit = true;
        log.push(Event::ExitOpens { column: state.columns + 1 });
    }
}

/// Takes the top card of the pile; this one, if it can be the top one. Rule: CP-SETUP-03.
pub fn take_from_pile(state: &mut State, card: Cave) -> Result<(), Illegal> {
    let top = state.pile.last_mut().ok_or(Illegal::NotByChance)?;
    if top.known.has(card) {
        top.known.take(card);
    } else {
        let heap = (0..3).find(|heap| top.unknown[*heap] > 0 && state.unseen[*heap].has(card));
        let heap = heap.ok_or(Illegal::NotByChance)?;
        top.unknown[heap] -= 1;
        state.unseen[heap].take(card);
    }
    if top.len() == 0 {
        state.pile.pop();
    }
    Ok(())
}

/// What may lie on top, with weights: a heap in proportion to its cards in the layer, any of its unseen cards alike.
pub fn top_cards(state: &State, mut each: impl FnMut(Cave, u32)) {
    let Some(top) = state.pile.last() else { return };
    let ways = |heap: usize| if top.unknown[heap] > 0 { state.unseen[heap].len() } else { 1 };
    let all: u32 = (0..3).map(ways).product();
    for heap in (0..3).filter(|heap| top.unknown[*heap] > 0) {
        let weight = u32::from(top.unknown[heap]) * all / ways(heap);
        state.unseen[heap].iter().for_each(|cave| each(cave, weight));
    }
    top.known.iter().for_each(|cave| each(cave, all));
}
