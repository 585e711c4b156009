//! Scoring rooms. Rules: CT-SCORE, CT-HERO-BARBARIAN-01, CT-HERO-DWARF, CT-ALT-BERSERKER-01, CT-ALT-BERSERKER-02.
//!
//! Scoring changes nothing on the board, so the order of rooms does not matter (CT-SCORE-12).

use kernel::{Log, Seat};

use crate::content;
use crate::event::Share;
use crate::state::State;
use crate::{Area, Event, FigureSet, HouseRule, Kind};

/// Gold a chest adds to its room. Rule: CT-DRAW-11.
const CHEST_GOLD: u16 = 4;

/// What is scored: the dwarf may care. Ruling CT-R-27.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Occasion {
    /// One room, by card or Tally Stone.
    OneRoom,
    Board,
}

/// What a room pays and to whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoomScore {
    /// The room's gold.
    pub gold: u16,
    pub controller: Option<Seat>,
    /// Whose berserker shares with the controller.
    pub sharer: Option<Seat>,
}

impl RoomScore {
    /// Each one's part. An odd coin of a split is lost. Rule: CT-SCORE-06, CT-SCORE-07, CT-ALT-BERSERKER-01,
    /// ruling CT-R-39.
    pub fn shares(&self) -> impl Iterator<Item = (Seat, u16)> {
        let part = if self.sharer.is_some() { self.gold / 2 } else { self.gold };
        self.controller.into_iter().chain(self.sharer).map(move |seat| (seat, part))
    }
}

/// How a room would be scored.
#[inline]
pub fn room_score(state: &State, room: Area, occasion: Occasion) -> RoomScore {
    let controller = paid(state, room);
    RoomScore { gold: room_gold(state, room, occasion), controller, sharer: sharer(state, room, controller) }
}

/// Who is paid for a room: its controller, or by the house rule the opponent of a berserker who has the most figures.
/// Ruling CT-R-38.
#[inline]
fn paid(state: &State, room: Area) -> Option<Seat> {
    if state.house.has(HouseRule::BerserkerCountsFigures)
        && let Some(berserker) = (state.at(room) & state.all_of(Kind::Berserker)).first()
        && let Some(opponent) = alone_ahead(state, |seat| (state.at(room) & FigureSet::of(seat)).len())
        && opponent != berserker.owner()
    {
        return Some(opponent);
    }
    controller(state, room)
}

/// The player alone in having the most heroes; a barbarian counts two, monsters nothing.
/// Rule: CT-SCORE-05, CT-SCORE-07, CT-SCORE-08, CT-SCORE-10, CT-HERO-BARBARIAN-01.
#[inline]
pub fn controller(state: &State, room: Area) -> Option<Seat> {
    let heroes = state.at(room) & FigureSet::HEROES;
    if heroes.is_empty() {
        return None;
    }
    let barbarians = heroes & state.all_of(Kind::Barbarian);
    alone_ahead(state, |seat| {
        let own = FigureSet::of(seat);
        (heroes & own).len() + (barbarians & own).len()
    })
}

/// The player who has more than anybody else, if there is one. Rule: CT-SCORE-07.
#[inline]
fn alone_ahead(state: &State, strength: impl Fn(Seat) -> u32) -> Option<Seat> {
    let (mut most, mut alone) = (0, None);
    for seat in state.seats() {
        let strength = strength(seat);
        if strength > most {
            (most, alone) = (strength, Some(seat));
        } else if strength == most {
            alone = None;
        }
    }
    alone
}

/// Printed coins, doubled by a dwarf of any player, and four for each chest, which nothing doubles.
/// Rule: CT-SCORE-09, CT-DRAW-11, CT-HERO-DWARF-01, CT-HERO-DWARF-02, rulings CT-R-27, CT-R-28, CT-R-29.
fn room_gold(state: &State, room: Area, occasion: Occasion) -> u16 {
    let has_dwarf = !(state.at(room) & state.all_of(Kind::Dwarf)).is_empty();
    let doubles = occasion == Occasion::Board || !state.house.has(HouseRule::DwarfDoublesBoardOnly);
    let factor = if has_dwarf && doubles { 2 } else { 1 };
    content::coins(room) * factor + CHEST_GOLD * state.chests_in(room)
}

/// The berserker in a room that another player controls; there is never a second one.
/// Rule: CT-SCORE-11, CT-ALT-BERSERKER-01, CT-ALT-BERSERKER-02, rulings CT-R-38, CT-R-39, CT-R-40.
#[inline]
fn sharer(state: &State, room: Area, controller: Option<Seat>) -> Option<Seat> {
    let controller = controller?;
    let berserker = (state.at(room) & state.all_of(Kind::Berserker)).first()?;
    (berserker.owner() != controller).then_some(berserker.owner())
}

/// Scores one room, by card or Tally Stone. Rule: CT-SCORE-01, CT-DRAW-13, CT-ART-TALLY-01.
pub fn score_one(state: &mut State, room: Area, log: &mut impl Log<Event>) {
    score(state, room, Occasion::OneRoom, log);
}

/// Scores every room on the same position. Rule: CT-SCORE-01, CT-SCORE-12.
pub fn score_board(state: &mut State, log: &mut impl Log<Event>) {
    for room in Area::rooms() {
        if paid(state, room).is_some() {
            score(state, room, Occasion::Board, log);
        }
    }
}

/// Gold only ever grows. Rule: CT-SCORE-06, CT-SCORE-13, ruling CT-R-35.
fn score(state: &mut State, room: Area, occasion: Occasion, log: &mut impl Log<Event>) {
    let result = room_score(state, room, occasion);
    for (seat, gold) in result.shares() {
        let purse = &mut state.gold[seat.index()];
        *purse = purse.saturating_add(gold);
    }
    log.push_with(|| Event::RoomScored {
        room,
        gold: result.gold,
        shares: result.shares().map(|(seat, gold)| Share { seat, gold }).collect(),
    });
}
