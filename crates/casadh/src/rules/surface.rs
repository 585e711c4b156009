//! Surface turns: moving a Grue. Rules: CC-SURF; rulings CC-R-31, CC-R-32. Passing and declining are in `mod.rs`.

use kernel::{Log, bits};

use super::{ending, grues};
use crate::state::{State, Waiting};
use crate::{Death, Event, Hazard, Illegal, Side, Sides, Space};

/// One try a turn; higher than the number inside succeeds. Rule: CC-SURF-01, CC-SURF-02, CC-SURF-03; ruling CC-R-31.
pub fn roll(state: &mut State, die: u8, log: &mut impl Log<Event>) {
    let inside = state.n_inside() as u8;
    let succeeds = die > inside;
    state.waiting.replace(if succeeds { Waiting::GrueMove } else { Waiting::EndSlot });
    log.push(Event::GrueRolled { seat: state.turn, die, inside, succeeds });
}

/// Those on a hex without a lantern, one bit a seat. Rule: CC-SURF-07, CC-GRUE-06.
#[inline]
pub fn prey(state: &State, hex: u8) -> u8 {
    state.people_on(hex) & !state.lanterns()
}

/// Sides the Grue of a hex may cross; slopes count both ways for it. Rule: CC-SURF-04, CC-SURF-05, CC-SURF-08,
/// CC-GRUE-09; rulings CC-R-06, CC-R-28.
pub fn grue_moves(state: &State, hex: u8) -> Sides {
    let here = state.hex(hex);
    let Some(node) = here.grue() else { return Sides::NONE };
    if prey(state, hex) != 0 {
        return Sides::NONE;
    }
    let open = here.exits(node, true).and(here.standing).without(here.grues);
    let lanterns = state.lanterns();
    open.iter().fold(Sides::NONE, |sides, side| {
        let next = here.next[side.index()];
        let barred = next == 0 || state.people_on(next) & lanterns != 0;
        if barred { sides } else { Sides(sides.0 | Sides::one(side).0) }
    })
}

/// The hex of a Grue on this space.
fn grue_at(state: &State, at: Space) -> Result<u8, Illegal> {
    let hex = state.hex_at(at).filter(|hex| state.has_token(Hazard::Grue, *hex));
    hex.ok_or(Illegal::NoGrueAt(at))
}

/// The Grue eats all on its hex who have no lantern. Rule: CC-SURF-07.
pub fn eat(state: &mut State, at: Space, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let hex = grue_at(state, at)?;
    let prey = prey(state, hex);
    if prey == 0 {
        return Err(Illegal::NobodyToEat(at));
    }
    state.waiting.replace(Waiting::EndSlot);
    log.push(Event::GrueEats { at });
    for seat in state.in_order_from_active().filter(|seat| prey >> seat.index() & 1 != 0) {
        ending::kill(state, seat, Death::Grue, log);
    }
    Ok(())
}

/// The Grue crosses a side; who is there loses 1 HP and flees. Rule: CC-SURF-04, CC-SURF-05, CC-SURF-06; ruling CC-R-32.
pub fn move_grue(state: &mut State, from: Space, side: Side, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let hex = grue_at(state, from)?;
    let to = state.hex(hex).next[side.index()];
    if !grue_moves(state, hex).has(side) {
        return Err(why_not(state, hex, from, side));
    }
    state.waiting.replace(Waiting::EndSlot);
    let node = state.hex(to).node_at(side.opposite());
    state.remove_grue(hex);
    state.put_grue(to, node);
    log.push(Event::GrueMoved { from, to: state.hex(to).at, node, driven: false });
    let there = state.people_on(to);
    for seat in state.in_order_from_active().filter(|seat| there >> seat.index() & 1 != 0) {
        // Nerves and items do not matter here.
        let hp = state.spelunker(seat).hp - 1;
        state.spelunker_mut(seat).hp = hp;
        log.push(Event::Struck { seat, hazard: Hazard::Grue, lost: 1, hp });
        if hp == 0 {
            ending::kill(state, seat, Death::Grue, log);
        }
    }
    if !state.is_over() {
        grues::flights(state, there, log);
    }
    Ok(())
}

fn why_not(state: &State, hex: u8, from: Space, side: Side) -> Illegal {
    let here = state.hex(hex);
    let way = here.grue().is_some_and(|node| here.exits(node, true).has(side));
    if prey(state, hex) != 0 {
        Illegal::GrueEatsFirst(from)
    } else if !way || !here.taken.has(side) {
        Illegal::GrueNoWay(side)
    } else if !here.standing.has(side) {
        Illegal::GrueNotIntoRubble(side)
    } else if here.next[side.index()] == 0 {
        Illegal::GrueNotToBase
    } else if here.grues.has(side) {
        Illegal::GrueMeetsGrue
    } else {
        Illegal::GrueFearsLantern
    }
}

/// The hexes with Grues in the order of laying.
#[inline]
pub fn grue_hexes(state: &State) -> impl Iterator<Item = u8> + use<> {
    bits(state.tokens[Hazard::Grue.index()]).map(|hex| hex as u8)
}
