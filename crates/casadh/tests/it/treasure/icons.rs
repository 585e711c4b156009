//! Treasures drawn for a card's icons. Rules: CC-EXPL-13, CC-EXPL-14, CC-CARD-02; rulings CC-R-34 to CC-R-37, CC-R-39.

use expect_test::expect;

use crate::check;

/// As many treasures are drawn as spelunkers are inside (S-20).
#[test]
fn as_many_treasures_are_drawn_as_spelunkers_are_inside() {
    check(
        "
        rule CC-EXPL-13 CC-MODEL-08 CC-R-37 CC-R-35 CC-MODEL-12
        C dead
        D surface

        A: explore E
        chance: hex L1-01
        chance: card C05
        chance: treasure 2
        chance: treasure 8
        A?
        A: keep 5
        A: end turn
        A: keep 8
        show A
        show hex
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C05
              A draws C05, cost 2, mp 2
            chance: treasure 2
              A draws 2
            chance: treasure 8
              A draws 8
            A?
              keep 8, keep 2
            A: keep 5
              refused CC-EXPL-13: there is no 5 among the treasures you have just drawn
            A: end turn
              refused CC-TURN-06: keep one of the treasures you are looking at first
            A: keep 8
              A keeps 8
              1 face down at 1,0
            show A
              A at 1,0 A, hp 4, treasures 8
              A saw 1,0: 2
            show hex
              hex L1-01 at 1,0 r0: treasures 2
        "#]],
    );
}

/// Each icon is resolved by itself (S-21).
#[test]
fn each_icon_is_resolved_by_itself() {
    check(
        "
        rule CC-R-34 CC-EXPL-13
        players 3
        pile all

        A: explore E
        chance: hex L2-15
        A: rotate 0
        chance: card C12
        chance: treasure 2
        chance: treasure 8
        chance: treasure 5
        A: keep 8
        chance: treasure 9
        chance: treasure 1
        chance: treasure 9
        A?
        A: keep 8
        A: keep 9
        show A
        show hex
        ",
        expect![[r#"
            A: explore E
            chance: hex L2-15
              A draws L2-15 for 1,0
            A: rotate 0
              L2-15 lies at 1,0 r0, A stands in A
            chance: card C12
              A draws C12, cost 2, mp 2
              thirst befalls A
            chance: treasure 2
              A draws 2
            chance: treasure 8
              A draws 8
            chance: treasure 5
              A draws 5
            A: keep 8
              A keeps 8
              2 face down at 1,0
            chance: treasure 9
              A draws 9
            chance: treasure 1
              A draws 1
            chance: treasure 9
              A draws 9
            A?
              keep 9, keep 1
            A: keep 8
              refused CC-EXPL-13: there is no 8 among the treasures you have just drawn
            A: keep 9
              A keeps 9
              2 face down at 1,0
            show A
              A at 1,0 A, hp 4, held C12, treasures 9 8
              A saw 1,0: 9 5 2 1
            show hex
              hex L2-15 at 1,0 r0: treasures 9 5 2 1
        "#]],
    );
}

/// A card tells levels apart (S-22).
#[test]
fn a_card_tells_levels_apart() {
    check(
        "
        rule CC-CARD-02 CC-CARD-01 CC-HEX-05
        players 2
        pile all

        A: explore E
        chance: hex L1-01
        chance: card C01
        A? keep
        A: end turn
        B: explore W
        chance: hex L2-15
        B: rotate 0
        chance: card C01
        chance: treasure 2
        chance: treasure 3
        B: keep 2
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C01
              A draws C01, cost 1, mp 3
            A? keep
              nothing
            A: end turn
              A's turn ends, mp lost 3
              B's turn, mp 4
            B: explore W
            chance: hex L2-15
              B draws L2-15 for -1,0
            B: rotate 0
              L2-15 lies at -1,0 r0, B stands in A
            chance: card C01
              B draws C01, cost 1, mp 3
            chance: treasure 2
              B draws 2
            chance: treasure 3
              B draws 3
            B: keep 2
              B keeps 2
              1 face down at -1,0
        "#]],
    );
}

/// An explorer keeps one wherever it stands (S-26).
#[test]
fn an_explorer_keeps_one_wherever_it_stands() {
    check(
        "
        rule CC-EXPL-14 CC-TREAS-02 CC-HEX-10 CC-R-36
        players 2

        A: explore E
        chance: hex L1-13
        A: rotate 0
        chance: card C05
        chance: treasure 4
        chance: treasure 5
        A: keep 5
        chance: roll 6
        show A
        A? collect
        A: collect
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-13
              A draws L1-13 for 1,0
            A: rotate 0
              L1-13 lies at 1,0 r0, A stands in A
              methane track 1
            chance: card C05
              A draws C05, cost 2, mp 2
            chance: treasure 4
              A draws 4
            chance: treasure 5
              A draws 5
            A: keep 5
              A keeps 5
              1 face down at 1,0
            chance: roll 6
              methane rolls 6 against 1 and stays quiet
            show A
              A at 1,0 A, hp 4, treasures 5
              A saw 1,0: 4
            A? collect
              nothing
            A: collect
              refused CC-HEX-10: you collect treasures and items at the location marker, and you are not there
        "#]],
    );
}
