//! The Cave shop, upgrading, exploring.

use expect_test::expect;

use crate::check;

/// What is bought is missing until the next refresh (S-19, S-20).
#[test]
fn what_is_bought_is_missing_until_the_next_refresh() {
    check(
        "
        rule CP-SHOP-04 CP-R-05 CP-SHOP-03
        competitive, players 2
        C1: Y27
        A at C1, credits 6, fuel 0, missiles 0
        A spent C1
        B at C1, fuel 0, missiles 0
        B spent C1
        B hand Y31
        shop A U-SH1 U-SH2 U-SH3
        turn A, step land

        A: buy A1 shields1
        show shop
        A: end turn
        B: place Y31 C2
        B: refresh B
        chance: shop U-PA1
        chance: shop U-MA1
        chance: shop U-MA2
        chance: shop U-MA3
        show shop
        ",
        expect![[r#"
            A: buy A1 shields1
              A buys U-SH1 for 1 into shields1, value 1
            show shop
              shop A U-SH2 U-SH3
              shop B
            A: end turn
              B's turn 5, credits 11
            B: place Y31 C2
              B places Y31 at C2
              the exit opens in column 3
            B: refresh B
            chance: shop U-PA1
              U-PA1 is displayed in row A
            chance: shop U-MA1
              U-MA1 is displayed in row B
            chance: shop U-MA2
              U-MA2 is displayed in row B
            chance: shop U-MA3
              U-MA3 is displayed in row B
            show shop
              shop A U-SH2 U-SH3 U-PA1
              shop B U-MA1 U-MA2 U-MA3
        "#]],
    );
}

/// Easy mode refreshes once at any moment (S-21).
#[test]
fn easy_mode_refreshes_once_at_any_moment() {
    check(
        "
        rule CP-SHOP-05 CP-EASY-01 CP-R-08
        competitive, players 2, house easy-mode
        C1: Y27
        A at C1, credits 6, fuel 0, missiles 0
        A spent C1
        B at C1
        B hand Y31
        shop A U-SH1 U-SH2 U-SH3
        shop B U-MA1 U-MA2 U-MA3
        turn A, step refresh

        A: pass
        A: stay
        A: refresh A
        chance: shop U-SH4
        A: refresh A
        ",
        expect![[r#"
            A: pass
            A: stay
              A stays at C1
              A lands at C1
            A: refresh A
              U-SH1 leaves row A
            chance: shop U-SH4
              U-SH4 is displayed in row A
            A: refresh A
              refused CP-SHOP-05: with the easy shop you may refresh once a turn, and you have
        "#]],
    );
}

/// S-56 to S-59.
#[test]
fn parts_are_bought_replaced_and_maintained() {
    check(
        "
        rule CP-UPG-06 CP-UPG-07 CP-UPG-08 CP-R-01 CP-R-09 CP-R-10 CP-R-13 CP-DAMAGE-11
        competitive, players 2
        C1: Y27
        A at C1, credits 6, fuel 0, missiles 0
        A mat U-SH4-1 U-PO4-2 U-PO5
        B at C1
        B hand Y31
        shop A U-MNT-A U-SH5 U-PA9
        shop B U-PO7 U-MNT-B
        turn A, step land

        A? buy
        A: buy A1 shields1
        A: buy A1 shields1
        A: buy B1 power1
        A: buy B1 shields1
        A: buy A2 armor1
        show A
        ",
        expect![[r#"
            A? buy
              A1 shields1, A2 shields1, A2 shields2, A3 armor1, B1 power1, B1 power2, B2 power1, B2 power2, -fuel, -missile
            A: buy A1 shields1
              A buys U-MNT-A for 2 into shields1, value 3
            A: buy A1 shields1
              refused CP-UPG-07: the card in shields1 is worth 3 now; replace it only with a higher number
            A: buy B1 power1
              A buys U-PO7 for 3 into power1, value 4
            A: buy B1 shields1
              refused CP-R-10: Maintenance from row B goes under a card of that row's types
            A: buy A2 armor1
              refused CP-R-13: that costs 5 credits and you have 1
            show A
              A at C1, turns 4, credits 1, reputation 0, fuel 0, missiles 0
              A mat U-SH4+1-1 U-PO7 U-PO5
              A visited C1
              A handled C1
              A spent C1
        "#]],
    );
}

/// Fuel and missiles are limited (S-60).
#[test]
fn fuel_and_missiles_are_limited() {
    check(
        "
        rule CP-UPG-09 CP-UPG-10 CP-R-12
        competitive, players 2
        C1: Y27
        A at C1, credits 7, fuel 2, missiles 1
        B at C1
        B hand Y31
        turn A, step land

        A: buy-fuel
        A: buy-missile
        A: buy-missile
        ",
        expect![[r#"
            A: buy-fuel
              refused CP-UPG-10: you already carry two
            A: buy-missile
              A gains a missile for 3
            A: buy-missile
              refused CP-UPG-10: you already carry two
        "#]],
    );
}

/// In an extended game they are not (S-60).
#[test]
fn in_an_extended_game_they_are_not() {
    check(
        "
        rule CP-UPG-10 CP-R-12
        competitive, players 2, deck hard 16
        C1: Y27
        A at C1, credits 7, fuel 2, missiles 1
        B at C1
        turn A, step land

        A: buy-fuel
        show A at
        ",
        expect![[r#"
            A: buy-fuel
              A gains a fuel for 3
            show A at
              A at C1, turns 4, credits 4, reputation 0, fuel 3, missiles 1
        "#]],
    );
}

/// The exploration mark alone allows exploring (S-61, S-62).
#[test]
fn the_exploration_mark_alone_allows_exploring() {
    check(
        "
        rule CP-UPG-01 CP-UPG-02 CP-EXPL-01 CP-EXPL-02 CP-EXPL-05 CP-R-46
        competitive, players 2
        C1: Y30
        A at C1, credits 7, fuel 0, missiles 0
        A cards k3/2 aru/1 adamy/1 trumpet/3
        B at C1
        B hand Y31
        turn A, step land

        A?
        A: sell k3/2
        A: buy-fuel
        A: draw A
        A: explore
        chance: finds teleport
        A: discard aru/1
        ",
        expect![[r#"
            A?
              end turn, explore
            A: sell k3/2
              refused CP-UPG-01: you cannot upgrade here; land on a card with the upgrade mark, or in the entrance
            A: buy-fuel
              refused CP-UPG-01: you cannot upgrade here; land on a card with the upgrade mark, or in the entrance
            A: draw A
              refused CP-UPG-01: you cannot upgrade here; land on a card with the upgrade mark, or in the entrance
            A: explore
              A pays 2 to explore
            chance: finds teleport
              A installs teleport
            A: discard aru/1
              A loses aru/1
        "#]],
    );
}

/// Cards are sold for their uses (S-63).
#[test]
fn cards_are_sold_for_their_uses() {
    check(
        "
        rule CP-UPG-03 CP-R-11 CP-R-51 CP-R-73 CP-CARD-03
        competitive, players 2
        C1: Y27
        A at C1, credits 0, fuel 0, missiles 0
        A mat U-SH9-3
        A cards trumpet/2 periscope/2 aru/2 aru/1
        B at C1
        B hand Y31
        turn A, step land

        A: sell trumpet/2
        A: sell periscope/2
        A: use aru/2 on shields1
        A: use aru/1 on shields1
        A: sell k3/1
        show A
        ",
        expect![[r#"
            A: sell trumpet/2
              A sells trumpet/2 for 2
            A: sell periscope/2
              A sells periscope/2 for 3
            A: use aru/2 on shields1
              A uses aru on shields1, 1 left
              A repairs 2 of shields1
            A: use aru/1 on shields1
              A uses aru on shields1, 0 left
              A repairs 1 of shields1
            A: sell k3/1
              refused CP-EXPL-04: you do not have k3/1
            show A
              A at C1, turns 4, credits 5, reputation 0, fuel 0, missiles 0
              A mat U-SH9
              A cards aru/1
              A visited C1
              A handled C1
              A spent C1
        "#]],
    );
}

/// A pulse clears the shop (X14).
#[test]
fn a_pulse_clears_the_shop() {
    check(
        "
        rule CP-XC-09 CP-R-07 CP-EXPL-06
        competitive, players 2
        C1: Y27
        A at C1, fuel 0, missiles 0
        A cards pulse-p6/2
        A spent C1
        B at C1
        B hand Y31
        shop A U-SH1
        shop B U-MA1 U-MA2
        turn A, step refresh

        A: use pulse-p6/2
        chance: shop U-SH2
        chance: shop U-SH3
        chance: shop U-SH4
        chance: shop U-MA3
        chance: shop U-MA4
        chance: shop U-MA5
        show shop
        A: pass
        A: use pulse-p6/1
        ",
        expect![[r#"
            A: use pulse-p6/2
              A uses pulse-p6, 1 left
              U-SH1 leaves row A
              U-MA2 leaves row B
              U-MA1 leaves row B
            chance: shop U-SH2
              U-SH2 is displayed in row A
            chance: shop U-SH3
              U-SH3 is displayed in row A
            chance: shop U-SH4
              U-SH4 is displayed in row A
            chance: shop U-MA3
              U-MA3 is displayed in row B
            chance: shop U-MA4
              U-MA4 is displayed in row B
            chance: shop U-MA5
              U-MA5 is displayed in row B
            show shop
              shop A U-SH2 U-SH3 U-SH4
              shop B U-MA3 U-MA4 U-MA5
            A: pass
            A: use pulse-p6/1
              refused CP-EXPL-06: pulse-p6 cannot be used at this moment
        "#]],
    );
}
