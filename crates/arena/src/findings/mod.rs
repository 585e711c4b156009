//! What a tournament found out: the figures behind its table, its JSON and its report.

mod gather;
mod options;
mod sums;

use serde::Serialize;

pub use gather::find;

use crate::Distribution;
use crate::stats::{Counts, Estimate};

/// What a tournament found out.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Findings {
    /// What gives the same games again.
    pub seed: u64,
    /// Which games of every pairing.
    pub numbers: String,
    /// How long strong bots thought.
    pub thinking: String,
    /// Did all move one chair on with every game?
    pub rotates: bool,
    /// Would playing this plan again give the same games?
    pub reproducible: bool,
    /// A hash of all games without what clocks said: the same for the same games.
    pub fingerprint: String,
    /// Games played.
    pub played: u64,
    /// Games planned.
    pub planned: u64,
    /// Games that were broken off because they would not end.
    pub unfinished: u64,
    /// After so many steps.
    pub longest: u64,
    pub games: Vec<GameFindings>,
}

/// What was found out about a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GameFindings {
    /// `cave-troll`.
    pub game: &'static str,
    /// `Cave Troll`.
    pub title: &'static str,
    /// Who beat whom.
    pub pairings: Vec<PairingFindings>,
    /// How strong the bots are, the strongest first.
    pub ladder: Vec<Rung>,
    /// How each table plays, whoever sits there.
    pub tables: Vec<TableFindings>,
    /// What options change.
    pub options: Vec<OptionFindings>,
    /// What each thing did to winning, the best first.
    pub things: Vec<ThingFindings>,
    /// How long bots thought.
    pub thoughts: Vec<Thoughts>,
}

/// What came of a pairing. Shares are of games that ended by themselves.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PairingFindings {
    /// What the table agreed on.
    pub setup: String,
    pub players: usize,
    /// Games that ended.
    pub finished: u64,
    /// Games that were broken off.
    pub unfinished: u64,
    /// Games that several won.
    pub shared: u64,
    /// Games that nobody won.
    pub nobody: u64,
    /// How each bot fared.
    pub standings: Vec<Standing>,
}

impl PairingFindings {
    /// Does it say anything about bots? Equals who always have a winner share what there is.
    pub fn tells_of_bots(&self) -> bool {
        self.standings.len() > 1 || self.nobody > 0 || self.players == 1
    }
}

/// How a bot fared in a pairing.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// `master`, `strong:7`.
    pub bot: String,
    /// Seats it had at the table.
    pub seats: usize,
    /// Its part of all victories.
    pub share: Estimate,
    /// Its part if all seats were equal.
    pub equal: f64,
    pub score: Option<Distribution>,
    /// As many scores are below as above.
    pub median_score: Option<i64>,
    /// What became of it, and how often.
    pub endings: Vec<(String, u64)>,
    /// Points, for a histogram.
    #[serde(skip)]
    pub scores: Counts,
}

/// How strong a bot is.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rung {
    /// `master`.
    pub bot: String,
    /// 400 more are ten victories for each defeat; the average of a group is 1500.
    pub elo: Estimate,
    /// Only bots of one group can be compared.
    pub group: usize,
}

/// How a table plays.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TableFindings {
    /// What it agreed on.
    pub setup: String,
    pub players: usize,
    /// Games that ended.
    pub finished: u64,
    /// Games that were broken off.
    pub unfinished: u64,
    /// Games that several won.
    pub shared: Estimate,
    /// Games that nobody won.
    pub nobody: Estimate,
    /// Each chair's part of all victories.
    pub seats: Vec<Estimate>,
    /// A chair's part if all were equal.
    pub equal: f64,
    /// The part of whoever had the first turn.
    pub first: Option<Estimate>,
    /// Points of a seat.
    pub score: Option<Distribution>,
    pub turns: Option<Distribution>,
    pub steps: Option<Distribution>,
    pub decisions: Option<Distribution>,
    /// Turns, for a histogram.
    #[serde(skip)]
    pub turn_counts: Counts,
    /// Points, for a histogram.
    #[serde(skip)]
    pub scores: Counts,
}

/// What an option changes, beside a table that lacks it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OptionFindings {
    /// `house chests-survive-trolls`.
    pub option: String,
    /// The table it is compared with.
    pub beside: String,
    /// Games that somebody won: the difference of shares.
    pub won: Estimate,
    /// Games that several won.
    pub shared: Estimate,
    /// The first chair's part of the victories.
    pub first_chair: Option<Estimate>,
    pub turns: Option<Estimate>,
    /// Points of a seat.
    pub score: Option<Estimate>,
}

/// What a thing did to winning.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ThingFindings {
    /// `plays`.
    pub role: String,
    /// `knight`.
    pub thing: String,
    /// Seats that had to do with it.
    pub seats: u64,
    /// Their part of all seats.
    pub common: f64,
    /// How often, in all.
    pub times: u64,
    pub won: f64,
    /// The share of victories with it less that without it, among equal bots at equal tables. Nothing when all had it.
    pub effect: Option<Estimate>,
}

/// How long a bot thought about decisions with more than one answer. In milliseconds.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Thoughts {
    /// `master`.
    pub bot: String,
    /// Decisions it was asked for.
    pub decisions: u64,
    /// Those with more than one answer.
    pub choices: u64,
    /// On average.
    pub mean: f64,
    /// What one decision of twenty exceeds, in half of the games.
    pub p95: f64,
    /// The longest.
    pub max: f64,
}
