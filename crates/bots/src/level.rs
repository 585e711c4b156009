//! How well a bot plays, in words that people understand.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use kernel::Unreadable;

use crate::Taste;
use crate::search::{Limit, Reach};

/// How long a strong bot thinks.
const STRONG: Limit = Limit::Time(Duration::from_millis(200));
/// How many times as long a master does.
const MASTER: u32 = 5;

/// The bots there are, from weak to strong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal action, each equally likely. For tests.
    Random,
    /// Looks one action ahead, overlooks some and misjudges others, as people do in their first games.
    Novice,
    /// Looks one action ahead and takes what seems best. Was called `greedy`.
    Steady,
    /// Thinks for a fifth of a second, and not very far ahead.
    Strong,
    /// Thinks for a second, and judges by what was learned from many games; where nothing was, farther ahead.
    Master,
}

impl Level {
    /// All of them, from weak to strong.
    pub const ALL: &'static [Level] = &[Level::Random, Level::Novice, Level::Steady, Level::Strong, Level::Master];

    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Steady => "steady",
            Level::Strong => "strong",
            Level::Master => "master",
        }
    }

    /// How long it thinks about a decision, if it thinks at all, when a strong bot is given `strong`.
    pub fn limit(self, strong: Option<Limit>) -> Option<Limit> {
        let strong = strong.unwrap_or(STRONG);
        match self {
            Level::Random | Level::Novice | Level::Steady => None,
            Level::Strong => Some(strong),
            Level::Master => Some(match strong {
                Limit::Time(time) => Limit::Time(time * MASTER),
                Limit::Iterations(iterations) => Limit::Iterations(iterations * u64::from(MASTER)),
            }),
        }
    }

    /// Does it judge by what was learned, where something was?
    pub const fn is_learned(self) -> bool {
        matches!(self, Level::Master)
    }

    /// How far ahead it judges positions, if it thinks at all and goes by written opinions.
    pub const fn reach(self) -> Reach {
        match self {
            Level::Random | Level::Novice | Level::Steady | Level::Strong => Reach::Near,
            Level::Master => Reach::Far,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Level, Unreadable> {
        let word = if text == "greedy" { Level::Steady.name() } else { text };
        let found = Level::ALL.iter().find(|level| level.name() == word);
        found.copied().ok_or_else(|| Unreadable::new("a bot (novice, steady, strong, master, random)", text))
    }
}

/// A bot as it is named at a table: `master`, or `master:7` for one with a taste of its own; and in an arena
/// `handmade-master` for one that goes by written opinions alone, as all did before minds learned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Character {
    pub level: Level,
    /// What it likes among equals.
    pub taste: Taste,
    /// Does it do without what was learned?
    pub is_handmade: bool,
}

/// What the name of a bot begins with that does without what was learned.
const HANDMADE: &str = "handmade-";

impl From<Level> for Character {
    fn from(level: Level) -> Character {
        Character { level, taste: Taste::NONE, is_handmade: false }
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let school = if self.is_handmade { HANDMADE } else { "" };
        match self.taste.number() {
            Some(number) => f.pad(&format!("{school}{}:{number}", self.level)),
            None => f.pad(&format!("{school}{}", self.level)),
        }
    }
}

impl FromStr for Character {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Character, Unreadable> {
        let (name, is_handmade) = text.strip_prefix(HANDMADE).map_or((text, false), |name| (name, true));
        let Some((level, taste)) = name.split_once(':') else {
            return Ok(Character { is_handmade, ..name.parse::<Level>()?.into() });
        };
        let taste =
            taste.parse().map_err(|_| Unreadable::new("a bot with the number of its taste (strong:7)", text))?;
        Ok(Character { level: level.parse()?, taste: Taste::new(taste), is_handmade })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_and_characters_are_words() {
        for level in Level::ALL {
            assert_eq!(level.name().parse::<Level>().unwrap(), *level);
        }
        assert_eq!("greedy".parse::<Level>().unwrap(), Level::Steady);
        let seven: Character = "master:7".parse().unwrap();
        assert_eq!((seven.level, seven.to_string().as_str()), (Level::Master, "master:7"));
        let old: Character = "handmade-master".parse().unwrap();
        assert_eq!((old.level, old.is_handmade, old.to_string().as_str()), (Level::Master, true, "handmade-master"));
        for nobody in ["clever", "handmade-", "handmade", "master:", "master:x", ":7", ""] {
            assert!(nobody.parse::<Character>().is_err(), "{nobody}");
        }
    }
}
