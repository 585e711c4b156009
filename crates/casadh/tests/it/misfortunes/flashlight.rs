//! Flashlight Out. Rules: CC-MISF-08, CC-ITEM-09, CC-ITEM-11; rulings CC-R-44, CC-R-45, CC-R-54, CC-R-62.

use expect_test::expect;

use crate::check;

/// Flashlight Out blinds at once and costs from the next explore on (S-30).
#[test]
fn flashlight_out_blinds_at_once_and_costs_from_the_next_explore_on() {
    check(
        "
        rule CC-R-44 CC-R-54 CC-MISF-08 CC-EXPL-10
        turn A, mp 4

        A: explore E
        chance: hex L1-01
        chance: card C15
        chance: treasure 1
        chance: treasure 2
        chance: treasure 2
        chance: treasure 9
        chance?
        chance: blind 2
        show A
        show turn
        A: explore E
        chance: hex L1-04
        A: rotate 0
        chance: card C05
        chance: treasure 5
        chance: treasure 6
        chance: treasure 7
        chance: treasure 8
        chance: blind 8
        show A
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C15
              A draws C15, cost 2, mp 2
              flashlight-out befalls A
            chance: treasure 1
              A draws a treasure
            chance: treasure 2
              A draws a treasure
            chance: treasure 2
              A draws a treasure
            chance: treasure 9
              A draws a treasure
            chance?
              1 x blind 1
              2 x blind 2
              1 x blind 9
            chance: blind 2
              A keeps 2 unseen
              3 face down at 1,0
            show A
              A at 1,0 A, hp 4, held C15, treasures 2
            show turn
              turn A, mp 2
            A: explore E
            chance: hex L1-04
              A draws L1-04 for 2,0
            A: rotate 0
              L1-04 lies at 2,0 r0, A stands in A
            chance: card C05
              A draws C05, cost 3, mp 0
            chance: treasure 5
              A draws a treasure
            chance: treasure 6
              A draws a treasure
            chance: treasure 7
              A draws a treasure
            chance: treasure 8
              A draws a treasure
            chance: blind 8
              A keeps 8 unseen
              3 face down at 2,0
              A's turn ends
              B's turn, mp 4
            show A
              A at 2,0 A, hp 4, held C15, treasures 8 2
        "#]],
    );
}

#[test]
fn several_flashlights_out_add_up() {
    check(
        "
        rule CC-MISF-04 CC-R-44
        players 2
        A held C14 C15
        turn A, mp 4

        A: explore E
        chance: hex L1-01
        chance: card C01
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C01
              A draws C01, cost 3, mp 1
        "#]],
    );
}

#[test]
fn blind_collecting_is_a_matter_of_luck() {
    check(
        "
        rule CC-TREAS-02 CC-R-54 CC-R-44
        hex L1-01 at 1,0 r0: treasures 1 4 4 7
        A at 1,0, held C14
        turn A, mp 2

        A: collect
        chance?
        chance: blind 7
        show A
        ",
        expect![[r#"
            A: collect
              A picks up 4 treasures at 1,0
            chance?
              1 x blind 1
              2 x blind 4
              1 x blind 7
            chance: blind 7
              A keeps 7 unseen
              3 face down at 1,0
            show A
              A at 1,0 A, hp 4, held C14, treasures 7
        "#]],
    );
}

/// A lantern suspends Flashlight Out and losing it does not (S-33).
#[test]
fn a_lantern_suspends_flashlight_out_and_losing_it_does_not() {
    check(
        "
        rule CC-R-45 CC-MISF-08 CC-MISF-09 CC-ITEM-09
        players 3
        A items brass-lantern, held C15

        A: explore E
        chance: hex L1-01
        chance: card C25
        chance: treasure 1
        chance: treasure 2
        chance: treasure 3
        chance: blind 1
        show A
        show hex
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C25
              A draws C25, cost 1, mp 3
              dropped-gear befalls A
              A drops brass-lantern at 1,0
            chance: treasure 1
              A draws a treasure
            chance: treasure 2
              A draws a treasure
            chance: treasure 3
              A draws a treasure
            chance: blind 1
              A keeps 1 unseen
              2 face down at 1,0
            show A
              A at 1,0 A, hp 4, held C15, treasures 1
            show hex
              hex L1-01 at 1,0 r0: treasures 3 2 items brass-lantern
        "#]],
    );
}

#[test]
fn battery_and_lantern_keep_flashlight_out_away() {
    check(
        "
        rule CC-MISF-05 CC-MISF-08 CC-ITEM-09 CC-ITEM-11 CC-R-45
        players 2
        A items battery
        B items brass-lantern, held C14

        A: explore E
        chance: hex L1-01
        chance: card C15
        chance: treasure 1
        chance: treasure 2
        A: keep 2
        A: end turn
        B: explore W
        chance: hex L1-02
        chance: card C15
        chance: treasure 1
        chance: treasure 2
        B: keep 2
        show A
        show B
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C15
              A draws C15, cost 2, mp 2
              flashlight-out does nothing to A
            chance: treasure 1
              A draws 1
            chance: treasure 2
              A draws 2
            A: keep 2
              A keeps 2
              1 face down at 1,0
            A: end turn
              A's turn ends, mp lost 2
              B's turn, mp 4
            B: explore W
            chance: hex L1-02
              B draws L1-02 for -1,0
              L1-02 lies at -1,0 r0, B stands in A
            chance: card C15
              B draws C15, cost 2, mp 2
              flashlight-out does nothing to B
            chance: treasure 1
              B draws 1
            chance: treasure 2
              B draws 2
            B: keep 2
              B keeps 2
              1 face down at -1,0
            show A
              A at 1,0 A, hp 4, items battery, treasures 2
              A saw 1,0: 1
            show B
              B at -1,0 A, hp 4, items brass-lantern, held C14, treasures 2
              B saw -1,0: 1
        "#]],
    );
}

#[test]
fn without_its_lantern_an_explorer_flees_the_grue_of_the_same_explore() {
    check(
        "
        rule CC-R-62 CC-MISF-09 CC-GRUE-02
        players 2
        hex L1-11 at 5,0 r0
        A items brass-lantern
        bag none
        hex L1-02 at -9,0 r0: treasures rest

        A: explore E
        chance: hex L1-17
        A: rotate 2
        chance: card C25
        chance: roll 1
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-17
              A draws L1-17 for 1,0
            A: rotate 2
              L1-17 lies at 1,0 r2, A stands in A
              grue track 2
            chance: card C25
              A draws C25, cost 1, mp 3
              dropped-gear befalls A
              A drops brass-lantern at 1,0
            chance: roll 1
              grue rolls 1 against 2 and breaks out
              grue at 5,0
              grue at 1,0
              A flees from 1,0 to 0,0 A
        "#]],
    );
}
