//! Walking with the cloak of invisibility or the boots of haste. Rules: CT-ART-CLOAK-01, CT-ART-BOOTS-01.

use expect_test::expect;

use crate::check;

/// No knight stops the wearer of the cloak (S-69).
#[test]
fn no_knight_stops_the_wearer_of_the_cloak() {
    check(
        "
        rule CT-ART-CLOAK-01 CT-ENTER-09
        R14: B.knight
        E1: A.adventurer
        A artifact cloak

        A: cloak adventurer E1
        A? step
        A: step R07
        A?
        A: step R14
        show R14
        show artifacts
        show turn
        ",
        expect![[r#"
            A: cloak adventurer E1
              A uses cloak
            A? step
              R06, R07, R11
            A: step R07
              A.adventurer goes from E1 to R07
            A?
              step R02, step R14, step E1, stop
            A: step R14
              A.adventurer goes from R07 to R14
            show R14
              R14: A.adventurer B.knight
            show artifacts
              artifacts played cloak
            show turn
              turn A, actions 3
        "#]],
    );
}

/// The cloak does not open a full room (S-70).
#[test]
fn the_cloak_does_not_open_a_full_room() {
    check(
        "
        rule CT-ART-CLOAK-01 CT-ENTER-07 CT-ENTER-09
        R14: B.knight B.adventurer*4
        R07: A.adventurer
        A artifact cloak

        A: cloak adventurer R07
        A?
        A: step R14
        ",
        expect![[r#"
            A: cloak adventurer R07
              A uses cloak
            A?
              step R02, step E1
            A: step R14
              refused CT-ENTER-07: R14 is full: it holds five figures
        "#]],
    );
}

#[test]
fn the_first_step_with_the_cloak_must_be_taken_and_the_second_may() {
    check(
        "
        rule CT-ART-CLOAK-01
        R11: A.adventurer A.orc
        A artifact cloak

        A: cloak orc R11
        A: cloak adventurer R11
        A?
        A: stop
        A: end turn
        A: step P1
        A: step R14
        A: step R01
        A: stop
        show turn
        ",
        expect![[r#"
            A: cloak orc R11
              refused CT-ART-CLOAK-01: only heroes can wear it
            A: cloak adventurer R11
              A uses cloak
            A?
              step R13, step R14, step E1
            A: stop
              refused CT-ART-CLOAK-01: you have to take the first step
            A: end turn
              refused CT-TURN-07: take the next step first, or stop
            A: step P1
              refused CT-ART-CLOAK-01: a step goes to an adjacent room or entrance, and P1 is neither
            A: step R14
              A.adventurer goes from R11 to R14
            A: step R01
              refused CT-ART-CLOAK-01: a step goes to an adjacent room or entrance, and R01 is neither
            A: stop
            show turn
              turn A, actions 3
        "#]],
    );
}

/// The boots take three steps with one action (S-72).
#[test]
fn the_boots_take_three_steps_with_one_action() {
    check(
        "
        rule CT-ART-BOOTS-01 CT-ART-01
        E4: A.dwarf
        A artifact boots

        A? boots
        A: boots dwarf E4
        A: step R26
        A: step R18
        A: step R22
        show R22
        show turn
        ",
        expect![[r#"
            A? boots
              dwarf E4
            A: boots dwarf E4
              A uses boots
            A: step R26
              A.dwarf goes from E4 to R26
            A: step R18
              A.dwarf goes from R26 to R18
            A: step R22
              A.dwarf goes from R18 to R22
            show R22
              R22: A.dwarf
            show turn
              turn A, actions 3
        "#]],
    );
}

#[test]
fn the_first_step_with_the_boots_must_be_taken_and_the_others_may() {
    check(
        "
        rule CT-ART-BOOTS-01
        R11: A.adventurer A.orc
        A artifact boots

        A: boots orc R11
        A: boots adventurer R11
        A: stop
        A: step P1
        A: step R13
        A: stop
        show R13
        ",
        expect![[r#"
            A: boots orc R11
              refused CT-ART-BOOTS-01: only heroes can wear it
            A: boots adventurer R11
              A uses boots
            A: stop
              refused CT-ART-BOOTS-01: you have to take the first step
            A: step P1
              refused CT-ART-BOOTS-01: a step goes to an adjacent room or entrance, and P1 is neither
            A: step R13
              A.adventurer goes from R11 to R13
            A: stop
            show R13
              R13: A.adventurer
        "#]],
    );
}

#[test]
fn boots_and_cloak_do_not_lend_the_thief_her_jump() {
    check(
        "
        rule CT-ART-BOOTS-01 CT-HERO-THIEF-01
        R11: A.thief
        R14: B.knight
        A artifact boots

        A: boots thief R11
        A?
        A: step R01
        A: step R14
        A: step R13
        ",
        expect![[r#"
            A: boots thief R11
              A uses boots
            A?
              step R13, step E1
            A: step R01
              refused CT-ART-BOOTS-01: a step goes to an adjacent room or entrance, and R01 is neither
            A: step R14
              refused CT-ENTER-04: B's knight guards R14
            A: step R13
              A.thief goes from R11 to R13
        "#]],
    );
}

#[test]
fn entry_effects_come_at_each_step() {
    check(
        "
        rule CT-ART-BOOTS-01 CT-HERO-KNIGHT-03 CT-TERM-08
        R11: A.knight
        R14: B.orc
        R18: C.orc
        A artifact boots

        A: boots knight R11
        A: step R14
        A: step R18
        A?
        A: step R22
        ",
        expect![[r#"
            A: boots knight R11
              A uses boots
            A: step R14
              A.knight goes from R11 to R14
              B.orc is discarded in R14
            A: step R18
              A.knight goes from R14 to R18
              C.orc is discarded in R18
            A?
              step R14, step R21, step R22, step R26, stop
            A: step R22
              A.knight goes from R18 to R22
        "#]],
    );
}

/// Once in R02 the adventurer is shut in: R01 is full, R03 guarded, in R07 is a cave troll.
#[test]
fn the_steps_end_when_there_is_none_to_take() {
    check(
        "
        rule CT-ART-BOOTS-01
        R01: D.adventurer*5
        R03: A.adventurer B.knight
        R07: C.cave-troll
        A artifact boots

        A: boots adventurer R03
        A: step R02
        A: step R03
        show turn
        ",
        expect![[r#"
            A: boots adventurer R03
              A uses boots
            A: step R02
              A.adventurer goes from R03 to R02
            A: step R03
              refused CT-TURN-04: that answers a question nobody asked; choose from your options
            show turn
              turn A, actions 3
        "#]],
    );
}

#[test]
fn the_cloak_lifts_no_other_ban() {
    check(
        "
        rule CT-ART-CLOAK-01 CT-ENTER-03 CT-ENTER-09
        R02: C.cave-troll
        R14: B.knight
        R07: A.adventurer
        A artifact cloak

        A: cloak adventurer R07
        A?
        A: step R02
        ",
        expect![[r#"
            A: cloak adventurer R07
              A uses cloak
            A?
              step R14, step E1
            A: step R02
              refused CT-ENTER-03: nobody can enter R02: a cave troll is there
        "#]],
    );
}
