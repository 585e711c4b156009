//! Sums that do not depend on the order in which they are made: whole numbers only.

use std::collections::BTreeMap;

use kernel::{Outcome, Seat};
use serde::Serialize;

use crate::engine::Played;

/// A victory is counted in sixtieths, so that two to six winners share it without a remainder.
pub const VICTORY: u64 = 60;

/// The part of the victory that is this seat's, in sixtieths.
pub fn victory(outcome: &Outcome, seat: Seat) -> u64 {
    if outcome.winners.contains(&seat) { VICTORY / outcome.winners.len() as u64 } else { 0 }
}

/// How a number is spread over many games.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Distribution {
    pub mean: f64,
    pub sd: f64,
    pub min: i64,
    pub max: i64,
}

/// A number seen many times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    n: u64,
    sum: i128,
    squares: i128,
    min: i64,
    max: i64,
}

impl Default for Seen {
    fn default() -> Seen {
        Seen { n: 0, sum: 0, squares: 0, min: i64::MAX, max: i64::MIN }
    }
}

impl Seen {
    fn see(&mut self, number: i64) {
        self.n += 1;
        self.sum += i128::from(number);
        self.squares += i128::from(number) * i128::from(number);
        self.min = self.min.min(number);
        self.max = self.max.max(number);
    }

    fn join(&mut self, other: &Seen) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
        self.min = self.min.min(other.min);
        self.max = self.max.max(other.max);
    }

    /// Its distribution; zeros when it was never seen.
    pub fn distribution(&self) -> Distribution {
        if self.n == 0 {
            return Distribution { mean: 0.0, sd: 0.0, min: 0, max: 0 };
        }
        let n = self.n as f64;
        let mean = self.sum as f64 / n;
        // Exact until here, so that no order of adding shows.
        let variance = (self.squares * i128::from(self.n) - self.sum * self.sum) as f64 / (n * n);
        Distribution { mean, sd: variance.sqrt(), min: self.min, max: self.max }
    }
}

/// One chair's, or one bot's, share of many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Share {
    /// Victories, in sixtieths.
    pub victories: u64,
    pub scores: Seen,
}

/// What many games came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    pub bots: Vec<Share>,
    /// By chair.
    pub seats: Vec<Share>,
    pub steps: Seen,
    pub decisions: Seen,
    /// Who won together, how often.
    pub winners: BTreeMap<Vec<Seat>, u64>,
    /// Games that did not end.
    pub unfinished: u64,
}

impl Tally {
    /// Of no games yet, at a table of `n_seats`.
    pub fn new(n_seats: usize) -> Tally {
        Tally {
            bots: vec![Share::default(); n_seats],
            seats: vec![Share::default(); n_seats],
            steps: Seen::default(),
            decisions: Seen::default(),
            winners: BTreeMap::new(),
            unfinished: 0,
        }
    }

    pub fn count(&mut self, played: Played) {
        self.steps.see(played.steps as i64);
        self.decisions.see(played.seats.iter().map(|sat| sat.decisions as i64).sum());
        let Some(outcome) = played.outcome else {
            self.unfinished += 1;
            return;
        };
        for (seat, sat) in Seat::first(self.seats.len()).zip(&played.seats) {
            let victory = victory(&outcome, seat);
            for share in [&mut self.seats[seat.index()], &mut self.bots[sat.bot]] {
                share.victories += victory;
                share.scores.see(i64::from(outcome.scores[seat.index()]));
            }
        }
        *self.winners.entry(outcome.winners).or_default() += 1;
    }

    /// Adds what another thread counted.
    pub fn join(&mut self, other: &Tally) {
        let mine = self.bots.iter_mut().chain(&mut self.seats);
        for (mine, theirs) in mine.zip(other.bots.iter().chain(&other.seats)) {
            mine.victories += theirs.victories;
            mine.scores.join(&theirs.scores);
        }
        self.steps.join(&other.steps);
        self.decisions.join(&other.decisions);
        for (winners, n) in &other.winners {
            *self.winners.entry(winners.clone()).or_default() += n;
        }
        self.unfinished += other.unfinished;
    }
}
