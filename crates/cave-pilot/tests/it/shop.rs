//! The Cave shop.

use expect_test::expect;

use crate::check;

/// A row of four loses one and draws none (S-18).
#[test]
fn a_row_of_four_loses_one_and_draws_none() {
    check(
        "
        rule CP-SHOP-01 CP-SHOP-02 CP-SHOP-03 CP-UPG-04
        competitive, players 2
        C1: Y27
        A at C1, fuel 0, missiles 0
        B at C1
        B hand Y31
        shop A U-SH1 U-SH2 U-SH3 U-SH4
        shop B U-MA1 U-MA2 U-MA3
        turn A, step refresh

        A: refresh A
        show shop
        ",
        expect![[r#"
            A: refresh A
              U-SH1 leaves row A
            show shop
              shop A U-SH2 U-SH3 U-SH4
              shop B U-MA1 U-MA2 U-MA3
        "#]],
    );
}

/// S-20: the other row slides and is filled too.
#[test]
fn an_empty_row_is_filled() {
    check(
        "
        rule CP-R-05 CP-SHOP-03
        competitive, players 2
        C1: Y27
        A at C1, fuel 0, missiles 0
        B at C1
        B hand Y31
        shop A U-SH1 U-SH2
        turn A, step refresh

        A: refresh B
        chance: shop U-SH9
        chance: shop U-MA1
        chance: shop U-MA2
        chance: shop U-MA3
        show shop
        ",
        expect![[r#"
            A: refresh B
            chance: shop U-SH9
              U-SH9 is displayed in row A
            chance: shop U-MA1
              U-MA1 is displayed in row B
            chance: shop U-MA2
              U-MA2 is displayed in row B
            chance: shop U-MA3
              U-MA3 is displayed in row B
            show shop
              shop A U-SH1 U-SH2 U-SH9
              shop B U-MA1 U-MA2 U-MA3
        "#]],
    );
}

/// S-21: in easy mode one refresh is for the whole turn, additional rounds included.
#[test]
fn easy_mode_has_one_refresh_for_all_rounds() {
    check(
        "
        rule CP-SHOP-05 CP-EASY-01 CP-R-08
        competitive, players 2, house easy-mode
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

        A: pass
        A: refresh A
        chance: shop U-SH4
        A: move C2
        chance: rolls 0
        A: extra by fuel
        A: refresh B
        A? move
        ",
        expect![[r#"
            A: pass
            A: refresh A
              U-SH1 leaves row A
            chance: shop U-SH4
              U-SH4 is displayed in row A
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
              refused CP-SHOP-05: with the easy shop you may refresh once a turn, and you have
            A? move
              C3
        "#]],
    );
}

/// Without the option step a is the only time.
#[test]
fn without_easy_mode_the_time_is_step_a() {
    check(
        "
        rule CP-SHOP-01 CP-SHOP-05
        competitive, players 2
        C1: Y27
        A at C1, fuel 0, missiles 0
        B at C1
        B hand Y31
        shop A U-SH1 U-SH2 U-SH3
        shop B U-MA1 U-MA2 U-MA3
        turn A, step refresh

        A: pass
        A: refresh A
        A: stay
        A: refresh A
        ",
        expect![[r#"
            A: pass
            A: refresh A
              refused CP-SHOP-01: you can refresh the shop only in step a, before firing and moving
            A: stay
              A stays at C1
              A lands at C1
            A: refresh A
              refused CP-SHOP-01: you can refresh the shop only in step a, before firing and moving
        "#]],
    );
}

/// S-19: nobody refreshed, so a bought card is missing for the next player.
#[test]
fn a_bought_card_is_missing_for_the_next_player() {
    check(
        "
        rule CP-SHOP-04
        competitive, players 2
        C1: Y27
        A at C1, credits 1, fuel 0, missiles 0
        B at C1, credits 6, fuel 0, missiles 0
        B hand Y31
        shop A U-SH1 U-SH2 U-SH3
        shop B U-MA7 U-MA8 U-MA9
        turn A, step land

        A: buy A1 shields1
        B: place Y31 C2
        B: pass
        B: stay
        B? buy A
        B: buy A3 shields1
        ",
        expect![[r#"
            A: buy A1 shields1
              A buys U-SH1 for 1 into shields1, value 1
              B's turn 5, credits 9
            B: place Y31 C2
              B places Y31 at C2
              the exit opens in column 3
            B: pass
            B: stay
              B stays at C1
              B lands at C1
            B? buy A
              1 shields1, 1 shields2, 2 shields1, 2 shields2
            B: buy A3 shields1
              refused CP-SHOP-04: there is no card at A3
        "#]],
    );
}

/// An empty pile takes its discards.
#[test]
fn the_discards_become_the_pile() {
    check(
        "
        rule CP-R-07 CP-UPG-04
        competitive, players 2
        C1: Y27
        A at C1, fuel 0, missiles 0
        B at C1
        B hand Y31
        shop A U-SH1 U-SH2 U-SH3 U-SH4 U-SH5 U-SH6 U-SH7 U-SH8 U-SH9 U-PA1 U-PA2 U-PA3 U-PA4 U-PA5 U-PA6 U-PA7 U-PA8 U-PA9
        shop A U-SR1 U-SR2 U-SR3 U-SR4 U-SR5 U-SR6
        discards U-SR7 U-SR8 U-SR9 U-MNT-A U-MNT-A U-MNT-A U-MNT-A U-MNT-A
        turn A, step land

        A: draw A
        chance?
        chance: shop U-SR7
        show discards
        ",
        expect![[r#"
            A: draw A
              A pays 1 for a card of row A
            chance?
              1 x shop U-SR7
              1 x shop U-SR8
              1 x shop U-SR9
              5 x shop U-MNT-A
            chance: shop U-SR7
              U-SR7 is displayed in row A
            show discards
        "#]],
    );
}

/// With nothing left there is no extra card.
#[test]
fn where_no_card_is_left_none_is_drawn() {
    check(
        "
        rule CP-R-07
        competitive, players 2
        C1: Y27
        A at C1, fuel 0, missiles 0
        B at C1
        B hand Y31
        shop A U-SH1 U-SH2 U-SH3 U-SH4 U-SH5 U-SH6 U-SH7 U-SH8 U-SH9 U-PA1 U-PA2 U-PA3 U-PA4 U-PA5 U-PA6 U-PA7 U-PA8 U-PA9
        shop A U-SR1 U-SR2 U-SR3 U-SR4 U-SR5 U-SR6 U-SR7 U-SR8 U-SR9 U-MNT-A U-MNT-A U-MNT-A U-MNT-A U-MNT-A
        turn A, step land

        A? draw
        A: draw A
        ",
        expect![[r#"
            A? draw
              B
            A: draw A
              refused CP-R-07: there is no card left to draw
        "#]],
    );
}
