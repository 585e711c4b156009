//! Passage tiles: shapes, icons, special texts. Rules: SK-PASS-01, SK-PASS-04, SK-COMP-01.

use std::fmt;
use std::str::FromStr;

use kernel::Unreadable;

use crate::printed::{TILE_COPIES, TILE_FORTUNES, TILE_HAZARDS, TILE_SHAPES, TILE_SPECIALS};

kernel::worded! {
    /// How the corridors of a tile run.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum Shape: "a shape (x, t, l, i, d)" {
        X = "x", T = "t", L = "l", I = "i", D = "d",
    }
}

impl Shape {
    /// Corridors at rotation 0.
    pub const fn sides(self) -> u8 {
        match self {
            Shape::X => 0b1111,
            Shape::T => 0b1011,
            Shape::L => 0b0011,
            Shape::I => 0b0101,
            Shape::D => 0b0001,
        }
    }
}

/// Corridors turned clockwise by `turns` quarters: side `s` becomes `s + turns`.
#[inline]
pub const fn turned(sides: u8, turns: u8) -> u8 {
    let doubled = sides << (turns & 3);
    (doubled | doubled >> 4) & 0b1111
}

kernel::worded! {
    /// What is printed on a special tile. Rule: SK-PASS-04.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum Special: "a special text" {
        /// 1 AP, once a turn: gain 1 Health.
        Drink = "drink",
        /// 1 AP: to another Mine Cart.
        Ride = "ride",
        /// A danger on entering.
        Ledge = "ledge",
        /// Moving out costs 1 more; no Dash from here or through here.
        Wade = "wade",
        /// Line of sight may turn a corner from here.
        Prism = "prism",
        /// Once a turn: 1 Health for 1 AP.
        Bleed = "bleed",
        /// Curing is free.
        Rest = "rest",
        /// 1 AP, once a turn: turn this passage.
        Turn = "turn",
        /// Not seen from outside, nor outside from here.
        Dark = "dark",
        /// Monsters are 1 more difficult.
        Gaze = "gaze",
    }
}

/// One of the 34 kinds of tiles; equal tiles are not told apart. Written as in the data: `TI-07`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct TileKind(u8);

impl TileKind {
    /// Kinds in the data, the Cave Entrance first.
    pub const COUNT: usize = 34;
    /// The Cave Entrance, never in the deck.
    pub const ENTRANCE: TileKind = TileKind(0);

    pub const fn new(number: usize) -> TileKind {
        assert!(number < TileKind::COUNT, "there are 34 kinds of tiles");
        TileKind(number as u8)
    }

    pub fn all() -> impl Iterator<Item = TileKind> {
        (0..TileKind::COUNT).map(TileKind::new)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn copies(self) -> u8 {
        TILE_COPIES[self.0 as usize]
    }

    pub const fn hazards(self) -> u8 {
        TILE_HAZARDS[self.0 as usize]
    }

    pub const fn fortunes(self) -> u8 {
        TILE_FORTUNES[self.0 as usize]
    }

    /// How its corridors run.
    #[inline]
    pub const fn shape(self) -> Shape {
        TILE_SHAPES[self.0 as usize]
    }

    #[inline]
    pub const fn special(self) -> Option<Special> {
        TILE_SPECIALS[self.0 as usize]
    }
}

impl fmt::Display for TileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("TI-{:02}", self.0))
    }
}

impl FromStr for TileKind {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<TileKind, Unreadable> {
        let number = text.strip_prefix("TI-").filter(|digits| digits.len() == 2).and_then(|n| n.parse().ok());
        match number {
            Some(n) if n < TileKind::COUNT => Ok(TileKind::new(n)),
            _ => Err(Unreadable::new("a tile such as `TI-07`", text)),
        }
    }
}

kernel::serde_as_text!(TileKind);

/// One tile of the box: 0 is the Cave Entrance, 1 to 53 are the Passage deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

static KIND_OF_TILE: [TileKind; Tile::COUNT] = tile_kinds();
static FIRST_OF_KIND: [u8; TileKind::COUNT] = first_tiles();

const fn tile_kinds() -> [TileKind; Tile::COUNT] {
    let mut kinds = [TileKind(0); Tile::COUNT];
    let (mut kind, mut tile) = (0, 0);
    while kind < TileKind::COUNT {
        let mut copy = 0;
        while copy < TILE_COPIES[kind] {
            kinds[tile] = TileKind(kind as u8);
            tile += 1;
            copy += 1;
        }
        kind += 1;
    }
    assert!(tile == Tile::COUNT, "there are 54 tiles");
    kinds
}

const fn first_tiles() -> [u8; TileKind::COUNT] {
    let mut first = [0; TileKind::COUNT];
    let mut kind = 1;
    while kind < TileKind::COUNT {
        first[kind] = first[kind - 1] + TILE_COPIES[kind - 1];
        kind += 1;
    }
    first
}

impl Tile {
    /// Tiles in the box. Rule: SK-COMP-01.
    pub const COUNT: usize = 54;
    pub const ENTRANCE: Tile = Tile(0);
    /// The 53 tiles of the Passage deck.
    pub const DECK: u64 = (1 << Tile::COUNT) - 2;

    #[inline]
    pub(crate) const fn new(number: usize) -> Tile {
        Tile(number as u8)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub fn kind(self) -> TileKind {
        KIND_OF_TILE[self.index()]
    }

    /// The tiles of this kind, one bit each.
    #[inline]
    pub(crate) fn all_of(kind: TileKind) -> u64 {
        ((1 << kind.copies()) - 1) << FIRST_OF_KIND[kind.index()]
    }
}

/// The one Pitch-Dark Hollow.
pub(crate) const DARK: Tile = only(Special::Dark);

/// The only tile with this text.
const fn only(special: Special) -> Tile {
    let mut kind = 0;
    while kind < TileKind::COUNT {
        if let Some(text) = TILE_SPECIALS[kind]
            && text as u8 == special as u8
        {
            return Tile(first_tiles()[kind]);
        }
        kind += 1;
    }
    panic!("every special text is on a tile")
}

/// Rotations that differ: the others look the same. Ruling SK-R-16.
pub const fn n_turns(shape: Shape) -> u8 {
    match shape {
        Shape::X => 1,
        Shape::I => 2,
        Shape::T | Shape::L | Shape::D => 4,
    }
}

kernel::worded! {
    /// One quarter to either side.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum Way: "a way to turn (left, right)" {
        Left = "left", Right = "right",
    }
}

impl Way {
    /// Quarter-turns clockwise.
    pub const fn turns(self) -> u8 {
        match self {
            Way::Left => 3,
            Way::Right => 1,
        }
    }
}
