//! What a card brings to an explored hex, and where the card goes. Rules: CC-EXPL-09 to CC-EXPL-12, CC-EXPL-16, CC-
//! EXPL-17; rulings CC-R-38, CC-R-39.

use expect_test::expect;

use crate::check;

/// Items lie on the hex and are not the explorer's (S-27).
#[test]
fn items_lie_on_the_hex_and_are_not_the_explorers() {
    check(
        "
        rule CC-EXPL-12 CC-ITEM-13 CC-ITEM-03 CC-R-11
        players 2
        turn A, mp 4

        A: explore E
        chance: hex L1-01
        chance: card C10
        chance: item rope
        chance: item helmet
        show A
        show hex
        show supply
        A? take
        A: take rope+helmet
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C10
              A draws C10, cost 3, mp 1
            chance: item rope
              rope lies at 1,0
            chance: item helmet
              helmet lies at 1,0
            show A
              A at 1,0 A, hp 4
            show hex
              hex L1-01 at 1,0 r0: items rope helmet
            show supply
              supply rope*5 canteen*4 gas-mask*4 hiking-boots*4 helmet*3 brass-lantern*3 medkit*5 battery*4 dynamite*4
            A? take
              rope, helmet, rope+helmet
            A: take rope+helmet
              A takes rope+helmet at 1,0
              A's turn ends
              B's turn, mp 4
        "#]],
    );
    check(
        "
        rule CC-EXPL-12 CC-ITEM-13 CC-ITEM-01
        players 2
        turn A, mp 4

        A: explore E
        chance: hex L1-01
        chance: card C10
        chance: item rope
        chance: item rope
        A? take
        A: take rope
        show hex
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C10
              A draws C10, cost 3, mp 1
            chance: item rope
              rope lies at 1,0
            chance: item rope
              rope lies at 1,0
            A? take
              rope
            A: take rope
              A takes rope at 1,0
              A's turn ends
              B's turn, mp 4
            show hex
              hex L1-01 at 1,0 r0: items rope
        "#]],
    );
}

#[test]
fn the_card_is_discarded_unless_it_is_kept() {
    check(
        "
        rule CC-EXPL-17 CC-MISF-02 CC-MISF-03
        players 2
        bag none
        hex L1-02 at -9,0 r0: treasures rest

        show counts
        A: explore E
        chance: hex L1-01
        chance: card C20
        show counts
        A: explore E
        chance: hex L1-19
        A: rotate 0
        chance: card C11
        show A
        show counts
        ",
        expect![[r#"
            show counts
              counts pile 19, aside 20, deck 60, discard 0, supply 38, bag 0, surface 4
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C20
              A draws C20, cost 1, mp 3
              rockfall befalls A
              rockfall costs A 1, hp 3
            show counts
              counts pile 18, aside 20, deck 59, discard 1, supply 38, bag 0, surface 4
            A: explore E
            chance: hex L1-19
              A draws L1-19 for 2,0
            A: rotate 0
              L1-19 lies at 2,0 r0, A stands in B
            chance: card C11
              A draws C11, cost 1, mp 2
              thirst befalls A
            show A
              A at 2,0 B, hp 3, held C11
            show counts
              counts pile 17, aside 20, deck 58, discard 1, supply 38, bag 0, surface 4
        "#]],
    );
}

/// The rest of the card comes after a deadly misfortune (S-31).
#[test]
fn the_rest_of_the_card_comes_after_a_deadly_misfortune() {
    check(
        "
        rule CC-EXPL-16 CC-R-38 CC-R-37 CC-TURN-12 CC-EXPL-11
        players 3
        A hp 1, treasures 7
        pile all

        A: explore E
        chance: hex L2-10
        A: rotate 0
        chance: card C21
        show A
        chance: treasure 1
        chance: treasure 2
        chance: treasure 3
        chance: treasure 4
        chance: roll 1
        show hex
        show turn
        ",
        expect![[r#"
            A: explore E
            chance: hex L2-10
              A draws L2-10 for 1,0
            A: rotate 0
              L2-10 lies at 1,0 r0, A stands in A
              bats track 1
            chance: card C21
              A draws C21, cost 2, mp 0
              rockfall befalls A
              rockfall costs A 1, hp 0
              A dies of a rockfall
            show A
              A dead
            chance: treasure 1
              A draws a treasure
            chance: treasure 2
              A draws a treasure
              2 face down at 1,0
            chance: treasure 3
              A draws a treasure
            chance: treasure 4
              A draws a treasure
              2 face down at 1,0
            chance: roll 1
              bats rolls 1 against 1 and stays quiet
              A's turn ends
              B's turn, mp 4
            show hex
              hex L2-10 at 1,0 r0: treasures 4 3 2 1
            show turn
              turn B, mp 4
        "#]],
    );
    check(
        "
        rule CC-EXPL-16 CC-R-38 CC-END-01
        players 3
        A hp 1
        B surface
        C dead

        A: explore E
        chance: hex L1-01
        chance: card C20
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C20
              A draws C20, cost 1, mp 0
              rockfall befalls A
              rockfall costs A 1, hp 0
              A dies of a rockfall
              B shows, total 0
              the game is over, won by B
        "#]],
    );
}
