//! The figure of a flight in the rulebook.

use expect_test::expect;

use crate::check;

/// Figure 8 (S-96).
#[test]
fn a_flight_with_one_fuel() {
    check(
        "
        rule CP-ENTR-01 CP-ENTR-06 CP-MOVE-02 CP-MOVE-03 CP-MOVE-04
        competitive, players 2
        C2: Y30
        F2: Y23
        F3: Y11
        F1: Y27
        A at outside, fuel 1, missiles 0, credits 0
        A mat U-SR9 U-MA9 U-PO8
        B at F3, fuel 0, missiles 0
        B mat U-SH9 U-PA9 U-PO9
        B hand Y31 Y15 Y12
        turn A, step refresh

        A: pass
        A: move entrance
        A: land
        B: place Y31 F4
        B: pass
        B: move F2
        chance: rolls 0
        B: end turn
        A: pass
        A? move
        A: move F1
        chance: rolls 3
        A: land
        A: end turn
        B: place Y15 F5
        B: pass
        B: move F1
        chance: rolls 0
        B: end turn
        A: pass
        A? move
        A: move C2 by fuel
        chance: rolls 0
        chance: rolls 0
        A: end turn
        B: place Y12 F6
        B: pass
        B: stay
        B: end turn
        A: pass
        A? move
        ",
        expect![[r#"
            A: pass
            A: move entrance
              A flies from outside to entrance
            A: land
              A lands at entrance
              B's turn 5, credits 11
            B: place Y31 F4
              B places Y31 at F4
            B: pass
            B: move F2
              B flies from F3 to F2
              Y23 at F2 attacks B
            chance: rolls 0
              B rolls 0
              B fails: 0 against 0
              B takes a hit on power1
              B lands at F2
            B: end turn
              A's turn 2, credits 3
            A: pass
            A? move
              F1
            A: move F1
              A flies from entrance to F1
              Y27 at F1 attacks A
            chance: rolls 3
              A rolls 3
              A passes: 4 against 3
              A +1 Reputation, now 1
            A: land
              A lands at F1
            A: end turn
              B's turn 6, credits 14
            B: place Y15 F5
              B places Y15 at F5
            B: pass
            B: move F1
              B flies from F2 to F1
              Y27 at F1 attacks B
            chance: rolls 0
              B rolls 0
              B passes: 4 against 0
              B +1 Reputation, now 1
              B lands at F1
            B: end turn
              A's turn 3, credits 6
            A: pass
            A? move
              F2, C2 by fuel
            A: move C2 by fuel
              A pays fuel
              A flies from F1 to C2
              Y30 at C2 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 2
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 3
              A lands at C2
            A: end turn
              B's turn 7, credits 17
            B: place Y12 F6
              B places Y12 at F6
              the exit opens in column 7
            B: pass
            B: stay
              B stays at F1
              B lands at F1
            B: end turn
              A's turn 4, credits 9
            A: pass
            A? move
              F2
        "#]],
    );
}
