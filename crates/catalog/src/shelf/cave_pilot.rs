//! The box of Cave Pilot 55.

use cave_pilot::{HouseRule, Length, Mode, Preset, Setup};
use serde_json::{Value, json};

use super::{Choice, OnTheShelf};

pub fn shelf() -> OnTheShelf {
    OnTheShelf { weight: 4, players: (1, 4), minutes: (20, 100), choices: choices() }
}

pub fn usual_setup(players: u8) -> Value {
    let setup =
        if players == 1 { Setup::solo(Length::Standard) } else { Setup::competitive(players, Preset::Easy, 12) };
    json!(setup)
}

fn choices() -> Vec<Choice> {
    let mode = |mode: Mode, rule| Choice::new("mode", mode.name(), rule);
    let deck = |preset: Preset| Choice::new("deck", preset.name(), "CP-SETUP-02");
    let length = |id| Choice::new("length", id, "CP-SETUP-01");
    let solo = |length: Length| Choice::new("solo", length.name(), "CP-SOLO-04");
    let house = |rule: HouseRule, ruling| Choice::new("house", rule.name(), ruling);
    vec![
        mode(Mode::Competitive, "CP-GEN-02"),
        mode(Mode::Tutorial, "CP-TUT-01"),
        mode(Mode::Team, "CP-TEAM-02"),
        mode(Mode::NightMail, "CP-COOP-01"),
        mode(Mode::Purge, "CP-COOP-01"),
        mode(Mode::RisingWater, "CP-COOP-01"),
        mode(Mode::Solo, "CP-SOLO-01"),
        deck(Preset::Easy),
        deck(Preset::Medium),
        deck(Preset::Hard),
        deck(Preset::Expert),
        deck(Preset::Inferno),
        length("8"),
        length("12"),
        length("16"),
        solo(Length::Short),
        solo(Length::Standard),
        solo(Length::Extended),
        house(HouseRule::EasyMode, "CP-SHOP-05"),
        house(HouseRule::PlusSet, "CP-R-68"),
        house(HouseRule::ForwardOnly, "CP-R-19"),
        house(HouseRule::SoloTrim, "CP-R-69"),
    ]
}
