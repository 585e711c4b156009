//! What stands on the box of each game, and the choices its setup offers.

use cave_troll::HouseRule;
use serde_json::{Value, json};

use crate::GameId;

/// The back of the box.
#[derive(Clone, PartialEq, Debug)]
pub struct OnTheShelf {
    /// Three lines at most.
    pub blurb: &'static str,
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
    /// Choices of one group stand together: `set` (one of) or `house` (any of).
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

impl GameId {
    /// The back of the box.
    pub fn shelf(self) -> OnTheShelf {
        match self {
            GameId::CaveTroll => OnTheShelf {
                blurb: "Lead heroes into thirty-three rooms of gold, send monsters after the others, \
                        and have the majority where it counts when the rooms are scored.",
                players: (2, 4),
                minutes: (20, 60),
                choices: cave_troll_choices(),
            },
        }
    }

    /// The JSON of the setup most people want at a table of `players`.
    pub fn usual_setup(self, players: u8) -> Value {
        match self {
            GameId::CaveTroll => {
                json!({ "players": players, "alternates": vec![0; usize::from(players)], "house": [] })
            }
        }
    }
}

fn cave_troll_choices() -> Vec<Choice> {
    let set = |id, name, text, rule| Choice { group: "set", id, name, text, rule: Some(rule) };
    let house = |rule: HouseRule, name, text, ruling| Choice {
        group: "house",
        id: rule.name(),
        name,
        text,
        rule: Some(ruling),
    };
    vec![
        set("original", "Original", "Barbarian, thief, knight, dwarf, cave troll, orc and wraith.", "CT-SETUP-05"),
        set(
            "alternate",
            "Alternate",
            "Berserker, assassin, paladin, giant slayer, rampaging troll, grunt and siren banshee.",
            "CT-SETUP-06",
        ),
        set(
            "half",
            "Half and half",
            "Berserker, paladin, rampaging troll and siren banshee join thief, dwarf and orc.",
            "CT-SETUP-07",
        ),
        set(
            "drawn",
            "Drawn by lot",
            "For each miniature chance decides which of its two figures it is, the same for all.",
            "CT-SETUP-07",
        ),
        set("mixed", "Each their own", "Every player chooses for each of the seven miniatures.", "CT-R-50"),
        house(
            HouseRule::DwarfDoublesBoardOnly,
            "Dwarf doubles the board only",
            "The dwarf doubles coins when the whole board is scored, not for a single room.",
            "CT-R-27",
        ),
        house(
            HouseRule::ChestsSurviveTrolls,
            "Chests survive trolls",
            "A cave troll leaves the chest in its room.",
            "CT-R-24",
        ),
        house(
            HouseRule::WraithsPushMonsters,
            "Wraiths push monsters",
            "A wraith may push monsters too, but no cave troll.",
            "CT-R-07",
        ),
        house(
            HouseRule::PushedKnightsJoinKnights,
            "Pushed knights join knights",
            "A wraith may push a knight into a room with an opponent's knight.",
            "CT-R-13",
        ),
        house(
            HouseRule::RampagePushesOptional,
            "Rampage without pushing",
            "A rampaging troll need not push before it discards.",
            "CT-R-45",
        ),
        house(
            HouseRule::SlayerPaidOnOwnTurn,
            "Slayer paid on his own turn",
            "The giant slayer earns his coin on his owner's turn only.",
            "CT-R-43",
        ),
        house(
            HouseRule::BarbariansStandFast,
            "Barbarians stand fast",
            "A barbarian never flees from a cave troll.",
            "CT-R-26",
        ),
    ]
}
