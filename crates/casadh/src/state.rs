//! The whole truth about a table: plain data, no heap, under 4 KiB.
//!
//! Hexes are numbered in the order of laying; Base Camp is 0. `standing`, `taken` and `grues` of a hex say the same as
//! its neighbours from its own side and are kept in step by `map.rs`, so that no step walks the map.

use kernel::{Seat, Stack};

use crate::trail::Trail;
pub use crate::waiting::{Source, Waiting};
use crate::{CardSet, HouseRules, Item, ItemSet, Node, Setup, Sides, Space, Tally, Tile, TileSet};

/// Base Camp and the forty hexes of the pile.
pub const MOST_HEXES: usize = 41;
/// Full health. Rule: CC-GEN-05.
pub const FULL_HP: u8 = 4;
/// No hex lies there.
pub const NO_HEX: u8 = u8::MAX;
/// No Grue, and no passageway.
pub(crate) const NO_NODE: u8 = u8::MAX;

/// A laid hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hex {
    pub tile: Tile,
    /// Printed side i lies on board side (i + rotation) mod 6. Rule: CC-MODEL-02.
    pub rotation: u8,
    pub at: Space,
    /// The hex across each side, or [`NO_HEX`].
    pub next: [u8; 6],
    /// Sides with a standing hex behind them. Rule: CC-MODEL-04.
    pub standing: Sides,
    /// Sides with any hex behind them, a collapsed one too.
    pub taken: Sides,
    /// Sides with a Grue behind them.
    pub grues: Sides,
    /// The passageway of the Grue here. Rule: CC-GRUE-08, CC-GRUE-09, ruling CC-R-29.
    pub(crate) grue: u8,
    /// Face down. Rule: CC-EXPL-13.
    pub treasures: Tally,
    /// Face up. Rule: CC-ITEM-03.
    pub items: Tally,
}

impl Hex {
    pub(crate) const NONE: Hex = Hex {
        tile: Tile::BASE,
        rotation: 0,
        at: Space::BASE,
        next: [NO_HEX; 6],
        standing: Sides::NONE,
        taken: Sides::NONE,
        grues: Sides::NONE,
        grue: NO_NODE,
        treasures: Tally::NONE,
        items: Tally::NONE,
    };
}

/// Where a spelunker is. Rule: CC-MODEL-07, CC-MODEL-08.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whereabouts {
    /// On a hex of the map, Base Camp included. Ruling CC-R-37.
    Caves,
    /// Out, for good. Rule: CC-LEAVE-02.
    Surface,
    /// Rule: CC-GEN-03.
    Dead,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spelunker {
    pub whereabouts: Whereabouts,
    /// The hex and the passageway, while in the caves. Rule: CC-MODEL-07.
    pub hex: u8,
    pub node: Node,
    /// Rule: CC-GEN-05, CC-GEN-06.
    pub hp: u8,
    pub items: ItemSet,
    /// Cards of kept misfortunes in front of the player. Rule: CC-MISF-03.
    pub held: CardSet,
    /// All its treasures. Rule: CC-TREAS-05, CC-TREAS-06.
    pub treasures: Tally,
    /// Those everybody knows: from the Surface. Rule: CC-INFO-04.
    pub shown: Tally,
}

impl Spelunker {
    const FRESH: Spelunker = Spelunker {
        whereabouts: Whereabouts::Caves,
        hex: 0,
        node: Node::A,
        hp: FULL_HP,
        items: ItemSet::NONE,
        held: CardSet::NONE,
        treasures: Tally::NONE,
        shown: Tally::NONE,
    };

    /// Alive and not on the Surface. Rule: CC-MODEL-08.
    #[inline]
    pub fn is_inside(&self) -> bool {
        self.whereabouts == Whereabouts::Caves
    }

    /// Does it carry this item? Rule: CC-ITEM-02.
    #[inline]
    pub fn carries(&self, item: Item) -> bool {
        self.items.has(item)
    }
}

/// Dynamite that burns. Rule: CC-DYN-01, ruling CC-R-20.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fuse {
    /// Whose next slot sets it off.
    pub owner: Seat,
    pub hex: u8,
}

/// More than can burn at once: a player's turn adds at most one to what burns, and its own have gone off before.
pub const MOST_FUSES: usize = 8;

/// Unfinished business, innermost last: a turn, its rolls, its treasures, its items and a dropped one.
pub const DEPTH: usize = 6;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    // What was agreed.
    pub players: u8,
    pub house: HouseRules,
    pub stall_limit: u16,
    pub round_limit: u16,

    // The map.
    pub(crate) hexes: [Hex; MOST_HEXES],
    pub(crate) n_hexes: u8,
    /// Hexes that have collapsed, one bit each. Rule: CC-HEX-13.
    pub(crate) collapsed: u64,
    /// Standing hexes with a symbol of each hazard.
    pub(crate) symbols: [u64; 4],
    /// Hexes with a token of each hazard; the last are the Grues.
    pub(crate) tokens: [u64; 4],
    /// Rule: CC-HAZ-01.
    pub track: [u8; 4],
    /// What Grues without a place added to their row. Rule: CC-GRUE-07.
    pub vengeance: u8,
    pub(crate) fuses: [Fuse; MOST_FUSES],
    pub(crate) n_fuses: u8,

    // Pools. Rule: CC-MODEL-12.
    pub pile: TileSet,
    /// Level 2 hexes that are not in the pile yet.
    pub aside: TileSet,
    pub deck: CardSet,
    pub discard: CardSet,
    pub supply: Tally,
    pub bag: Tally,
    pub surface: Tally,
    /// Treasures in the air: drawn from the bag or picked up from a hex.
    pub(crate) air: Tally,

    // People.
    pub spelunkers: [Spelunker; Seat::MAX],
    /// What became of every treasure that left the bag: all that anybody can know anything from. Rule: CC-INFO-03.
    pub(crate) trail: Trail,

    // Turns.
    pub first: Seat,
    pub turn: Seat,
    pub mp: u8,
    pub round: u16,
    /// Rounds in a row without progress. Ruling CC-R-49.
    pub idle: u16,
    pub progress: bool,
    /// Passageways the turn player has stood in here since it last spent, arrived or began. Rule: CC-MOVE-07.
    pub(crate) stood: u8,
    /// The hex explored last.
    pub(crate) explored: u8,

    pub waiting: Stack<Waiting, DEPTH>,
}

const _: () = assert!(size_of::<State>() < 4096, "a state is under 4 KiB");

impl State {
    /// Before the first step. Rule: CC-SETUP-01 to CC-SETUP-14.
    pub(crate) fn new(setup: &Setup) -> State {
        let mut hexes = [Hex::NONE; MOST_HEXES];
        hexes[0].tile = Tile::BASE;
        State {
            players: setup.players,
            house: setup.house,
            stall_limit: setup.stall_limit,
            round_limit: setup.round_limit,
            hexes,
            n_hexes: 1,
            collapsed: 0,
            symbols: [0; 4],
            tokens: [0; 4],
            track: [0; 4],
            vengeance: 0,
            fuses: [Fuse { owner: Seat::new(0), hex: 0 }; MOST_FUSES],
            n_fuses: 0,
            pile: TileSet::LEVEL_1,
            aside: TileSet::LEVEL_2,
            deck: CardSet::ALL,
            discard: CardSet::NONE,
            supply: Item::ALL
                .iter()
                .flat_map(|item| std::iter::repeat_n(item.index(), usize::from(crate::content::item(*item).copies)))
                .collect(),
            bag: Tally::TREASURES,
            surface: Tally::NONE,
            air: Tally::NONE,
            spelunkers: [Spelunker::FRESH; Seat::MAX],
            trail: Trail::EMPTY,
            first: Seat::new(0),
            turn: Seat::new(0),
            mp: 0,
            round: 1,
            idle: 0,
            progress: false,
            stood: 0,
            explored: 0,
            waiting: Stack::new(Waiting::Surface),
        }
    }

    #[inline]
    pub fn is_over(&self) -> bool {
        self.waiting[0] == Waiting::Over
    }

    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(usize::from(self.players))
    }

    /// The seats in order from the active one. Rule: CC-MODEL-09.
    #[inline]
    pub(crate) fn in_order_from_active(&self) -> impl Iterator<Item = Seat> + use<> {
        let (n, start) = (usize::from(self.players), self.turn.index());
        (0..n).map(move |step| Seat::new(if start + step < n { start + step } else { start + step - n }))
    }

    #[inline]
    pub fn spelunker(&self, seat: Seat) -> &Spelunker {
        &self.spelunkers[seat.index()]
    }

    #[inline]
    pub(crate) fn spelunker_mut(&mut self, seat: Seat) -> &mut Spelunker {
        &mut self.spelunkers[seat.index()]
    }

    /// N: how many are in the caves. Rule: CC-MODEL-08, ruling CC-R-37.
    #[inline]
    pub fn n_inside(&self) -> u32 {
        self.seats().filter(|seat| self.spelunker(*seat).is_inside()).count() as u32
    }

    /// The laid hexes in the order of laying.
    pub fn hexes(&self) -> &[Hex] {
        &self.hexes[..usize::from(self.n_hexes)]
    }

    /// The Dynamite that burns, in the order of deployment.
    pub fn fuses(&self) -> &[Fuse] {
        &self.fuses[..usize::from(self.n_fuses)]
    }
}
