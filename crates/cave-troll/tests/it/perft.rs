//! How many lines of play leave a position: an alarm for anything in `legal`.

use cave_troll::{CaveTroll, Setup};
use kernel::{Drawn, Game};
use testkit::perft;

#[test]
fn from_the_start() {
    let count = |setup: Setup, depth| perft::<CaveTroll>(&CaveTroll::start(&setup).unwrap(), depth);
    assert_eq!((1..=4).map(|depth| count(Setup::original(2), depth)).collect::<Vec<_>>(), [2, 26, 338, 676]);
}

/// A crowded middle game: knights, wraiths, an orc, a full room and an artifact.
#[test]
fn from_a_middle_game() {
    let state = CaveTroll::read(
        "
        players 2, set original
        R14: A.adventurer*2 B.adventurer*3
        R07: A.knight A.thief
        P2: A.wraith B.wraith
        R18: B.knight B.dwarf
        R11: A.orc B.barbarian
        A hand cave-troll
        A artifact boots
        B hand score-a-room
        ",
    )
    .unwrap();
    assert_eq!((1..=2).map(|depth| perft::<CaveTroll>(&state, depth)).collect::<Vec<_>>(), [52, 2450]);
}
