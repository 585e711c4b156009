//! The box of The Caves of Casadh.

use casadh::{HouseRule, Setup};
use serde_json::{Value, json};

use super::{Choice, OnTheShelf};

pub fn shelf() -> OnTheShelf {
    OnTheShelf { weight: 3, players: (1, 6), minutes: (30, 90), choices: choices() }
}

pub fn usual_setup(players: u8) -> Value {
    json!(Setup::new(players))
}

fn choices() -> Vec<Choice> {
    let house = |rule: HouseRule, ruling| Choice::new("house", rule.name(), ruling);
    vec![
        house(HouseRule::OneTreasurePerExplore, "CC-R-34"),
        house(HouseRule::DynamiteAtBaseCamp, "CC-R-14"),
        house(HouseRule::DeadLeaveBelongings, "CC-R-40"),
        house(HouseRule::KeepAtTheMarker, "CC-R-36"),
        house(HouseRule::MedkitOnlyWhenHurt, "CC-R-57"),
    ]
}
