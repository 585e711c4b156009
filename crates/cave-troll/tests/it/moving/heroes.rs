//! Adventurer and thief. Rules: CT-HERO-ADVENTURER, CT-HERO-THIEF. The knight is `entering/knight.rs`, barbarian and dwarf `scoring.rs`.

use expect_test::expect;

use crate::check;

/// S-36: 33 rooms and three entrances.
#[test]
fn a_thief_reaches_every_room_and_entrance() {
    check(
        "
        rule CT-HERO-THIEF-01 CT-ABIL-01
        E3: A.thief

        A? move thief E3
        A: move thief E3 P3
        A: move thief E3 R01
        A: move thief R01 E3
        A: move thief E3 R27
        show turn
        ",
        expect![[r#"
            A? move thief E3
              R01, R02, R03, R04, R05, R06, R07, R08, R09, R10, R11, R12, R13, R14, R15, R16, R17, R18, R19, R20, R21, R22, R23, R24, R25, R26, R27, R28, R29, R30, R31, R32, R33, E1, E2, E4
            A: move thief E3 P3
              refused CT-ENTER-01: heroes cannot enter a pit, and P3 is one
            A: move thief E3 R01
              A.thief goes from E3 to R01
            A: move thief R01 E3
              A.thief goes from R01 to E3
            A: move thief E3 R27
              A.thief goes from E3 to R27
            show turn
              turn A, actions 1
        "#]],
    );
}

/// S-37: 33 destinations.
#[test]
fn a_thief_jumps_only_where_she_may_enter() {
    check(
        "
        rule CT-HERO-THIEF-01 CT-ENTER-03 CT-ENTER-04 CT-ENTER-07 CT-ENTER-09 CT-R-11
        E3: A.thief
        R01: B.knight
        R02: C.cave-troll
        R03: D.adventurer*5

        A? move thief E3
        A: move thief E3 R01
        A: move thief E3 R02
        A: move thief E3 R03
        ",
        expect![[r#"
            A? move thief E3
              R04, R05, R06, R07, R08, R09, R10, R11, R12, R13, R14, R15, R16, R17, R18, R19, R20, R21, R22, R23, R24, R25, R26, R27, R28, R29, R30, R31, R32, R33, E1, E2, E4
            A: move thief E3 R01
              refused CT-ENTER-04: B's knight guards R01
            A: move thief E3 R02
              refused CT-ENTER-03: nobody can enter R02: a cave troll is there
            A: move thief E3 R03
              refused CT-ENTER-07: R03 is full: it holds five figures
        "#]],
    );
}

#[test]
fn an_adventurer_has_no_ability() {
    check(
        "
        rule CT-HERO-ADVENTURER-01 CT-ABIL-01
        R14: A.adventurer B.adventurer B.orc

        A?
        ",
        expect![[r#"
            A?
              end turn, draw, move adventurer R14 R07, move adventurer R14 R10, move adventurer R14 R11, move adventurer R14 R18
        "#]],
    );
    check(
        "
        rule CT-ALT-ADVENTURER-01
        players 4, set alternate
        R14: A.adventurer B.adventurer B.grunt

        A?
        ",
        expect![[r#"
            A?
              end turn, draw, move adventurer R14 R07, move adventurer R14 R10, move adventurer R14 R11, move adventurer R14 R18
        "#]],
    );
}
