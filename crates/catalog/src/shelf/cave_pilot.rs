//! The box of Cave Pilot 55.

use cave_pilot::{HouseRule, Length, Mode, Preset, Setup};
use serde_json::{Value, json};

use super::{Choice, OnTheShelf};

pub fn shelf() -> OnTheShelf {
    OnTheShelf {
        lines: [
            "Build the cave while you fly through it.",
            "Buy better parts, and lay traps for the others.",
            "Come out of the exit with the best name.",
        ],
        weight: 4,
        players: (1, 4),
        minutes: (20, 100),
        choices: choices(),
    }
}

pub fn usual_setup(players: u8) -> Value {
    let setup =
        if players == 1 { Setup::solo(Length::Standard) } else { Setup::competitive(players, Preset::Easy, 12) };
    json!(setup)
}

fn choices() -> Vec<Choice> {
    let mode = |mode: Mode, name, text, rule| Choice::new("mode", mode.name(), name, text, rule);
    let deck = |preset: Preset, name, text| Choice::new("deck", preset.name(), name, text, "CP-SETUP-02");
    let length = |id, name, text| Choice::new("length", id, name, text, "CP-SETUP-01");
    let solo = |length: Length, name, text| Choice::new("solo", length.name(), name, text, "CP-SOLO-04");
    let house = |rule: HouseRule, name, text, ruling| Choice::new("house", rule.name(), name, text, ruling);
    vec![
        mode(Mode::Competitive, "Everybody for himself", "Two to four planes; most Reputation wins.", "CP-GEN-02"),
        mode(
            Mode::Tutorial,
            "First flight",
            "Ten gentle caves and no treacherous cards, for two to four.",
            "CP-TUT-01",
        ),
        mode(Mode::Team, "Two against two", "Partners add their Reputation and may trade parts.", "CP-TEAM-02"),
        mode(Mode::NightMail, "Night mail", "Together: every plane has to bring its mail out in time.", "CP-COOP-01"),
        mode(Mode::Purge, "Purge of the brood", "Together: clear five of the six brood caves.", "CP-COOP-01"),
        mode(Mode::RisingWater, "Rising water", "Together: the cave floods from the entrance on.", "CP-COOP-01"),
        mode(Mode::Solo, "Alone", "One plane, for a title.", "CP-SOLO-01"),
        deck(Preset::Easy, "Easy", "Yellow caves only."),
        deck(Preset::Medium, "Medium", "Two yellow caves for one orange."),
        deck(Preset::Hard, "Hard", "As many orange caves as yellow ones."),
        deck(Preset::Expert, "Expert", "Mostly orange caves."),
        deck(Preset::Inferno, "Inferno", "Orange and red caves."),
        length("8", "Short", "Eight caves, 30 to 60 minutes."),
        length("12", "Standard", "Twelve caves, 40 to 80 minutes."),
        length("16", "Extended", "Sixteen caves, 50 to 100 minutes; any number of missiles and fuel."),
        solo(Length::Short, "Short", "Eight caves, about 20 minutes."),
        solo(Length::Standard, "Standard", "Sixteen caves, about 30 minutes."),
        solo(Length::Extended, "Extended", "Twenty-two caves, red ones among them, about 40 minutes."),
        house(
            HouseRule::EasyMode,
            "Easy shop",
            "The shop may be refreshed at any moment of the own actions, once a turn.",
            "CP-SHOP-05",
        ),
        house(HouseRule::PlusSet, "Plus set", "Ten more yellow caves join the deck.", "CP-R-68"),
        house(HouseRule::ForwardOnly, "Forward only", "No plane flies back towards the entrance.", "CP-R-19"),
        house(
            HouseRule::SoloTrim,
            "Solo without idle cards",
            "Alone, the exploration cards that need an opponent stay in the box.",
            "CP-R-69",
        ),
    ]
}
