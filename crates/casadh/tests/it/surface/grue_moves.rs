//! Where a Grue goes when it is moved. Rules: CC-SURF-04, CC-SURF-05, CC-GRUE-09; rulings CC-R-06, CC-R-28.

use expect_test::expect;

use crate::check;

/// A Grue cannot go everywhere a spelunker can (S-60).
#[test]
fn where_a_grue_cannot_go() {
    check(
        "
        rule CC-SURF-05 CC-SURF-04 CC-HEX-13
        players 2
        hex L2-01 at 1,0 r0: grue.A
        hex L1-01 at 2,-1 r0
        hex L1-17 at 2,0 r0: grue.A
        collapsed L1-02 at 1,1 r0
        A surface
        B at 2,-1, items brass-lantern

        A: try
        chance: roll 2
        A? grue 1,0
        A: grue 1,0 W
        A: grue 1,0 NE
        A: grue 1,0 E
        A: grue 1,0 SE
        A: grue 1,0 SW
        A: grue 4,4 E
        ",
        expect![[r#"
            A: try
            chance: roll 2
              A rolls 2 against 1 inside and succeeds
            A? grue 1,0
              nothing
            A: grue 1,0 W
              refused CC-SURF-05: a Grue never enters Base Camp
            A: grue 1,0 NE
              refused CC-SURF-05: a Grue never enters a hex with a Brass Lantern
            A: grue 1,0 E
              refused CC-SURF-05: a Grue never enters a hex with another Grue
            A: grue 1,0 SE
              refused CC-SURF-05: the Grue cannot go SE: that hex has collapsed
            A: grue 1,0 SW
              refused CC-SURF-04: the Grue cannot go SW: there is no way
            A: grue 4,4 E
              refused CC-SURF-03: there is no Grue at 4,4
        "#]],
    );
}

/// A Grue climbs slopes (S-61).
#[test]
fn a_grue_climbs_slopes() {
    check(
        "
        rule CC-SURF-04 CC-GRUE-09 CC-R-06 CC-R-28
        players 2
        hex L1-01 at 1,0 r0
        hex L2-12 at 2,0 r0: grue.B
        A surface

        A: try
        chance: roll 2
        A? grue
        A: grue 2,0 W
        show hex
        ",
        expect![[r#"
            A: try
            chance: roll 2
              A rolls 2 against 1 inside and succeeds
            A? grue
              2,0 W
            A: grue 2,0 W
              the Grue of 2,0 goes to 1,0 A
              B's turn, mp 4
            show hex
              hex L1-01 at 1,0 r0: grue.A
              hex L2-12 at 2,0 r0
        "#]],
    );
}

#[test]
fn a_grue_keeps_to_its_passageway() {
    check(
        "
        rule CC-SURF-04 CC-GRUE-09
        players 2
        hex L1-01 at 1,0 r0
        hex L1-11 at 2,0 r0: grue.B
        hex L1-05 at 2,-1 r0
        A surface

        A: try
        chance: roll 2
        A? grue
        A: grue 2,0 W
        A: grue 2,0 NW
        show hex L1-05
        ",
        expect![[r#"
            A: try
            chance: roll 2
              A rolls 2 against 1 inside and succeeds
            A? grue
              2,0 NW
            A: grue 2,0 W
              refused CC-SURF-04: the Grue cannot go W: there is no way
            A: grue 2,0 NW
              the Grue of 2,0 goes to 2,-1 B
              B's turn, mp 4
            show hex L1-05
              hex L1-05 at 2,-1 r0: grue.B
        "#]],
    );
}
