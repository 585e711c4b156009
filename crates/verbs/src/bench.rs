//! `karst bench`: how fast the rules are. Uniform random games on one core, beside random chess.

use std::io::Write;
use std::time::Duration;

use anyhow::{Result, anyhow};
use arena::{Course, Race, Speed, Spread, enter, measured_setups, race};
use catalog::{GameId, with_game};
use clap::Args;
use serde_json::json;

use crate::trouble::Said;
use crate::{bench_search, progress, table};

/// Laps that count; one more goes before them to warm up, and one after them for the quarters.
const LAPS: usize = 7;

/// Measure random games on one core, next to random chess
#[derive(Args)]
#[command(after_help = "\
A step is a player's or chance's, in chess a ply; a row is the median of seven laps and how far they lie apart, in
seconds that this program had the core. Chess and the tables take turns; the ratio is taken lap by lap. The last numbers are the nanoseconds of a step: in each quarter of a game, then at the end of
short and of long games, which lie close together when a step costs no more the longer a game has lasted.

Examples:
  karst bench cave-troll
  karst bench cave-troll --seconds 10 --json
  karst bench casadh --at-least 0.4
  karst bench cave-troll --setup 'players 3, set mixed 0 127 85'
  karst bench --search --at-most 1.5        how fast strong and master bots think

With --search: iterations a second of one bot's search on one core, over eight decisions of a game between steady bots;
what an iteration adds to its tree in memory; and what a step of a playout within the search costs, counted in steps of
plain random playouts of the same length.

Exit codes: 0 measured, 1 slower than asked for or asking the heap for memory, 2 not understood.")]
pub struct Bench {
    /// The game [default: all games]
    game: Option<GameId>,
    /// How long to measure each table
    #[arg(long, value_name = "N", default_value_t = 3.0, value_parser = seconds)]
    seconds: f64,
    /// A table to measure, instead of the usual ones; may be repeated
    #[arg(long, value_name = "TEXT", requires = "game")]
    setup: Vec<String>,
    /// The seed for the luck of all games
    #[arg(long, value_name = "N", default_value_t = 55)]
    seed: u64,
    /// Measure the bots' search instead
    #[arg(long, conflicts_with = "at_least")]
    search: bool,
    /// With --search: fail when a playout step inside the search costs more than this many plain ones
    #[arg(long, value_name = "RATIO", requires = "search")]
    at_most: Option<f64>,
    /// Fail when a table makes fewer than this many steps per ply of chess, or allocates memory
    #[arg(long, value_name = "RATIO")]
    at_least: Option<f64>,
    /// Print JSON, for programs
    #[arg(long)]
    json: bool,
}

/// A time that makes sense to measure.
fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| (0.01..=3600.0).contains(seconds));
    seconds.ok_or_else(|| "a number of seconds from 0.01 to 3600 is expected".into())
}

impl Bench {
    pub fn run(self, out: &mut impl Write) -> Result<()> {
        let tables = self.tables();
        if self.search {
            return bench_search::run(&tables, (self.seconds, self.seed), self.at_most, self.json, out);
        }
        let enter = |(game, setup): &(GameId, String)| with_game!(*game, G => enter::<G>(table::setup::<G>(*game, Some(setup), 0)?, self.seed).map_err(|error| anyhow!(error)));
        let mut contenders = tables.iter().map(enter).collect::<Result<Vec<_>>>()?;
        let course = Course {
            laps: LAPS,
            lap: Duration::from_secs_f64(self.seconds / (LAPS + 2) as f64),
            seed: self.seed,
            allocations: testkit::allocations,
        };
        let bar = progress::bar(((LAPS + 1) * (contenders.len() + 1)) as u64, "laps");
        let race = race(&course, &mut contenders, || bar.inc(1));
        bar.finish_and_clear();
        if self.json {
            writeln!(out, "{}", json!(race))?;
        } else {
            table_of(out, &race)?;
        }
        self.judged(&race)
    }

    /// What is measured.
    fn tables(&self) -> Vec<(GameId, String)> {
        let games = self.game.map_or(GameId::ALL.to_vec(), |game| vec![game]);
        let setups = |game| if self.setup.is_empty() { measured_setups(game) } else { self.setup.clone() };
        games.into_iter().flat_map(|game| setups(game).into_iter().map(move |setup| (game, setup))).collect()
    }

    /// Fails when a table falls short of what was asked for.
    fn judged(&self, race: &Race) -> Result<()> {
        let Some(least) = self.at_least else { return Ok(()) };
        let short = |speed: &&Speed| speed.to_chess.median < least || speed.allocations_per_step > 0.0;
        let mut fallen = race.tables.iter().filter(short).peekable();
        if fallen.peek().is_none() {
            return Ok(());
        }
        for Speed { game, setup, to_chess, allocations_per_step, .. } in fallen {
            eprintln!(
                "{game}, {setup}: {:.2} steps for a ply of chess, {allocations_per_step:.4} allocations a step.",
                to_chess.median
            );
        }
        Err(Said.into())
    }
}

fn table_of(out: &mut impl Write, Race { chess, tables }: &Race) -> Result<()> {
    writeln!(
        out,
        "{:<46} {:>9} {:>17} {:>8} {:>9} {:>8} {:>6} {:>7}  ns a step",
        "", "Msteps/s", "slowest–fastest", "to chess", "games/s", "steps", "bytes", "allocs"
    )?;
    let (pace, range) = pace(&chess.steps_per_second);
    writeln!(
        out,
        "{:<46} {pace:>9} {range:>17} {:>8.2} {:>9} {:>8.1}",
        "random chess (cozy-chess)", 1.0, "", chess.steps_per_game
    )?;
    tables.iter().try_for_each(|speed| row(out, speed))
}

fn row(out: &mut impl Write, speed: &Speed) -> Result<()> {
    let (pace, range) = pace(&speed.steps_per_second);
    writeln!(
        out,
        "{:<46} {pace:>9} {range:>17} {:>8.2} {:>9.0} {:>8.1} {:>6} {:>7.4}  {}",
        format!("{}, {}", speed.game, speed.setup),
        speed.to_chess.median,
        speed.games_per_second.median,
        speed.steps_per_game,
        speed.state_bytes,
        speed.allocations_per_step,
        speed.step_ns,
    )?;
    Ok(())
}

/// Millions a second: the median, and from the slowest to the fastest.
fn pace(Spread { median, low, high }: &Spread) -> (String, String) {
    let million = |steps: &f64| format!("{:.2}", steps / 1e6);
    (million(median), format!("{}–{}", million(low), million(high)))
}
