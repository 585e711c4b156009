//! Crashing, and what is left of a plane.

use expect_test::expect;

use crate::check;

/// S-53: exactly nothing left is no crash.
#[test]
fn nothing_left_is_not_yet_a_crash() {
    check(
        "
        rule CP-DAMAGE-09 CP-R-34
        competitive, players 2
        C1: Y11
        C2: Y15
        A at C1, fuel 1, missiles 1, credits 0
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 5
        show A at
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y15 at C2 attacks A
            chance: rolls 5
              A rolls 5
              A fails: 0 against 7
              A takes a hit on missiles, gone
              A takes a hit on fuel, gone
              A lands at C2
              B's turn 5, credits 11
            show A at
              A at C2, turns 4, credits 0, reputation 0, fuel 0, missiles 0
        "#]],
    );
}

/// S-53: one more hit is.
#[test]
fn a_hit_that_finds_nothing_is_a_crash() {
    check(
        "
        rule CP-DAMAGE-10 CP-R-34 CP-R-58
        competitive, players 2
        C1: Y11
        C2: Y15
        A at C1, fuel 1, missiles 0
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 5
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y15 at C2 attacks A
            chance: rolls 5
              A rolls 5
              A fails: 0 against 7
              A takes a hit on fuel, gone
              A crashes
              the game is over, won by B
        "#]],
    );
}

/// S-54: three hits on a permanent card.
#[test]
fn a_permanent_card_is_gone_after_three_hits() {
    check(
        "
        rule CP-DAMAGE-08 CP-EXPL-11 CP-R-33
        competitive, players 2
        C1: Y11
        C2: O18
        A at C1, fuel 0, missiles 0, credits 0
        A cards davy-lamp/3
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 5 6
        show A at
        show discards
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              O18 at C2 attacks A
            chance: rolls 5 6
              A rolls 5 6
              A fails: 0 against 11
              A takes a hit on davy-lamp/3
              A takes a hit on davy-lamp/2
              A takes a hit on davy-lamp/1, gone
              A lands at C2
              B's turn 5, credits 11
            show A at
              A at C2, turns 4, credits 0, reputation 0, fuel 0, missiles 0
            show discards
              discards davy-lamp
        "#]],
    );
}

/// S-54: four hits.
#[test]
fn a_fourth_hit_crashes() {
    check(
        "
        rule CP-DAMAGE-08 CP-DAMAGE-10 CP-R-33 CP-END-08
        competitive, players 2
        C1: Y11
        C2: R11
        A at C1, fuel 0, missiles 0, reputation 9
        A cards davy-lamp/3
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 6
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              R11 at C2 attacks A B
            chance: rolls 6
              A rolls 6
              A fails: 0 against 7
              A takes a hit on davy-lamp/3
              A takes a hit on davy-lamp/2
              A takes a hit on davy-lamp/1, gone
              A crashes
              the game is over, won by B
        "#]],
    );
}

/// CP-R-37: what an eliminated player had goes to the discards.
#[test]
fn what_a_crashed_pilot_had_is_discarded() {
    check(
        "
        rule CP-R-37 CP-R-07
        competitive, players 3
        C1: Y14
        C2: Y24
        A at C1, missiles 1
        B at C2, fuel 0, missiles 0, credits 7
        B mat U-SH1
        B cards aru/1
        C at C1
        C hand Y31
        turn A, step fire

        A: fire B
        chance: missile 3
        show B
        show discards
        ",
        expect![[r#"
            A: fire B
              A fires at B
            chance: missile 3
              A's missile shows 3
              B takes a hit on shields1, gone
              B takes a hit on aru/1, gone
              B crashes
            show B
              B at out, turns 4, credits 0, reputation 0, fuel 0, missiles 0
              B visited C2
              B handled C2
            show discards
              discards U-SH1 aru
        "#]],
    );
}
