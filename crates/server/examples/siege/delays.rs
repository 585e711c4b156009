//! Delays, and what is said of them.

use std::fmt;
use std::time::Duration;

/// Delays that were measured.
#[derive(Clone, Default)]
pub struct Delays(Vec<Duration>);

impl Delays {
    pub fn add(&mut self, delay: Duration) {
        self.0.push(delay);
    }

    /// A delay of something that is done at a steady pace. Whoever waits longer than the pace would have begun again
    /// meanwhile and waited for the rest of it: that counts too, or a long wait would be one among many short ones.
    pub fn add_paced(&mut self, mut delay: Duration, pace: Duration) {
        self.add(delay);
        while delay > pace {
            delay -= pace;
            self.add(delay);
        }
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// In milliseconds, what this share of them stays within.
    pub fn at(&self, share: f64) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let place = (sorted.len() as f64 * share).ceil() as usize;
        sorted.get(place.saturating_sub(1)).map_or(0.0, |delay| delay.as_secs_f64() * 1000.0)
    }

    pub fn p50(&self) -> f64 {
        self.at(0.5)
    }

    pub fn p95(&self) -> f64 {
        self.at(0.95)
    }
}

impl fmt::Display for Delays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.pad("–");
        }
        f.pad(&format!("{:.1} / {:.1}", self.p50(), self.p95()))
    }
}
