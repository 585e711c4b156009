//! Who sits in a chair.

use std::str::FromStr;

use bots::{Character, Level, Persona};
use catalog::GameId;
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
    /// What a person is called.
    fn person(&self, seat: Seat, language: Language) -> Option<String> {
        match self {
            Sitter::Person(Some(name)) => Some(name.clone()),
            Sitter::Person(None) => Some(say::Player { seat }.say(language)),
            Sitter::Bot(_) => None,
        }
    }

    /// How well a bot plays.
    pub fn level(&self) -> Option<Level> {
        match self {
            Sitter::Bot(bot) => Some(bot.level),
            Sitter::Person(_) => None,
        }
    }
}

/// What everybody at a table is called.
pub fn names(game: GameId, sitters: &[Sitter], language: Language) -> Vec<String> {
    let people: Vec<_> =
        Seat::first(sitters.len()).zip(sitters).map(|(seat, sitter)| sitter.person(seat, language)).collect();
    let is_taken = |name: &str| people.iter().flatten().any(|person| person.eq_ignore_ascii_case(name));
    let bots = bots::cast(game, sitters.iter().map(Sitter::level), is_taken);
    let name = |(person, bot): (&Option<String>, Option<Persona>)| match (person, bot) {
        (Some(name), _) => name.clone(),
        (None, Some(bot)) => bot.name.to_owned(),
        (None, None) => unreachable!("who is no person is a bot"),
    };
    people.iter().zip(bots).map(name).collect()
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
        let name = |text: &str| {
            let sitters = ["me=Bram".parse().unwrap(), text.parse::<Sitter>()?];
            Ok::<_, Unreadable>(names(GameId::CaveTroll, &sitters, Language::English).remove(1))
        };
        assert_eq!(name("me").unwrap(), "Player B");
        assert_eq!(name("me=Ben the Bold").unwrap(), "Ben the Bold");
        assert_eq!(name("greedy").unwrap(), "Hilda", "Bram is somebody else here");
        assert_eq!(name("master:7").unwrap(), "Morwen");
        for nobody in ["you", "me=", "steady=Gus", "me=#1", ""] {
            assert!(name(nobody).is_err(), "{nobody}");
        }
    }
}
