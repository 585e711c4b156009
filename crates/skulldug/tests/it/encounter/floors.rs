//! Traps: boulder, pit, darts, blades, floor. Rules: SK-CARD-05, SK-ENC.

use expect_test::expect;

use crate::check;

/// HT-05: no flight, no slide.
#[test]
fn a_boulder_rolls_nobody_who_came_by_cart() {
    check(
        "
        rule SK-R-63 SK-FLEE-02
        g6: TI-22 0
        a1: TI-23 1 port-o-boulder
        A at g6

        A: ride a1
        A: focus 0
        chance: die 1
        show A
        ",
        expect![[r#"
            A: ride a1
              A rides from g6 to a1
              A meets port-o-boulder, needs 5
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to port-o-boulder
              A is hurt by 1, health 4
            show A
              A at a1
              A health 4
              A ap 2
              A last g6
        "#]],
    );
}

/// HT-06: and its victory is a card in hand.
#[test]
fn the_pit_takes_the_turn_of_a_faller() {
    check(
        "
        rule SK-FAQ-04 SK-ENC-05
        g6: ns ledge colossal-pit-2 poison-darts-2

        A: move north
        A: focus 0
        chance: die 5
        A: focus 0
        chance: die 3
        A: focus 0
        chance: die 4
        show A hand
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets colossal-pit-2, needs 5
            A: focus 0
            chance: die 5
              A rolls 5
              A's trap roll comes to 5
              A beats colossal-pit-2
              A picks up colossal-pit-2 from g6
              A meets the ledge, needs 3
            A: focus 0
            chance: die 3
              A rolls 3
              A's danger roll comes to 3
              A beats the ledge
              A meets poison-darts-2, needs 4
            A: focus 0
            chance: die 4
              A rolls 4
              A's trap roll comes to 4
              A beats poison-darts-2
              A picks up poison-darts-2 from g6
            show A hand
              A hand colossal-pit-2 poison-darts-2
        "#]],
    );
}

/// HT-07: the next roll suffers at once.
#[test]
fn poison_dazes() {
    check(
        "
        rule SK-DAZE-02 SK-INJ-01
        g6: ns poison-darts-1 bloodthirsty-bats-1

        A: move north
        A: focus 0
        chance: die 3
        A: focus 0
        chance: die 3
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets poison-darts-1, needs 4
            A: focus 0
            chance: die 3
              A rolls 3
              A's trap roll comes to 3
              A loses to poison-darts-1
              A is hurt by 1, health 4
              A is dazed
              A meets bloodthirsty-bats-1, needs 3
            A: focus 0
            chance: die 3
              A rolls 3
              A's monster roll comes to 2
              A loses to bloodthirsty-bats-1
              A is hurt by 1, health 3
              A flees from g6 to g7
        "#]],
    );
}

/// HT-08: a trap stays armed for the next.
#[test]
fn blades_cut_twice() {
    check(
        "
        rule SK-R-50 SK-ENC-10 SK-ENC-09
        g6: ns swinging-blades

        A: move north
        A: focus 0
        chance: die 4
        A: move south
        A: move north
        chance: die 5
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets swinging-blades, needs 5
            A: focus 0
            chance: die 4
              A rolls 4
              A's trap roll comes to 4
              A loses to swinging-blades
              A is hurt by 2, health 3
            A: move south
              A goes from g6 to g7
            A: move north
              A goes from g7 to g6
              A meets swinging-blades, needs 5
            chance: die 5
              A rolls 5
              A's trap roll comes to 5
              A beats swinging-blades
              A picks up swinging-blades from g6
        "#]],
    );
}

/// HT-09: the passage turns, the way back is a wall.
#[test]
fn a_rotating_floor_cuts_off_the_flight() {
    check(
        "
        rule SK-R-26 SK-FLEE-02 SK-R-46
        g6: ns rotating-floor skeleton-sentry-1

        A: move north
        A: focus 0
        chance: die 3
        A: focus 0
        chance: die 1
        show A at
        show g6
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets rotating-floor, needs 4
            A: focus 0
            chance: die 3
              A rolls 3
              A's trap roll comes to 3
              A loses to rotating-floor
              A is hurt by 1, health 4
              g6 turns by 1
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to skeleton-sentry-1
              A is hurt by 1, health 3
            show A at
              A at g6
            show g6
              g6: TI-14 1 skeleton-sentry-1 rotating-floor
        "#]],
    );
}

/// HT-09: a rotating floor dropped there.
#[test]
fn the_cave_entrance_does_not_rotate() {
    check(
        "
        rule SK-PASS-12 SK-ENC-10
        g7: entrance rotating-floor
        g6: ns
        A at g6

        A: move south
        A: focus 0
        chance: die 1
        show g7
        ",
        expect![[r#"
            A: move south
              A goes from g6 to g7
              A meets rotating-floor, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to rotating-floor
              A is hurt by 1, health 4
            show g7
              g7: entrance rotating-floor
        "#]],
    );
}
