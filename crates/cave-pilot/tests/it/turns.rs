//! The order of a turn, additional rounds, and whose turn is next.

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
              refused CP-SHOP-01: a refresh is step a, before firing and moving
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

/// S-32: in an additional round distances count from where the plane is then.
#[test]
fn missiles_fly_from_where_the_plane_is() {
    check(
        "
        rule CP-MISSILE-04 CP-MISSILE-03
        competitive, players 2
        C3: Y11
        C4: Y23
        C5: Y27
        F6: Y12
        A at C3, fuel 1, missiles 1
        A mat U-MA9
        B at C3
        B hand Y31
        turn A, step fire

        A: fire F6
        A: pass
        A: move C4
        chance: rolls 0
        A: extra by fuel
        A: pass
        A: fire F6
        chance: missile 2
        show F6
        ",
        expect![[r#"
            A: fire F6
              refused CP-MISSILE-03: that is at distance 3, and your missiles reach 2
            A: pass
            A: move C4
              A flies from C3 to C4
              Y23 at C4 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 1
            A: extra by fuel
              A pays fuel
              A starts an additional round
            A: pass
            A: fire F6
              A fires at F6
            chance: missile 2
              A's missile shows 2
              F6 part 1 takes 2, cubes 2
            show F6
              F6: Y12 hits 2
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
              refused CP-EXTRA-01: an additional round costs a booster fuel, or the reserve tank
            A: extra by gyro
              refused CP-EXTRA-01: an additional round costs a booster fuel, or the reserve tank
            A: extra by tank
              refused CP-EXPL-06: you have no reserve tank
            A: land
              A lands at C1
            A: extra by fuel
              refused CP-TURN-02: first use your landing, or end the turn
        "#]],
    );
}

/// S-40: in the exit nothing is handled, and no round is added whatever the fuel.
#[test]
fn a_finished_plane_has_nothing_more_to_do() {
    check(
        "
        rule CP-MOVE-10 CP-MOVE-11 CP-R-60 CP-END-02 CP-TURN-06
        competitive, players 3
        C1: Y12
        A at C1, fuel 2, missiles 0
        B at exit
        C at C1, fuel 2, missiles 0
        first A, final
        turn A, step move

        A: move exit
        C: pass
        C: move exit
        ",
        expect![[r#"
            A: move exit
              A flies from C1 to exit
              A has finished
              C's turn 5, credits 11
            C: pass
            C: move exit
              C flies from C1 to exit
              C has finished
              A gains a bonus of 0
              B gains a bonus of 0
              C gains a bonus of 0
              the game is over, won by C
        "#]],
    );
}

/// A turn of who is finished or out is passed over.
#[test]
fn the_next_living_plane_goes_on() {
    check(
        "
        rule CP-TURN-06 CP-SETUP-11
        competitive, players 4
        C1: Y27
        A at C1, fuel 0, missiles 0, credits 0
        B at out
        C at C1, fuel 0, missiles 0
        D at C1
        C hand Y31
        turn A, step refresh

        A: pass
        A: stay
        C: pass
        B: pass
        C: place Y31 C2
        ",
        expect![[r#"
            A: pass
            A: stay
              A stays at C1
              A lands at C1
              C's turn 5, credits 11
            C: pass
              refused CP-TURN-02: first place a Cave card
            B: pass
              refused CP-TURN-06: it is not B's decision now
            C: place Y31 C2
              C places Y31 at C2
              the exit opens in column 3
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
