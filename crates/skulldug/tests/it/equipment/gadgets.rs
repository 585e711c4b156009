//! Equipment: lantern, shoes, eyepiece, rod, hook. Rules: SK-CARD-01, SK-TURN-06.

use expect_test::expect;

use crate::check;

/// FE-06: the other goes under the deck; a single tile is drawn as usual.
#[test]
fn the_lantern_shows_two_tiles() {
    check(
        "
        rule SK-DISC-01 SK-R-17
        A hand oil-lantern
        tiles only TI-14 TI-16

        A: move north
        chance: tile TI-16
        chance: tile TI-14
        A: choose TI-01
        A: choose TI-14
        A: move north
        chance: tile TI-16
        chance: draws basilisk
        A: focus 0
        chance: die 6
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
            chance: tile TI-16
              A draws TI-16
            chance: tile TI-14
              A draws TI-14
            A: choose TI-01
              refused SK-DISC-01: TI-01 is not one of the two tiles
            A: choose TI-14
              TI-16 goes under the deck
              A lays TI-14 at g6, turns 0
            A: move north
              A goes from g6 to g5
            chance: tile TI-16
              A draws TI-16
              A lays TI-16 at g5, turns 0
            chance: draws basilisk
              basilisk lies in g5
              A meets basilisk, needs 6
            A: focus 0
            chance: die 6
              A rolls 6
              A's monster roll comes to 6
              A beats basilisk
              basilisk is discarded
        "#]],
    );
}

/// FE-07: their AP pay for Move and Dash only, and first.
#[test]
fn shoes_are_for_walking() {
    check(
        "
        rule SK-R-58 SK-TURN-03
        g7: entrance boomerang
        A hand running-shoes
        g6: ns
        turn C

        C: end turn
        A: play
        A: move north
        show A
        A: move south
        A: pickup boomerang
        A: shove B north
        A: pickup boomerang
        ",
        expect![[r#"
            C: end turn
              C is done
              turn 11: A
            A: play
              A gains 1 ap for moving
            A: move north
              A goes from g7 to g6
            show A
              A at g6
              A hand running-shoes
              A health 5
              A ap 3
              A last g7
              A moved
            A: move south
              A goes from g6 to g7
            A: pickup boomerang
              A picks up boomerang from g7
            A: shove B north
              B is shoved from g7 to g6
            A: pickup boomerang
              refused SK-TURN-03: that costs 1 AP, and you have 0 left
        "#]],
    );
}

/// Shoes pay no focus (FE-07).
#[test]
fn shoes_pay_no_focus() {
    check(
        "
        rule SK-R-58 SK-R-33 SK-FOCUS-01
        g6: ns skeleton-sentry-1
        A ap 1
        A move-ap 2

        A: move north
        A: focus 2
        A: focus 1
        chance: die 3
        show A
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets skeleton-sentry-1, needs 4
            A: focus 2
              refused SK-FOCUS-01: you have only 1 AP to focus with
            A: focus 1
              A focuses 1
            chance: die 3
              A rolls 3
              A's monster roll comes to 4
              A beats skeleton-sentry-1
              skeleton-sentry-1 is discarded
            show A
              A at g6
              A health 5
              A ap 0
              A move-ap 1
              A last g7
              A moved
        "#]],
    );
}

/// FE-08: not two; the hook reaches as far as the eye.
#[test]
fn the_eyepiece_sees_round_one_corner() {
    check(
        "
        rule SK-FAQ-06 SK-R-27 SK-LOS-02
        g6: se
        h6: sw
        h7: ns
        A hand fresnels-eyepiece grappling-hook snare-1

        A: drop snare-1 h7
        A: drop snare-1 h6
        A: grapple grappling-hook h6
        A: focus 0
        chance: die 4
        ",
        expect![[r#"
            A: drop snare-1 h7
              refused SK-DROP-01: h7 is not in your line of sight
            A: drop snare-1 h6
              A drops snare-1 in h6
            A: grapple grappling-hook h6
              A uses grappling-hook
              A swings from g7 to h6
              A meets snare-1, needs 4
            A: focus 0
            chance: die 4
              A rolls 4
              A's trap roll comes to 4
              A beats snare-1
              A picks up snare-1 from h6
        "#]],
    );
}

/// FE-09: and nobody who is not in sight.
#[test]
fn a_rod_catches_nothing_below_five() {
    check(
        "
        rule SK-TURN-06 SK-R-59 SK-THROW-01
        g6: ew
        B at g6
        A hand fishing-rod
        C hand boomerang

        A: fish fishing-rod B
        A: fish fishing-rod C
        A: focus 0
        chance: die 4
        show C hand
        ",
        expect![[r#"
            A: fish fishing-rod B
              refused SK-THROW-01: B is not in your line of sight
            A: fish fishing-rod C
              A uses fishing-rod
            A: focus 0
            chance: die 4
              A rolls 4
              A's card roll comes to 4
            show C hand
              C hand boomerang
        "#]],
    );
}

/// FE-10: fleeing leads back only if the two passages are connected.
#[test]
fn a_hook_may_swing_into_danger() {
    check(
        "
        rule SK-R-46 SK-R-19
        g6: ns
        g5: ns skeleton-sentry-1
        A hand grappling-hook

        A: grapple grappling-hook g5
        A: focus 0
        chance: die 1
        show A
        ",
        expect![[r#"
            A: grapple grappling-hook g5
              A uses grappling-hook
              A swings from g7 to g5
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to skeleton-sentry-1
              A is hurt by 1, health 4
            show A
              A at g5
              A hand grappling-hook
              A health 4
              A ap 2
              A last g7
        "#]],
    );
}

/// FE-07, FT-06: the shoes pay the surcharge of the idol, too.
#[test]
fn shoes_carry_an_idol() {
    check(
        "
        rule SK-R-58 SK-R-61 SK-TURN-03
        g6: ns wade
        A hand leaden-idol
        A ap 1
        A move-ap 1

        A: move north
        show A
        A: move south
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
            show A
              A at g6
              A hand leaden-idol
              A health 5
              A ap 0
              A last g7
              A moved
            A: move south
              refused SK-TURN-03: that costs 2 AP, and you have 0 left
        "#]],
    );
}
