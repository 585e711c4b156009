//! Discovering passages: the tile, how it lies, what is in it. Rules: SK-DISC, SK-FAQ-05, SK-CARD-10, rulings SK-R-16,
//! SK-R-17, SK-R-22, SK-R-24, SK-R-25, SK-R-72.

use kernel::{Deck, Log, Seat};

use crate::cell::Cell;
use crate::cell::Side;
use crate::state::State;
use crate::tile::{Tile, TileKind, n_turns, turned};
use crate::waiting::Waiting;
use crate::{Card, CardSet, Event, Illegal, Kind, Pawn};

/// `by` discovers the passage at `at`, coming from `from`. An empty deck is made anew of the discarded tiles.
/// Rule: SK-DISC-01, SK-DISC-09, ruling SK-R-22.
pub fn begin(state: &mut State, by: Seat, at: Cell, from: Option<Cell>, log: &mut impl Log<Event>) {
    if state.passages.is_empty() {
        log.push(Event::TilesShuffled { n: state.tile_discards.count_ones() as u8 });
        state.passages = Deck::shuffled(state.tile_discards);
        state.tile_discards = 0;
    }
    state.waiting.push(Waiting::DrawTile { by, at, from, seen: None });
}

fn on_top(state: &State, kind: TileKind) -> Option<u8> {
    let fitting = state.passages.top() & Tile::all_of(kind);
    (fitting != 0).then(|| fitting.trailing_zeros() as u8)
}

/// A tile is drawn; with the Oil Lantern a second one, unless it is the last. Rule: SK-DISC-01, FE-06.
pub fn draw(state: &mut State, kind: TileKind, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let Waiting::DrawTile { by, at, from, seen } = state.waiting.top() else { return Err(Illegal::NotByChance) };
    let tile = on_top(state, kind).ok_or(Illegal::NotByChance)?;
    let lantern = seen.is_none() && shines(state, by, at) && !state.passages.is_single();
    state.passages.draw(tile);
    log.push(Event::TileSeen { seat: by, tile: kind });
    state.waiting.replace(match seen {
        Some(first) => Waiting::ChooseTile { by, at, from, first, second: kind },
        None if lantern => Waiting::DrawTile { by, at, from, seen: Some(kind) },
        None => Waiting::Lay { by, at, from, tile: kind },
    });
    Ok(())
}

/// Does the Oil Lantern help here: one's own explorer enters, or one's flare flies? Not when a ghost is shoved. FE-06.
fn shines(state: &State, by: Seat, at: Cell) -> bool {
    let flare = matches!(*state.waiting, [.., Waiting::Flare { .. }, Waiting::DrawTile { .. }]);
    state.holds(by, Kind::OilLantern) && (flare || state.at(Pawn::of(by)) == Some(at))
}

/// A tile of this kind that is in nobody's pile: one in the air.
fn in_the_air(state: &State, kind: TileKind) -> Tile {
    let laid = state.laid.iter().enumerate().fold(0, |all, (n, at)| all | u64::from(at.is_some()) << n);
    let elsewhere = state.passages.cards() | state.tile_discards | state.boxed_tiles | laid;
    Tile::new((Tile::all_of(kind) & !elsewhere).trailing_zeros() as usize)
}

/// One of the two, for the Oil Lantern; the other goes under the deck. FE-06.
pub fn choose(state: &mut State, kind: TileKind, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let Waiting::ChooseTile { by, at, from, first, second } = state.waiting.top() else {
        return Err(Illegal::NotAnAction);
    };
    if kind != first && kind != second {
        return Err(Illegal::NotOneOfTwo(kind));
    }
    let other = if kind == first { second } else { first };
    let under = in_the_air(state, other);
    state.passages.put_under(under.index() as u8);
    log.push(Event::TileUnder { tile: other });
    state.waiting.replace(Waiting::Lay { by, at, from, tile: kind });
    Ok(())
}

/// The side on which the tile must connect back, if that is possible at all. Ruling SK-R-16 (1).
fn way_back(state: &State, at: Cell, from: Option<Cell>) -> Option<Side> {
    let from = from?;
    let side = at.side_of(from)?;
    state.faces(from, side.opposite()).then_some(side)
}

/// The neighbours that reach for this place: a corridor there would connect.
fn reaching(state: &State, at: Cell) -> u8 {
    Side::ALL
        .iter()
        .fold(0, |set, side| set | if state.faces(at.next(*side), side.opposite()) { side.bit() } else { 0 })
}

/// The rotations that may be chosen, one bit each; those that look alike are one. Rule: SK-DISC-02, SK-DISC-03,
/// SK-DISC-04, ruling SK-R-16.
pub fn orientations(state: &State, at: Cell, from: Option<Cell>, kind: TileKind) -> u8 {
    let shape = kind.shape();
    let back = way_back(state, at, from);
    let reaching = reaching(state, at);
    let (mut best, mut legal) = (0, 0);
    for turns in 0..n_turns(shape) {
        let open = turned(shape.sides(), turns);
        if back.is_some_and(|side| open & side.bit() == 0) {
            continue;
        }
        let connections = (open & reaching).count_ones() + 1;
        if connections > best {
            (best, legal) = (connections, 0);
        }
        if connections == best {
            legal |= 1 << turns;
        }
    }
    legal
}

/// Why a rotation is not allowed, if it is not. Rule: SK-DISC-02, SK-DISC-03, ruling SK-R-16.
pub fn may_lay(state: &State, at: Cell, from: Option<Cell>, kind: TileKind, turns: u8) -> Result<(), Illegal> {
    if turns >= n_turns(kind.shape()) {
        return Err(Illegal::SameTurn(turns));
    }
    if orientations(state, at, from, kind) >> turns & 1 != 0 {
        return Ok(());
    }
    let open = turned(kind.shape().sides(), turns);
    let misses_back = way_back(state, at, from).is_some_and(|side| open & side.bit() == 0);
    Err(if misses_back { Illegal::MustConnectBack } else { Illegal::MoreConnections })
}

/// With one way to lay it, nobody is asked.
pub fn lay_if_forced(
    state: &mut State,
    at: Cell,
    from: Option<Cell>,
    kind: TileKind,
    log: &mut impl Log<Event>,
) -> bool {
    let legal = orientations(state, at, from, kind);
    let forced = legal.is_power_of_two();
    if forced {
        place(state, legal.trailing_zeros() as u8, log);
    }
    forced
}

/// The discoverer's choice. Rule: SK-DISC-01, ruling SK-R-17.
pub fn lay(state: &mut State, turns: u8, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let Waiting::Lay { at, from, tile, .. } = state.waiting.top() else { return Err(Illegal::NotAnAction) };
    may_lay(state, at, from, tile, turns)?;
    place(state, turns, log);
    Ok(())
}

/// The tile lies; as many cards are drawn as it shows. Rule: SK-DISC-05.
fn place(state: &mut State, turns: u8, log: &mut impl Log<Event>) {
    let Waiting::Lay { by, at, tile: kind, .. } = state.waiting.top() else { return };
    let tile = in_the_air(state, kind);
    state.put_tile(tile, at, turns);
    log.push(Event::Discovered { seat: by, at, tile: kind, turns });
    state.waiting.replace(Waiting::Contents { at, hazards: kind.hazards(), fortunes: kind.fortunes() });
}

/// Hazards first, then Fortunes; an empty deck gives none. Rule: SK-DISC-05, SK-DISC-08.
pub fn contents_left(state: &mut State, at: Cell, hazards: u8, fortunes: u8) -> bool {
    let hazards = if state.hazards.is_empty() { 0 } else { hazards };
    let fortunes = if state.fortunes.is_empty() { 0 } else { fortunes };
    if hazards == 0 && fortunes == 0 {
        state.waiting.pop();
        return true;
    }
    state.waiting.replace(Waiting::Contents { at, hazards, fortunes });
    false
}

/// A card is drawn into the passage. In Solo a treasure brings a ghost. Rule: SK-DISC-05, SK-GHOST-03, SK-GHOST-06,
/// ruling SK-R-72.
pub fn fill(state: &mut State, card: Card, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let Waiting::Contents { at, hazards, fortunes } = state.waiting.top() else { return Err(Illegal::NotByChance) };
    let drawn = match (hazards > 0, card.is_fortune()) {
        (true, false) => state.hazards.draw(card.in_deck()),
        (false, true) => state.fortunes.draw(card.in_deck()),
        _ => false,
    };
    if !drawn {
        return Err(Illegal::NotByChance);
    }
    let left = if hazards > 0 { (hazards - 1, fortunes) } else { (0, fortunes - 1) };
    state.waiting.replace(Waiting::Contents { at, hazards: left.0, fortunes: left.1 });
    state.put_card(card, at);
    log.push(Event::Found { card, at });
    if CardSet::TREASURES.has(card) && state.ghosts.n < state.mode().ghosts() {
        state.waiting.push(Waiting::Spawn { at });
    }
    Ok(())
}
