//! Moving, dashing, and what every change of place goes through. Rules: SK-MOVE-01, SK-DASH, SK-FLEE, SK-PASS-03,
//! SK-FAQ-02, SK-FAQ-12, rulings SK-R-18 to SK-R-23, SK-R-46 to SK-R-49, SK-R-58, SK-R-62 to SK-R-64.

use kernel::{Log, Seat};

use crate::cell::{Cell, Side};
use crate::event::How;
use crate::rules::{discovery, health, items};
use crate::state::State;
use crate::tile::Special;
use crate::waiting::Waiting;
use crate::{Card, Event, Illegal, Kind, Pawn};

/// After this many enterings in one chain an explorer is moved no more. Ruling SK-R-48.
pub const MOST_ENTRIES: u8 = 30;

/// What the next Move or Dash costs: 1, the Leaden Idol's surcharge on the first one, and wading. FT-06, SK-PASS-04.
#[inline]
fn move_cost(state: &State, seat: Seat, from: Cell) -> u8 {
    let idol = if state.player(seat).moved { 0 } else { state.count(seat, Kind::LeadenIdol) };
    let wade = u8::from(state.special_at(from) == Some(Special::Wade));
    1 + idol + wade
}

/// Move-only AP pay too, and first. Ruling SK-R-58.
#[inline]
fn require_move_ap(state: &State, seat: Seat, cost: u8) -> Result<(), Illegal> {
    let left = state.player(seat).ap + state.player(seat).move_ap;
    if left < cost { Err(Illegal::TooFewAp { cost, left }) } else { Ok(()) }
}

fn spend_moving(state: &mut State, seat: Seat, cost: u8) {
    let player = state.player_mut(seat);
    let special = cost.min(player.move_ap);
    player.move_ap -= special;
    player.ap -= cost - special;
    player.moved = true;
}

#[inline]
pub(crate) fn require_free(state: &State, seat: Seat) -> Result<(), Illegal> {
    if state.player(seat).pinned { Err(Illegal::Pinned) } else { Ok(()) }
}

/// Where a Move that way leads, and its cost. Rule: SK-MOVE-01, SK-PASS-01, SK-PASS-02, SK-PASS-05, SK-DISC-10.
#[inline]
pub fn may_step(state: &State, seat: Seat, side: Side) -> Result<(Cell, u8), Illegal> {
    require_free(state, seat)?;
    let from = items::own_cell(state, seat)?;
    let cost = move_cost(state, seat, from);
    require_move_ap(state, seat, cost)?;
    Ok((state.way(from, side)?, cost))
}

/// 1 AP: into a connected passage. Rule: SK-MOVE-01.
pub fn step(state: &mut State, seat: Seat, side: Side, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let (to, cost) = may_step(state, seat, side)?;
    spend_moving(state, seat, cost);
    enter(state, Pawn::of(seat), to, How::Moves, log);
    Ok(())
}

/// May `seat` dash at all now, and what does it cost? Rule: SK-DASH-01, SK-DAZE-02, FT-03, SK-PASS-04, ruling SK-R-30.
#[inline]
pub fn may_dash_at_all(state: &State, seat: Seat) -> Result<(Cell, u8), Illegal> {
    require_free(state, seat)?;
    if state.player(seat).dazed {
        return Err(Illegal::Dazed);
    }
    if state.holds(seat, Kind::CeremonialKey) {
        return Err(Illegal::KeyForbidsDash);
    }
    let from = items::own_cell(state, seat)?;
    if state.special_at(from) == Some(Special::Wade) {
        return Err(Illegal::Flooded);
    }
    let cost = move_cost(state, seat, from);
    require_move_ap(state, seat, cost)?;
    Ok((from, cost))
}

/// The passage in the middle of a dash: discovered, and nothing to be encountered. Rule: SK-DASH-02, ruling SK-R-21.
#[inline]
pub fn dash_middle(state: &State, from: Cell, side: Side) -> Result<Cell, Illegal> {
    let middle = dash_leg(state, from, side)?;
    if state.has_encounter(middle) {
        Err(Illegal::DashThroughEncounter(middle))
    } else if state.special_at(middle) == Some(Special::Wade) {
        Err(Illegal::Flooded)
    } else {
        Ok(middle)
    }
}

/// One leg: into a discovered passage. Rule: SK-DASH-01, SK-DASH-02.
#[inline]
pub fn dash_leg(state: &State, from: Cell, side: Side) -> Result<Cell, Illegal> {
    let to = state.way(from, side)?;
    if state.is_discovered(to) { Ok(to) } else { Err(Illegal::DashIntoDark) }
}

/// 1 AP: two passages at once, nothing in between. Rule: SK-DASH-01, SK-DASH-02, SK-DASH-03, ruling SK-R-21.
pub fn dash(state: &mut State, seat: Seat, first: Side, then: Side, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let (from, cost) = may_dash_at_all(state, seat)?;
    let middle = dash_middle(state, from, first)?;
    let end = dash_leg(state, middle, then)?;
    spend_moving(state, seat, cost);
    enter(state, Pawn::of(seat), middle, How::Dashes, log);
    enter(state, Pawn::of(seat), end, How::Dashes, log);
    Ok(())
}

/// An explorer changes its passage, by whatever means; an undiscovered one is discovered at once. What it was about to
/// encounter before is left behind. Rule: SK-PASS-03, SK-DISC-07, SK-SHOVE-03, SK-GHOST-11, rulings SK-R-17, SK-R-18,
/// SK-R-19, SK-R-20, SK-R-49.
pub fn enter(state: &mut State, who: Pawn, to: Cell, how: How, log: &mut impl Log<Event>) {
    let Some(from) = relocate(state, who, to, how, log) else { return };
    let shoved = how == How::Shoved;
    if state.is_discovered(to) {
        return arrive(state, who, shoved, log);
    }
    let entry = state.explorers[who.index()].entries;
    state.waiting.push(Waiting::Arrive { who, entry, shoved });
    // Ruling SK-R-17: for a shoved ghost the player lays the tile.
    discovery::begin(state, who.seat().unwrap_or(Seat::new(0)), to, Some(from), log);
}

/// The token changes its place; nothing is resolved yet. Ruling SK-R-18.
pub fn relocate(state: &mut State, who: Pawn, to: Cell, how: How, log: &mut impl Log<Event>) -> Option<Cell> {
    let turn = state.turn;
    let explorer = &mut state.explorers[who.index()];
    let from = explorer.at?;
    explorer.at = Some(to);
    explorer.last = Some(from);
    explorer.last_turn = turn;
    explorer.entries += 1;
    if let Some(seat) = who.seat() {
        forget(state, seat);
    }
    log.push(Event::Moved { who, from, to, how });
    Some(from)
}

/// Meetings of `seat` in the passage it left are void. Ruling SK-R-49.
fn forget(state: &mut State, seat: Seat) {
    if state.waiting.len() > 1 {
        state.waiting.retain(
            |waiting| !matches!(waiting, Waiting::Meet { who, .. } | Waiting::Encounter { who, .. } if *who == seat),
        );
    }
}

/// What waits in the passage is noted and met; a slide ends there. A ghost meets nothing, and dies if it was shoved.
/// Rule: SK-DISC-06, SK-ENC-01, SK-GHOST-10, SK-GHOST-15, SK-SHOVE-02, rulings SK-R-43, SK-R-62.
pub fn arrive(state: &mut State, who: Pawn, shoved: bool, log: &mut impl Log<Event>) {
    let Some(seat) = who.seat() else {
        if shoved {
            health::die(state, who, log);
        }
        return;
    };
    let Some(at) = state.at(who) else { return };
    let danger = state.special_at(at) == Some(Special::Ledge);
    let hazards = state.hazards_at(at);
    if danger || !hazards.is_empty() {
        state.waiting.retain(|waiting| !matches!(waiting, Waiting::Slide { who, .. } if *who == seat));
        let entry = state.explorers[who.index()].entries;
        state.waiting.push(Waiting::Meet { who: seat, entry, danger, hazards });
    }
}

/// Can an effect still move this explorer? Rulings SK-R-30, SK-R-48.
pub fn can_be_moved(state: &State, seat: Seat) -> bool {
    state.is_alive(seat) && !state.player(seat).pinned && state.explorers[seat.index()].entries < MOST_ENTRIES
}

/// Where `seat` would flee to from `card`: the last passage, left this turn, still there and connected. Once a chain
/// from the same card. Rule: SK-FLEE-01, SK-FLEE-02, SK-FLEE-03, rulings SK-R-18, SK-R-46, SK-R-48.
pub fn flight(state: &State, seat: Seat, card: Card) -> Option<(Cell, Side)> {
    let explorer = state.explorers[seat.index()];
    let (at, last) = (explorer.at?, explorer.last?);
    let fits = explorer.last_turn == state.turn && can_be_moved(state, seat) && !state.player(seat).fled.has(card);
    let side = at.side_of(last)?;
    (fits && state.joins(at, side)).then_some((last, side))
}

/// Back to the last passage, at no cost; that is entering. Rule: SK-FLEE-01, SK-FLEE-04, ruling SK-R-47.
pub fn flee(state: &mut State, seat: Seat, card: Card, to: Cell, log: &mut impl Log<Event>) {
    state.player_mut(seat).fled.put(card);
    enter(state, Pawn::of(seat), to, How::Flees, log);
}

/// The explorer begins to slide. Ruling SK-R-62; boots stand fast, ruling SK-R-64.
pub fn slide(state: &mut State, seat: Seat, side: Side) {
    if !state.is_booted(Pawn::of(seat)) {
        let entry = state.explorers[seat.index()].entries;
        state.waiting.push(Waiting::Slide { who: seat, side, entry });
    }
}

/// One passage further, discovering it if need be, until a wall or an encounter. Rule: SK-FAQ-02, SK-FAQ-12, rulings
/// SK-R-48, SK-R-62.
pub fn slide_on(state: &mut State, who: Seat, side: Side, entry: u8, log: &mut impl Log<Event>) -> bool {
    let explorer = state.explorers[who.index()];
    let next = explorer.at.filter(|_| explorer.entries == entry && can_be_moved(state, who));
    match next.and_then(|at| state.way(at, side).ok()) {
        Some(to) => {
            state.waiting.replace(Waiting::Slide { who, side, entry: entry + 1 });
            enter(state, Pawn::of(who), to, How::Slides, log);
        }
        None => state.waiting.pop(),
    }
    true
}
