//! The treasure chest. Rules: CT-DRAW-09 to CT-DRAW-12.

use expect_test::expect;

use crate::check;

/// A chest fits into a full room and beside another chest (S-09).
#[test]
fn a_chest_fits_into_a_full_room_and_beside_another_chest() {
    check(
        "
        rule CT-DRAW-09 CT-DRAW-11 CT-DRAW-12 CT-R-28
        R22: A.adventurer*3 B.adventurer*2 chest.B
        R28: A.adventurer
        A hand treasure

        A: draw
        chance: draws score-a-room
        A: play treasure
        A? place
        A: place E1
        A: place R22
        show R22
        A: move adventurer R28 R22
        A: draw
        chance: draws thief
        A: play score-a-room
        A: score R22
        ",
        expect![[r#"
            A: draw
            chance: draws score-a-room
              A draws score-a-room
            A: play treasure
              A plays treasure
            A? place
              R01, R02, R03, R04, R05, R06, R07, R08, R09, R10, R11, R12, R13, R14, R15, R16, R17, R18, R19, R20, R21, R22, R23, R24, R25, R26, R27, R28, R29, R30, R31, R32, R33
            A: place E1
              refused CT-DRAW-09: a chest is placed in a room, and E1 is not one
            A: place R22
              A's chest comes to R22
            show R22
              R22: A.adventurer*3 B.adventurer*2 chest.A chest.B
            A: move adventurer R28 R22
              refused CT-ENTER-07: R22 is full: it holds five figures
            A: draw
            chance: draws thief
              A draws thief
            A: play score-a-room
              A plays score-a-room
            A: score R22
              R22 (13 gold) pays A 13
        "#]],
    );
}

#[test]
fn no_action_moves_a_chest() {
    check(
        "
        rule CT-DRAW-10 CT-MOVE-05
        R14: A.adventurer B.orc chest.A chest.B
        A artifact scroll

        A?
        A: scroll B.orc P1
        A: move adventurer R14 R07
        show R14
        ",
        expect![[r#"
            A?
              end turn, draw, move adventurer R14 R07, move adventurer R14 R10, move adventurer R14 R11, move adventurer R14 R18, scroll B.orc P1, scroll B.orc P2, scroll B.orc P3
            A: scroll B.orc P1
              A uses scroll
              B.orc is banished from R14 to P1
            A: move adventurer R14 R07
              A.adventurer goes from R14 to R07
            show R14
              R14: chest.A chest.B
        "#]],
    );
}

#[test]
fn a_chest_may_be_put_beside_a_cave_troll() {
    check(
        "
        rule CT-R-25 CT-DRAW-09
        R28: D.cave-troll
        A hand treasure

        A: draw
        chance: draws thief
        A: play treasure
        A: place R28
        show R28
        ",
        expect![[r#"
            A: draw
            chance: draws thief
              A draws thief
            A: play treasure
              A plays treasure
            A: place R28
              A's chest comes to R28
            show R28
              R28: D.cave-troll chest.A
        "#]],
    );
}

#[test]
fn a_chest_pays_the_controller_of_its_room_whoever_owns_it() {
    check(
        "
        rule CT-DRAW-11 CT-R-29
        R14: B.adventurer chest.A
        turn D
        D hand score-a-room

        D: draw
        chance: draws thief
        D: play score-a-room
        D: score R14
        show A gold
        show B gold
        ",
        expect![[r#"
            D: draw
            chance: draws thief
              D draws thief
            D: play score-a-room
              D plays score-a-room
            D: score R14
              R14 (8 gold) pays B 8
            show A gold
              A gold 0
            show B gold
              B gold 8
        "#]],
    );
}
