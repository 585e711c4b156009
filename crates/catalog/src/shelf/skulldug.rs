//! The box of Skulldug!

use serde_json::{Value, json};
use skulldug::{GearUp, HouseRule, Mode, Setup, Shuffle};

use super::{Choice, OnTheShelf};

pub fn shelf() -> OnTheShelf {
    OnTheShelf {
        lines: [
            "Find three cursed treasures in a cave nobody has seen.",
            "Shove, throw, and tear down the way behind you.",
            "Be the first back out at the entrance.",
        ],
        weight: 3,
        players: (1, 6),
        minutes: (45, 90),
        choices: choices(),
    }
}

pub fn usual_setup(players: u8) -> Value {
    let mode = match players {
        1 => Mode::SoloNormal,
        2 => Mode::Duel,
        6 => Mode::Team,
        _ => Mode::FreeForAll,
    };
    json!(Setup { gear: GearUp::Suggested, ..Setup::new(mode, players) })
}

fn choices() -> Vec<Choice> {
    let mode = |mode: Mode, name, text, rule| Choice::new("mode", mode.name(), name, text, rule);
    let gear = |gear: GearUp, name, text, rule| Choice::new("gear", gear.name(), name, text, rule);
    let fortune = |shuffle: Shuffle, name, text, rule| Choice::new("fortune", shuffle.name(), name, text, rule);
    let house = |rule: HouseRule, name, text, ruling| Choice::new("house", rule.name(), name, text, ruling);
    vec![
        mode(Mode::FreeForAll, "Free-for-all", "Three to five explorers, each for themselves.", "SK-GOAL-03"),
        mode(Mode::Duel, "Duel", "Two explorers, from a corner of the table.", "SK-DUEL-01"),
        mode(Mode::Team, "Teams", "Two or three teams of two that take their turns together.", "SK-TEAM-01"),
        mode(Mode::SoloEasy, "Alone, easy", "9 Health, one ghost, and a cave that stands.", "SK-SOLO-04"),
        mode(
            Mode::SoloNormal,
            "Alone, normal",
            "7 Health, two ghosts; after 20 turns at most the cave is gone.",
            "SK-SOLO-04",
        ),
        mode(Mode::SoloHard, "Alone, hard", "5 Health, three ghosts, and the cave comes down.", "SK-SOLO-04"),
        gear(
            GearUp::Suggested,
            "Suggested sets",
            "Everybody takes a ready set; quickest, and best for a first game.",
            "SK-GEAR-02",
        ),
        gear(GearUp::Draft, "Gear draft", "Starting items are drafted, there and back.", "SK-GEAR-01"),
        fortune(Shuffle::Paced, "Paced treasures", "Treasures come at an even pace.", "SK-SETUP-07"),
        fortune(Shuffle::Plain, "Plain shuffle", "Treasures come when they come.", "SK-SETUP-08"),
        house(
            HouseRule::KeepSoulbondInSolo,
            "Soulbond Charm alone too",
            "The charm stays in the deck when you play alone.",
            "SK-SOLO-11",
        ),
    ]
}
