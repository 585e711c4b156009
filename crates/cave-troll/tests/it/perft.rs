//! How many lines of play leave a position: an alarm for anything in `legal`.

use cave_troll::{CaveTroll, Setup};
use kernel::{Drawn, Game};
use testkit::perft;

fn from_start(setup: Setup) -> Vec<u64> {
    let state = CaveTroll::start(&setup).unwrap();
    (1..=4).map(|depth| perft::<CaveTroll>(&state, depth)).collect()
}

fn from(picture: &str) -> Vec<u64> {
    let state = CaveTroll::read(picture).unwrap();
    (1..=3).map(|depth| perft::<CaveTroll>(&state, depth)).collect()
}

/// Who starts, then a card each of thirteen faces.
#[test]
fn from_the_start() {
    assert_eq!(from_start(Setup::original(2)), [2, 26, 338, 676]);
    assert_eq!(from_start(Setup::alternate(3)), [3, 39, 507, 6591]);
    assert_eq!(from_start(Setup::half(4)), [4, 52, 676, 8788]);
}

#[test]
fn from_a_crowded_middle_of_the_original_game() {
    let picture = "
        players 4, set original
        R14: A.adventurer*3 B.orc C.adventurer
        R18: A.knight A.wraith B.adventurer B.dwarf
        R22: C.thief D.adventurer*4 chest.A
        R10: D.cave-troll
        R11: A.orc B.barbarian
        E1: A.thief A.adventurer*2 B.adventurer
        P2: C.wraith
        A artifact boots
        turn A, actions 3
    ";
    assert_eq!(from(picture), [61, 3280, 174798]);
}

#[test]
fn from_a_crowded_middle_of_the_alternate_game() {
    let picture = "
        players 3, set alternate
        R14: A.adventurer*2 B.grunt C.adventurer A.berserker
        R18: A.rampaging-troll B.adventurer B.giant-slayer C.adventurer
        R11: A.siren-banshee A.assassin
        R13: B.paladin B.adventurer C.berserker
        E1: A.adventurer B.adventurer
        P1: A.grunt
        A artifact cloak
        turn A, actions 4
    ";
    assert_eq!(from(picture), [35, 1074, 32844]);
}
