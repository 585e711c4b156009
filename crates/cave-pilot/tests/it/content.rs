//! The box, counted. Rules: CP-CARD, CP-SETUP, CP-TUT.

use std::collections::BTreeSet;

use cave_pilot::content::{Faction, Special, cave, content, value};
use cave_pilot::{
    Cave, CaveSet, Colour, Deck, Die, Exploration, Finds, Length, Mode, Preset, Property, Row, Setup, Slot, Upgrade,
    handling,
};
use words::{Language, Message};

/// CP-CARD-01, CP-R-68, CP-R-74: 24 yellow and 10 more, 24 orange, 12 red; each with one challenge or two.
#[test]
fn the_box_has_seventy_cave_cards() {
    let caves = &content().caves;
    assert_eq!(caves.len(), Cave::COUNT);
    assert!(caves.iter().zip(Cave::all()).all(|(printed, cave)| printed.id == cave));
    let count = |colour| caves.iter().filter(|cave| cave.id.colour() == colour).count();
    assert_eq!((count(Colour::Yellow), count(Colour::Orange), count(Colour::Red)), (34, 24, 12));
    assert_eq!((CaveSet::YELLOW.len(), CaveSet::SUPPLEMENT.len()), (24, 10));
    assert_eq!(caves.iter().map(|cave| cave.id.say(Language::English)).collect::<BTreeSet<_>>().len(), 70);
    for printed in caves {
        let two = matches!(printed.special, Some(Special::TwoPart | Special::Wind));
        assert_eq!(printed.part.len(), if two { 2 } else { 1 }, "{}", printed.id);
        assert_eq!(handling::has_two_challenges(printed.id), two);
        assert!((1..=3).contains(&printed.actions), "{}", printed.id);
        let facts = cave(printed.id);
        assert!(facts.parts.iter().all(|part| part.properties != 0 && part.dice[0].is_some() && part.reputation > 0));
    }
}

/// CP-CARD-08, CP-R-29: what is odd about cards, and who lives there.
#[test]
fn the_special_cards_are_where_the_rules_look_for_them() {
    let with = |special| {
        let caves = content().caves.iter().filter(move |cave| cave.special == Some(special));
        caves.map(|cave| cave.id.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(with(Special::Ranged), "Y05 Y16 Y22 Y31 O15 O23 O28 R11");
    assert_eq!(with(Special::Wind), "Y17 O13 R14");
    assert_eq!(with(Special::TwoPart), "Y21 Y25 O14 O17 R13");
    assert_eq!(with(Special::Ooze), "Y18 O18");
    assert_eq!(with(Special::Aura), "Y19 O19 R21");
    let oozes: Vec<_> = Cave::all().filter(|cave| handling::ooze_index(*cave).is_some()).collect();
    assert_eq!(oozes.iter().map(|cave| cave.to_string()).collect::<Vec<_>>(), ["Y18", "O18"]);
    let faction = |faction| content().caves.iter().filter(|cave| cave.faction == faction).count();
    assert_eq!((faction(Faction::Brood), faction(Faction::Works), faction(Faction::Deep)), (22, 27, 21));
}

/// CP-TUT-01: the ten cards of the tutorial. CP-TUT-02, CP-R-69: the fourteen cards it removes.
#[test]
fn the_tutorial_has_ten_cave_cards_and_twenty_six_exploration_cards() {
    let deck = Setup::printed(Mode::Tutorial, 3).sources().from[0];
    let names: Vec<_> = deck.iter().map(|cave| cave.to_string()).collect();
    assert_eq!(names.join(" "), "Y12 Y14 Y15 Y21 Y23 Y24 Y27 Y29 Y30 Y34");
    assert_eq!((Finds::all().len(), Finds::trimmed().len()), (40, 26));
}

/// CP-CARD-04, CP-SETUP-05, CP-UPG-08: 32 cards a pile, nine of each type and five Maintenance.
#[test]
fn the_box_has_sixty_four_common_upgrades() {
    let upgrades = &content().upgrades;
    let copies = |row| upgrades.iter().filter(|card| card.pile == row).map(|card| card.copies).sum::<u8>();
    assert_eq!((copies(Row::A), copies(Row::B)), (32, 32));
    assert_eq!(upgrades.iter().map(|card| card.id.say(Language::English)).collect::<BTreeSet<_>>().len(), 55);
    for printed in upgrades {
        assert_eq!((printed.pile, printed.r#type), (printed.id.row(), printed.id.property()), "{}", printed.id);
        assert_eq!(value(printed.id), printed.value);
        let maintenance = printed.r#type.is_none();
        assert_eq!((printed.copies, printed.cost), if maintenance { (5, Some(2)) } else { (1, None) });
    }
    for property in Property::TYPES {
        let of_type = upgrades.iter().filter(|card| card.r#type == Some(*property));
        assert_eq!(of_type.map(|card| card.value).collect::<Vec<_>>(), [1, 2, 2, 3, 3, 3, 4, 4, 5], "{property}");
    }
    assert_eq!(Upgrade::all().count(), upgrades.len());
}

/// CP-CARD-05, CP-CARD-06, CP-R-54: 27 kinds, 40 cards; steps, turns and uses.
#[test]
fn the_box_has_forty_exploration_cards() {
    let cards = &content().explorations;
    assert_eq!(cards.len(), 27);
    assert_eq!(cards.iter().map(|card| card.copies).sum::<u8>(), 40);
    let steps = ["refresh", "fire", "move", "handle", "extra", "land"];
    for (printed, card) in cards.iter().zip(Exploration::ALL) {
        assert_eq!(printed.id, *card);
        assert_eq!(printed.number, format!("X{:02}", *card as u8 + 1));
        assert_eq!((printed.copies, printed.uses.is_none()), (card.copies(), card.is_permanent()), "{card}");
        assert_eq!(printed.uses.unwrap_or(3), card.fresh().left, "{card}");
        assert!(printed.steps.iter().all(|step| steps.contains(&step.as_str())), "{card}");
        assert!(["own", "all"].contains(&printed.turns.as_str()), "{card}");
    }
    assert_eq!(cards.iter().filter(|card| card.turns == "all").count(), 11);
}

/// CP-UPG-11, CP-EXPL-04: positions of the mat. The dice.
#[test]
fn the_mat_and_the_dice_are_as_printed() {
    let mat = &content().mat;
    let printed = [mat.shields, mat.armor, mat.attack, mat.maneuver, mat.power, mat.navigation];
    for (property, n) in Property::TYPES.iter().zip(printed) {
        assert_eq!(property.slots().count(), n, "{property}");
        assert!(property.slots().all(|slot| slot.property() == *property));
    }
    assert_eq!((printed.iter().sum::<usize>(), mat.explorations), (Slot::COUNT, 4));
    let dice = &content().dice;
    for (die, faces) in [(Die::Yellow, &dice.yellow), (Die::Orange, &dice.orange)] {
        assert_eq!(*faces, (die.lowest()..die.lowest() + 6).collect::<Vec<_>>());
    }
    assert_eq!(dice.missile, cave_pilot::MissileFace::ALL);
}

/// CP-SETUP-01, CP-SETUP-02, CP-EXP-01, CP-R-03, CP-R-64: presets and solo decks add up.
#[test]
fn the_presets_add_up() {
    let colours = |setup: Setup| {
        let [above, below] = setup.sources().layers;
        [0, 1, 2].map(|heap| above[heap] + below[heap])
    };
    for preset in Preset::ALL {
        for cards in [8, 12, 16, 20, 24] {
            let setup = Setup::competitive(2, *preset, cards);
            assert!(setup.check().is_ok() && setup.deck_size() == cards, "{setup}");
        }
    }
    assert_eq!(colours(Setup::competitive(2, Preset::Expert, 12)), [4, 8, 0]);
    assert_eq!(colours(Setup::competitive(2, Preset::Medium, 20)), [13, 7, 0]);
    assert_eq!(colours(Setup::competitive(2, Preset::Inferno, 20)), [0, 13, 7]);
    assert_eq!(colours(Setup::competitive(2, Preset::Expert, 22)), [6, 16, 0]);
    let solo = |length| colours(Setup::solo(length));
    assert_eq!([Length::Short, Length::Standard, Length::Extended].map(solo), [[2, 6, 0], [4, 12, 0], [4, 12, 6]]);
    assert_eq!(Setup::solo(Length::Short).deck, Deck::Solo { length: Length::Short });
    let purge = Setup::printed(Mode::Purge, 3).sources();
    assert_eq!(purge.from.map(|from| from.len()), [7, 8, 17]);
    assert_eq!(content().scenarios.len(), 3);
}
