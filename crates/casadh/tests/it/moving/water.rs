//! Water. Rules: CC-HEX-08, CC-MISF-07; rulings CC-R-06, CC-R-43.

use expect_test::expect;

use crate::check;

/// Water cures thirst in its own passageway (S-12).
#[test]
fn water_cures_thirst_in_its_own_passageway() {
    check(
        "
        rule CC-HEX-08 CC-MISF-07 CC-MISF-10 CC-TURN-10 CC-R-08
        hex L1-07 at 1,0 r0
        A held C11*2
        turn A, mp 2

        show counts
        A: move E
        show A
        show counts
        show turn
        ",
        expect![[r#"
            show counts
              counts pile 19, aside 20, deck 58, discard 0, supply 38, bag 92, surface 8
            A: move E
              A goes from 0,0 to 1,0 B, mp 1
              A is cured of 2 thirst
            show A
              A at 1,0 B, hp 4
            show counts
              counts pile 19, aside 20, deck 58, discard 2, supply 38, bag 92, surface 8
            show turn
              turn A, mp 1
        "#]],
    );
}

/// Water in another passageway does not help (S-13).
#[test]
fn water_in_another_passageway_does_not_help() {
    check(
        "
        rule CC-HEX-08
        hex L1-07 at 1,0 r0
        hex L1-01 at 2,0 r0
        B at 2,0, held C11
        turn B, mp 3

        B: move W
        show B
        ",
        expect![[r#"
            B: move W
              B goes from 2,0 to 1,0 A, mp 2
            show B
              B at 1,0 A, hp 4, held C11
        "#]],
    );
}

#[test]
fn passing_through_water_does_not_cure_but_standing_in_it_does() {
    check(
        "
        rule CC-R-06 CC-MOVE-06 CC-HEX-08
        hex L1-14 at 1,0 r0
        hex L1-01 at 1,1 r0
        A at 1,0 A, held C11
        turn A, mp 3

        A: move SE
        show A
        ",
        expect![[r#"
            A: move SE
              A goes from 1,0 to 1,1 A, mp 2
            show A
              A at 1,1 A, hp 4, held C11
        "#]],
    );
    check(
        "
        rule CC-R-06 CC-MOVE-06 CC-HEX-08
        hex L1-14 at 1,0 r0
        hex L1-01 at 1,1 r0
        A at 1,0 A, held C11
        turn A, mp 3

        A: slope B
        A: move SE
        show A
        ",
        expect![[r#"
            A: slope B
              A slides from A to B at 1,0
              A is cured of 1 thirst
            A: move SE
              A goes from 1,0 to 1,1 A, mp 2
            show A
              A at 1,1 A, hp 4
        "#]],
    );
}

#[test]
fn who_flees_into_water_drinks() {
    check(
        "
        rule CC-GRUE-03 CC-HEX-08 CC-MOVE-05
        players 2
        hex L1-11 at 2,0 r0
        hex L1-07 at 1,0 r3
        B at 2,0 A, held C11
        A at 0,0

        A: explore W
        chance: hex L1-17
        A: rotate 0
        chance: card C01
        chance: roll 1
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
              grue at 2,0
              grue at -1,0
              A flees from -1,0 to 0,0 A
              B flees from 2,0 to 1,0 B
              B is cured of 1 thirst
            show B
              B at 1,0 B, hp 4
        "#]],
    );
    check(
        "
        rule CC-GRUE-03 CC-HEX-08 CC-MOVE-05
        players 2
        hex L1-11 at 2,0 r0
        hex L1-07 at 1,0 r0
        B at 2,0 A, held C11
        A at 0,0

        A: explore W
        chance: hex L1-17
        A: rotate 0
        chance: card C01
        chance: roll 1
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
              grue at 2,0
              grue at -1,0
              A flees from -1,0 to 0,0 A
              B flees from 2,0 to 1,0 A
            show B
              B at 1,0 A, hp 4, held C11
        "#]],
    );
}
