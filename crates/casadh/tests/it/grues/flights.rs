//! Flights that are chosen, compulsory or impossible. Rules: CC-GRUE-03, CC-GRUE-04, CC-TURN-04; rulings CC-R-06,
//! CC-R-26, CC-R-27.

use expect_test::expect;

use crate::check;

/// The fleeing player chooses the way (S-48).
#[test]
fn the_fleeing_player_chooses_the_way() {
    check(
        "
        rule CC-GRUE-03 CC-GRUE-02 CC-R-26 CC-HAZ-07
        players 2
        hex L1-11 at 1,0 r0
        hex L1-05 at 1,-1 r0: methane
        hex L1-01 at 2,-1 r0
        B at 1,0 B

        A: explore W
        chance: hex L1-17
        A: rotate 0
        chance: card C01
        chance: roll 1
        B?
        A: end turn
        B: end turn
        B: flee SE
        B: flee W
        B: flee NW
        show B
        show turn
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
            B?
              flee NE, flee NW
            A: end turn
              refused CC-TURN-01: it is not A's turn to decide
            B: end turn
              refused CC-TURN-06: flee from the Grue first
            B: flee SE
              refused CC-GRUE-03: you cannot flee SE; flee along your passageway to a standing hex without a Grue
            B: flee W
              refused CC-GRUE-03: you cannot flee W; flee along your passageway to a standing hex without a Grue
            B: flee NW
              B flees from 1,0 to 1,-1 B
              methane costs B 1, hp 3
            show B
              B at 1,-1 B, hp 3
            show turn
              turn A, mp 3
        "#]],
    );
    check(
        "
        rule CC-GRUE-03
        players 2
        hex L1-11 at 1,0 r0
        hex L1-05 at 1,-1 r0: methane
        hex L1-01 at 2,-1 r0
        B at 1,0 B

        A: explore W
        chance: hex L1-17
        A: rotate 0
        chance: card C01
        chance: roll 1
        B: flee NE
        show B
        show turn
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
            B: flee NE
              B flees from 1,0 to 2,-1 A
            show B
              B at 2,-1 A, hp 4
            show turn
              turn A, mp 3
        "#]],
    );
}

/// Fleeing is compulsory even to death (S-49).
#[test]
fn fleeing_is_compulsory_even_to_death() {
    check(
        "
        rule CC-GRUE-03 CC-MOVE-05
        players 2
        hex L1-06 at 1,0 r0: tremors
        hex L1-11 at 2,0 r0
        B at 2,0 A, hp 1

        A: explore W
        chance: hex L1-17
        A: rotate 0
        chance: card C01
        chance: roll 1
        show B
        show turn
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
              grue at 2,0
              grue at -1,0
              A flees from -1,0 to 0,0 A
              B flees from 2,0 to 1,0 A
              tremors costs B 1, hp 0
              B dies of tremors
            show B
              B dead
            show turn
              turn A, mp 3
        "#]],
    );
}

#[test]
fn a_flight_at_the_start_of_a_turn_may_be_a_choice_or_deadly() {
    check(
        "
        rule CC-TURN-04 CC-GRUE-03
        players 2
        hex L1-11 at 1,0 r0: grue.B
        hex L1-01 at 2,0 r0
        A at 1,0 A, hp 3
        turn A begins

        show turn
        A?
        A: end turn
        A: flee E
        ",
        expect![[r#"
            show turn
              turn A, mp 0
            A?
              flee E, flee W
            A: end turn
              refused CC-TURN-06: flee from the Grue first
            A: flee E
              A flees from 1,0 to 2,0 A
              A's turn, mp 3
        "#]],
    );
    check(
        "
        rule CC-TURN-04 CC-GRUE-03 CC-GEN-03
        players 3
        hex L1-06 at 1,0 r0: tremors
        hex L1-11 at 2,0 r0: grue.B
        B at 2,0 A, hp 1
        turn A

        A: end turn
        ",
        expect![[r#"
            A: end turn
              A's turn ends, mp lost 4
              B flees from 2,0 to 1,0 A
              tremors costs B 1, hp 0
              B dies of tremors
              C's turn, mp 4
        "#]],
    );
}

/// Down always, up with a rope.
#[test]
fn a_fleeing_spelunker_uses_slopes() {
    check(
        "
        rule CC-R-06 CC-GRUE-03 CC-ITEM-04
        players 2
        hex L2-12 at 2,0 r0
        hex L1-01 at 2,1 r0
        B at 2,0 A

        A: explore W
        chance: hex L1-17
        A: rotate 0
        chance: card C01
        chance: roll 1
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
              grue at 2,0
              grue at -1,0
              A flees from -1,0 to 0,0 A
              B flees from 2,0 to 2,1 A
        "#]],
    );
    check(
        "
        rule CC-R-06 CC-GRUE-03 CC-ITEM-04
        players 2
        hex L2-12 at 2,0 r0
        hex L1-01 at 1,0 r0
        B at 2,0 B

        A: explore W
        chance: hex L1-17
        A: rotate 0
        chance: card C01
        chance: roll 1
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
              grue at 2,0
              grue at -1,0
              A flees from -1,0 to 0,0 A
              B is cornered at 2,0
        "#]],
    );
    check(
        "
        rule CC-R-06 CC-GRUE-03 CC-ITEM-04
        players 2
        hex L2-12 at 2,0 r0
        hex L1-01 at 1,0 r0
        B at 2,0 B, items rope

        A: explore W
        chance: hex L1-17
        A: rotate 0
        chance: card C01
        chance: roll 1
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
              grue at 2,0
              grue at -1,0
              A flees from -1,0 to 0,0 A
              B flees from 2,0 to 1,0 A
        "#]],
    );
}

/// House rule against CC-R-27: who has to flee and cannot is eaten.
#[test]
fn the_cornered_may_be_eaten() {
    check(
        "
        rule CC-R-27 CC-GRUE-03 CC-GRUE-04
        players 2, house cornered-are-eaten
        hex L2-12 at 2,0 r0
        hex L1-01 at 1,0 r0
        B at 2,0 B

        A: explore W
        chance: hex L1-17
        A: rotate 0
        chance: card C01
        chance: roll 1
        A: end turn
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
              grue at 2,0
              grue at -1,0
              A flees from -1,0 to 0,0 A
              B dies of a Grue
            A: end turn
              A's turn ends, mp lost 3
              round 2
              A's turn, mp 4
        "#]],
    );
}
