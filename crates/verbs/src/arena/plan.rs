//! A tournament from the words of a command line.

use std::path::PathBuf;
use std::time::Duration;

use ::arena::tournament::{Numbers, Pairing, Preset, ThinkingTime, Tournament, round_robin};
use anyhow::Result;
use bots::{Character, Level};
use catalog::{GameId, with_game};
use clap::Args;
use kernel::Unreadable;

use super::said;
use crate::table;
use crate::trouble::misunderstood;

/// Games of a pairing when nobody says otherwise.
const GAMES: u64 = 200;

#[derive(Args)]
pub struct New {
    /// The game; without one, a preset covers all games
    #[arg(required_unless_present = "preset")]
    game: Option<GameId>,
    /// A ready tournament: strength or balance
    #[arg(long, value_name = "NAME", conflicts_with_all = ["setup", "seats"])]
    preset: Option<Preset>,
    /// Bots that all play each other: novice, steady, strong, master or random [default: steady,random]
    #[arg(long, value_name = "BOTS", value_delimiter = ',')]
    bots: Vec<Character>,
    /// Who sits at the table, one bot per seat, such as master,strong,strong; may be repeated
    #[arg(long, value_name = "BOTS", conflicts_with = "bots", value_parser = seating)]
    seats: Vec<Seating>,
    /// The setup, such as 'players 2, set original'; may be repeated [default: the usual one]
    #[arg(long, value_name = "TEXT")]
    setup: Vec<String>,
    /// How many games per pairing [default: 200]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// Only some of these games, such as 100..200, while other machines play the rest [default: all]
    #[arg(long, value_name = "FROM..TO")]
    part: Option<Numbers>,
    /// How long strong bots think per decision, such as 20ms or 1.5s; masters think five times as long
    /// [default: 200ms]
    #[arg(long, value_name = "TIME", value_parser = table::time, conflicts_with = "iterations")]
    think: Option<Duration>,
    /// The same in search iterations, so that it does not depend on the machine; a master's take longer, because it
    /// looks farther ahead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    iterations: Option<u64>,
    /// The seed for all luck and all thoughts
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(..=i64::MAX as u64))]
    seed: u64,
    /// Keep everyone in their seat instead of rotating with every game
    #[arg(long)]
    fixed: bool,
    /// Stop a game after this many steps [default: 20000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    longest: Option<u64>,
    /// How many cores to use [default: all]
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,
    /// The folder to write everything to
    #[arg(long, value_name = "FOLDER", default_value = "arena")]
    pub out: PathBuf,
    /// Print JSON, for programs
    #[arg(long)]
    pub json: bool,
}

/// Bots as they sit at a table.
#[derive(Clone)]
struct Seating(Vec<Character>);

fn seating(text: &str) -> Result<Seating, Unreadable> {
    text.split(',').map(|bot| bot.trim().parse()).collect::<Result<_, _>>().map(Seating)
}

impl New {
    /// The plan.
    pub fn tournament(&self) -> Result<Tournament> {
        let by_clock = self.think.map(|time| ThinkingTime::Milliseconds(time.as_secs_f64() * 1000.0));
        let said_thinking = by_clock.or(self.iterations.map(ThinkingTime::Iterations));
        let (pairings, games, thinking) = match (self.preset, self.game) {
            (Some(preset), game) => {
                let all = game.map_or(GameId::ALL.to_vec(), |game| vec![game]);
                if preset == Preset::Strength && !self.bots.is_empty() {
                    return Err(misunderstood("the preset strength has its own bots; leave --bots away"));
                }
                (preset.pairings(&all, &self.bots).map_err(said)?, preset.games(), preset.thinking())
            }
            (None, Some(game)) => (self.pairings(game)?, GAMES, None),
            (None, None) => return Err(misunderstood("a game or a preset is needed")),
        };
        let games = self.games.unwrap_or(games);
        let mut tournament = Tournament::new(pairings, games, self.seed, said_thinking.or(thinking));
        tournament.rotates = !self.fixed;
        if let Some(longest) = self.longest {
            tournament.longest = longest;
        }
        if let Some(part) = self.part {
            if part.to > games {
                return Err(misunderstood(format!("there are {games} games of every pairing, so no part {part}")));
            }
            tournament.numbers = part;
        }
        Ok(tournament)
    }

    /// All setups with all seatings, or with everybody against everybody.
    fn pairings(&self, game: GameId) -> Result<Vec<Pairing>> {
        let usual = [Character::from(Level::Steady), Character::from(Level::Random)];
        let bots = if self.bots.is_empty() { &usual } else { self.bots.as_slice() };
        let mut pairings = Vec::new();
        for Seating(seats) in &self.seats {
            for setup in self.setups(game, seats.len())? {
                pairings.push(Pairing::new(game, &setup, seats.clone()).map_err(said)?);
            }
        }
        if self.seats.is_empty() {
            for setup in self.setups(game, 2)? {
                pairings.extend(round_robin(game, &setup, bots).map_err(said)?);
            }
        }
        Ok(pairings)
    }

    /// Those that were named, or the usual one for so many.
    fn setups(&self, game: GameId, players: usize) -> Result<Vec<String>> {
        if !self.setup.is_empty() {
            return Ok(self.setup.clone());
        }
        Ok(vec![with_game!(game, G => table::setup::<G>(game, None, players)?.to_string())])
    }
}
