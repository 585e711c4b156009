//! Hexes as printed and as laid: which passageway is behind which side. Rules: CC-HEX-01 to CC-HEX-12, CC-MODEL-02 to 06.

use std::fmt;
use std::str::FromStr;

use kernel::Unreadable;

/// A hex of the box: `BASE`, `L1-01` to `L1-20`, `L2-01` to `L2-20`. Each exists once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Tile(u8);

impl Tile {
    /// Base Camp and forty others.
    pub const COUNT: usize = 41;
    /// Base Camp. Rule: CC-HEX-11.
    pub const BASE: Tile = Tile(0);
    /// Cave Paintings. Rule: CC-HEX-12, ruling CC-R-41.
    pub const PAINTINGS: Tile = Tile(20);

    /// The hex with this number.
    #[inline]
    pub const fn new(index: usize) -> Tile {
        assert!(index < Tile::COUNT, "there are forty-one hexes");
        Tile(index as u8)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All of them, Base Camp first.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..Tile::COUNT).map(Tile::new)
    }

    /// 0 for Base Camp, else 1 or 2. Rule: CC-HEX-05.
    #[inline]
    pub const fn level(self) -> u8 {
        match self.0 {
            0 => 0,
            1..=20 => 1,
            _ => 2,
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("BASE"),
            n @ 1..=20 => write!(f, "L1-{n:02}"),
            n => write!(f, "L2-{:02}", n - 20),
        }
    }
}

impl FromStr for Tile {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Tile, Unreadable> {
        let numbered = |prefix: &str| {
            let digits = text.strip_prefix(prefix).filter(|digits| digits.len() == 2)?;
            digits.parse::<usize>().ok().filter(|n| (1..=20).contains(n))
        };
        if text == "BASE" {
            Ok(Tile::BASE)
        } else if let Some(n) = numbered("L1-") {
            Ok(Tile::new(n))
        } else if let Some(n) = numbered("L2-") {
            Ok(Tile::new(20 + n))
        } else {
            Err(Unreadable::new("a hex (BASE, L1-01 to L1-20 or L2-01 to L2-20)", text))
        }
    }
}

kernel::serde_as_text!(Tile);

/// Some of the forty hexes of the draw pile, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TileSet(pub u64);

impl TileSet {
    /// No hex.
    pub const NONE: TileSet = TileSet(0);
    /// The Level 1 hexes. Rule: CC-SETUP-03.
    pub const LEVEL_1: TileSet = TileSet(((1 << 20) - 1) << 1);
    /// The Level 2 hexes. Rule: CC-SETUP-04.
    pub const LEVEL_2: TileSet = TileSet(((1 << 20) - 1) << 21);

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn has(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 != 0
    }

    /// Without this one.
    #[inline]
    pub fn take(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }

    pub fn put(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    /// The `n`-th, counted from 0. There must be one.
    #[inline]
    pub fn nth(self, n: u32) -> Tile {
        Tile::new(kernel::nth_bit(self.0, n))
    }

    /// The hexes in order.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        kernel::bits(self.0).map(Tile::new)
    }
}
