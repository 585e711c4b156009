//! Where things are: the two rows of the Inner cave, and the places around them. Rules: CP-PLACE-03, CP-R-17.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use kernel::Unreadable;

/// A position of the Inner cave: `C3` is the ceiling, `F3` the floor of column 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Spot(NonZeroU8);

impl Spot {
    /// No cave is longer than all its cards in one row.
    pub const COLUMNS: u8 = 70;
    /// The size of arrays that hold one entry a position.
    pub const COUNT: usize = 2 * Spot::COLUMNS as usize + 2;

    /// Ceiling (row 0) or floor (row 1) of a column, counted from 1.
    #[inline]
    pub const fn new(row: usize, column: u8) -> Spot {
        assert!(column >= 1 && column <= Spot::COLUMNS && row < 2, "columns are counted from 1 to 70");
        match NonZeroU8::new(column * 2 + row as u8) {
            Some(index) => Spot(index),
            None => panic!("a column is not 0"),
        }
    }

    /// The position, if the column exists.
    #[inline]
    pub fn at(row: usize, column: i16) -> Option<Spot> {
        (1..=i16::from(Spot::COLUMNS)).contains(&column).then(|| Spot::new(row, column as u8))
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize
    }

    /// 0 for the ceiling, 1 for the floor.
    #[inline]
    pub const fn row(self) -> usize {
        (self.0.get() & 1) as usize
    }

    /// Counted from the entrance.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0.get() >> 1
    }

    /// Steps in any direction, a diagonal counting one. Ruling CP-R-17.
    #[inline]
    pub const fn distance(self, other: Spot) -> u8 {
        let columns = self.column().abs_diff(other.column());
        if columns == 0 && self.row() != other.row() { 1 } else { columns }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.row() == 0 { 'C' } else { 'F' }, self.column())
    }
}

impl FromStr for Spot {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Spot, Unreadable> {
        let unreadable = || Unreadable::new("a position such as `C3` or `F3`", text);
        let row = match text.as_bytes().first() {
            Some(b'C') => 0,
            Some(b'F') => 1,
            _ => return Err(unreadable()),
        };
        let number = &text[1..];
        match number.parse::<u8>() {
            Ok(column @ 1..=Spot::COLUMNS) if !number.starts_with(['0', '+']) => Ok(Spot::new(row, column)),
            _ => Err(unreadable()),
        }
    }
}

kernel::serde_as_text!(Spot);

/// Where a plane is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Place {
    /// In front of the entrance, before the first move. Rule: CP-SETUP-09.
    Outside,
    /// In the entrance, its Scrapyard included.
    Entrance,
    On(Spot),
    /// Through: it has finished. Rule: CP-MOVE-11.
    Exit,
    /// Crashed or stuck. Ruling CP-R-37.
    Out,
}

impl Place {
    /// The Cave card's position, when it is on one.
    #[inline]
    pub const fn spot(self) -> Option<Spot> {
        match self {
            Place::On(spot) => Some(spot),
            Place::Outside | Place::Entrance | Place::Exit | Place::Out => None,
        }
    }

    /// Still to take turns: neither finished nor out.
    #[inline]
    pub const fn flies(self) -> bool {
        !matches!(self, Place::Exit | Place::Out)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Outside => f.pad("outside"),
            Place::Entrance => f.pad("entrance"),
            Place::On(spot) => spot.fmt(f),
            Place::Exit => f.pad("exit"),
            Place::Out => f.pad("out"),
        }
    }
}

impl FromStr for Place {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Place, Unreadable> {
        match text {
            "outside" => Ok(Place::Outside),
            "entrance" => Ok(Place::Entrance),
            "exit" => Ok(Place::Exit),
            "out" => Ok(Place::Out),
            spot => match spot.parse() {
                Ok(spot) => Ok(Place::On(spot)),
                Err(_) => Err(Unreadable::new("a place such as `entrance`, `C3` or `exit`", text)),
            },
        }
    }
}

kernel::serde_as_text!(Place);
