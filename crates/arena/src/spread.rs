//! Measurements of one thing, ordered: the middle one and how far the others lie apart.

use serde::Serialize;

/// The median of several measurements, and the smallest and largest of them.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Spread {
    /// As many are below as above.
    pub median: f64,
    pub low: f64,
    pub high: f64,
}

impl Spread {
    /// Of these measurements; there must be one at least.
    pub fn of(measurements: impl IntoIterator<Item = f64>) -> Spread {
        let mut ordered: Vec<f64> = measurements.into_iter().collect();
        ordered.sort_by(f64::total_cmp);
        let n = ordered.len();
        assert!(n > 0, "a spread of nothing");
        Spread { median: (ordered[(n - 1) / 2] + ordered[n / 2]) / 2.0, low: ordered[0], high: ordered[n - 1] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_stands_in_the_middle() {
        let spread = |numbers: &[f64]| {
            let Spread { median, low, high } = Spread::of(numbers.iter().copied());
            (low, median, high)
        };
        assert_eq!(spread(&[5.0]), (5.0, 5.0, 5.0));
        assert_eq!(spread(&[9.0, 1.0, 4.0]), (1.0, 4.0, 9.0));
        assert_eq!(spread(&[9.0, 1.0, 4.0, 6.0]), (1.0, 5.0, 9.0));
    }
}
