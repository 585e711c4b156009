//! Moving, staying, hovering, being stuck.

use expect_test::expect;

use crate::check;

/// Steps go to cards not yet visited (S-33, S-34).
#[test]
fn steps_go_to_cards_not_yet_visited() {
    check(
        "
        rule CP-MOVE-01 CP-MOVE-02 CP-MOVE-03 CP-MOVE-04 CP-MOVE-05 CP-R-19 CP-GEN-04
        competitive, players 2
        C1: Y11
        F1: Y12
        C2: Y13
        F2: Y26
        C3: Y24
        F3: Y30
        A at F2, fuel 0, missiles 0
        A visited C2 F2
        B at F3
        B hand Y31
        turn A, step move

        A?
        A: move C2
        A: move C3 by fuel
        A: move F3 by fuel
        ",
        expect![[r#"
            A?
              move F3, move F1
            A: move C2
              refused CP-MOVE-05: you have already visited C2, and each card is visited once
            A: move C3 by fuel
              refused CP-MOVE-04: you have no booster fuel
            A: move F3 by fuel
              refused CP-MOVE-02: that step is free; you need not pay
        "#]],
    );
}

/// The option of CP-R-19.
#[test]
fn forward_only_bars_the_way_back() {
    check(
        "
        rule CP-R-19
        competitive, players 2, house forward-only
        F1: Y12
        F2: Y26
        C2: Y11
        F3: Y30
        A at F2, fuel 1, missiles 0
        B at F3
        B hand Y31
        turn A, step move

        A?
        A: move F1
        ",
        expect![[r#"
            A?
              move F3, move C2
            A: move F1
              refused CP-R-19: this table flies forward only
        "#]],
    );
}

/// An upgrade card is good for two turns (S-35, S-36).
#[test]
fn an_upgrade_card_is_good_for_two_turns() {
    check(
        "
        rule CP-MOVE-06 CP-MOVE-07 CP-R-20 CP-HANDLE-01 CP-LAND-02
        competitive, players 2
        C1: Y27
        C2: Y24
        A at C2, fuel 0, missiles 0
        A spent C1
        A visited C1 C2
        A handled C1 C2
        B at C1, fuel 0, missiles 0
        B hand Y31
        turn A, step move

        A?
        A: move C1
        A?
        A: end turn
        B: place Y31 F1
        B: pass
        B: stay
        B: end turn
        A: pass
        A?
        A: stay
        ",
        expect![[r#"
            A?
              move C1
            A: move C1
              A flies from C2 to C1
              A lands at C1
            A?
              end turn, draw A, draw B, buy-fuel, buy-missile
            A: end turn
              B's turn 5, credits 11
            B: place Y31 F1
              B places Y31 at F1
              the exit opens in column 3
            B: pass
            B: stay
              B stays at C1
              B lands at C1
            B: end turn
              A's turn 5, credits 11
            A: pass
            A?
              move F1
            A: stay
              refused CP-MOVE-06: you can stay only on cards with the upgrade mark, for two turns in all
        "#]],
    );
}

/// Without a step one is stuck (S-37).
#[test]
fn without_a_step_one_is_stuck() {
    check(
        "
        rule CP-MOVE-08 CP-R-23 CP-R-58 CP-END-08
        competitive, players 2
        C2: Y12
        C3: Y30
        C4: Y11
        F2: Y26
        F3: Y24
        A at F3, fuel 0, missiles 0, reputation 30
        A visited C3 F2 F3
        B at C2
        B hand Y31
        turn A, step refresh

        A: pass
        ",
        expect![[r#"
            A: pass
              A is stuck
              the game is over, won by B
        "#]],
    );
}

/// A diagonal is compulsory when it is the only step (S-37).
#[test]
fn a_diagonal_is_compulsory_when_it_is_the_only_step() {
    check(
        "
        rule CP-R-24 CP-R-23
        competitive, players 2
        C3: Y30
        C4: Y11
        F3: Y24
        A at F3, fuel 1, missiles 0
        A visited C3 F3
        B at C3
        B hand Y31
        turn A, step move

        A?
        A: hover
        A: give up
        ",
        expect![[r#"
            A?
              move C4 by fuel
            A: hover
              refused CP-R-24: you can still take a step, or stay
            A: give up
              refused CP-R-24: you can still take a step, or stay
        "#]],
    );
}

/// One hovers where the cave ends (S-38).
#[test]
fn one_hovers_where_the_cave_ends() {
    check(
        "
        rule CP-R-23 CP-R-76
        competitive, players 2
        C3: Y30
        F3: Y24
        A at F3, fuel 0, missiles 0, credits 0
        A visited C3 F3
        B at C3
        B hand Y31
        turn A, step refresh

        A: pass
        ",
        expect![[r#"
            A: pass
              A hovers
              A lands at F3
              B's turn 5, credits 11
        "#]],
    );
}
