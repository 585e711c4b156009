//! Surface turns: moving a Grue. Rules: CC-SURF, CC-GRUE-09; rulings CC-R-06, CC-R-31 to CC-R-33.

mod grue_moves;

use expect_test::expect;

use crate::check;

/// A player on the Surface has one try a turn and must roll above the number inside (S-57).
#[test]
fn one_try_a_turn_above_the_number_inside() {
    check(
        "
        rule CC-SURF-01 CC-SURF-02 CC-SURF-03 CC-R-31 CC-R-37
        hex L1-17 at 1,0 r0: grue.A
        hex L1-01 at 2,0 r0
        A surface

        A?
        A: end turn
        A: try
        chance?
        chance: roll 3
        ",
        expect![[r#"
            A?
              pass, try
            A: end turn
              refused CC-TURN-06: try to move a Grue first, or pass
            A: try
            chance?
              1 x roll 1
              1 x roll 2
              1 x roll 3
              1 x roll 4
              1 x roll 5
              1 x roll 6
            chance: roll 3
              A rolls 3 against 3 inside and fails
              B's turn, mp 4
        "#]],
    );
    check(
        "
        rule CC-SURF-02 CC-SURF-03 CC-R-31
        hex L1-17 at 1,0 r0: grue.A
        hex L1-01 at 2,0 r0
        A surface

        A: try
        chance: roll 4
        A?
        A: pass
        A: try
        A: decline
        ",
        expect![[r#"
            A: try
            chance: roll 4
              A rolls 4 against 3 inside and succeeds
            A?
              decline, grue 1,0 E
            A: pass
              refused CC-TURN-06: move a Grue first, let it eat, or decline
            A: try
              refused CC-TURN-06: move a Grue first, let it eat, or decline
            A: decline
              B's turn, mp 4
        "#]],
    );
    check(
        "
        rule CC-SURF-01 CC-R-31
        hex L1-17 at 1,0 r0: grue.A
        A surface

        A: pass
        ",
        expect![[r#"
            A: pass
              B's turn, mp 4
        "#]],
    );
}

/// A Grue that comes hurts and drives away (S-58).
#[test]
fn a_grue_that_comes_hurts_and_drives_away() {
    check(
        "
        rule CC-SURF-06 CC-R-32 CC-SURF-04 CC-GRUE-09
        players 3
        hex L1-01 at 1,0 r0
        hex L1-17 at 2,0 r2: grue.A
        A surface
        B at 1,0, hp 2, items helmet+hiking-boots+gas-mask
        C at 1,0, hp 1

        A: try
        chance: roll 3
        A: grue 2,0 W
        A?
        B?
        B: flee W
        show hex
        ",
        expect![[r#"
            A: try
            chance: roll 3
              A rolls 3 against 2 inside and succeeds
            A: grue 2,0 W
              the Grue of 2,0 goes to 1,0 A
              grue costs B 1, hp 1
              grue costs C 1, hp 0
              C dies of a Grue
            A?
              nothing
            B?
              flee E, flee W
            B: flee W
              B flees from 1,0 to 0,0 A
              B's turn, mp 1
            show hex
              hex L1-01 at 1,0 r0: grue.A
              hex L1-17 at 2,0 r2
        "#]],
    );
}

#[test]
fn who_cannot_flee_from_a_grue_that_comes_is_cornered() {
    check(
        "
        rule CC-SURF-06 CC-R-32 CC-GRUE-04
        players 2
        hex L1-05 at 2,0 r0
        hex L1-17 at 3,0 r0: grue.B
        A surface
        B at 2,0 B, hp 2

        A: try
        chance: roll 2
        A: grue 3,0 W
        show B
        ",
        expect![[r#"
            A: try
            chance: roll 2
              A rolls 2 against 1 inside and succeeds
            A: grue 3,0 W
              the Grue of 3,0 goes to 2,0 A
              grue costs B 1, hp 1
              B is cornered at 2,0
              B's turn, mp 1
            show B
              B at 2,0 B, hp 1
        "#]],
    );
}

/// A Grue eats the cornered and stays (S-59).
#[test]
fn a_grue_eats_the_cornered_and_stays() {
    check(
        "
        rule CC-SURF-07 CC-GRUE-06
        players 3
        hex L1-17 at 1,0 r0: grue.A
        hex L1-11 at 2,0 r0: grue.B
        hex L1-01 at 3,-1 r0
        A surface
        B at 2,0 A
        C at 2,0 A, items brass-lantern

        A: try
        chance: roll 3
        A? eat
        A? grue 2,0
        A: grue 2,0 NE
        A: eat 1,0
        A: eat 3,-1
        A: eat 2,0
        show B
        show C
        show hex
        ",
        expect![[r#"
            A: try
            chance: roll 3
              A rolls 3 against 2 inside and succeeds
            A? eat
              2,0
            A? grue 2,0
              nothing
            A: grue 2,0 NE
              refused CC-SURF-04: the Grue at 2,0 has prey on its hex and will not leave; let it eat
            A: eat 1,0
              refused CC-SURF-07: the Grue at 1,0 has nobody to eat; it eats only the cornered
            A: eat 3,-1
              refused CC-SURF-03: there is no Grue at 3,-1
            A: eat 2,0
              the Grue of 2,0 eats
              B dies of a Grue
              C's turn, mp 4
            show B
              B dead
            show C
              C at 2,0 A, hp 4, items brass-lantern
            show hex
              hex L1-17 at 1,0 r0: grue.A
              hex L1-11 at 2,0 r0: grue.B
              hex L1-01 at 3,-1 r0
        "#]],
    );
}

/// Without a Grue the turn is skipped (S-62).
#[test]
fn without_a_grue_the_turn_is_skipped() {
    check(
        "
        rule CC-SURF-01 CC-TURN-03 CC-R-33
        players 3
        A surface
        B at 0,0
        turn C

        C: end turn
        ",
        expect![[r#"
            C: end turn
              C's turn ends, mp lost 4
              round 2
              B's turn, mp 4
        "#]],
    );
}

#[test]
fn neither_the_dead_nor_those_outside_count_as_inside() {
    check(
        "
        rule CC-SURF-02 CC-R-01 CC-MODEL-08
        players 6
        hex L1-17 at 1,0 r0: grue.A
        A surface
        B surface
        C dead

        A: try
        chance: roll 3
        B: try
        chance: roll 4
        B: decline
        ",
        expect![[r#"
            A: try
            chance: roll 3
              A rolls 3 against 3 inside and fails
              B's turn on the Surface
            B: try
            chance: roll 4
              B rolls 4 against 3 inside and succeeds
            B: decline
              D's turn, mp 4
        "#]],
    );
}
