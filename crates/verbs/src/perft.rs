//! `karst perft`: how many lines of play leave a position. A one-number alarm for anything in the rules.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, anyhow};
use catalog::{GameId, with_game};
use clap::Args;
use kernel::Drawn;
use serde_json::json;

use crate::table;

/// Count the lines of play that leave a position
#[derive(Args)]
#[command(after_help = "\
A line is a row of steps, of players and of chance; a chance outcome counts once, whatever its odds.

Examples:
  karst perft cave-troll --depth 5
  karst perft cave-troll --depth 3 --setup 'players 4, set half'
  karst perft cave-troll --depth 2 --position crowded.txt --json

Exit codes: 0 counted, 1 the position cannot be read, 2 not understood.")]
pub struct Perft {
    /// The game
    game: GameId,
    /// How many steps deep
    #[arg(long, value_name = "N")]
    depth: u32,
    /// The setup, such as 'players 2, set original'
    #[arg(long, value_name = "TEXT", conflicts_with = "position")]
    setup: Option<String>,
    /// A position drawn in a file, instead of the start
    #[arg(long, value_name = "FILE")]
    position: Option<PathBuf>,
    /// Print JSON, for programs
    #[arg(long)]
    json: bool,
}

impl Perft {
    pub fn run(self, out: &mut impl Write) -> Result<()> {
        with_game!(self.game, G => self.count::<G>(out))
    }

    fn count<G: Drawn>(&self, out: &mut impl Write) -> Result<()> {
        let state = self.state::<G>()?;
        let mut rows = Vec::new();
        for depth in 1..=self.depth {
            let begun = Instant::now();
            let lines = testkit::perft::<G>(&state, depth);
            let seconds = begun.elapsed().as_secs_f64();
            if self.json {
                rows.push(json!({ "depth": depth, "lines": lines, "seconds": seconds }));
            } else {
                writeln!(out, "depth {depth:>2} {lines:>20} lines {seconds:>10.3} s")?;
                out.flush()?;
            }
        }
        if self.json {
            writeln!(out, "{}", json!({ "game": G::ID, "depths": rows }))?;
        }
        Ok(())
    }

    fn state<G: Drawn>(&self) -> Result<G::State> {
        let Some(file) = &self.position else {
            let setup = table::setup::<G>(self.game, self.setup.as_deref(), usize::from(self.game.shelf().players.0))?;
            return G::start(&setup).map_err(|error| anyhow!(error));
        };
        let picture = std::fs::read_to_string(file).with_context(|| format!("`{}` cannot be read", file.display()))?;
        G::read(&picture).with_context(|| format!("`{}` draws no position", file.display()))
    }
}
