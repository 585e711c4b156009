//! What can be said of many games, and how surely: shares, differences, ratings, distributions.
//!
//! Intervals are those that hold the truth nineteen times out of twenty.

mod counts;
mod effect;
mod ladder;
mod share;

pub use counts::{Bar, Counts};
pub use effect::{Stratum, effect};
pub use ladder::{Finish, Rating, ladder};
pub use share::{difference, share};

use serde::Serialize;

/// So many standard deviations to either side hold 95 % of a normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// A number, and between which the true one lies, nineteen times out of twenty.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

impl Estimate {
    /// With as much to either side.
    fn around(value: f64, deviation: f64) -> Estimate {
        Estimate { value, low: value - Z * deviation, high: value + Z * deviation }
    }

    /// Does the interval leave this number out?
    pub fn excludes(&self, number: f64) -> bool {
        number < self.low || number > self.high
    }
}
