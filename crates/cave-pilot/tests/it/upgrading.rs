//! Upgrading.

mod shopping;

use expect_test::expect;

use crate::check;

/// S-56: a damaged part is replaced for the difference to what it is worth now.
#[test]
fn a_damaged_part_is_replaced_by_one_of_its_number() {
    check(
        "
        rule CP-UPG-06 CP-R-09 CP-DAMAGE-11
        competitive, players 2
        C1: Y27
        A at C1, credits 9, fuel 0, missiles 0
        A mat U-PO4-2
        B at C1
        B hand Y31
        shop B U-PO5 U-PO7 U-PO1
        turn A, step land

        A: buy B3 power1
        A: buy B1 power1
        show A at
        show A mat
        show discards
        ",
        expect![[r#"
            A: buy B3 power1
              refused CP-UPG-07: the card in power1 is worth 1 now; replace it only with a higher number
            A: buy B1 power1
              A buys U-PO5 for 2 into power1, value 3
            show A at
              A at C1, turns 4, credits 7, reputation 0, fuel 0, missiles 0
            show A mat
              A mat U-PO5
            show discards
              discards U-PO4
        "#]],
    );
}

/// S-57: no downgrade, no swap; a higher one costs the difference.
#[test]
fn undamaged_parts_are_only_replaced_by_higher_ones() {
    check(
        "
        rule CP-UPG-07 CP-R-09 CP-UPG-11 CP-UPG-05
        competitive, players 2
        C1: Y27
        A at C1, credits 9, fuel 0, missiles 0
        A mat U-PO4 U-PO5
        B at C1
        B hand Y31
        shop B U-PO6 U-PO2 U-PO7
        turn A, step land

        A? buy B
        A: buy B1 power1
        A: buy B2 power2
        A: buy B3 power2
        A: buy B1 navigation1
        show A at
        ",
        expect![[r#"
            A? buy B
              3 power1, 3 power2
            A: buy B1 power1
              refused CP-UPG-07: the card in power1 is worth 3 now; replace it only with a higher number
            A: buy B2 power2
              refused CP-UPG-07: the card in power2 is worth 3 now; replace it only with a higher number
            A: buy B3 power2
              A buys U-PO7 for 1 into power2, value 4
            A: buy B1 navigation1
              refused CP-UPG-11: U-PO6 does not go into navigation1
            show A at
              A at C1, turns 4, credits 8, reputation 0, fuel 0, missiles 0
        "#]],
    );
}

/// S-58, S-59: Maintenance of a pile goes under a card of that pile.
#[test]
fn maintenance_lies_under_a_card_of_its_pile() {
    check(
        "
        rule CP-UPG-08 CP-R-01 CP-R-10
        competitive, players 2
        C1: Y27
        A at C1, credits 9, fuel 0, missiles 0
        A mat U-SH4-1
        B at C1
        B hand Y31
        shop A U-MNT-A U-MNT-A U-MNT-A
        shop B U-MNT-B U-MNT-B U-MNT-B
        turn A, step land

        A? buy
        A: buy A1 shields1
        A: buy A1 shields1
        A: buy A1 shields2
        A: buy B1 power1
        A: buy B1 shields1
        show A at
        show A mat
        ",
        expect![[r#"
            A? buy
              A1 shields1, A2 shields1, A3 shields1, -fuel, -missile
            A: buy A1 shields1
              A buys U-MNT-A for 2 into shields1, value 3
            A: buy A1 shields1
              A buys U-MNT-A for 2 into shields1, value 4
            A: buy A1 shields2
              refused CP-R-10: Maintenance from row A goes under a card of that row's types
            A: buy B1 power1
              refused CP-R-10: Maintenance from row B goes under a card of that row's types
            A: buy B1 shields1
              refused CP-R-10: Maintenance from row B goes under a card of that row's types
            show A at
              A at C1, turns 4, credits 5, reputation 0, fuel 0, missiles 0
            show A mat
              A mat U-SH4+2-1
        "#]],
    );
}

/// All four things in any order.
#[test]
fn upgrading_in_any_order() {
    check(
        "
        rule CP-UPG-02 CP-UPG-03 CP-UPG-04 CP-UPG-05 CP-UPG-09 CP-R-13 CP-LAND-02
        competitive, players 2
        C1: Y14
        A at C1, credits 0, fuel 0, missiles 0
        A cards trumpet/3 davy-lamp/1
        B at C1
        B hand Y31
        shop A U-SH2
        turn A, step land

        A: draw A
        A: sell trumpet/3
        A: draw A
        chance: shop U-SH1
        A: sell davy-lamp/1
        A: buy-missile
        A: explore
        chance: finds k3
        A: buy A2 shields1
        show A
        ",
        expect![[r#"
            A: draw A
              refused CP-R-13: that costs 1 credit and you have 0
            A: sell trumpet/3
              A sells trumpet/3 for 3
            A: draw A
              A pays 1 for a card of row A
            chance: shop U-SH1
              U-SH1 is displayed in row A
            A: sell davy-lamp/1
              A sells davy-lamp/1 for 3
            A: buy-missile
              A gains a missile for 3
            A: explore
              A pays 2 to explore
            chance: finds k3
              A installs k3
            A: buy A2 shields1
              refused CP-R-13: that costs 1 credit and you have 0
            show A
              A at C1, turns 4, credits 0, reputation 0, fuel 0, missiles 1
              A cards k3/2
              A visited C1
              A handled C1
              A spent C1
              A explored C1
        "#]],
    );
}
