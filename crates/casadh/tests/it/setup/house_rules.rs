//! House rules off and on, and the rulings they turn around: CC-R-14, CC-R-36, CC-R-57. Those on treasure are in
//! `treasure/house_treasure.rs`.

use expect_test::expect;

use crate::check;

/// Against CC-R-14.
#[test]
fn dynamite_at_base_camp() {
    check(
        "
        rule CC-R-14 CC-DYN-02
        players 2
        A items dynamite

        A? deploy
        A: deploy
        ",
        expect![[r#"
            A? deploy
              nothing
            A: deploy
              refused CC-DYN-02: you cannot light Dynamite at Base Camp, the only way out
        "#]],
    );
    check(
        "
        rule CC-R-14 CC-DYN-02 CC-DYN-05
        players 3, house dynamite-at-base-camp
        hex L1-01 at 1,0 r0
        A items dynamite
        C at 1,0

        A? deploy
        A: deploy
        A: leave
        B: end turn
        C: end turn
        show collapsed
        C?
        C: move W
        ",
        expect![[r#"
            A? deploy
              yes
            A: deploy
              A lights Dynamite at 0,0
            A: leave
              A leaves with 5 and 4
              A's turn ends
              B's turn, mp 4
            B: end turn
              B's turn ends, mp lost 4
              C's turn, mp 4
            C: end turn
              C's turn ends, mp lost 4
              round 2
              A's Dynamite goes off at 0,0
              BASE at 0,0 collapses, treasures 0
              B dies of a collapse
              C's turn, mp 4
            show collapsed
              collapsed BASE at 0,0 r0
            C?
              end turn, explore E, explore NE, explore NW, explore SW, explore SE
            C: move W
              refused CC-MOVE-04: the hex W of you has collapsed and is closed for good
        "#]],
    );
}

/// Against CC-R-36.
#[test]
fn keep_at_the_marker() {
    check(
        "
        rule CC-R-36 CC-EXPL-14
        players 2
        A hp 4

        A: explore E
        chance: hex L1-13
        A: rotate 0
        chance: card C05
        chance: treasure 2
        chance: treasure 8
        A: keep 8
        chance: roll 6
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
            chance: treasure 2
              A draws 2
            chance: treasure 8
              A draws 8
            A: keep 8
              A keeps 8
              1 face down at 1,0
            chance: roll 6
              methane rolls 6 against 1 and stays quiet
        "#]],
    );
    check(
        "
        rule CC-R-36 CC-EXPL-14
        players 2, house keep-at-the-marker
        A hp 4

        A: explore E
        chance: hex L1-13
        A: rotate 0
        chance: card C05
        chance: treasure 2
        chance: treasure 8
        chance: roll 6
        show A
        show hex
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
            chance: treasure 2
              A draws a treasure
            chance: treasure 8
              A draws a treasure
              2 face down at 1,0
            chance: roll 6
              methane rolls 6 against 1 and stays quiet
            show A
              A at 1,0 A, hp 4
            show hex
              hex L1-13 at 1,0 r0: treasures 8 2
        "#]],
    );
    check(
        "
        rule CC-R-36 CC-EXPL-14
        players 2, house keep-at-the-marker
        A hp 4

        A: explore E
        chance: hex L1-13
        A: rotate 5
        chance: card C05
        chance: treasure 2
        chance: treasure 8
        A: keep 8
        chance: roll 6
        show A
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-13
              A draws L1-13 for 1,0
            A: rotate 5
              L1-13 lies at 1,0 r5, A stands in B
              methane track 1
            chance: card C05
              A draws C05, cost 2, mp 2
            chance: treasure 2
              A draws 2
            chance: treasure 8
              A draws 8
            A: keep 8
              A keeps 8
              1 face down at 1,0
            chance: roll 6
              methane rolls 6 against 1 and stays quiet
            show A
              A at 1,0 B, hp 4, treasures 8
              A saw 1,0: 2
        "#]],
    );
}

/// Against CC-R-57.
#[test]
fn medkit_only_when_hurt() {
    check(
        "
        rule CC-R-57 CC-ITEM-10
        players 2
        A items medkit

        A? medkit
        A: medkit
        ",
        expect![[r#"
            A? medkit
              yes
            A: medkit
              A heals to hp 4
        "#]],
    );
    check(
        "
        rule CC-R-57 CC-ITEM-10
        players 2, house medkit-only-when-hurt
        A items medkit, held C16

        A? medkit
        A: medkit
        ",
        expect![[r#"
            A? medkit
              nothing
            A: medkit
              refused CC-R-57: you are at full health, and by the house rule a Medkit is only for the hurt
        "#]],
    );
    check(
        "
        rule CC-R-57 CC-ITEM-10
        players 2, house medkit-only-when-hurt
        A items medkit, hp 3

        A: medkit
        A: medkit
        ",
        expect![[r#"
            A: medkit
              A heals to hp 4
            A: medkit
              refused CC-ITEM-02: you do not carry medkit
        "#]],
    );
}
