//! Hits and their order.

use expect_test::expect;

use crate::check;

/// S-50: Power is followed by Exploration cards.
#[test]
fn a_missing_type_passes_the_hit_on() {
    check(
        "
        rule CP-DAMAGE-04 CP-DAMAGE-07
        competitive, players 2
        C1: Y11
        C2: Y27
        A at C1, fuel 0, missiles 1, credits 0
        A mat U-SH9 U-NC9
        A cards aru/2
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 5
        show A
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y27 at C2 attacks A
            chance: rolls 5
              A rolls 5
              A fails: 0 against 5
              A takes a hit on aru/2
              A lands at C2
            show A
              A at C2, turns 4, credits 0, reputation 0, fuel 0, missiles 1
              A mat U-SH9 U-NC9
              A cards aru/1
              A visited C1 C2
              A handled C1 C2
              A handled-now C2
              A spent C2
        "#]],
    );
}

/// S-51: after Navigation & control comes Shields.
#[test]
fn the_order_begins_again_with_shields() {
    check(
        "
        rule CP-DAMAGE-05 CP-R-32
        competitive, players 2
        C1: Y11
        C2: Y34
        A at C1, fuel 1, missiles 1, credits 0
        A mat U-SH2 U-PO9
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 5
        show A mat
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y34 at C2 attacks A
            chance: rolls 5
              A rolls 5
              A fails: 0 against 5
              A takes a hit on shields1
            show A mat
              A mat U-SH2-1 U-PO9
        "#]],
    );
}

/// S-55: both hits on the same card.
#[test]
fn both_hits_may_fall_on_one_card() {
    check(
        "
        rule CP-R-31 CP-DAMAGE-02
        competitive, players 2
        C1: Y11
        C2: Y15
        A at C1, fuel 0, missiles 0, credits 0
        A mat U-SH4 U-SH1 U-PA1
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 5
        A: hit armor1
        A: hit shields1
        A: hit shields1
        show A mat
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y15 at C2 attacks A
            chance: rolls 5
              A rolls 5
              A fails: 0 against 7
            A: hit armor1
              refused CP-R-31: armor1 cannot take this hit
            A: hit shields1
              A takes a hit on shields1
            A: hit shields1
              A takes a hit on shields1
              A lands at C2
              B's turn 5, credits 11
            show A mat
              A mat U-SH4-2 U-SH1 U-PA1
        "#]],
    );
}

/// The whole order, from Shields to Navigation & control.
#[test]
fn the_order_of_damage() {
    check(
        "
        rule CP-DAMAGE-03 CP-DAMAGE-06 CP-DAMAGE-07 CP-DAMAGE-09 CP-MISSILE-10
        competitive, players 2, deck hard 16
        C1: Y14
        C2: Y24
        A at C1, missiles 4
        B at C2, fuel 1, missiles 1
        B mat U-SH1 U-PA1 U-SR1 U-MA1 U-PO1 U-NC1
        B cards aru/1
        turn A, step fire

        A: fire B
        chance: missile 3
        A: fire B
        chance: missile 3
        A: fire B
        chance: missile 3
        show B at
        A: fire B
        chance: missile 1
        ",
        expect![[r#"
            A: fire B
              A fires at B
            chance: missile 3
              A's missile shows 3
              B takes a hit on shields1, gone
              B takes a hit on armor1, gone
              B takes a hit on attack1, gone
            A: fire B
              A fires at B
            chance: missile 3
              A's missile shows 3
              B takes a hit on maneuver1, gone
              B takes a hit on power1, gone
              B takes a hit on aru/1, gone
            A: fire B
              A fires at B
            chance: missile 3
              A's missile shows 3
              B takes a hit on missiles, gone
              B takes a hit on fuel, gone
              B takes a hit on navigation1, gone
            show B at
              B at C2, turns 4, credits 8, reputation 0, fuel 0, missiles 0
            A: fire B
              A fires at B
            chance: missile 1
              A's missile shows 1
              B crashes
              the game is over, won by A
        "#]],
    );
}

/// S-58: a maintained card is a stack that is destroyed as a whole.
#[test]
fn a_stack_is_destroyed_as_a_whole() {
    check(
        "
        rule CP-R-10 CP-DAMAGE-06 CP-R-07
        competitive, players 2
        C1: Y14
        C2: Y24
        A at C1, missiles 1
        B at C2, fuel 0, missiles 0
        B mat U-SH4+1-1 U-PA1
        B hand Y31
        turn A, step fire

        A: fire B
        chance: missile 3
        show B mat
        show discards
        ",
        expect![[r#"
            A: fire B
              A fires at B
            chance: missile 3
              A's missile shows 3
              B takes a hit on shields1
              B takes a hit on shields1
              B takes a hit on shields1, gone
            show B mat
              B mat U-PA1
            show discards
              discards U-SH4 U-MNT-A
        "#]],
    );
}
