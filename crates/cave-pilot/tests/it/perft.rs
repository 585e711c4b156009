//! How many lines of play leave a position: an alarm for anything in `legal`.

use cave_pilot::CavePilot;
use kernel::{Drawn, Game};
use testkit::perft;

fn from_start(setup: &str) -> Vec<u64> {
    let state = CavePilot::start(&setup.parse().unwrap()).unwrap();
    (1..=3).map(|depth| perft::<CavePilot>(&state, depth)).collect()
}

fn from(picture: &str, depth: u32) -> Vec<u64> {
    let state = CavePilot::read(picture).unwrap();
    (1..=depth).map(|depth| perft::<CavePilot>(&state, depth)).collect()
}

/// Start rolls, then Cave cards; solo begins with the deal of two colours.
#[test]
fn from_the_start() {
    assert_eq!(from_start("competitive, players 2, deck easy 12"), [6, 36, 756]);
    assert_eq!(from_start("competitive, players 4, deck inferno 16"), [6, 36, 216]);
    assert_eq!(from_start("tutorial, players 3"), [6, 36, 216]);
    assert_eq!(from_start("rising-water, players 2"), [6, 36, 756]);
    assert_eq!(from_start("solo, players 1, deck extended"), [48, 2256, 79488]);
}

/// A crowded cave with cards for most windows: step, fuel, challenge, missile.
#[test]
fn from_a_crowded_cave() {
    let picture = "
        competitive, players 3
        C1: Y27
        F1: Y12
        C2: Y22
        F2: Y21 hits 0 1
        C3: Y17
        F3: Y19
        C4: O20
        A at C2, credits 6, fuel 1, missiles 1
        A mat U-SH7 U-MA4-1 U-MA5 U-PO2
        A cards k3/2 teleport/1 bumper/2 otis/1
        B at F2, credits 4, fuel 1, missiles 0
        B mat U-SH4 U-SR4+1
        B cards adamy/2 laplace/1 bone-nullifier/2
        C at C4, credits 2, fuel 0, missiles 1
        C mat U-PA5
        C cards persuator/1 kerr-lens/2
        A hand Y30
        B hand Y31
        shop A U-SH1 U-PA2 U-SR3
        shop B U-MA1 U-PO3 U-MNT-B
        turn A, step fire
    ";
    assert_eq!(from(picture, 5), [11, 63, 128, 571, 1474]);
}

/// A landing with everything on sale, in easy mode.
#[test]
fn from_a_landing() {
    let picture = "
        competitive, players 2, house easy-mode
        C1: Y14
        C2: Y30
        A at C1, credits 9, fuel 1, missiles 0
        A mat U-SH4-1 U-PO2
        A cards aru/2 k3/1 periscope/2
        B at C2
        pile Y31 Y33
        shop A U-SH9 U-PA2 U-MNT-A
        shop B U-MA1 U-PO8 U-NC4
        turn A, step land
    ";
    assert_eq!(from(picture, 3), [21, 421, 8069]);
}

/// Teammates on one card: trades.
#[test]
fn from_an_exchange() {
    let picture = "
        team, players 4
        C1: Y12
        C2: Y30
        A at C1, credits 0, fuel 0, missiles 0
        A mat U-SH4 U-PA2
        A cards k3/2
        C at C1
        C mat U-PA5-2 U-NC4
        C cards aru/1 k3/2
        B at C2
        D at C2
        pile Y31 Y33
        turn A, step land
    ";
    assert_eq!(from(picture, 3), [9, 18, 83]);
}
