//! The Common upgrade cards, and piles of them in one word. Rules: CP-CARD-03, CP-CARD-04, CP-SETUP-05.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use kernel::Unreadable;

use crate::{Property, Row};

/// A Common upgrade card: `U-SH2`, `U-MNT-A`. The five Maintenance cards of a pile are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Upgrade(NonZeroU8);

/// Cards of a pile that are the only ones of their kind: nine of each of three types.
const UNIQUE: usize = 27;

impl Upgrade {
    /// The size of arrays that hold one entry a card.
    pub const COUNT: usize = 64;

    /// Number `bit` of a pile; 27 is Maintenance.
    #[inline]
    pub const fn new(row: Row, bit: usize) -> Upgrade {
        assert!(bit <= UNIQUE, "a pile has 28 faces");
        match NonZeroU8::new((row as usize * 32 + bit) as u8 + 1) {
            Some(number) => Upgrade(number),
            None => panic!("one more than an index is not 0"),
        }
    }

    /// The Maintenance card of a pile. Rule: CP-UPG-08.
    #[inline]
    pub const fn maintenance(row: Row) -> Upgrade {
        Upgrade::new(row, UNIQUE)
    }

    /// All 56 faces.
    pub fn all() -> impl Iterator<Item = Upgrade> {
        Row::ALL.iter().flat_map(|row| (0..=UNIQUE).map(|bit| Upgrade::new(*row, bit)))
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Its number in its pile.
    #[inline]
    pub const fn bit(self) -> usize {
        self.index() % 32
    }

    /// The pile it comes from and goes back to.
    #[inline]
    pub const fn row(self) -> Row {
        if self.index() < 32 { Row::A } else { Row::B }
    }

    /// Its type; none for Maintenance, which serves all three of its pile.
    #[inline]
    pub const fn property(self) -> Option<Property> {
        if self.bit() == UNIQUE { None } else { Some(Property::ALL[self.row() as usize * 3 + self.bit() / 9]) }
    }
}

impl fmt::Display for Upgrade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.property() {
            Some(property) => write!(f, "U-{}{}", property.letters(), self.bit() % 9 + 1),
            None => write!(f, "U-MNT-{}", self.row()),
        }
    }
}

impl FromStr for Upgrade {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Upgrade, Unreadable> {
        Upgrade::all()
            .find(|card| card.to_string() == text)
            .ok_or_else(|| Unreadable::new("a Common upgrade such as `U-SH2`", text))
    }
}

kernel::serde_as_text!(Upgrade);

/// Some cards of one pile, one bit each: 0 to 26 the cards that are the only ones of their kind, 27 to 31 Maintenance,
/// of which the lowest bits are always meant, so equal heaps are equal words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Heap(pub u32);

impl Heap {
    /// A whole pile of 32.
    pub const ALL: Heap = Heap(u32::MAX);
    const MAINTENANCE: u32 = !0 << UNIQUE;

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    const fn face(card: Upgrade) -> u32 {
        if card.bit() == UNIQUE { Heap::MAINTENANCE } else { 1 << card.bit() }
    }

    /// How many with this face.
    #[inline]
    pub const fn count(self, card: Upgrade) -> u32 {
        (self.0 & Heap::face(card)).count_ones()
    }

    /// Takes out one card with this face; false when there is none.
    #[inline]
    pub fn take(&mut self, card: Upgrade) -> bool {
        match (self.0 & Heap::face(card)).checked_ilog2() {
            Some(highest) => {
                self.0 &= !(1 << highest);
                true
            }
            None => false,
        }
    }

    /// Puts in one card with this face; false when all of them are in already.
    #[inline]
    pub fn put(&mut self, card: Upgrade) -> bool {
        let missing = Heap::face(card) & !self.0;
        self.0 |= missing & missing.wrapping_neg();
        missing != 0
    }

    /// The face of the `n`-th card.
    #[inline]
    pub fn nth(self, row: Row, n: u32) -> Upgrade {
        Upgrade::new(row, kernel::nth_bit(u64::from(self.0), n).min(UNIQUE))
    }

    /// The faces with the number of each.
    pub fn faces(self, row: Row) -> impl Iterator<Item = (Upgrade, u32)> {
        (0..=UNIQUE)
            .map(move |bit| Upgrade::new(row, bit))
            .map(move |card| (card, self.count(card)))
            .filter(|(_, n)| *n > 0)
    }
}
