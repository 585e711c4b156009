//! The box of Cave Troll.

use cave_troll::HouseRule;
use serde_json::{Value, json};

use super::{Choice, OnTheShelf};

pub fn shelf() -> OnTheShelf {
    OnTheShelf { weight: 2, players: (2, 4), minutes: (20, 60), choices: choices() }
}

pub fn usual_setup(players: u8) -> Value {
    json!({ "players": players, "alternates": vec![0; usize::from(players)], "house": [] })
}

fn choices() -> Vec<Choice> {
    let set = |id, rule| Choice::new("set", id, rule);
    let house = |rule: HouseRule, ruling| Choice::new("house", rule.name(), ruling);
    vec![
        set("original", "CT-SETUP-05"),
        set("alternate", "CT-SETUP-06"),
        set("half", "CT-SETUP-07"),
        set("drawn", "CT-SETUP-07"),
        set("mixed", "CT-R-50"),
        house(HouseRule::DwarfDoublesBoardOnly, "CT-R-27"),
        house(HouseRule::ChestsSurviveTrolls, "CT-R-24"),
        house(HouseRule::WraithsPushMonsters, "CT-R-07"),
        house(HouseRule::PushedKnightsJoinKnights, "CT-R-13"),
        house(HouseRule::RampagePushesOptional, "CT-R-45"),
        house(HouseRule::SlayerPaidOnOwnTurn, "CT-R-43"),
        house(HouseRule::BarbariansStandFast, "CT-R-26"),
    ]
}
