//! Setup, the entrance and the first turns.

use expect_test::expect;

use crate::check;

/// The first turn leads into the entrance (S-04).
#[test]
fn the_first_turn_leads_into_the_entrance() {
    check(
        "
        rule CP-TURN-01 CP-PLACE-01 CP-ENTR-01 CP-ENTR-07 CP-R-16 CP-R-70 CP-SETUP-09 CP-TURN-04
        competitive, players 2
        A at outside, credits 11
        A hand Y12 Y14
        B hand Y15

        A?
        A: pass
        A: place Y12 C1
        A?
        A: pass
        A: fire C1
        A?
        A: move C1
        A: move entrance
        ",
        expect![[r#"
            A?
              place Y12 C1, place Y14 C1, place Y12 F1, place Y14 F1
            A: pass
              refused CP-TURN-02: place a Cave card first
            A: place Y12 C1
              A places Y12 at C1
            A?
              pass, refresh A, refresh B
            A: pass
            A: fire C1
              refused CP-TURN-02: take your step first
            A?
              move entrance
            A: move C1
              refused CP-ENTR-01: your first move goes into the entrance
            A: move entrance
              A flies from outside to entrance
        "#]],
    );
}

/// A third turn there costs a credit (S-06, S-09).
#[test]
fn a_third_turn_there_costs_a_credit() {
    check(
        "
        rule CP-ENTR-04 CP-ENTR-05 CP-R-27 CP-R-71 CP-EXPL-03 CP-R-45
        competitive, players 2
        C1: Y12
        A at entrance, turns 3, credits 3, fuel 0, missiles 0
        A marks entrance1 entrance2
        A explored entrance entrance
        B at C1
        B hand Y15
        turn A, step move

        A?
        A: stay
        A: scrapyard
        A: explore
        show A
        ",
        expect![[r#"
            A?
              move C1, scrapyard
            A: stay
              refused CP-ENTR-04: you may stay in the entrance only on your second turn
            A: scrapyard
              A spends a turn in the Scrapyard
              A lands at entrance
            A: explore
              refused CP-EXPL-03: you have already explored here twice
            show A
              A at entrance, turns 3, credits 2, reputation 0, fuel 0, missiles 0
              A explored entrance entrance
              A marks scrapyard entrance1 entrance2
        "#]],
    );
}

/// After the scrapyard the cave must be entered (S-07, S-08).
#[test]
fn after_the_scrapyard_the_cave_must_be_entered() {
    check(
        "
        rule CP-ENTR-05 CP-R-27 CP-R-24
        competitive, players 2
        C1: Y12
        A at entrance, turns 4, credits 3
        A marks entrance1 entrance2 scrapyard
        B at C1
        B hand Y15
        turn A, step move

        A?
        A: scrapyard
        A: hover
        ",
        expect![[r#"
            A?
              move C1
            A: scrapyard
              refused CP-R-27: the Scrapyard is for your third turn, after two in the entrance
            A: hover
              refused CP-R-24: you can still take a step, or stay
        "#]],
    );
}

/// An additional round leads on from the entrance (S-10).
#[test]
fn an_additional_round_leads_on_from_the_entrance() {
    check(
        "
        rule CP-EXTRA-01 CP-EXTRA-02 CP-EXTRA-03 CP-R-25 CP-R-26 CP-LAND-01
        competitive, players 2
        F1: Y12
        A at outside, credits 8, fuel 1, missiles 0
        A mat U-SH9
        A hand Y14
        B hand Y15
        turn A, step refresh

        A: pass
        A: move entrance
        A: extra by fuel
        A: place Y14 C1
        A: pass
        A: stay
        A?
        A: move F1
        chance: rolls 0
        chance: rolls 0
        show A at
        ",
        expect![[r#"
            A: pass
            A: move entrance
              A flies from outside to entrance
            A: extra by fuel
              A pays fuel
              A starts an additional round
            A: place Y14 C1
              A places Y14 at C1
            A: pass
            A: stay
              refused CP-R-20: you cannot stay in an additional round
            A?
              move C1, move F1
            A: move F1
              A flies from entrance to F1
              Y12 at F1 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 1
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 2
              A lands at F1
              B's turn 1, credits 11
            show A at
              A at F1, turns 1, credits 8, reputation 2, fuel 0, missiles 0
        "#]],
    );
}

/// Tied start rolls are rolled again (S-03).
#[test]
fn tied_start_rolls_are_rolled_again() {
    check(
        "
        rule CP-SETUP-10 CP-SETUP-11 CP-GEN-01
        new competitive, players 3, deck easy 8

        chance: rolls 4
        chance: rolls 4
        chance: rolls 1
        chance: rolls 2
        chance: rolls 5
        chance: cave Y12
        chance: cave Y13
        chance?
        chance: cave Y11
        chance: cave Y14
        chance: cave Y15
        chance: cave Y16
        chance: shop U-SH1
        chance: shop U-SH2
        chance: shop U-SH3
        chance: shop U-MA1
        chance: shop U-MA2
        chance: shop U-MA3
        chance: finds adamy
        chance: finds adamy
        chance: finds laplace
        ",
        expect![[r#"
            chance: rolls 4
              A rolls 4 for the start
            chance: rolls 4
              B rolls 4 for the start
            chance: rolls 1
              C rolls 1 for the start
            chance: rolls 2
              A rolls 2 for the start
            chance: rolls 5
              B rolls 5 for the start
              B takes the First player token
            chance: cave Y12
              B gets Y12
            chance: cave Y13
              C gets Y13
            chance?
              6 x cave Y11
              6 x cave Y14
              6 x cave Y15
              6 x cave Y16
              6 x cave Y17
              6 x cave Y18
              6 x cave Y19
              6 x cave Y20
              6 x cave Y21
              6 x cave Y22
              6 x cave Y23
              6 x cave Y24
              6 x cave Y25
              6 x cave Y26
              6 x cave Y27
              6 x cave Y28
              6 x cave Y29
              6 x cave Y30
              6 x cave Y31
              6 x cave Y32
              6 x cave Y33
              6 x cave Y34
            chance: cave Y11
              A gets Y11
            chance: cave Y14
              B gets Y14
            chance: cave Y15
              C gets Y15
            chance: cave Y16
              A gets Y16
            chance: shop U-SH1
              U-SH1 is displayed in row A
            chance: shop U-SH2
              U-SH2 is displayed in row A
            chance: shop U-SH3
              U-SH3 is displayed in row A
            chance: shop U-MA1
              U-MA1 is displayed in row B
            chance: shop U-MA2
              U-MA2 is displayed in row B
            chance: shop U-MA3
              U-MA3 is displayed in row B
            chance: finds adamy
              B installs adamy
            chance: finds adamy
              C installs adamy
            chance: finds laplace
              A installs laplace
              B's turn 1, credits 11
        "#]],
    );
}

/// A solo pilot has four cards and lays two (S-91).
#[test]
fn a_solo_pilot_has_four_cards_and_lays_two() {
    check(
        "
        rule CP-SOLO-01 CP-SOLO-02 CP-SOLO-03 CP-SETUP-04 CP-SETUP-06 CP-SETUP-07 CP-SETUP-08 CP-R-06 CP-R-66 CP-TURN-05 CP-R-04 CP-R-67
        new solo, players 1, deck short

        chance: cave Y12
        chance: cave Y27
        chance: cave O11
        chance: cave O22
        chance: shop U-SH1
        chance: shop U-SH2
        chance: shop U-SH3
        chance: shop U-MA1
        chance: shop U-MA2
        chance: shop U-MA3
        chance: finds k3
        show A
        show shop
        A: place Y12 C1
        A: place Y27 C2
        A: pass
        A: move entrance
        A: extra by fuel
        A: place O11 C3
        A: pass
        A: pass
        A: move C1
        A: pass
        chance: rolls 0
        A: pass
        chance: rolls 0
        chance: cave O12
        chance: cave O13
        chance: cave O14
        show pile
        ",
        expect![[r#"
            chance: cave Y12
              A gets Y12
            chance: cave Y27
              A gets Y27
            chance: cave O11
              A gets O11
            chance: cave O22
              A gets O22
            chance: shop U-SH1
              U-SH1 is displayed in row A
            chance: shop U-SH2
              U-SH2 is displayed in row A
            chance: shop U-SH3
              U-SH3 is displayed in row A
            chance: shop U-MA1
              U-MA1 is displayed in row B
            chance: shop U-MA2
              U-MA2 is displayed in row B
            chance: shop U-MA3
              U-MA3 is displayed in row B
            chance: finds k3
              A installs k3
              A's turn 1, credits 11
            show A
              A at outside, turns 1, credits 11, reputation 0, fuel 1, missiles 1
              A cards k3/2
              A hand Y12 Y27 O11 O22
            show shop
              shop A U-SH3 U-SH2 U-SH1
              shop B U-MA3 U-MA2 U-MA1
            A: place Y12 C1
              A places Y12 at C1
            A: place Y27 C2
              A places Y27 at C2
            A: pass
            A: move entrance
              A flies from outside to entrance
            A: extra by fuel
              A pays fuel
              A starts an additional round
            A: place O11 C3
              A places O11 at C3
            A: pass
            A: pass
            A: move C1
              A flies from entrance to C1
              Y12 at C1 attacks A
            A: pass
            chance: rolls 0
              A rolls 0
              A fails: 0 against 0
              A takes a hit on k3/2
            A: pass
            chance: rolls 0
              A rolls 0
              A fails: 0 against 0
              A takes a hit on k3/1, gone
              A lands at C1
            chance: cave O12
              A gets O12
            chance: cave O13
              A gets O13
            chance: cave O14
              A gets O14
              A's turn 2, credits 14
            show pile
              pile unknown 0 1 0
        "#]],
    );
}
