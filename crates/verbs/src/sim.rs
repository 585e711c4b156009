//! `karst sim`: many games between bots, and what came of them.

use std::io::Write;
use std::thread;
use std::time::Duration;

use anyhow::Result;
use arena::{Distribution, Plan, Standing, Summary};
use bots::{Character, Limit, Means};
use catalog::{GameId, with_game};
use clap::Args;
use kernel::Heuristics;
use serde_json::json;

use crate::trouble::misunderstood;
use crate::{progress, table};

/// Let bots play many games against each other
#[derive(Args)]
#[command(after_help = "\
One seed gives the same games on any number of threads, unless bots think by the clock; with --iterations they do not.
With every game all bots move one chair on. A bot is novice, steady, strong, master or random; a number gives it a
taste of its own, as in strong:7.

Examples:
  karst sim cave-troll --games 1000 --seats steady,random
  karst sim cave-troll --games 200 --seats master,strong --think 20ms
  karst sim cave-troll --games 50 --seats strong:1,strong:2,novice --iterations 500 --setup 'players 3, set half'
  karst sim cave-troll --games 10000 --seats random,random --seed 7 --json

Exit codes: 0 played, 2 not understood.")]
pub struct Sim {
    /// The game
    game: GameId,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// Who plays, one bot per seat: novice, steady, strong, master or random
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = "steady,random")]
    seats: Vec<Character>,
    /// How long strong bots think per decision, such as 20ms or 1.5s; masters think five times as long
    /// [default: 200ms]
    #[arg(long, value_name = "TIME", value_parser = table::time, conflicts_with = "iterations")]
    think: Option<Duration>,
    /// The same in search iterations, so that it does not depend on the machine; a master's take longer, because it
    /// looks farther ahead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    iterations: Option<u64>,
    /// The setup of every table, such as 'players 2, set original'
    #[arg(long, value_name = "TEXT")]
    setup: Option<String>,
    /// The seed for all luck and all thoughts
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many cores to use [default: all]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Print JSON, for programs
    #[arg(long)]
    json: bool,
}

impl Sim {
    /// How long strong bots think, if that was said.
    fn limit(&self) -> Option<Limit> {
        self.think.map(Limit::Time).or(self.iterations.map(Limit::Iterations))
    }

    pub fn run(self, out: &mut impl Write) -> Result<()> {
        let summary = with_game!(self.game, G => self.summary::<G>())?;
        if self.json {
            writeln!(out, "{}", json!(summary))?;
            return Ok(());
        }
        tell(out, self.game, &summary)
    }

    fn summary<G: Heuristics>(&self) -> Result<Summary> {
        let plan = Plan {
            setup: table::setup::<G>(self.game, self.setup.as_deref(), self.seats.len())?,
            bots: self.seats.clone(),
            means: Means { limit: self.limit(), ..Means::default() },
            games: self.games,
            seed: self.seed,
            threads: self.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)),
        };
        let bar = progress::bar(self.games, "games");
        let summary = arena::sim::<G>(&plan, &|| bar.inc(1)).map_err(misunderstood);
        bar.finish_and_clear();
        summary
    }
}

fn tell(out: &mut impl Write, game: GameId, summary: &Summary) -> Result<()> {
    writeln!(out, "{} games of {}, {}, seed {}", summary.games, game.title(), summary.setup, summary.seed)?;
    standings(out, "bot", &summary.bots)?;
    standings(out, "seat", &summary.seats)?;
    writeln!(out)?;
    length(out, "steps", &summary.steps)?;
    length(out, "decisions", &summary.decisions)?;
    let endings: Vec<_> = summary
        .outcomes
        .iter()
        .map(|ending| match ending.winners.as_slice() {
            [] => format!("nobody {}", ending.games),
            winners => format!("{} {}", winners.join("+"), ending.games),
        })
        .collect();
    writeln!(out, "won by seat: {}", endings.join(", "))?;
    if summary.unfinished > 0 {
        writeln!(out, "{} games did not end and are left out of scores and wins", summary.unfinished)?;
    }
    Ok(())
}

fn standings(out: &mut impl Write, what: &str, standings: &[Standing]) -> Result<()> {
    writeln!(out, "\n{what:<8} {:>8} {:>18} {:>8} {:>7} {:>11}", "wins", "of all games", "score", "sd", "from–to")?;
    for standing in standings {
        let Distribution { mean, sd, min, max } = standing.score;
        let share = format!("{:.1} % ± {:.1}", 100.0 * standing.win_share, 100.0 * standing.margin);
        writeln!(
            out,
            "{:<8} {:>8.1} {share:>18} {mean:>8.2} {sd:>7.2} {:>11}",
            standing.name,
            standing.wins,
            format!("{min}–{max}"),
        )?;
    }
    Ok(())
}

fn length(out: &mut impl Write, what: &str, length: &Distribution) -> Result<()> {
    let Distribution { mean, sd, min, max } = length;
    writeln!(out, "{what} in a game: {mean:.1} on average, sd {sd:.1}, from {min} to {max}")?;
    Ok(())
}
