//! The Cave shop: two rows that move outward. Rules: CP-SHOP, CP-SETUP-06.

use kernel::{Log, Seat};

use crate::rules::windows;
use crate::state::State;
use crate::{Event, HouseRule, Illegal, Row, Shelf, Upgrade, Waiting};

/// Cards a row is filled to. Rule: CP-SETUP-06, CP-SHOP-03.
pub const ROW: usize = 3;
/// Cards a row can hold: all of its pile.
const MOST: usize = 32;

/// May `seat` refresh now? In step a; in easy mode at any moment of its action phase, but once a turn.
/// Rule: CP-SHOP-01, CP-SHOP-05, CP-EASY-01, ruling CP-R-08.
#[inline]
pub fn may_refresh(state: &State, seat: Seat) -> Result<(), Illegal> {
    let easy = state.has(HouseRule::EasyMode);
    let in_time = state.waiting.top() == Waiting::Refresh || easy && state.turn.acting && seat == state.turn.seat;
    match (in_time, state.turn.refreshed) {
        (false, _) => Err(Illegal::NotTheRefreshStep),
        (true, true) if easy => Err(Illegal::RefreshedThisTurn),
        (true, true) => Err(Illegal::RefreshedAlready),
        (true, false) => Ok(()),
    }
}

/// The outermost card of a row goes, wherever the plane is; rows close up and are filled. A reserved card is passed
/// over. Rule: CP-SHOP-01, CP-SHOP-02, ruling CP-R-05, CP-R-50.
pub fn refresh(state: &mut State, seat: Seat, row: Row, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_refresh(state, seat)?;
    state.turn.refreshed = true;
    let first = (0..state.row(row).len() as u8).map(|index| Shelf { row, index }).find(|at| !is_reserved(state, *at));
    if let Some(at) = first {
        let card = take(state, at);
        state.discard_upgrade(card);
        log.push(Event::Removed { row, card });
    }
    state.waiting.push(Waiting::Fill);
    Ok(())
}

/// Is there anything to decide in step a? Rule: CP-TURN-02.
pub fn has_step(state: &State) -> bool {
    !state.turn.refreshed || windows::holds_any(state, state.turn.seat, windows::REFRESH_CARDS)
}

/// Does the Reservation token lie there? Ruling CP-R-50.
#[inline]
pub fn is_reserved(state: &State, at: Shelf) -> bool {
    matches!(state.reserved, Some((_, reserved)) if reserved == at)
}

/// Takes a card out of its row; the others close up, and a token moves with its card. Rule: CP-SHOP-02.
pub fn take(state: &mut State, at: Shelf) -> Upgrade {
    let card = state.shop[at.row as usize].remove(usize::from(at.index));
    if let Some((seat, reserved)) = state.reserved
        && reserved.row == at.row
        && reserved.index >= at.index
    {
        state.reserved = (reserved.index > at.index).then(|| (seat, Shelf { row: at.row, index: reserved.index - 1 }));
    }
    card
}

/// Makes the pile of a row ready to draw from: an empty one takes its discards. False when both are empty.
/// Ruling CP-R-07.
pub fn make_ready(state: &mut State, row: Row) -> bool {
    let index = row as usize;
    if state.heaps[index].is_empty() {
        state.heaps[index] = std::mem::take(&mut state.heap_discards[index]);
    }
    !state.heaps[index].is_empty()
}

/// Can a card be drawn for the row?
pub fn may_draw(state: &State, row: Row) -> bool {
    let index = row as usize;
    !(state.heaps[index].is_empty() && state.heap_discards[index].is_empty()) && state.row(row).len() < MOST
}

/// The row that is to be filled next: one with fewer than three cards. Bought cards are missing until now.
/// Rule: CP-SHOP-03, CP-SHOP-04.
pub fn row_to_fill(state: &State) -> Option<Row> {
    Row::ALL.iter().copied().find(|row| state.row(*row).len() < ROW && may_draw(state, *row))
}

/// Goes on filling; true when chance must draw.
pub fn go_on(state: &mut State) -> bool {
    match row_to_fill(state) {
        Some(row) => make_ready(state, row),
        None => false,
    }
}

/// A card at the inner end. Rule: CP-SHOP-03.
pub fn fill(state: &mut State, card: Upgrade, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let row = row_to_fill(state).ok_or(Illegal::NotByChance)?;
    draw(state, row, card)?;
    state.shop[row as usize].push(card);
    log.push(Event::Displayed { row, card });
    Ok(())
}

/// The first cards of the shop: the first drawn lies innermost, so each new one goes to the outer end.
/// Rule: CP-SETUP-06, ruling CP-R-06.
pub fn display(state: &mut State, card: Upgrade, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let row = row_to_fill(state).ok_or(Illegal::NotByChance)?;
    draw(state, row, card)?;
    state.shop[row as usize].insert(0, card);
    log.push(Event::Displayed { row, card });
    if row_to_fill(state).is_none() {
        state.waiting.replace(Waiting::StartCard { to: state.first });
    }
    Ok(())
}

/// An extra card at the inner end; the row may hold more than three. Rule: CP-UPG-04.
pub fn add_extra(state: &mut State, row: Row, card: Upgrade, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    draw(state, row, card)?;
    state.shop[row as usize].push(card);
    state.waiting.pop();
    log.push(Event::Displayed { row, card });
    Ok(())
}

fn draw(state: &mut State, row: Row, card: Upgrade) -> Result<(), Illegal> {
    if card.row() == row && state.heaps[row as usize].take(card) { Ok(()) } else { Err(Illegal::NotByChance) }
}
