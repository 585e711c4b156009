//! Where things are: sides of a hex, passageways on it, spaces of the map. Rules: CC-MODEL-01, CC-MODEL-02, CC-MODEL-03.

use std::fmt;
use std::str::FromStr;

use kernel::Unreadable;

kernel::worded! {
    /// A side of a space, counter-clockwise from east. Rule: CC-MODEL-01, ruling CC-R-03.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "'E' | 'NE' | 'NW' | 'W' | 'SW' | 'SE'"))]
    #[repr(u8)]
    pub enum Side: "a side (E, NE, NW, W, SW or SE)" {
        E = "E", NE = "NE", NW = "NW", W = "W", SW = "SW", SE = "SE",
    }
}

impl Side {
    /// The side with this number, counted on past 5.
    #[inline]
    pub const fn new(number: usize) -> Side {
        match number % 6 {
            0 => Side::E,
            1 => Side::NE,
            2 => Side::NW,
            3 => Side::W,
            4 => Side::SW,
            _ => Side::SE,
        }
    }

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side across: (s + 3) mod 6. Rule: CC-MODEL-01.
    #[inline]
    pub const fn opposite(self) -> Side {
        Side::new(self as usize + 3)
    }
}

/// Some of the six sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sides(pub u8);

impl Sides {
    pub const NONE: Sides = Sides(0);
    pub const ALL: Sides = Sides(0b11_1111);

    #[inline]
    pub const fn one(side: Side) -> Sides {
        Sides(1 << side as u8)
    }

    /// Is `side` among them?
    #[inline]
    pub const fn has(self, side: Side) -> bool {
        self.0 >> side as u8 & 1 != 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    #[must_use]
    pub const fn and(self, other: Sides) -> Sides {
        Sides(self.0 & other.0)
    }

    /// Those that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Sides) -> Sides {
        Sides(self.0 & !other.0)
    }

    /// The `n`-th, counted from 0. There must be one.
    #[inline]
    pub fn nth(self, n: u32) -> Side {
        Side::new(kernel::nth_bit(u64::from(self.0), n))
    }

    /// The sides, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Side> {
        kernel::bits(u64::from(self.0)).map(Side::new)
    }

    /// Printed sides as board sides of a hex turned by `rotation`. Rule: CC-MODEL-02.
    #[inline]
    #[must_use]
    pub const fn turned(self, rotation: u8) -> Sides {
        let wide = (self.0 as u16) << rotation;
        Sides(((wide | wide >> 6) & 0b11_1111) as u8)
    }
}

kernel::worded! {
    /// A passageway of a hex. Rule: CC-MODEL-03, CC-HEX-02.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "'A' | 'B' | 'C' | 'D'"))]
    #[repr(u8)]
    pub enum Node: "a passageway (A to D)" {
        A = "A", B = "B", C = "C", D = "D",
    }
}

impl Node {
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The passageway with this number.
    #[inline]
    pub const fn new(number: usize) -> Node {
        match number {
            0 => Node::A,
            1 => Node::B,
            2 => Node::C,
            _ => Node::D,
        }
    }

    /// Itself as one bit of a set.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A space of the unbounded map, in axial coordinates. Written `1,-1`; Base Camp lies on `0,0`. Rule: CC-MODEL-01.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Space {
    pub q: i8,
    pub r: i8,
}

impl Space {
    /// Where Base Camp lies. Rule: CC-SETUP-01.
    pub const BASE: Space = Space { q: 0, r: 0 };

    /// The neighbour across a side. Rule: CC-MODEL-01.
    #[inline]
    #[must_use]
    pub const fn across(self, side: Side) -> Space {
        let (q, r) = match side {
            Side::E => (1, 0),
            Side::NE => (1, -1),
            Side::NW => (0, -1),
            Side::W => (-1, 0),
            Side::SW => (-1, 1),
            Side::SE => (0, 1),
        };
        Space { q: self.q + q, r: self.r + r }
    }

    /// The side behind which `other` lies, when it is a neighbour.
    #[inline]
    pub const fn side_towards(self, other: Space) -> Option<Side> {
        match (other.q - self.q, other.r - self.r) {
            (1, 0) => Some(Side::E),
            (1, -1) => Some(Side::NE),
            (0, -1) => Some(Side::NW),
            (-1, 0) => Some(Side::W),
            (-1, 1) => Some(Side::SW),
            (0, 1) => Some(Side::SE),
            _ => None,
        }
    }
}

impl Space {
    /// The shortest way there from Base Camp: so many steps across one side, then so many across the next one round.
    pub fn way_from_base(self) -> (Side, i32, Side, i32) {
        let (q, r) = (i32::from(self.q), i32::from(self.r));
        let towards = |n: usize| {
            let step = Space::BASE.across(Side::new(n));
            (i32::from(step.q), i32::from(step.r))
        };
        for n in 0..6 {
            let ((aq, ar), (bq, br)) = (towards(n), towards(n + 1));
            // Neighbouring steps span the whole plane: their determinant is 1 or -1.
            let det = aq * br - ar * bq;
            let (a, b) = ((q * br - r * bq) * det, (aq * r - ar * q) * det);
            if a > 0 && b >= 0 {
                return (Side::new(n), a, Side::new(n + 1), b);
            }
        }
        (Side::E, 0, Side::NE, 0)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl FromStr for Space {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Space, Unreadable> {
        let unreadable = || Unreadable::new("a space such as `1,-1`", text);
        let (q, r) = text.split_once(',').ok_or_else(unreadable)?;
        let number = |text: &str| {
            // `+1` and `01` would be second names for the same space.
            let n: i8 = text.parse().map_err(|_| unreadable())?;
            if n.to_string() == text && n.abs() <= 60 { Ok(n) } else { Err(unreadable()) }
        };
        Ok(Space { q: number(q)?, r: number(r)? })
    }
}

kernel::serde_as_text!(Space);
