//! Whole numbers seen many times: how often each of them, and what that says.

use std::collections::BTreeMap;

use super::{Estimate, Z};
use crate::Distribution;

/// How often each number was seen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counts(BTreeMap<i64, u64>);

/// A bar of a histogram: the numbers from `from` to `to`, both among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bar {
    /// The smallest number of the bar.
    pub from: i64,
    pub to: i64,
    /// How often they were seen.
    pub n: u64,
}

impl Counts {
    /// Sees a number once more.
    pub fn see(&mut self, number: i64) {
        *self.0.entry(number).or_default() += 1;
    }

    /// All of these together.
    pub fn sum<'c>(all: impl IntoIterator<Item = &'c Counts>) -> Counts {
        let mut sum = Counts::default();
        for (number, times) in all.into_iter().flat_map(|counts| &counts.0) {
            *sum.0.entry(*number).or_default() += times;
        }
        sum
    }

    pub fn n(&self) -> u64 {
        self.0.values().sum()
    }

    /// The average with its interval; `None` before anything was seen.
    pub fn mean(&self) -> Option<Estimate> {
        let n = self.n();
        let Distribution { mean, sd, .. } = self.distribution()?;
        // Of one game nobody knows how far others lie apart.
        let deviation = if n > 1 { sd * (n as f64 / (n - 1) as f64).sqrt() / (n as f64).sqrt() } else { f64::INFINITY };
        Some(Estimate { value: mean, low: mean - Z * deviation, high: mean + Z * deviation })
    }

    /// Average, spread and ends; `None` before anything was seen.
    pub fn distribution(&self) -> Option<Distribution> {
        let (min, max) = (*self.0.first_key_value()?.0, *self.0.last_key_value()?.0);
        let n = self.n() as f64;
        let mean = self.0.iter().map(|(number, times)| *number as f64 * *times as f64).sum::<f64>() / n;
        let squares = self.0.iter().map(|(number, times)| (*number as f64 - mean).powi(2) * *times as f64);
        Some(Distribution { mean, sd: (squares.sum::<f64>() / n).sqrt(), min, max })
    }

    /// The smallest number that so large a part of all does not exceed: 0.5 is the median. Nothing of nothing.
    pub fn quantile(&self, part: f64) -> Option<i64> {
        let rank = (part * self.n() as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        self.0.iter().find_map(|(number, times)| {
            seen += times;
            (seen >= rank).then_some(*number)
        })
    }

    /// A histogram of at most so many bars, all equally wide; the first begins at a round number.
    pub fn bars(&self, most: usize) -> Vec<Bar> {
        let Some((first, last)) = self.0.first_key_value().zip(self.0.last_key_value()) else { return Vec::new() };
        let (first, last) = (*first.0, *last.0);
        let width = width((last - first + 1) as u64, most as u64) as i64;
        let begin = first.div_euclid(width) * width;
        let n_bars = (last - begin) / width + 1;
        let bars = (0..n_bars).map(|bar| {
            let (from, to) = (begin + bar * width, begin + (bar + 1) * width - 1);
            Bar { from, to, n: self.0.range(from..=to).map(|(_, times)| times).sum() }
        });
        bars.collect()
    }
}

/// The width of bars that divide `range` numbers into at most `most`, wherever the first begins: 1, 2, 5, 10, 20, …
fn width(range: u64, most: u64) -> u64 {
    let mut tens = 1;
    loop {
        for round in [1, 2, 5] {
            // One bar more when the range begins within a bar.
            let width = round * tens;
            if range.div_ceil(width) + u64::from(width > 1) <= most {
                return width;
            }
        }
        tens *= 10;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(numbers: &[i64]) -> Counts {
        let mut counts = Counts::default();
        numbers.iter().for_each(|number| counts.see(*number));
        counts
    }

    #[test]
    fn averages_and_quantiles() {
        let seen = counts(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!(seen.distribution().unwrap(), Distribution { mean: 5.0, sd: 2.0, min: 2, max: 9 });
        assert_eq!([0.0, 0.5, 0.95, 1.0].map(|part| seen.quantile(part).unwrap()), [2, 4, 9, 9]);
        let mean = seen.mean().unwrap();
        // The standard error is the sample's deviation, 2.138, by the root of 8.
        assert!((mean.high - 5.0 - 1.96 * 0.7559).abs() < 1e-3, "{mean:?}");
        assert_eq!((counts(&[]).mean(), counts(&[]).quantile(0.5)), (None, None));
    }

    #[test]
    fn bars_are_round_and_hold_everything() {
        let seen = counts(&[-7, 0, 3, 12, 12, 29]);
        let bars = seen.bars(10);
        assert_eq!(bars.iter().map(|bar| bar.n).sum::<u64>(), 6);
        assert_eq!((bars[0], bars.len()), (Bar { from: -10, to: -6, n: 1 }, 8));
        assert_eq!(counts(&[5]).bars(10), [Bar { from: 5, to: 5, n: 1 }]);
        assert!(counts(&[1, 100_000]).bars(30).len() <= 30);
        assert!(counts(&[]).bars(10).is_empty());
    }
}
