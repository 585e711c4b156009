//! Additional rounds of actions. Rules: CP-EXTRA, ruling CP-R-08.

use expect_test::expect;

use crate::check;

/// S-22: step a belongs to each round of actions.
#[test]
fn each_round_of_actions_has_its_refresh() {
    check(
        "
        rule CP-R-08 CP-SHOP-01 CP-EXTRA-01 CP-TURN-02
        competitive, players 2
        C1: Y11
        C2: Y23
        C3: Y27
        A at C1, fuel 1, missiles 0
        A mat U-MA9
        B at C1
        B hand Y31
        shop A U-SH1 U-SH2 U-SH3
        shop B U-MA1 U-MA2 U-MA3
        turn A, step refresh

        A: refresh A
        chance: shop U-SH4
        A: refresh A
        A: move C2
        chance: rolls 0
        A: extra by fuel
        A: refresh B
        chance: shop U-MA4
        show shop
        A? move
        ",
        expect![[r#"
            A: refresh A
              U-SH1 leaves row A
            chance: shop U-SH4
              U-SH4 is displayed in row A
            A: refresh A
              refused CP-SHOP-01: you can refresh the shop only in step a, before firing and moving
            A: move C2
              A flies from C1 to C2
              Y23 at C2 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 1
            A: extra by fuel
              A pays fuel
              A starts an additional round
            A: refresh B
              U-MA1 leaves row B
            chance: shop U-MA4
              U-MA4 is displayed in row B
            show shop
              shop A U-SH2 U-SH3 U-SH4
              shop B U-MA2 U-MA3 U-MA4
            A? move
              C3
        "#]],
    );
}

/// Any number of additional rounds, each paid anew, none with credits; no card is needed for them.
#[test]
fn additional_rounds_follow_each_other() {
    check(
        "
        rule CP-EXTRA-01 CP-EXTRA-02 CP-EXTRA-03 CP-R-26
        competitive, players 2
        C1: Y11
        C2: Y23
        C3: Y30
        C4: Y27
        A at C1, fuel 2, missiles 0, credits 1
        A mat U-MA9 U-SR9 U-PO9
        B at C1
        B hand Y31
        turn A, step refresh

        A: pass
        A: move C2
        chance: rolls 0
        A: extra by fuel
        A: pass
        A: move C3
        chance: rolls 0
        chance: rolls 0
        A: extra by fuel
        A: pass
        A: move C4
        chance: rolls 0
        show A at
        A?
        ",
        expect![[r#"
            A: pass
            A: move C2
              A flies from C1 to C2
              Y23 at C2 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 1
            A: extra by fuel
              A pays fuel
              A starts an additional round
            A: pass
            A: move C3
              A flies from C2 to C3
              Y30 at C3 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 2
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 3
            A: extra by fuel
              A pays fuel
              A starts an additional round
            A: pass
            A: move C4
              A flies from C3 to C4
              Y27 at C4 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 4
              A lands at C4
            show A at
              A at C4, turns 4, credits 1, reputation 4, fuel 0, missiles 0
            A?
              end turn, draw A, draw B
        "#]],
    );
}

/// After landing no additional round can start.
#[test]
fn who_has_landed_starts_no_round() {
    check(
        "
        rule CP-LAND-01 CP-EXTRA-01
        competitive, players 2
        C1: Y27
        A at C1, fuel 2, missiles 0
        B at C1
        B hand Y31
        turn A, step extra

        A?
        A: extra by free
        A: extra by gyro
        A: extra by tank
        A: land
        A: extra by fuel
        ",
        expect![[r#"
            A?
              land, extra by fuel
            A: extra by free
              refused CP-EXTRA-01: an additional round costs booster fuel, or the reserve tank
            A: extra by gyro
              refused CP-EXTRA-01: an additional round costs booster fuel, or the reserve tank
            A: extra by tank
              refused CP-EXPL-06: you have no reserve tank
            A: land
              A lands at C1
            A: extra by fuel
              refused CP-TURN-02: use your landing first, or end the turn
        "#]],
    );
}

/// CP-R-23: in an additional round a missing step keeps the plane where it is.
#[test]
fn no_step_in_an_additional_round_is_no_harm() {
    check(
        "
        rule CP-R-23 CP-R-20
        competitive, players 2
        C1: Y11
        C2: Y27
        C3: Y15
        A at C2, fuel 1, missiles 0, credits 0
        A visited C1 C2 C3
        B at C1
        B hand Y31
        turn A, step extra

        A: extra by fuel
        A: pass
        ",
        expect![[r#"
            A: extra by fuel
              A pays fuel
              A starts an additional round
            A: pass
              A hovers
              A lands at C2
              B's turn 5, credits 11
        "#]],
    );
}
