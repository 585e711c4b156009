//! How many lines of play leave a position: an alarm for anything in `legal`.

use kernel::{Drawn, Game};
use skulldug::{Mode, Setup, Skulldug};
use testkit::perft;

fn from_start(setup: Setup) -> Vec<u64> {
    let state = Skulldug::start(&setup).unwrap();
    (1..=3).map(|depth| perft::<Skulldug>(&state, depth)).collect()
}

fn from(picture: &str) -> Vec<u64> {
    let state = Skulldug::read(picture).unwrap();
    (1..=3).map(|depth| perft::<Skulldug>(&state, depth)).collect()
}

/// Tokens, then the roll for the first turn, or the Gear at once.
#[test]
fn from_the_start() {
    assert_eq!(from_start(Setup::new(Mode::Duel, 2)), [15, 210, 1260]);
    assert_eq!(from_start(Setup::new(Mode::SoloHard, 1)), [15, 90, 1260]);
    assert_eq!(from_start(Setup::new(Mode::SoloEasy, 1).with_sets()), [15, 90, 585]);
}

#[test]
fn from_a_crowded_middle_of_a_free_for_all() {
    let picture = "
        players 4, mode free-for-all
        g6: nesw bear-trap-1 rotten-meat
        g5: ns basilisk skeleton-sentry-1
        h6: ew ledge ceremonial-key
        f6: es ride
        h5: nesw gaze
        i6: new dark
        e6: ne colossal-pit-1
        A at g6
        B at g6
        C at h6
        A hand boomerang sturdy-shovel mimic-stone gas-grenade-1 ancient-crank
        B hand rotten-tomato flak-jacket-1 hobnail-boots
        C hand rabbits-foot-1 restless-diamond
    ";
    assert_eq!(from(picture), [78, 3745, 142140]);
}

#[test]
fn from_a_team_turn() {
    let picture = "
        players 4, mode team
        g6: nesw flare-gun-1
        h7: new drink
        A at g6
        C at h7
        A hand switcheroo-dust grappling-hook
        C hand fishing-rod oil-lantern
        D at g6
    ";
    assert_eq!(from(picture), [37, 1063, 27514]);
}

#[test]
fn from_a_solo_turn_with_ghosts() {
    let picture = "
        players 1, mode solo-hard
        b1: nesw screaming-skull
        c1: ew bear-trap-2
        a2: nes
        A at b1
        A hand throwing
        ghost-1 henchmen at b1
        ghost-2 suits at a2 new
    ";
    assert_eq!(from(&picture.replace("throwing", "boomerang")), [16, 198, 3342]);
}
