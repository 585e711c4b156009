//! How a drawn hex may lie. Rules: CC-EXPL-04, CC-EXPL-05, CC-HEX-09; ruling CC-R-42.

use expect_test::expect;

use crate::check;

/// A star faces the way one came (S-17).
#[test]
fn a_star_faces_the_way_one_came() {
    check(
        "
        rule CC-EXPL-05 CC-EXPL-07 CC-HEX-09
        players 2

        A: explore NE
        chance: hex L1-12
        show hex
        chance: card C01
        chance: roll 1
        A: move SW
        ",
        expect![[r#"
            A: explore NE
            chance: hex L1-12
              A draws L1-12 for 1,-1
              L1-12 lies at 1,-1 r4, A stands in A
              bats track 1
            show hex
              hex L1-12 at 1,-1 r4
            chance: card C01
              A draws C01, cost 1, mp 3
            chance: roll 1
              bats rolls 1 against 1 and stays quiet
            A: move SW
              A goes from 1,-1 to 0,0 A, mp 2
        "#]],
    );
}

/// With several stars the player chooses (S-18).
#[test]
fn with_several_stars_the_player_chooses() {
    check(
        "
        rule CC-EXPL-05 CC-HEX-09
        players 2

        A: explore NE
        chance: hex L1-15
        A?
        A: rotate 0
        A: rotate 9
        A: rotate 1
        chance: card C01
        chance: roll 1
        show A
        ",
        expect![[r#"
            A: explore NE
            chance: hex L1-15
              A draws L1-15 for 1,-1
            A?
              rotate 1, rotate 4
            A: rotate 0
              refused CC-EXPL-05: rotation 0 is not on offer: a star must face the way you came, and turns that look alike count as one
            A: rotate 9
              refused CC-EXPL-05: rotation 9 is not on offer: a star must face the way you came, and turns that look alike count as one
            A: rotate 1
              L1-15 lies at 1,-1 r1, A stands in B
              tremors track 1
            chance: card C01
              A draws C01, cost 1, mp 3
            chance: roll 1
              tremors rolls 1 against 1 and stays quiet
            show A
              A at 1,-1 B, hp 4
        "#]],
    );
    check(
        "
        rule CC-EXPL-05 CC-HEX-09
        players 2

        A: explore NE
        chance: hex L1-15
        A: rotate 4
        chance: card C01
        chance: roll 1
        show A
        ",
        expect![[r#"
            A: explore NE
            chance: hex L1-15
              A draws L1-15 for 1,-1
            A: rotate 4
              L1-15 lies at 1,-1 r4, A stands in A
              tremors track 1
            chance: card C01
              A draws C01, cost 1, mp 3
            chance: roll 1
              tremors rolls 1 against 1 and stays quiet
            show A
              A at 1,-1 A, hp 4
        "#]],
    );
}

/// Equal rotations are offered once (S-19).
#[test]
fn equal_rotations_are_offered_once() {
    check(
        "
        rule CC-EXPL-04 CC-EXPL-05

        A: explore E
        chance: hex L1-05
        A? rotate
        A: rotate 5
        chance?
        chance: card C01
        chance: roll 1
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-05
              A draws L1-05 for 1,0
            A? rotate
              0, 1, 2, 3, 4, 5
            A: rotate 5
              L1-05 lies at 1,0 r5, A stands in B
              methane track 1
            chance?
              4 x card C01
              4 x card C02
              3 x card C03
              5 x card C04
              6 x card C05
              3 x card C06
              3 x card C07
              3 x card C08
              2 x card C09
              1 x card C10
              2 x card C11
              2 x card C12
              1 x card C13
              2 x card C14
              2 x card C15
              1 x card C16
              1 x card C17
              1 x card C18
              1 x card C19
              1 x card C20
              1 x card C21
              1 x card C22
              2 x card C23
              1 x card C24
              1 x card C25
              1 x card C26
              1 x card C27
              1 x card C28
              1 x card C29
              1 x card C30
              1 x card C31
            chance: card C01
              A draws C01, cost 1, mp 3
            chance: roll 1
              methane rolls 1 against 1 and stays quiet
        "#]],
    );
    check(
        "
        rule CC-EXPL-04 CC-EXPL-05

        A: explore E
        chance: hex L1-06
        A? rotate
        A: rotate 3
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-06
              A draws L1-06 for 1,0
            A? rotate
              0, 1, 2
            A: rotate 3
              refused CC-EXPL-05: rotation 3 is not on offer: a star must face the way you came, and turns that look alike count as one
        "#]],
    );
    check(
        "
        rule CC-EXPL-04 CC-EXPL-05
        deck C01

        A: explore E
        chance: hex L1-01
        chance?
        chance: card C01
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance?
              1 x card C01
            chance: card C01
              A draws C01, cost 1, mp 3
        "#]],
    );
}

#[test]
fn the_hex_is_seen_before_it_is_turned_and_turned_before_the_card() {
    check(
        "
        rule CC-EXPL-04 CC-EXPL-09 CC-R-42
        deck C01
        hex L1-02 at 2,0 r0

        A: explore E
        chance: hex L1-05
        A: end turn
        A: move E
        A?
        A: rotate 3
        chance?
        chance: card C01
        chance: roll 1
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-05
              A draws L1-05 for 1,0
            A: end turn
              refused CC-TURN-06: turn the hex you drew and place it first
            A: move E
              refused CC-TURN-06: turn the hex you drew and place it first
            A?
              rotate 0, rotate 1, rotate 2, rotate 3, rotate 4, rotate 5
            A: rotate 3
              L1-05 lies at 1,0 r3, A stands in A
              methane track 1
            chance?
              1 x card C01
            chance: card C01
              A draws C01, cost 1, mp 3
            chance: roll 1
              methane rolls 1 against 1 and stays quiet
        "#]],
    );
}
