//! Shares of games, and the difference of two: Wilson's interval, and Newcombe's.

use super::{Estimate, Z};

/// The share of `wins` in `games`. A tie counts in parts, so `wins` need not be whole. By Wilson's score interval, which
/// stays sensible at 0 and at 100 %. Of no games anything may be true.
pub fn share(wins: f64, games: u64) -> Estimate {
    if games == 0 {
        return Estimate { value: 0.0, low: 0.0, high: 1.0 };
    }
    let n = games as f64;
    let value = wins / n;
    let centre = value + Z * Z / (2.0 * n);
    let spread = Z * (value * (1.0 - value) / n + Z * Z / (4.0 * n * n)).max(0.0).sqrt();
    let scale = 1.0 + Z * Z / n;
    Estimate { value, low: ((centre - spread) / scale).max(0.0), high: ((centre + spread) / scale).min(1.0) }
}

/// How much larger the first share is than the second, when they are of different games. By Newcombe's hybrid of two
/// score intervals.
pub fn difference(one: Estimate, other: Estimate) -> Estimate {
    let value = one.value - other.value;
    let down = (one.value - one.low).hypot(other.high - other.value);
    let up = (one.high - one.value).hypot(other.value - other.low);
    Estimate { value, low: value - down, high: value + up }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn close(found: Estimate, [value, low, high]: [f64; 3]) {
        let ends = [(found.value, value), (found.low, low), (found.high, high)];
        assert!(ends.iter().all(|(found, known)| (found - known).abs() < 5e-5), "{found:?}");
    }

    /// Known values: Newcombe 1998, "Two-sided confidence intervals for the single proportion", table I, method 3.
    #[test]
    fn wilson_is_as_published() {
        close(share(81.0, 263), [0.3080, 0.2553, 0.3662]);
        close(share(15.0, 148), [0.1014, 0.0624, 0.1605]);
        close(share(0.0, 20), [0.0, 0.0, 0.1611]);
        close(share(1.0, 29), [0.0345, 0.0061, 0.1718]);
    }

    #[test]
    fn shares_stay_between_nothing_and_all() {
        close(share(20.0, 20), [1.0, 0.8389, 1.0]);
        close(share(0.0, 0), [0.0, 0.0, 1.0]);
        let half = share(10.5, 21);
        assert!((half.value - 0.5).abs() < 1e-12 && (half.low + half.high - 1.0).abs() < 1e-12);
    }

    /// Known values: Newcombe 1998, "Interval estimation for the difference between independent proportions", table II,
    /// method 10.
    #[test]
    fn differences_are_as_published() {
        close(difference(share(56.0, 70), share(48.0, 80)), [0.2, 0.0524, 0.3339]);
        close(difference(share(9.0, 10), share(3.0, 10)), [0.6, 0.1705, 0.8090]);
        close(difference(share(10.0, 10), share(0.0, 10)), [1.0, 0.6075, 1.0]);
    }
}
