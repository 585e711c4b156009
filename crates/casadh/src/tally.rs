//! A multiset of up to ten kinds, at most fifteen of each, in one machine word: treasure values, items.

/// Four bits a kind. Treasure tokens by value, item tokens by kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tally(pub u64);

/// Every second group of four bits.
const EVEN: u64 = 0x0F0F_0F0F_0F0F_0F0F;

impl Tally {
    /// Nothing.
    pub const NONE: Tally = Tally(0);
    /// Ten treasure tokens of each value from 0 to 9. Rule: CC-TREAS-01.
    pub const TREASURES: Tally = Tally(0xAA_AAAA_AAAA);

    #[inline]
    pub const fn count(self, kind: usize) -> u32 {
        (self.0 >> (4 * kind) & 15) as u32
    }

    #[inline]
    pub const fn len(self) -> u32 {
        let bytes = (self.0 & EVEN) + (self.0 >> 4 & EVEN);
        (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn has(self, kind: usize) -> bool {
        self.count(kind) > 0
    }

    #[inline]
    pub fn put(&mut self, kind: usize) {
        debug_assert!(self.count(kind) < 15, "more than fifteen of kind {kind}");
        self.0 += 1 << (4 * kind);
    }

    /// One less. There must be one.
    #[inline]
    pub fn take(&mut self, kind: usize) {
        debug_assert!(self.has(kind), "none of kind {kind} is left");
        self.0 -= 1 << (4 * kind);
    }

    /// All of another tally too.
    #[inline]
    pub fn put_all(&mut self, other: Tally) {
        self.0 += other.0;
    }

    /// All of another tally, which is part of this one, away.
    #[inline]
    pub fn take_all(&mut self, other: Tally) {
        debug_assert!(other.is_within(*self), "{other:?} is not all in {self:?}");
        self.0 -= other.0;
    }

    /// Has `other` at least as many of each kind?
    pub fn is_within(self, other: Tally) -> bool {
        (0..16).all(|kind| self.count(kind) <= other.count(kind))
    }

    /// What is left after taking away what can be taken away of `other`.
    #[must_use]
    pub fn minus(self, other: Tally) -> Tally {
        self.each(other, |mine, theirs| mine.saturating_sub(theirs))
    }

    /// Both together, of each kind fifteen at most.
    #[must_use]
    pub fn sum_of(self, other: Tally) -> Tally {
        self.each(other, |mine, theirs| (mine + theirs).min(15))
    }

    /// Of each kind the larger number.
    #[must_use]
    pub fn at_least(self, other: Tally) -> Tally {
        self.each(other, u32::max)
    }

    fn each(self, other: Tally, of: impl Fn(u32, u32) -> u32) -> Tally {
        Tally((0..16).fold(0, |all, kind| all | u64::from(of(self.count(kind), other.count(kind))) << (4 * kind)))
    }

    /// The kinds in it, one bit each.
    #[inline]
    pub const fn kinds(self) -> u16 {
        let mut any = self.0 | self.0 >> 2;
        any = (any | any >> 1) & 0x1111_1111_1111_1111;
        // Gather every fourth bit.
        any = (any | any >> 3) & 0x0303_0303_0303_0303;
        any = (any | any >> 6) & 0x000F_000F_000F_000F;
        any = (any | any >> 12) & 0x0000_00FF_0000_00FF;
        ((any | any >> 24) & 0xFFFF) as u16
    }

    /// The kind of the `n`-th token, counted from 0. There must be one.
    #[inline]
    pub fn nth(self, n: u32) -> usize {
        let mut left = n;
        let mut rest = self.0;
        let mut kind = 0;
        loop {
            let here = (rest & 15) as u32;
            if left < here || rest == 0 {
                return kind;
            }
            left -= here;
            rest >>= 4;
            kind += 1;
        }
    }

    /// The kinds with their counts, ascending.
    pub fn iter(self) -> impl Iterator<Item = (usize, u32)> {
        kernel::bits(u64::from(self.kinds())).map(move |kind| (kind, self.count(kind)))
    }

    /// Every single one, ascending.
    pub fn each_one(self) -> impl Iterator<Item = usize> {
        self.iter().flat_map(|(kind, n)| std::iter::repeat_n(kind, n as usize))
    }

    /// The lowest kind in it.
    #[inline]
    pub const fn lowest(self) -> Option<usize> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as usize / 4) }
    }

    /// The highest kind in it.
    #[inline]
    pub const fn highest(self) -> Option<usize> {
        if self.0 == 0 { None } else { Some((63 - self.0.leading_zeros() as usize) / 4) }
    }

    /// The sum of the values, for treasures. Rule: CC-TREAS-01.
    pub fn sum(self) -> u32 {
        self.iter().map(|(value, n)| value as u32 * n).sum()
    }
}

impl FromIterator<usize> for Tally {
    fn from_iter<I: IntoIterator<Item = usize>>(kinds: I) -> Tally {
        let mut tally = Tally::NONE;
        kinds.into_iter().for_each(|kind| tally.put(kind));
        tally
    }
}

impl std::fmt::Debug for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.each_one()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_counts_what_was_put_in() {
        let mut tally: Tally = [0, 3, 3, 9].into_iter().collect();
        assert_eq!((tally.len(), tally.count(3), tally.sum(), tally.kinds()), (4, 2, 15, 0b10_0000_1001));
        assert_eq!((0..4).map(|n| tally.nth(n)).collect::<Vec<_>>(), [0, 3, 3, 9]);
        assert_eq!((tally.lowest(), tally.highest()), (Some(0), Some(9)));
        tally.take(3);
        assert_eq!(tally.each_one().collect::<Vec<_>>(), [0, 3, 9]);
        assert_eq!(Tally::TREASURES.len(), 100);
        assert_eq!(Tally::TREASURES.sum(), 450);
        assert_eq!(tally.minus([3, 4].into_iter().collect()).each_one().collect::<Vec<_>>(), [0, 9]);
    }
}
