//! Figures: sixteen a player, and sets of all sixty-four in one word. Rules: CT-TERM-04, CT-TERM-05, CT-R-52.

use std::fmt;
use std::ops::{BitAnd, BitOr};
use std::str::FromStr;

use kernel::{Seat, Unreadable};

kernel::worded! {
    /// What a figure is. Heroes and monsters; the chest is neither and no `Kind`. Rule: CT-TERM-04.
    ///
    /// In the order adventurer, the seven original slots, the seven alternate ones.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    #[repr(u8)]
    pub enum Kind: "a figure" {
        Adventurer = "adventurer", Barbarian = "barbarian", Thief = "thief", Knight = "knight", Dwarf = "dwarf",
        CaveTroll = "cave-troll", Orc = "orc", Wraith = "wraith", Berserker = "berserker", Assassin = "assassin",
        Paladin = "paladin", GiantSlayer = "giant-slayer", RampagingTroll = "rampaging-troll", Grunt = "grunt",
        SirenBanshee = "siren-banshee",
    }
}

/// One of the seven miniatures that stand for an original figure or its alternate. Rule: CT-SETUP-07.
pub type Slot = usize;

impl Kind {
    /// The figure a slot stands for.
    #[inline]
    pub const fn of_slot(slot: Slot, alternate: bool) -> Kind {
        Kind::ALL[1 + slot + if alternate { 7 } else { 0 }]
    }

    /// The slot of a special figure; none for the adventurer.
    #[inline]
    pub const fn slot(self) -> Option<Slot> {
        match self as usize {
            0 => None,
            n @ 1..=7 => Some(n - 1),
            n => Some(n - 8),
        }
    }

    /// Does it come with the ▲ cards?
    #[inline]
    pub const fn is_alternate(self) -> bool {
        self as usize > 7
    }

    /// Heroes have round bases. Rule: CT-TERM-04, CT-TERM-05.
    #[inline]
    pub const fn is_hero(self) -> bool {
        !self.is_monster()
    }

    /// Monsters have square bases. Rule: CT-TERM-04, CT-TERM-05.
    #[inline]
    pub const fn is_monster(self) -> bool {
        matches!(self.slot(), Some(4..=6))
    }
}

/// A figure as people speak of it: `B.knight`. Adventurers of one owner are interchangeable. Ruling CT-R-52.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Figure {
    pub owner: Seat,
    pub kind: Kind,
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.owner, self.kind)
    }
}

impl FromStr for Figure {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Figure, Unreadable> {
        match text.split_once('.') {
            Some((owner, kind)) => Ok(Figure { owner: owner.parse()?, kind: kind.parse()? }),
            None => Err(Unreadable::new("a figure such as B.knight", text)),
        }
    }
}

kernel::serde_as_text!(Figure);

/// One of the 64 miniatures: sixteen a seat, adventurers 0 to 8, slots 9 to 15.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FigureId(u8);

impl FigureId {
    /// Figures of one colour, the chest not counted.
    pub const PER_SEAT: usize = 16;
    /// Adventurers of one colour. Rule: CT-HERO-ADVENTURER-01, CT-ALT-ADVENTURER-01.
    pub const ADVENTURERS: usize = 9;

    /// Number `index` of `owner`'s sixteen.
    #[inline]
    pub const fn new(owner: Seat, index: usize) -> FigureId {
        FigureId((owner.index() * FigureId::PER_SEAT + index) as u8)
    }

    /// `owner`'s miniature for `slot`.
    #[inline]
    pub const fn special(owner: Seat, slot: Slot) -> FigureId {
        FigureId::new(owner, FigureId::ADVENTURERS + slot)
    }

    #[inline]
    pub const fn owner(self) -> Seat {
        Seat::new(self.0 as usize / FigureId::PER_SEAT)
    }

    /// Its number among its owner's sixteen.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize % FigureId::PER_SEAT
    }

    /// Its bit in a [`FigureSet`].
    #[inline]
    pub const fn bit(self) -> usize {
        self.0 as usize
    }
}

/// Some of the 64 miniatures, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct FigureSet(pub u64);

/// The same bit for each of the four colours.
const EACH_SEAT: u64 = 0x0001_0001_0001_0001;

impl FigureSet {
    pub const NONE: FigureSet = FigureSet(0);
    pub const HEROES: FigureSet = FigureSet(EACH_SEAT * 0x1FFF);
    pub const ADVENTURERS: FigureSet = FigureSet(EACH_SEAT * 0x01FF);

    #[inline]
    pub const fn one(figure: FigureId) -> FigureSet {
        FigureSet(1 << figure.0)
    }

    /// All of one colour; none of a colour that is not in the box.
    #[inline]
    pub const fn of(owner: Seat) -> FigureSet {
        match 0xFFFF_u64.checked_shl((owner.index() * FigureId::PER_SEAT) as u32) {
            Some(figures) => FigureSet(figures),
            None => FigureSet::NONE,
        }
    }

    /// The four miniatures of one slot.
    #[inline]
    pub const fn of_slot(slot: Slot) -> FigureSet {
        FigureSet(EACH_SEAT << (FigureId::ADVENTURERS + slot))
    }

    /// Those that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn without(self, other: FigureSet) -> FigureSet {
        FigureSet(self.0 & !other.0)
    }

    #[inline]
    pub const fn has(self, figure: FigureId) -> bool {
        self.0 >> figure.0 & 1 != 0
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
    pub const fn is_single(self) -> bool {
        self.0.is_power_of_two()
    }

    #[inline]
    pub const fn first(self) -> Option<FigureId> {
        if self.0 == 0 { None } else { Some(FigureId(self.0.trailing_zeros() as u8)) }
    }

    /// The figures, by owner and number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = FigureId> {
        kernel::bits(self.0).map(|bit| FigureId(bit as u8))
    }

    /// The figures, but of each owner's adventurers only the first. Ruling CT-R-52.
    #[inline]
    pub fn iter_distinct(self) -> impl Iterator<Item = FigureId> {
        let adventurers = self & FigureSet::ADVENTURERS;
        let mut firsts = self.without(FigureSet::ADVENTURERS);
        if !adventurers.is_empty() {
            for seat in 0..4 {
                let own = adventurers & FigureSet::of(Seat::new(seat));
                firsts.0 |= own.0 & own.0.wrapping_neg();
            }
        }
        firsts.iter()
    }
}

impl BitAnd for FigureSet {
    type Output = FigureSet;
    #[inline]
    fn bitand(self, other: FigureSet) -> FigureSet {
        FigureSet(self.0 & other.0)
    }
}

impl BitOr for FigureSet {
    type Output = FigureSet;
    #[inline]
    fn bitor(self, other: FigureSet) -> FigureSet {
        FigureSet(self.0 | other.0)
    }
}
