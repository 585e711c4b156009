//! The Brass Lantern among Grues. Rules: CC-GRUE-05 to CC-GRUE-07, CC-GRUE-09, CC-ITEM-09; rulings CC-R-25, CC-R-28 to
//! CC-R-30.

use expect_test::expect;

use crate::check;

/// A lantern drives the Grue to a free symbol (S-54).
#[test]
fn a_lantern_drives_the_grue_to_a_free_symbol() {
    check(
        "
        rule CC-GRUE-05 CC-GRUE-09 CC-R-28 CC-R-29
        players 3
        hex L1-17 at 1,0 r0: grue.A
        hex L2-01 at -1,0 r0
        hex L1-11 at 0,1 r0
        A items brass-lantern
        C at 0,1 A

        A? move
        A: move E
        show hex
        ",
        expect![[r#"
            A? move
              E, W, SE
            A: move E
              A goes from 0,0 to 1,0 B, mp 3
              the Grue of 1,0 is driven to -1,0 A
            show hex
              hex L1-17 at 1,0 r0
              hex L2-01 at -1,0 r0: grue.A
              hex L1-11 at 0,1 r0
        "#]],
    );
}

#[test]
fn the_carrier_chooses_among_several_places() {
    check(
        "
        rule CC-GRUE-05 CC-GRUE-09 CC-R-28
        players 3
        hex L1-17 at 1,0 r0: grue.A
        hex L2-05 at -1,0 r0
        hex L1-11 at 0,1 r0
        hex L2-08 at 0,-1 r0: grue.A
        hex L2-14 at -2,0 r0
        A items brass-lantern
        C at 0,1 A

        A: move E
        A?
        A: end turn
        A: send 0,1
        A: send 0,-1
        A: send 0,0
        A: send 7,7
        A: send -1,0
        show hex L2-05
        show hex L1-17
        show turn
        A: move W
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 B, mp 3
            A?
              send -1,0, send -2,0
            A: end turn
              refused CC-TURN-06: choose where your lantern drives the Grue first
            A: send 0,1
              refused CC-GRUE-05: the lantern drives a Grue to a hex with a Grue symbol and with no spelunkers or Grues, and 0,1 is not one
            A: send 0,-1
              refused CC-GRUE-05: the lantern drives a Grue to a hex with a Grue symbol and with no spelunkers or Grues, and 0,-1 is not one
            A: send 0,0
              refused CC-GRUE-05: the lantern drives a Grue to a hex with a Grue symbol and with no spelunkers or Grues, and 0,0 is not one
            A: send 7,7
              refused CC-GRUE-05: the lantern drives a Grue to a hex with a Grue symbol and with no spelunkers or Grues, and 7,7 is not one
            A: send -1,0
              the Grue of 1,0 is driven to -1,0 B
            show hex L2-05
              hex L2-05 at -1,0 r0: grue.B
            show hex L1-17
              hex L1-17 at 1,0 r0
            show turn
              turn A, mp 3
            A: move W
              A goes from 1,0 to 0,0 A, mp 2
        "#]],
    );
}

/// A Grue comes to a carrier and both stay (S-55).
#[test]
fn a_grue_comes_to_a_carrier_and_both_stay() {
    check(
        "
        rule CC-GRUE-06 CC-R-30 CC-SURF-04 CC-SURF-07
        hex L1-11 at 1,0 r0
        hex L1-01 at 2,-1 r0
        B at 1,0 A, items brass-lantern
        C at 1,0 A
        D surface

        A: explore W
        chance: hex L1-17
        A: rotate 0
        chance: card C01
        chance: roll 1
        A: end turn
        show B
        B: end turn
        C: end turn
        D: try
        chance: roll 4
        D?
        D: eat 1,0
        D: grue 1,0 NE
        show hex
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
              C flees from 1,0 to 0,0 A
            A: end turn
              A's turn ends, mp lost 3
              B's turn, mp 4
            show B
              B at 1,0 A, hp 4, items brass-lantern
            B: end turn
              B's turn ends, mp lost 4
              C's turn, mp 4
            C: end turn
              C's turn ends, mp lost 4
              D's turn on the Surface
            D: try
            chance: roll 4
              D rolls 4 against 3 inside and succeeds
            D?
              decline, grue 1,0 NE
            D: eat 1,0
              refused CC-SURF-07: the Grue at 1,0 has nobody to eat; it eats only the cornered
            D: grue 1,0 NE
              the Grue of 1,0 goes to 2,-1 A
              round 2
              A's turn, mp 4
            show hex
              hex L1-11 at 1,0 r0
              hex L1-01 at 2,-1 r0: grue.A
              hex L1-17 at -1,0 r0: grue.A
            show B
              B at 1,0 A, hp 4, items brass-lantern
        "#]],
    );
}

#[test]
fn a_carrier_who_comes_back_must_drive_it() {
    check(
        "
        rule CC-R-30 CC-GRUE-05 CC-GRUE-06 CC-SURF-08
        players 2
        hex L1-11 at 1,0 r0: grue.B
        hex L2-01 at -1,0 r0
        A at 1,0 A, items brass-lantern
        turn A begins

        show turn
        A: move W
        show hex
        A: move E
        show hex
        ",
        expect![[r#"
            show turn
              turn A, mp 4
            A: move W
              A goes from 1,0 to 0,0 A, mp 3
            show hex
              hex L1-11 at 1,0 r0: grue.B
              hex L2-01 at -1,0 r0
            A: move E
              A goes from 0,0 to 1,0 A, mp 2
              the Grue of 1,0 is driven to -1,0 A
            show hex
              hex L1-11 at 1,0 r0
              hex L2-01 at -1,0 r0: grue.A
        "#]],
    );
}

/// Who dies of the tokens drives nothing (S-56).
#[test]
fn who_dies_of_the_tokens_drives_nothing() {
    check(
        "
        rule CC-R-25 CC-MOVE-05 CC-HAZ-11
        players 2
        hex L2-19 at 1,0 r0: bats grue.B
        A items brass-lantern, hp 1

        A: move E
        show hex
        show track
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 B, mp 0
              bats costs A 1, hp 0
              A dies of bats
              A's turn ends
              B's turn, mp 4
            show hex
              hex L2-19 at 1,0 r0: bats grue.B
            show track
              track methane 0 bats 1 tremors 0 grue 1
        "#]],
    );
}

#[test]
fn a_grue_without_a_place_vanishes_and_is_avenged() {
    check(
        "
        rule CC-GRUE-07 CC-HAZ-01
        players 2
        hex L1-17 at 1,0 r2: grue.A
        hex L1-01 at 2,0 r0: grue.A
        A items brass-lantern

        show track
        A: move E
        A: move E
        show track
        show vengeance
        show hex
        ",
        expect![[r#"
            show track
              track methane 0 bats 0 tremors 0 grue 1
            A: move E
              A goes from 0,0 to 1,0 A, mp 3
              the Grue of 1,0 vanishes
              grue track 2
            A: move E
              A goes from 1,0 to 2,0 A, mp 2
              the Grue of 2,0 is driven to 1,0 A
            show track
              track methane 0 bats 0 tremors 0 grue 2
            show vengeance
              vengeance 1
            show hex
              hex L1-17 at 1,0 r2: grue.A
              hex L1-01 at 2,0 r0
        "#]],
    );
}

/// House rule against CC-R-21: the roll counts symbols, so a Grue that vanishes leaves the track as it is.
#[test]
fn a_grue_may_vanish_without_vengeance() {
    check(
        "
        rule CC-R-21 CC-GRUE-07 CC-HAZ-01
        players 2, house symbols-alone
        hex L1-17 at 1,0 r2: grue.A
        A items brass-lantern

        A: move E
        show track
        show vengeance
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 A, mp 3
              the Grue of 1,0 vanishes
            show track
              track methane 0 bats 0 tremors 0 grue 1
            show vengeance
        "#]],
    );
}

#[test]
fn a_lantern_protects_its_carrier_only() {
    check(
        "
        rule CC-GRUE-06 CC-ITEM-02
        players 3
        hex L1-11 at 1,0 r0
        B at 1,0 A
        C at 1,0 A, items brass-lantern

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
              grue at 1,0
              grue at -1,0
              A flees from -1,0 to 0,0 A
              B flees from 1,0 to 0,0 A
        "#]],
    );
}
