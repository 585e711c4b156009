//! The box of Cave Pilot 55.

use cave_pilot::content::ruling_of;
use cave_pilot::{Cave, CavePilot, CaveSet, Colour, Deck, HouseRule, Length, Misfit, Mode, Setup};
use words::{Language, Message};

use super::{Choice, Group, Kind, OnTheShelf, Preset, Said, Shelved, says};

mod cp {
    words::messages!("cp");
}

type Colours = cave_pilot::Preset;

/// The deck most tables fly through.
const USUAL: Deck = Deck::Preset { preset: Colours::Easy, cards: 12 };

impl Shelved for CavePilot {
    const LEDGERS: [&str; 2] =
        [include_str!("../../../../ledger/cave-pilot.md"), include_str!("../../../../ledger/de/cave-pilot.md")];
    type Misfit = Misfit;

    fn shelf() -> OnTheShelf {
        OnTheShelf { weight: 4, players: (1, 4), minutes: (20, 100) }
    }

    fn usual_setup(players: u8) -> Setup {
        if players == 1 { Setup::solo(Length::Standard) } else { Setup::competitive(players, Colours::Easy, 12) }
    }

    fn presets() -> Vec<Preset<CavePilot>> {
        let preset = |id, players, bots, setup| Preset { id, players, bots, setup };
        vec![
            preset("usual", &[2, 3, 4], "steady", Self::usual_setup),
            preset("first", &[2, 3, 4], "novice", |players| Setup::printed(Mode::Tutorial, players)),
            preset("quick", &[2, 3], "steady", |players| Setup::competitive(players, Colours::Easy, 8)),
            preset("together", &[2, 3, 4], "strong", |players| Setup::printed(Mode::NightMail, players)),
            preset("alone", &[1], "steady", Self::usual_setup),
            preset("inferno", &[2, 3, 4], "strong", |players| Setup::competitive(players, Colours::Inferno, 16)),
        ]
    }

    fn house() -> Vec<(&'static str, &'static str)> {
        HouseRule::ALL.iter().map(|rule| (rule.name(), ruling_of(*rule))).collect()
    }

    fn groups(setup: &Setup, language: Language) -> Vec<Group> {
        let modes = [
            (Mode::Competitive, "CP-GEN-02"),
            (Mode::Tutorial, "CP-TUT-01"),
            (Mode::Team, "CP-TEAM-02"),
            (Mode::NightMail, "CP-COOP-01"),
            (Mode::Purge, "CP-COOP-01"),
            (Mode::RisingWater, "CP-COOP-01"),
            (Mode::Solo, "CP-SOLO-01"),
        ];
        let modes = modes.map(|(mode, rule)| (mode, rule, mode == setup.mode));
        let mut groups = vec![Group::one::<CavePilot>("mode", modes, language)];
        match setup.deck {
            Deck::Preset { preset, cards } => {
                groups.push(decks(Some(preset), language));
                let lengths = [8, 12, 16].map(|n| (n, "CP-SETUP-01", n == cards));
                groups.push(Group::one::<CavePilot>("length", lengths, language));
            }
            Deck::Custom { caves } => {
                let mut decks = decks(None, language);
                decks.choices.push(Choice {
                    rule: Some("CP-EXP-01"),
                    ..Choice::named("own", cp::OwnCaves { n: caves.len() }.say(language), true)
                });
                groups.push(decks);
                groups.extend(Colour::ALL.iter().map(|colour| of_colour(*colour, caves, language)));
            }
            Deck::Solo { length } => {
                let lengths = Length::ALL.iter().map(|one| (*one, "CP-SOLO-04", *one == length));
                groups.push(Group::one::<CavePilot>("solo", lengths, language));
            }
            Deck::Printed => {}
        }
        groups.push(Group::house::<CavePilot>(|word| setup.house.iter().any(|rule| rule.name() == word), language));
        groups
    }

    fn choose(setup: &Setup, group: &str, id: &str, _: u64) -> Option<Setup> {
        let mut next = *setup;
        match (group, &mut next.deck) {
            ("players", _) => {
                next.players = id.parse().ok()?;
                // Whoever plays a mode, or with cards of their own, stays with it where so many can.
                let usual = Self::usual_setup(next.players);
                return Some(if next.check().is_ok() { next } else { Setup { house: next.house, ..usual } });
            }
            ("mode", deck) => {
                next.mode = id.parse().ok()?;
                *deck = deck_for(next.mode, *deck);
            }
            ("deck", deck) if id == "own" => {
                *deck = Deck::Custom { caves: CaveSet::YELLOW.iter().take(12).collect() };
            }
            ("deck", Deck::Preset { preset, .. }) => *preset = id.parse().ok()?,
            ("deck", deck) => *deck = Deck::Preset { preset: id.parse().ok()?, cards: 12 },
            ("length", Deck::Preset { cards, .. }) => *cards = id.parse().ok()?,
            ("solo", deck) => *deck = Deck::Solo { length: id.parse().ok()? },
            ("house", _) => next.house = next.house.toggled(id.parse().ok()?),
            (_, Deck::Custom { caves }) if group.starts_with("own-") => caves.0 ^= CaveSet::one(id.parse().ok()?).0,
            _ => return None,
        }
        Some(next)
    }

    says!(cp);
}

/// A deck that a mode is played with, the one before where it is.
fn deck_for(mode: Mode, before: Deck) -> Deck {
    match (mode, before) {
        (Mode::Solo, Deck::Solo { .. }) => before,
        (Mode::Solo, _) => Deck::Solo { length: Length::Standard },
        (Mode::Competitive | Mode::Team, Deck::Preset { .. } | Deck::Custom { .. }) => before,
        (Mode::Competitive | Mode::Team, _) => USUAL,
        (Mode::Tutorial | Mode::NightMail | Mode::Purge | Mode::RisingWater, _) => Deck::Printed,
    }
}

fn decks(chosen: Option<Colours>, language: Language) -> Group {
    let decks = Colours::ALL.iter().map(|preset| (preset.name(), "CP-SETUP-02", chosen == Some(*preset)));
    // A deck of one's own is told by its caller, which knows how many cards it has.
    let own = chosen.map(|_| ("own", "CP-EXP-01", false));
    Group::one::<CavePilot>("deck", decks.chain(own), language)
}

/// The cards of a deck of one's own that have this rim.
fn of_colour(colour: Colour, caves: CaveSet, language: Language) -> Group {
    let card = |cave: Cave| Choice::named(cave, cave.say(language), caves.has(cave));
    let cards = Cave::all().filter(|cave| cave.colour() == colour).map(card).collect();
    Group::new::<CavePilot>(Kind::Parts, &format!("own-{colour}"), cards, language)
}
