//! The box of The Caves of Casadh.

use casadh::{HouseRule, Setup};
use serde_json::{Value, json};

use super::{Choice, OnTheShelf};

pub fn shelf() -> OnTheShelf {
    OnTheShelf {
        lines: [
            "Turn up the cave hex by hex and pocket what glitters.",
            "Bats, gas, tremors and Grues get worse with every turn.",
            "Only treasure carried back to the surface counts.",
        ],
        weight: 3,
        players: (1, 6),
        minutes: (30, 90),
        choices: choices(),
    }
}

pub fn usual_setup(players: u8) -> Value {
    json!(Setup::new(players))
}

fn choices() -> Vec<Choice> {
    let house = |rule: HouseRule, name, text, ruling| Choice::new("house", rule.name(), name, text, ruling);
    vec![
        house(
            HouseRule::OneTreasurePerExplore,
            "One treasure per Explore",
            "However many treasure icons a card has, the explorer looks at all tokens together and keeps one.",
            "CC-R-34",
        ),
        house(
            HouseRule::DynamiteAtBaseCamp,
            "Dynamite at Base Camp",
            "Dynamite may be lit at Base Camp, and then nobody leaves that way any more.",
            "CC-R-14",
        ),
        house(
            HouseRule::DeadLeaveBelongings,
            "The dead leave their things",
            "Items and treasures of a dead spelunker stay where it died.",
            "CC-R-40",
        ),
        house(
            HouseRule::KeepAtTheMarker,
            "Keep at the marker only",
            "An explorer who does not come in at the location marker looks at nothing and keeps nothing.",
            "CC-R-36",
        ),
        house(
            HouseRule::MedkitOnlyWhenHurt,
            "Medkit only when hurt",
            "At full health a Medkit cannot be used.",
            "CC-R-57",
        ),
    ]
}
