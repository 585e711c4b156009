//! Dynamite deployed, defused, gone off. Rules: CC-DYN, CC-ITEM-12, CC-TURN-02; rulings CC-R-10, CC-R-14, CC-R-17 to
//! CC-R-20.

mod collapse;
mod defusing;

use expect_test::expect;

use crate::check;

/// Dynamite goes off before its owner's next turn (S-63).
#[test]
fn dynamite_goes_off_before_its_owners_next_turn() {
    check(
        "
        rule CC-DYN-01 CC-DYN-04 CC-DYN-05 CC-TURN-02 CC-ITEM-12 CC-ITEM-15
        players 2
        hex L1-01 at 1,0 r0
        A at 1,0, items dynamite
        turn A, mp 4

        show counts
        A: deploy
        show A
        show fuse
        show counts
        show turn
        A: move W
        A: end turn
        B: move E
        B: end turn
        show hex
        show collapsed
        ",
        expect![[r#"
            show counts
              counts pile 19, aside 20, deck 60, discard 0, supply 37, bag 96, surface 4
            A: deploy
              A lights Dynamite at 1,0
            show A
              A at 1,0 A, hp 4
            show fuse
              fuse A 1,0
            show counts
              counts pile 19, aside 20, deck 60, discard 0, supply 38, bag 96, surface 4
            show turn
              turn A, mp 4
            A: move W
              A goes from 1,0 to 0,0 A, mp 3
            A: end turn
              A's turn ends, mp lost 3
              B's turn, mp 4
            B: move E
              B goes from 0,0 to 1,0 A, mp 3
            B: end turn
              B's turn ends, mp lost 3
              round 2
              A's Dynamite goes off at 1,0
              L1-01 at 1,0 collapses, treasures 0
              B dies of a collapse
              A's turn, mp 4
            show hex
            show collapsed
              collapsed L1-01 at 1,0 r0
        "#]],
    );
}

/// A dead owner's Dynamite burns on (S-64).
#[test]
fn a_dead_owners_dynamite_burns_on() {
    check(
        "
        rule CC-R-17 CC-TURN-02 CC-R-40 CC-DYN-04
        players 3
        hex L1-01 at 1,0 r0
        hex L1-03 at 2,0 r0: bats
        A at 1,0, items dynamite, hp 1
        turn A, mp 1

        A: deploy
        A: move E
        show fuse
        B: move E
        B: end turn
        C: end turn
        ",
        expect![[r#"
            A: deploy
              A lights Dynamite at 1,0
            A: move E
              A goes from 1,0 to 2,0 A, mp 0
              bats costs A 1, hp 0
              A dies of bats
              A's turn ends
              B's turn, mp 4
            show fuse
              fuse A 1,0
            B: move E
              B goes from 0,0 to 1,0 A, mp 3
            B: end turn
              B's turn ends, mp lost 3
              C's turn, mp 4
            C: end turn
              C's turn ends, mp lost 4
              round 2
              A's Dynamite goes off at 1,0
              L1-01 at 1,0 collapses, treasures 0
              B dies of a collapse
              C's turn, mp 4
        "#]],
    );
}

/// A surface player hears the bang first (S-65).
#[test]
fn a_surface_player_hears_the_bang_first() {
    check(
        "
        rule CC-R-17 CC-TURN-02 CC-TURN-03
        players 2
        hex L1-01 at 1,0 r0
        hex L1-17 at -1,0 r0: grue.A
        A at 1,0, items dynamite
        turn A, mp 4

        A: deploy
        A: move W
        A: leave
        B: end turn
        A?
        ",
        expect![[r#"
            A: deploy
              A lights Dynamite at 1,0
            A: move W
              A goes from 1,0 to 0,0 A, mp 3
            A: leave
              A leaves with 3 and 2
              A's turn ends
              B's turn, mp 4
            B: end turn
              B's turn ends, mp lost 4
              round 2
              A's Dynamite goes off at 1,0
              L1-01 at 1,0 collapses, treasures 0
              A's turn on the Surface
            A?
              pass, try
        "#]],
    );
}

#[test]
fn a_skipped_slot_still_sets_dynamite_off() {
    check(
        "
        rule CC-R-33 CC-R-56 CC-TURN-02
        players 3
        hex L1-01 at 1,0 r0
        A surface
        fuse A 1,0
        turn C

        C: end turn
        ",
        expect![[r#"
            C: end turn
              C's turn ends, mp lost 4
              round 2
              A's Dynamite goes off at 1,0
              L1-01 at 1,0 collapses, treasures 0
              B's turn, mp 4
        "#]],
    );
}

/// There is no Dynamite on Base Camp and no defusing of one's own (S-68).
#[test]
fn no_dynamite_on_base_camp_and_no_defusing_of_ones_own() {
    check(
        "
        rule CC-DYN-02 CC-DYN-07 CC-R-14
        hex L1-01 at 1,0 r0
        A items dynamite
        B at 1,0
        fuse A 1,0
        turn A, mp 4

        A? deploy
        A: deploy
        A: move E
        A? deploy
        A? defuse
        A: defuse A
        A: defuse C
        A: deploy
        A: deploy
        ",
        expect![[r#"
            A? deploy
              nothing
            A: deploy
              refused CC-DYN-02: you cannot light Dynamite at Base Camp, the only way out
            A: move E
              A goes from 0,0 to 1,0 A, mp 3
            A? deploy
              yes
            A? defuse
              nothing
            A: defuse A
              refused CC-DYN-07: you cannot defuse your own Dynamite
            A: defuse C
              refused CC-DYN-07: C has no Dynamite burning on this hex
            A: deploy
              A lights Dynamite at 1,0
            A: deploy
              refused CC-ITEM-02: you do not carry dynamite
        "#]],
    );
}

/// Several burn on one hex and one buries the others (S-70).
#[test]
fn several_burn_on_one_hex_and_one_buries_the_others() {
    check(
        "
        rule CC-DYN-03 CC-DYN-11 CC-R-20
        players 3
        hex L1-01 at 1,0 r0
        hex L1-02 at 2,0 r0
        fuse A 1,0
        fuse B 1,0
        fuse B 2,0
        turn C

        C: end turn
        show fuse
        A: end turn
        ",
        expect![[r#"
            C: end turn
              C's turn ends, mp lost 4
              round 2
              A's Dynamite goes off at 1,0
              L1-01 at 1,0 collapses, treasures 0
              A's turn, mp 4
            show fuse
              fuse B 2,0
            A: end turn
              A's turn ends, mp lost 4
              B's Dynamite goes off at 2,0
              L1-02 at 2,0 collapses, treasures 0
              B's turn, mp 4
        "#]],
    );
}

#[test]
fn one_owners_dynamite_goes_off_in_order() {
    check(
        "
        rule CC-R-20 CC-TURN-02 CC-DYN-03
        players 2
        hex L1-01 at 1,0 r0
        hex L1-02 at 2,0 r0
        fuse A 2,0
        fuse A 1,0
        turn B

        B: end turn
        ",
        expect![[r#"
            B: end turn
              B's turn ends, mp lost 4
              round 2
              A's Dynamite goes off at 2,0
              L1-02 at 2,0 collapses, treasures 0
              A's Dynamite goes off at 1,0
              L1-01 at 1,0 collapses, treasures 0
              A's turn, mp 4
        "#]],
    );
}

#[test]
fn an_owner_who_stays_is_buried_first() {
    check(
        "
        rule CC-TURN-02 CC-TURN-03 CC-DYN-05
        players 2
        hex L1-01 at 1,0 r0
        A at 1,0, items dynamite

        A: deploy
        A: end turn
        B: end turn
        ",
        expect![[r#"
            A: deploy
              A lights Dynamite at 1,0
            A: end turn
              A's turn ends, mp lost 4
              B's turn, mp 4
            B: end turn
              B's turn ends, mp lost 4
              round 2
              A's Dynamite goes off at 1,0
              L1-01 at 1,0 collapses, treasures 0
              A dies of a collapse
              B's turn, mp 4
        "#]],
    );
}
