//! A player's nineteen cards. Rules: CT-SETUP-05, CT-SETUP-06, CT-SETUP-07, CT-DRAW.
//!
//! Which cards are in the box is in `data/cards.toml`.

use std::fmt;
use std::str::FromStr;

use kernel::Unreadable;

use crate::Kind;

/// The face of a card. Cards with the same face are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Card {
    /// An adventurer comes to an entrance; 0, 1 or 2 scoring icons. Rule: CT-DRAW-04.
    Adventurer {
        /// Scoring icons on the card.
        icons: u8,
    },
    /// A special hero or a monster comes into play. Rule: CT-DRAW-04, CT-DRAW-06, CT-DRAW-08.
    Special(Kind),
    /// The chest goes into a room. Rule: CT-DRAW-09.
    Treasure,
    /// One room is scored. Rule: CT-DRAW-13.
    ScoreARoom,
    /// An artifact is drawn. Rule: CT-DRAW-14.
    FindAnArtifact,
}

impl Card {
    /// Scoring icons on the card. Rule: CT-DRAW-16.
    pub const fn icons(self) -> u8 {
        match self {
            Card::Adventurer { icons } => icons,
            Card::Special(_) | Card::Treasure | Card::ScoreARoom | Card::FindAnArtifact => 0,
        }
    }

    /// The figure it brings into play.
    pub const fn figure(self) -> Option<Kind> {
        match self {
            Card::Adventurer { .. } => Some(Kind::Adventurer),
            Card::Special(kind) => Some(kind),
            Card::Treasure | Card::ScoreARoom | Card::FindAnArtifact => None,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Adventurer { icons: 0 } => f.write_str("adventurer"),
            Card::Adventurer { icons } => write!(f, "adventurer+{icons}"),
            Card::Special(kind) => f.write_str(kind.name()),
            Card::Treasure => f.write_str("treasure"),
            Card::ScoreARoom => f.write_str("score-a-room"),
            Card::FindAnArtifact => f.write_str("find-an-artifact"),
        }
    }
}

impl FromStr for Card {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Card, Unreadable> {
        match text {
            "adventurer" => Ok(Card::Adventurer { icons: 0 }),
            "adventurer+1" => Ok(Card::Adventurer { icons: 1 }),
            "adventurer+2" => Ok(Card::Adventurer { icons: 2 }),
            "treasure" => Ok(Card::Treasure),
            "score-a-room" => Ok(Card::ScoreARoom),
            "find-an-artifact" => Ok(Card::FindAnArtifact),
            special => match special.parse() {
                Ok(kind) => Ok(Card::Special(kind)),
                Err(_) => Err(Unreadable::new("a card", text)),
            },
        }
    }
}

kernel::serde_as_text!(Card);

/// Some of one player's nineteen cards, one bit each: 0 to 8 adventurers, 9 to 15 specials, 16 to 18 events.
///
/// Of cards with the same face the lowest number is always meant, so equal sets of faces are equal sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(pub u32);

impl CardSet {
    pub const NONE: CardSet = CardSet(0);
    /// A whole deck. Rule: CT-SETUP-05.
    pub const DECK: CardSet = CardSet((1 << 19) - 1);

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards that have this face, whether in the set or not.
    #[inline]
    pub const fn with_face(card: Card) -> CardSet {
        CardSet(match card {
            Card::Adventurer { icons: 0 } => 0b0_0000_1111,
            Card::Adventurer { icons: 1 } => 0b0_1111_0000,
            Card::Adventurer { .. } => 1 << 8,
            Card::Special(kind) => match kind.slot() {
                Some(slot) => 1 << (9 + slot),
                None => 0,
            },
            Card::Treasure => 1 << 16,
            Card::ScoreARoom => 1 << 17,
            Card::FindAnArtifact => 1 << 18,
        })
    }

    /// The face of card number `number` for an owner with these alternates.
    #[inline]
    pub const fn face(number: usize, alternates: u8) -> Card {
        match number {
            0..4 => Card::Adventurer { icons: 0 },
            4..8 => Card::Adventurer { icons: 1 },
            8 => Card::Adventurer { icons: 2 },
            16 => Card::Treasure,
            17 => Card::ScoreARoom,
            18 => Card::FindAnArtifact,
            special => Card::Special(Kind::of_slot(special - 9, alternates >> (special - 9) & 1 != 0)),
        }
    }

    /// How many cards with this face are in the set.
    #[inline]
    pub const fn count(self, card: Card) -> u32 {
        CardSet(self.0 & CardSet::with_face(card).0).len()
    }

    /// Takes out one card with this face; false when there is none.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let those = self.0 & CardSet::with_face(card).0;
        // The highest number goes, so what stays is the lowest ones.
        match those.checked_ilog2() {
            Some(highest) => {
                self.0 &= !(1 << highest);
                true
            }
            None => false,
        }
    }

    /// Puts in one card with this face; false when all of them are in already.
    #[inline]
    pub fn put(&mut self, card: Card) -> bool {
        let missing = CardSet::with_face(card).0 & !self.0;
        self.0 |= missing & missing.wrapping_neg();
        missing != 0
    }

    /// The faces in the set with the number of each.
    pub fn faces(self, alternates: u8) -> impl Iterator<Item = (Card, u32)> {
        FACE_FIRSTS.into_iter().filter_map(move |number| {
            let face = CardSet::face(number, alternates);
            let n = self.count(face);
            (n > 0).then_some((face, n))
        })
    }
}

/// The first card number of each face.
const FACE_FIRSTS: [usize; 13] = [0, 4, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
