//! Traps, monsters, Injuries, fleeing, death. Rules: SK-ENC, SK-FLEE, SK-INJ, SK-HLTH.

mod floors;
mod hazards;
mod lurkers;
mod monsters;
mod traps;

use expect_test::expect;

use crate::check;

/// A monster at the start of a turn does not drive one away (S-40).
#[test]
fn a_monster_at_the_start_of_a_turn_does_not_drive_one_away() {
    check(
        "
        rule SK-ENC-08 SK-FLEE-02 SK-FLEE-03 SK-R-45 SK-R-09
        g6: ns skeleton-sentry-1
        B at g6

        A: end turn
        B: play
        B: focus 1
        chance: die 1
        show B
        B: move south
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: B
            B: play
              B meets skeleton-sentry-1, needs 4
            B: focus 1
              B focuses 1
            chance: die 1
              B rolls 1
              B's monster roll comes to 2
              B loses to skeleton-sentry-1
              B is hurt by 1, health 4
            show B
              B at g6
              B health 4
              B ap 2
            B: move south
              B goes from g6 to g7
        "#]],
    );
}

/// Traps come before monsters, and a flight skips the rest (S-41).
#[test]
fn traps_before_monsters_and_a_flight_skips_the_rest() {
    check(
        "
        rule SK-ENC-11 SK-ENC-12 SK-ENC-13 SK-R-43 SK-R-49 SK-ENC-01 SK-CARD-04
        g6: ns snare-1 skeleton-sentry-1 bloodthirsty-bats-1

        A: move north
        A: focus 0
        chance: die 4
        A? face
        A: face snare-1
        A: face skeleton-sentry-1
        A: focus 0
        chance: die 1
        show g6
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
            A? face
              bloodthirsty-bats-1, skeleton-sentry-1
            A: face snare-1
              refused SK-ENC-12: you cannot face snare-1 next
            A: face skeleton-sentry-1
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to skeleton-sentry-1
              A is hurt by 1, health 4
              A flees from g6 to g7
            show g6
              g6: TI-14 0 bloodthirsty-bats-1 skeleton-sentry-1
        "#]],
    );
}

/// S-42. HT-06.
#[test]
fn the_pit_comes_first_and_skips_the_rest() {
    check(
        "
        rule SK-FAQ-04 SK-R-43 SK-ENC-08
        g6: ns colossal-pit-1 bear-trap-1 bloodthirsty-bats-1
        A move-ap 1

        A: move north
        A: focus 0
        chance: die 1
        show A
        A: end turn
        B: play
        B: end turn
        C: play
        C: end turn
        A: play
        A: focus 0
        chance: die 3
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets colossal-pit-1, needs 5
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to colossal-pit-1
              A is hurt by 2, health 3
              A has no ap left
            show A
              A at g6
              A health 3
              A ap 0
              A last g7
              A moved
            A: end turn
              A is done
              turn 11: B
            B: play
            B: end turn
              B is done
              turn 12: C
            C: play
            C: end turn
              C is done
              turn 13: A
            A: play
              A meets bloodthirsty-bats-1, needs 3
            A: focus 0
            chance: die 3
              A rolls 3
              A's monster roll comes to 3
              A beats bloodthirsty-bats-1
              bloodthirsty-bats-1 is discarded
        "#]],
    );
}

/// S-43. A later defeat by the bats does make one flee.
#[test]
fn nobody_flees_from_adonis() {
    check(
        "
        rule SK-FAQ-07 SK-ENC-06
        g6: ns gorgeous-adonis bloodthirsty-bats-1

        A: move north
        A: face gorgeous-adonis
        A: focus 0
        chance: die 1
        A: focus 0
        chance: die 3
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
            A: face gorgeous-adonis
              A meets gorgeous-adonis, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to gorgeous-adonis
              A is hurt by 0, health 5
              A is dazed
              A meets bloodthirsty-bats-1, needs 3
            A: focus 0
            chance: die 3
              A rolls 3
              A's monster roll comes to 2
              A loses to bloodthirsty-bats-1
              A is hurt by 1, health 4
              A flees from g6 to g7
        "#]],
    );
}

/// Fleeing may lead into danger (S-44).
#[test]
fn fleeing_into_danger() {
    check(
        "
        rule SK-R-47 SK-FLEE-01 SK-R-50 SK-R-18
        h6: ew snare-1
        g6: nesw
        i6: ew skeleton-sentry-1
        A at g6
        A ap 4

        A: move east
        A: focus 0
        chance: die 1
        A: move east
        A: focus 0
        chance: die 1
        A: focus 0
        chance: die 1
        ",
        expect![[r#"
            A: move east
              A goes from g6 to h6
              A meets snare-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to snare-1
              A is hurt by 0, health 5
            A: move east
              A goes from h6 to i6
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to skeleton-sentry-1
              A is hurt by 1, health 4
              A flees from i6 to h6
              A meets snare-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to snare-1
              A is hurt by 0, health 4
        "#]],
    );
}
