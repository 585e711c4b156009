//! The whole truth about a table: plain data, no heap, under 4 KiB. Decks have no order, so nothing is hidden.
//!
//! What is asked of it lives elsewhere: the map in `cave.rs`, hands in `hands.rs`, turn order in `order.rs`.

use kernel::{Deck, Seat, Stack};

use crate::cell::{Cell, Cells};
use crate::pawn::{Faction, Token};
use crate::setup::{Mode, Setup};
use crate::tile::{Shape, Special, Tile, turned};
use crate::waiting::{HazardSet, Phase, Waiting};
use crate::{Card, CardSet, Kind, Pawn};

/// An explorer or a ghost on the board. Ruling SK-R-18.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Explorer {
    /// Its passage; none while it is dead or not yet in play. Rule: SK-HLTH-04, ruling SK-R-53.
    pub at: Option<Cell>,
    /// The passage it was in before, unless that was destroyed since. Ruling SK-R-29.
    pub last: Option<Cell>,
    /// The turn in which it left that passage.
    pub last_turn: u16,
    /// Enterings in the present chain. Ruling SK-R-48.
    pub entries: u8,
}

/// What a seat has besides cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Gems. Rule: SK-HLTH-01.
    pub health: u8,
    /// Action Points of this turn.
    pub ap: u8,
    /// AP for Move and Dash only. Ruling SK-R-58.
    pub move_ap: u8,
    /// Has a Dazed card. Rule: SK-DAZE-01.
    pub dazed: bool,
    /// Cannot leave. Ruling SK-R-30.
    pub pinned: bool,
    /// Has shoved this turn. Rule: SK-SHOVE-04.
    pub shoved: bool,
    /// Has destroyed this turn. Rule: SK-DEST-04.
    pub destroyed: bool,
    /// Has moved or dashed this turn (Leaden Idol).
    pub moved: bool,
    /// Has ended the turn, or finished as a partner. Ruling SK-R-65.
    pub finished: bool,
    /// Resigned before this turn. Ruling SK-R-54.
    pub resigned: bool,
    /// Special passages used this turn, one bit each. Ruling SK-R-59.
    pub places: u8,
    /// Hazards fled from in this chain. Ruling SK-R-48.
    pub fled: HazardSet,
}

/// The ghosts of Solo, in the order of spawning. Rule: SK-GHOST-03.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ghosts {
    /// How many have spawned.
    pub n: u8,
    /// Their factions.
    pub faction: [Faction; 3],
    /// Which have taken their first turn, one bit each. Rule: SK-GHOST-04.
    pub seasoned: u8,
    /// Factions still in the pool, one bit each. Rule: SK-SOLO-03.
    pub pool: u8,
    /// Gems on the Cave Health tile. Rule: SK-SOLO-05.
    pub cave_health: u8,
}

/// The deepest nesting: a turn, a ghost, and for each of two explorers a slide, what follows, a meeting, an encounter, a
/// roll or an Injury with its card, a discovery and its contents. An entering forgets the meetings before it, so fleeing
/// on and on does not pile up; `invariants.rs` checks that half of this is never passed.
pub const DEPTH: usize = 32;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub setup: Setup,

    // The cave.
    /// The tile at each place; [`NO_TILE`] is undiscovered.
    pub(crate) grid: [u8; Cell::COUNT],
    /// Corridors of the passage at each place, 0 where there is none.
    pub(crate) sides: [u8; Cell::COUNT],
    /// Where each tile lies, if it does.
    pub(crate) laid: [Option<Cell>; Tile::COUNT],
    /// Quarter-turns of each laid tile.
    pub(crate) turns: [u8; Tile::COUNT],
    /// Cards in the passage of each laid tile.
    pub(crate) contents: [CardSet; Tile::COUNT],
    /// Places with a tile.
    pub(crate) discovered: Cells,

    // Explorers and hands.
    pub explorers: [Explorer; Pawn::COUNT],
    pub players: [Player; Seat::MAX],
    pub hands: [CardSet; Pawn::COUNT],
    pub tokens: [Option<Token>; Seat::MAX],
    pub ghosts: Ghosts,
    /// What the Mimic Stone is until the end of the turn. Ruling SK-R-60.
    pub mimic: Option<Kind>,
    /// AP cards that have granted this turn. Ruling SK-R-57.
    pub granted: CardSet,
    /// Cards whose once-a-turn action was used. Ruling SK-R-59.
    pub used: CardSet,

    // Decks and piles. Rule: SK-SETUP-06.
    pub passages: Deck<53>,
    pub tile_discards: u64,
    /// Tiles left in the box; none in a real game.
    pub boxed_tiles: u64,
    pub fortunes: Deck<51>,
    pub hazards: Deck<34>,
    pub discards: CardSet,
    /// Gear cards in the two rows, during the draft.
    pub rows: CardSet,
    /// Cards left in the box (Soulbond Charm in Solo).
    pub boxed: CardSet,

    // Turns.
    /// The party that took the first turn.
    pub first: u8,
    /// The party whose turn it is, or was before the ghosts.
    pub party: u8,
    /// Turns begun, ghosts' included. Ruling SK-R-13.
    pub turn: u16,
    /// Team: whose control it is. Ruling SK-R-65.
    pub current: Seat,
    /// The partner has just yielded without acting.
    pub yielded: bool,
    /// An action was taken since the turn began.
    pub acted: bool,
    /// Who won, one bit a seat; counts once the game is over.
    pub winners: u8,

    pub waiting: Stack<Waiting, DEPTH>,
}

/// Stands in the grid where nothing is laid.
pub const NO_TILE: u8 = u8::MAX;

impl State {
    /// A table before its first step: the Cave Entrance is laid, decks are not yet shuffled.
    pub(crate) fn empty(setup: Setup) -> State {
        let mut state = State {
            setup,
            grid: [NO_TILE; Cell::COUNT],
            sides: [0; Cell::COUNT],
            laid: [None; Tile::COUNT],
            turns: [0; Tile::COUNT],
            contents: [CardSet::NONE; Tile::COUNT],
            discovered: Cells::NONE,
            explorers: [Explorer::default(); Pawn::COUNT],
            players: [Player::default(); Seat::MAX],
            hands: [CardSet::NONE; Pawn::COUNT],
            tokens: [None; Seat::MAX],
            ghosts: Ghosts {
                n: 0,
                faction: [Faction::Adventurers; 3],
                seasoned: 0,
                pool: if setup.mode.is_solo() { 0b1_1111 } else { 0 },
                cave_health: setup.mode.cave_health().unwrap_or(0),
            },
            mimic: None,
            granted: CardSet::NONE,
            used: CardSet::NONE,
            passages: Deck::shuffled(Tile::DECK),
            tile_discards: 0,
            boxed_tiles: 0,
            fortunes: Deck::EMPTY,
            hazards: Deck::EMPTY,
            discards: CardSet::NONE,
            rows: CardSet::NONE,
            boxed: CardSet::NONE,
            first: 0,
            party: 0,
            turn: 0,
            current: Seat::new(0),
            yielded: false,
            acted: false,
            winners: 0,
            waiting: Stack::new(Waiting::Token { seat: Seat::new(0) }),
        };
        // Rule: SK-SETUP-01 in the middle, SK-DUEL-01 and SK-SOLO-02 in the corner with its corridors inwards.
        let entrance = state.entrance();
        let (sides, turns) = if setup.mode.is_in_corner() { (Shape::L.sides(), 1) } else { (Shape::X.sides(), 0) };
        state.put_tile(Tile::ENTRANCE, entrance, turns);
        state.sides[entrance.index()] = turned(sides, turns);
        for seat in state.seats() {
            state.players[seat.index()].health = setup.mode.health();
            state.explorers[seat.index()].at = Some(entrance);
        }
        state
    }

    #[inline]
    pub(crate) fn enter_phase(&mut self, phase: Phase) {
        self.waiting.replace(Waiting::Turn { phase });
    }

    #[inline]
    pub fn mode(&self) -> Mode {
        self.setup.mode
    }

    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(usize::from(self.setup.players))
    }

    /// Every explorer that could be on the board: seats, then ghosts.
    #[inline]
    pub fn pawns(&self) -> impl Iterator<Item = Pawn> + Clone + use<> {
        self.seats().map(Pawn::of).chain((0..self.ghosts.n).map(Pawn::ghost))
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The passage of an explorer that is on the board.
    #[inline]
    pub fn at(&self, pawn: Pawn) -> Option<Cell> {
        self.explorers[pawn.index()].at
    }

    /// Is the seat's explorer on the board?
    #[inline]
    pub fn is_alive(&self, seat: Seat) -> bool {
        self.explorers[seat.index()].at.is_some()
    }

    /// The place of the Cave Entrance. Ruling SK-R-01.
    #[inline]
    pub fn entrance(&self) -> Cell {
        if self.mode().is_in_corner() { Cell::at(0, 0) } else { Cell::at(self.setup.table / 2, self.setup.table / 2) }
    }

    /// The tile laid at a place.
    #[inline]
    pub fn tile_at(&self, cell: Cell) -> Option<Tile> {
        match self.grid[cell.index()] {
            NO_TILE => None,
            tile => Some(Tile::new(usize::from(tile))),
        }
    }

    /// What is printed on the tile there. Rule: SK-PASS-04.
    #[inline]
    pub fn special_at(&self, cell: Cell) -> Option<Special> {
        self.tile_at(cell).and_then(|tile| tile.kind().special())
    }

    /// The cards in a passage; none where there is no passage.
    #[inline]
    pub fn cards_at(&self, cell: Cell) -> CardSet {
        self.tile_at(cell).map_or(CardSet::NONE, |tile| self.contents[tile.index()])
    }

    #[inline]
    pub(crate) fn put_card(&mut self, card: Card, cell: Cell) {
        let tile = self.tile_at(cell).expect("cards lie in discovered passages");
        self.contents[tile.index()].put(card);
    }

    #[inline]
    pub(crate) fn take_card(&mut self, card: Card, cell: Cell) -> bool {
        self.tile_at(cell).is_some_and(|tile| self.contents[tile.index()].take(card))
    }

    pub(crate) fn put_tile(&mut self, tile: Tile, cell: Cell, turns: u8) {
        self.grid[cell.index()] = tile.index() as u8;
        self.laid[tile.index()] = Some(cell);
        self.discovered.put(cell);
        self.set_turns(tile, cell, turns);
    }

    pub(crate) fn set_turns(&mut self, tile: Tile, cell: Cell, turns: u8) {
        self.turns[tile.index()] = turns & 3;
        self.sides[cell.index()] = turned(tile.kind().shape().sides(), turns);
    }

    /// Takes a tile off the table; its cards must have gone.
    pub(crate) fn lift_tile(&mut self, tile: Tile, cell: Cell) {
        self.grid[cell.index()] = NO_TILE;
        self.sides[cell.index()] = 0;
        self.laid[tile.index()] = None;
        self.turns[tile.index()] = 0;
        self.discovered.remove(cell);
    }
}
