//! How many lines of play leave a position: an alarm for anything in `legal`.

use casadh::{Casadh, Setup};
use kernel::{Drawn, Game};
use testkit::perft;

fn from_start(setup: Setup) -> Vec<u64> {
    let state = Casadh::start(&setup).unwrap();
    (1..=4).map(|depth| perft::<Casadh>(&state, depth)).collect()
}

fn from(picture: &str, depth: u32) -> Vec<u64> {
    let state = Casadh::read(picture).unwrap();
    (1..=depth).map(|depth| perft::<Casadh>(&state, depth)).collect()
}

/// Ten values a token, two tokens a player, then who starts.
#[test]
fn from_the_start() {
    assert_eq!(from_start(Setup::new(1)), [10, 100, 100, 800]);
    assert_eq!(from_start(Setup::new(2)), [10, 100, 1_000, 10_000]);
}

#[test]
fn from_base_camp() {
    assert_eq!(from("players 2", 4), [8, 136, 1_375, 24_911]);
}

#[test]
fn from_a_crowded_cave() {
    let picture = "
        players 4
        hex L1-08 at 1,0 r3: tremors treasures 0 3 7 items rope medkit dynamite
        hex L1-11 at 0,-1 r0: grue.B
        hex L1-17 at -1,0 r0
        hex L2-11 at 2,0 r1: methane tremors
        hex L2-06 at 1,-1 r4
        collapsed L1-03 at 2,-1 r0
        A at 1,0 B, hp 3, items dynamite+brass-lantern+rope, treasures 4 4
        B at 1,0 A, hp 2, treasures 9
        C surface, treasures 8 8, shown 8 8
        D at 1,-1 B, items medkit
        fuse B 1,0
        turn A, mp 3
    ";
    assert_eq!(from(picture, 4), [11, 121, 1_314, 18_756]);
}

#[test]
fn from_a_surface_turn() {
    let picture = "
        players 3
        hex L1-11 at 1,0 r0: grue.B
        hex L1-17 at -1,0 r0: grue.A
        hex L2-12 at 2,0 r0
        hex L2-01 at 1,1 r0
        A surface, treasures 9 9, shown 9 9
        B at 2,0 B
        C at 1,1, items brass-lantern
        turn A
    ";
    assert_eq!(from(picture, 5), [2, 11, 135, 1_759, 27_872]);
}
