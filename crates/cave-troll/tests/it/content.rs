//! The box, counted. Rules: CT-SETUP, CT-TERM-01, CT-TERM-03, CT-TERM-04.

use std::collections::BTreeSet;

use cave_troll::content::{adjacent, coins, content, figure};
use cave_troll::{Area, AreaKind, AreaSet, Artifact, CardSet, Kind};
use words::{Language, Message};

/// CT-TERM-01, CT-SETUP-02: every area is a room, an entrance or a pit.
#[test]
fn the_board_has_33_rooms_4_entrances_3_pits_and_63_doors() {
    let areas = &content().areas;
    let count = |kind| areas.iter().filter(|area| area.kind == kind).count();
    assert_eq!((count(AreaKind::Room), count(AreaKind::Entrance), count(AreaKind::Pit)), (33, 4, 3));
    assert!(areas.iter().zip(Area::all()).all(|(printed, area)| printed.id == area && printed.kind == area.kind()));
    assert!(areas.iter().all(|area| area.coins.is_some() == (area.kind == AreaKind::Room)));
    assert_eq!(content().doors.len(), 63);
    assert_eq!(areas.iter().map(|area| area.id.say(Language::English)).collect::<BTreeSet<_>>().len(), 40);
}

#[test]
fn the_rooms_hold_81_coins() {
    let rooms_of = |n: u16| Area::rooms().filter(|room| coins(*room) == n).count();
    assert_eq!((1..=5).map(rooms_of).collect::<Vec<_>>(), [9, 10, 7, 4, 3]);
    assert_eq!(Area::rooms().map(coins).sum::<u16>(), 81);
}

/// CT-TERM-03: doors make neighbours, walls do not.
#[test]
fn every_door_stands_on_the_outlines_of_its_two_areas() {
    for door in &content().doors {
        for id in door.between {
            assert!(on_outline(&cave_troll::content::area(id).outline, door.at), "{:?} and {id}", door.between);
        }
    }
    let closed = "R01|E1 R02|E1 R03|R07 R03|R08 R04|E2 R05|E2 R06|R11 R07|R10 R07|R11 R08|R10 R08|R12 R09|R12 R13|P1 \
        R14|P1 R15|P3 R16|P3 R17|R21 R18|P1 R18|P2 R19|P2 R19|P3 R20|R23 R21|R24 R22|R26 R22|R27 R23|R25 R24|E4 R25|E3 \
        R26|R28 R27|R28 R28|R30 R28|R31 R30|E4 R31|E3";
    for wall in closed.split_whitespace() {
        let (a, b) = wall.split_once('|').unwrap();
        let (a, b): (Area, Area) = (a.parse().unwrap(), b.parse().unwrap());
        assert!(!adjacent(a).has(b) && !adjacent(b).has(a), "{wall}");
    }
}

fn on_outline(outline: &[[f64; 2]], [x, y]: [f64; 2]) -> bool {
    let edges = outline.iter().zip(outline.iter().cycle().skip(1));
    edges.into_iter().any(|([x1, y1], [x2, y2])| {
        let within = |v: f64, a: f64, b: f64| v >= a.min(b) && v <= a.max(b);
        within(x, *x1, *x2) && within(y, *y1, *y2)
    })
}

#[test]
fn heroes_reach_everything_and_no_single_room_cuts_the_board() {
    let heroes = AreaSet::ROOMS | AreaSet::ENTRANCES;
    let reach = |without: AreaSet| {
        let open = heroes & !without;
        let mut seen = AreaSet::one(open.iter().next().unwrap());
        while let Some(next) =
            seen.iter().flat_map(|area| (adjacent(area) & open & !seen).iter().collect::<Vec<_>>()).next()
        {
            seen |= AreaSet::one(next);
        }
        seen == open
    };
    assert!(reach(AreaSet::NONE));
    assert!(Area::rooms().all(|room| reach(AreaSet::one(room))));
}

/// CT-SETUP-05, CT-SETUP-07: 26 cards a colour, 19 of them in a game, six icons on the common ones.
#[test]
fn a_colour_has_26_cards_and_plays_19() {
    let common: u8 = content().cards.iter().map(|card| card.copies).sum();
    let slots = content().slots.len() as u8;
    assert_eq!((common, slots, common + 2 * slots), (12, 7, 26));
    assert_eq!(content().cards.iter().map(|card| card.copies * card.icons).sum::<u8>(), 6);
    for alternates in [0, 127] {
        let deck: Vec<_> = CardSet::DECK.faces(alternates).collect();
        assert_eq!(deck.iter().map(|(_, n)| n).sum::<u32>(), 19);
        for printed in &content().cards {
            assert!(deck.contains(&(printed.id, u32::from(printed.copies))), "{}", printed.id);
            assert_eq!(printed.id.icons(), printed.icons);
        }
    }
    for (slot, printed) in content().slots.iter().enumerate() {
        assert_eq!((printed.original, printed.alternate), (Kind::of_slot(slot, false), Kind::of_slot(slot, true)));
    }
}

/// CT-TERM-04: 16 figures and a chest of each colour; heroes and monsters as printed.
#[test]
fn a_colour_has_17_figures() {
    let miniatures: u8 =
        content().figures.iter().filter(|figure| !figure.id.is_alternate()).map(|figure| figure.copies).sum();
    assert_eq!(miniatures + 1, 17);
    // CT-HERO-ADVENTURER-01, CT-ALT-ADVENTURER-01: nine adventurers, the same in both sets.
    assert_eq!(figure(Kind::Adventurer).copies, 9);
    assert_eq!(content().figures.len(), Kind::ALL.len());
    for kind in Kind::ALL {
        assert_eq!(figure(*kind).base == "hero", kind.is_hero(), "{kind}");
    }
}

/// CT-SETUP-03, CT-END-04: six artifacts and what keeping them pays.
#[test]
fn there_are_six_artifacts() {
    let printed: Vec<_> = content().artifacts.iter().map(|artifact| (artifact.id, artifact.kept)).collect();
    use Artifact::{Boots, Chalice, Cloak, Scroll, Sword, Tally};
    assert_eq!(printed, [(Chalice, 3), (Cloak, 3), (Sword, 4), (Boots, 3), (Scroll, 3), (Tally, 2)]);
}

/// CT-TERM-03: what was read when the program was compiled is what the data says.
#[test]
fn the_compiled_doors_and_coins_are_those_of_the_data() {
    for area in &content().areas {
        let doors = content().doors.iter().filter(|door| door.between.contains(&area.id));
        let beyond: AreaSet = doors.flat_map(|door| door.between).filter(|other| *other != area.id).collect();
        assert_eq!(adjacent(area.id), beyond, "{}", area.id);
        assert!(area.coins.is_none_or(|n| u16::from(n) == coins(area.id)), "{}", area.id);
    }
}
