//! Move points and what they are spent on. Rules: CC-TURN-05 to CC-TURN-10; rulings CC-R-07, CC-R-08, CC-R-10, CC-R-61.

mod base_camp;
mod progress;
mod safety_stop;
mod slots;

use expect_test::expect;

use crate::check;

/// A turn has as many move points as health (S-02).
#[test]
fn a_turn_has_as_many_move_points_as_health() {
    check(
        "
        rule CC-TURN-05 CC-GEN-06
        A hp 3
        turn A begins

        show turn
        ",
        expect![[r#"
            show turn
              turn A, mp 3
        "#]],
    );
}

/// Penalties add up and leave one move point (S-03).
#[test]
fn penalties_add_up_and_leave_one_move_point() {
    check(
        "
        rule CC-TURN-05 CC-MISF-04 CC-MISF-06 CC-R-09
        A hp 2, held C11*2 C16
        turn A begins

        show turn
        ",
        expect![[r#"
            show turn
              turn A, mp 1
        "#]],
    );
    check(
        "
        rule CC-TURN-05 CC-MISF-04 CC-MISF-06 CC-R-09
        A hp 4, held C11 C13
        B hp 4, held C17
        turn A begins

        show turn
        A: end turn
        ",
        expect![[r#"
            show turn
              turn A, mp 2
            A: end turn
              A is cured of 2 thirst
              A's turn ends, mp lost 2
              B's turn, mp 3
        "#]],
    );
}

/// With no move points left the turn is over (S-04).
#[test]
fn with_no_move_points_left_the_turn_is_over() {
    check(
        "
        rule CC-TURN-08 CC-R-07
        hex L1-01 at 1,0 r0
        A hp 2, items medkit
        turn A, mp 1

        A? medkit
        A: move E
        A: medkit
        show A
        ",
        expect![[r#"
            A? medkit
              yes
            A: move E
              A goes from 0,0 to 1,0 A, mp 0
              A's turn ends
              B's turn, mp 4
            A: medkit
              refused CC-TURN-01: it is not A's turn to decide
            show A
              A at 1,0 A, hp 2, items medkit
        "#]],
    );
}

/// Nothing but the actions of the table can be done in a turn.
#[test]
fn actions_may_be_mixed_and_repeated_as_long_as_they_can_be_paid() {
    check(
        "
        rule CC-TURN-06 CC-TURN-07 CC-R-10
        hex L1-01 at 1,0 r0: treasures 1 5
        A items medkit, hp 2
        turn A, mp 4

        A: move E
        A: medkit
        A: collect
        A: keep 5
        A: move W
        A: move E
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 A, mp 3
            A: medkit
              A heals to hp 4
            A: collect
              A looks at 5 1 at 1,0
            A: keep 5
              A keeps 5
              1 face down at 1,0
            A: move W
              A goes from 1,0 to 0,0 A, mp 1
            A: move E
              A goes from 0,0 to 1,0 A, mp 0
              A's turn ends
              B's turn, mp 4
        "#]],
    );
    check(
        "
        rule CC-TURN-07 CC-R-12 CC-R-55
        hex L1-01 at 1,0 r0: treasures 1 items rope
        A at 1,0, items helmet+medkit+dynamite
        B at 1,0, items canteen, treasures 9
        turn A, mp 4

        A?
        A: pass
        A: try
        A: decline
        A: eat 1,0
        A: flee E
        A: rotate 1
        A: keep 1
        A: send 1,0
        A: grue 1,0 E
        ",
        expect![[r#"
            A?
              end turn, move W, explore E, explore NE, explore NW, explore SW, explore SE, collect, take rope, medkit, deploy
            A: pass
              refused CC-TURN-07: that answers a question nobody asked; on your turn you move, explore, collect, leave or end it
            A: try
              refused CC-TURN-07: that answers a question nobody asked; on your turn you move, explore, collect, leave or end it
            A: decline
              refused CC-TURN-07: that answers a question nobody asked; on your turn you move, explore, collect, leave or end it
            A: eat 1,0
              refused CC-TURN-07: that answers a question nobody asked; on your turn you move, explore, collect, leave or end it
            A: flee E
              refused CC-TURN-07: that answers a question nobody asked; on your turn you move, explore, collect, leave or end it
            A: rotate 1
              refused CC-TURN-07: that answers a question nobody asked; on your turn you move, explore, collect, leave or end it
            A: keep 1
              refused CC-TURN-07: that answers a question nobody asked; on your turn you move, explore, collect, leave or end it
            A: send 1,0
              refused CC-TURN-07: that answers a question nobody asked; on your turn you move, explore, collect, leave or end it
            A: grue 1,0 E
              refused CC-TURN-07: that answers a question nobody asked; on your turn you move, explore, collect, leave or end it
        "#]],
    );
}

#[test]
fn a_player_may_stop_at_any_time() {
    check(
        "
        rule CC-TURN-09 CC-TURN-01
        hex L1-01 at 1,0 r0

        A: move E
        A: end turn
        A: end turn
        show turn
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 A, mp 3
            A: end turn
              A's turn ends, mp lost 3
              B's turn, mp 4
            A: end turn
              refused CC-TURN-01: it is not A's turn to decide
            show turn
              turn B, mp 4
        "#]],
    );
}

/// What happens in a turn does not change its move points (S-43).
#[test]
fn what_happens_in_a_turn_does_not_change_its_move_points() {
    check(
        "
        rule CC-TURN-10 CC-R-08
        players 2
        hex L1-03 at 1,0 r0: bats
        turn A, mp 4

        A: move E
        show A
        show turn
        A: end turn
        B: end turn
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 A, mp 3
              bats costs A 1, hp 3
            show A
              A at 1,0 A, hp 3
            show turn
              turn A, mp 3
            A: end turn
              A's turn ends, mp lost 3
              B's turn, mp 4
            B: end turn
              B's turn ends, mp lost 4
              round 2
              A's turn, mp 3
        "#]],
    );
    check(
        "
        rule CC-TURN-10 CC-R-08
        players 2
        A hp 1, items medkit, held C16
        turn A begins

        show turn
        A: medkit
        show turn
        A: end turn
        B: end turn
        ",
        expect![[r#"
            show turn
              turn A, mp 1
            A: medkit
              A heals to hp 4
              A is cured of 1 twisted-ankle
            show turn
              turn A, mp 1
            A: end turn
              A's turn ends, mp lost 1
              B's turn, mp 4
            B: end turn
              B's turn ends, mp lost 4
              round 2
              A's turn, mp 4
        "#]],
    );
}

#[test]
fn entering_on_the_last_move_point_leaves_no_time_to_defuse() {
    check(
        "
        rule CC-R-61 CC-R-07 CC-TURN-08 CC-MOVE-09
        players 3
        hex L1-01 at 1,0 r0
        fuse B 1,0
        turn A, mp 1

        A: move E
        show A
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 A, mp 0
              A's turn ends
              B's Dynamite goes off at 1,0
              L1-01 at 1,0 collapses, treasures 0
              A dies of a collapse
              B's turn, mp 4
            show A
              A dead
        "#]],
    );
    check(
        "
        rule CC-R-61 CC-R-07
        players 3
        hex L1-01 at 1,0 r0
        fuse B 1,0
        turn A, mp 2

        A: move E
        A? defuse
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 A, mp 1
            A? defuse
              B
        "#]],
    );
}
