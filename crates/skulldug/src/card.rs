//! Single cards and sets of them. Fortune cards are numbered 0 to 50, Hazard cards 51 to 84, in the order of the data.
//! Rules: SK-COMP-01, SK-COMP-02, SK-CARD-14.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign};
use std::str::FromStr;

use kernel::Unreadable;

use crate::Kind;
use crate::printed::{CARDS_OF, COPIES, GEAR_CARDS, KIND_OF};

/// One card of the box. Written by its name, with a number where there are several: `trusty-whip`, `bear-trap-2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

impl Card {
    /// All cards of the box, Dazed cards apart. Rule: SK-COMP-01.
    pub const COUNT: usize = 85;
    /// Fortune cards; the Hazards follow.
    pub const FORTUNES: usize = 51;
    /// There is one Mimic Stone.
    pub const MIMIC: Card = Card(CARDS_OF[Kind::MimicStone as usize].trailing_zeros() as u8);

    #[inline]
    pub const fn new(number: usize) -> Card {
        assert!(number < Card::COUNT, "there are 85 cards");
        Card(number as u8)
    }

    /// The first card of this name.
    pub const fn of(kind: Kind) -> Card {
        Card(CARDS_OF[kind as usize].trailing_zeros() as u8)
    }

    /// All cards of the box.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::COUNT).map(Card::new)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The name printed on it; a Mimic Stone may be something else for a turn (`State::kind`).
    #[inline]
    pub const fn printed(self) -> Kind {
        KIND_OF[self.0 as usize]
    }

    /// Does it belong to the Fortune deck? Rule: SK-CARD-14.
    #[inline]
    pub const fn is_fortune(self) -> bool {
        (self.0 as usize) < Card::FORTUNES
    }

    /// Its number in its own deck.
    #[inline]
    pub const fn in_deck(self) -> u8 {
        if self.is_fortune() { self.0 } else { self.0 - Card::FORTUNES as u8 }
    }

    /// Which of several cards of its name, from 1.
    fn copy(self) -> u8 {
        self.0 - Card::of(self.printed()).0 + 1
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = self.printed();
        if COPIES[kind as usize] == 1 { f.pad(kind.name()) } else { f.pad(&format!("{kind}-{}", self.copy())) }
    }
}

impl FromStr for Card {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Card, Unreadable> {
        let unreadable = || Unreadable::new("a card such as `trusty-whip` or `bear-trap-2`", text);
        if let Ok(kind) = text.parse::<Kind>() {
            return if COPIES[kind as usize] == 1 { Ok(Card::of(kind)) } else { Err(unreadable()) };
        }
        let (name, number) = text.rsplit_once('-').ok_or_else(unreadable)?;
        let kind: Kind = name.parse().map_err(|_| unreadable())?;
        match number.parse::<u8>() {
            Ok(n)
                if n.to_string() == number && COPIES[kind as usize] > 1 && (1..=COPIES[kind as usize]).contains(&n) =>
            {
                Ok(Card(Card::of(kind).0 + n - 1))
            }
            _ => Err(unreadable()),
        }
    }
}

kernel::serde_as_text!(Card);

/// Some of the cards, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(pub u128);

impl CardSet {
    pub const NONE: CardSet = CardSet(0);
    /// Every card.
    pub const ALL: CardSet = CardSet((1 << Card::COUNT) - 1);
    pub const FORTUNES: CardSet = CardSet((1 << Card::FORTUNES) - 1);
    /// All Hazard cards, as printed.
    pub const HAZARDS: CardSet = CardSet(CardSet::ALL.0 & !CardSet::FORTUNES.0);
    /// All treasures, as printed.
    pub const TREASURES: CardSet = CardSet((1 << 12) - 1);
    /// All equipment, as printed.
    pub const EQUIPMENT: CardSet = CardSet((1 << 27) - (1 << 12));
    /// All consumables, as printed.
    pub const CONSUMABLES: CardSet = CardSet((1 << 51) - (1 << 27));
    pub const MONSTERS: CardSet = CardSet((1 << 69) - (1 << 51));
    /// All traps, as printed.
    pub const TRAPS: CardSet = CardSet((1 << 85) - (1 << 69));
    /// What can be held. Rule: SK-CARD-11.
    pub const ITEMS: CardSet = CardSet(CardSet::ALL.0 & !CardSet::MONSTERS.0);
    /// Cards with the Gear sign. Rule: SK-GEAR-03.
    pub const GEAR: CardSet = CardSet(GEAR_CARDS);

    #[inline]
    pub const fn one(card: Card) -> CardSet {
        CardSet(1 << card.0)
    }

    /// All cards of this name.
    #[inline]
    pub const fn of(kind: Kind) -> CardSet {
        CardSet(CARDS_OF[kind as usize])
    }

    /// The Fortunes of a deck of Fortunes, the Hazards of a deck of Hazards.
    pub(crate) const fn of_fortune_deck(bits: u64) -> CardSet {
        CardSet(bits as u128)
    }

    pub(crate) const fn of_hazard_deck(bits: u64) -> CardSet {
        CardSet((bits as u128) << Card::FORTUNES)
    }

    /// The Fortunes among them as numbers of their deck.
    pub(crate) const fn fortune_bits(self) -> u64 {
        (self.0 & CardSet::FORTUNES.0) as u64
    }

    /// The Hazards among them as numbers of their deck.
    pub(crate) const fn hazard_bits(self) -> u64 {
        (self.0 >> Card::FORTUNES) as u64
    }

    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    #[must_use]
    pub const fn without(self, those: CardSet) -> CardSet {
        CardSet(self.0 & !those.0)
    }

    #[inline]
    pub fn put(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes one out; was it there?
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let had = self.has(card);
        self.0 &= !(1 << card.0);
        had
    }

    /// The lowest.
    #[inline]
    pub fn first(self) -> Option<Card> {
        (self.0 != 0).then(|| Card(self.0.trailing_zeros() as u8))
    }

    /// The `n`-th, from 0. There must be one.
    #[inline]
    pub fn nth(self, n: u32) -> Card {
        let low = self.0 as u64;
        let n_low = low.count_ones();
        if n < n_low {
            Card(kernel::nth_bit(low, n) as u8)
        } else {
            Card(64 + kernel::nth_bit((self.0 >> 64) as u64, n - n_low) as u8)
        }
    }

    /// Each of them, in the order of the data.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = Card(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: CardSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::NONE, |set, card| set | CardSet::one(card))
    }
}
