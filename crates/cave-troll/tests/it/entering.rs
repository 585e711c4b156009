//! May a figure enter an area? Rules: CT-ENTER, CT-TERM. Every relocation asks the same questions (CT-ENTER-09).
//!
//! Full rooms and their exceptions are `wraith/wraith_bounds.rs` and `scoring/berserker.rs`.

mod crowding;
mod knight;

use expect_test::expect;

use crate::check;

#[test]
fn a_pit_is_open_to_monsters_and_closed_to_heroes() {
    check(
        "
        rule CT-ENTER-01 CT-MOVE-03 CT-MOVE-04
        R11: A.adventurer A.knight A.orc
        P1: B.orc B.wraith C.orc C.wraith D.orc D.wraith

        A? move adventurer R11
        A? move knight R11
        A? move orc R11
        A: move knight R11 P1
        A: move orc R11 P1
        ",
        expect![[r#"
            A? move adventurer R11
              R13, R14, E1
            A? move knight R11
              R13, R14, E1
            A? move orc R11
              R13, R14, E1, P1
            A: move knight R11 P1
              refused CT-ENTER-01: heroes cannot enter a pit, and P1 is one
            A: move orc R11 P1
              A.orc goes from R11 to P1
        "#]],
    );
}

#[test]
fn an_entrance_is_open_to_everybody() {
    check(
        "
        rule CT-ENTER-02 CT-DRAW-05
        E1: B.knight B.adventurer*4 C.adventurer
        R06: A.adventurer A.orc

        A: move adventurer R06 E1
        A: move orc R06 E1
        show E1
        ",
        expect![[r#"
            A: move adventurer R06 E1
              A.adventurer goes from R06 to E1
            A: move orc R06 E1
              A.orc goes from R06 to E1
            show E1
              E1: A.adventurer A.orc B.adventurer*4 B.knight C.adventurer
        "#]],
    );
}

#[test]
fn a_room_with_four_is_open() {
    check(
        "
        rule CT-ENTER-06 CT-TERM-07
        R14: B.barbarian B.adventurer C.orc C.wraith
        R07: A.adventurer*2

        A: move adventurer R07 R14
        A: move adventurer R07 R14
        ",
        expect![[r#"
            A: move adventurer R07 R14
              A.adventurer goes from R07 to R14
            A: move adventurer R07 R14
              refused CT-ENTER-07: R14 is full: it holds five figures
        "#]],
    );
}

#[test]
fn the_first_question_that_fits_answers() {
    check(
        "
        rule CT-ENTER-04 CT-ENTER-07
        R14: B.knight B.adventurer*4
        R07: A.adventurer A.knight

        A: move adventurer R07 R14
        A: move knight R07 R14
        ",
        expect![[r#"
            A: move adventurer R07 R14
              refused CT-ENTER-04: B's knight guards R14
            A: move knight R07 R14
              refused CT-ENTER-07: R14 is full: it holds five figures
        "#]],
    );
}

#[test]
fn a_cave_troll_closes_its_room_to_its_owner_too() {
    check(
        "
        rule CT-ENTER-03 CT-MON-TROLL-06
        R28: A.cave-troll
        R33: A.adventurer A.knight A.orc

        A? move adventurer R33
        A? move knight R33
        A? move orc R33
        A: move orc R33 R28
        A: move knight R33 R28
        ",
        expect![[r#"
            A? move adventurer R33
              R30, R31
            A? move knight R33
              R30, R31
            A? move orc R33
              R30, R31
            A: move orc R33 R28
              refused CT-ENTER-03: nobody can enter R28: a cave troll is there
            A: move knight R33 R28
              refused CT-ENTER-03: nobody can enter R28: a cave troll is there
        "#]],
    );
}

#[test]
fn every_other_player_is_an_opponent() {
    check(
        "
        rule CT-TERM-06 CT-ENTER-04
        R07: A.adventurer
        R02: B.knight
        R14: C.knight
        E1: D.knight

        A? move adventurer R07
        A: move adventurer R07 R02
        A: move adventurer R07 R14
        ",
        expect![[r#"
            A? move adventurer R07
              E1
            A: move adventurer R07 R02
              refused CT-ENTER-04: B's knight guards R02
            A: move adventurer R07 R14
              refused CT-ENTER-04: C's knight guards R14
        "#]],
    );
}

/// A knight's arrival is the same event whatever brings him: here a siren pulls him into a room with an orc.
#[test]
fn who_is_pulled_into_a_room_enters_it() {
    check(
        "
        rule CT-TERM-08 CT-R-06 CT-HERO-KNIGHT-03
        players 4, set mixed 127 0 0 0
        R18: A.siren-banshee C.orc
        R14: B.knight

        A: pull B.knight R14
        ",
        expect![[r#"
            A: pull B.knight R14
              B.knight is pulled from R14 to R18
              C.orc is discarded in R18
        "#]],
    );
}

/// The wraith comes into play beside nobody it could push, the knight beside an orc he does not slay.
#[test]
fn coming_into_play_is_not_entering() {
    check(
        "
        rule CT-TERM-08 CT-R-06
        E1: B.orc B.adventurer
        A hand knight
        A artifact chalice
        A lost thief

        A: draw
        chance: draws wraith
        A: play knight
        A: place E1
        A: draw
        chance: draws dwarf
        A: play wraith
        A: place P1
        A: chalice thief E1
        show E1
        ",
        expect![[r#"
            A: draw
            chance: draws wraith
              A draws wraith
            A: play knight
              A plays knight
            A: place E1
              A.knight comes to E1
            A: draw
            chance: draws dwarf
              A draws dwarf
            A: play wraith
              A plays wraith
            A: place P1
              A.wraith comes to P1
            A: chalice thief E1
              A uses chalice
              A.thief comes to E1
            show E1
              E1: A.thief A.knight B.adventurer B.orc
        "#]],
    );
}

/// Nor is an arrival in an entrance or a pit of any consequence: rules that say room mean rooms.
#[test]
fn an_entrance_or_a_pit_is_no_room() {
    check(
        "
        rule CT-TERM-01 CT-TERM-02 CT-R-08 CT-MON-WRAITH-08
        E1: A.orc B.adventurer
        R06: A.wraith A.knight A.dwarf
        A hand score-a-room

        A: move wraith R06 E1
        A: move knight R06 E1
        A?
        A: kill B.adventurer
        A: push B.adventurer R06
        A: draw
        chance: draws thief
        A: play score-a-room
        A: score E1
        A: score P1
        A: score R06
        ",
        expect![[r#"
            A: move wraith R06 E1
              A.wraith goes from R06 to E1
            A: move knight R06 E1
              A.knight goes from R06 to E1
            A?
              end turn, draw, move knight E1 R06, move knight E1 R07, move knight E1 R11, move dwarf R06 R01, move dwarf R06 R13, move dwarf R06 E1, move orc E1 R06, move orc E1 R07, move orc E1 R11, move wraith E1 R06, move wraith E1 R07, move wraith E1 R11
            A: kill B.adventurer
              refused CT-ABIL-03: the orc's ability works only in a room, and E1 is not one
            A: push B.adventurer R06
              refused CT-ABIL-03: the wraith's ability works only in a room, and E1 is not one
            A: draw
            chance: draws thief
              A draws thief
            A: play score-a-room
              A plays score-a-room
            A: score E1
              refused CT-DRAW-13: only a room can be scored, and E1 is not one
            A: score P1
              refused CT-DRAW-13: only a room can be scored, and P1 is not one
            A: score R06
              R06 (2 gold) pays A 2
        "#]],
    );
}

#[test]
fn a_discarded_figure_goes_to_its_owners_lost_pile() {
    check(
        "
        rule CT-TERM-09
        R14: A.orc B.barbarian
        B hand thief

        A: kill B.barbarian
        show B lost
        A: end turn
        B? move
        B: move barbarian R14 R07
        ",
        expect![[r#"
            A: kill B.barbarian
              B.barbarian is discarded in R14
            show B lost
              B lost barbarian
            A: end turn
              A ends the turn, actions lost 3
              B's turn, actions 4
            B? move
              nothing
            B: move barbarian R14 R07
              refused CT-TERM-11: you have no barbarian in R14
        "#]],
    );
}
