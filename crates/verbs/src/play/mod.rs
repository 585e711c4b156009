//! `karst play`: a table at this terminal, for people and bots, in plain text.
//!
//! - `sitter.rs`: who sits in a chair.
//! - `command.rs`: what a person may type.
//! - `session.rs`: the game itself, step by step.
//! - `asking.rs`: one person's decision.
//! - `hushing.rs`: what a person does not want to be asked about again.

mod advising;
mod asking;
mod command;
mod hushing;
mod looking;
mod reading;
mod session;
mod sitter;

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use catalog::GameId;
use clap::Args;
use protocol::Secret;
use rand::rngs::SysRng;
use rand::{Rng, SeedableRng, TryRng};
use rand_chacha::ChaCha8Rng;

use self::session::Session;
use self::sitter::Sitter;
use crate::screen::Screen;
use crate::spoken::Spoken;
use crate::table;
use crate::trouble::misunderstood;

/// Play at this terminal, with people and bots
#[derive(Args)]
#[command(after_help = "\
Type the number of an offer, or the action itself, such as `move thief E3 R01`. `?` tells what else you may type.
Several people share the screen: it is cleared before somebody else's cards are shown.

Examples:
  karst play                                you against a steady bot
  karst play cave-troll --seat me=Anna --seat me=Ben --seat master
  karst play cave-troll --seat me,random --setup 'players 2, set alternate' --seed 7
  karst play cave-troll --seat strong:1,strong:2 --record game.karst

Exit codes: 0 the game is over or was left, 1 something failed, 2 not understood.")]
pub struct Play {
    /// The game
    #[arg(default_value_t = GameId::ALL[0])]
    game: GameId,
    /// Who sits where, one per seat: me, me=NAME, novice, steady, strong, master or random; a number gives a bot its own
    /// taste, as in strong:7 [default: me against steady bots]
    #[arg(long = "seat", value_name = "WHO", value_delimiter = ',')]
    seats: Vec<Sitter>,
    /// The setup, such as 'players 2, set original'
    #[arg(long, value_name = "TEXT")]
    setup: Option<String>,
    /// The seed for all luck and all bots' thoughts [default: random]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Save the game to this file, for `karst replay` and `karst verify`
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[command(flatten)]
    spoken: Spoken,
}

impl Play {
    pub fn run(self, out: &mut impl Write) -> Result<()> {
        let players = match self.seats.len() {
            // Somebody to play against, also in games that can be played alone.
            0 => usize::from(self.game.shelf().players.0.max(2)),
            n => n,
        };
        let table = table::open(self.game, self.setup.as_deref(), players)?;
        let sitters = sitters(self.seats, table.n_seats())?;
        let mut luck = luck(self.seed)?;
        let mut secret = [0; 32];
        luck.fill_bytes(&mut secret);
        let mut session = Session::new(table, sitters, self.spoken.language(), Secret::new(secret), luck);
        if let Some(file) = &self.record {
            // Better refused now than after the game.
            session.save(file)?;
        }
        let ended = session.play(&mut Screen::new(&mut io::stdin().lock(), out));
        if let Some(file) = &self.record {
            session.save(file)?;
        }
        ended
    }
}

/// Nobody named: a person in the first chair, steady bots in the others.
fn sitters(named: Vec<Sitter>, n_seats: usize) -> Result<Vec<Sitter>> {
    if named.is_empty() {
        let bots = std::iter::repeat_n(Sitter::Bot(bots::Level::Steady.into()), n_seats - 1);
        return Ok(std::iter::once(Sitter::Person(None)).chain(bots).collect());
    }
    if named.len() == n_seats {
        Ok(named)
    } else {
        Err(misunderstood(format!("the setup has {n_seats} seats, and {} are named with --seat", named.len())))
    }
}

fn luck(seed: Option<u64>) -> Result<ChaCha8Rng> {
    let Some(seed) = seed else {
        let mut seed = [0; 32];
        SysRng.try_fill_bytes(&mut seed).context("the system gives no randomness")?;
        return Ok(ChaCha8Rng::from_seed(seed));
    };
    Ok(ChaCha8Rng::seed_from_u64(seed))
}
