//! The worked examples of the rulebook, and its figure of a flight.

use expect_test::expect;

use crate::check;

/// Example 1 (S-05).
#[test]
fn helen_fits_out_and_enters() {
    check(
        "
        rule CP-ENTR-01 CP-ENTR-02 CP-ENTR-03 CP-ENTR-06 CP-TURN-03 CP-UPG-05 CP-UPG-06 CP-R-09
        competitive, players 2
        A at outside, credits 11
        A hand Y21 Y15 Y27
        B hand Y11
        shop A U-SH2 U-SR2 U-PA1
        shop B U-PO2 U-PO9 U-NC4
        turn A

        A: place Y21 F1
        A: pass
        A: move entrance
        A: land
        A: buy A1 shields1
        A: buy B1 power1
        A: buy A1 attack1
        show A at
        A: end turn
        B: place Y11 F2
        B: pass
        B: move entrance
        B: land
        B: end turn
        A: place Y15 C1
        A: pass
        A: pass
        A: stay
        A: land
        A: buy B1 power2
        A: buy B1 navigation1
        show A at
        B: pass
        B: pass
        B: stay
        B: land
        B: end turn
        A: place Y27 C2
        A: pass
        A: pass
        A?
        A: move C1
        chance: rolls 5
        ",
        expect![[r#"
            A: place Y21 F1
              A places Y21 at F1
            A: pass
            A: move entrance
              A flies from outside to entrance
            A: land
              A lands at entrance
            A: buy A1 shields1
              A buys U-SH2 for 2 into shields1, value 2
            A: buy B1 power1
              A buys U-PO2 for 2 into power1, value 2
            A: buy A1 attack1
              A buys U-SR2 for 2 into attack1, value 2
            show A at
              A at entrance, turns 1, credits 5, reputation 0, fuel 1, missiles 1
            A: end turn
              B's turn 1, credits 11
            B: place Y11 F2
              B places Y11 at F2
            B: pass
            B: move entrance
              B flies from outside to entrance
            B: land
              B lands at entrance
            B: end turn
              A's turn 2, credits 8
            A: place Y15 C1
              A places Y15 at C1
            A: pass
            A: pass
            A: stay
              A stays at entrance
            A: land
              A lands at entrance
            A: buy B1 power2
              A buys U-PO9 for 5 into power2, value 5
            A: buy B1 navigation1
              A buys U-NC4 for 3 into navigation1, value 3
              B's turn 2, credits 14
            show A at
              A at entrance, turns 2, credits 0, reputation 0, fuel 1, missiles 1
            B: pass
            B: pass
            B: stay
              B stays at entrance
            B: land
              B lands at entrance
            B: end turn
              A's turn 3, credits 3
            A: place Y27 C2
              A places Y27 at C2
              the exit opens in column 3
            A: pass
            A: pass
            A?
              move C1, move F1, scrapyard
            A: move C1
              A flies from entrance to C1
              Y15 at C1 attacks A
            chance: rolls 5
              A rolls 5
              A passes: 10 against 7
              A +2 Reputation, now 2
        "#]],
    );
}

/// Example 2 (S-23, S-24).
#[test]
fn rob_fires_at_a_bat_and_at_a_rival() {
    check(
        "
        rule CP-MISSILE-06 CP-MISSILE-07 CP-MISSILE-08 CP-MISSILE-12 CP-R-28 CP-R-30
        competitive, players 2
        C1: Y14
        C2: Y24
        C3: Y30
        A at C1, missiles 2, fuel 0
        A mat U-SH4 U-SR1
        B at C3
        B mat U-SH1 U-SR2 U-MA3
        B hand Y31
        turn A, step fire

        A: fire C2
        chance: missile die
        A: again
        chance: missile 2
        show C2
        A: fire B
        chance: missile targeting
        A: hit maneuver1
        A: hit maneuver1
        A: move C2
        chance: rolls 3 3
        ",
        expect![[r#"
            A: fire C2
              A fires at C2
            chance: missile die
              A's missile shows die
              C2 part 1 takes 1, cubes 1
            A: again
            chance: missile 2
              A's missile shows 2
              C2 part 1 takes 2, cubes 3
            show C2
              C2: Y24 hits 3
            A: fire B
              A fires at B
            chance: missile targeting
              A's missile shows targeting
            A: hit maneuver1
              B takes a hit on maneuver1
            A: hit maneuver1
              B takes a hit on maneuver1, gone
            A: move C2
              A flies from C1 to C2
              Y24 at C2 attacks A
            chance: rolls 3 3
              A rolls 3 3
              A passes: 4 against 3
              A +2 Reputation, now 2
              A lands at C2
        "#]],
    );
}

/// Example 3 (S-41).
#[test]
fn roy_in_the_rock_shower() {
    check(
        "
        rule CP-HANDLE-02 CP-HANDLE-04 CP-HANDLE-05 CP-HANDLE-06 CP-HANDLE-07 CP-HANDLE-08
        competitive, players 2
        C1: Y14
        C2: Y12
        A at C1, fuel 0, missiles 0
        A mat U-SH7 U-PO2
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 3
        chance: rolls 4
        show A mat
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y12 at C2 attacks A
            chance: rolls 3
              A rolls 3
              A passes: 4 against 3
              A +1 Reputation, now 1
            chance: rolls 4
              A rolls 4
              A fails: 4 against 4
              A takes a hit on power1
              A lands at C2
              B's turn 5, credits 11
            show A mat
              A mat U-SH7 U-PO2-1
        "#]],
    );
}

/// Example 4 (S-44).
#[test]
fn john_and_marge_and_the_heat_seeking_missiles() {
    check(
        "
        rule CP-HANDLE-09 CP-HANDLE-12 CP-HANDLE-13 CP-R-38 CP-DAMAGE-02
        competitive, players 3
        C1: Y14
        C2: Y22
        C3: Y30
        C4: Y11
        C5: Y23
        A at C1, fuel 0, missiles 0
        A mat U-MA9
        B at C4
        B mat U-MA4 U-PO2
        C at C5
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 2
        chance: rolls 1
        show B mat
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y22 at C2 attacks A B
            chance: rolls 2
              A rolls 2
              A passes: 5 against 4
              A +2 Reputation, now 2
            chance: rolls 1
              B rolls 1
              B fails: 3 against 3
              B takes a hit on maneuver1
              B takes a hit on maneuver1
              B takes a hit on power1
              A lands at C2
              B's turn 5, credits 11
            show B mat
              B mat U-MA4-2 U-PO2-1
        "#]],
    );
}

/// Example 5 (S-17).
#[test]
fn lisa_refreshes_and_buys() {
    check(
        "
        rule CP-SHOP-01 CP-SHOP-02 CP-SHOP-03 CP-UPG-04 CP-UPG-05
        competitive, players 2
        C1: Y14
        C2: Y15
        A at entrance, credits 8, missiles 1, fuel 0
        B at C2
        A marks entrance1 entrance2
        B hand Y30
        shop A U-PA2 U-PA4 U-SH4
        shop B U-MA4 U-MA5
        turn A, step refresh

        A: refresh A
        chance: shop U-SH7
        chance: shop U-MA2
        A: pass
        A: move C1
        chance: rolls 0
        A: draw A
        chance: shop U-SR3
        show shop
        A: buy A4 attack1
        A: buy B3 maneuver1
        show A at
        ",
        expect![[r#"
            A: refresh A
              U-PA2 leaves row A
            chance: shop U-SH7
              U-SH7 is displayed in row A
            chance: shop U-MA2
              U-MA2 is displayed in row B
            A: pass
            A: move C1
              A flies from entrance to C1
              Y14 at C1 attacks A
            chance: rolls 0
              A rolls 0
              A fails: 0 against 0
              A takes a hit on missiles, gone
              A lands at C1
            A: draw A
              A pays 1 for a card of row A
            chance: shop U-SR3
              U-SR3 is displayed in row A
            show shop
              shop A U-PA4 U-SH4 U-SH7 U-SR3
              shop B U-MA4 U-MA5 U-MA2
            A: buy A4 attack1
              A buys U-SR3 for 2 into attack1, value 2
            A: buy B3 maneuver1
              A buys U-MA2 for 2 into maneuver1, value 2
            show A at
              A at C1, turns 2, credits 3, reputation 0, fuel 0, missiles 0
        "#]],
    );
}
