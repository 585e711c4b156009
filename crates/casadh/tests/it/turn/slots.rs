//! Slots and rounds, deaths in a turn, absence. Rules: CC-TURN-01 to CC-TURN-03, CC-TURN-12, CC-MODEL-09, CC-MODEL-10;
//! rulings CC-R-33, CC-R-56, CC-R-59.

use expect_test::expect;

use crate::check;

/// The dead and, without Grues, those on the Surface are skipped; a round ends before the first player's slot.
#[test]
fn slots_go_round_from_the_first_player() {
    check(
        "
        rule CC-TURN-01 CC-TURN-03 CC-MODEL-09 CC-MODEL-10 CC-R-33 CC-R-56
        players 5
        C dead
        D surface
        first B
        round 3

        A: end turn
        show round
        B: end turn
        show round
        E: end turn
        A: end turn
        show round
        ",
        expect![[r#"
            A: end turn
              A's turn ends, mp lost 4
              round 4
              B's turn, mp 4
            show round
              round 4
            B: end turn
              B's turn ends, mp lost 4
              E's turn, mp 4
            show round
              round 4
            E: end turn
              E's turn ends, mp lost 4
              A's turn, mp 4
            A: end turn
              A's turn ends, mp lost 4
              round 5
              B's turn, mp 4
            show round
              round 5
        "#]],
    );
    check(
        "
        rule CC-MODEL-10 CC-R-56
        players 3
        B dead
        first B

        A: end turn
        show round
        C: end turn
        show round
        A: end turn
        show round
        ",
        expect![[r#"
            A: end turn
              A's turn ends, mp lost 4
              round 2
              C's turn, mp 4
            show round
              round 2
            C: end turn
              C's turn ends, mp lost 4
              A's turn, mp 4
            show round
              round 2
            A: end turn
              A's turn ends, mp lost 4
              round 3
              C's turn, mp 4
            show round
              round 3
        "#]],
    );
}

#[test]
fn a_turn_ends_when_its_spelunker_dies() {
    check(
        "
        rule CC-TURN-12 CC-GEN-03
        players 2
        hex L1-03 at 1,0 r0: bats
        A hp 1
        turn A, mp 1

        A: move E
        show A
        B: end turn
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 A, mp 0
              bats costs A 1, hp 0
              A dies of bats
              A's turn ends
              B's turn, mp 4
            show A
              A dead
            B: end turn
              B's turn ends, mp lost 4
              round 2
              B's turn, mp 4
        "#]],
    );
    check(
        "
        rule CC-TURN-12 CC-GEN-03
        players 2
        hex L1-03 at 1,0 r0: bats
        A hp 1, items medkit
        turn A, mp 3

        A: move E
        A: medkit
        B: end turn
        A: end turn
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 A, mp 2
              bats costs A 1, hp 0
              A dies of bats
              A's turn ends, mp lost 2
              B's turn, mp 4
            A: medkit
              refused CC-TURN-01: it is not A's turn to decide
            B: end turn
              B's turn ends, mp lost 4
              round 2
              B's turn, mp 4
            A: end turn
              refused CC-TURN-01: it is not A's turn to decide
        "#]],
    );
}

/// The first action offered is the platform's choice for the absent.
#[test]
fn who_does_not_answer_ends_the_turn_passes_or_takes_the_first_way() {
    check(
        "
        rule CC-R-59
        hex L1-01 at 1,0 r0: treasures 1

        A?
        ",
        expect![[r#"
            A?
              end turn, move E, explore NE, explore NW, explore W, explore SW, explore SE, leave
        "#]],
    );
    check(
        "
        rule CC-R-59
        hex L1-17 at 1,0 r0: grue.A
        A surface

        A?
        A: try
        chance: roll 4
        A?
        ",
        expect![[r#"
            A?
              pass, try
            A: try
            chance: roll 4
              A rolls 4 against 3 inside and succeeds
            A?
              decline
        "#]],
    );
    check(
        "
        rule CC-R-59 CC-GRUE-03
        hex L1-01 at 0,-1 r0
        hex L1-02 at -1,1 r0
        hex L1-11 at -1,0 r0
        B at -1,0 B
        turn A, mp 4

        A: explore E
        chance: hex L1-17
        A: rotate 0
        chance: card C01
        chance: roll 1
        B? flee
        A? flee
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-17
              A draws L1-17 for 1,0
            A: rotate 0
              L1-17 lies at 1,0 r0, A stands in B
              grue track 2
            chance: card C01
              A draws C01, cost 1, mp 3
            chance: roll 1
              grue rolls 1 against 2 and breaks out
              grue at -1,0
              grue at 1,0
              A flees from 1,0 to 0,0 A
            B? flee
              NE, SE
            A? flee
              nothing
        "#]],
    );
}
