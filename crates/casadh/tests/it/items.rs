//! Items collected and used. Rules: CC-ITEM; rulings CC-R-10 to CC-R-13, CC-R-57, CC-R-58.

use expect_test::expect;

use crate::check;

/// Nobody takes two of a kind (S-72).
#[test]
fn nobody_takes_two_of_a_kind() {
    check(
        "
        rule CC-ITEM-13 CC-ITEM-01 CC-R-11
        hex L1-01 at 1,0 r0: items rope*2 helmet
        A at 1,0, items helmet

        A? take
        A: take helmet
        A: take rope+helmet
        A: take canteen
        A: take nothing
        A: take rope
        show A
        show hex
        ",
        expect![[r#"
            A? take
              rope
            A: take helmet
              refused CC-ITEM-01: you already carry a helmet; you can carry only one of a kind
            A: take rope+helmet
              refused CC-ITEM-01: you already carry a helmet; you can carry only one of a kind
            A: take canteen
              refused CC-ITEM-13: there is no canteen here
            A: take nothing
              refused CC-ITEM-13: choose at least one item
            A: take rope
              A takes rope at 1,0
              A's turn ends
              B's turn, mp 4
            show A
              A at 1,0 A, hp 4, items rope+helmet
            show hex
              hex L1-01 at 1,0 r0: items rope helmet
        "#]],
    );
}

/// Any choice of them; the turn ends, whatever is left of it.
#[test]
fn items_are_taken_at_the_marker() {
    check(
        "
        rule CC-ITEM-13 CC-HEX-10 CC-R-11
        players 2
        hex L1-05 at 1,0 r0: items rope canteen
        A at 1,0 B

        A? take
        A: take rope
        ",
        expect![[r#"
            A? take
              nothing
            A: take rope
              refused CC-HEX-10: you collect treasures and items at the location marker, and you are not there
        "#]],
    );
    check(
        "
        rule CC-ITEM-13 CC-R-11 CC-TURN-07
        players 2
        hex L1-05 at 1,0 r0: items rope canteen battery
        A at 1,0 A
        turn A, mp 4

        A? take
        A: take rope+battery
        show hex
        ",
        expect![[r#"
            A? take
              rope, canteen, rope+canteen, battery, rope+battery, canteen+battery, rope+canteen+battery
            A: take rope+battery
              A takes rope+battery at 1,0
              A's turn ends
              B's turn, mp 4
            show hex
              hex L1-05 at 1,0 r0: items canteen
        "#]],
    );
}

/// Battery and canteen cure on receipt (S-73).
#[test]
fn battery_and_canteen_cure_on_receipt() {
    check(
        "
        rule CC-ITEM-11 CC-ITEM-05 CC-MISF-07 CC-MISF-08 CC-MISF-10 CC-R-43
        players 2
        hex L1-01 at 1,0 r0: items battery canteen
        A at 1,0, held C11 C12 C14 C18

        A: take canteen+battery
        show A
        show counts
        ",
        expect![[r#"
            A: take canteen+battery
              A takes canteen+battery at 1,0
              A is cured of 2 thirst
              A is cured of 1 flashlight-out
              A's turn ends
              B's turn, mp 4
            show A
              A at 1,0 A, hp 4, items canteen+battery, held C18
            show counts
              counts pile 19, aside 20, deck 56, discard 3, supply 36, bag 96, surface 4
        "#]],
    );
}

#[test]
fn a_lantern_collected_leaves_the_card_where_it_is() {
    check(
        "
        rule CC-R-45 CC-ITEM-09 CC-ITEM-02
        players 2
        hex L1-01 at 1,0 r0: treasures 1 8 items brass-lantern
        A at 1,0, held C14

        A: take brass-lantern
        show A
        B: end turn
        A: collect
        A?
        A: keep 8
        ",
        expect![[r#"
            A: take brass-lantern
              A takes brass-lantern at 1,0
              A's turn ends
              B's turn, mp 4
            show A
              A at 1,0 A, hp 4, items brass-lantern, held C14
            B: end turn
              B's turn ends, mp lost 4
              round 2
              A's turn, mp 4
            A: collect
              A looks at 8 1 at 1,0
            A?
              keep 8, keep 1
            A: keep 8
              A keeps 8
              1 face down at 1,0
        "#]],
    );
}

/// A Medkit heals and mends an ankle (S-74).
#[test]
fn a_medkit_heals_and_mends_an_ankle() {
    check(
        "
        rule CC-ITEM-10 CC-ITEM-15 CC-MISF-09 CC-R-10 CC-GEN-05
        A hp 1, items medkit, held C16 C11
        turn A, mp 1

        show supply
        A: medkit
        show A
        show supply
        show turn
        A: medkit
        ",
        expect![[r#"
            show supply
              supply rope*6 canteen*4 gas-mask*4 hiking-boots*4 helmet*4 brass-lantern*3 medkit*4 battery*4 dynamite*4
            A: medkit
              A heals to hp 4
              A is cured of 1 twisted-ankle
            show A
              A at 0,0 A, hp 4, held C11
            show supply
              supply rope*6 canteen*4 gas-mask*4 hiking-boots*4 helmet*4 brass-lantern*3 medkit*5 battery*4 dynamite*4
            show turn
              turn A, mp 1
            A: medkit
              refused CC-ITEM-02: you do not carry medkit
        "#]],
    );
}

#[test]
fn a_medkit_may_be_used_at_full_health() {
    check(
        "
        rule CC-R-57 CC-GEN-05
        A items medkit

        A? medkit
        A: medkit
        show A
        ",
        expect![[r#"
            A? medkit
              yes
            A: medkit
              A heals to hp 4
            show A
              A at 0,0 A, hp 4
        "#]],
    );
}

#[test]
fn items_stay_with_their_carrier() {
    check(
        "
        rule CC-ITEM-14 CC-R-12 CC-ITEM-02 CC-TREAS-06
        hex L1-01 at 1,0 r0
        A at 1,0, items rope+dynamite, treasures 9 8 7 6 5 4 3 2 1
        B at 1,0

        A?
        A: drop rope
        A: medkit
        A: end turn
        B: deploy
        ",
        expect![[r#"
            A?
              end turn, move W, explore E, explore NE, explore NW, explore SW, explore SE, deploy
            A: drop rope
              refused CC-TURN-07: that answers a question nobody asked; on your turn you move, explore, collect, leave or end it
            A: medkit
              refused CC-ITEM-02: you do not carry medkit
            A: end turn
              A's turn ends, mp lost 4
              B's turn, mp 4
            B: deploy
              refused CC-ITEM-02: you do not carry dynamite
        "#]],
    );
}

#[test]
fn each_item_drawn_is_any_of_the_supply() {
    check(
        "
        rule CC-R-58 CC-SETUP-11 CC-EXPL-12 CC-ITEM-15
        players 2
        A items medkit+rope, hp 2
        turn A, mp 2

        A: medkit
        A: explore E
        chance: hex L1-01
        chance: card C04
        chance?
        chance: item rope
        ",
        expect![[r#"
            A: medkit
              A heals to hp 4
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C04
              A draws C04, cost 2, mp 0
            chance?
              5 x item rope
              4 x item canteen
              4 x item gas-mask
              4 x item hiking-boots
              4 x item helmet
              3 x item brass-lantern
              5 x item medkit
              4 x item battery
              4 x item dynamite
            chance: item rope
              rope lies at 1,0
              A's turn ends
              B's turn, mp 4
        "#]],
    );
}
