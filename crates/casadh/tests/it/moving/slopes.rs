//! Slopes. Rules: CC-MOVE-06, CC-MOVE-07, CC-MODEL-05, CC-MODEL-06, CC-HEX-06, CC-ITEM-04; ruling CC-R-05.

use expect_test::expect;

use crate::check;

/// A move may go down a slope on its way out (S-08).
#[test]
fn a_move_may_go_down_a_slope_on_its_way_out() {
    check(
        "
        rule CC-MOVE-01 CC-MODEL-06 CC-R-05
        hex L1-08 at 1,0 r3
        hex L1-01 at 2,0 r0
        A at 1,0 A
        turn A, mp 2

        A? move
        A: move E
        show A
        show turn
        ",
        expect![[r#"
            A? move
              E, W
            A: move E
              A goes from 1,0 to 2,0 A, mp 1
            show A
              A at 2,0 A, hp 4
            show turn
              turn A, mp 1
        "#]],
    );
}

/// Slopes are climbed with a rope only (S-09).
#[test]
fn slopes_are_climbed_with_a_rope_only() {
    check(
        "
        rule CC-HEX-06 CC-ITEM-04 CC-MODEL-05 CC-MODEL-06
        hex L1-08 at 1,0 r0
        A at 1,0 B

        A? move
        A? explore
        A: slope A
        ",
        expect![[r#"
            A? move
              W
            A? explore
              SW, SE
            A: slope A
              refused CC-MOVE-06: no slope leads down from here to passageway A; you can climb only with a Rope
        "#]],
    );
    check(
        "
        rule CC-HEX-06 CC-ITEM-04 CC-MODEL-05 CC-MODEL-06
        hex L1-08 at 1,0 r0
        A at 1,0 B, items rope

        A? move
        A? explore
        A: slope A
        show A
        show turn
        ",
        expect![[r#"
            A? move
              W
            A? explore
              E, NE, NW, SW, SE
            A: slope A
              A climbs from B to A at 1,0
            show A
              A at 1,0 A, hp 4, items rope
            show turn
              turn A, mp 4
        "#]],
    );
}

/// A slope is taken for free to reach the marker (S-10).
#[test]
fn a_slope_is_taken_for_free_to_reach_the_marker() {
    check(
        "
        rule CC-MOVE-06 CC-TREAS-02 CC-HEX-10
        hex L1-08 at 1,0 r3: treasures 1 4 7
        A at 1,0 A
        turn A, mp 2

        A? collect
        A: collect
        A: slope B
        show turn
        A? collect
        A: collect
        A: keep 4
        show turn
        ",
        expect![[r#"
            A? collect
              nothing
            A: collect
              refused CC-HEX-10: you collect treasures and items at the location marker, and you are not there
            A: slope B
              A slides from A to B at 1,0
            show turn
              turn A, mp 2
            A? collect
              yes
            A: collect
              A looks at 7 4 1 at 1,0
            A: keep 4
              A keeps 4
              2 face down at 1,0
            show turn
              turn A, mp 1
        "#]],
    );
}

/// Nobody slopes in circles (S-11).
#[test]
fn nobody_slopes_in_circles() {
    check(
        "
        rule CC-MOVE-07 CC-R-05
        hex L1-08 at 1,0 r0
        hex L1-01 at 2,0 r0
        A at 1,0 B, items rope
        turn A, mp 4

        A: slope A
        A? slope
        A: slope B
        A? move
        A? explore
        A: move E
        A: move W
        A? slope
        ",
        expect![[r#"
            A: slope A
              A climbs from B to A at 1,0
            A? slope
              nothing
            A: slope B
              refused CC-MOVE-07: you have already been in passageway B since you last spent a move point
            A? move
              E, W
            A? explore
              NE, NW, SW, SE
            A: move E
              A goes from 1,0 to 2,0 A, mp 3
            A: move W
              A goes from 2,0 to 1,0 A, mp 2
            A? slope
              B
        "#]],
    );
    check(
        "
        rule CC-MOVE-07 CC-R-05
        hex L1-08 at 1,0 r0: treasures 1 4
        A at 1,0 A, items rope
        turn A, mp 4

        A: slope B
        A: slope A
        A: collect
        A: keep 4
        A? slope
        ",
        expect![[r#"
            A: slope B
              A slides from A to B at 1,0
            A: slope A
              refused CC-MOVE-07: you have already been in passageway A since you last spent a move point
            A: collect
              A looks at 4 1 at 1,0
            A: keep 4
              A keeps 4
              1 face down at 1,0
            A? slope
              A
        "#]],
    );
}

#[test]
fn only_along_slopes_does_one_change_passageways() {
    check(
        "
        rule CC-R-05 CC-MOVE-06
        hex L1-05 at 1,0 r0
        A at 1,0 B, items rope

        A? slope
        A: slope A
        ",
        expect![[r#"
            A? slope
              nothing
            A: slope A
              refused CC-MOVE-06: no slope leads down from here to passageway A; you can climb only with a Rope
        "#]],
    );
}

/// Two slopes in one move; as an action one at a time.
#[test]
fn slopes_lead_on_and_on() {
    check(
        "
        rule CC-MODEL-05 CC-MODEL-06 CC-MOVE-06
        hex L2-06 at 1,0 r0
        A at 1,0 A

        A? explore
        A: slope C
        A: slope B
        A? explore
        A: slope C
        A? explore
        ",
        expect![[r#"
            A? explore
              E, NE, NW, SW, SE
            A: slope C
              refused CC-MOVE-06: no slope leads down from here to passageway C; you can climb only with a Rope
            A: slope B
              A slides from A to B at 1,0
            A? explore
              NW, SW, SE
            A: slope C
              A slides from B to C at 1,0
            A? explore
              SW, SE
        "#]],
    );
}

/// No token strikes for it.
#[test]
fn a_slope_is_no_entering() {
    check(
        "
        rule CC-MOVE-06 CC-HAZ-08 CC-R-23
        hex L1-08 at 1,0 r0: tremors
        A at 1,0 A

        A: slope B
        show A
        ",
        expect![[r#"
            A: slope B
              A slides from A to B at 1,0
            show A
              A at 1,0 B, hp 4
        "#]],
    );
}

/// Each node stood in counts, from the start of the turn on; a new hex is a new start.
#[test]
fn the_way_back_up_is_closed_until_something_is_spent() {
    check(
        "
        rule CC-MOVE-07
        players 2
        hex L2-06 at 1,0 r0
        A at 1,0 A, items rope
        turn B

        B: end turn
        A: slope B
        A: slope A
        A: slope C
        A: slope B
        A? slope
        ",
        expect![[r#"
            B: end turn
              B's turn ends, mp lost 4
              round 2
              A's turn, mp 4
            A: slope B
              A slides from A to B at 1,0
            A: slope A
              refused CC-MOVE-07: you have already been in passageway A since you last spent a move point
            A: slope C
              A slides from B to C at 1,0
            A: slope B
              refused CC-MOVE-07: you have already been in passageway B since you last spent a move point
            A? slope
              nothing
        "#]],
    );
    check(
        "
        rule CC-MOVE-07 CC-EXPL-07
        players 2
        hex L1-08 at 1,0 r0
        A at 1,0 B, items rope

        A: slope A
        A: explore E
        chance: hex L1-14
        A: rotate 0
        chance: card C01
        A? slope
        A: slope B
        A: slope A
        ",
        expect![[r#"
            A: slope A
              A climbs from B to A at 1,0
            A: explore E
            chance: hex L1-14
              A draws L1-14 for 2,0
            A: rotate 0
              L1-14 lies at 2,0 r0, A stands in A
            chance: card C01
              A draws C01, cost 1, mp 3
            A? slope
              B
            A: slope B
              A slides from A to B at 2,0
            A: slope A
              refused CC-MOVE-07: you have already been in passageway A since you last spent a move point
        "#]],
    );
}
