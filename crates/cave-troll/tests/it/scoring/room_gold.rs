//! How much gold is in a room: dwarves and chests. Rules: CT-SCORE-09, CT-HERO-DWARF.

use expect_test::expect;

use crate::check;

/// A dwarf doubles the coins for whoever controls the room (S-23).
#[test]
fn a_dwarf_doubles_the_coins_for_whoever_controls_the_room() {
    check(
        "
        rule CT-HERO-DWARF-01
        R22: A.adventurer*2 B.dwarf
        turn D
        D hand score-a-room

        D: draw
        chance: draws thief
        D: play score-a-room
        D: score R22
        show A gold
        show B gold
        ",
        expect![[r#"
            D: draw
            chance: draws thief
              D draws thief
            D: play score-a-room
              D plays score-a-room
            D: score R22
              R22 (10 gold) pays A 10
            show A gold
              A gold 10
            show B gold
              B gold 0
        "#]],
    );
}

/// A dwarf does not double a chest (S-24).
#[test]
fn a_dwarf_does_not_double_a_chest() {
    check(
        "
        rule CT-HERO-DWARF-02 CT-SCORE-09
        R17: A.dwarf A.adventurer chest.B
        turn D
        D hand score-a-room

        D: draw
        chance: draws thief
        D: play score-a-room
        D: score R17
        ",
        expect![[r#"
            D: draw
            chance: draws thief
              D draws thief
            D: play score-a-room
              D plays score-a-room
            D: score R17
              R17 (14 gold) pays A 14
        "#]],
    );
}

/// Two dwarves double once and two chests pay twice (S-25).
#[test]
fn two_dwarves_double_once_and_two_chests_pay_twice() {
    check(
        "
        rule CT-SCORE-09 CT-R-28
        R20: A.dwarf A.adventurer B.dwarf chest.C chest.D
        turn D
        D hand score-a-room

        D: draw
        chance: draws thief
        D: play score-a-room
        D: score R20
        ",
        expect![[r#"
            D: draw
            chance: draws thief
              D draws thief
            D: play score-a-room
              D plays score-a-room
            D: score R20
              R20 (18 gold) pays A 18
        "#]],
    );
}

/// A dwarf doubles for Score a Room too (S-27).
#[test]
fn a_dwarf_doubles_for_score_a_room_too() {
    check(
        "
        rule CT-R-27 CT-HERO-DWARF-01
        R15: B.dwarf
        turn B
        B hand score-a-room

        B: draw
        chance: draws thief
        B: play score-a-room
        B: score R15
        ",
        expect![[r#"
            B: draw
            chance: draws thief
              B draws thief
            B: play score-a-room
              B plays score-a-room
            B: score R15
              R15 (8 gold) pays B 8
        "#]],
    );
}
