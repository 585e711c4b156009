//! Cards, and sets of physical cards in one machine word. Rules: CC-CARD-01, CC-CARD-02.

use std::fmt;
use std::str::FromStr;

use kernel::Unreadable;

use crate::Misfortune;
use crate::content::tables;

/// A face of the sixty cards, `C01` to `C31`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

impl Card {
    /// How many faces there are.
    pub const COUNT: usize = 31;

    /// The face with this number, counted from 0.
    #[inline]
    pub const fn new(index: usize) -> Card {
        assert!(index < Card::COUNT, "there are thirty-one faces");
        Card(index as u8)
    }

    /// Its number, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All faces.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::COUNT).map(Card::new)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "C{:02}", self.0 + 1)
    }
}

impl FromStr for Card {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Card, Unreadable> {
        let number = text.strip_prefix('C').filter(|digits| digits.len() == 2).and_then(|digits| digits.parse().ok());
        match number {
            Some(n @ 1..=31usize) => Ok(Card::new(n - 1)),
            _ => Err(Unreadable::new("a card (C01 to C31)", text)),
        }
    }
}

kernel::serde_as_text!(Card);

/// Some of the sixty cards, one bit each, copies of a face side by side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardSet(pub u64);

impl CardSet {
    pub const NONE: CardSet = CardSet(0);
    /// All sixty. Rule: CC-SETUP-10.
    pub const ALL: CardSet = CardSet((1 << 60) - 1);

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many with this face.
    #[inline]
    pub fn count(self, card: Card) -> u32 {
        (self.0 & tables().faces[card.index()]).count_ones()
    }

    /// The face of the `n`-th card, counted from 0. There must be one.
    #[inline]
    pub fn nth(self, n: u32) -> Card {
        tables().face_of[kernel::nth_bit(self.0, n)]
    }

    /// Takes one card of this face to `to`; false when there is none.
    #[inline]
    pub fn give(&mut self, card: Card, to: &mut CardSet) -> bool {
        let own = self.0 & tables().faces[card.index()];
        let lowest = own & own.wrapping_neg();
        self.0 &= !lowest;
        to.0 |= lowest;
        lowest != 0
    }

    #[inline]
    #[must_use]
    pub fn with(self, misfortune: Misfortune) -> CardSet {
        CardSet(self.0 & tables().misfortunes[misfortune as usize])
    }

    /// Takes all of `those` to `to`.
    #[inline]
    pub fn give_all(&mut self, those: CardSet, to: &mut CardSet) {
        self.0 &= !those.0;
        to.0 |= those.0;
    }

    /// The faces with their counts.
    pub fn faces(self) -> impl Iterator<Item = (Card, u32)> {
        Card::all().map(move |card| (card, self.count(card))).filter(|(_, n)| *n > 0)
    }

    /// Every card's face.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        kernel::bits(self.0).map(|bit| tables().face_of[bit])
    }
}
