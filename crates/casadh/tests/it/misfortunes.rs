//! Misfortunes and their cures. Rules: CC-MISF, CC-EXPL-11; rulings CC-R-09, CC-R-43 to CC-R-45, CC-R-54, CC-R-62.

mod flashlight;
mod losses;

use expect_test::expect;

use crate::check;

/// The immune shrug and the rest of the card applies (S-28).
#[test]
fn the_immune_shrug_and_the_rest_of_the_card_applies() {
    check(
        "
        rule CC-MISF-05 CC-ITEM-05 CC-R-43
        players 2
        A items canteen
        pile all

        A: explore E
        chance: hex L2-15
        A: rotate 0
        chance: card C12
        chance: treasure 1
        chance: treasure 2
        A: keep 2
        chance: treasure 3
        chance: treasure 4
        A: keep 4
        show A
        show turn
        ",
        expect![[r#"
            A: explore E
            chance: hex L2-15
              A draws L2-15 for 1,0
            A: rotate 0
              L2-15 lies at 1,0 r0, A stands in A
            chance: card C12
              A draws C12, cost 2, mp 2
              thirst does nothing to A
            chance: treasure 1
              A draws 1
            chance: treasure 2
              A draws 2
            A: keep 2
              A keeps 2
              1 face down at 1,0
            chance: treasure 3
              A draws 3
            chance: treasure 4
              A draws 4
            A: keep 4
              A keeps 4
              1 face down at 1,0
            show A
              A at 1,0 A, hp 4, items canteen, treasures 4 2
              A saw 1,0: 3 1
            show turn
              turn A, mp 2
        "#]],
    );
}

/// Thirst drawn in water is discarded (S-29).
#[test]
fn thirst_drawn_in_water_is_discarded() {
    check(
        "
        rule CC-R-43 CC-MISF-07
        players 2

        A: explore E
        chance: hex L1-02
        chance: card C11
        chance: treasure 3
        chance: treasure 4
        A: keep 3
        show A
        show counts
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-02
              A draws L1-02 for 1,0
              L1-02 lies at 1,0 r0, A stands in A
            chance: card C11
              A draws C11, cost 1, mp 3
              thirst does nothing to A
            chance: treasure 3
              A draws 3
            chance: treasure 4
              A draws 4
            A: keep 3
              A keeps 3
              1 face down at 1,0
            show A
              A at 1,0 A, hp 4, treasures 3
              A saw 1,0: 4
            show counts
              counts pile 19, aside 20, deck 59, discard 1, supply 38, bag 94, surface 4
        "#]],
    );
}

#[test]
fn a_tight_squeeze_takes_all_move_points() {
    check(
        "
        rule CC-MISF-09 CC-MISF-02 CC-TURN-08
        players 2
        turn A, mp 4

        A: explore E
        chance: hex L1-01
        chance: card C23
        chance: treasure 1
        chance: treasure 2
        A: keep 2
        show A
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C23
              A draws C23, cost 1, mp 3
              tight-squeeze befalls A
            chance: treasure 1
              A draws 1
            chance: treasure 2
              A draws 2
            A: keep 2
              A keeps 2
              1 face down at 1,0
              A's turn ends
              B's turn, mp 4
            show A
              A at 1,0 A, hp 4, treasures 2
              A saw 1,0: 1
        "#]],
    );
}

#[test]
fn a_rockfall_costs_one_whatever_is_worn() {
    check(
        "
        rule CC-MISF-09 CC-MISF-01 CC-EXPL-11
        players 2
        hex L1-01 at 1,0 r0
        A at 1,0, items helmet+hiking-boots+gas-mask, held C18
        B at 1,0

        A: explore E
        chance: hex L1-04
        A: rotate 0
        chance: card C22
        chance: item rope
        show A
        show B
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-04
              A draws L1-04 for 2,0
            A: rotate 0
              L1-04 lies at 2,0 r0, A stands in A
            chance: card C22
              A draws C22, cost 2, mp 2
              rockfall befalls A
              rockfall costs A 1, hp 3
            chance: item rope
              rope lies at 2,0
            show A
              A at 2,0 A, hp 3, items gas-mask+hiking-boots+helmet, held C18
            show B
              B at 1,0 A, hp 4
        "#]],
    );
}
