//! Chance as an actor: outcomes with weights, and an honest pick among a few.

use rand::Rng;

/// One thing chance may do, and how often out of the sum of all weights.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Weighted<T> {
    /// The outcome.
    pub what: T,
    /// Its share; never 0.
    pub weight: u32,
}

/// A number from 0 to `n - 1`, each equally likely. `n` must not be 0.
///
/// Multiplies a 32-bit word into the range and throws away the few words that would favour low numbers, so the
/// pick is exactly uniform and, on average, one word and one multiplication.
#[inline]
pub fn pick(rng: &mut impl Rng, n: u32) -> u32 {
    debug_assert!(n > 0, "a pick among nothing");
    let mut wide = u64::from(rng.next_u32()) * u64::from(n);
    if (wide as u32) < n {
        let unfair = n.wrapping_neg() % n;
        while (wide as u32) < unfair {
            wide = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (wide >> 32) as u32
}
