//! What is still to be done before one wins: the missing treasures, then the way home.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::CardSet;
use crate::cell::{Cell, sides};
use crate::heuristics::trouble::Change;
use crate::heuristics::ways::{self, Costs, FAR};
use crate::heuristics::{Weight, cards};
use crate::setup::Mode;
use crate::state::State;
use crate::waiting::Waiting;

/// Treasures that win. Rule: SK-GOAL-01.
const ENOUGH: u8 = 3;
/// Picking something up.
const PICK_UP: i32 = 100;
/// What the curse of a treasure costs.
const CURSED: i32 = 80;
/// A treasure on the floor may be gone when one comes.
const LOOSE: i32 = 60;
/// Getting a treasure from a rival, once there: only worth it when none is left to be found.
const WREST: i32 = 1_500;
/// Getting one from a ghost: it comes by itself, and a shove is certain.
const EXORCISE: i32 = 300;
/// Discovering a passage, with what may wait there.
const TILE: i32 = 150;
/// Health that costs, in hundredths.
const TILE_DANGER: i32 = 33;
/// The way home from wherever a search ends, half of which depends on where it begins.
const HOMEWARD: Weight = Weight { among: 300, alone: 450 };
/// Every so many AP of known ways cost a Health.
const WALK: i32 = 20;
/// Fortunes that a hundred tiles bring.
const FORTUNES: Weight = Weight { among: 89, alone: 50 };

/// How far from victory an explorer is.
#[derive(Clone, Copy)]
pub struct Race {
    /// Hundredths of AP still to be spent.
    pub effort: i32,
    /// Hundredths of Health it is expected to cost.
    pub danger: i32,
    /// Hundredths of Health there are.
    pub health: i32,
}

impl Race {
    /// From where `seat` is; whoever knows already what it costs to get anywhere from there says so.
    pub fn of(state: &State, seat: Seat, at: Cell, treasures: u8, home: &Costs, near: Option<&Costs>) -> Race {
        let player = state.player(seat);
        let mut race = Race { effort: 0, danger: 0, health: 100 * i32::from(player.health) };
        let missing = ENOUGH.saturating_sub(treasures);
        if missing > 0 {
            match near {
                Some(near) => race.seek(state, seat, at, missing, home, near),
                None => race.seek(state, seat, at, missing, home, &ways::from(state, at)),
            }
        } else if state.treasure_value(seat) > 0 || state.mode() != Mode::Team {
            // Partners come together; who carries nothing need not come.
            race.effort = ways::way_home(home, at);
            race.danger = race.effort / WALK;
        }
        race.effort += 150 * i32::from(player.dazed) + 100 * i32::from(player.pinned);
        cards::burden(state, seat, &mut race);
        race
    }

    /// The race when something has changed.
    pub fn after(self, Change { health, effort }: Change) -> Race {
        Race { health: self.health + health, effort: self.effort + effort, ..self }
    }

    /// Treasures in sight and treasures hoped for, the cheapest first, then the way home from the farthest of them.
    fn seek(&mut self, state: &State, seat: Seat, at: Cell, missing: u8, home: &Costs, near: &Costs) {
        let mut finds = in_sight(state, seat, near, home);
        let search = Search::of(state);
        let (to_frontier, from_frontier) = frontier(state, at, near, home);
        let mut first = search.first(state, at) + to_frontier;
        let mut farthest = 0;
        for _ in 0..missing {
            let cheapest = (0..finds.len()).min_by_key(|n| finds[*n].cost + finds[*n].home);
            let (cost, back) = match cheapest {
                Some(n) if finds[n].cost + finds[n].home < first + from_frontier => {
                    let find = finds.swap_remove(n);
                    (find.cost, find.home)
                }
                _ => {
                    self.danger += search.tiles * TILE_DANGER / 100;
                    (std::mem::replace(&mut first, search.effort) + PICK_UP + CURSED, from_frontier)
                }
            };
            self.effort += cost;
            farthest = farthest.max(back);
        }
        self.effort += farthest;
        self.danger += farthest / WALK;
    }
}

/// A treasure somebody could go for.
struct Find {
    cost: i32,
    /// The way home from there.
    home: i32,
}

/// Treasures on the floor and in others' hands.
fn in_sight(state: &State, seat: Seat, near: &Costs, home: &Costs) -> ArrayVec<Find, 8> {
    let mut finds = ArrayVec::new();
    let mut add = |n: u32, cell: Cell, cost: i32| {
        let back = ways::way_home(home, cell);
        (0..n).for_each(|_| drop(finds.try_push(Find { cost: cost + CURSED, home: back })));
    };
    for cell in state.discovered.iter().filter(|cell| near[cell.index()] < FAR) {
        let n = (state.cards_at(cell) & CardSet::TREASURES).len();
        if n > 0 {
            add(n, cell, ways::whole(near[cell.index()]) + PICK_UP + LOOSE);
        }
    }
    for pawn in state.pawns().filter(|pawn| state.is_opponent(seat, *pawn)) {
        let n = (state.hands[pawn.index()] & CardSet::TREASURES).len();
        if let (Some(cell), 1..) = (state.at(pawn), n) {
            let cost = match pawn.seat() {
                Some(_) => WREST + ways::whole(near[cell.index()]),
                None => EXORCISE + i32::from(near[cell.index()].min(800)) / 2,
            };
            add(n, cell, cost);
        }
    }
    finds
}

/// The way to the nearest corridor into the unknown, and the way home from where a search from there may end.
fn frontier(state: &State, at: Cell, near: &Costs, home: &Costs) -> (i32, i32) {
    let homeward = HOMEWARD.here(state);
    let back = |cell: Cell| homeward / 2 + ways::way_home(home, cell) / 2;
    if !state.is_discovered(at) {
        return (0, back(at) - i32::from(ways::STEP) / 2);
    }
    let opens = |cell: &Cell| sides(state.sides[cell.index()]).any(|side| state.is_available(cell.next(side)));
    let both = |cell: Cell| (ways::whole(near[cell.index()]), back(cell));
    let reached = state.discovered.iter().filter(|cell| near[cell.index()] < FAR && opens(cell));
    // Sealed in: something must be destroyed first.
    reached.map(both).min_by_key(|(there, back)| there + back).unwrap_or((400, homeward))
}

/// Looking for the next treasure of the deck.
struct Search {
    /// Hundredths of tiles it takes.
    tiles: i32,
    effort: i32,
    /// What each Fortune drawn saves of that.
    a_fortune: i32,
}

impl Search {
    fn of(state: &State) -> Search {
        let deck = CardSet::of_fortune_deck(state.fortunes.cards());
        let (n, treasures) = (deck.len() as i32, (deck & CardSet::TREASURES).len() as i32);
        let fortunes = if treasures > 0 { 100 * (n + 1) / (treasures + 1) } else { 2_000 };
        let tiles = 100 * fortunes / FORTUNES.here(state);
        let effort = tiles * TILE / 100;
        Search { tiles, effort, a_fortune: 100 * effort / fortunes.max(100) }
    }

    /// What the first search still takes from `at`: something may just have been drawn, or is about to be.
    fn first(&self, state: &State, at: Cell) -> i32 {
        let saved = match state.waiting.iter().rev().find_map(|waiting| drawing(*waiting, at)) {
            Some(Drawing::Tile) => TILE,
            Some(Drawing::Fortunes(n)) => self.a_fortune * i32::from(n),
            None => 0,
        };
        self.effort - saved
    }
}

/// What is in the air over the explorer's passage.
enum Drawing {
    Tile,
    Fortunes(u8),
}

fn drawing(waiting: Waiting, here: Cell) -> Option<Drawing> {
    match waiting {
        Waiting::DrawTile { at, .. } | Waiting::ChooseTile { at, .. } if at == here => Some(Drawing::Tile),
        Waiting::Lay { at, tile, .. } if at == here => Some(Drawing::Fortunes(tile.fortunes())),
        Waiting::Contents { at, fortunes, .. } if at == here => Some(Drawing::Fortunes(fortunes)),
        _ => None,
    }
}

/// The race of who starts afresh after death: a turn is gone, and nothing is in hand.
pub fn fresh(state: &State) -> Race {
    let search = Search::of(state);
    let all = i32::from(ENOUGH);
    let effort = all * (search.effort + PICK_UP + CURSED) + HOMEWARD.here(state) + 100 * i32::from(state.mode().ap());
    Race {
        effort,
        danger: all * search.tiles * TILE_DANGER / 100 + effort / cards::SLOW.here(state),
        health: 100 * i32::from(state.mode().health()),
    }
}
