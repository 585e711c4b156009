//! The box, counted. Rules: SK-COMP-01, SK-COMP-02, SK-CARD-14, SK-FACT-01, SK-SETUP-09, SK-SET-01, SK-SET-02, SK-R-07, SK-R-88.

use std::collections::BTreeSet;

use skulldug::content::{card, content, tile};
use skulldug::printed::{COPIES, DAMAGE, DIFFICULTY, KIND_OF};
use skulldug::{Card, CardSet, Faction, GearSet, Kind, Shape, Sort, Special, TileKind, Token};

fn n_cards(sort: Sort) -> (usize, u8) {
    let of_sort = || content().cards.iter().filter(|card| card.sort == sort);
    (of_sort().count(), of_sort().map(|card| card.copies).sum())
}

/// SK-COMP-01, SK-CARD-14: 51 Fortune cards in 42 names, 34 Hazards in 23.
#[test]
fn the_decks_have_51_and_34_cards() {
    assert_eq!(n_cards(Sort::Treasure), (12, 12));
    assert_eq!(n_cards(Sort::Equipment), (15, 15));
    assert_eq!(n_cards(Sort::Consumable), (15, 24));
    assert_eq!(n_cards(Sort::Monster), (14, 18));
    assert_eq!(n_cards(Sort::Trap), (9, 16));
    assert_eq!((CardSet::FORTUNES.len(), CardSet::HAZARDS.len()), (51, 34));
    for (sort, set) in [
        (Sort::Treasure, CardSet::TREASURES),
        (Sort::Equipment, CardSet::EQUIPMENT),
        (Sort::Consumable, CardSet::CONSUMABLES),
        (Sort::Monster, CardSet::MONSTERS),
        (Sort::Trap, CardSet::TRAPS),
    ] {
        assert_eq!(Card::all().filter(|card| card.printed().sort() == sort).collect::<CardSet>(), set, "{sort}");
    }
}

/// SK-COMP-02, SK-R-88: 25 Gear cards: 6 equipment, the Delicate Toolkit among them, 14 consumables, 5 traps.
#[test]
fn there_are_25_gear_cards() {
    let gear = |set: CardSet| (CardSet::GEAR & set).len();
    assert_eq!(CardSet::GEAR.len(), 25);
    assert_eq!((gear(CardSet::EQUIPMENT), gear(CardSet::CONSUMABLES), gear(CardSet::TRAPS)), (6, 14, 5));
    assert!((CardSet::GEAR & CardSet::EQUIPMENT).has(Card::of(Kind::DelicateToolkit)));
}

/// SK-COMP-01: 54 tiles in 34 kinds; shapes and icons of the deck as in the list of content.
#[test]
fn there_are_54_tiles() {
    let tiles = &content().tiles;
    assert_eq!((tiles.len(), tiles.iter().map(|tile| tile.copies).sum::<u8>()), (34, 54));
    let deck = || tiles.iter().skip(1);
    let shape = |shape: Shape| deck().filter(|tile| tile.shape == shape).map(|tile| tile.copies).sum::<u8>();
    assert_eq!([Shape::X, Shape::T, Shape::L, Shape::I, Shape::D].map(shape), [9, 17, 12, 12, 3]);
    assert_eq!(deck().map(|tile| tile.hazards * tile.copies).sum::<u8>(), 44);
    assert_eq!(deck().map(|tile| tile.fortunes * tile.copies).sum::<u8>(), 47);
    assert_eq!(deck().filter(|tile| tile.special.is_some()).map(|tile| tile.copies).sum::<u8>(), 14);
    let specials: BTreeSet<_> = deck().filter_map(|tile| tile.special).collect();
    assert_eq!(specials.len(), Special::ALL.len());
}

/// SK-COMP-01, SK-FACT-01, SK-SETUP-02: five factions of three tokens.
#[test]
fn there_are_15_explorers() {
    assert_eq!(content().explorers.len(), 15);
    for (token, printed) in Token::ALL.iter().zip(&content().explorers) {
        assert_eq!((printed.id, printed.faction), (*token, token.faction()));
    }
    for faction in Faction::ALL {
        assert_eq!(Token::ALL.iter().filter(|token| token.faction() == *faction).count(), 3, "{faction}");
    }
}

/// SK-SET-01, SK-SET-02: five sets and six, of Gear cards only.
#[test]
fn suggested_sets_are_made_of_gear() {
    for (set, printed) in GearSet::ALL.iter().zip(&content().sets) {
        assert_eq!((printed.id, printed.modes == "team"), (*set, set.is_for_teams()));
        assert!(printed.cards.iter().all(|kind| card(*kind).gear), "{set}");
    }
    let named = |set: GearSet| content().sets[set as usize].cards.iter().map(|kind| kind.name()).collect::<Vec<_>>();
    assert_eq!(named(GearSet::Cultists), ["rusty-sword", "soothing-pipe", "bear-trap"]);
    assert_eq!(named(GearSet::Survivor), ["lucky-underwear", "flak-jacket"]);
    assert_eq!(content().sets.len(), 11);
}

/// SK-COMP-02: what was read when the program was compiled is what the data says.
#[test]
fn the_compiled_numbers_are_those_of_the_data() {
    assert_eq!(content().cards.len(), Kind::COUNT);
    for (kind, printed) in Kind::ALL.iter().zip(&content().cards) {
        let n = *kind as usize;
        assert_eq!((printed.id, printed.sort), (*kind, kind.sort()));
        assert_eq!(printed.copies, COPIES[n], "{kind}");
        assert_eq!(printed.difficulty.unwrap_or(0), DIFFICULTY[n], "{kind}");
        assert_eq!(printed.damage.unwrap_or(0), DAMAGE[n], "{kind}");
        assert_eq!(KIND_OF.iter().filter(|of| *of == kind).count(), usize::from(printed.copies), "{kind}");
        assert_eq!(printed.gear, CardSet::GEAR.has(Card::of(*kind)), "{kind}");
        assert_eq!(kind.is_hazard(), printed.difficulty.is_some());
        assert_eq!(kind.is_item(), printed.sort != Sort::Monster);
    }
    for kind in TileKind::all() {
        let printed = tile(kind);
        assert_eq!((printed.id, printed.shape, printed.special), (kind, kind.shape(), kind.special()));
        assert_eq!(
            (printed.copies, printed.hazards, printed.fortunes),
            (kind.copies(), kind.hazards(), kind.fortunes())
        );
    }
}

/// Names are unique, and every card has a text form of its own that reads back.
#[test]
fn every_card_has_its_name() {
    let texts: BTreeSet<_> = Card::all().map(|card| card.to_string()).collect();
    assert_eq!(texts.len(), Card::COUNT);
    for card in Card::all() {
        assert_eq!(card.to_string().parse(), Ok(card));
    }
    assert!("bear-trap".parse::<Card>().is_err() && "trusty-whip-1".parse::<Card>().is_err());
}
