//! Rest at Base Camp. Rules: CC-TURN-11, CC-HEX-11; ruling CC-R-53.

use expect_test::expect;

use crate::check;

/// S-14: driven to Base Camp in A's turn, B keeps its torn pack until its own turn ends there.
#[test]
fn a_rest_at_base_camp_cures_only_at_the_end_of_the_own_turn() {
    check(
        "
        rule CC-TURN-11 CC-R-53 CC-GRUE-02
        players 2
        hex L1-11 at 1,0 r0
        hex L1-01 at 0,1 r0
        B at 1,0 A, held C19
        turn A, mp 4

        A: explore W
        chance: hex L1-17
        A: rotate 0
        chance: card C01
        chance: roll 1
        show B
        A: end turn
        B: move SE
        B: move NW
        show B
        B: end turn
        show B
        ",
        expect![[r#"
            A: explore W
            chance: hex L1-17
              A draws L1-17 for -1,0
            A: rotate 0
              L1-17 lies at -1,0 r0, A stands in A
              grue track 2
            chance: card C01
              A draws C01, cost 1, mp 3
            chance: roll 1
              grue rolls 1 against 2 and breaks out
              grue at 1,0
              grue at -1,0
              A flees from -1,0 to 0,0 A
              B flees from 1,0 to 0,0 A
            show B
              B at 0,0 A, hp 4, held C19
            A: end turn
              A's turn ends, mp lost 3
              B's turn, mp 4
            B: move SE
              B goes from 0,0 to 0,1 A, mp 3
            B: move NW
              B goes from 0,1 to 0,0 A, mp 2
            show B
              B at 0,0 A, hp 4, held C19
            B: end turn
              B is cured of 1 torn-pack
              B's turn ends, mp lost 2
              round 2
              A's turn, mp 4
            show B
              B at 0,0 A, hp 4
        "#]],
    );
    check(
        "
        rule CC-TURN-11
        players 2
        hex L1-01 at 1,0 r0
        hex L1-02 at -1,0 r0
        A at 1,0, held C14 C19
        B held C18
        turn A, mp 3

        A: move W
        A: move W
        A: end turn
        show A
        show B
        ",
        expect![[r#"
            A: move W
              A goes from 1,0 to 0,0 A, mp 2
            A: move W
              A goes from 0,0 to -1,0 A, mp 1
            A: end turn
              A's turn ends, mp lost 1
              B's turn, mp 4
            show A
              A at -1,0 A, hp 4, held C14 C19
            show B
              B at 0,0 A, hp 4, held C18
        "#]],
    );
}

#[test]
fn base_camp_has_no_marker_and_holds_nothing() {
    check(
        "
        rule CC-R-13 CC-TREAS-04 CC-HEX-11 CC-HEX-10
        A items medkit

        A?
        A: collect
        A: take rope
        A: slope B
        ",
        expect![[r#"
            A?
              end turn, explore E, explore NE, explore NW, explore W, explore SW, explore SE, leave, medkit
            A: collect
              refused CC-TREAS-04: Base Camp holds no treasure; leave to take your share from the Surface
            A: take rope
              refused CC-HEX-10: you collect treasures and items at the location marker, and you are not there
            A: slope B
              refused CC-MOVE-06: no slope leads down from here to passageway B; you can climb only with a Rope
        "#]],
    );
}
