//! How fast a game is, from several laps.

use std::time::Duration;

use kernel::{Game, SetupError};
use serde::Serialize;

use crate::{Lap, Playouts, Quarters, Spread};

/// How a game is measured.
#[derive(Clone, Copy, Debug)]
pub struct Bench {
    /// Laps that count; one more goes before them to warm up, and one after them for the quarters.
    pub laps: u32,
    /// How long each takes.
    pub lap: Duration,
    /// The luck of all games.
    pub seed: u64,
    /// How often this thread asked the heap for memory so far.
    pub allocations: fn() -> u64,
}

/// What random games on one core cost.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Speed {
    /// `cave-troll`.
    pub game: &'static str,
    /// What was played.
    pub setup: String,
    /// Steps of players and of chance applied in a second.
    pub steps_per_second: Spread,
    /// Games played to the end in a second.
    pub games_per_second: Spread,
    /// Steps of a game, on average.
    pub steps_per_game: f64,
    /// The size of a whole position.
    pub state_bytes: usize,
    /// How often the heap was asked for memory, by the step.
    pub allocations_per_step: f64,
    /// Nanoseconds of a step, early and late.
    pub step_ns: Quarters,
}

impl Speed {
    /// Measures one setup of one game.
    pub fn measure<G: Game>(setup: &G::Setup, bench: &Bench) -> Result<Speed, SetupError> {
        let mut playouts = Playouts::<G>::new(setup, bench.seed)?;
        playouts.lap(bench.lap, bench.allocations);
        let laps: Vec<Lap> = (0..bench.laps).map(|_| playouts.lap(bench.lap, bench.allocations)).collect();
        let quarters = playouts.quarters(bench.lap);
        Ok(Speed::of::<G>(setup, &laps, quarters))
    }

    /// What these laps say.
    pub fn of<G: Game>(setup: &G::Setup, laps: &[Lap], step_ns: Quarters) -> Speed {
        let sum = |count: fn(&Lap) -> u64| laps.iter().map(count).sum::<u64>() as f64;
        let steps = sum(|lap| lap.steps);
        Speed {
            game: G::ID,
            setup: setup.to_string(),
            steps_per_second: Spread::of(laps.iter().map(Lap::steps_per_second)),
            games_per_second: Spread::of(laps.iter().map(Lap::games_per_second)),
            steps_per_game: steps / sum(|lap| lap.games),
            state_bytes: size_of::<G::State>(),
            allocations_per_step: sum(|lap| lap.allocations) / steps,
            step_ns,
        }
    }
}
