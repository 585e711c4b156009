//! The track, rolls and outbreaks. Rules: CC-HAZ-01 to CC-HAZ-06, CC-HAZ-09, CC-HAZ-10, CC-HAZ-13; rulings CC-R-21,
//! CC-R-22, CC-R-24.

mod rolls;
mod strikes;

use expect_test::expect;

use crate::check;

/// An outbreak covers every hex with the symbol (S-36).
#[test]
fn an_outbreak_covers_every_hex_with_the_symbol() {
    check(
        "
        rule CC-HAZ-04 CC-HAZ-05 CC-HAZ-07 CC-ITEM-06 CC-R-21
        hex L1-05 at 1,0 r0
        hex L1-10 at 0,1 r0
        B at 0,1 C, items gas-mask
        C at 1,0 A

        A: explore W
        chance: hex L1-13
        A: rotate 0
        chance: card C01
        chance: roll 2
        show hex
        ",
        expect![[r#"
            A: explore W
            chance: hex L1-13
              A draws L1-13 for -1,0
            A: rotate 0
              L1-13 lies at -1,0 r0, A stands in A
              methane track 3
            chance: card C01
              A draws C01, cost 1, mp 3
            chance: roll 2
              methane rolls 2 against 3 and breaks out
              methane at 1,0
              methane at 0,1
              methane at -1,0
              methane costs A 1, hp 3
              gas-mask keeps methane off B
              methane costs C 1, hp 3
            show hex
              hex L1-05 at 1,0 r0: methane
              hex L1-10 at 0,1 r0: methane
              hex L1-13 at -1,0 r0: methane
        "#]],
    );
}

/// A roll as high as the track does nothing (S-37).
#[test]
fn a_roll_as_high_as_the_track_does_nothing() {
    check(
        "
        rule CC-HAZ-03
        hex L1-05 at 1,0 r0
        hex L1-10 at 0,1 r0
        B at 0,1 C
        C at 1,0 A

        A: explore W
        chance: hex L1-13
        A: rotate 0
        chance: card C01
        chance: roll 3
        show hex
        ",
        expect![[r#"
            A: explore W
            chance: hex L1-13
              A draws L1-13 for -1,0
            A: rotate 0
              L1-13 lies at -1,0 r0, A stands in A
              methane track 3
            chance: card C01
              A draws C01, cost 1, mp 3
            chance: roll 3
              methane rolls 3 against 3 and stays quiet
            show hex
              hex L1-05 at 1,0 r0
              hex L1-10 at 0,1 r0
              hex L1-13 at -1,0 r0
        "#]],
    );
}

/// A second outbreak adds only what is missing (S-38).
#[test]
fn a_second_outbreak_adds_only_what_is_missing() {
    check(
        "
        rule CC-HAZ-09 CC-R-24
        hex L1-05 at 1,0 r0: methane
        hex L1-10 at 0,1 r0
        hex L2-04 at 2,0 r0
        B at 2,0 A
        C at 1,0 A

        A: explore W
        chance: hex L1-13
        A: rotate 0
        chance: card C01
        chance: roll 1
        show hex
        show C
        ",
        expect![[r#"
            A: explore W
            chance: hex L1-13
              A draws L1-13 for -1,0
            A: rotate 0
              L1-13 lies at -1,0 r0, A stands in A
              methane track 4
            chance: card C01
              A draws C01, cost 1, mp 3
            chance: roll 1
              methane rolls 1 against 4 and breaks out
              methane at 0,1
              methane at 2,0
              methane at -1,0
              methane costs A 1, hp 3
              methane costs B 1, hp 3
            show hex
              hex L1-05 at 1,0 r0: methane
              hex L1-10 at 0,1 r0: methane
              hex L2-04 at 2,0 r0: methane
              hex L1-13 at -1,0 r0: methane
            show C
              C at 1,0 A, hp 4
        "#]],
    );
}

#[test]
fn each_check_is_for_its_own_hazard() {
    check(
        "
        rule CC-MISF-09 CC-HAZ-02 CC-HAZ-03
        players 2
        hex L1-03 at 3,0 r0
        hex L1-09 at 4,0 r0
        B at 3,0 A
        bag none
        hex L1-02 at -9,0 r0: treasures rest

        A: explore E
        chance: hex L1-01
        chance: card C29
        chance: roll 1
        show B
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C29
              A draws C29, cost 1, mp 3
              startled-colony befalls A
            chance: roll 1
              bats rolls 1 against 2 and breaks out
              bats at 3,0
              bats at 4,0
              bats costs B 1, hp 3
            show B
              B at 3,0 A, hp 3
        "#]],
    );
    check(
        "
        rule CC-MISF-09 CC-HAZ-02 CC-HAZ-03
        players 2
        hex L1-06 at 3,0 r0
        hex L1-08 at 4,0 r0
        B at 3,0 A

        A: explore E
        chance: hex L1-01
        chance: card C30
        chance: item rope
        chance: roll 1
        show B
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C30
              A draws C30, cost 1, mp 3
              aftershock befalls A
            chance: item rope
              rope lies at 1,0
            chance: roll 1
              tremors rolls 1 against 2 and breaks out
              tremors at 3,0
              tremors at 4,0
              tremors costs B 1, hp 3
            show B
              B at 3,0 A, hp 3
        "#]],
    );
    check(
        "
        rule CC-MISF-09 CC-HAZ-02 CC-HAZ-06
        players 2
        hex L1-11 at 3,0 r0
        hex L1-17 at 4,0 r0
        B at 4,0 B
        bag none
        hex L1-02 at -9,0 r0: treasures rest

        A: explore E
        chance: hex L1-01
        chance: card C31
        chance: roll 1
        show hex L1-1
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C31
              A draws C31, cost 2, mp 2
              something-stirs befalls A
            chance: roll 1
              grue rolls 1 against 2 and breaks out
              grue at 3,0
              grue at 4,0
              B is cornered at 4,0
            show hex L1-1
              hex L1-11 at 3,0 r0: grue.B
              hex L1-17 at 4,0 r0: grue.A
        "#]],
    );
}

/// An outbreak concerns all passageways of the hex (S-45).
#[test]
fn an_outbreak_concerns_all_passageways_of_the_hex() {
    check(
        "
        rule CC-HAZ-10
        players 3
        hex L1-06 at 1,0 r0
        B at 1,0 B
        C at 1,0 A

        A: explore W
        chance: hex L1-08
        A: rotate 0
        chance: card C01
        chance: roll 1
        ",
        expect![[r#"
            A: explore W
            chance: hex L1-08
              A draws L1-08 for -1,0
            A: rotate 0
              L1-08 lies at -1,0 r0, A stands in A
              tremors track 2
            chance: card C01
              A draws C01, cost 1, mp 3
            chance: roll 1
              tremors rolls 1 against 2 and breaks out
              tremors at 1,0
              tremors at -1,0
              tremors costs A 1, hp 3
              tremors costs B 1, hp 3
              tremors costs C 1, hp 3
        "#]],
    );
}

/// The track counts vengeance, and nothing else for Grues on the map.
#[test]
fn at_seven_it_always_breaks_out() {
    check(
        "
        rule CC-HAZ-03 CC-HAZ-01 CC-R-21 CC-GRUE-07 CC-GRUE-08
        players 2
        hex L1-11 at 3,0 r0: grue.B
        vengeance 5

        show track
        A: explore E
        chance: hex L1-17
        A: rotate 2
        chance: card C01
        chance: roll 6
        show hex
        ",
        expect![[r#"
            show track
              track methane 0 bats 0 tremors 0 grue 6
            A: explore E
            chance: hex L1-17
              A draws L1-17 for 1,0
            A: rotate 2
              L1-17 lies at 1,0 r2, A stands in A
              grue track 7
            chance: card C01
              A draws C01, cost 1, mp 3
            chance: roll 6
              grue rolls 6 against 7 and breaks out
              grue at 1,0
              A flees from 1,0 to 0,0 A
            show hex
              hex L1-11 at 3,0 r0: grue.B
              hex L1-17 at 1,0 r2: grue.A
        "#]],
    );
}
