//! What many games between bots came to, for people and programs.

use kernel::{Heuristics, Seat};
use serde::Serialize;

use crate::Plan;
use crate::tally::{Distribution, Share, Tally, VICTORY};

/// The result of a simulation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// `cave-troll`.
    pub game: &'static str,
    /// What every table agreed on.
    pub setup: String,
    /// What gives the same games again.
    pub seed: u64,
    /// Games played.
    pub games: u64,
    /// Games that were broken off because they would not end.
    pub unfinished: u64,
    /// How each bot fared, over all chairs.
    pub bots: Vec<Standing>,
    /// How each chair fared, over all bots.
    pub seats: Vec<Standing>,
    /// Steps of a game, of players and of chance.
    pub steps: Distribution,
    pub decisions: Distribution,
    /// Who won, how often: chairs that won together stand together.
    pub outcomes: Vec<Ending>,
}

/// How a bot or a chair fared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// `steady`, or `A`.
    pub name: String,
    /// Games won; a shared victory counts in parts.
    pub wins: f64,
    /// Its part of all finished games.
    pub win_share: f64,
    /// How far the true share may lie to either side, nineteen times out of twenty.
    pub margin: f64,
    pub score: Distribution,
}

/// One way to end, and how often it came.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ending {
    /// The winners; nobody when all lost.
    pub winners: Vec<String>,
    pub games: u64,
}

impl Summary {
    pub(crate) fn of<G: Heuristics>(plan: &Plan<G::Setup>, tally: &Tally) -> Summary {
        let finished = plan.games - tally.unfinished;
        let standing = |name: String, share: &Share| {
            let wins = share.victories as f64 / VICTORY as f64;
            let win_share = wins / finished.max(1) as f64;
            Standing { name, wins, win_share, margin: margin(wins, finished), score: share.scores.distribution() }
        };
        let bots = plan.bots.iter().zip(&tally.bots);
        let seats = Seat::first(tally.seats.len()).zip(&tally.seats);
        let mut outcomes: Vec<Ending> = tally.winners.iter().map(ending).collect();
        outcomes.sort_by_key(|ending| std::cmp::Reverse(ending.games));
        Summary {
            game: G::ID,
            setup: plan.setup.to_string(),
            seed: plan.seed,
            games: plan.games,
            unfinished: tally.unfinished,
            bots: bots.map(|(bot, share)| standing(bot.to_string(), share)).collect(),
            seats: seats.map(|(seat, share)| standing(seat.to_string(), share)).collect(),
            steps: tally.steps.distribution(),
            decisions: tally.decisions.distribution(),
            outcomes,
        }
    }
}

/// Half the interval of Agresti and Coull: two victories and two defeats are added, so that "always" is not certain.
fn margin(wins: f64, games: u64) -> f64 {
    let games = games as f64 + 4.0;
    let share = (wins + 2.0) / games;
    1.96 * (share * (1.0 - share) / games).sqrt()
}

fn ending((winners, games): (&Vec<Seat>, &u64)) -> Ending {
    Ending { winners: winners.iter().map(Seat::to_string).collect(), games: *games }
}
