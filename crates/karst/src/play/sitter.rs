//! Who sits in a chair.

use std::str::FromStr;

use bots::{Character, Level};
use kernel::{Seat, Unreadable};
use words::{Language, Message};

use crate::say;

/// A person at this screen, or a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person, with a name if they gave one.
    Person(Option<String>),
    /// A bot.
    Bot(Character),
}

impl Sitter {
    /// What the others call who sits there.
    pub fn name(&self, seat: Seat, language: Language) -> String {
        match self {
            Sitter::Person(Some(name)) => name.clone(),
            Sitter::Person(None) => say::Player { seat }.say(language),
            Sitter::Bot(bot) => {
                let which = match bot.level {
                    Level::Random => "random",
                    Level::Novice => "novice",
                    Level::Steady => "steady",
                    Level::Strong => "strong",
                    Level::Master => "master",
                };
                server::BotName { which, seat }.say(language)
            }
        }
    }
}

impl FromStr for Sitter {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Sitter, Unreadable> {
        let expected = || {
            Unreadable::new("somebody who could sit there (me, me=NAME, novice, steady, strong, master, random)", text)
        };
        match text.split_once('=') {
            None if text == "me" => Ok(Sitter::Person(None)),
            // A hash would begin a comment in the record.
            Some(("me", name)) if !name.trim().is_empty() && !name.contains(['#', '\n']) => {
                Ok(Sitter::Person(Some(name.trim().to_string())))
            }
            Some(_) => Err(expected()),
            None => text.parse().map(Sitter::Bot).map_err(|_| expected()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_may_have_names_and_bots_have_levels() {
        let name = |text: &str| text.parse::<Sitter>().map(|sitter| sitter.name(Seat::new(1), Language::English));
        assert_eq!(name("me").unwrap(), "Player B");
        assert_eq!(name("me=Ben the Bold").unwrap(), "Ben the Bold");
        assert_eq!(name("greedy").unwrap(), "Steady bot B");
        assert_eq!(name("master:7").unwrap(), "Master bot B");
        for nobody in ["you", "me=", "steady=Gus", "me=#1", ""] {
            assert!(name(nobody).is_err(), "{nobody}");
        }
    }
}
