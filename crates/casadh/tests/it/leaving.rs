//! Leaving the caves. Rules: CC-LEAVE, CC-HEX-14, CC-INFO-04; rulings CC-R-46, CC-R-52.

use expect_test::expect;

use crate::check;

/// Who leaves takes the two highest (S-75).
#[test]
fn who_leaves_takes_the_two_highest() {
    check(
        "
        rule CC-LEAVE-01 CC-LEAVE-02 CC-LEAVE-03 CC-LEAVE-04 CC-LEAVE-05 CC-R-46 CC-R-52
        players 3
        surface 9 8 6 6 3 0
        A hp 2, items rope+medkit, treasures 5, held C11
        turn B, mp 4

        B: leave
        show surface
        C: end turn
        A: leave
        show A
        show B
        show surface
        C: end turn
        ",
        expect![[r#"
            B: leave
              B leaves with 9 and 8
              B's turn ends
              C's turn, mp 4
            show surface
              surface 6 6 3 0
            C: end turn
              C's turn ends, mp lost 4
              round 2
              A's turn, mp 1
            A: leave
              A leaves with 6 and 6
              A is cured of 1 thirst
              A's turn ends
              C's turn, mp 4
            show A
              A surface, hp 2, items rope+medkit, treasures 6 6 5, shown 6 6
            show B
              B surface, hp 4, treasures 9 8, shown 9 8
            show surface
              surface 3 0
            C: end turn
              C's turn ends, mp lost 4
              round 3
              C's turn, mp 4
        "#]],
    );
}

/// Who arrives with the last move point leaves another time (S-76).
#[test]
fn who_arrives_with_the_last_move_point_leaves_another_time() {
    check(
        "
        rule CC-LEAVE-01 CC-TURN-08 CC-TURN-11 CC-MISF-07 CC-MISF-08
        players 2
        hex L1-01 at 1,0 r0
        A at 1,0, held C11 C14 C16
        turn A, mp 1

        A: move W
        A: leave
        show A
        ",
        expect![[r#"
            A: move W
              A goes from 1,0 to 0,0 A, mp 0
              A is cured of 1 thirst
              A is cured of 1 flashlight-out
              A is cured of 1 twisted-ankle
              A's turn ends
              B's turn, mp 4
            A: leave
              refused CC-TURN-01: it is not A's turn to decide
            show A
              A at 0,0 A, hp 4
        "#]],
    );
}

#[test]
fn one_leaves_from_base_camp_only() {
    check(
        "
        rule CC-LEAVE-01 CC-HEX-14
        hex L1-01 at 1,0 r0
        A at 1,0

        A? leave
        A: leave
        A: move W
        A? leave
        ",
        expect![[r#"
            A? leave
              nothing
            A: leave
              refused CC-LEAVE-01: you can leave the caves only from Base Camp
            A: move W
              A goes from 1,0 to 0,0 A, mp 3
            A? leave
              yes
        "#]],
    );
}

#[test]
fn leaving_in_the_first_turn_is_legal_and_final() {
    check(
        "
        rule CC-LEAVE-01 CC-LEAVE-02 CC-LEAVE-06 CC-R-46 CC-HEX-14
        new players 2

        chance: surface 9
        chance: surface 4
        chance: surface 4
        chance: surface 1
        chance: A starts
        A: leave
        B: end turn
        B: end turn
        show A
        show surface
        ",
        expect![[r#"
            chance: surface 9
              9 lies on the Surface
            chance: surface 4
              4 lies on the Surface
            chance: surface 4
              4 lies on the Surface
            chance: surface 1
              1 lies on the Surface
            chance: A starts
              A takes the first turn
              round 1
              A's turn, mp 4
            A: leave
              A leaves with 9 and 4
              A's turn ends
              B's turn, mp 4
            B: end turn
              B's turn ends, mp lost 4
              round 2
              B's turn, mp 4
            B: end turn
              B's turn ends, mp lost 4
              round 3
              B's turn, mp 4
            show A
              A surface, hp 4, treasures 9 4, shown 9 4
            show surface
              surface 4 1
        "#]],
    );
}

#[test]
fn nothing_hurts_on_the_surface_and_the_treasures_of_the_dead_stay() {
    check(
        "
        rule CC-LEAVE-06 CC-R-52 CC-LEAVE-03
        players 3
        hex L1-03 at 1,0 r0: bats
        surface 9 8 7 6 5 4
        A hp 1
        B hp 1

        A: leave
        B: move E
        C: leave
        ",
        expect![[r#"
            A: leave
              A leaves with 9 and 8
              A's turn ends
              B's turn, mp 1
            B: move E
              B goes from 0,0 to 1,0 A, mp 0
              bats costs B 1, hp 0
              B dies of bats
              B's turn ends
              C's turn, mp 4
            C: leave
              C leaves with 7 and 6
              A shows 9 8, total 17
              C shows 7 6, total 13
              the game is over, won by A
        "#]],
    );
}
