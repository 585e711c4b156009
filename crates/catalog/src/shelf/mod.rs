//! What stands on the box of each game, and the choices its setup offers. A file a game.

mod casadh;
mod cave_pilot;
mod cave_troll;
mod skulldug;

use serde_json::Value;

use crate::GameId;

/// The back of the box.
#[derive(Clone, PartialEq, Debug)]
pub struct OnTheShelf {
    /// What one does, what stands in the way, how it is won: a short line each.
    pub lines: [&'static str; 3],
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
    /// What people read.
    pub name: &'static str,
    /// What it changes.
    pub text: &'static str,
    /// The rule or ruling behind it.
    pub rule: Option<&'static str>,
}

impl Choice {
    const fn new(
        group: &'static str,
        id: &'static str,
        name: &'static str,
        text: &'static str,
        rule: &'static str,
    ) -> Choice {
        Choice { group, id, name, text, rule: Some(rule) }
    }
}

impl GameId {
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
