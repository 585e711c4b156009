//! Move: sides, passageways, arriving. Rules: CC-MOVE, CC-MODEL-01 to CC-MODEL-07, CC-HEX-01 to CC-HEX-04; rulings
//! CC-R-03, CC-R-04, CC-R-55.

mod slopes;
mod water;

use expect_test::expect;

use crate::check;

/// A mover stands in the passageway of the side it came through (S-05).
#[test]
fn a_mover_stands_in_the_passageway_of_the_side_it_came_through() {
    check(
        "
        rule CC-MOVE-01 CC-MOVE-02 CC-MOVE-03 CC-MODEL-02 CC-MODEL-07 CC-HEX-02 CC-R-04
        hex L1-05 at 1,0 r0
        turn A, mp 4

        A: move E
        show A
        A? move
        A? explore
        A: move E
        A: explore NE
        A: explore NW
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 B, mp 3
            show A
              A at 1,0 B, hp 4
            A? move
              W
            A? explore
              SW, SE
            A: move E
              refused CC-MOVE-02: no way leads E from your passageway; check its exits
            A: explore NE
              refused CC-MOVE-02: no way leads NE from your passageway; check its exits
            A: explore NW
              refused CC-MOVE-02: no way leads NW from your passageway; check its exits
        "#]],
    );
}

/// Passageways that cross do not connect (S-06).
#[test]
fn passageways_that_cross_do_not_connect() {
    check(
        "
        rule CC-HEX-04 CC-MODEL-03 CC-MOVE-02
        hex L1-06 at 1,0 r0

        A: move E
        show A
        A? move
        A? explore
        A: explore NW
        A: explore SE
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 A, mp 3
            show A
              A at 1,0 A, hp 4
            A? move
              W
            A? explore
              E, NE, SW
            A: explore NW
              refused CC-MOVE-02: no way leads NW from your passageway; check its exits
            A: explore SE
              refused CC-MOVE-02: no way leads SE from your passageway; check its exits
        "#]],
    );
}

/// A dead end is left the way it was entered (S-07).
#[test]
fn a_dead_end_is_left_the_way_it_was_entered() {
    check(
        "
        rule CC-HEX-03 CC-MODEL-02 CC-MODEL-03
        hex L1-03 at 1,0 r4

        A: move E
        show A
        A?
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 B, mp 3
            show A
              A at 1,0 B, hp 4
            A?
              end turn, move W
        "#]],
    );
}

/// Any number share a passageway (S-15).
#[test]
fn any_number_share_a_passageway() {
    check(
        "
        rule CC-MOVE-08 CC-R-55
        players 5
        hex L1-01 at 1,0 r0
        A at 1,0, treasures 9
        B at 1,0
        C at 1,0
        D at 1,0
        turn E

        E: move E
        show A
        show E
        A: end turn
        E?
        ",
        expect![[r#"
            E: move E
              E goes from 0,0 to 1,0 A, mp 3
            show A
              A at 1,0 A, hp 4, treasures 9
            show E
              E at 1,0 A, hp 4
            A: end turn
              refused CC-TURN-01: it is not A's turn to decide
            E?
              end turn, move W, explore E, explore NE, explore NW, explore SW, explore SE
        "#]],
    );
}

/// S-34: neither into the dark nor onto rubble.
#[test]
fn a_move_needs_a_hex_on_the_other_side() {
    check(
        "
        rule CC-MOVE-01 CC-MOVE-04 CC-EXPL-02 CC-HEX-13 CC-R-15
        hex L1-01 at 1,0 r0
        collapsed L1-03 at 2,0 r0
        A at 1,0

        A? move
        A? explore
        A: move E
        A: explore E
        A: move NE
        ",
        expect![[r#"
            A? move
              W
            A? explore
              NE, NW, SW, SE
            A: move E
              refused CC-MOVE-04: the hex E of you has collapsed and is closed for good
            A: explore E
              refused CC-EXPL-02: the space E of you is taken; explore into an empty one
            A: move NE
              refused CC-MOVE-01: nothing has been explored NE of you; explore there instead
        "#]],
    );
}

/// The new hex lies between two others and leads into both, here through different passageways.
#[test]
fn standing_neighbours_are_always_joined() {
    check(
        "
        rule CC-MODEL-04 CC-HEX-01 CC-R-03
        players 2
        hex L1-05 at 1,0 r0
        hex L1-01 at 2,-1 r0
        A at 2,-1
        turn A, mp 4

        A: explore W
        chance: hex L1-02
        chance: card C01
        A? move
        A: move SW
        A: move NE
        A: move SE
        show A
        ",
        expect![[r#"
            A: explore W
            chance: hex L1-02
              A draws L1-02 for 1,-1
              L1-02 lies at 1,-1 r0, A stands in A
            chance: card C01
              A draws C01, cost 1, mp 3
            A? move
              E, SW, SE
            A: move SW
              A goes from 1,-1 to 0,0 A, mp 2
            A: move NE
              A goes from 0,0 to 1,-1 A, mp 1
            A: move SE
              A goes from 1,-1 to 1,0 A, mp 0
              A's turn ends
              B's turn, mp 4
            show A
              A at 1,0 A, hp 4
        "#]],
    );
}

#[test]
fn base_camp_is_entered_and_left_through_any_side() {
    check(
        "
        rule CC-MOVE-10 CC-HEX-11
        hex L1-01 at 0,1 r0
        hex L1-02 at 0,-1 r0
        A at 0,1
        turn A, mp 4

        A: move NW
        A? move
        A? explore
        A: move NW
        A: move SE
        A: move SE
        ",
        expect![[r#"
            A: move NW
              A goes from 0,1 to 0,0 A, mp 3
            A? move
              NW, SE
            A? explore
              E, NE, W, SW
            A: move NW
              A goes from 0,0 to 0,-1 A, mp 2
            A: move SE
              A goes from 0,-1 to 0,0 A, mp 1
            A: move SE
              A goes from 0,0 to 0,1 A, mp 0
              A's turn ends
              B's turn, mp 4
        "#]],
    );
}

#[test]
fn who_arrives_drinks_then_is_struck_then_meets_the_grue() {
    check(
        "
        rule CC-MOVE-05 CC-HEX-08 CC-R-25
        players 2
        hex L2-03 at 1,0 r3: bats grue.B
        A items brass-lantern, held C11
        turn A, mp 3

        A: move E
        show A
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 A, mp 2
              A is cured of 1 thirst
              bats costs A 1, hp 3
              the Grue of 1,0 vanishes
              grue track 1
            show A
              A at 1,0 A, hp 3, items brass-lantern
        "#]],
    );
}

#[test]
fn dynamite_does_nothing_before_it_goes_off() {
    check(
        "
        rule CC-MOVE-09
        hex L1-01 at 1,0 r0
        hex L1-02 at 2,0 r0
        fuse D 1,0
        turn A, mp 4

        A: move E
        A: move E
        show A
        show fuse
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 A, mp 3
            A: move E
              A goes from 1,0 to 2,0 A, mp 2
            show A
              A at 2,0 A, hp 4
            show fuse
              fuse D 1,0
        "#]],
    );
}
