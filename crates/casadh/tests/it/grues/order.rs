//! In order from the active seat, and flights in the middle of things. Rules: CC-MODEL-09, CC-HAZ-05, CC-HAZ-06, CC-
//! GRUE-02, CC-SURF-06; ruling CC-R-26.

use expect_test::expect;

use crate::check;

#[test]
fn strikes_go_round_from_the_active_seat() {
    check(
        "
        rule CC-HAZ-05 CC-MODEL-09
        hex L1-05 at 1,0 r0
        A at 1,0 A
        B at 1,0 B
        D at 1,0 A
        turn C

        C: explore W
        chance: hex L1-10
        C: rotate 0
        chance: card C01
        chance: roll 1
        ",
        expect![[r#"
            C: explore W
            chance: hex L1-10
              C draws L1-10 for -1,0
            C: rotate 0
              L1-10 lies at -1,0 r0, C stands in A
              methane track 2
            chance: card C01
              C draws C01, cost 1, mp 3
            chance: roll 1
              methane rolls 1 against 2 and breaks out
              methane at 1,0
              methane at -1,0
              methane costs C 1, hp 3
              methane costs D 1, hp 3
              methane costs A 1, hp 3
              methane costs B 1, hp 3
        "#]],
    );
}

#[test]
fn flights_go_round_from_the_active_seat() {
    check(
        "
        rule CC-HAZ-06 CC-GRUE-02 CC-MODEL-09 CC-R-26
        hex L1-11 at 2,0 r0
        hex L1-01 at 1,0 r0
        hex L1-02 at 3,0 r0
        A at 2,0 A
        B at 2,0 A
        D at 2,0 A
        turn C

        C: explore W
        chance: hex L1-17
        C: rotate 0
        chance: card C01
        chance: roll 1
        A: flee E
        D: flee E
        B: flee E
        A: flee W
        B: flee E
        show turn
        ",
        expect![[r#"
            C: explore W
            chance: hex L1-17
              C draws L1-17 for -1,0
            C: rotate 0
              L1-17 lies at -1,0 r0, C stands in A
              grue track 2
            chance: card C01
              C draws C01, cost 1, mp 3
            chance: roll 1
              grue rolls 1 against 2 and breaks out
              grue at 2,0
              grue at -1,0
              C flees from -1,0 to 0,0 A
            A: flee E
              refused CC-TURN-01: it is not A's turn to decide
            D: flee E
              D flees from 2,0 to 3,0 A
            B: flee E
              refused CC-TURN-01: it is not B's turn to decide
            A: flee W
              A flees from 2,0 to 1,0 A
            B: flee E
              B flees from 2,0 to 3,0 A
            show turn
              turn C, mp 3
        "#]],
    );
}

#[test]
fn a_grue_that_comes_hurts_from_the_active_seat_on() {
    check(
        "
        rule CC-SURF-06 CC-MODEL-09 CC-R-32
        hex L1-17 at 3,0 r2: grue.A
        hex L1-01 at 1,0 r0
        hex L1-02 at 2,0 r0
        A at 2,0
        C surface
        B at 2,0
        D at 2,0
        turn C

        C: try
        chance: roll 4
        C: grue 3,0 W
        D?
        D: flee W
        A: flee E
        B: flee W
        ",
        expect![[r#"
            C: try
            chance: roll 4
              C rolls 4 against 3 inside and succeeds
            C: grue 3,0 W
              the Grue of 3,0 goes to 2,0 A
              grue costs D 1, hp 3
              grue costs A 1, hp 3
              grue costs B 1, hp 3
            D?
              flee E, flee W
            D: flee W
              D flees from 2,0 to 1,0 A
            A: flee E
              A flees from 2,0 to 3,0 A
            B: flee W
              B flees from 2,0 to 1,0 A
              D's turn, mp 3
        "#]],
    );
}

#[test]
fn an_explorer_who_has_fled_is_safe_from_the_rest_of_the_rolls() {
    check(
        "
        rule CC-HAZ-02 CC-HAZ-13 CC-GRUE-02 CC-MISF-09
        players 2
        hex L1-11 at 3,0 r0
        hex L1-05 at 4,0 r0
        bag none
        hex L1-02 at -9,0 r0: treasures rest
        pile all

        A: explore E
        chance: hex L2-20
        chance: card C31
        chance: roll 1
        chance: roll 1
        chance: roll 1
        show A
        show hex L2
        show turn
        ",
        expect![[r#"
            A: explore E
            chance: hex L2-20
              A draws L2-20 for 1,0
              L2-20 lies at 1,0 r0, A stands in A
              methane track 2
              grue track 2
            chance: card C31
              A draws C31, cost 2, mp 2
              something-stirs befalls A
            chance: roll 1
              grue rolls 1 against 2 and breaks out
              grue at 3,0
              grue at 1,0
              A flees from 1,0 to 0,0 A
            chance: roll 1
              methane rolls 1 against 2 and breaks out
              methane at 4,0
              methane at 1,0
            chance: roll 1
              grue rolls 1 against 2 and breaks out
            show A
              A at 0,0 A, hp 4
            show hex L2
              hex L2-20 at 1,0 r0: methane grue.A
            show turn
              turn A, mp 2
        "#]],
    );
}

#[test]
fn a_flight_is_finished_before_the_turn_ends() {
    check(
        "
        rule CC-TURN-08 CC-GRUE-03 CC-R-26
        players 2
        hex L1-11 at 3,0 r0
        hex L1-01 at 1,-1 r0
        turn A, mp 1

        A: explore E
        chance: hex L1-17
        A: rotate 0
        chance: card C01
        chance: roll 1
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-17
              A draws L1-17 for 1,0
            A: rotate 0
              L1-17 lies at 1,0 r0, A stands in B
              grue track 2
            chance: card C01
              A draws C01, cost 1, mp 0
            chance: roll 1
              grue rolls 1 against 2 and breaks out
              grue at 3,0
              grue at 1,0
              A flees from 1,0 to 0,0 A
              A's turn ends
              B's turn, mp 4
        "#]],
    );
    check(
        "
        rule CC-TURN-08 CC-GRUE-03 CC-R-26
        players 2
        hex L1-11 at 3,0 r0
        hex L1-01 at 1,-1 r0
        turn A, mp 1

        A: explore E
        chance: hex L1-17
        A: rotate 1
        chance: card C01
        chance: roll 1
        A?
        A: end turn
        A: flee NW
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-17
              A draws L1-17 for 1,0
            A: rotate 1
              L1-17 lies at 1,0 r1, A stands in A
              grue track 2
            chance: card C01
              A draws C01, cost 1, mp 0
            chance: roll 1
              grue rolls 1 against 2 and breaks out
              grue at 3,0
              grue at 1,0
            A?
              flee NW, flee W
            A: end turn
              refused CC-TURN-06: flee from the Grue first
            A: flee NW
              A flees from 1,0 to 1,-1 A
              A's turn ends
              B's turn, mp 4
        "#]],
    );
}
