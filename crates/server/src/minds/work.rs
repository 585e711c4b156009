//! What is handed out to be thought about elsewhere: all that a bot in a seat may know, and nothing else.

use std::time::Duration;

use bots::{Character, Level, Limit, Means, Thinking};
use catalog::GameId;
use kernel::{Seat, Unreadable};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A position as one seat sees it, and a bot that is to decide there.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Work {
    /// Where the bot sits.
    pub seat: Seat,
    /// What that seat sees.
    pub view: Value,
    /// The bot, with the number of its taste: `master:7`.
    pub bot: String,
    /// What it dreams of.
    pub seed: u64,
    /// How long a strong bot would think about it, in microseconds.
    pub strong_us: u64,
}

impl Work {
    /// How long the bot is expected to think.
    pub fn lasts(&self) -> Duration {
        let level = self.bot.parse::<Character>().map_or(Level::Strong, |bot| bot.level);
        match level.limit(Some(self.limit())) {
            Some(Limit::Time(time)) => time,
            Some(Limit::Iterations(_)) | None => Duration::ZERO,
        }
    }

    /// The thought, to be had here.
    pub fn thinking(&self, game: GameId) -> Result<Box<dyn Thinking>, Unreadable> {
        bots::think_of(game, &self.view, self.seat, self.bot.parse::<Character>()?, self.seed)
    }

    /// What it may use.
    pub fn means(&self, threads: usize) -> Means {
        Means { limit: Some(self.limit()), threads, ..Means::default() }
    }

    fn limit(&self) -> Limit {
        Limit::Time(Duration::from_micros(self.strong_us))
    }
}

/// A game with the number of its rules: whoever knows other rules would think about another game.
pub fn game_word(game: GameId) -> String {
    format!("{game} {}", game.rules())
}

/// The game of a word, when its rules are ours.
pub fn game_of(word: &str) -> Option<GameId> {
    GameId::ALL.iter().copied().find(|game| game_word(*game) == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_of_another_karst_are_another_game() {
        let troll = GameId::CaveTroll;
        assert_eq!(game_of(&game_word(troll)), Some(troll));
        assert_eq!(game_of("cave-troll 0"), None);
    }

    #[test]
    fn a_master_takes_five_times_as_long_as_a_strong_bot() {
        let work = Work { seat: Seat::new(0), view: Value::Null, bot: "master:7".into(), seed: 1, strong_us: 2000 };
        assert_eq!(work.lasts(), Duration::from_millis(10));
        assert!(work.thinking(GameId::CaveTroll).is_err());
    }
}
