//! The cave troll comes. Rules: CT-MON-TROLL. Where its victims may flee is `cave_troll/flight.rs`.

mod chains;
mod flight;

use expect_test::expect;

use crate::check;

/// Each player may save one figure from a cave troll (S-57).
#[test]
fn each_player_may_save_one_figure_from_a_cave_troll() {
    check(
        "
        rule CT-MON-TROLL-02 CT-MON-TROLL-03 CT-MON-TROLL-04 CT-TERM-10 CT-R-22 CT-R-24
        R22: A.adventurer*2 B.adventurer B.orc C.adventurer chest.D
        turn C
        C hand cave-troll

        C: draw
        chance: draws thief
        C: play cave-troll
        C: place R22
        A?
        B: flee orc R18
        A: flee adventurer R18
        B?
        B: flee orc R19
        C?
        C: flee adventurer R28
        show R
        show A lost
        show B lost
        show D lost
        show turn
        ",
        expect![[r#"
            C: draw
            chance: draws thief
              C draws thief
            C: play cave-troll
              C plays cave-troll
            C: place R22
              C.cave-troll comes to R22
            A?
              flee adventurer R18, flee adventurer R19, flee adventurer R28, stay
            B: flee orc R18
              refused CT-TURN-01: it is not B's turn to decide
            A: flee adventurer R18
              A.adventurer flees from R22 to R18
            B?
              flee adventurer R18, flee adventurer R19, flee adventurer R28, flee orc R18, flee orc R19, flee orc R28, stay
            B: flee orc R19
              B.orc flees from R22 to R19
            C?
              flee adventurer R18, flee adventurer R19, flee adventurer R28, stay
            C: flee adventurer R28
              C.adventurer flees from R22 to R28
              A.adventurer is discarded in R22
              B.adventurer is discarded in R22
              D's chest is discarded in R22
            show R
              R18: A.adventurer
              R19: B.orc
              R22: C.cave-troll
              R28: C.adventurer
            show A lost
              A lost adventurer
            show B lost
              B lost adventurer
            show D lost
              D lost chest
            show turn
              turn C, actions 3
        "#]],
    );
}

/// Who does not flee is discarded (S-60).
#[test]
fn who_does_not_flee_is_discarded() {
    check(
        "
        rule CT-MON-TROLL-02 CT-MON-TROLL-04
        R22: B.adventurer
        turn C
        C hand cave-troll

        C: draw
        chance: draws thief
        C: play cave-troll
        C: place R22
        B: stay
        show R22
        show B lost
        ",
        expect![[r#"
            C: draw
            chance: draws thief
              C draws thief
            C: play cave-troll
              C plays cave-troll
            C: place R22
              C.cave-troll comes to R22
            B: stay
              B.adventurer is discarded in R22
            show R22
              R22: C.cave-troll
            show B lost
              B lost adventurer
        "#]],
    );
}

/// Nobody comes to a cave troll, not even another (S-64).
#[test]
fn nobody_comes_to_a_cave_troll_not_even_another() {
    check(
        "
        rule CT-MON-TROLL-01 CT-MON-TROLL-06 CT-ENTER-03 CT-R-25
        R28: D.cave-troll
        R33: A.adventurer
        E1: A.thief
        B hand cave-troll

        A? move adventurer R33
        A: move adventurer R33 R28
        A: move thief E1 R28
        A: end turn
        B: draw
        chance: draws thief
        B: play cave-troll
        B: place R28
        ",
        expect![[r#"
            A? move adventurer R33
              R30, R31
            A: move adventurer R33 R28
              refused CT-ENTER-03: nobody can enter R28: a cave troll is there
            A: move thief E1 R28
              refused CT-ENTER-03: nobody can enter R28: a cave troll is there
            A: end turn
              A ends the turn, actions lost 4
              B's turn, actions 4
            B: draw
            chance: draws thief
              B draws thief
            B: play cave-troll
              B plays cave-troll
            B: place R28
              refused CT-R-25: there is already a cave troll in R28; choose another room
        "#]],
    );
}

/// A cave troll comes to a full and guarded room (S-65).
#[test]
fn a_cave_troll_comes_to_a_full_and_guarded_room() {
    check(
        "
        rule CT-MON-TROLL-01 CT-ENTER-09 CT-TERM-08 CT-R-06
        R14: B.knight B.adventurer*4
        A hand cave-troll

        A: draw
        chance: draws thief
        A: play cave-troll
        A: place R14
        B?
        B: flee knight R07
        show R14
        show B lost
        ",
        expect![[r#"
            A: draw
            chance: draws thief
              A draws thief
            A: play cave-troll
              A plays cave-troll
            A: place R14
              A.cave-troll comes to R14
            B?
              flee adventurer R07, flee adventurer R10, flee adventurer R11, flee adventurer R18, flee knight R07, flee knight R10, flee knight R11, flee knight R18, stay
            B: flee knight R07
              B.knight flees from R14 to R07
              B.adventurer is discarded in R14
              B.adventurer is discarded in R14
              B.adventurer is discarded in R14
              B.adventurer is discarded in R14
            show R14
              R14: A.cave-troll
            show B lost
              B lost adventurer*4
        "#]],
    );
}

/// The troll's owner flees last and barbarians flee too (S-66).
#[test]
fn the_trolls_owner_flees_last_and_barbarians_flee_too() {
    check(
        "
        rule CT-MON-TROLL-02 CT-R-22 CT-R-26
        R14: A.adventurer*2 B.barbarian
        A hand cave-troll

        A: draw
        chance: draws thief
        A: play cave-troll
        A: place R14
        A: flee adventurer R07
        B?
        B: flee barbarian R07
        A?
        A: flee cave-troll R07
        A: flee adventurer R10
        show R14
        show A lost
        ",
        expect![[r#"
            A: draw
            chance: draws thief
              A draws thief
            A: play cave-troll
              A plays cave-troll
            A: place R14
              A.cave-troll comes to R14
            A: flee adventurer R07
              refused CT-TURN-01: it is not A's turn to decide
            B?
              flee barbarian R07, flee barbarian R10, flee barbarian R11, flee barbarian R18, stay
            B: flee barbarian R07
              B.barbarian flees from R14 to R07
            A?
              flee adventurer R07, flee adventurer R10, flee adventurer R11, flee adventurer R18, stay
            A: flee cave-troll R07
              refused CT-MOVE-05: a cave troll never moves
            A: flee adventurer R10
              A.adventurer flees from R14 to R10
              A.adventurer is discarded in R14
            show R14
              R14: A.cave-troll
            show A lost
              A lost adventurer
        "#]],
    );
}

#[test]
fn a_cave_troll_in_an_empty_room_asks_nobody() {
    check(
        "
        rule CT-MON-TROLL-02
        A hand cave-troll

        A: draw
        chance: draws thief
        A: play cave-troll
        A: place R14
        show turn
        ",
        expect![[r#"
            A: draw
            chance: draws thief
              A draws thief
            A: play cave-troll
              A plays cave-troll
            A: place R14
              A.cave-troll comes to R14
            show turn
              turn A, actions 3
        "#]],
    );
}

/// Both doors of R01 lead to rooms that knights guard.
#[test]
fn who_has_no_flight_is_not_asked() {
    check(
        "
        rule CT-MON-TROLL-02 CT-MON-TROLL-04
        R01: A.adventurer
        R02: B.knight
        R06: D.knight
        turn C
        C hand cave-troll

        C: draw
        chance: draws thief
        C: play cave-troll
        C: place R01
        show R01
        ",
        expect![[r#"
            C: draw
            chance: draws thief
              C draws thief
            C: play cave-troll
              C plays cave-troll
            C: place R01
              C.cave-troll comes to R01
              A.adventurer is discarded in R01
            show R01
              R01: C.cave-troll
        "#]],
    );
}

/// House rule against CT-R-25: the older troll goes with everybody else, and its room stays closed.
#[test]
fn a_cave_troll_may_oust_another() {
    check(
        "
        rule CT-R-25 CT-MON-TROLL-01 CT-MON-TROLL-04
        players 4, set original, house trolls-oust-trolls
        R28: D.cave-troll
        R33: A.adventurer
        turn B
        B hand cave-troll

        B: draw
        chance: draws thief
        B: play cave-troll
        B: place P1
        B: place R28
        show R28
        B: end turn
        C: end turn
        D: end turn
        A: move adventurer R33 R28
        ",
        expect![[r#"
            B: draw
            chance: draws thief
              B draws thief
            B: play cave-troll
              B plays cave-troll
            B: place P1
              refused CT-MON-TROLL-01: a cave troll is placed in a room, and P1 is not one
            B: place R28
              B.cave-troll comes to R28
              D.cave-troll is discarded in R28
            show R28
              R28: B.cave-troll
            B: end turn
              B ends the turn, actions lost 3
              C's turn, actions 4
            C: end turn
              C ends the turn, actions lost 4
              D's turn, actions 4
            D: end turn
              D ends the turn, actions lost 4
              A's turn, actions 4
            A: move adventurer R33 R28
              refused CT-ENTER-03: nobody can enter R28: a cave troll is there
        "#]],
    );
}
