//! Who controls a room and is paid. Rules: CT-SCORE-05 to CT-SCORE-08, CT-SCORE-10. The board is `scoring/scoring_pile.rs`.

mod berserker;
mod room_gold;
mod scoring_pile;

use cave_troll::{Card, CaveTroll};
use expect_test::expect;
use kernel::{Game, Viewer};

use crate::{check, table};

/// The most heroes control a room (S-19).
#[test]
fn the_most_heroes_control_a_room() {
    check(
        "
        rule CT-SCORE-05 CT-SCORE-06
        R14: A.adventurer*2 B.adventurer
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
              R14 (4 gold) pays A 4
            show A gold
              A gold 4
            show B gold
              B gold 0
        "#]],
    );
}

/// A tie pays nobody (S-20).
#[test]
fn a_tie_pays_nobody() {
    check(
        "
        rule CT-SCORE-07
        R14: A.adventurer*2 B.adventurer*2 C.adventurer
        turn D
        D hand score-a-room

        D: draw
        chance: draws thief
        D: play score-a-room
        D: score R14
        ",
        expect![[r#"
            D: draw
            chance: draws thief
              D draws thief
            D: play score-a-room
              D plays score-a-room
            D: score R14
              R14 (4 gold) pays nobody
        "#]],
    );
}

/// A barbarian counts as two heroes (S-21).
#[test]
fn a_barbarian_counts_as_two_heroes() {
    check(
        "
        rule CT-SCORE-10 CT-HERO-BARBARIAN-01
        R14: A.barbarian B.adventurer
        R07: B.adventurer
        turn D, actions 1
        D hand score-a-room
        B hand score-a-room

        D: draw
        chance: draws thief
        D: play score-a-room
        D: score R14
        A: end turn
        B: move adventurer R07 R14
        B: draw
        chance: draws thief
        B: play score-a-room
        B: score R14
        ",
        expect![[r#"
            D: draw
            chance: draws thief
              D draws thief
            D: play score-a-room
              D plays score-a-room
            D: score R14
              R14 (4 gold) pays A 4
              A's turn, actions 4
            A: end turn
              A ends the turn, actions lost 4
              B's turn, actions 4
            B: move adventurer R07 R14
              B.adventurer goes from R07 to R14
            B: draw
            chance: draws thief
              B draws thief
            B: play score-a-room
              B plays score-a-room
            B: score R14
              R14 (4 gold) pays nobody
        "#]],
    );
}

/// Monsters control nothing (S-22).
#[test]
fn monsters_control_nothing() {
    check(
        "
        rule CT-SCORE-08
        R18: A.adventurer B.orc B.wraith
        turn D
        D hand score-a-room

        D: draw
        chance: draws thief
        D: play score-a-room
        D: score R18
        ",
        expect![[r#"
            D: draw
            chance: draws thief
              D draws thief
            D: play score-a-room
              D plays score-a-room
            D: score R18
              R18 (3 gold) pays A 3
        "#]],
    );
}

#[test]
fn a_room_without_heroes_pays_nobody() {
    check(
        "
        rule CT-SCORE-05 CT-SCORE-08
        R18: B.orc chest.A
        turn D
        D hand score-a-room

        D: draw
        chance: draws thief
        D: play score-a-room
        D: score R18
        ",
        expect![[r#"
            D: draw
            chance: draws thief
              D draws thief
            D: play score-a-room
              D plays score-a-room
            D: score R18
              R18 (7 gold) pays nobody
        "#]],
    );
}

/// Score a Room scores one room and goes to the discards (S-26).
#[test]
fn score_a_room_scores_one_room_and_goes_to_the_discards() {
    let play = "
        rule CT-DRAW-13 CT-DRAW-17 CT-SCORE-01
        R17: A.adventurer
        R22: A.adventurer B.adventurer*2
        turn B
        B hand score-a-room

        B: draw
        chance: draws thief
        B: play score-a-room
        B? score
        B: score R17
        show A gold
        show B gold
        show B pile
        ";
    check(
        play,
        expect![[r#"
        B: draw
        chance: draws thief
          B draws thief
        B: play score-a-room
          B plays score-a-room
        B? score
          R01, R02, R03, R04, R05, R06, R07, R08, R09, R10, R11, R12, R13, R14, R15, R16, R17, R18, R19, R20, R21, R22, R23, R24, R25, R26, R27, R28, R29, R30, R31, R32, R33
        B: score R17
          R17 (5 gold) pays A 5
        show A gold
          A gold 5
        show B gold
          B gold 0
        show B pile
    "#]],
    );
    let view = CaveTroll::view(&table(play), Viewer::PUBLIC);
    assert!(view.players[1].discards.contains(&Card::ScoreARoom));
    assert_eq!(view.icons, 0);
}

#[test]
fn gold_has_no_upper_limit() {
    check(
        "
        rule CT-SCORE-06 CT-SCORE-13 CT-R-35
        R22: A.dwarf chest.A
        A gold 995
        A artifact tally

        A: tally R22
        show A gold
        ",
        expect![[r#"
            A: tally R22
              A uses tally
              R22 (14 gold) pays A 14
            show A gold
              A gold 1009
        "#]],
    );
}
