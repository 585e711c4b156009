//! What counts as progress. Rulings CC-R-49, CC-R-50.

use expect_test::expect;

use crate::check;

#[test]
fn a_fresh_start_after_any_progress() {
    check(
        "
        rule CC-R-49
        players 2
        hex L1-01 at 1,0 r0: treasures 1
        A at 1,0
        idle 29
        turn B

        show idle
        B: end turn
        ",
        expect![[r#"
            show idle
              idle 29
            B: end turn
              B's turn ends, mp lost 4
              all inside are lost in the dark after round 1
              A dies of the dark
              B dies of the dark
              the game is over, won by nobody
        "#]],
    );
    check(
        "
        rule CC-R-49
        players 2
        hex L1-01 at 1,0 r0: treasures 1
        A at 1,0
        idle 29

        A: collect
        A: end turn
        B: end turn
        show idle
        ",
        expect![[r#"
            A: collect
              A looks at 1 at 1,0
              A keeps 1
            A: end turn
              A's turn ends, mp lost 3
              B's turn, mp 4
            B: end turn
              B's turn ends, mp lost 4
              round 2
              A's turn, mp 4
            show idle
              idle 0
        "#]],
    );
    check(
        "
        rule CC-R-49
        players 2
        hex L1-01 at 1,0 r0: items rope
        A at 1,0
        idle 29

        A: take rope
        B: end turn
        show idle
        ",
        expect![[r#"
            A: take rope
              A takes rope at 1,0
              A's turn ends
              B's turn, mp 4
            B: end turn
              B's turn ends, mp lost 4
              round 2
              A's turn, mp 4
            show idle
              idle 0
        "#]],
    );
    check(
        "
        rule CC-R-49
        players 2
        idle 29

        A: explore E
        chance: hex L1-01
        chance: card C01
        A: end turn
        B: end turn
        show idle
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C01
              A draws C01, cost 1, mp 3
            A: end turn
              A's turn ends, mp lost 3
              B's turn, mp 4
            B: end turn
              B's turn ends, mp lost 4
              round 2
              A's turn, mp 4
            show idle
              idle 0
        "#]],
    );
    check(
        "
        rule CC-R-49
        players 2
        idle 29

        A: leave
        B: end turn
        show idle
        ",
        expect![[r#"
            A: leave
              A leaves with 3 and 2
              A's turn ends
              B's turn, mp 4
            B: end turn
              B's turn ends, mp lost 4
              round 2
              B's turn, mp 4
            show idle
              idle 0
        "#]],
    );
    check(
        "
        rule CC-R-49
        players 2
        hex L1-03 at 1,0 r0: bats
        A hp 1
        idle 29

        A: move E
        B: end turn
        show idle
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 A, mp 0
              bats costs A 1, hp 0
              A dies of bats
              A's turn ends
              B's turn, mp 4
            B: end turn
              B's turn ends, mp lost 4
              round 2
              B's turn, mp 4
            show idle
              idle 0
        "#]],
    );
    check(
        "
        rule CC-R-49
        players 2
        hex L1-01 at 1,0 r0
        fuse B 1,0
        idle 29

        A: end turn
        B: end turn
        show idle
        ",
        expect![[r#"
            A: end turn
              A's turn ends, mp lost 4
              B's Dynamite goes off at 1,0
              L1-01 at 1,0 collapses, treasures 0
              B's turn, mp 4
            B: end turn
              B's turn ends, mp lost 4
              round 2
              A's turn, mp 4
            show idle
              idle 0
        "#]],
    );
    check(
        "
        rule CC-R-49
        players 2
        hex L1-01 at 1,0 r0
        A at 1,0
        fuse B 1,0
        idle 29

        A: defuse B
        chance: roll 1
        A: end turn
        B: end turn
        show idle
        ",
        expect![[r#"
            A: defuse B
            chance: roll 1
              A rolls 1 against hp 4 and succeeds
              A defuses B's Dynamite at 1,0 and has it
            A: end turn
              A's turn ends, mp lost 4
              B's turn, mp 4
            B: end turn
              B's turn ends, mp lost 4
              round 2
              A's turn, mp 4
            show idle
              idle 0
        "#]],
    );
}

#[test]
fn other_deeds_are_no_progress() {
    check(
        "
        rule CC-R-49
        players 2
        hex L1-08 at 1,0 r0
        A at 1,0 A, items medkit+dynamite, hp 2
        idle 29

        A: slope B
        A: medkit
        A: deploy
        A: move W
        A: end turn
        B: end turn
        ",
        expect![[r#"
            A: slope B
              A slides from A to B at 1,0
            A: medkit
              A heals to hp 4
            A: deploy
              A lights Dynamite at 1,0
            A: move W
              A goes from 1,0 to 0,0 A, mp 1
            A: end turn
              A's turn ends, mp lost 1
              B's turn, mp 4
            B: end turn
              B's turn ends, mp lost 4
              all inside are lost in the dark after round 1
              A dies of the dark
              B dies of the dark
              the game is over, won by nobody
        "#]],
    );
}
