//! What an aeroplane has: seven properties, ten positions for Common upgrades, nine things a hit may fall on.
//! Rules: CP-CARD-02, CP-DAMAGE-03, CP-UPG-11.

use std::fmt;
use std::str::FromStr;

use kernel::Unreadable;

kernel::worded! {
    /// A symbol on cards. The first six are also the types of Common upgrades. Rule: CP-CARD-02.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    #[repr(u8)]
    pub enum Property: "a property" {
        Shields = "shields", Armor = "armor", Attack = "attack", Maneuver = "maneuver", Power = "power",
        Navigation = "navigation", Fuel = "fuel",
    }
}

impl Property {
    /// The six types of Common upgrades.
    pub const TYPES: &'static [Property] = Property::ALL.split_at(6).0;

    /// The letters on Cave cards: `SH`.
    pub const fn letters(self) -> &'static str {
        ["SH", "PA", "SR", "MA", "PO", "NC", "BF"][self as usize]
    }

    /// The positions of this type on the mat: the first, and how many. None for fuel. Rule: CP-UPG-11.
    #[inline]
    pub const fn positions(self) -> (usize, usize) {
        [(0, 2), (2, 1), (3, 2), (5, 2), (7, 2), (9, 1), (10, 0)][self as usize]
    }

    /// The positions of this type.
    #[inline]
    pub fn slots(self) -> impl Iterator<Item = Slot> {
        let (first, n) = self.positions();
        (first..first + n).map(Slot::new)
    }

    /// Which row of the shop has upgrades of this type.
    #[inline]
    pub const fn row(self) -> Row {
        if (self as u8) < 3 { Row::A } else { Row::B }
    }
}

/// A position for a Common upgrade on the mat: `shields1`, `navigation1`. Rule: CP-UPG-11.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Slot(u8);

impl Slot {
    /// Positions on a mat.
    pub const COUNT: usize = 10;

    /// The position with this index, below [`Slot::COUNT`].
    #[inline]
    pub const fn new(index: usize) -> Slot {
        assert!(index < Slot::COUNT, "a mat has ten positions");
        Slot(index as u8)
    }

    pub fn all() -> impl Iterator<Item = Slot> {
        (0..Slot::COUNT).map(Slot::new)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The type of upgrades it takes.
    #[inline]
    pub const fn property(self) -> Property {
        use Property::*;
        [Shields, Shields, Armor, Attack, Attack, Maneuver, Maneuver, Power, Power, Navigation][self.0 as usize]
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let property = self.property();
        write!(f, "{property}{}", self.index() - property.positions().0 + 1)
    }
}

impl FromStr for Slot {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Slot, Unreadable> {
        Slot::all()
            .find(|slot| slot.to_string() == text)
            .ok_or_else(|| Unreadable::new("a position on the mat such as `shields1`", text))
    }
}

kernel::serde_as_text!(Slot);

kernel::worded! {
    /// What hits fall on, in the order of damage. Rule: CP-DAMAGE-03.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    #[repr(u8)]
    pub enum Part: "a part of the plane" {
        Shields = "shields", Armor = "armor", Attack = "attack", Maneuver = "maneuver", Power = "power",
        Explorations = "explorations", Missiles = "missiles", Fuel = "fuel", Navigation = "navigation",
    }
}

impl Part {
    /// The type of Common upgrade this is, if it is one.
    #[inline]
    pub const fn property(self) -> Option<Property> {
        match self {
            Part::Shields => Some(Property::Shields),
            Part::Armor => Some(Property::Armor),
            Part::Attack => Some(Property::Attack),
            Part::Maneuver => Some(Property::Maneuver),
            Part::Power => Some(Property::Power),
            Part::Navigation => Some(Property::Navigation),
            Part::Explorations | Part::Missiles | Part::Fuel => None,
        }
    }
}

kernel::worded! {
    /// A row of the Cave shop, and its pile. Rule: CP-SETUP-05, CP-SETUP-06.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[repr(u8)]
    pub enum Row: "a row of the shop (A or B)" {
        A = "A", B = "B",
    }
}

/// A place in a row of the shop: `A1` is the outermost card of row A. Rule: CP-SETUP-06.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Shelf {
    pub row: Row,
    /// The place, from 0 for the outermost.
    pub index: u8,
}

impl fmt::Display for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row, self.index + 1)
    }
}

impl FromStr for Shelf {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Shelf, Unreadable> {
        let unreadable = || Unreadable::new("a place in the shop such as `A1`", text);
        let (row, place) = text.split_at_checked(1).ok_or_else(unreadable)?;
        let index: u8 = place.parse().map_err(|_| unreadable())?;
        match index {
            1..=32 if !place.starts_with(['0', '+']) => Ok(Shelf { row: row.parse()?, index: index - 1 }),
            _ => Err(unreadable()),
        }
    }
}

kernel::serde_as_text!(Shelf);

kernel::worded! {
    /// A die of the challenge. Its faces are in `data/table.toml`. Rule: CP-HANDLE-02.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    #[repr(u8)]
    pub enum Die: "a die (yellow or orange)" {
        Yellow = "yellow", Orange = "orange",
    }
}

impl Die {
    /// The faces are the lowest one and the five above it; a test compares them with the data.
    #[inline]
    pub const fn lowest(self) -> u8 {
        self as u8
    }

    #[inline]
    #[must_use]
    pub const fn other(self) -> Die {
        match self {
            Die::Yellow => Die::Orange,
            Die::Orange => Die::Yellow,
        }
    }
}

kernel::worded! {
    /// A face of the Missile die. Rule: CP-MISSILE-06.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
    #[repr(u8)]
    pub enum MissileFace: "a face of the Missile die" {
        One = "1", Two = "2", Three = "3", Die = "die", Targeting = "targeting", Reputation = "reputation",
    }
}
