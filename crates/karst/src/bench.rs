//! `karst bench`: how fast the rules are. Uniform random games on one core.

use std::io::Write;
use std::time::Duration;

use anyhow::{Result, anyhow};
use arena::{Speed, Spread, measured_setups};
use catalog::{GameId, Visitor};
use clap::Args;
use kernel::{Drawn, Game, Heuristics};
use serde_json::json;

use crate::{progress, table};

/// Laps that count; one more goes before them to warm up, and one after them for the quarters.
const LAPS: u32 = 5;

/// Measure random games on one core
#[derive(Args)]
#[command(after_help = "\
A step is a player's or chance's; a row is the median of five laps and how far they lie apart, in seconds that this
program had the core. The last numbers are the nanoseconds of a step: in each quarter of a game, then at the end of
short and of long games, which lie close together when a step costs no more the longer a game has lasted.

Examples:
  karst bench cave-troll
  karst bench cave-troll --seconds 10 --json
  karst bench cave-troll --setup 'players 3, set mixed 0 127 85'

Exit codes: 0 measured, 2 not understood.")]
pub struct Bench {
    /// The game; all games when none is named
    game: Option<GameId>,
    /// How long each table is measured
    #[arg(long, value_name = "N", default_value_t = 3.0, value_parser = seconds)]
    seconds: f64,
    /// A table to measure, instead of the usual ones; may be repeated
    #[arg(long, value_name = "TEXT", requires = "game")]
    setup: Vec<String>,
    /// The luck of all games
    #[arg(long, value_name = "N", default_value_t = 55)]
    seed: u64,
    /// For a program to read
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
        let games = self.game.map_or(GameId::ALL.to_vec(), |game| vec![game]);
        let mut measured = Vec::new();
        for game in games {
            let setups = if self.setup.is_empty() { measured_setups(game) } else { self.setup.clone() };
            let bar = progress::bar(setups.len() as u64, "tables measured");
            for setup in &setups {
                measured.push(game.visit(Measure { game, setup, bench: &self })?);
                bar.inc(1);
            }
            bar.finish_and_clear();
        }
        if self.json {
            writeln!(out, "{}", json!(measured))?;
            return Ok(());
        }
        writeln!(
            out,
            "{:<46} {:>9} {:>17} {:>9} {:>8} {:>6} {:>7}  ns a step",
            "", "Msteps/s", "slowest–fastest", "games/s", "steps", "bytes", "allocs"
        )?;
        measured.iter().try_for_each(|speed| row(out, speed))
    }
}

fn row(out: &mut impl Write, speed: &Speed) -> Result<()> {
    let Spread { median, low, high } = speed.steps_per_second;
    let million = |steps: f64| format!("{:.2}", steps / 1e6);
    writeln!(
        out,
        "{:<46} {:>9} {:>17} {:>9.0} {:>8.1} {:>6} {:>7.4}  {}",
        format!("{}, {}", speed.game, speed.setup),
        million(median),
        format!("{}–{}", million(low), million(high)),
        speed.games_per_second.median,
        speed.steps_per_game,
        speed.state_bytes,
        speed.allocations_per_step,
        speed.step_ns,
    )?;
    Ok(())
}

struct Measure<'b> {
    game: GameId,
    setup: &'b str,
    bench: &'b Bench,
}

impl Visitor for Measure<'_> {
    type Out = Result<Speed>;

    fn visit<G: Game + Heuristics + Drawn>(self) -> Result<Speed> {
        let setup = table::setup::<G>(self.game, Some(self.setup), 0)?;
        let plan = arena::Bench {
            laps: LAPS,
            lap: Duration::from_secs_f64(self.bench.seconds / f64::from(LAPS + 2)),
            seed: self.bench.seed,
            allocations: testkit::allocations,
        };
        Speed::measure::<G>(&setup, &plan).map_err(|error| anyhow!(error))
    }
}
