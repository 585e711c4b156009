//! Places on the board, and sets of them in one word. Rules: CT-TERM-01, CT-TERM-02.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};
use std::str::FromStr;

use kernel::Unreadable;

/// A place on the board: rooms `R01` to `R33`, entrances `E1` to `E4`, pits `P1` to `P3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Area(u8);

/// Every area is exactly one of these. Rule: CT-TERM-01.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AreaKind {
    /// Scored; holds five heroes and monsters.
    Room,
    /// Where heroes come into play. Not a room. Rule: CT-TERM-02.
    Entrance,
    /// Where monsters come into play. Not a room. Rule: CT-TERM-02.
    Pit,
}

impl Area {
    /// All areas of the board.
    pub const COUNT: usize = 40;
    /// Rooms come first.
    pub const ROOMS: usize = 33;
    const FIRST_PIT: usize = 37;

    /// The area with this index: rooms, then entrances, then pits.
    #[inline]
    pub const fn new(index: usize) -> Area {
        assert!(index < Area::COUNT, "the board has forty areas");
        Area(index as u8)
    }

    /// `R01` is room 1.
    pub const fn room(number: usize) -> Area {
        Area::new(number - 1)
    }

    /// `E1` is entrance 1.
    pub const fn entrance(number: usize) -> Area {
        Area::new(Area::ROOMS + number - 1)
    }

    /// `P1` is pit 1.
    pub const fn pit(number: usize) -> Area {
        Area::new(Area::FIRST_PIT + number - 1)
    }

    /// Its place in arrays and bit sets.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Room, entrance or pit.
    #[inline]
    pub const fn kind(self) -> AreaKind {
        match self.0 as usize {
            0..Area::ROOMS => AreaKind::Room,
            Area::ROOMS..Area::FIRST_PIT => AreaKind::Entrance,
            _ => AreaKind::Pit,
        }
    }

    /// Rules that say "room" work only here. Rule: CT-TERM-02.
    #[inline]
    pub const fn is_room(self) -> bool {
        (self.0 as usize) < Area::ROOMS
    }

    /// All areas, in order.
    pub fn all() -> impl Iterator<Item = Area> {
        (0..Area::COUNT).map(Area::new)
    }

    /// All rooms, in order.
    pub fn rooms() -> impl Iterator<Item = Area> {
        (0..Area::ROOMS).map(Area::new)
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            AreaKind::Room => write!(f, "R{:02}", self.0 + 1),
            AreaKind::Entrance => write!(f, "E{}", self.index() - Area::ROOMS + 1),
            AreaKind::Pit => write!(f, "P{}", self.index() - Area::FIRST_PIT + 1),
        }
    }
}

impl FromStr for Area {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Area, Unreadable> {
        let wrong = || Unreadable::new("an area (R01 to R33, E1 to E4, P1 to P3)", text);
        let digits = text.get(1..).filter(|rest| rest.bytes().all(|b| b.is_ascii_digit())).ok_or_else(wrong)?;
        let number: usize = digits.parse().map_err(|_| wrong())?;
        match (text.as_bytes()[0], digits.len(), number) {
            (b'R', 2, 1..=33) => Ok(Area::room(number)),
            (b'E', 1, 1..=4) => Ok(Area::entrance(number)),
            (b'P', 1, 1..=3) => Ok(Area::pit(number)),
            _ => Err(wrong()),
        }
    }
}

kernel::serde_as_text!(Area);

/// Some of the areas, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct AreaSet(pub u64);

impl AreaSet {
    /// Nowhere.
    pub const NONE: AreaSet = AreaSet(0);
    /// The 33 rooms.
    pub const ROOMS: AreaSet = AreaSet((1 << Area::ROOMS) - 1);
    /// The 4 entrances.
    pub const ENTRANCES: AreaSet = AreaSet(((1 << Area::FIRST_PIT) - 1) & !AreaSet::ROOMS.0);
    /// The 3 pits.
    pub const PITS: AreaSet = AreaSet(((1 << Area::COUNT) - 1) & !((1 << Area::FIRST_PIT) - 1));

    #[inline]
    pub const fn one(area: Area) -> AreaSet {
        AreaSet(1 << area.0)
    }

    /// Is `area` among them?
    #[inline]
    pub const fn has(self, area: Area) -> bool {
        self.0 >> area.0 & 1 != 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The areas, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Area> {
        kernel::bits(self.0).map(Area::new)
    }

    /// The `n`-th of them, counted from 0.
    #[inline]
    pub fn nth(self, n: u32) -> Area {
        Area::new(kernel::nth_bit(self.0, n))
    }
}

impl BitAnd for AreaSet {
    type Output = AreaSet;
    #[inline]
    fn bitand(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 & other.0)
    }
}

impl BitOr for AreaSet {
    type Output = AreaSet;
    #[inline]
    fn bitor(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 | other.0)
    }
}

impl BitOrAssign for AreaSet {
    #[inline]
    fn bitor_assign(&mut self, other: AreaSet) {
        self.0 |= other.0;
    }
}

impl Not for AreaSet {
    type Output = AreaSet;
    #[inline]
    fn not(self) -> AreaSet {
        AreaSet(!self.0)
    }
}

impl FromIterator<Area> for AreaSet {
    fn from_iter<I: IntoIterator<Item = Area>>(areas: I) -> AreaSet {
        areas.into_iter().fold(AreaSet::NONE, |set, area| set | AreaSet::one(area))
    }
}
