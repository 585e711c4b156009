//! What a viewer sees: the table as it lies, the odds, the drawn hex with its ways to lie. Rules: CC-INFO-01.

mod courses;
mod guesses;
mod map;
mod worlds;

use casadh::{Ask, Casadh, Hazard, Node, Side, State, View};
use kernel::{Game, Seat, Viewer};

use crate::table;

fn seen_by(state: &State, seat: usize) -> View {
    Casadh::view(state, Viewer::seat(Seat::new(seat)))
}

/// CC-HAZ-01, CC-HAZ-03: the track with the odds of an outbreak, now and with one symbol more.
#[test]
fn the_track_tells_the_odds() {
    let state = table(
        "
        rule CC-HAZ-01 CC-HAZ-03 CC-INFO-01
        hex L1-05 at 1,0 r0
        hex L1-10 at 0,1 r0
        hex L1-11 at -1,0 r0
        vengeance 1

        ",
    );
    let rows = seen_by(&state, 0).track;
    let odds: Vec<_> = rows.iter().map(|row| (row.hazard, row.value, row.sixths, row.sixths_next)).collect();
    assert_eq!(
        odds,
        [(Hazard::Methane, 2, 1, 2), (Hazard::Bats, 0, 0, 0), (Hazard::Tremors, 0, 0, 0), (Hazard::Grue, 2, 1, 2)]
    );
    assert_eq!([0, 1, 2, 6, 7, 9].map(Hazard::sixths), [0, 0, 1, 5, 6, 6]);
}

/// CC-EXPL-04, CC-EXPL-05: laying a hex, the page is told every way to lay it and what it would join.
#[test]
fn a_hex_to_be_laid_is_shown_in_every_rotation() {
    let state = table(
        "
        rule CC-EXPL-04 CC-EXPL-05
        hex L1-08 at 2,-1 r0

        A: explore NE
        chance: hex L1-15
        ",
    );
    let view = seen_by(&state, 3);
    let Some(Ask::Rotate { who, choices, joins, .. }) = view.waiting.last() else { panic!("{:?}", view.waiting) };
    assert_eq!(*who, Seat::new(0));
    let ways: Vec<_> = choices.iter().map(|way| (way.rotation, way.enters, way.at_marker)).collect();
    assert_eq!(ways, [(1, Node::B, false), (4, Node::A, true)]);
    let joined: Vec<_> = joins.iter().map(|join| (join.side, join.at.to_string(), join.node)).collect();
    assert_eq!(joined, [(Side::E, "2,-1".into(), Node::B), (Side::SW, "0,0".into(), Node::A)]);
}

/// CC-MODEL-06, CC-TURN-05, CC-DYN-04: reach, exits, the move points to come and the turns left of a fuse.
#[test]
fn people_and_fuses_are_told_with_what_follows() {
    let state = table(
        "
        rule CC-MODEL-06 CC-TURN-05 CC-DYN-04
        players 3
        hex L1-08 at 1,0 r0
        A at 1,0 B, hp 3, held C11
        B at 1,0 B, items rope
        fuse C 1,0
        fuse B 1,0
        turn B, mp 2

        ",
    );
    let view = seen_by(&state, 2);
    assert_eq!((view.players[0].reach.as_slice(), view.players[0].next_mp), ([Node::B].as_slice(), 2));
    assert_eq!(view.players[0].exits, [Side::W, Side::SW, Side::SE]);
    assert_eq!((view.players[1].reach.len(), view.players[1].exits.len()), (2, 6));
    let fuses: Vec<_> = view.fuses.iter().map(|fuse| (fuse.owner, fuse.slots_left)).collect();
    assert_eq!(fuses, [(Seat::new(2), 1), (Seat::new(1), 3)]);
}

/// CC-INFO-04, CC-INFO-05: what comes from the Surface is public for ever, and at the end all of the survivors'.
#[test]
fn the_treasures_of_the_surface_are_public_and_in_the_end_all_are() {
    let scenario = "
        rule CC-INFO-04 CC-INFO-05 CC-LEAVE-03 CC-R-52
        players 2
        A treasures 3 4
        B treasures 1
        surface 9 8 6 0
        turn A, mp 2

        A: leave
        ";
    let state = table(scenario);
    assert_eq!(seen_by(&state, 1).players[0].values, [9, 8]);
    assert_eq!(seen_by(&state, 0).players[0].values, [9, 8, 4, 3]);
    let over = table(&format!("{scenario}B: leave\n"));
    assert_eq!(seen_by(&over, 1).players[0].values, [9, 8, 4, 3]);
    assert_eq!(seen_by(&over, 0).players[1].values, [6, 1, 0]);
    assert_eq!(Casadh::outcome(&over).unwrap().winners, [Seat::new(0)]);
}

/// 5.4: the dead know nothing more.
#[test]
fn the_dead_see_what_one_who_never_looked_would_see() {
    let scenario = "
        rule CC-INFO-03 CC-GEN-03
        players 3
        hex L1-01 at 1,0 r0: treasures 1 4
        hex L1-06 at 2,0 r0: tremors
        A at 1,0, hp 1
        turn A, mp 2

        A: collect
        A: keep 4
        ";
    assert!(seen_by(&table(scenario), 0).hexes[1].seen.is_some());
    let state = table(&format!("{scenario}A: move E\n"));
    assert!(seen_by(&state, 0).hexes[1].seen.is_none());
}
