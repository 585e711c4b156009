//! Challenges.

mod examples;
mod hazards;
mod oozes;
mod ranged;
mod reach;

use expect_test::expect;

use crate::check;

/// S-42: equal is failed.
#[test]
fn equal_is_failed() {
    check(
        "
        rule CP-HANDLE-02 CP-HANDLE-06
        competitive, players 2
        C1: Y11
        C2: Y23
        A at C1, fuel 0, missiles 0, credits 0
        A mat U-MA4
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 3
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y23 at C2 attacks A
            chance: rolls 3
              A rolls 3
              A fails: 3 against 3
              A takes a hit on maneuver1
              A lands at C2
              B's turn 5, credits 11
        "#]],
    );
}

/// S-43: below zero passes by itself, zero does not.
#[test]
fn below_zero_passes_by_itself() {
    check(
        "
        rule CP-HANDLE-03
        competitive, players 2
        C1: Y11
        C2: Y23 hits 3
        A at C1, fuel 0, missiles 0, credits 0
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 2
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y23 at C2 attacks A
            chance: rolls 2
              A rolls 2
              A passes: 0 against -1
              A +1 Reputation, now 1
              A lands at C2
              B's turn 5, credits 11
        "#]],
    );
}

/// Zero against zero fails (S-43).
#[test]
fn zero_against_zero_fails() {
    check(
        "
        rule CP-HANDLE-02 CP-HANDLE-03
        competitive, players 2
        C1: Y11
        C2: Y23 hits 3
        A at C1, fuel 0, missiles 1, credits 0
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 3
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y23 at C2 attacks A
            chance: rolls 3
              A rolls 3
              A fails: 0 against 0
              A takes a hit on missiles, gone
              A lands at C2
              B's turn 5, credits 11
        "#]],
    );
}

/// Fuel is a property like others; booster fuel and missiles are hit by name; Reputation is lost, not below 0.
#[test]
fn fuel_counts_and_is_hit_by_name() {
    check(
        "
        rule CP-CARD-02 CP-HANDLE-02 CP-DAMAGE-01 CP-DAMAGE-09
        competitive, players 2
        C1: Y14
        C2: Y29
        C3: Y32
        A at C1, fuel 2, missiles 1, credits 0
        A mat U-PO1
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 1
        A: extra by fuel
        A: pass
        A: pass
        A: move C3
        chance: rolls 4
        show A at
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y29 at C2 attacks A
            chance: rolls 1
              A rolls 1
              A passes: 3 against 2
              A +2 Reputation, now 2
            A: extra by fuel
              A pays fuel
              A starts an additional round
            A: pass
            A: pass
            A: move C3
              A flies from C2 to C3
              Y32 at C3 attacks A
            chance: rolls 4
              A rolls 4
              A fails: 0 against 4
              A takes a hit on fuel, gone
              A lands at C3
              B's turn 5, credits 11
            show A at
              A at C3, turns 4, credits 0, reputation 2, fuel 0, missiles 1
        "#]],
    );
}

/// MI 1 and REP 2.
#[test]
fn missiles_are_hit_by_name_and_reputation_is_lost() {
    check(
        "
        rule CP-DAMAGE-01 CP-R-35
        competitive, players 2
        C1: Y14
        C2: O25
        C3: O32
        A at C1, fuel 1, missiles 2, credits 0, reputation 1
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 1
        A: extra by fuel
        A: pass
        A: pass
        A: move C3
        chance: rolls 6
        show A at
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              O25 at C2 attacks A
            chance: rolls 1
              A rolls 1
              A fails: 0 against 2
              A takes a hit on missiles
            A: extra by fuel
              A pays fuel
              A starts an additional round
            A: pass
            A: pass
            A: move C3
              A flies from C2 to C3
              O32 at C3 attacks A
            chance: rolls 6
              A rolls 6
              A fails: 0 against 6
              A -1 Reputation, now 0
              A lands at C3
              B's turn 5, credits 11
            show A at
              A at C3, turns 4, credits 0, reputation 0, fuel 0, missiles 1
        "#]],
    );
}

/// Each card once, by own moves.
#[test]
fn a_card_is_handled_once() {
    check(
        "
        rule CP-HANDLE-01 CP-R-21 CP-MOVE-07
        competitive, players 2
        C1: Y27
        A at C1, fuel 0, missiles 0, credits 0
        A spent C1
        B at C1
        B hand Y31
        turn A, step move

        A: stay
        ",
        expect![[r#"
            A: stay
              A stays at C1
              A lands at C1
              B's turn 5, credits 11
        "#]],
    );
}
