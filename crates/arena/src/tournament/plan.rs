//! What is played in a tournament.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bots::{Character, Limit};
use kernel::Unreadable;
use serde::{Deserialize, Serialize};

use super::{Pairing, Trouble};
use crate::engine::LONGEST;

/// A plan of games. Whoever plays it gets the same games, unless bots think by the clock.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tournament {
    /// Who meets whom, and at which table.
    pub pairings: Vec<Pairing>,
    /// Which games of every pairing.
    pub numbers: Numbers,
    /// All luck and all thoughts come from this number and the game's.
    pub seed: u64,
    /// How long a strong bot thinks; a master, five times as long. As their levels say when nothing is said.
    pub thinking: Option<ThinkingTime>,
    /// Do all move one chair on with every game?
    pub rotates: bool,
    /// A game is broken off after so many steps.
    pub longest: u64,
    /// The version of each game's rules.
    pub rules: BTreeMap<String, u32>,
}

/// Numbers of games, from 0: `from` and up to, but without, `to`. Written `100..200`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    pub from: u64,
    /// The one after the last.
    pub to: u64,
}

/// How long is thought.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThinkingTime {
    /// By the clock: another machine, or a busier one, may choose otherwise.
    Milliseconds(f64),
    /// In iterations of the search: everywhere the same.
    Iterations(u64),
}

impl Tournament {
    /// All games from 0 to `games` of these pairings, all chairs in turn.
    pub fn new(pairings: Vec<Pairing>, games: u64, seed: u64, thinking: Option<ThinkingTime>) -> Tournament {
        let rules = pairings.iter().map(|pairing| (pairing.game.to_string(), pairing.game.rules()));
        Tournament {
            numbers: Numbers { from: 0, to: games },
            seed,
            thinking,
            rotates: true,
            longest: LONGEST,
            rules: rules.collect(),
            pairings,
        }
    }

    pub fn n_games(&self) -> u64 {
        self.pairings.len() as u64 * self.numbers.n()
    }

    /// Do all bots decide the same everywhere?
    pub fn is_reproducible(&self) -> bool {
        let searches = |bot: &Character| bot.level.limit(None).is_some();
        matches!(self.thinking, Some(ThinkingTime::Iterations(_)))
            || !self.pairings.iter().flat_map(|pairing| &pairing.bots).any(searches)
    }

    /// Can it be played, and by the rules as they are now?
    pub fn check(&self) -> Result<(), Trouble> {
        let refuse = |why: &str| Err(Trouble::Unplayable(why.into()));
        if self.pairings.is_empty() {
            return refuse("a tournament needs a pairing at least");
        }
        if self.numbers.n() == 0 {
            return refuse("a tournament needs a game at least");
        }
        if self.longest == 0 {
            return refuse("a game needs a step at least");
        }
        for pairing in &self.pairings {
            let checked = Pairing::new(pairing.game, &pairing.setup, pairing.bots.clone())?;
            if checked != *pairing {
                return refuse(&format!("`{}` is written `{}`", pairing.setup, checked.setup));
            }
        }
        let now = Tournament::new(self.pairings.clone(), 1, 0, None).rules;
        if now != self.rules {
            return refuse("the rules have changed since this tournament was planned; begin a new one");
        }
        Ok(())
    }

    /// What differs from another plan, in words; nothing when they are the same.
    pub fn differences(&self, other: &Tournament) -> String {
        let mut differences = self.differences_but_numbers(other);
        if self.numbers != other.numbers {
            differences.push(format!("games {} instead of {}", self.numbers, other.numbers));
        }
        differences.join(", ")
    }

    /// The same for parts of one tournament, which differ in the numbers of their games alone.
    pub fn differences_but_numbers(&self, other: &Tournament) -> Vec<String> {
        let mut differences = Vec::new();
        let mut differ = |what: &str, one: String, another: String| {
            if one != another {
                differences.push(format!("{what} {one} instead of {another}"));
            }
        };
        differ("seed", self.seed.to_string(), other.seed.to_string());
        differ("thinking", thinking(self.thinking), thinking(other.thinking));
        differ("seats", seats(self.rotates).into(), seats(other.rotates).into());
        differ("longest game", self.longest.to_string(), other.longest.to_string());
        differ("rules", format!("{:?}", self.rules), format!("{:?}", other.rules));
        let count = |tournament: &Tournament| tournament.pairings.len().to_string();
        differ("pairings", count(self), count(other));
        let pairs = self.pairings.iter().zip(&other.pairings);
        if let Some((one, another)) = pairs.into_iter().find(|(one, another)| one != another) {
            differ("pairing", format!("`{one}`"), format!("`{another}`"));
        }
        differences
    }
}

impl Numbers {
    pub fn n(self) -> u64 {
        self.to.saturating_sub(self.from)
    }
}

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.from, self.to)
    }
}

impl FromStr for Numbers {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Numbers, Unreadable> {
        let numbers = text.split_once("..").and_then(|(from, to)| {
            let (from, to) = (from.trim().parse().ok()?, to.trim().parse().ok()?);
            (from < to).then_some(Numbers { from, to })
        });
        numbers.ok_or_else(|| Unreadable::new("a part of the games such as 100..200", text))
    }
}

impl ThinkingTime {
    /// As bots take it.
    pub fn limit(self) -> Limit {
        match self {
            ThinkingTime::Milliseconds(ms) => Limit::Time(Duration::from_secs_f64(ms / 1000.0)),
            ThinkingTime::Iterations(n) => Limit::Iterations(n),
        }
    }
}

impl From<Limit> for ThinkingTime {
    fn from(limit: Limit) -> ThinkingTime {
        match limit {
            Limit::Time(time) => ThinkingTime::Milliseconds(time.as_secs_f64() * 1000.0),
            Limit::Iterations(n) => ThinkingTime::Iterations(n),
        }
    }
}

impl fmt::Display for ThinkingTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ThinkingTime::Milliseconds(ms) => write!(f, "{ms} ms"),
            ThinkingTime::Iterations(n) => write!(f, "{n} iterations"),
        }
    }
}

/// How long strong bots think, in words.
pub(crate) fn thinking(thinking: Option<ThinkingTime>) -> String {
    thinking.map_or_else(|| "as the levels say".into(), |thinking| thinking.to_string())
}

fn seats(rotate: bool) -> &'static str {
    if rotate { "in turn" } else { "fixed" }
}
