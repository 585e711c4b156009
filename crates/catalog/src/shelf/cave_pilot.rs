//! The box of Cave Pilot 55.

use cave_pilot::{CavePilot, HouseRule, Length, Misfit, Mode, Preset, Setup};
use words::{Language, Message};

use super::{Choice, OnTheShelf, Shelved};

mod cp {
    words::messages!("cp");
}

impl Shelved for CavePilot {
    const LEDGERS: [&str; 2] =
        [include_str!("../../../../ledger/cave-pilot.md"), include_str!("../../../../ledger/de/cave-pilot.md")];
    type Misfit = Misfit;

    fn shelf() -> OnTheShelf {
        OnTheShelf { weight: 4, players: (1, 4), minutes: (20, 100), choices: choices() }
    }

    fn usual_setup(players: u8) -> Setup {
        if players == 1 { Setup::solo(Length::Standard) } else { Setup::competitive(players, Preset::Easy, 12) }
    }

    fn line(which: &str, language: Language) -> String {
        cp::Shelf { which }.say(language)
    }

    fn choice_name(which: &str, language: Language) -> String {
        cp::Choice { which }.say(language)
    }

    fn choice_text(which: &str, language: Language) -> String {
        cp::ChoiceText { which }.say(language)
    }
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
