//! Flights from Grues. Rules: CC-GRUE-01 to CC-GRUE-04, CC-GRUE-08, CC-TURN-04, CC-HAZ-06; rulings CC-R-26, CC-R-27,
//! CC-R-29.

mod flights;
mod lanterns;
mod order;

use expect_test::expect;

use crate::check;

/// Nobody enters a Grue's hex without a lantern (S-46).
#[test]
fn nobody_enters_a_grues_hex_without_a_lantern() {
    check(
        "
        rule CC-GRUE-01 CC-MOVE-04
        hex L1-17 at 1,0 r2: grue.A
        hex L1-01 at -1,0 r0

        A? move
        A: move E
        ",
        expect![[r#"
            A? move
              W
            A: move E
              refused CC-GRUE-01: there is a Grue E of you; you need a Brass Lantern to go there
        "#]],
    );
}

/// Who meets an outbreak of Grues flees (S-47).
#[test]
fn who_meets_an_outbreak_of_grues_flees() {
    check(
        "
        rule CC-GRUE-02 CC-GRUE-03 CC-HAZ-06 CC-R-26
        players 2
        hex L1-11 at 1,0 r0
        B at 1,0 A

        A: explore W
        chance: hex L1-17
        A: rotate 0
        chance: card C01
        chance: roll 1
        show turn
        A? explore
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
            show turn
              turn A, mp 3
            A? explore
              NE, NW, SW, SE
        "#]],
    );
}

/// S-50 and S-53.
#[test]
fn who_has_no_refuge_is_cornered_and_unharmed() {
    check(
        "
        rule CC-GRUE-04 CC-R-27 CC-TURN-04
        players 3
        hex L1-17 at 1,0 r0
        hex L1-11 at 2,0 r0
        B at 2,0 A
        pile all

        A: explore W
        chance: hex L2-01
        chance: card C02
        chance: item rope
        chance: roll 2
        show B
        A: end turn
        B?
        B: move W
        B: explore E
        chance: hex L1-01
        chance: card C01
        ",
        expect![[r#"
            A: explore W
            chance: hex L2-01
              A draws L2-01 for -1,0
              L2-01 lies at -1,0 r0, A stands in A
              grue track 3
            chance: card C02
              A draws C02, cost 1, mp 3
            chance: item rope
              rope lies at -1,0
            chance: roll 2
              grue rolls 2 against 3 and breaks out
              grue at 1,0
              grue at 2,0
              grue at -1,0
              A flees from -1,0 to 0,0 A
              B is cornered at 2,0
            show B
              B at 2,0 A, hp 4
            A: end turn
              A's turn ends, mp lost 3
              B's turn, mp 4
            B?
              end turn, explore E
            B: move W
              refused CC-GRUE-01: there is a Grue W of you; you need a Brass Lantern to go there
            B: explore E
            chance: hex L1-01
              B draws L1-01 for 3,0
              L1-01 lies at 3,0 r0, B stands in A
            chance: card C01
              B draws C01, cost 1, mp 3
        "#]],
    );
}

/// S-51 and S-52.
#[test]
fn a_refuge_that_appears_must_be_taken_as_the_turn_starts() {
    check(
        "
        rule CC-GRUE-07 CC-GRUE-05 CC-TURN-04 CC-R-27 CC-HAZ-01
        players 3
        hex L1-17 at 1,0 r0: grue.A
        hex L1-11 at 2,0 r0: grue.B
        hex L2-01 at -1,0 r0: grue.A
        B at 2,0 A, hp 3
        C items brass-lantern
        turn C, mp 4

        show track
        C: move E
        show track
        show hex
        C: end turn
        A: end turn
        show B
        show turn
        ",
        expect![[r#"
            show track
              track methane 0 bats 0 tremors 0 grue 3
            C: move E
              C goes from 0,0 to 1,0 B, mp 3
              the Grue of 1,0 vanishes
              grue track 4
            show track
              track methane 0 bats 0 tremors 0 grue 4
            show hex
              hex L1-17 at 1,0 r0
              hex L1-11 at 2,0 r0: grue.B
              hex L2-01 at -1,0 r0: grue.A
            C: end turn
              C's turn ends, mp lost 3
              round 2
              A's turn, mp 4
            A: end turn
              A's turn ends, mp lost 4
              B flees from 2,0 to 1,0 A
              B's turn, mp 3
            show B
              B at 1,0 A, hp 3
            show turn
              turn B, mp 3
        "#]],
    );
}

/// B cannot flee to the hex next to it: a Grue is there by then. The one at 4,0 gets no second.
#[test]
fn all_grues_come_before_anybody_flees_and_a_hex_holds_one() {
    check(
        "
        rule CC-HAZ-04 CC-GRUE-08 CC-R-26 CC-R-29 CC-GRUE-09
        players 2
        hex L1-11 at 2,0 r0
        hex L2-01 at 3,0 r0
        hex L2-12 at 4,0 r0: grue.A
        B at 2,0 A

        A: explore W
        chance: hex L1-17
        A: rotate 0
        chance: card C01
        chance: roll 1
        show hex
        ",
        expect![[r#"
            A: explore W
            chance: hex L1-17
              A draws L1-17 for -1,0
            A: rotate 0
              L1-17 lies at -1,0 r0, A stands in A
              grue track 4
            chance: card C01
              A draws C01, cost 1, mp 3
            chance: roll 1
              grue rolls 1 against 4 and breaks out
              grue at 2,0
              grue at 3,0
              grue at -1,0
              A flees from -1,0 to 0,0 A
              B is cornered at 2,0
            show hex
              hex L1-11 at 2,0 r0: grue.B
              hex L2-01 at 3,0 r0: grue.A
              hex L2-12 at 4,0 r0: grue.A
              hex L1-17 at -1,0 r0: grue.A
        "#]],
    );
}

#[test]
fn one_who_is_cornered_and_finds_a_lantern_stays() {
    check(
        "
        rule CC-GRUE-06 CC-GRUE-04 CC-SURF-07
        players 2
        hex L1-11 at 2,0 r0: grue.B items brass-lantern
        B surface
        A at 2,0 B

        A: take brass-lantern
        B: try
        chance: roll 2
        B?
        B: decline
        A?
        ",
        expect![[r#"
            A: take brass-lantern
              A takes brass-lantern at 2,0
              A's turn ends
              B's turn on the Surface
            B: try
            chance: roll 2
              B rolls 2 against 1 inside and succeeds
            B?
              decline
            B: decline
              round 2
              A's turn, mp 4
            A?
              end turn, explore NE, explore NW, explore SW, explore SE
        "#]],
    );
}
