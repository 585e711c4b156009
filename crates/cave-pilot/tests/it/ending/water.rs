//! The rising water.

use expect_test::expect;

use crate::check;

/// S-97: the water reaches the entrance too, and nobody in column 2; a flooded card gives no Reputation, nor upgrades.
#[test]
fn the_water_spares_column_two() {
    check(
        "
        rule CP-COOP-01
        rising-water, players 3
        C1: Y27
        C2: Y12
        F2: O14
        A at entrance, fuel 1, missiles 1, turns 4
        A mat U-PO9
        B at C2, fuel 1, missiles 1
        C at C1, fuel 1, missiles 1, credits 0
        A hand Y13 O15 O16
        B hand Y16 Y17 Y18
        C hand O11 O12 O13
        first A, round 4
        turn C, step land

        show A at
        show B at
        show C at
        A: place Y13 F1
        A: pass
        A: pass
        A: move C1
        chance: rolls 0
        A: land
        A? buy
        ",
        expect![[r#"
            show A at
              A at entrance, turns 5, credits 11, reputation 0, fuel 1, missiles 1
            show B at
              B at C2, turns 4, credits 8, reputation 0, fuel 1, missiles 1
            show C at
              C at C1, turns 4, credits 0, reputation 0, fuel 0, missiles 0
            A: place Y13 F1
              A places Y13 at F1
            A: pass
            A: pass
            A: move C1
              A flies from entrance to C1
              Y27 at C1 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 3 against 0
            A: land
              A lands at C1
            A? buy
              nothing
        "#]],
    );
}

/// Before the fourth round it does not rise.
#[test]
fn the_water_waits_for_the_fourth_round() {
    check(
        "
        rule CP-COOP-01
        rising-water, players 2
        C1: Y11
        A at C1, fuel 1, missiles 1
        B at C1, fuel 1, missiles 1, credits 0
        A hand Y13 Y14 Y15
        B hand Y16 Y17 O11
        first A, round 3
        turn B, step land

        show first
        show A at
        ",
        expect![[r#"
            show first
              first A, round 4
            show A at
              A at C1, turns 5, credits 11, reputation 0, fuel 1, missiles 1
        "#]],
    );
}

/// CS3 is won by all but one of three.
#[test]
fn the_rising_water_may_take_one_of_three() {
    check(
        "
        rule CP-COOP-01
        rising-water, players 3
        C1: Y11
        C2: Y12
        C3: Y13
        C4: Y14
        C5: Y15
        C6: Y16
        F1: O11
        F2: O12
        F3: O13
        F4: O14
        F5: O15
        F6: O16
        A at exit, reputation 10
        B at out, reputation 50
        C at C6, fuel 0, missiles 0, reputation 18
        first A, round 9
        turn C, step move

        C: move exit
        ",
        expect![[r#"
            C: move exit
              C flies from C6 to exit
              C has finished
              A gains a bonus of 4
              C gains a bonus of 4
              the game is over, won by A B C, grade gold
        "#]],
    );
}

/// CS3: with two players both must get through.
#[test]
fn the_rising_water_may_take_none_of_two() {
    check(
        "
        rule CP-COOP-01
        rising-water, players 2
        C1: Y11
        C2: Y12
        A at C1, fuel 0, missiles 0
        B at C1
        first A, round 3
        turn A, step move

        A: move C2
        chance: rolls 5
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y12 at C2 attacks A
            chance: rolls 5
              A rolls 5
              A fails: 0 against 5
              A crashes
              the game is over, won by nobody
        "#]],
    );
}
