//! Treasure on the map. Rules: CC-TREAS; rulings CC-R-13, CC-R-35.

mod house_treasure;
mod icons;
mod running_out;
mod secrets;

use expect_test::expect;

use crate::check;

/// Collecting may be repeated (S-77).
#[test]
fn collecting_may_be_repeated() {
    check(
        "
        rule CC-TREAS-03 CC-TREAS-02 CC-R-35
        players 2
        hex L1-01 at 1,0 r0: treasures 1 4 7
        A at 1,0
        turn A, mp 3

        A: collect
        A?
        A: keep 9
        A: keep 7
        A: collect
        A: keep 1
        A: collect
        show A
        show hex
        ",
        expect![[r#"
            A: collect
              A looks at 7 4 1 at 1,0
            A?
              keep 7, keep 4, keep 1
            A: keep 9
              refused CC-TREAS-02: there is no 9 among the treasures you have just picked up
            A: keep 7
              A keeps 7
              2 face down at 1,0
            A: collect
              A looks at 4 1 at 1,0
            A: keep 1
              A keeps 1
              1 face down at 1,0
            A: collect
              A looks at 4 at 1,0
              A keeps 4
              A's turn ends
              B's turn, mp 4
            show A
              A at 1,0 A, hp 4, treasures 7 4 1
            show hex
              hex L1-01 at 1,0 r0
        "#]],
    );
}

#[test]
fn there_must_be_something_to_collect() {
    check(
        "
        rule CC-TREAS-02 CC-TREAS-04
        hex L1-01 at 1,0 r0
        A at 1,0

        A? collect
        A: collect
        A: move W
        A: collect
        ",
        expect![[r#"
            A? collect
              nothing
            A: collect
              refused CC-TREAS-02: there is no treasure here
            A: move W
              A goes from 1,0 to 0,0 A, mp 3
            A: collect
              refused CC-TREAS-04: Base Camp holds no treasure; leave to take your share from the Surface
        "#]],
    );
}

#[test]
fn the_bag_gives_any_of_its_tokens() {
    check(
        "
        rule CC-TREAS-07 CC-TREAS-01 CC-INFO-02 CC-MODEL-12
        players 2
        hex L1-02 at -9,0 r0: treasures rest
        bag 1 1 1 5 9

        A: explore E
        chance: hex L1-01
        chance: card C03
        chance?
        chance: treasure 1
        chance?
        chance: treasure 1
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C03
              A draws C03, cost 1, mp 3
            chance?
              3 x treasure 1
              1 x treasure 5
              1 x treasure 9
            chance: treasure 1
              A draws 1
            chance?
              2 x treasure 1
              1 x treasure 5
              1 x treasure 9
            chance: treasure 1
              A draws 1
        "#]],
    );
}

#[test]
fn no_number_of_treasures_is_too_many() {
    check(
        "
        rule CC-TREAS-06
        players 2
        hex L1-01 at 1,0 r0: treasures 9 9
        A at 1,0, treasures 8 8 8 8 8 8 8 8 8 8 7 7 7 7 7 7 7 7 7 7

        A: collect
        A: keep 9
        show A
        ",
        expect![[r#"
            A: collect
              A looks at 9 9 at 1,0
            A: keep 9
              A keeps 9
              1 face down at 1,0
            show A
              A at 1,0 A, hp 4, treasures 9 8 8 8 8 8 8 8 8 8 8 7 7 7 7 7 7 7 7 7 7
              A saw 1,0: 9
        "#]],
    );
}
