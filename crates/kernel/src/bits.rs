//! Small sets kept in one machine word: the shape that makes playouts fast.

/// The indices of the set bits, lowest first.
#[inline]
pub fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(lowest)
    })
}

/// The index of the `n`-th set bit, counted from 0. There must be one.
///
/// The first few are walked to. For the others the byte is found by counting all eight at once: half the time of
/// walking from bit to bit in the wide sets that thieves and treasure chests choose from.
#[inline]
pub fn nth_bit(mut set: u64, n: u32) -> usize {
    debug_assert!(n < set.count_ones(), "bit {n} of {set:#x}");
    if n < 8 {
        for _ in 0..n {
            set &= set - 1;
        }
        return set.trailing_zeros() as usize;
    }
    const EACH: u64 = 0x0101_0101_0101_0101;
    const TOP: u64 = EACH << 7;
    let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let counts = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    // Byte k holds the number of bits in bytes 0 to k.
    let sums = counts.wrapping_mul(EACH);
    let enough = ((sums | TOP) - (u64::from(n) + 1) * EACH) & TOP;
    let start = enough.trailing_zeros() & !7;
    let before = (sums << 8 >> start) as u8;
    let mut rest = set >> start;
    for _ in u32::from(before)..n {
        rest &= rest - 1;
    }
    (start + rest.trailing_zeros()) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listing_and_picking_agree() {
        assert_eq!(bits(0b1010_0110).collect::<Vec<_>>(), [1, 2, 5, 7]);
        for set in [0b1010_0110, u64::MAX, 1 << 63, 0x8000_0000_0000_0001, 0xFF00_00F0_0000_0400] {
            for (n, index) in bits(set).enumerate() {
                assert_eq!(nth_bit(set, n as u32), index, "bit {n} of {set:#x}");
            }
        }
    }
}
