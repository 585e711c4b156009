//! The box of Cave Troll.

use cave_troll::HouseRule;
use serde_json::{Value, json};

use super::{Choice, OnTheShelf};

pub fn shelf() -> OnTheShelf {
    OnTheShelf {
        lines: [
            "Lead heroes into thirty-three rooms of gold.",
            "Send orcs, wraiths and trolls after the others.",
            "Have the majority where it counts when rooms are scored.",
        ],
        weight: 2,
        players: (2, 4),
        minutes: (20, 60),
        choices: choices(),
    }
}

pub fn usual_setup(players: u8) -> Value {
    json!({ "players": players, "alternates": vec![0; usize::from(players)], "house": [] })
}

fn choices() -> Vec<Choice> {
    let set = |id, name, text, rule| Choice::new("set", id, name, text, rule);
    let house = |rule: HouseRule, name, text, ruling| Choice::new("house", rule.name(), name, text, ruling);
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
