//! Setup: the deal.

mod deals;
mod decks;
mod entrance;

use expect_test::expect;

use crate::check;

/// S-01: eight cards among four are two each, and phase 4 never draws.
#[test]
fn four_players_and_eight_cards_leave_no_pile() {
    check(
        "
        rule CP-SETUP-01 CP-SETUP-03 CP-SETUP-04 CP-SETUP-05 CP-SETUP-06 CP-SETUP-07 CP-SETUP-08 CP-R-02 CP-TURN-05
        new competitive, players 4, deck easy 8

        chance: rolls 5
        chance: rolls 1
        chance: rolls 2
        chance: rolls 3
        chance: cave Y11
        chance: cave Y12
        chance: cave Y13
        chance: cave Y14
        chance: cave Y15
        chance: cave Y16
        chance: cave Y17
        chance: cave Y18
        chance: shop U-SH1
        chance: shop U-PA1
        chance: shop U-SR1
        chance: shop U-MA1
        chance: shop U-PO1
        chance: shop U-NC1
        chance: finds k3
        chance: finds aru
        chance: finds teleport
        chance: finds davy-lamp
        show A
        show D
        show pile
        show shop
        A: place Y11 C1
        A: pass
        A: move entrance
        A: land
        A: end turn
        show A hand
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
            chance: cave Y11
              A gets Y11
            chance: cave Y12
              B gets Y12
            chance: cave Y13
              C gets Y13
            chance: cave Y14
              D gets Y14
            chance: cave Y15
              A gets Y15
            chance: cave Y16
              B gets Y16
            chance: cave Y17
              C gets Y17
            chance: cave Y18
              D gets Y18
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
            chance: finds davy-lamp
              D installs davy-lamp
              A's turn 1, credits 11
            show A
              A at outside, turns 1, credits 11, reputation 0, fuel 1, missiles 1
              A cards k3/2
              A hand Y11 Y15
            show D
              D at outside, turns 0, credits 8, reputation 0, fuel 1, missiles 1
              D cards davy-lamp/3
              D hand Y14 Y18
            show pile
            show shop
              shop A U-SR1 U-PA1 U-SH1
              shop B U-NC1 U-PO1 U-MA1
            A: place Y11 C1
              A places Y11 at C1
            A: pass
            A: move entrance
              A flies from outside to entrance
            A: land
              A lands at entrance
            A: end turn
              B's turn 1, credits 11
            show A hand
              A hand Y15
        "#]],
    );
}

/// S-02: twelve cards among four are three each.
#[test]
fn four_players_and_twelve_cards_leave_no_pile() {
    check(
        "
        rule CP-SETUP-03 CP-R-02
        new competitive, players 4, deck easy 12

        chance: rolls 5
        chance: rolls 1
        chance: rolls 2
        chance: rolls 3
        chance: cave Y11
        chance: cave Y12
        chance: cave Y13
        chance: cave Y14
        chance: cave Y15
        chance: cave Y16
        chance: cave Y17
        chance: cave Y18
        chance: cave Y19
        chance: cave Y20
        chance: cave Y21
        chance: cave Y22
        show A hand
        show D hand
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
        chance: finds davy-lamp
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
            chance: cave Y11
              A gets Y11
            chance: cave Y12
              B gets Y12
            chance: cave Y13
              C gets Y13
            chance: cave Y14
              D gets Y14
            chance: cave Y15
              A gets Y15
            chance: cave Y16
              B gets Y16
            chance: cave Y17
              C gets Y17
            chance: cave Y18
              D gets Y18
            chance: cave Y19
              A gets Y19
            chance: cave Y20
              B gets Y20
            chance: cave Y21
              C gets Y21
            chance: cave Y22
              D gets Y22
            show A hand
              A hand Y11 Y15 Y19
            show D hand
              D hand Y14 Y18 Y22
            show pile
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
            chance: finds davy-lamp
              D installs davy-lamp
              A's turn 1, credits 11
        "#]],
    );
}
