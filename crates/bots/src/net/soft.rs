//! Shares that add up to one, from likings: each is a power of e of its liking. Powers come from a table, in whole numbers,
//! because machines differ in the last bits of theirs.

/// One, in a liking.
pub const LOGIT: i32 = 1 << LOGIT_BITS;
const LOGIT_BITS: i32 = 15;
/// The logarithm of e to base two, times 2 to the power of 16.
const LOG2_E: i64 = 94_548;
/// Steps of the table between one and a half.
const STEPS: usize = 256;
const STEP_BITS: i32 = LOGIT_BITS - 8;

/// 2 to the power of -n/256, times 2 to the power of 24.
static HALVING: [u32; STEPS] = halving();

/// By repeated multiplication, in more digits than are kept.
const fn halving() -> [u32; STEPS] {
    // 2^(-1/256) in units of 2^-62.
    const FACTOR: u128 = 4_599_216_278_082_138_665;
    let (mut table, mut at, mut power) = ([0; STEPS], 0, 1_u128 << 62);
    while at < STEPS {
        table[at] = ((power + (1 << 37)) >> 38) as u32;
        power = (power * FACTOR) >> 62;
        at += 1;
    }
    table
}

/// e to the power of minus `below`, which is a liking of nought or more.
#[inline]
pub fn fading(below: i64) -> u32 {
    let halvings = (below * LOG2_E) >> 16;
    let whole = halvings >> LOGIT_BITS;
    let part = (halvings >> STEP_BITS) as usize % STEPS;
    if whole >= 32 { 0 } else { HALVING[part] >> whole }
}

/// A share for each; none for what has the least liking there is.
#[inline]
pub fn softened<const N: usize>(likings: [i32; N]) -> [f32; N] {
    let most = likings.iter().copied().max().unwrap_or(0);
    let parts = likings.map(|liking| if liking == i32::MIN { 0 } else { fading(i64::from(most) - i64::from(liking)) });
    let sum: u64 = parts.iter().map(|part| u64::from(*part)).sum();
    parts.map(|part| part as f32 / sum.max(1) as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_powers_of_e() {
        for below in [0.0_f64, 0.1, 0.5, 1.0, 2.5, 6.0] {
            let got = f64::from(fading((below * f64::from(LOGIT)) as i64)) / f64::from(1 << 24);
            assert!((got - (-below).exp()).abs() < 0.003, "{below}: {got}");
        }
        let shares = softened([0, LOGIT, i32::MIN, -LOGIT]);
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert_eq!(shares[2], 0.0);
        assert!((shares[1] / shares[0] - std::f32::consts::E).abs() < 0.02);
    }
}
