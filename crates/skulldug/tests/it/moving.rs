//! Dashing, and what moving costs. Rules: SK-DASH, SK-MOVE.

mod chains;
mod fleeing;
mod nesting;
mod sliding;

use expect_test::expect;

use crate::check;

/// A dash may end in an encounter (S-15).
#[test]
fn a_dash_may_end_in_an_encounter() {
    check(
        "
        rule SK-DASH-01 SK-R-21 SK-FLEE-01 SK-FLEE-04 SK-ENC-07
        g6: ns
        g5: ns skeleton-sentry-1

        A: dash north north
        A: focus 0
        chance: die 1
        show A ap
        ",
        expect![[r#"
            A: dash north north
              A dashes from g7 to g6
              A dashes from g6 to g5
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to skeleton-sentry-1
              A is hurt by 1, health 4
              A flees from g5 to g6
            show A ap
              A ap 2
        "#]],
    );
}

/// S-16. Nor does it go into the dark, or stop for anything between.
#[test]
fn a_dash_does_not_pass_an_encounter() {
    check(
        "
        rule SK-DASH-02 SK-DASH-03
        g6: ns bear-trap-1
        g5: ns
        h7: ew
        f7: ew ledge

        A: dash north north
        A: dash east east
        A: dash west west
        A: move north
        A: focus 0
        chance: die 4
        ",
        expect![[r#"
            A: dash north north
              refused SK-DASH-02: something waits at g6; a dash may end there but not pass through
            A: dash east east
              refused SK-DASH-02: you can dash only through discovered passages; move into the dark instead
            A: dash west west
              refused SK-DASH-02: something waits at f7; a dash may end there but not pass through
            A: move north
              A goes from g7 to g6
              A meets bear-trap-1, needs 4
            A: focus 0
            chance: die 4
              A rolls 4
              A's trap roll comes to 4
              A beats bear-trap-1
              A picks up bear-trap-1 from g6
        "#]],
    );
}

/// S-17. Every roll is one less, and 2 AP end it.
#[test]
fn the_dazed_do_not_dash() {
    check(
        "
        rule SK-DAZE-01 SK-DAZE-02 SK-DAZE-03 SK-R-42 SK-R-32
        g6: ns skeleton-sentry-1
        A dazed
        A ap 4

        A: dash north north
        A: move north
        A: focus 0
        chance: die 4
        A: recover
        show A ap
        A: recover
        ",
        expect![[r#"
            A: dash north north
              refused SK-DAZE-02: you are Dazed and cannot dash; shake it off first
            A: move north
              A goes from g7 to g6
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 4
              A rolls 4
              A's monster roll comes to 3
              A loses to skeleton-sentry-1
              A is hurt by 1, health 4
              A flees from g6 to g7
            A: recover
              A is no longer dazed
            show A ap
              A ap 1
            A: recover
              refused SK-DAZE-03: you are not Dazed
        "#]],
    );
}

/// S-18. FT-06.
#[test]
fn the_first_move_costs_more_with_the_leaden_idol() {
    check(
        "
        rule SK-GOAL-02 SK-TURN-03 SK-R-61 SK-CARD-12
        g6: ns
        g5: ns
        A hand leaden-idol

        A: move north
        show A ap
        A: dash north south
        show A ap
        A: move south
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
            show A ap
              A ap 1
            A: dash north south
              A dashes from g6 to g5
              A dashes from g5 to g6
            show A ap
              A ap 0
            A: move south
              refused SK-TURN-03: that costs 1 AP, and you have 0 left
        "#]],
    );
}

/// The Flooded Passage.
#[test]
fn wading_costs_more_and_nobody_dashes_through() {
    check(
        "
        rule SK-PASS-04 SK-TURN-03
        g6: ns wade
        g5: ns
        A ap 4

        A: dash north north
        A: move north
        A: move north
        show A ap
        ",
        expect![[r#"
            A: dash north north
              refused SK-PASS-04: you cannot dash out of or through a Flooded Passage; move instead
            A: move north
              A goes from g7 to g6
            A: move north
              A goes from g6 to g5
            show A ap
              A ap 1
        "#]],
    );
}

/// Any number of explorers fit in a passage.
#[test]
fn going_back_and_forth_is_a_dash_too() {
    check(
        "
        rule SK-R-20 SK-R-21
        g6: ns
        B at g6
        C at g6

        A: dash north south
        A: move north
        A: drop boomerang g6
        ",
        expect![[r#"
            A: dash north south
              A dashes from g7 to g6
              A dashes from g6 to g7
            A: move north
              A goes from g7 to g6
            A: drop boomerang g6
              refused SK-CARD-12: boomerang is not in your hand
        "#]],
    );
}

/// Leaving costs one more, and no dash begins there.
#[test]
fn a_flooded_passage_is_left_for_two() {
    check(
        "
        rule SK-PASS-04
        g6: ns wade
        A at g6

        A: dash south north
        A: move south
        show A ap
        ",
        expect![[r#"
            A: dash south north
              refused SK-PASS-04: you cannot dash out of or through a Flooded Passage; move instead
            A: move south
              A goes from g6 to g7
            show A ap
              A ap 1
        "#]],
    );
}

/// Riding is entering; who lost to a monster there does not flee, for the last passage is not connected.
#[test]
fn a_cart_rides_to_another() {
    check(
        "
        rule SK-R-19 SK-R-46 SK-FLEE-02 SK-PASS-11
        g6: ns ride
        c3: new ride skeleton-sentry-1
        A at g6

        A: ride g6
        A: ride c3
        A: focus 0
        chance: die 1
        A: ride g6
        ",
        expect![[r#"
            A: ride g6
              refused SK-PASS-04: g6 is not another discovered Mine Cart
            A: ride c3
              A rides from g6 to c3
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to skeleton-sentry-1
              A is hurt by 1, health 4
            A: ride g6
              A rides from c3 to g6
        "#]],
    );
}
