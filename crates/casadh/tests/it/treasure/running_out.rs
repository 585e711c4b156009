//! Running out. Ruling CC-R-39.

use expect_test::expect;

use crate::check;

/// A small bag gives what it has (S-23).
#[test]
fn a_small_bag_gives_what_it_has() {
    check(
        "
        rule CC-R-39 CC-EXPL-13
        players 6
        hex L1-02 at -9,0 r0: treasures rest
        bag 1 2 3 4

        A: explore E
        chance: hex L1-01
        chance: card C03
        chance: treasure 1
        chance: treasure 2
        chance: treasure 3
        chance: treasure 4
        A: keep 3
        show hex L1-01
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C03
              A draws C03, cost 1, mp 3
            chance: treasure 1
              A draws 1
            chance: treasure 2
              A draws 2
            chance: treasure 3
              A draws 3
            chance: treasure 4
              A draws 4
            A: keep 3
              A keeps 3
              3 face down at 1,0
            show hex L1-01
              hex L1-01 at 1,0 r0: treasures 4 2 1
        "#]],
    );
    check(
        "
        rule CC-R-39 CC-R-34
        players 3
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
        A: keep 3
        chance: treasure 4
        show hex L2-15
        show A
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
            A: keep 3
              A keeps 3
              2 face down at 1,0
            chance: treasure 4
              A draws 4
              A keeps 4
            show hex L2-15
              hex L2-15 at 1,0 r0: treasures 2 1
            show A
              A at 1,0 A, hp 4, treasures 4 3
              A saw 1,0: 2 1
        "#]],
    );
    check(
        "
        rule CC-R-39 CC-EXPL-13
        players 3
        hex L1-02 at -9,0 r0: treasures rest
        bag none

        A: explore E
        chance: hex L1-01
        chance: card C03
        show A
        A? keep
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C03
              A draws C03, cost 1, mp 3
            show A
              A at 1,0 A, hp 4
            A? keep
              nothing
        "#]],
    );
}

#[test]
fn an_empty_supply_gives_nothing_and_an_empty_deck_is_renewed() {
    check(
        "
        rule CC-R-39 CC-EXPL-09
        players 2
        hex L1-02 at -9,0 r0: items rest
        supply none
        deck C10

        A: explore E
        chance: hex L1-01
        chance: card C10
        show hex L1-01
        show counts
        A: explore E
        chance: hex L1-04
        A: rotate 0
        show counts
        chance: card C10
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C10
              A draws C10, cost 3, mp 1
            show hex L1-01
              hex L1-01 at 1,0 r0
            show counts
              counts pile 18, aside 20, deck 0, discard 60, supply 0, bag 96, surface 4
            A: explore E
            chance: hex L1-04
              A draws L1-04 for 2,0
            A: rotate 0
              L1-04 lies at 2,0 r0, A stands in A
              60 discarded cards become the deck
            show counts
              counts pile 17, aside 20, deck 60, discard 0, supply 0, bag 96, surface 4
            chance: card C10
              A draws C10, cost 3, mp 0
              A's turn ends
              B's turn, mp 4
        "#]],
    );
}
