//! A position and an action as numbers, through the eyes of one seat. Players are counted clockwise from that seat, and
//! places by what it costs to get there: the cave grows anew in every game, so where a thing lies says little.
//!
//! - `position.rs`: the table, every explorer, the race for the treasures.
//! - `position/moment.rs`: what is in the air: rolls, throws, tiles to be laid.
//! - `action.rs`: what an action does.
//! - `action/goal.rs`: where an explorer gets to by it, and what waits there.
//! - `action/reach.rs`: steps to the Cave Entrance, to treasures and to the dark, for many actions in a row.

mod action;
mod position;

use kernel::{Block, Features, Marks, Seat, neighbour};

use crate::cell::Cell;
use crate::rules::encounter;
use crate::setup::Mode;
use crate::state::State;
use crate::tile::Special;
use crate::waiting::RollKind;
use crate::{Action, Card, CardSet, Kind, Pawn, Skulldug};

const SEATS: usize = 6;
const GHOSTS: usize = 3;
const PAWNS: usize = SEATS + GHOSTS;
const KINDS: usize = Kind::COUNT;
/// An ordinary passage, ten special ones, the Cave Entrance, the unknown.
const PLACES: usize = 13;
/// Ways by their cost: half AP up to ten AP, then coarser; the last one leads nowhere.
const WAYS: usize = 24;

impl Features for Skulldug {
    const FEATURES_VERSION: u32 = 1;
    const POSITION: &'static [Block] = position::POSITION;
    const ACTION: &'static [Block] = action::ACTION;
    const MANY_POINTS: i32 = 3;
    const ALONE_FOR_POINTS: bool = false;

    fn position(state: &State, seat: Seat, into: &mut Marks) {
        position::mark(state, seat, into);
    }

    fn action(state: &State, seat: Seat, action: Action, into: &mut Marks) {
        action::mark(state, seat, action, into);
    }
}

#[inline]
fn near(state: &State, seat: Seat, other: Seat) -> usize {
    neighbour(seat, other, usize::from(state.setup.players))
}

/// Which explorer: a neighbour, or a ghost behind them.
#[inline]
fn near_pawn(state: &State, seat: Seat, pawn: Pawn) -> usize {
    match pawn.seat() {
        Some(other) => near(state, seat, other),
        None => SEATS + usize::from(pawn.ghost_number().unwrap_or(0)),
    }
}

/// What counts as the treasures of a seat: in a team, those of both partners.
fn treasures_of(state: &State, seat: Seat) -> u8 {
    match state.mode() {
        Mode::Team => state.party_seats(state.party_of(seat)).map(|partner| state.treasure_value(partner)).sum(),
        _ => state.treasure_value(seat),
    }
}

/// A way by its cost in hundredths of an AP.
fn way(cost: i32) -> usize {
    match cost {
        ..1_000 => cost.max(0) as usize / 50,
        1_000..3_000 => 20 + (cost as usize - 1_000) / 700,
        _ => WAYS - 1,
    }
}

fn place(state: &State, cell: Cell) -> usize {
    match state.special_at(cell) {
        Some(special) => 1 + special as usize,
        None if cell == state.entrance() => 11,
        None if !state.is_discovered(cell) => 12,
        None => 0,
    }
}

fn roll_kind(card: Option<Card>) -> RollKind {
    match card {
        None => RollKind::Danger,
        Some(card) if CardSet::MONSTERS.has(card) => RollKind::Monster,
        Some(_) => RollKind::Trap,
    }
}

/// How many of six faces of a die lose, when `plus` is added to it.
fn losses(needs: i8, plus: i8) -> usize {
    (needs - plus - 1).clamp(0, 6) as usize
}

/// The same for meeting something in `cell`, without focus.
fn losses_against(state: &State, seat: Seat, card: Option<Card>, cell: Cell) -> usize {
    let kind = roll_kind(card);
    let mut needs = encounter::difficulty(state, seat, card);
    // The difficulty is that of where one stands.
    if kind == RollKind::Monster
        && state.special_at(cell) == Some(Special::Gaze)
        && state.at(Pawn::of(seat)) != Some(cell)
    {
        needs += 1;
    }
    losses(needs, state.modifier(seat, kind))
}
