//! The seventy Cave cards, and sets of them in one wide word. What is printed on them is in `content.rs`.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use kernel::Unreadable;
use serde::{Deserialize, Serialize};

/// A Cave card: `Y12`. Ruling CP-R-68.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cave(NonZeroU8);

kernel::worded! {
    /// The rim of a Cave card: yellow is easy, orange harder, red hardest. Rule: CP-CARD-01, CP-SETUP-02, ruling CP-R-74.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum Colour: "a colour of Cave cards" {
        Yellow = "yellow", Orange = "orange", Red = "red",
    }
}

impl Cave {
    /// Cave cards that exist.
    pub const COUNT: usize = 70;
    /// Where each colour begins, with the number of its first card: Y01, O11, R11.
    const FIRST: [(usize, usize, u8); 3] = [(0, 34, 1), (34, 24, 11), (58, 12, 11)];

    /// The card with this index, below [`Cave::COUNT`].
    #[inline]
    pub const fn new(index: usize) -> Cave {
        assert!(index < Cave::COUNT, "there are seventy Cave cards");
        match NonZeroU8::new(index as u8 + 1) {
            Some(number) => Cave(number),
            None => panic!("one more than an index is not 0"),
        }
    }

    /// All seventy.
    pub fn all() -> impl Iterator<Item = Cave> {
        (0..Cave::COUNT).map(Cave::new)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Its rim.
    #[inline]
    pub const fn colour(self) -> Colour {
        match self.index() {
            0..34 => Colour::Yellow,
            34..58 => Colour::Orange,
            _ => Colour::Red,
        }
    }
}

impl fmt::Display for Cave {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colour = self.colour() as usize;
        let (first, _, number) = Cave::FIRST[colour];
        write!(f, "{}{:02}", ['Y', 'O', 'R'][colour], self.index() - first + usize::from(number))
    }
}

impl FromStr for Cave {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Cave, Unreadable> {
        let unreadable = || Unreadable::new("a Cave card such as `Y12`", text);
        let colour = match text.as_bytes() {
            [b'Y', _, _] => 0,
            [b'O', _, _] => 1,
            [b'R', _, _] => 2,
            _ => return Err(unreadable()),
        };
        let (first, n, lowest) = Cave::FIRST[colour];
        let number: usize = text[1..].parse().map_err(|_| unreadable())?;
        match number.checked_sub(usize::from(lowest)) {
            Some(index) if index < n && !text.contains('+') => Ok(Cave::new(first + index)),
            _ => Err(unreadable()),
        }
    }
}

kernel::serde_as_text!(Cave);

/// Some of the Cave cards, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<Cave>"))]
pub struct CaveSet(pub u128);

impl CaveSet {
    pub const NONE: CaveSet = CaveSet(0);
    /// The yellow base set, Y11 to Y34. Ruling CP-R-03, CP-R-68.
    pub const YELLOW: CaveSet = CaveSet(((1 << 24) - 1) << 10);
    /// The yellow supplement, Y01 to Y10. Ruling CP-R-68.
    pub const SUPPLEMENT: CaveSet = CaveSet((1 << 10) - 1);
    pub const ORANGE: CaveSet = CaveSet(((1 << 24) - 1) << 34);
    /// The red cards of the expansion. Ruling CP-R-74.
    pub const RED: CaveSet = CaveSet(((1 << 12) - 1) << 58);

    #[inline]
    pub const fn one(cave: Cave) -> CaveSet {
        CaveSet(1 << cave.index())
    }

    #[inline]
    pub const fn has(self, cave: Cave) -> bool {
        self.0 >> cave.index() & 1 != 0
    }

    #[inline]
    pub fn put(&mut self, cave: Cave) {
        self.0 |= 1 << cave.index();
    }

    #[inline]
    pub fn take(&mut self, cave: Cave) {
        self.0 &= !(1 << cave.index());
    }

    #[inline]
    #[must_use]
    pub const fn and(self, other: CaveSet) -> CaveSet {
        CaveSet(self.0 & other.0)
    }

    /// Those in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: CaveSet) -> CaveSet {
        CaveSet(self.0 | other.0)
    }

    /// Those that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn without(self, other: CaveSet) -> CaveSet {
        CaveSet(self.0 & !other.0)
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cave> {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        kernel::bits(low).chain(kernel::bits(high).map(|bit| bit + 64)).map(Cave::new)
    }

    /// The `n`-th of them, counted from 0. There must be one.
    #[inline]
    pub fn nth(self, n: u32) -> Cave {
        let low = self.0 as u64;
        let below = low.count_ones();
        Cave::new(if n < below {
            kernel::nth_bit(low, n)
        } else {
            64 + kernel::nth_bit((self.0 >> 64) as u64, n - below)
        })
    }
}

impl FromIterator<Cave> for CaveSet {
    fn from_iter<I: IntoIterator<Item = Cave>>(caves: I) -> CaveSet {
        let mut set = CaveSet::NONE;
        caves.into_iter().for_each(|cave| set.put(cave));
        set
    }
}

impl Serialize for CaveSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CaveSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<CaveSet, D::Error> {
        Ok(Vec::<Cave>::deserialize(deserializer)?.into_iter().collect())
    }
}
