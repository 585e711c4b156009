//! The box of The Caves of Casadh.

use casadh::content::ruling_of;
use casadh::{Casadh, HouseRule, Misfit, Setup};
use words::{Language, Message};

use super::{Choice, OnTheShelf, Shelved};

mod cc {
    words::messages!("cc");
}

impl Shelved for Casadh {
    const LEDGERS: [&str; 2] =
        [include_str!("../../../../ledger/casadh.md"), include_str!("../../../../ledger/de/casadh.md")];
    type Misfit = Misfit;

    fn shelf() -> OnTheShelf {
        OnTheShelf { weight: 3, players: (1, 6), minutes: (30, 90), choices: choices() }
    }

    fn usual_setup(players: u8) -> Setup {
        Setup::new(players)
    }

    fn line(which: &str, language: Language) -> String {
        cc::Shelf { which }.say(language)
    }

    fn choice_name(which: &str, language: Language) -> String {
        cc::Choice { which }.say(language)
    }

    fn choice_text(which: &str, language: Language) -> String {
        cc::ChoiceText { which }.say(language)
    }
}

fn choices() -> Vec<Choice> {
    HouseRule::ALL.iter().map(|rule| Choice::new("house", rule.name(), ruling_of(*rule))).collect()
}
