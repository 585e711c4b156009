//! Defusing. Rules: CC-DYN-07 to CC-DYN-11; rulings CC-R-10, CC-R-18, CC-R-19.

use expect_test::expect;

use crate::check;

/// With a roll up to its health a spelunker defuses (S-66).
#[test]
fn up_to_its_health_a_spelunker_defuses() {
    check(
        "
        rule CC-DYN-08 CC-DYN-09 CC-DYN-11
        players 3
        hex L1-05 at 1,0 r0
        B at 1,0 B, hp 3
        fuse A 1,0
        turn B, mp 3

        B? defuse
        B: defuse A
        chance?
        chance: roll 3
        show B
        show supply
        show fuse
        show turn
        B: end turn
        C: end turn
        ",
        expect![[r#"
            B? defuse
              A
            B: defuse A
            chance?
              1 x roll 1
              1 x roll 2
              1 x roll 3
              1 x roll 4
              1 x roll 5
              1 x roll 6
            chance: roll 3
              B rolls 3 against hp 3 and succeeds
              B defuses A's Dynamite at 1,0 and has it
            show B
              B at 1,0 B, hp 3, items dynamite
            show supply
              supply rope*6 canteen*4 gas-mask*4 hiking-boots*4 helmet*4 brass-lantern*3 medkit*5 battery*4 dynamite*3
            show fuse
            show turn
              turn B, mp 3
            B: end turn
              B's turn ends, mp lost 3
              C's turn, mp 4
            C: end turn
              C's turn ends, mp lost 4
              round 2
              A's turn, mp 4
        "#]],
    );
    check(
        "
        rule CC-DYN-09
        players 3
        hex L1-01 at 1,0 r0
        B at 1,0, hp 3, items dynamite
        fuse A 1,0
        turn B, mp 3

        B: defuse A
        chance: roll 3
        show B
        show counts
        ",
        expect![[r#"
            B: defuse A
            chance: roll 3
              B rolls 3 against hp 3 and succeeds
              B defuses A's Dynamite at 1,0
            show B
              B at 1,0 A, hp 3, items dynamite
            show counts
              counts pile 19, aside 20, deck 60, discard 0, supply 37, bag 94, surface 6
        "#]],
    );
    check(
        "
        rule CC-DYN-09 CC-R-19
        hex L1-01 at 1,0 r0: items dynamite*2
        A items dynamite
        B at 1,0, hp 3
        C items dynamite
        fuse A 1,0
        turn B, mp 3

        B: defuse A
        chance: roll 1
        show B
        ",
        expect![[r#"
            B: defuse A
            chance: roll 1
              B rolls 1 against hp 3 and succeeds
              B defuses A's Dynamite at 1,0
            show B
              B at 1,0 A, hp 3
        "#]],
    );
}

/// Above its health the Dynamite goes off at once (S-67).
#[test]
fn above_its_health_it_goes_off_at_once() {
    check(
        "
        rule CC-DYN-10 CC-DYN-05 CC-DYN-11 CC-DYN-08
        hex L1-05 at 1,0 r0
        B at 1,0 B, hp 3
        C at 1,0 A, items helmet+gas-mask+hiking-boots+brass-lantern
        fuse A 1,0
        turn B, mp 3

        B: defuse A
        chance: roll 4
        show fuse
        D: end turn
        ",
        expect![[r#"
            B: defuse A
            chance: roll 4
              B rolls 4 against hp 3 and fails
              A's Dynamite goes off at 1,0
              L1-05 at 1,0 collapses, treasures 0
              methane track 0
              B dies of a collapse
              C dies of a collapse
              B's turn ends, mp lost 3
              D's turn, mp 4
            show fuse
            D: end turn
              D's turn ends, mp lost 4
              round 2
              A's turn, mp 4
        "#]],
    );
}

#[test]
fn of_several_tokens_one_is_picked_and_more_may_follow() {
    check(
        "
        rule CC-R-18 CC-R-20 CC-R-10 CC-DYN-07
        hex L1-01 at 1,0 r0
        A at 1,0
        fuse B 1,0
        fuse C 1,0
        fuse A 1,0
        turn A, mp 1

        A? defuse
        A: defuse C
        chance: roll 4
        A: deploy
        A: defuse B
        chance: roll 4
        show A
        show fuse
        ",
        expect![[r#"
            A? defuse
              B, C
            A: defuse C
            chance: roll 4
              A rolls 4 against hp 4 and succeeds
              A defuses C's Dynamite at 1,0 and has it
            A: deploy
              A lights Dynamite at 1,0
            A: defuse B
            chance: roll 4
              A rolls 4 against hp 4 and succeeds
              A defuses B's Dynamite at 1,0 and has it
            show A
              A at 1,0 A, hp 4, items dynamite
            show fuse
              fuse A 1,0
              fuse A 1,0
        "#]],
    );
    check(
        "
        rule CC-R-18 CC-DYN-10
        hex L1-01 at 1,0 r0
        A at 1,0
        fuse B 1,0
        fuse C 1,0
        turn A, mp 4

        A: defuse C
        chance: roll 5
        show fuse
        ",
        expect![[r#"
            A: defuse C
            chance: roll 5
              A rolls 5 against hp 4 and fails
              C's Dynamite goes off at 1,0
              L1-01 at 1,0 collapses, treasures 0
              A dies of a collapse
              A's turn ends, mp lost 4
              B's turn, mp 4
            show fuse
        "#]],
    );
}

#[test]
fn a_dead_owners_dynamite_can_be_defused() {
    check(
        "
        rule CC-DYN-07 CC-R-17
        players 3
        hex L1-01 at 1,0 r0
        B dead
        A at 1,0
        fuse B 1,0

        A: defuse B
        chance: roll 1
        A: end turn
        ",
        expect![[r#"
            A: defuse B
            chance: roll 1
              A rolls 1 against hp 4 and succeeds
              A defuses B's Dynamite at 1,0 and has it
            A: end turn
              A's turn ends, mp lost 4
              C's turn, mp 4
        "#]],
    );
}

#[test]
fn an_exploded_defuser_who_was_the_last_ends_the_game() {
    check(
        "
        rule CC-END-01 CC-DYN-10 CC-R-51
        players 2
        hex L1-01 at 1,0 r0
        hex L1-02 at 2,0 r0
        A at 1,0, hp 1
        B surface, treasures 3
        fuse B 1,0
        fuse B 2,0

        A: defuse B
        chance: roll 2
        show fuse
        ",
        expect![[r#"
            A: defuse B
            chance: roll 2
              A rolls 2 against hp 1 and fails
              B's Dynamite goes off at 1,0
              L1-01 at 1,0 collapses, treasures 0
              A dies of a collapse
              B shows 3, total 3
              the game is over, won by B
            show fuse
              fuse B 2,0
        "#]],
    );
}

#[test]
fn only_dynamite_on_the_own_hex_is_defused() {
    check(
        "
        rule CC-DYN-07 CC-R-18 CC-DYN-11
        players 3
        hex L1-01 at 1,0 r0
        hex L1-02 at 2,0 r0
        A at 1,0
        fuse B 2,0

        A? defuse
        A: defuse B
        ",
        expect![[r#"
            A? defuse
              nothing
            A: defuse B
              refused CC-DYN-07: B has no Dynamite burning on this hex
        "#]],
    );
    check(
        "
        rule CC-DYN-07 CC-R-18 CC-R-20
        players 3
        hex L1-01 at 1,0 r0
        hex L1-02 at 2,0 r0
        A at 1,0
        fuse B 2,0
        fuse B 1,0

        A: defuse B
        chance: roll 2
        show fuse
        A: end turn
        ",
        expect![[r#"
            A: defuse B
            chance: roll 2
              A rolls 2 against hp 4 and succeeds
              A defuses B's Dynamite at 1,0 and has it
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
