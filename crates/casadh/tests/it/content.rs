//! The box, counted. Rules: CC-TREAS-01, CC-HEX-01 to CC-HEX-12, CC-CARD-02, CC-MISF-09, CC-ITEM-04 to CC-ITEM-12.

mod printed;

use casadh::content::{PrintedHex, card, content, hex, item, misfortune, ruling_of, tables};
use casadh::{Card, CardSet, Hazard, HouseRule, Item, Misfortune, Side, Tally, Tile, TileSet};
use words::{Language, Message};

fn of_level(level: u8) -> impl Iterator<Item = &'static PrintedHex> {
    content().hexes.iter().filter(move |hex| hex.level == level)
}

/// Level 1, Level 2 and all, of hexes that are so.
fn counted(is_so: impl Fn(&PrintedHex) -> bool) -> [usize; 3] {
    let count = |level| of_level(level).filter(|hex| is_so(hex)).count();
    [count(1), count(2), count(1) + count(2)]
}

fn sides_of(hex: &PrintedHex, node: char) -> usize {
    hex.sides.chars().filter(|side| *side == node).count()
}

/// CC-MODEL-03, CC-HEX-05, CC-HEX-11: in order, each once, with six sides and passageways named from A on.
#[test]
fn there_are_forty_hexes_and_base_camp() {
    assert_eq!(counted(|_| true), [20, 20, 40]);
    for (tile, printed) in Tile::all().zip(&content().hexes) {
        assert_eq!((printed.id, printed.level), (tile, tile.level()));
        assert_eq!(printed.sides.len(), 6, "{tile}");
        let last = printed.sides.chars().max().unwrap();
        assert!(('A'..=last).all(|node| sides_of(printed, node) > 0), "{tile} skips a passageway");
        assert_eq!(printed.marker.is_none(), tile == Tile::BASE, "{tile}: CC-HEX-10");
    }
    let base = hex(Tile::BASE);
    assert!(base.sides == "AAAAAA" && base.symbols.is_empty() && base.water.is_none() && base.stars.is_empty());
}

/// The features of the hexes add up (CC-HEX-03, CC-HEX-04, CC-HEX-06, CC-HEX-07, CC-HEX-08, CC-HEX-09).
#[test]
fn the_features_of_the_hexes_add_up() {
    let symbols = |hazard: Hazard| {
        let count = |level| of_level(level).flat_map(|hex| &hex.symbols).filter(|s| s.hazard == hazard).count();
        [count(1), count(2), count(1) + count(2)]
    };
    assert_eq!(symbols(Hazard::Methane), [3, 5, 8]);
    assert_eq!(symbols(Hazard::Bats), [4, 4, 8]);
    assert_eq!(symbols(Hazard::Tremors), [3, 5, 8]);
    assert_eq!(symbols(Hazard::Grue), [2, 7, 9]);
    assert_eq!(counted(|hex| hex.symbols.is_empty()), [8, 2, 10]);
    assert_eq!(counted(|hex| hex.symbols.len() == 2), [0, 3, 3]);
    assert_eq!(counted(|hex| hex.water.is_some()), [5, 2, 7]);
    assert_eq!(counted(|hex| !hex.slopes.is_empty()), [4, 8, 12]);
    assert_eq!(counted(|hex| !hex.stars.is_empty()), [2, 5, 7]);
    assert_eq!(counted(|hex| !hex.crossing.is_empty()), [5, 5, 10]);
    assert_eq!(counted(|hex| hex.sides.chars().any(|node| sides_of(hex, node) == 1)), [4, 6, 10]);
}

/// CC-HEX-12, CC-R-41: Cave Paintings is in the first pile.
#[test]
fn cave_paintings_is_a_level_one_hex() {
    assert_eq!(
        content().hexes.iter().filter(|hex| hex.paintings).map(|hex| hex.id).collect::<Vec<_>>(),
        [Tile::PAINTINGS]
    );
    assert_eq!((Tile::PAINTINGS.say(Language::English).as_str(), Tile::PAINTINGS.level()), ("Cave Paintings", 1));
    assert_eq!((TileSet::LEVEL_1.len(), TileSet::LEVEL_2.len()), (20, 20));
    assert!(TileSet::LEVEL_1.iter().all(|tile| tile.level() == 1));
}

/// CC-CARD-02: sixty cards, 103 move cost, 24 and 27 items, 34 and 60 treasures, 26 misfortunes.
#[test]
fn there_are_sixty_cards() {
    let sum = |of: fn(&casadh::content::PrintedCard) -> u8| {
        content().cards.iter().map(|card| u32::from(of(card)) * u32::from(card.copies)).sum::<u32>()
    };
    assert_eq!(content().cards.len(), Card::COUNT);
    assert!(Card::all().all(|face| card(face).id == face));
    assert_eq!(sum(|_| 1), CardSet::ALL.len());
    assert_eq!(sum(|card| card.cost), 103);
    assert_eq!([sum(|card| card.items[0]), sum(|card| card.items[1])], [24, 27]);
    assert_eq!([sum(|card| card.treasures[0]), sum(|card| card.treasures[1])], [34, 60]);
    let with_cost = |cost| content().cards.iter().filter(|card| card.cost == cost).map(|card| card.copies).sum::<u8>();
    assert_eq!([with_cost(1), with_cost(2), with_cost(3)], [24, 29, 7]);
    assert_eq!(Card::all().map(|face| CardSet::ALL.count(face)).sum::<u32>(), 60);
}

/// There are thirteen misfortunes on twenty-six cards (CC-MISF-02, CC-MISF-03, CC-MISF-09).
#[test]
fn there_are_thirteen_misfortunes_on_twenty_six_cards() {
    use Misfortune::*;
    let cards = Misfortune::ALL.iter().map(|m| (*m, CardSet::ALL.with(*m).len())).collect::<Vec<_>>();
    assert_eq!(
        cards,
        [
            (Thirst, 5),
            (FlashlightOut, 4),
            (TwistedAnkle, 2),
            (ShakenNerves, 1),
            (TornPack, 1),
            (Rockfall, 3),
            (TightSqueeze, 2),
            (DroppedGear, 2),
            (HoleInThePocket, 2),
            (BadAir, 1),
            (StartledColony, 1),
            (Aftershock, 1),
            (SomethingStirs, 1),
        ]
    );
    for which in Misfortune::ALL {
        let printed = misfortune(*which);
        assert_eq!((printed.id, printed.keep), (*which, which.is_kept()));
        assert!(printed.cures.iter().all(|cure| cure == "water" || cure.parse::<Item>().is_ok()), "{which}");
    }
}

/// CC-ITEM-04 to CC-ITEM-12: nine kinds, thirty-eight tokens; wards as the rules use them.
#[test]
fn there_are_thirty_eight_items() {
    let copies: Vec<_> = Item::ALL.iter().map(|kind| (item(*kind).id, item(*kind).copies)).collect();
    use Item::*;
    assert_eq!(
        copies,
        [
            (Rope, 6),
            (Canteen, 4),
            (GasMask, 4),
            (HikingBoots, 4),
            (Helmet, 4),
            (BrassLantern, 3),
            (Medkit, 5),
            (Battery, 4),
            (Dynamite, 4),
        ]
    );
    assert_eq!(copies.iter().map(|(_, n)| n).sum::<u8>(), 38);
    for hazard in Hazard::ALL {
        let warding: Vec<_> = Item::ALL.iter().filter(|kind| item(**kind).wards == Some(*hazard)).collect();
        assert_eq!(warding, [&hazard.ward()]);
    }
}

/// There are a hundred treasures (CC-TREAS-01).
#[test]
fn there_are_a_hundred_treasures() {
    assert_eq!((Tally::TREASURES.len(), Tally::TREASURES.sum()), (100, 450));
    assert!((0..10).all(|value| Tally::TREASURES.count(value) == 10));
}

/// CC-MODEL-02, CC-MODEL-06: a hex turned six times is itself, and every passageway reaches its own sides.
#[test]
fn turned_hexes_agree_with_the_print() {
    for tile in Tile::all() {
        let printed = hex(tile).sides.as_bytes();
        for (rotation, lay) in tables().lays[tile.index()].iter().enumerate() {
            for (side, node) in printed.iter().enumerate() {
                assert_eq!(lay.nodes[(side + rotation) % 6], node - b'A', "{tile} r{rotation}");
                let node = usize::from(lay.nodes[side]);
                let exits = [lay.exits[0][node], lay.exits[1][node]];
                assert!(exits.iter().all(|exits| exits.has(Side::new(side))), "{tile} r{rotation}");
                assert!(exits[0].without(exits[1]).is_empty(), "a Rope closes no way: {tile}");
            }
        }
    }
}

/// CC-EXPL-04, CC-EXPL-05: S-19 and the stars.
#[test]
fn rotations_are_offered_once_and_face_a_star() {
    let offered = |tile: &str, facing: usize| {
        let tile: Tile = tile.parse().unwrap();
        kernel::bits(u64::from(tables().plans[tile.index()].rotations[facing])).collect::<Vec<_>>()
    };
    assert_eq!(offered("L1-05", 0), [0, 1, 2, 3, 4, 5]);
    assert_eq!(offered("L1-06", 3), [0, 1, 2]);
    assert_eq!(offered("L1-01", 2), [0]);
    assert_eq!(offered("L1-12", 4), [4]);
    assert_eq!(offered("L1-15", 4), [1, 4]);
    assert_eq!(offered("L2-07", 0), [0, 1]);
}

/// Every house rule turns a ruling of the ledger around.
#[test]
fn house_rules_name_their_rulings() {
    let rulings: Vec<_> = HouseRule::ALL.iter().map(|rule| ruling_of(*rule)).collect();
    assert_eq!(rulings, ["CC-R-34", "CC-R-14", "CC-R-40", "CC-R-36", "CC-R-57", "CC-R-21", "CC-R-27"]);
}
