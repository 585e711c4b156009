//! Flights from Grues, and lanterns. Rules: CC-GRUE; rulings CC-R-26 to CC-R-30.

use kernel::{Log, Seat};

use super::{ending, moving};
use crate::state::{State, Waiting};
use crate::{Death, Event, Hazard, HouseRule, Illegal, Item, Side, Space};

/// Is a Grue on its hex, and no lantern at hand? Rule: CC-GRUE-02, CC-GRUE-06.
#[inline]
pub fn is_threatened(state: &State, seat: Seat) -> bool {
    let who = state.spelunker(seat);
    who.is_inside() && state.has_token(Hazard::Grue, who.hex) && !who.carries(Item::BrassLantern)
}

/// Those of `pending` on a Grue's hex flee one after the other, in order from the active seat, whoever's turn it is; who
/// has no refuge is cornered, or eaten by the house rule. Rule: CC-GRUE-02, CC-GRUE-03, CC-GRUE-04, CC-GRUE-06, CC-HAZ-06; rulings CC-R-26, CC-R-27,
/// CC-R-30.
pub fn flights(state: &mut State, pending: u8, log: &mut impl Log<Event>) {
    let mut pending = pending;
    for seat in state.in_order_from_active() {
        if pending >> seat.index() & 1 == 0 {
            continue;
        }
        pending &= !(1 << seat.index());
        if !is_threatened(state, seat) {
            continue;
        }
        let refuges = state.refuges(seat);
        match refuges.len() {
            0 if state.house.has(HouseRule::CorneredAreEaten) => ending::kill(state, seat, Death::Grue, log),
            0 => log.push(Event::Cornered { seat, at: state.hex_of(seat).at }),
            1 => moving::cross(state, seat, refuges.nth(0), true, log),
            _ => {
                state.waiting.push(Waiting::Flee { who: seat, then: pending });
                return;
            }
        }
        if state.is_over() {
            return;
        }
    }
}

/// The player of the fleeing spelunker chooses the way. Rule: CC-GRUE-03; ruling CC-R-26.
pub fn flee(state: &mut State, who: Seat, then: u8, side: Side, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if !state.refuges(who).has(side) {
        return Err(Illegal::NoRefuge(side));
    }
    state.waiting.pop();
    moving::cross(state, who, side, true, log);
    if !state.is_over() {
        flights(state, then, log);
    }
    Ok(())
}

/// Who enters a Grue's hex has a lantern and must drive it away. Rule: CC-GRUE-05, CC-GRUE-07; ruling CC-R-28.
pub fn meet(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let hex = state.spelunker(seat).hex;
    if !state.has_token(Hazard::Grue, hex) {
        return;
    }
    let places = places_for_grue(state);
    match places.count_ones() {
        0 => vanish(state, hex, log),
        1 => drive(state, hex, places.trailing_zeros() as u8, log),
        _ => state.waiting.push(Waiting::SendGrue),
    }
}

/// Standing hexes with a G symbol, without spelunkers and Grues, one bit each. Rule: CC-GRUE-05; ruling CC-R-29.
#[inline]
pub fn places_for_grue(state: &State) -> u64 {
    let grue = Hazard::Grue.index();
    state.seats().fold(state.symbols[grue] & !state.tokens[grue], |places, seat| {
        let who = state.spelunker(seat);
        if who.is_inside() { places & !(1 << who.hex) } else { places }
    })
}

/// The lantern carrier says where. Rule: CC-GRUE-05.
pub fn send(state: &mut State, to: Space, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let places = places_for_grue(state);
    let place = state.hex_at(to).filter(|hex| places >> hex & 1 != 0).ok_or(Illegal::NoPlaceForGrue(to))?;
    state.waiting.pop();
    drive(state, state.spelunker(state.turn).hex, place, log);
    Ok(())
}

/// The Grue takes the passageway of the symbol there. Rule: CC-GRUE-05, CC-GRUE-09.
fn drive(state: &mut State, from: u8, to: u8, log: &mut impl Log<Event>) {
    let node = state.hex(to).plan().symbols[Hazard::Grue.index()].expect("the hex bears the symbol");
    state.remove_grue(from);
    state.put_grue(to, node);
    log.push(Event::GrueMoved { from: state.hex(from).at, to: state.hex(to).at, node, driven: true });
}

/// No place for it: it leaves the map, and the track remembers. Rule: CC-GRUE-07; ruling CC-R-21.
fn vanish(state: &mut State, hex: u8, log: &mut impl Log<Event>) {
    state.remove_grue(hex);
    log.push(Event::GrueVanished { at: state.hex(hex).at });
    if state.house.has(HouseRule::SymbolsAlone) {
        return;
    }
    state.vengeance += 1;
    state.track[Hazard::Grue.index()] += 1;
    log.push(Event::Track { hazard: Hazard::Grue, value: state.track[Hazard::Grue.index()] });
}
