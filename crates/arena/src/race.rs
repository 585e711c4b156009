//! Tables beside random chess, lap by lap in turns, so that a busy machine slows them all alike.

use std::time::Duration;

use kernel::{Game, SetupError};
use serde::Serialize;

use crate::chess::Chess;
use crate::{Lap, Playouts, Speed, Spread};

/// How a race is run.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Laps that count; one more goes before them to warm up, and one after them for the quarters.
    pub laps: usize,
    /// How long each takes.
    pub lap: Duration,
    /// The luck of all games.
    pub seed: u64,
    /// How often this thread asked the heap for memory so far.
    pub allocations: fn() -> u64,
}

/// A table that takes part, whatever its game.
pub trait Contender {
    /// Plays whole games for a while.
    fn lap(&mut self, course: &Course) -> Lap;
    /// What its laps say, beside those of chess.
    fn speed(&mut self, course: &Course, laps: &[Lap], chess: &[Lap]) -> Speed;
}

/// The yardstick: random chess with `cozy-chess`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Yardstick {
    /// Plies in a second.
    pub steps_per_second: Spread,
    /// Plies of a game, on average.
    pub steps_per_game: f64,
}

/// What a race came to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Race {
    /// Random chess in the same run.
    pub chess: Yardstick,
    /// The tables, in the order of their entry.
    pub tables: Vec<Speed>,
}

pub fn enter<G: Game>(setup: G::Setup, seed: u64) -> Result<Box<dyn Contender>, SetupError> {
    Ok(Box::new(Entry::<G> { playouts: Playouts::new(&setup, seed)?, setup }))
}

/// Runs the race; `after_lap` is told whenever somebody has done a lap.
pub fn race(course: &Course, contenders: &mut [Box<dyn Contender>], after_lap: impl Fn()) -> Race {
    let mut chess = Chess::new(course.seed);
    let mut chess_laps = Vec::with_capacity(course.laps);
    let mut laps = vec![Vec::with_capacity(course.laps); contenders.len()];
    for round in 0..=course.laps {
        let is_warm = round > 0;
        let of_chess = Lap::of(course.lap, course.allocations, || chess.game());
        chess_laps.extend(is_warm.then_some(of_chess));
        after_lap();
        for (contender, laps) in contenders.iter_mut().zip(&mut laps) {
            let lap = contender.lap(course);
            laps.extend(is_warm.then_some(lap));
            after_lap();
        }
    }
    let plies = |count: fn(&Lap) -> u64| chess_laps.iter().map(count).sum::<u64>() as f64;
    let entries = contenders.iter_mut().zip(&laps);
    Race {
        chess: Yardstick {
            steps_per_second: Spread::of(chess_laps.iter().map(Lap::steps_per_second)),
            steps_per_game: plies(|lap| lap.steps) / plies(|lap| lap.games),
        },
        tables: entries.map(|(contender, laps)| contender.speed(course, laps, &chess_laps)).collect(),
    }
}

struct Entry<G: Game> {
    setup: G::Setup,
    playouts: Playouts<G>,
}

impl<G: Game> Contender for Entry<G> {
    fn lap(&mut self, course: &Course) -> Lap {
        self.playouts.lap(course.lap, course.allocations)
    }

    fn speed(&mut self, course: &Course, laps: &[Lap], chess: &[Lap]) -> Speed {
        Speed::of::<G>(&self.setup, laps, chess, self.playouts.quarters(course.lap))
    }
}
