//! Special passages: spring, cart, ledge, water, gallery. Rules: SK-PASS-04.

use expect_test::expect;

use crate::check;

/// Drink: 1 AP; what a place does not offer cannot be done there.
#[test]
fn a_spring_is_drunk_from_once_a_turn() {
    check(
        "
        rule SK-PASS-04 SK-R-59 SK-PASS-11
        g6: TI-20 1
        g7: entrance
        A at g6
        A health 2

        A: drink
        A: drink
        A: bleed
        show A
        ",
        expect![[r#"
            A: drink
              A gains 1 health, health 3
            A: drink
              refused SK-R-59: you have already used this passage this turn
            A: bleed
              refused SK-PASS-04: you can do that only at the Sacrificial Altar
            show A
              A at g6
              A health 3
              A ap 2
        "#]],
    );
}

/// S-46. Ride: the passage left is far away.
#[test]
fn nobody_flees_from_a_cart_ride() {
    check(
        "
        rule SK-FLEE-02 SK-R-46 SK-R-19
        g6: TI-22 0
        a1: TI-23 1 skeleton-sentry-1
        A at g6

        A: ride g7
        A: ride g6
        A: ride a1
        A: focus 0
        chance: die 1
        show A
        ",
        expect![[r#"
            A: ride g7
              refused SK-PASS-04: g7 is not another discovered Mine Cart
            A: ride g6
              refused SK-PASS-04: g6 is not another discovered Mine Cart
            A: ride a1
              A rides from g6 to a1
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to skeleton-sentry-1
              A is hurt by 1, health 4
            show A
              A at a1
              A health 4
              A ap 2
              A last g6
        "#]],
    );
}

/// Ledge: it is met every time, and never removed.
#[test]
fn a_ledge_ends_a_dash_but_is_not_dashed_over() {
    check(
        "
        rule SK-DASH-02 SK-R-21 SK-ENC-01
        g6: ns
        g5: ns ledge
        g4: ns

        A: dash north north
        A: focus 0
        chance: die 3
        A: dash south north
        A: focus 0
        chance: die 3
        ",
        expect![[r#"
            A: dash north north
              A dashes from g7 to g6
              A dashes from g6 to g5
              A meets the ledge, needs 3
            A: focus 0
            chance: die 3
              A rolls 3
              A's danger roll comes to 3
              A beats the ledge
            A: dash south north
              A dashes from g5 to g6
              A dashes from g6 to g5
              A meets the ledge, needs 3
            A: focus 0
            chance: die 3
              A rolls 3
              A's danger roll comes to 3
              A beats the ledge
        "#]],
    );
}

/// Wade: leaving costs one more.
#[test]
fn nobody_dashes_through_water() {
    check(
        "
        rule SK-PASS-04 SK-DASH-02
        g6: ns wade
        g5: ns
        A ap 4

        A: dash north north
        A: move north
        A: dash south north
        A: move north
        show A ap
        ",
        expect![[r#"
            A: dash north north
              refused SK-PASS-04: you cannot dash out of or through a Flooded Passage; move instead
            A: move north
              A goes from g7 to g6
            A: dash south north
              refused SK-PASS-04: you cannot dash out of or through a Flooded Passage; move instead
            A: move north
              A goes from g6 to g5
            show A ap
              A ap 1
        "#]],
    );
}

/// Wade.
#[test]
fn a_dash_may_end_in_water() {
    check(
        "
        rule SK-R-21
        g6: ns
        g5: ns wade

        A: dash north north
        show A
        ",
        expect![[r#"
            A: dash north north
              A dashes from g7 to g6
              A dashes from g6 to g5
            show A
              A at g5
              A health 5
              A ap 2
              A last g6
              A moved
        "#]],
    );
}

/// Prism: for those inside only.
#[test]
fn the_gallery_shows_what_is_round_the_corner() {
    check(
        "
        rule SK-LOS-01 SK-R-27 SK-PASS-04
        g6: nesw prism
        h6: sw
        h7: nw
        B at h7
        A at g6
        A hand snare-1 snare-2
        B hand boomerang

        A: throw snare-1 B
        chance: die 6
        A: focus 0
        chance: die 1
        A: end turn
        B: play
        B: drop boomerang g6
        B: drop boomerang h6
        ",
        expect![[r#"
            A: throw snare-1 B
              A throws snare-1 at B
              A drops snare-1 in h7
            chance: die 6
              B rolls 6
              B's defence roll comes to 6
            A: focus 0
            chance: die 1
              A rolls 1
              A's attack roll comes to 1
              A misses B
            A: end turn
              A is done
              turn 11: B
            B: play
            B: drop boomerang g6
              refused SK-DROP-01: g6 is not in your line of sight
            B: drop boomerang h6
              B drops boomerang in h6
        "#]],
    );
}
