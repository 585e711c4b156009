//! What the house says of a game besides its rules: its ledger, what stands on the box, the choices its setup offers.
//! A file a game.

mod casadh;
mod cave_pilot;
mod cave_troll;
mod skulldug;

use std::error::Error;

use kernel::Game;
use serde_json::{Value, json};
use words::{Language, Message};

use crate::{GameId, with_game};

/// The back of the box.
#[derive(Clone, PartialEq, Debug)]
pub struct OnTheShelf {
    /// How much there is to learn and to think about, from 1, a child's game, to 5, an evening with the rulebook.
    pub weight: u8,
    /// Fewest and most players.
    pub players: (u8, u8),
    /// Minutes at a table, from and to.
    pub minutes: (u8, u8),
    /// Choices of the setup beyond the number of players.
    pub choices: Vec<Choice>,
}

/// A choice in a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Choices of one group stand together: `house` are switches, any of them; of every other group one is chosen.
    pub group: &'static str,
    /// The word for it.
    pub id: &'static str,
    /// The rule or ruling behind it.
    pub rule: Option<&'static str>,
}

impl Choice {
    const fn new(group: &'static str, id: &'static str, rule: &'static str) -> Choice {
        Choice { group, id, rule: Some(rule) }
    }

    /// By what its messages are known.
    fn which(&self) -> String {
        format!("{}-{}", self.group, self.id)
    }
}

/// What the house says of a game besides its rules.
pub trait Shelved: Game {
    /// The ledger in English, and in German.
    const LEDGERS: [&str; 2];
    /// Why no table could play a setup of it.
    type Misfit: Message + Error + 'static;

    /// The back of the box.
    fn shelf() -> OnTheShelf;
    /// The setup most people want at a table of `players`, whether it can be played or not.
    fn usual_setup(players: u8) -> Self::Setup;
    /// What one does (1), what stands in the way (2), how it is won (3): a short line each.
    fn line(which: &str, language: Language) -> String;
    /// What people read of a choice in its setup.
    fn choice_name(which: &str, language: Language) -> String;
    /// What a choice in its setup changes.
    fn choice_text(which: &str, language: Language) -> String;
}

impl GameId {
    /// What one does, what stands in the way, how it is won: a short line each.
    pub fn lines(self, language: Language) -> [String; 3] {
        ["1", "2", "3"].map(|which| with_game!(self, G => G::line(which, language)))
    }

    /// What people read of a choice in its setup.
    pub fn choice_name(self, choice: &Choice, language: Language) -> String {
        with_game!(self, G => G::choice_name(&choice.which(), language))
    }

    /// What a choice in its setup changes.
    pub fn choice_text(self, choice: &Choice, language: Language) -> String {
        with_game!(self, G => G::choice_text(&choice.which(), language))
    }

    /// The back of the box.
    pub fn shelf(self) -> OnTheShelf {
        with_game!(self, G => G::shelf())
    }

    /// The JSON of the setup most people want at a table of `players`.
    pub fn usual_setup(self, players: u8) -> Value {
        with_game!(self, G => json!(G::usual_setup(players)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_has_its_words() {
        for game in GameId::ALL {
            for choice in game.shelf().choices {
                let which = choice.which();
                for language in Language::ALL {
                    assert_ne!(game.choice_name(&choice, language), which, "{game} has no name for it");
                    assert_ne!(game.choice_text(&choice, language), which, "{game} has no text for it");
                }
            }
        }
    }
}
