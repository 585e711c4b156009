//! Decks that are dealt in their own way.

use expect_test::expect;

use crate::check;

/// S-94: ten cards, two each, two in the pile, and 26 Exploration cards.
#[test]
fn the_tutorial_deals_two_each_and_keeps_two() {
    check(
        "
        rule CP-TUT-01 CP-TUT-02 CP-TUT-03 CP-R-02
        new tutorial, players 4

        chance: rolls 5
        chance: rolls 1
        chance: rolls 2
        chance: rolls 3
        chance?
        chance: cave Y12
        chance: cave Y14
        chance: cave Y15
        chance: cave Y21
        chance: cave Y23
        chance: cave Y24
        chance: cave Y27
        chance: cave Y29
        show pile
        chance: shop U-SH1
        chance: shop U-PA1
        chance: shop U-SR1
        chance: shop U-MA1
        chance: shop U-PO1
        chance: shop U-NC1
        chance?
        chance: finds k3
        chance: finds k3
        chance: finds bone-nullifier
        chance: finds bone-nullifier
        ",
        expect![[r#"
            chance: rolls 5
              A rolls 5 for the start
            chance: rolls 1
              B rolls 1 for the start
            chance: rolls 2
              C rolls 2 for the start
            chance: rolls 3
              D rolls 3 for the start
              A takes the First player token
            chance?
              10 x cave Y12
              10 x cave Y14
              10 x cave Y15
              10 x cave Y21
              10 x cave Y23
              10 x cave Y24
              10 x cave Y27
              10 x cave Y29
              10 x cave Y30
              10 x cave Y34
            chance: cave Y12
              A gets Y12
            chance: cave Y14
              B gets Y14
            chance: cave Y15
              C gets Y15
            chance: cave Y21
              D gets Y21
            chance: cave Y23
              A gets Y23
            chance: cave Y24
              B gets Y24
            chance: cave Y27
              C gets Y27
            chance: cave Y29
              D gets Y29
            show pile
              pile unknown 2 0 0
            chance: shop U-SH1
              U-SH1 is displayed in row A
            chance: shop U-PA1
              U-PA1 is displayed in row A
            chance: shop U-SR1
              U-SR1 is displayed in row A
            chance: shop U-MA1
              U-MA1 is displayed in row B
            chance: shop U-PO1
              U-PO1 is displayed in row B
            chance: shop U-NC1
              U-NC1 is displayed in row B
            chance?
              2 x finds k3
              2 x finds bone-nullifier
              2 x finds pulse-p6
              2 x finds teleport
              2 x finds aru
              2 x finds kerr-lens
              2 x finds loaded-bone
              2 x finds reserve-tank
              1 x finds periscope
              1 x finds gyro
              1 x finds congreve-rack
              1 x finds lombard-pledge
              1 x finds gresham-ledger
              1 x finds davy-lamp
              2 x finds smoke-canister
              2 x finds trumpet
            chance: finds k3
              A installs k3
            chance: finds k3
              B installs k3
            chance: finds bone-nullifier
              C installs bone-nullifier
            chance: finds bone-nullifier
              D installs bone-nullifier
              A's turn 1, credits 11
        "#]],
    );
}

/// A deck may be any list of cards.
#[test]
fn a_deck_of_ones_own_choice() {
    check(
        "
        rule CP-EXP-01 CP-R-74
        new competitive, players 2, deck custom Y11 Y12 O11 R22

        chance: rolls 3
        chance: rolls 1
        chance?
        chance: cave Y11
        chance: cave Y12
        chance: cave O11
        chance: cave R22
        chance: shop U-SH1
        chance: shop U-SH2
        chance: shop U-SH3
        chance: shop U-MA1
        chance: shop U-MA2
        chance: shop U-MA3
        chance: finds adamy
        chance: finds adamy
        ",
        expect![[r#"
            chance: rolls 3
              A rolls 3 for the start
            chance: rolls 1
              B rolls 1 for the start
              A takes the First player token
            chance?
              4 x cave Y11
              4 x cave Y12
              4 x cave O11
              4 x cave R22
            chance: cave Y11
              A gets Y11
            chance: cave Y12
              B gets Y12
            chance: cave O11
              A gets O11
            chance: cave R22
              B gets R22
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
              A installs adamy
            chance: finds adamy
              B installs adamy
              A's turn 1, credits 11
        "#]],
    );
}

/// CS3: the six yellow cards are dealt first.
#[test]
fn the_rising_water_deals_yellow_first() {
    check(
        "
        rule CP-COOP-01
        new rising-water, players 3

        chance: rolls 3
        chance: rolls 1
        chance: rolls 0
        chance: cave Y11
        chance: cave Y12
        chance: cave Y13
        chance: cave Y14
        chance: cave Y15
        chance: cave Y16
        chance: cave O11
        chance: cave O12
        chance: cave O13
        show A hand
        show pile
        chance: shop U-SH1
        chance: shop U-PA1
        chance: shop U-SR1
        chance: shop U-MA1
        chance: shop U-PO1
        chance: shop U-NC1
        chance: finds k3
        chance: finds aru
        chance: finds teleport
        ",
        expect![[r#"
            chance: rolls 3
              A rolls 3 for the start
            chance: rolls 1
              B rolls 1 for the start
            chance: rolls 0
              C rolls 0 for the start
              A takes the First player token
            chance: cave Y11
              A gets Y11
            chance: cave Y12
              B gets Y12
            chance: cave Y13
              C gets Y13
            chance: cave Y14
              A gets Y14
            chance: cave Y15
              B gets Y15
            chance: cave Y16
              C gets Y16
            chance: cave O11
              A gets O11
            chance: cave O12
              B gets O12
            chance: cave O13
              C gets O13
            show A hand
              A hand Y11 Y14 O11
            show pile
              pile unknown 0 3 0
            chance: shop U-SH1
              U-SH1 is displayed in row A
            chance: shop U-PA1
              U-PA1 is displayed in row A
            chance: shop U-SR1
              U-SR1 is displayed in row A
            chance: shop U-MA1
              U-MA1 is displayed in row B
            chance: shop U-PO1
              U-PO1 is displayed in row B
            chance: shop U-NC1
              U-NC1 is displayed in row B
            chance: finds k3
              A installs k3
            chance: finds aru
              B installs aru
            chance: finds teleport
              C installs teleport
              A's turn 1, credits 11
        "#]],
    );
}
