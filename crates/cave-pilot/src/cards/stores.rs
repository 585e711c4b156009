//! Cards for the shop, the rack and the hangar: Pulse P6, Lombard pledge, Congreve rack, A.R.U., and the Foliot clock.
//! Primitives: ShopReset, Reserve, Gain, Repair, FreeOrder. Rules: CP-XC-07, CP-XC-09, ruling CP-R-50, CP-R-51.

use kernel::{Log, Seat};

use crate::rules::{shop, upgrading};
use crate::state::State;
use crate::{Event, Mark, Part, Row, Shelf, Slot, Waiting};

/// Red cubes that one use takes off.
const REPAIRED: u8 = 2;

/// Everything displayed in the shop. Ruling CP-R-50.
pub fn shelves(state: &State, each: &mut impl FnMut(Mark)) {
    for row in Row::ALL {
        (0..state.row(*row).len() as u8).for_each(|index| each(Mark::Shelf(Shelf { row: *row, index })));
    }
}

/// The Reservation token lies there now. Ruling CP-R-50.
pub fn reserve(state: &mut State, seat: Seat, at: Shelf, log: &mut impl Log<Event>) {
    state.reserved = Some((seat, at));
    log.push(Event::Reserved { seat, at: Some(at) });
}

/// All displayed cards but a reserved one go, and the rows are filled; this is no refresh. Rule: CP-XC-09.
pub fn pulse(state: &mut State, log: &mut impl Log<Event>) {
    for row in Row::ALL.iter().copied() {
        for index in (0..state.row(row).len() as u8).rev() {
            let at = Shelf { row, index };
            if !shop::is_reserved(state, at) {
                let card = shop::take(state, at);
                state.discard_upgrade(card);
                log.push(Event::Removed { row, card });
            }
        }
    }
    state.waiting.push(Waiting::Fill);
}

/// Before the first refresh of the turn. Rule: CP-XC-07.
pub fn may_announce_clock(state: &State) -> bool {
    state.turn.first_round && !state.turn.refreshed && state.turn.free.is_none()
}

/// The clock runs: from now on the player says which step comes next. Rule: CP-XC-07.
pub fn announce_clock(state: &mut State) {
    state.turn.free = Some(0);
    state.waiting.only(Waiting::Order);
}

/// Gains above the limit are lost, so there must be room. Ruling CP-R-12.
pub fn has_room_for_missile(state: &State) -> bool {
    state.plane(state.turn.seat).missiles < upgrading::limit(state)
}

/// One missile, to be fired at once or kept.
pub fn gain_missile(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.turn.seat;
    state.plane_mut(seat).missiles += 1;
    log.push(Event::Stocked { seat, what: Part::Missiles, price: 0 });
}

/// Positions with red cubes. Rule: CP-DAMAGE-11, ruling CP-R-51.
pub fn repairs(state: &State, each: &mut impl FnMut(Mark)) {
    let mat = &state.plane(state.turn.seat).mat;
    Slot::all().filter(|slot| mat[slot.index()].hits > 0).for_each(|slot| each(Mark::Slot(slot)));
}

/// Up to two red cubes come off. Ruling CP-R-51.
pub fn repair(state: &mut State, slot: Slot, log: &mut impl Log<Event>) {
    let seat = state.turn.seat;
    let stack = &mut state.plane_mut(seat).mat[slot.index()];
    let hits = stack.hits.min(REPAIRED);
    stack.hits -= hits;
    log.push(Event::Repaired { seat, slot, hits });
}
