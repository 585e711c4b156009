//! What stands on the box of each game, and the choices its setup offers. A file a game.

mod casadh;
mod cave_pilot;
mod cave_troll;
mod skulldug;

use serde_json::Value;
use words::{Language, Message, cc, cp, ct, sk};

use crate::GameId;

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

impl GameId {
    /// What one does, what stands in the way, how it is won: a short line each.
    pub fn lines(self, language: Language) -> [String; 3] {
        ["1", "2", "3"].map(|which| match self {
            GameId::CaveTroll => ct::Shelf { which }.say(language),
            GameId::Skulldug => sk::Shelf { which }.say(language),
            GameId::Casadh => cc::Shelf { which }.say(language),
            GameId::CavePilot => cp::Shelf { which }.say(language),
        })
    }

    /// What people read of a choice in its setup.
    pub fn choice_name(self, choice: &Choice, language: Language) -> String {
        let which = &choice.which();
        match self {
            GameId::CaveTroll => ct::Choice { which }.say(language),
            GameId::Skulldug => sk::Choice { which }.say(language),
            GameId::Casadh => cc::Choice { which }.say(language),
            GameId::CavePilot => cp::Choice { which }.say(language),
        }
    }

    /// What a choice in its setup changes.
    pub fn choice_text(self, choice: &Choice, language: Language) -> String {
        let which = &choice.which();
        match self {
            GameId::CaveTroll => ct::ChoiceText { which }.say(language),
            GameId::Skulldug => sk::ChoiceText { which }.say(language),
            GameId::Casadh => cc::ChoiceText { which }.say(language),
            GameId::CavePilot => cp::ChoiceText { which }.say(language),
        }
    }

    /// The back of the box.
    pub fn shelf(self) -> OnTheShelf {
        match self {
            GameId::CaveTroll => cave_troll::shelf(),
            GameId::Skulldug => skulldug::shelf(),
            GameId::Casadh => casadh::shelf(),
            GameId::CavePilot => cave_pilot::shelf(),
        }
    }

    /// The JSON of the setup most people want at a table of `players`.
    pub fn usual_setup(self, players: u8) -> Value {
        match self {
            GameId::CaveTroll => cave_troll::usual_setup(players),
            GameId::Skulldug => skulldug::usual_setup(players),
            GameId::Casadh => casadh::usual_setup(players),
            GameId::CavePilot => cave_pilot::usual_setup(players),
        }
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
