//! The orc. Rules: CT-MON-ORC.

use expect_test::expect;

use crate::check;

/// An orc may kill twice in a turn (S-44).
#[test]
fn an_orc_may_kill_twice_in_a_turn() {
    check(
        "
        rule CT-MON-ORC-01 CT-TURN-05
        R14: A.orc B.barbarian B.adventurer

        A? kill
        A: kill B.barbarian
        A: kill B.adventurer
        show R14
        show B lost
        show turn
        ",
        expect![[r#"
            A? kill
              B.adventurer, B.barbarian
            A: kill B.barbarian
              B.barbarian is discarded in R14
            A: kill B.adventurer
              B.adventurer is discarded in R14
            show R14
              R14: A.orc
            show B lost
              B lost adventurer barbarian
            show turn
              turn A, actions 2
        "#]],
    );
}

#[test]
fn an_orc_kills_any_hero_in_its_own_room() {
    check(
        "
        rule CT-MON-ORC-01 CT-ABIL-01 CT-ABIL-02
        R14: A.orc A.adventurer B.thief C.dwarf D.orc
        R07: B.adventurer

        A? kill
        A: kill B.adventurer
        A: kill D.orc
        A: kill B.thief
        ",
        expect![[r#"
            A? kill
              A.adventurer, B.thief, C.dwarf
            A: kill B.adventurer
              refused CT-ABIL-02: there is no adventurer of B in R14
            A: kill D.orc
              refused CT-MON-ORC-01: the orc kills heroes, and D.orc is not one
            A: kill B.thief
              B.thief is discarded in R14
        "#]],
    );
}

#[test]
fn an_orc_that_is_not_in_a_room_kills_nobody() {
    check(
        "
        rule CT-ABIL-01 CT-ABIL-03 CT-R-08
        E1: A.orc B.adventurer
        turn A, actions 1

        A? kill
        A: kill B.adventurer
        A: push B.adventurer R06
        ",
        expect![[r#"
            A? kill
              nothing
            A: kill B.adventurer
              refused CT-ABIL-03: the orc's ability works only in a room, and E1 is not one
            A: push B.adventurer R06
              refused CT-ABIL-01: you have no wraith on the board
        "#]],
    );
}

/// Hero means hero and monster means monster, whoever owns them.
#[test]
fn an_orc_kills_heroes_of_all_colours_and_no_monster() {
    check(
        "
        rule CT-TERM-04 CT-TERM-05 CT-R-07
        R14: A.orc A.thief B.adventurer B.wraith chest.C

        A? kill
        A: kill B.wraith
        A: kill A.thief
        A: kill B.adventurer
        show R14
        ",
        expect![[r#"
            A? kill
              A.thief, B.adventurer
            A: kill B.wraith
              refused CT-MON-ORC-01: the orc kills heroes, and B.wraith is not one
            A: kill A.thief
              A.thief is discarded in R14
            A: kill B.adventurer
              B.adventurer is discarded in R14
            show R14
              R14: A.orc B.wraith chest.C
        "#]],
    );
}
