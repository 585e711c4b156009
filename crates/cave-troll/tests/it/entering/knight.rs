//! The knight. Rules: CT-HERO-KNIGHT.

use expect_test::expect;

use crate::check;

/// A knight keeps his opponents out but not knights or his own side (S-38).
#[test]
fn a_knight_keeps_his_opponents_out_but_not_knights_or_his_own_side() {
    check(
        "
        rule CT-HERO-KNIGHT-01 CT-HERO-KNIGHT-04 CT-ENTER-04
        R14: B.knight
        R07: A.adventurer A.knight
        P2: A.orc
        R11: B.adventurer

        A? move knight R07
        A? move adventurer R07
        A? move orc P2
        A: move adventurer R07 R14
        A: move orc P2 R14
        A: end turn
        B? move adventurer R11
        B: move adventurer R11 R14
        B: end turn
        C: end turn
        D: end turn
        A: move knight R07 R14
        show R14
        ",
        expect![[r#"
            A? move knight R07
              R02, R14, E1
            A? move adventurer R07
              R02, E1
            A? move orc P2
              R10, R15, R22
            A: move adventurer R07 R14
              refused CT-ENTER-04: B's knight guards R14
            A: move orc P2 R14
              refused CT-ENTER-04: B's knight guards R14
            A: end turn
              A ends the turn, actions lost 4
              B's turn, actions 4
            B? move adventurer R11
              R13, R14, E1
            B: move adventurer R11 R14
              B.adventurer goes from R11 to R14
            B: end turn
              B ends the turn, actions lost 3
              C's turn, actions 4
            C: end turn
              C ends the turn, actions lost 4
              D's turn, actions 4
            D: end turn
              D ends the turn, actions lost 4
              A's turn, actions 4
            A: move knight R07 R14
              A.knight goes from R07 to R14
            show R14
              R14: A.knight B.adventurer B.knight
        "#]],
    );
}

/// Who is there when a knight comes stays, but does not come back (S-39).
#[test]
fn who_is_there_when_a_knight_comes_stays_but_does_not_come_back() {
    check(
        "
        rule CT-HERO-KNIGHT-01 CT-HERO-KNIGHT-02
        R14: A.adventurer*2
        R07: B.knight
        turn B
        B hand score-a-room

        B: move knight R07 R14
        show R14
        B: draw
        chance: draws thief
        B: play score-a-room
        B: score R14
        B: end turn
        C: end turn
        D: end turn
        A: move adventurer R14 R07
        A? move adventurer R07
        A: move adventurer R07 R14
        ",
        expect![[r#"
            B: move knight R07 R14
              B.knight goes from R07 to R14
            show R14
              R14: A.adventurer*2 B.knight
            B: draw
            chance: draws thief
              B draws thief
            B: play score-a-room
              B plays score-a-room
            B: score R14
              R14 (4 gold) pays A 4
            B: end turn
              B ends the turn, actions lost 2
              C's turn, actions 4
            C: end turn
              C ends the turn, actions lost 4
              D's turn, actions 4
            D: end turn
              D ends the turn, actions lost 4
              A's turn, actions 4
            A: move adventurer R14 R07
              A.adventurer goes from R14 to R07
            A? move adventurer R07
              R02, E1
            A: move adventurer R07 R14
              refused CT-ENTER-04: B's knight guards R14
        "#]],
    );
}

/// A knight slays every orc where he enters (S-40).
#[test]
fn a_knight_slays_every_orc_where_he_enters() {
    check(
        "
        rule CT-HERO-KNIGHT-03
        R18: A.orc B.orc
        R14: B.knight
        turn B

        B: move knight R14 R18
        show R18
        show A lost
        show B lost
        ",
        expect![[r#"
            B: move knight R14 R18
              B.knight goes from R14 to R18
              A.orc is discarded in R18
              B.orc is discarded in R18
            show R18
              R18: B.knight
            show A lost
              A lost orc
            show B lost
              B lost orc
        "#]],
    );
}

/// An orc about to die still fills the room (S-41).
#[test]
fn an_orc_about_to_die_still_fills_the_room() {
    check(
        "
        rule CT-ENTER-07 CT-R-16
        R18: A.orc A.adventurer*4
        R14: B.knight
        turn B

        B? move knight R14
        B: move knight R14 R18
        ",
        expect![[r#"
            B? move knight R14
              R07, R10, R11
            B: move knight R14 R18
              refused CT-ENTER-07: R18 is full: it holds five figures
        "#]],
    );
}

/// Two knights close a room to each other's side (S-42).
#[test]
fn two_knights_close_a_room_to_each_others_side() {
    check(
        "
        rule CT-HERO-KNIGHT-01
        R10: A.knight B.knight
        R03: A.adventurer
        R14: B.adventurer
        R15: C.knight

        A? move adventurer R03
        A: move adventurer R03 R10
        A: end turn
        B? move adventurer R14
        B: move adventurer R14 R10
        B: end turn
        C? move knight R15
        C: move knight R15 R10
        ",
        expect![[r#"
            A? move adventurer R03
              R02, R04
            A: move adventurer R03 R10
              refused CT-ENTER-04: B's knight guards R10
            A: end turn
              A ends the turn, actions lost 4
              B's turn, actions 4
            B? move adventurer R14
              R07, R11, R18
            B: move adventurer R14 R10
              refused CT-ENTER-04: A's knight guards R10
            B: end turn
              B ends the turn, actions lost 4
              C's turn, actions 4
            C? move knight R15
              R08, R10, R12, R19
            C: move knight R15 R10
              C.knight goes from R15 to R10
        "#]],
    );
}

/// An orc may join its owner's knight (S-43).
#[test]
fn an_orc_may_join_its_owners_knight() {
    check(
        "
        rule CT-HERO-KNIGHT-04
        R18: A.knight
        R21: A.orc

        A: move orc R21 R18
        show R18
        ",
        expect![[r#"
            A: move orc R21 R18
              A.orc goes from R21 to R18
            show R18
              R18: A.knight A.orc
        "#]],
    );
}

/// The orc beside its owner's knight may kill even him; the next knight to come slays it.
#[test]
fn an_orc_beside_a_knight_keeps_its_power_until_a_knight_enters() {
    check(
        "
        rule CT-R-15 CT-HERO-KNIGHT-03 CT-MON-ORC-01
        R18: A.knight A.orc
        R14: D.knight
        turn D

        D: move knight R14 R18
        ",
        expect![[r#"
            D: move knight R14 R18
              D.knight goes from R14 to R18
              A.orc is discarded in R18
        "#]],
    );
    check(
        "
        rule CT-R-15
        R18: A.knight A.orc

        A? kill
        A: move knight R18 R14
        A: move knight R14 R18
        ",
        expect![[r#"
            A? kill
              A.knight
            A: move knight R18 R14
              A.knight goes from R18 to R14
            A: move knight R14 R18
              A.knight goes from R14 to R18
              A.orc is discarded in R18
        "#]],
    );
}

/// A knight guards no entrance (S-45).
#[test]
fn a_knight_guards_no_entrance() {
    check(
        "
        rule CT-HERO-KNIGHT-05 CT-R-08
        E1: B.knight
        R06: A.adventurer

        A? move adventurer R06
        A: move adventurer R06 E1
        show E1
        ",
        expect![[r#"
            A? move adventurer R06
              R01, R13, E1
            A: move adventurer R06 E1
              A.adventurer goes from R06 to E1
            show E1
              E1: A.adventurer B.knight
        "#]],
    );
}
