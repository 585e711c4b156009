//! House rules on treasure, off and on, and the rulings they turn around: CC-R-34, CC-R-40.

use expect_test::expect;

use crate::check;

/// Against CC-R-34. S-21.
#[test]
fn one_treasure_per_explore() {
    check(
        "
        rule CC-R-34 CC-EXPL-13
        players 2
        pile all
        A treasures 5

        A: explore E
        chance: hex L2-15
        A: rotate 0
        chance: card C08
        chance: treasure 2
        chance: treasure 8
        A: keep 8
        chance: treasure 9
        chance: treasure 1
        A: keep 9
        ",
        expect![[r#"
            A: explore E
            chance: hex L2-15
              A draws L2-15 for 1,0
            A: rotate 0
              L2-15 lies at 1,0 r0, A stands in A
            chance: card C08
              A draws C08, cost 3, mp 1
            chance: treasure 2
              A draws 2
            chance: treasure 8
              A draws 8
            A: keep 8
              A keeps 8
              1 face down at 1,0
            chance: treasure 9
              A draws 9
            chance: treasure 1
              A draws 1
            A: keep 9
              A keeps 9
              1 face down at 1,0
        "#]],
    );
    check(
        "
        rule CC-R-34 CC-EXPL-13
        players 3, house one-treasure-per-explore
        pile all

        A: explore E
        chance: hex L2-15
        A: rotate 0
        chance: card C12
        chance: treasure 2
        chance: treasure 8
        chance: treasure 5
        chance: treasure 9
        chance: treasure 1
        chance: treasure 9
        A?
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
            chance: treasure 9
              A draws 9
            chance: treasure 1
              A draws 1
            chance: treasure 9
              A draws 9
            A?
              keep 9, keep 8, keep 5, keep 2, keep 1
            A: keep 9
              A keeps 9
              5 face down at 1,0
            show A
              A at 1,0 A, hp 4, held C12, treasures 9
              A saw 1,0: 9 8 5 2 1
            show hex
              hex L2-15 at 1,0 r0: treasures 9 8 5 2 1
        "#]],
    );
    check(
        "
        rule CC-R-34 CC-R-39
        players 3, house one-treasure-per-explore
        hex L1-02 at -9,0 r0: treasures rest
        bag 1 2 3 4
        pile all

        A: explore E
        chance: hex L2-15
        A: rotate 0
        chance: card C08
        chance: treasure 1
        chance: treasure 2
        chance: treasure 3
        chance: treasure 4
        A: keep 4
        show hex L2
        ",
        expect![[r#"
            A: explore E
            chance: hex L2-15
              A draws L2-15 for 1,0
            A: rotate 0
              L2-15 lies at 1,0 r0, A stands in A
            chance: card C08
              A draws C08, cost 3, mp 1
            chance: treasure 1
              A draws 1
            chance: treasure 2
              A draws 2
            chance: treasure 3
              A draws 3
            chance: treasure 4
              A draws 4
            A: keep 4
              A keeps 4
              3 face down at 1,0
            show hex L2
              hex L2-15 at 1,0 r0: treasures 3 2 1
        "#]],
    );
}

/// Against CC-R-40. Misfortunes are discarded all the same; who dies in a collapse leaves nothing.
#[test]
fn dead_leave_belongings() {
    check(
        "
        rule CC-R-40 CC-GEN-03
        players 2
        hex L1-03 at 1,0 r4: bats
        A hp 1, items rope+medkit, treasures 3 8, held C11

        A: move E
        show hex
        show counts
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 B, mp 0
              bats costs A 1, hp 0
              A dies of bats
              A's turn ends
              B's turn, mp 4
            show hex
              hex L1-03 at 1,0 r4: bats
            show counts
              counts pile 19, aside 20, deck 59, discard 1, supply 38, bag 96, surface 4
        "#]],
    );
    check(
        "
        rule CC-R-40 CC-GEN-03
        players 2, house dead-leave-belongings
        hex L1-03 at 1,0 r4: bats
        A hp 1, items rope+medkit, treasures 3 8, held C11

        A: move E
        show hex
        show counts
        B: move E
        B? take
        B: collect
        B: keep 8
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 B, mp 0
              bats costs A 1, hp 0
              A dies of bats
              A's turn ends
              B's turn, mp 4
            show hex
              hex L1-03 at 1,0 r4: bats treasures 8 3 items rope medkit
            show counts
              counts pile 19, aside 20, deck 59, discard 1, supply 36, bag 94, surface 4
            B: move E
              B goes from 0,0 to 1,0 B, mp 3
              bats costs B 1, hp 3
            B? take
              rope, medkit, rope+medkit
            B: collect
              B looks at 8 3 at 1,0
            B: keep 8
              B keeps 8
              1 face down at 1,0
        "#]],
    );
    check(
        "
        rule CC-R-40 CC-DYN-06 CC-MODEL-12
        players 2, house dead-leave-belongings
        hex L1-01 at 1,0 r0
        A at 1,0, items rope, treasures 3 8
        fuse B 1,0

        show counts
        A: end turn
        show collapsed
        show counts
        ",
        expect![[r#"
            show counts
              counts pile 19, aside 20, deck 60, discard 0, supply 37, bag 94, surface 4
            A: end turn
              A's turn ends, mp lost 4
              B's Dynamite goes off at 1,0
              L1-01 at 1,0 collapses, treasures 0
              A dies of a collapse
              B's turn, mp 4
            show collapsed
              collapsed L1-01 at 1,0 r0
            show counts
              counts pile 19, aside 20, deck 60, discard 0, supply 38, bag 96, surface 4
        "#]],
    );
    check(
        "
        rule CC-R-40 CC-EXPL-16
        players 2, house dead-leave-belongings
        A hp 1, items rope, treasures 3 8

        A: explore E
        chance: hex L1-01
        chance: card C20
        chance: treasure 5
        show hex
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
            chance: treasure 5
              A draws a treasure
              1 face down at 1,0
              A's turn ends
              B's turn, mp 4
            show hex
              hex L1-01 at 1,0 r0: treasures 8 5 3 items rope
        "#]],
    );
}

/// Against CC-R-40, but nothing ever lies on Base Camp (CC-R-13).
#[test]
fn on_base_camp_nothing_is_left_behind() {
    check(
        "
        rule CC-R-40 CC-R-13 CC-MODEL-12
        players 2, house dead-leave-belongings
        hex L1-01 at 1,0 r0
        A items rope, treasures 3 8
        B at 1,0, items helmet, treasures 5
        round 200

        A: end turn
        B: end turn
        show hex
        show counts
        ",
        expect![[r#"
            A: end turn
              A's turn ends, mp lost 4
              B's turn, mp 4
            B: end turn
              B's turn ends, mp lost 4
              all inside are lost in the dark after round 200
              A dies of the dark
              B dies of the dark
              the game is over, won by nobody
            show hex
              hex L1-01 at 1,0 r0: treasures 5 items helmet
            show counts
              counts pile 19, aside 20, deck 60, discard 0, supply 37, bag 95, surface 4
        "#]],
    );
}
