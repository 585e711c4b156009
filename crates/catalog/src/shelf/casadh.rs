//! The box of The Caves of Casadh.

use casadh::content::ruling_of;
use casadh::{Casadh, HouseRule, Misfit, Setup};
use words::{Language, Message};

use super::{Choice, Group, Kind, OnTheShelf, Preset, Said, Shelved, says};

mod cc {
    words::messages!("cc");
}

impl Shelved for Casadh {
    const LEDGERS: [&str; 2] =
        [include_str!("../../../../ledger/casadh.md"), include_str!("../../../../ledger/de/casadh.md")];
    type Misfit = Misfit;

    fn shelf() -> OnTheShelf {
        OnTheShelf { weight: 3, players: (1, 6), minutes: (30, 90) }
    }

    fn usual_setup(players: u8) -> Setup {
        Setup::new(players)
    }

    fn presets() -> Vec<Preset<Casadh>> {
        let preset = |id, players, bots, setup| Preset { id, players, bots, setup };
        vec![
            preset("usual", &[2, 3, 4, 5, 6], "steady", Setup::new),
            preset("first", &[2, 3], "novice", Setup::new),
            preset("alone", &[1], "steady", Setup::new),
            preset("crowd", &[5, 6], "steady", |players| {
                Setup::new(players).with_house([HouseRule::DeadLeaveBelongings])
            }),
            preset("greedy", &[2, 3, 4, 5, 6], "strong", |players| {
                Setup::new(players).with_house([HouseRule::OneTreasurePerExplore, HouseRule::MedkitOnlyWhenHurt])
            }),
        ]
    }

    fn house() -> Vec<(&'static str, &'static str)> {
        HouseRule::ALL.iter().map(|rule| (rule.name(), ruling_of(*rule))).collect()
    }

    fn groups(setup: &Setup, language: Language) -> Vec<Group> {
        let rounds = |id, rounds: u16, name: String| {
            let choice = Choice { rule: Some("CC-R-49"), ..Choice::named(rounds, name, true) };
            Group::new::<Casadh>(Kind::Number { least: 1, most: Setup::MOST_ROUNDS }, id, vec![choice], language)
        };
        vec![
            Group::house::<Casadh>(|word| setup.house.iter().any(|rule| rule.name() == word), language),
            rounds("stall", setup.stall_limit, cc::LostIdle { n: setup.stall_limit.into() }.say(language)),
            rounds("rounds", setup.round_limit, cc::LostLate { n: setup.round_limit }.say(language)),
        ]
    }

    fn choose(setup: &Setup, group: &str, id: &str, _: u64) -> Option<Setup> {
        let mut next = setup.clone();
        match group {
            "players" => next.players = id.parse().ok()?,
            "house" => next.house = next.house.toggled(id.parse().ok()?),
            "stall" => next.stall_limit = id.parse().ok()?,
            "rounds" => next.round_limit = id.parse().ok()?,
            _ => return None,
        }
        Some(next)
    }

    says!(cc);
}
