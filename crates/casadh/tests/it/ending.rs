//! Death and the end of the game. Rules: CC-END, CC-GEN-02, CC-GEN-03; rulings CC-R-40, CC-R-47, CC-R-48, CC-R-51.

use expect_test::expect;

use crate::check;

/// Ties go to health, then to fewer items (S-79).
#[test]
fn ties_go_to_health_then_to_fewer_items() {
    check(
        "
        rule CC-END-02 CC-END-03 CC-GEN-02
        players 4
        A surface, hp 3, items rope+helmet, treasures 9 9 9 3
        B surface, hp 3, items medkit, treasures 8 8 7 7
        C surface, hp 2, treasures 6 6 9 9
        D hp 1
        surface 1 0
        turn D

        D: leave
        A: end turn
        ",
        expect![[r#"
            D: leave
              D leaves with 1 and 0
              A shows 9 9 9 3, total 30
              B shows 8 8 7 7, total 30
              C shows 9 9 6 6, total 30
              D shows 1 0, total 1
              the game is over, won by B
            A: end turn
              refused CC-END-01: the game is over
        "#]],
    );
    check(
        "
        rule CC-END-02
        players 3
        A surface, hp 4, treasures 9 9 9
        B surface, hp 1, items medkit+rope, treasures 9 9 9 1
        surface 1 0
        turn C

        C: leave
        ",
        expect![[r#"
            C: leave
              C leaves with 1 and 0
              A shows 9 9 9, total 27
              B shows 9 9 9 1, total 28
              C shows 1 0, total 1
              the game is over, won by B
        "#]],
    );
}

#[test]
fn a_full_tie_is_shared() {
    check(
        "
        rule CC-END-03 CC-R-47
        players 3
        A surface, hp 3, items rope, treasures 9 9 9 3
        B surface, hp 3, items medkit, treasures 8 8 7 7
        C treasures 9 9 9
        surface 1 0
        turn C

        C: leave
        ",
        expect![[r#"
            C: leave
              C leaves with 1 and 0
              A shows 9 9 9 3, total 30
              B shows 8 8 7 7, total 30
              C shows 9 9 9 1 0, total 28
              the game is over, won by A B
        "#]],
    );
}

/// With no survivor nobody wins (S-80).
#[test]
fn with_no_survivor_nobody_wins() {
    check(
        "
        rule CC-END-04 CC-R-48 CC-END-01
        players 2
        hex L1-03 at 1,0 r0: bats
        A dead
        B hp 1, treasures 9 9 9
        turn B

        B: move E
        ",
        expect![[r#"
            B: move E
              B goes from 0,0 to 1,0 A, mp 0
              bats costs B 1, hp 0
              B dies of bats
              the game is over, won by nobody
        "#]],
    );
}

#[test]
fn only_survivors_win() {
    check(
        "
        rule CC-GEN-02 CC-GEN-01 CC-INFO-05
        players 2
        hex L1-03 at 1,0 r0: bats
        A surface, hp 1, treasures 1
        B hp 1, treasures 9 9 9
        turn B

        B: move E
        ",
        expect![[r#"
            B: move E
              B goes from 0,0 to 1,0 A, mp 0
              bats costs B 1, hp 0
              B dies of bats
              A shows 1, total 1
              the game is over, won by A
        "#]],
    );
}

/// The end comes at once (S-81).
#[test]
fn the_end_comes_at_once() {
    check(
        "
        rule CC-END-01 CC-R-51
        players 2
        hex L1-01 at 1,0 r0
        hex L1-17 at -1,0 r0: grue.A
        A surface, treasures 9 8
        fuse A 1,0
        turn B

        B: leave
        B: end turn
        A: try
        show fuse
        show turn
        ",
        expect![[r#"
            B: leave
              B leaves with 1 and 0
              A shows 9 8, total 17
              B shows 1 0, total 1
              the game is over, won by A
            B: end turn
              refused CC-END-01: the game is over
            A: try
              refused CC-END-01: the game is over
            show fuse
              fuse A 1,0
            show turn
              turn B, mp 0
        "#]],
    );
    check(
        "
        rule CC-END-01 CC-R-51
        players 2
        hex L1-05 at 3,0 r0
        hex L1-10 at 4,0 r0
        hex L1-11 at 5,0 r0
        hex L1-13 at 7,0 r0
        pile all
        A hp 1
        B surface

        A: explore E
        chance: hex L2-20
        chance: card C02
        chance: item rope
        chance: roll 1
        ",
        expect![[r#"
            A: explore E
            chance: hex L2-20
              A draws L2-20 for 1,0
              L2-20 lies at 1,0 r0, A stands in A
              methane track 4
              grue track 2
            chance: card C02
              A draws C02, cost 1, mp 0
            chance: item rope
              rope lies at 1,0
            chance: roll 1
              methane rolls 1 against 4 and breaks out
              methane at 3,0
              methane at 4,0
              methane at 7,0
              methane at 1,0
              methane costs A 1, hp 0
              A dies of methane
              B shows, total 0
              the game is over, won by B
        "#]],
    );
}

/// The things of the dead go back (S-83).
#[test]
fn the_things_of_the_dead_go_back() {
    check(
        "
        rule CC-GEN-03 CC-R-40 CC-ITEM-15 CC-MISF-10 CC-MODEL-12
        players 3
        hex L1-03 at 1,0 r0: bats
        A hp 1
        B hp 1, treasures 3 8, items rope, held C11
        C hp 1
        turn B

        show counts
        B: move E
        show counts
        show hex
        C: move E
        A: move E
        ",
        expect![[r#"
            show counts
              counts pile 19, aside 20, deck 59, discard 0, supply 37, bag 92, surface 6
            B: move E
              B goes from 0,0 to 1,0 A, mp 0
              bats costs B 1, hp 0
              B dies of bats
              B's turn ends
              C's turn, mp 1
            show counts
              counts pile 19, aside 20, deck 59, discard 1, supply 38, bag 94, surface 6
            show hex
              hex L1-03 at 1,0 r0: bats
            C: move E
              C goes from 0,0 to 1,0 A, mp 0
              bats costs C 1, hp 0
              C dies of bats
              C's turn ends
              round 2
              A's turn, mp 1
            A: move E
              A goes from 0,0 to 1,0 A, mp 0
              bats costs A 1, hp 0
              A dies of bats
              the game is over, won by nobody
        "#]],
    );
}
