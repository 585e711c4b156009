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
#[inline]
pub fn nth_bit(mut set: u64, n: u32) -> usize {
    debug_assert!(n < set.count_ones(), "bit {n} of {set:#x}");
    for _ in 0..n {
        set &= set - 1;
    }
    set.trailing_zeros() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listing_and_picking_agree() {
        let set = 0b1010_0110;
        let listed: Vec<_> = bits(set).collect();
        assert_eq!(listed, [1, 2, 5, 7]);
        for (n, index) in listed.into_iter().enumerate() {
            assert_eq!(nth_bit(set, n as u32), index);
        }
    }
}
