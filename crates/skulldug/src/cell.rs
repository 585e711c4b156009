//! Places on the table: a square grid, its four directions, and sets of places.
//! Rules: SK-PASS-05, SK-PASS-06, SK-SETUP-10, ruling SK-R-01.

use std::fmt;
use std::str::FromStr;

use kernel::Unreadable;

kernel::worded! {
    /// A side of a passage, clockwise from the north.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    #[repr(u8)]
    pub enum Side: "a side (north, east, south, west)" {
        North = "north", East = "east", South = "south", West = "west",
    }
}

impl Side {
    /// The other end of a corridor.
    #[inline]
    pub const fn opposite(self) -> Side {
        Side::from_index(self as u8 + 2)
    }

    #[inline]
    pub(crate) const fn from_index(index: u8) -> Side {
        match index & 3 {
            0 => Side::North,
            1 => Side::East,
            2 => Side::South,
            _ => Side::West,
        }
    }

    /// Its bit in a set of sides.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The sides in a set of bits, clockwise from the north.
#[inline]
pub fn sides(set: u8) -> impl Iterator<Item = Side> + Clone {
    Side::ALL.iter().copied().filter(move |side| set & side.bit() != 0)
}

/// A place on the table, sixteen to a row so that a step off any edge is seen. Columns are letters and rows numbers:
/// `a1` is the north-west corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cell(u8);

impl Cell {
    /// The widest table: 13 by 13. Ruling SK-R-01.
    pub const WIDEST: u8 = 13;
    /// The narrowest table, from a corner. Ruling SK-R-01.
    pub const NARROWEST: u8 = 5;
    /// Room for every place in an array.
    pub const COUNT: usize = 256;

    /// Column and row, from 0.
    #[inline]
    pub const fn at(x: u8, y: u8) -> Cell {
        Cell(y << 4 | (x & 15))
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Column, growing eastward.
    #[inline]
    pub const fn x(self) -> u8 {
        self.0 & 15
    }

    /// Row, growing southward.
    #[inline]
    pub const fn y(self) -> u8 {
        self.0 >> 4
    }

    /// The next place that way, also over the edge: ask [`Cell::is_on`]. Rule: SK-PASS-06.
    #[inline]
    pub const fn next(self, side: Side) -> Cell {
        Cell(match side {
            Side::North => self.0.wrapping_sub(16),
            Side::East => self.0.wrapping_add(1),
            Side::South => self.0.wrapping_add(16),
            Side::West => self.0.wrapping_sub(1),
        })
    }

    /// Is it on a table of this width? Rule: SK-PASS-05.
    #[inline]
    pub const fn is_on(self, width: u8) -> bool {
        self.x() < width && self.y() < width
    }

    /// Horizontal plus vertical steps; walls do not matter. Rule: SK-GT-23.
    #[inline]
    pub const fn distance(self, other: Cell) -> u8 {
        self.x().abs_diff(other.x()) + self.y().abs_diff(other.y())
    }

    /// The side of this place on which `other` lies, if they are adjacent. Rule: SK-PASS-06.
    #[inline]
    pub fn side_of(self, other: Cell) -> Option<Side> {
        Side::ALL.iter().copied().find(|side| self.next(*side) == other)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}{}", char::from(b'a' + self.x()), self.y() + 1))
    }
}

impl FromStr for Cell {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Cell, Unreadable> {
        let unreadable = || Unreadable::new("a place such as `a1` or `g7`", text);
        let mut letters = text.chars();
        let column = letters.next().filter(|letter| ('a'..='m').contains(letter)).ok_or_else(unreadable)?;
        let row = letters.as_str();
        match row.parse::<u8>() {
            Ok(n @ 1..=Cell::WIDEST) if n.to_string() == row => Ok(Cell::at(column as u8 - b'a', n - 1)),
            _ => Err(unreadable()),
        }
    }
}

kernel::serde_as_text!(Cell);

/// Some places of the table, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cells([u64; 4]);

impl Cells {
    pub const NONE: Cells = Cells([0; 4]);

    #[inline]
    pub const fn has(&self, cell: Cell) -> bool {
        self.0[cell.index() >> 6] >> (cell.index() & 63) & 1 != 0
    }

    #[inline]
    pub const fn put(&mut self, cell: Cell) {
        self.0[cell.index() >> 6] |= 1 << (cell.index() & 63);
    }

    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0[cell.index() >> 6] &= !(1 << (cell.index() & 63));
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Each of them, row by row.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Cell> + use<> {
        let words = self.0;
        (0..4).flat_map(move |n| kernel::bits(words[n]).map(move |bit| Cell((n << 6 | bit) as u8)))
    }

    /// The `n`-th, from 0. There must be one.
    #[inline]
    pub fn nth(&self, mut n: u32) -> Cell {
        for (index, word) in self.0.iter().enumerate() {
            let here = word.count_ones();
            if n < here {
                return Cell((index << 6 | kernel::nth_bit(*word, n)) as u8);
            }
            n -= here;
        }
        unreachable!("a set has as many places as it counts")
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        let mut set = Cells::NONE;
        cells.into_iter().for_each(|cell| set.put(cell));
        set
    }
}
