//! How fast a game is, from several laps.

use kernel::Game;
use serde::Serialize;

use crate::{Lap, Quarters, Spread};

/// What random games on one core cost.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Speed {
    /// `cave-troll`.
    pub game: &'static str,
    pub setup: String,
    /// Steps of players and of chance applied in a second.
    pub steps_per_second: Spread,
    /// The same by the plies of random chess in the same rounds.
    pub to_chess: Spread,
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
    /// What these laps say, and those of chess that were run beside them.
    pub(crate) fn of<G: Game>(setup: &G::Setup, laps: &[Lap], chess: &[Lap], step_ns: Quarters) -> Speed {
        let sum = |count: fn(&Lap) -> u64| laps.iter().map(count).sum::<u64>() as f64;
        let steps = sum(|lap| lap.steps);
        let pairs = laps.iter().zip(chess);
        Speed {
            game: G::ID,
            setup: setup.to_string(),
            steps_per_second: Spread::of(laps.iter().map(Lap::steps_per_second)),
            to_chess: Spread::of(pairs.map(|(own, chess)| own.steps_per_second() / chess.steps_per_second())),
            games_per_second: Spread::of(laps.iter().map(Lap::games_per_second)),
            steps_per_game: steps / sum(|lap| lap.games),
            state_bytes: size_of::<G::State>(),
            allocations_per_step: sum(|lap| lap.allocations) / steps,
            step_ns,
        }
    }
}
