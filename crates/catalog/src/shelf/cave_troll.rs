//! The box of Cave Troll.

use cave_troll::content::ruling_of;
use cave_troll::{CaveTroll, HouseRule, Kind as Figure, Misfit, Setup};
use kernel::Seat;
use words::{Language, Message};

use super::{Choice, Group, Kind, OnTheShelf, Preset, Said, Shelved, says};

mod ct {
    words::messages!("ct");
}

/// Miniatures that stand for an original figure or its alternate.
const SLOTS: usize = 7;

impl Shelved for CaveTroll {
    const LEDGERS: [&str; 2] =
        [include_str!("../../../../ledger/cave-troll.md"), include_str!("../../../../ledger/de/cave-troll.md")];
    type Misfit = Misfit;

    fn shelf() -> OnTheShelf {
        OnTheShelf { weight: 2, players: (2, 4), minutes: (20, 60) }
    }

    fn usual_setup(players: u8) -> Setup {
        Setup::original(players)
    }

    fn presets() -> Vec<Preset<CaveTroll>> {
        let preset = |id, players, bots, setup| Preset { id, players, bots, setup };
        vec![
            preset("usual", &[2, 3, 4], "steady", Setup::original),
            preset("first", &[2, 3], "novice", |players| {
                Setup::original(players).with_house([HouseRule::ChestsSurviveTrolls, HouseRule::BarbariansStandFast])
            }),
            preset("half", &[2, 3, 4], "steady", Setup::half),
            preset("wild", &[2, 3, 4], "strong", Setup::alternate),
        ]
    }

    fn house() -> Vec<(&'static str, &'static str)> {
        HouseRule::ALL.iter().map(|rule| (rule.name(), ruling_of(*rule))).collect()
    }

    fn groups(setup: &Setup, language: Language) -> Vec<Group> {
        let now = set_of(setup);
        let rules = [
            ("original", "CT-SETUP-05"),
            ("alternate", "CT-SETUP-06"),
            ("half", "CT-SETUP-07"),
            ("drawn", "CT-SETUP-07"),
            ("mixed", "CT-R-50"),
        ];
        let mut sets = Group::one::<CaveTroll>("set", rules.map(|(set, rule)| (set, rule, set == now)), language);
        for choice in &mut sets.choices {
            choice.again = choice.id == "drawn";
            // What is not drawn yet shows nothing, and what is everybody's own is shown for each below.
            if choice.id != "mixed" && (choice.id != "drawn" || choice.chosen) {
                choice.things = figures(masks(setup, &choice.id, 0)[0]);
            }
        }
        let mut groups = vec![sets];
        if now == "mixed" {
            groups.extend((0..setup.alternates.len()).map(|seat| of_seat(setup, seat, language)));
        }
        groups.push(Group::house::<CaveTroll>(|word| setup.house.iter().any(|rule| rule.name() == word), language));
        groups
    }

    fn choose(setup: &Setup, group: &str, id: &str, lots: u64) -> Option<Setup> {
        let mut next = setup.clone();
        match group {
            "players" => {
                next.players = id.parse().ok()?;
                let first = setup.alternates.first().copied().unwrap_or(0);
                next.alternates.resize(usize::from(next.players), first);
            }
            "set" if SETS.contains(&id) => next.alternates = masks(setup, id, lots),
            "house" => next.house = next.house.toggled(id.parse().ok()?),
            _ => {
                let seat: Seat = group.strip_prefix("figures-")?.parse().ok()?;
                let slot = id.parse::<Figure>().ok()?.slot()?;
                *next.alternates.get_mut(seat.index())? ^= 1 << slot;
            }
        }
        Some(next)
    }

    says!(ct);
}

const SETS: [&str; 5] = ["original", "alternate", "half", "drawn", "mixed"];

/// What people would call these sets.
fn set_of(setup: &Setup) -> &'static str {
    let same = setup.alternates.iter().all(|mask| *mask == setup.alternates[0]);
    let named = SETS[..3].iter().find(|set| masks(setup, set, 0) == setup.alternates);
    named.copied().unwrap_or(if same { "drawn" } else { "mixed" })
}

/// The slots that are alternate in a set, player by player. Lots never draw a set that has a name already; where all have
/// their own they begin with different ones.
fn masks(setup: &Setup, set: &str, lots: u64) -> Vec<u8> {
    let named: [Vec<u8>; 3] =
        [Setup::original, Setup::alternate, Setup::half].map(|made| made(setup.players).alternates);
    match set {
        "original" => named[0].clone(),
        "alternate" => named[1].clone(),
        "half" => named[2].clone(),
        "drawn" => {
            let unnamed: Vec<u8> = (0..1 << SLOTS).filter(|mask| named.iter().all(|set| set[0] != *mask)).collect();
            vec![unnamed[(lots % unnamed.len() as u64) as usize]; usize::from(setup.players)]
        }
        _ if set_of(setup) == "mixed" => setup.alternates.clone(),
        _ => (0..usize::from(setup.players)).map(|seat| named[seat % named.len()][seat]).collect(),
    }
}

fn figures(mask: u8) -> Vec<&'static str> {
    (0..SLOTS).map(|slot| Figure::of_slot(slot, mask >> slot & 1 == 1).name()).collect()
}

/// Which alternates one player has.
fn of_seat(setup: &Setup, seat: usize, language: Language) -> Group {
    let seat = Seat::new(seat);
    let choices = (0..SLOTS).map(|slot| {
        let (original, alternate) = (Figure::of_slot(slot, false), Figure::of_slot(slot, true));
        let chosen = setup.alternates[seat.index()] >> slot & 1 == 1;
        let name = ct::Instead { figure: alternate.say(language), other: original.say(language) }.say(language);
        let shown = if chosen { alternate } else { original };
        Choice { things: vec![shown.name()], ..Choice::named(alternate, name, chosen) }
    });
    let group = Group::new::<CaveTroll>(Kind::Parts, &format!("figures-{seat}"), choices.collect(), language);
    Group { name: ct::FiguresOf { seat }.say(language), seat: Some(seat), ..group }
}
