//! What having a thing did to winning, when bots and tables differ: Mantel and Haenszel's difference over strata.
//!
//! At a table of two everybody wins half of the games, at one of four a quarter, and a master wins more than both and
//! may like other cards. So seats with and without the thing are compared only within a stratum, seats of equal bots at
//! equal tables, and the differences are averaged by how much each stratum knows.

use super::Estimate;

/// Seats of equal bots at equal tables: those with the thing, and those without.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Stratum {
    /// Seats that had it, and their victories.
    pub with: (u64, f64),
    /// Seats that had not.
    pub without: (u64, f64),
}

/// The share of victories with the thing less the share without it. Nothing when no stratum has both.
pub fn effect(strata: impl IntoIterator<Item = Stratum>) -> Option<Estimate> {
    let (mut weights, mut sum, mut variance) = (0.0, 0.0, 0.0);
    for Stratum { with: (n1, wins1), without: (n0, wins0) } in strata {
        if n1 == 0 || n0 == 0 {
            continue;
        }
        let (n1, n0) = (n1 as f64, n0 as f64);
        let weight = n1 * n0 / (n1 + n0);
        weights += weight;
        sum += weight * (wins1 / n1 - wins0 / n0);
        variance += weight * weight * (uncertainty(wins1, n1) + uncertainty(wins0, n0));
    }
    (weights > 0.0).then(|| Estimate::around(sum / weights, variance.sqrt() / weights))
}

/// The variance of a share; one victory and one defeat are added, so that "always" is not certain (Agresti and Caffo).
fn uncertainty(wins: f64, n: f64) -> f64 {
    let share = (wins + 1.0) / (n + 2.0);
    share * (1.0 - share) / (n + 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_stratum_is_a_plain_difference() {
        let found = effect([Stratum { with: (100, 60.0), without: (100, 40.0) }]).unwrap();
        assert!((found.value - 0.2).abs() < 1e-12);
        // By hand: the shares are 61/102 and 41/102, the variance is twice 0.240388 / 102.
        assert!((found.high - found.value - 1.96 * 0.068_654).abs() < 1e-4, "{found:?}");
    }

    /// Large tables win less and see more cards: taken together the card would look bad, though it does nothing.
    #[test]
    fn tables_are_not_mixed_up() {
        let small = Stratum { with: (20, 10.0), without: (180, 90.0) };
        let large = Stratum { with: (180, 45.0), without: (20, 5.0) };
        let found = effect([small, large]).unwrap();
        assert!(found.value.abs() < 1e-12 && !found.excludes(0.0), "{found:?}");
    }

    /// Weights 50·50/100 = 25 and 10·30/40 = 7.5; differences 0.2 and -0.1.
    #[test]
    fn strata_weigh_what_they_know() {
        let one = Stratum { with: (50, 30.0), without: (50, 20.0) };
        let other = Stratum { with: (10, 4.0), without: (30, 15.0) };
        let found = effect([one, other]).unwrap();
        assert!((found.value - (25.0 * 0.2 - 7.5 * 0.1) / 32.5).abs() < 1e-12);
    }

    #[test]
    fn what_everybody_has_says_nothing() {
        assert_eq!(effect([Stratum { with: (50, 25.0), without: (0, 0.0) }]), None);
        assert_eq!(effect([]), None);
    }
}
