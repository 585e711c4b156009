//! Hexes that collapse, and being trapped. Rules: CC-DYN-05, CC-DYN-06, CC-HEX-13; rulings CC-R-15, CC-R-16, CC-R-50.

use expect_test::expect;

use crate::check;

/// What lay on a collapsed hex goes back (S-69).
#[test]
fn what_lay_on_a_collapsed_hex_goes_back() {
    check(
        "
        rule CC-DYN-06 CC-R-16 CC-MODEL-12 CC-HAZ-01 CC-HAZ-12
        players 2
        hex L2-19 at 1,0 r0: bats grue.B treasures 3 8 items rope
        fuse B 1,0

        show track
        show counts
        A: end turn
        show track
        show counts
        show hex
        show collapsed
        ",
        expect![[r#"
            show track
              track methane 0 bats 1 tremors 0 grue 1
            show counts
              counts pile 39, aside 0, deck 60, discard 0, supply 37, bag 94, surface 4
            A: end turn
              A's turn ends, mp lost 4
              B's Dynamite goes off at 1,0
              L2-19 at 1,0 collapses, treasures 2
              bats track 0
              grue track 0
              B's turn, mp 4
            show track
              track methane 0 bats 0 tremors 0 grue 0
            show counts
              counts pile 39, aside 0, deck 60, discard 0, supply 38, bag 96, surface 4
            show hex
            show collapsed
              collapsed L2-19 at 1,0 r0
        "#]],
    );
}

/// Its space is not empty, and it joins nothing.
#[test]
fn rubble_is_closed_for_good() {
    check(
        "
        rule CC-HEX-13 CC-R-15 CC-DYN-06
        players 2
        hex L1-01 at 1,0 r0
        hex L1-02 at 2,0 r0
        hex L1-04 at 1,-1 r0
        A at 2,0
        fuse B 1,0

        A? move
        A: end turn
        B? move
        B? explore
        B: move E
        B: explore E
        B: end turn
        A? move
        A? explore
        ",
        expect![[r#"
            A? move
              W
            A: end turn
              A's turn ends, mp lost 4
              B's Dynamite goes off at 1,0
              L1-01 at 1,0 collapses, treasures 0
              B's turn, mp 4
            B? move
              NE
            B? explore
              NW, W, SW, SE
            B: move E
              refused CC-MOVE-04: the hex E of you has collapsed and is closed for good
            B: explore E
              refused CC-EXPL-02: the space E of you is taken; explore into an empty one
            B: end turn
              B's turn ends, mp lost 4
              round 2
              A's turn, mp 4
            A? move
              nothing
            A? explore
              E, NE, NW, SW, SE
        "#]],
    );
}

#[test]
fn everybody_on_the_hex_dies_in_order_from_the_active_seat() {
    check(
        "
        rule CC-DYN-05 CC-MODEL-09 CC-GEN-03
        hex L1-05 at 1,0 r0
        A at 1,0 A, items helmet+brass-lantern
        B at 1,0 B, treasures 5
        D at 1,0 A
        fuse C 1,0
        turn B

        B: end turn
        show counts
        ",
        expect![[r#"
            B: end turn
              B's turn ends, mp lost 4
              C's Dynamite goes off at 1,0
              L1-05 at 1,0 collapses, treasures 0
              methane track 0
              D dies of a collapse
              A dies of a collapse
              B dies of a collapse
              C's turn, mp 4
            show counts
              counts pile 19, aside 20, deck 60, discard 0, supply 38, bag 92, surface 8
        "#]],
    );
}

/// One who is trapped plays on (S-71).
#[test]
fn one_who_is_trapped_plays_on() {
    check(
        "
        rule CC-R-50 CC-END-05
        players 2
        collapsed L1-01 at 1,0 r0
        hex L1-03 at 2,0 r4: treasures 1 5
        B at 2,0 B
        turn B, mp 2

        B?
        B: collect
        B: keep 5
        B: end turn
        A: end turn
        show B
        ",
        expect![[r#"
            B?
              end turn, collect
            B: collect
              B looks at 5 1 at 2,0
            B: keep 5
              B keeps 5
              1 face down at 2,0
            B: end turn
              B's turn ends, mp lost 1
              round 2
              A's turn, mp 4
            A: end turn
              A's turn ends, mp lost 4
              B's turn, mp 4
            show B
              B at 2,0 B, hp 4, treasures 5
              B saw 2,0: 1
        "#]],
    );
}

#[test]
fn vengeance_outlasts_the_hexes() {
    check(
        "
        rule CC-HAZ-01 CC-DYN-06 CC-GRUE-07
        players 2
        hex L1-17 at 1,0 r0: grue.A
        vengeance 2
        fuse B 1,0

        show track
        A: end turn
        show track
        ",
        expect![[r#"
            show track
              track methane 0 bats 0 tremors 0 grue 3
            A: end turn
              A's turn ends, mp lost 4
              B's Dynamite goes off at 1,0
              L1-17 at 1,0 collapses, treasures 0
              grue track 2
              B's turn, mp 4
            show track
              track methane 0 bats 0 tremors 0 grue 2
        "#]],
    );
}
