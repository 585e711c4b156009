//! Endless games. Rules: CC-END-05; rulings CC-R-49, CC-R-50.

use expect_test::expect;

use crate::check;

/// Thirty rounds without progress end in the dark (S-82).
#[test]
fn thirty_rounds_without_progress_end_in_the_dark() {
    check(
        "
        rule CC-R-49 CC-END-05
        players 2
        hex L1-01 at 1,0 r0
        A surface, treasures 2
        B treasures 9 9
        idle 28
        first A
        turn B

        B: move E
        B: end turn
        show idle
        B: move W
        B: end turn
        ",
        expect![[r#"
            B: move E
              B goes from 0,0 to 1,0 A, mp 3
            B: end turn
              B's turn ends, mp lost 3
              round 2
              B's turn, mp 4
            show idle
              idle 29
            B: move W
              B goes from 1,0 to 0,0 A, mp 3
            B: end turn
              B's turn ends, mp lost 3
              all inside are lost in the dark after round 2
              B dies of the dark
              A shows 2, total 2
              the game is over, won by A
        "#]],
    );
}

#[test]
fn round_two_hundred_is_the_last() {
    check(
        "
        rule CC-R-49 CC-END-05
        players 2
        round 200

        A: explore E
        chance: hex L1-01
        chance: card C01
        A: end turn
        B: end turn
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
              all inside are lost in the dark after round 200
              A dies of the dark
              B dies of the dark
              the game is over, won by nobody
        "#]],
    );
    check(
        "
        rule CC-R-49
        players 2
        round 199

        A: end turn
        B: end turn
        ",
        expect![[r#"
            A: end turn
              A's turn ends, mp lost 4
              B's turn, mp 4
            B: end turn
              B's turn ends, mp lost 4
              round 200
              A's turn, mp 4
        "#]],
    );
}

#[test]
fn both_limits_are_settings() {
    check(
        "
        rule CC-R-49
        players 2, stall 2, rounds 50
        idle 1

        A: end turn
        B: end turn
        ",
        expect![[r#"
            A: end turn
              A's turn ends, mp lost 4
              B's turn, mp 4
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
        players 2, rounds 3
        round 3

        A: explore E
        chance: hex L1-01
        chance: card C01
        A: end turn
        B: end turn
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
              all inside are lost in the dark after round 3
              A dies of the dark
              B dies of the dark
              the game is over, won by nobody
        "#]],
    );
}
