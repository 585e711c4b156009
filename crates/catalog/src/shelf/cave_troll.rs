//! The box of Cave Troll.

use cave_troll::content::ruling_of;
use cave_troll::{CaveTroll, HouseRule, HouseRules, Misfit, Setup};
use words::{Language, Message};

use super::{Choice, OnTheShelf, Shelved};

mod ct {
    words::messages!("ct");
}

impl Shelved for CaveTroll {
    const LEDGERS: [&str; 2] =
        [include_str!("../../../../ledger/cave-troll.md"), include_str!("../../../../ledger/de/cave-troll.md")];
    type Misfit = Misfit;

    fn shelf() -> OnTheShelf {
        OnTheShelf { weight: 2, players: (2, 4), minutes: (20, 60), choices: choices() }
    }

    fn usual_setup(players: u8) -> Setup {
        Setup { players, alternates: vec![0; usize::from(players)], house: HouseRules::default() }
    }

    fn line(which: &str, language: Language) -> String {
        ct::Shelf { which }.say(language)
    }

    fn choice_name(which: &str, language: Language) -> String {
        ct::Choice { which }.say(language)
    }

    fn choice_text(which: &str, language: Language) -> String {
        ct::ChoiceText { which }.say(language)
    }
}

fn choices() -> Vec<Choice> {
    let set = |id, rule| Choice::new("set", id, rule);
    let mut choices = vec![
        set("original", "CT-SETUP-05"),
        set("alternate", "CT-SETUP-06"),
        set("half", "CT-SETUP-07"),
        set("drawn", "CT-SETUP-07"),
        set("mixed", "CT-R-50"),
    ];
    choices.extend(HouseRule::ALL.iter().map(|rule| Choice::new("house", rule.name(), ruling_of(*rule))));
    choices
}
