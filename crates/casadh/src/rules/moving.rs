//! Move and Slope, and arriving on a hex. Rules: CC-MOVE; rulings CC-R-04, CC-R-05, CC-R-06, CC-R-55.

use kernel::{Log, Seat};

use super::{grues, hazards, misfortunes};
use crate::state::State;
use crate::{Event, Illegal, Item, Node, Side, Sides};

/// Sides the turn player may move through. Rule: CC-MOVE-01, CC-MOVE-02, CC-MOVE-04, CC-MOVE-10, CC-GRUE-01.
#[inline]
pub fn moves(state: &State) -> Sides {
    let who = state.spelunker(state.turn);
    let hex = state.hex(who.hex);
    let open = state.exits(who).and(hex.standing);
    if who.carries(Item::BrassLantern) { open } else { open.without(hex.grues) }
}

/// Pays 1 MP and crosses a side. Rule: CC-MOVE-01.
pub fn walk(state: &mut State, side: Side, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let seat = state.turn;
    if !moves(state).has(side) {
        let hex = state.hex_of(seat);
        return Err(if !state.exits(state.spelunker(seat)).has(side) {
            Illegal::NoExit(side)
        } else if !hex.taken.has(side) {
            Illegal::NothingThere(side)
        } else if !hex.standing.has(side) {
            Illegal::Rubble(side)
        } else {
            Illegal::GrueThere(side)
        });
    }
    state.mp -= 1;
    cross(state, seat, side, false, log);
    Ok(())
}

/// Goes through a side to the hex behind it; others there do not matter. Rule: CC-MOVE-03, CC-MOVE-05, CC-MOVE-08,
/// CC-MOVE-09.
pub fn cross(state: &mut State, seat: Seat, side: Side, flees: bool, log: &mut impl Log<Event>) {
    let from = state.spelunker(seat).hex;
    let to = state.hex(from).next[side.index()];
    let node = state.hex(to).node_at(side.opposite());
    let who = state.spelunker_mut(seat);
    who.hex = to;
    who.node = node;
    if seat == state.turn {
        state.stood = node.bit();
    }
    let (from, to_space, mp) = (state.hex(from).at, state.hex(to).at, state.mp);
    log.push(Event::Moved { seat, from, side, to: to_space, node, flees, mp });
    arrive(state, seat, log);
}

/// Water, then tokens, then a Grue. Rule: CC-MOVE-05, CC-HEX-08; ruling CC-R-25.
fn arrive(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    drink(state, seat, log);
    hazards::strike_on_entering(state, seat, log);
    if state.spelunker(seat).is_inside() {
        grues::meet(state, seat, log);
    }
}

/// Water in the own passageway cures Thirst at once. Rule: CC-HEX-08, CC-MISF-07; ruling CC-R-43.
#[inline]
pub fn drink(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if is_in_water(state, seat) {
        misfortunes::cure(state, seat, crate::Misfortune::Thirst, log);
    }
}

/// Does it stand in the passageway with the water?
#[inline]
pub fn is_in_water(state: &State, seat: Seat) -> bool {
    state.hex_of(seat).plan().water == Some(state.spelunker(seat).node)
}

/// Passageways the turn player may slope into, one bit each. Rule: CC-MOVE-06, CC-MOVE-07, CC-ITEM-04.
#[inline]
pub fn slopes(state: &State) -> u8 {
    one_slope_away(state) & !state.stood
}

#[inline]
fn one_slope_away(state: &State) -> u8 {
    let who = state.spelunker(state.turn);
    let plan = state.hex(who.hex).plan();
    let above = if who.carries(Item::Rope) { plan.above[who.node.index()] } else { 0 };
    plan.below[who.node.index()] | above
}

/// Changes the passageway along one slope, for free; no hazard strikes. Rule: CC-MOVE-06, CC-HAZ-08.
pub fn slope(state: &mut State, node: Node, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if one_slope_away(state) & node.bit() == 0 {
        return Err(Illegal::NoSlope(node));
    }
    if state.stood & node.bit() != 0 {
        return Err(Illegal::StoodThere(node));
    }
    let seat = state.turn;
    let from = state.spelunker(seat).node;
    let climbs = state.hex_of(seat).plan().below[from.index()] & node.bit() == 0;
    state.spelunker_mut(seat).node = node;
    state.stood |= node.bit();
    log.push(Event::Slid { seat, at: state.hex_of(seat).at, from, to: node, climbs });
    drink(state, seat, log);
    Ok(())
}
