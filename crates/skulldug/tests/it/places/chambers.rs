//! Special passages: altar, camp, chamber, hollow, gaze. Rules: SK-PASS-04.

use expect_test::expect;

use crate::check;

/// Bleed: no window, and the diamond stays.
#[test]
fn the_altar_takes_health_without_an_injury() {
    check(
        "
        rule SK-R-41 SK-PASS-04
        g6: nes bleed
        A at g6
        A ap 0
        A hand flak-jacket-1 restless-diamond

        A: bleed
        A: bleed
        show A
        ",
        expect![[r#"
            A: bleed
              A loses 1 health, health 4
              A gains 1 ap
            A: bleed
              refused SK-R-59: you have already used this passage this turn
            show A
              A at g6
              A hand restless-diamond flak-jacket-1
              A health 4
              A ap 1
        "#]],
    );
}

/// Rest: outside, recovering costs 2.
#[test]
fn the_camp_frees_but_only_inside() {
    check(
        "
        rule SK-DAZE-03 SK-R-30 SK-TURN-03
        g6: es rest
        A at g6
        A dazed
        A pinned
        A ap 1

        A: recover
        A: recover
        A: pry free
        A: pry free
        show A
        ",
        expect![[r#"
            A: recover
              A is no longer dazed
            A: recover
              refused SK-DAZE-03: you are not Dazed
            A: pry free
              A is free again
            A: pry free
              refused SK-R-30: you are not Pinned
            show A
              A at g6
              A health 5
              A ap 1
        "#]],
    );
}

/// Turn: 1 AP, once; those inside stay.
#[test]
fn the_turning_chamber_turns() {
    check(
        "
        rule SK-R-26 SK-R-59 SK-R-19
        g6: nes turn snare-1
        A at g6
        B at g6

        A: turn right
        show g6
        A: turn left
        A: move north
        A: move south
        ",
        expect![[r#"
            A: turn right
              g6 turns by 1
            show g6
              g6: TI-31 2 snare-1
            A: turn left
              refused SK-R-59: you have already used this passage this turn
            A: move north
              refused SK-PASS-07: no corridor leads north from here
            A: move south
              A goes from g6 to g7
        "#]],
    );
}

/// Dark: nor out of it, straight through it, or with the eyepiece; inside one sees only oneself.
#[test]
fn nobody_sees_into_the_hollow() {
    check(
        "
        rule SK-LOS-01 SK-LOS-02 SK-PASS-04 SK-R-87
        g6: nes dark
        g5: ns
        B at g6
        C at g5
        A hand snare-1 fresnels-eyepiece snare-2
        B hand boomerang

        A: throw snare-1 B
        A: throw snare-1 C
        A: end turn
        B: play
        B: throw boomerang A
        B: drop boomerang g5
        B: drop boomerang g6
        ",
        expect![[r#"
            A: throw snare-1 B
              refused SK-THROW-01: B is not in your line of sight
            A: throw snare-1 C
              refused SK-THROW-01: C is not in your line of sight
            A: end turn
              A is done
              turn 11: B
            B: play
            B: throw boomerang A
              refused SK-THROW-01: A is not in your line of sight
            B: drop boomerang g5
              refused SK-DROP-01: g5 is not in your line of sight
            B: drop boomerang g6
              B drops boomerang in g6
        "#]],
    );
}

/// Gaze: not traps.
#[test]
fn the_gaze_makes_monsters_harder() {
    check(
        "
        rule SK-ENC-03 SK-PASS-04
        g6: nesw gaze snare-1 bloodthirsty-bats-1

        A: move north
        A: focus 0
        chance: die 4
        A: focus 0
        chance: die 3
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets snare-1, needs 4
            A: focus 0
            chance: die 4
              A rolls 4
              A's trap roll comes to 4
              A beats snare-1
              A picks up snare-1 from g6
              A meets bloodthirsty-bats-1, needs 4
            A: focus 0
            chance: die 3
              A rolls 3
              A's monster roll comes to 3
              A loses to bloodthirsty-bats-1
              A is hurt by 1, health 4
              A flees from g6 to g7
        "#]],
    );
}
