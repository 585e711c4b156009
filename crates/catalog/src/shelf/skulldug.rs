//! The box of Skulldug!

use skulldug::{GearUp, HouseRule, Misfit, Mode, Setup, Shuffle, Skulldug};
use words::{Language, Message};

use super::{Choice, OnTheShelf, Shelved};

mod sk {
    words::messages!("sk");
}

impl Shelved for Skulldug {
    const LEDGERS: [&str; 2] =
        [include_str!("../../../../ledger/skulldug.md"), include_str!("../../../../ledger/de/skulldug.md")];
    type Misfit = Misfit;

    fn shelf() -> OnTheShelf {
        OnTheShelf { weight: 3, players: (1, 6), minutes: (45, 90), choices: choices() }
    }

    fn usual_setup(players: u8) -> Setup {
        let mode = match players {
            1 => Mode::SoloNormal,
            2 => Mode::Duel,
            6 => Mode::Team,
            _ => Mode::FreeForAll,
        };
        Setup { gear: GearUp::Suggested, ..Setup::new(mode, players) }
    }

    fn line(which: &str, language: Language) -> String {
        sk::Shelf { which }.say(language)
    }

    fn choice_name(which: &str, language: Language) -> String {
        sk::Choice { which }.say(language)
    }

    fn choice_text(which: &str, language: Language) -> String {
        sk::ChoiceText { which }.say(language)
    }
}

fn choices() -> Vec<Choice> {
    let mode = |mode: Mode, rule| Choice::new("mode", mode.name(), rule);
    let gear = |gear: GearUp, rule| Choice::new("gear", gear.name(), rule);
    let fortune = |shuffle: Shuffle, rule| Choice::new("fortune", shuffle.name(), rule);
    let house = |rule: HouseRule, ruling| Choice::new("house", rule.name(), ruling);
    vec![
        mode(Mode::FreeForAll, "SK-GOAL-03"),
        mode(Mode::Duel, "SK-DUEL-01"),
        mode(Mode::Team, "SK-TEAM-01"),
        mode(Mode::SoloEasy, "SK-SOLO-04"),
        mode(Mode::SoloNormal, "SK-SOLO-04"),
        mode(Mode::SoloHard, "SK-SOLO-04"),
        gear(GearUp::Suggested, "SK-GEAR-02"),
        gear(GearUp::Draft, "SK-GEAR-01"),
        fortune(Shuffle::Paced, "SK-SETUP-07"),
        fortune(Shuffle::Plain, "SK-SETUP-08"),
        house(HouseRule::KeepSoulbondInSolo, "SK-SOLO-11"),
    ]
}
