//! Actions that special passages give to those inside. Rules: SK-PASS-04, SK-PASS-11, ruling SK-R-59.

use kernel::{Log, Seat};

use crate::cell::Cell;
use crate::event::How;
use crate::rules::items::{own_cell, require_ap, spend};
use crate::rules::{fighting, health, moving};
use crate::state::State;
use crate::tile::{Special, TileKind, Way};
use crate::{Event, Illegal, Pawn};

/// The bit of a passage that can be used once a turn: two springs, the altar, the turning chamber.
fn place_bit(state: &State, at: Cell) -> u8 {
    let kind = state.tile_at(at).map(|tile| tile.kind());
    match kind.and_then(TileKind::special) {
        Some(Special::Drink) if kind == Some(TileKind::new(20)) => 1,
        Some(Special::Drink) => 2,
        Some(Special::Bleed) => 4,
        Some(Special::Turn) => 8,
        _ => 0,
    }
}

fn require_place(state: &State, seat: Seat, special: Special, no: Illegal) -> Result<Cell, Illegal> {
    let at = own_cell(state, seat)?;
    if state.special_at(at) == Some(special) { Ok(at) } else { Err(no) }
}

/// Once per explorer and turn on that tile. Ruling SK-R-59.
fn require_unused(state: &State, seat: Seat, at: Cell) -> Result<(), Illegal> {
    if state.player(seat).places & place_bit(state, at) != 0 { Err(Illegal::PlaceUsed) } else { Ok(()) }
}

fn note_use(state: &mut State, seat: Seat, at: Cell) {
    let bit = place_bit(state, at);
    state.player_mut(seat).places |= bit;
}

/// Healing Spring.
pub fn may_drink(state: &State, seat: Seat) -> Result<Cell, Illegal> {
    let at = require_place(state, seat, Special::Drink, Illegal::NeedsSpring)?;
    require_ap(state, seat, 1)?;
    require_unused(state, seat, at).map(|()| at)
}

/// 1 AP, once a turn: gain 1 Health.
pub fn drink(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let at = may_drink(state, seat)?;
    spend(state, seat, 1);
    note_use(state, seat, at);
    health::gain(state, seat, 1, log);
    Ok(())
}

/// May `seat` ride anywhere?
pub fn may_ride_at_all(state: &State, seat: Seat) -> Result<Cell, Illegal> {
    let at = require_place(state, seat, Special::Ride, Illegal::NeedsCart)?;
    require_ap(state, seat, 1)?;
    moving::require_free(state, seat).map(|()| at)
}

/// The other discovered Mine Carts.
pub fn carts(state: &State, from: Cell) -> impl Iterator<Item = Cell> + '_ {
    let laid = state.discovered.iter();
    laid.filter(move |cell| *cell != from && state.special_at(*cell) == Some(Special::Ride))
}

/// 1 AP: to another discovered Mine Cart.
pub fn ride(state: &mut State, seat: Seat, to: Cell, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let from = may_ride_at_all(state, seat)?;
    if to == from || state.special_at(to) != Some(Special::Ride) {
        return Err(Illegal::NotACart(to));
    }
    spend(state, seat, 1);
    moving::enter(state, Pawn::of(seat), to, How::Rides, log);
    Ok(())
}

/// Sacrificial Altar: only with 2 or more Health.
pub fn may_bleed(state: &State, seat: Seat) -> Result<Cell, Illegal> {
    let at = require_place(state, seat, Special::Bleed, Illegal::NeedsAltar)?;
    require_unused(state, seat, at)?;
    if state.player(seat).health >= 2 { Ok(at) } else { Err(Illegal::TooWeak) }
}

/// Once a turn: a Health for an AP.
pub fn bleed(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let at = may_bleed(state, seat)?;
    note_use(state, seat, at);
    health::lose(state, seat, 1, log);
    state.player_mut(seat).ap += 1;
    log.push(Event::ApGained { seat, ap: 1, move_only: false });
    Ok(())
}

/// Turning Chamber.
pub fn may_turn(state: &State, seat: Seat) -> Result<Cell, Illegal> {
    let at = require_place(state, seat, Special::Turn, Illegal::NeedsChamber)?;
    require_ap(state, seat, 1)?;
    require_unused(state, seat, at).map(|()| at)
}

/// 1 AP, once a turn: this passage turns 90 degrees either way. Ruling SK-R-26.
pub fn turn(state: &mut State, seat: Seat, way: Way, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let at = may_turn(state, seat)?;
    spend(state, seat, 1);
    note_use(state, seat, at);
    fighting::rotate(state, at, way.turns(), log);
    Ok(())
}
