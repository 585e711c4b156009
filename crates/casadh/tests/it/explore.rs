//! Explore: hex, rotation, entering. Rules: CC-EXPL-01 to CC-EXPL-08, CC-HEX-09, CC-HEX-12; rulings CC-R-22, CC-R-41,
//! CC-R-42.

mod cards;
mod rotations;

use expect_test::expect;

use crate::check;

/// The last move point explores at any cost (S-16).
#[test]
fn the_last_move_point_explores_at_any_cost() {
    check(
        "
        rule CC-EXPL-01 CC-EXPL-10 CC-EXPL-15 CC-TURN-08
        players 2
        turn A, mp 1

        A: explore E
        chance: hex L1-13
        A: rotate 0
        chance: card C08
        chance: treasure 3
        chance: treasure 7
        A: keep 7
        chance: roll 1
        show hex
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-13
              A draws L1-13 for 1,0
            A: rotate 0
              L1-13 lies at 1,0 r0, A stands in A
              methane track 1
            chance: card C08
              A draws C08, cost 3, mp 0
            chance: treasure 3
              A draws 3
            chance: treasure 7
              A draws 7
            A: keep 7
              A keeps 7
              1 face down at 1,0
            chance: roll 1
              methane rolls 1 against 1 and stays quiet
              A's turn ends
              B's turn, mp 4
            show hex
              hex L1-13 at 1,0 r0: treasures 3
        "#]],
    );
}

#[test]
fn an_explorer_enters_by_the_side_it_came_through_and_drinks() {
    check(
        "
        rule CC-EXPL-07 CC-EXPL-18 CC-HEX-08
        players 2
        A held C11*2
        turn A, mp 2

        A: explore E
        chance: hex L1-07
        A: rotate 0
        chance: card C01
        show A
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-07
              A draws L1-07 for 1,0
            A: rotate 0
              L1-07 lies at 1,0 r0, A stands in B
              A is cured of 2 thirst
            chance: card C01
              A draws C01, cost 1, mp 1
            show A
              A at 1,0 B, hp 4
        "#]],
    );
}

#[test]
fn an_explorer_may_slide_on_its_way() {
    check(
        "
        rule CC-EXPL-02 CC-MODEL-06
        players 2
        hex L1-08 at 1,0 r3
        A at 1,0 A

        A: explore E
        chance: hex L1-01
        chance: card C01
        show A
        show turn
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 2,0
              L1-01 lies at 2,0 r0, A stands in A
            chance: card C01
              A draws C01, cost 1, mp 3
            show A
              A at 2,0 A, hp 4
            show turn
              turn A, mp 3
        "#]],
    );
}

/// Explore needs a pile (S-25).
#[test]
fn explore_needs_a_pile() {
    check(
        "
        rule CC-EXPL-03 CC-R-39
        hex L1-01 at 1,0 r0
        A at 1,0
        pile none

        A? explore
        A: explore E
        A: explore W
        ",
        expect![[r#"
            A? explore
              nothing
            A: explore E
              refused CC-EXPL-03: the pile of hexes is empty, so there is nothing left to explore
            A: explore W
              refused CC-EXPL-03: the pile of hexes is empty, so there is nothing left to explore
        "#]],
    );
}

#[test]
fn explore_needs_an_empty_space() {
    check(
        "
        rule CC-EXPL-02
        hex L1-01 at 1,0 r0

        A: explore E
        ",
        expect![[r#"
            A: explore E
              refused CC-EXPL-02: the space E of you is taken; explore into an empty one
        "#]],
    );
}

/// Cave Paintings brings level two (S-24).
#[test]
fn cave_paintings_brings_level_two() {
    check(
        "
        rule CC-EXPL-06 CC-HEX-12 CC-SETUP-04 CC-R-41
        players 2
        hex L1-01 at 2,0 r0
        hex L1-02 at 3,0 r0
        hex L1-03 at 4,0 r0
        hex L1-04 at 5,0 r0
        hex L1-05 at 6,0 r0
        hex L1-06 at 7,0 r0
        hex L1-07 at 8,0 r0
        hex L1-08 at 9,0 r0

        show counts
        A: explore W
        chance: hex L1-20
        show counts
        A: rotate 0
        chance: card C01
        A: explore W
        chance?
        chance: hex L2-05
        chance: card C01
        chance: treasure 4
        chance: treasure 6
        ",
        expect![[r#"
            show counts
              counts pile 12, aside 20, deck 60, discard 0, supply 38, bag 96, surface 4
            A: explore W
            chance: hex L1-20
              A draws L1-20 for -1,0
              the pile grows to 31
            show counts
              counts pile 31, aside 0, deck 60, discard 0, supply 38, bag 96, surface 4
            A: rotate 0
              L1-20 lies at -1,0 r0, A stands in A
            chance: card C01
              A draws C01, cost 1, mp 3
            A: explore W
            chance?
              1 x hex L1-09
              1 x hex L1-10
              1 x hex L1-11
              1 x hex L1-12
              1 x hex L1-13
              1 x hex L1-14
              1 x hex L1-15
              1 x hex L1-16
              1 x hex L1-17
              1 x hex L1-18
              1 x hex L1-19
              1 x hex L2-01
              1 x hex L2-02
              1 x hex L2-03
              1 x hex L2-04
              1 x hex L2-05
              1 x hex L2-06
              1 x hex L2-07
              1 x hex L2-08
              1 x hex L2-09
              1 x hex L2-10
              1 x hex L2-11
              1 x hex L2-12
              1 x hex L2-13
              1 x hex L2-14
              1 x hex L2-15
              1 x hex L2-16
              1 x hex L2-17
              1 x hex L2-18
              1 x hex L2-19
              1 x hex L2-20
            chance: hex L2-05
              A draws L2-05 for -2,0
              L2-05 lies at -2,0 r0, A stands in A
              grue track 1
            chance: card C01
              A draws C01, cost 1, mp 2
            chance: treasure 4
              A draws 4
            chance: treasure 6
              A draws 6
        "#]],
    );
}

#[test]
fn the_track_rises_before_the_card_and_the_roll() {
    check(
        "
        rule CC-EXPL-08 CC-HAZ-01 CC-R-22 CC-HEX-07
        players 2
        hex L1-05 at 1,0 r0

        show track
        A: explore W
        chance: hex L1-10
        A: rotate 0
        show track
        chance: card C01
        chance: roll 1
        ",
        expect![[r#"
            show track
              track methane 1 bats 0 tremors 0 grue 0
            A: explore W
            chance: hex L1-10
              A draws L1-10 for -1,0
            A: rotate 0
              L1-10 lies at -1,0 r0, A stands in A
              methane track 2
            show track
              track methane 2 bats 0 tremors 0 grue 0
            chance: card C01
              A draws C01, cost 1, mp 3
            chance: roll 1
              methane rolls 1 against 2 and breaks out
              methane at 1,0
              methane at -1,0
              methane costs A 1, hp 3
        "#]],
    );
}
