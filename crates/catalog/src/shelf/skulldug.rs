//! The box of Skulldug!

use skulldug::{Cell, GearUp, HouseRule, Misfit, Mode, Setup, Shuffle, Skulldug};
use words::{Language, Message};

use super::{Choice, Group, Kind, OnTheShelf, Preset, Said, Shelved, says};

mod sk {
    words::messages!("sk");
}

impl Shelved for Skulldug {
    const LEDGERS: [&str; 2] =
        [include_str!("../../../../ledger/skulldug.md"), include_str!("../../../../ledger/de/skulldug.md")];
    type Misfit = Misfit;

    fn shelf() -> OnTheShelf {
        OnTheShelf { weight: 3, players: (1, 6), minutes: (45, 90) }
    }

    fn usual_setup(players: u8) -> Setup {
        Setup::new(Setup::mode_for(players), players).with_sets()
    }

    fn presets() -> Vec<Preset<Skulldug>> {
        let preset = |id, players, bots, setup| Preset { id, players, bots, setup };
        vec![
            preset("usual", &[3, 4, 5], "steady", Self::usual_setup),
            preset("first", &[3], "novice", |players| Setup { table: 9, ..Self::usual_setup(players) }),
            preset("full", &[3, 4, 5], "strong", |players| Setup {
                gear: GearUp::Draft,
                fortune: Shuffle::Plain,
                ..Self::usual_setup(players)
            }),
            preset("duel", &[2], "steady", Self::usual_setup),
            preset("team", &[4, 6], "steady", |players| Setup::new(Mode::Team, players).with_sets()),
            preset("alone", &[1], "steady", Self::usual_setup),
        ]
    }

    fn house() -> Vec<(&'static str, &'static str)> {
        vec![(HouseRule::KeepSoulbondInSolo.name(), "SK-SOLO-11")]
    }

    fn groups(setup: &Setup, language: Language) -> Vec<Group> {
        let modes = [
            (Mode::FreeForAll, "SK-GOAL-03"),
            (Mode::Duel, "SK-DUEL-01"),
            (Mode::Team, "SK-TEAM-01"),
            (Mode::SoloEasy, "SK-SOLO-04"),
            (Mode::SoloNormal, "SK-SOLO-04"),
            (Mode::SoloHard, "SK-SOLO-04"),
        ];
        let gears = [(GearUp::Suggested, "SK-GEAR-02"), (GearUp::Draft, "SK-GEAR-01")];
        let shuffles = [(Shuffle::Paced, "SK-SETUP-07"), (Shuffle::Plain, "SK-SETUP-08")];
        let wide = |n: u8| Choice::named(n, sk::Places { n }.say(language), n == setup.table);
        let tables = (Cell::NARROWEST..=Cell::WIDEST).map(wide).collect();
        let mut groups = vec![
            Group::one::<Skulldug>("mode", modes.map(|(mode, rule)| (mode, rule, mode == setup.mode)), language),
            Group::one::<Skulldug>("gear", gears.map(|(gear, rule)| (gear, rule, gear == setup.gear)), language),
            Group::one::<Skulldug>("fortune", shuffles.map(|(way, rule)| (way, rule, way == setup.fortune)), language),
            Group::new::<Skulldug>(Kind::List, "table", tables, language),
        ];
        // The only house rule concerns whoever plays alone.
        if setup.mode.is_solo() {
            groups.push(Group::house::<Skulldug>(|word| setup.house.iter().any(|rule| rule.name() == word), language));
        }
        groups
    }

    fn choose(setup: &Setup, group: &str, id: &str, _: u64) -> Option<Setup> {
        let mut next = *setup;
        match group {
            "players" => {
                next.players = id.parse().ok()?;
                // Whoever plays a mode stays with it where so many can.
                return Some(if next.check().is_ok() { next } else { in_mode(next, Setup::mode_for(next.players)) });
            }
            "mode" => return Some(in_mode(next, id.parse().ok()?)),
            "gear" => next.gear = id.parse().ok()?,
            "fortune" => next.fortune = id.parse().ok()?,
            "table" => next.table = id.parse().ok()?,
            "house" => next.house = next.house.toggled(id.parse().ok()?),
            _ => return None,
        }
        Some(next)
    }

    says!(sk);
}

/// The same agreement in another mode. The table stays as wide unless the cave begins elsewhere on it.
fn in_mode(setup: Setup, mode: Mode) -> Setup {
    let stays = mode.is_in_corner() == setup.mode.is_in_corner();
    let table = if stays { setup.table } else { Setup::new(mode, setup.players).table };
    Setup { mode, table, ..setup }
}
