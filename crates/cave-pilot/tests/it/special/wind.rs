//! Turbines.

use expect_test::expect;

use crate::check;

/// S-66: with two hits a turbine moves nobody.
#[test]
fn a_turbine_with_two_hits_moves_nobody() {
    check(
        "
        rule CP-SPEC-04 CP-R-41
        competitive, players 2
        C1: Y11
        C2: Y17 hits 2
        C3: Y30
        C4: Y23
        A at C1, fuel 0, missiles 1
        A mat U-PO9
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 0
        chance: rolls 5
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y17 at C2 attacks A
            chance: rolls 0
              A rolls 0 for the wind: upper line
            chance: rolls 5
              A rolls 5
              A passes: 5 against 4
              A +2 Reputation, now 2
              A lands at C2
              B's turn 5, credits 11
        "#]],
    );
}

/// S-69: two turbines do not play ping-pong.
#[test]
fn a_turbine_is_not_handled_twice_in_a_round() {
    check(
        "
        rule CP-R-21 CP-R-41 CP-SPEC-02
        competitive, players 2
        C1: Y11
        C2: Y17
        C3: Y30
        C4: O13
        A at C1, fuel 0, missiles 1, credits 0
        A mat U-PO7
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 2
        chance: rolls 0
        chance: rolls 5
        chance: rolls 1
        show A at
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y17 at C2 attacks A
            chance: rolls 2
              A rolls 2 for the wind: upper line
            chance: rolls 0
              A rolls 0
              A passes: 4 against 1
              A +2 Reputation, now 2
              A is blown from C2 to C4
              O13 at C4 attacks A
            chance: rolls 5
              A rolls 5 for the wind: lower line
            chance: rolls 1
              A rolls 1
              A fails: 0 against 1
              A is blown from C4 to C2
              A lands at C2
              B's turn 5, credits 11
            show A at
              A at C2, turns 4, credits 0, reputation 2, fuel 0, missiles 1
        "#]],
    );
}

/// CP-R-41: without a card in the next column the plane stays; backward it does not leave column 1.
#[test]
fn the_wind_ends_where_the_cards_end() {
    check(
        "
        rule CP-R-41 CP-SPEC-02
        competitive, players 2
        C1: Y23
        C2: Y17
        A at C1, fuel 1, missiles 1, credits 0
        A mat U-PO9 U-MA1
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 0
        chance: rolls 0
        A: land
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y17 at C2 attacks A
            chance: rolls 0
              A rolls 0 for the wind: upper line
            chance: rolls 0
              A rolls 0
              A passes: 5 against 1
              A +2 Reputation, now 2
            A: land
              A lands at C2
              B's turn 5, credits 11
        "#]],
    );
}

/// The wind blows nobody out of the entrance (CP-R-41).
#[test]
fn the_wind_blows_nobody_out_of_the_entrance() {
    check(
        "
        rule CP-R-41 CP-SPEC-01 CP-R-21
        competitive, players 2
        C1: Y11
        C2: Y17
        F1: Y23
        A at F1, fuel 1, missiles 1, credits 0
        A visited F1
        B at C1
        B hand Y31
        turn A, step move

        A: move C2 by fuel
        chance: rolls 4
        chance: rolls 5
        A?
        A: shift C2
        A: shift F1
        chance: rolls 5
        ",
        expect![[r#"
            A: move C2 by fuel
              A pays fuel
              A flies from F1 to C2
              Y17 at C2 attacks A
            chance: rolls 4
              A rolls 4 for the wind: lower line
            chance: rolls 5
              A rolls 5
              A fails: 0 against 6
            A?
              shift C1, shift F1
            A: shift C2
              refused CP-R-41: the plane cannot go to C2 next
            A: shift F1
              A is blown from C2 to F1
              Y23 at F1 attacks A
            chance: rolls 5
              A rolls 5
              A fails: 0 against 5
              A takes a hit on missiles, gone
              A lands at F1
              B's turn 5, credits 11
        "#]],
    );
}
