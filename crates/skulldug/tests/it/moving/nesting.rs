//! Flights into slides, slides into flights, discoveries on another turn. Rules: SK-DISC-07, SK-FAQ-02, SK-FAQ-12.

use expect_test::expect;

use crate::check;

/// B is shoved into a sign, C sends B into the dark, B loses there and flees to the sign again; then A goes on.
#[test]
fn a_shove_a_sign_a_discovery_and_a_flight() {
    check(
        "
        rule SK-DISC-07 SK-R-46 SK-R-47 SK-R-33 SK-SHOVE-03
        g6: nesw convincing-sign-1
        A hand boomerang

        A: shove B north
        chance: die 1
        C: send north
        chance: tile TI-16
        chance: draws skeleton-sentry-1
        chance: die 1
        chance: die 4
        show B
        A: move north
        ",
        expect![[r#"
            A: shove B north
              B is shoved from g7 to g6
              B meets convincing-sign-1, needs 4
            chance: die 1
              B rolls 1
              B's trap roll comes to 1
              B loses to convincing-sign-1
              B is hurt by 0, health 5
            C: send north
              B is sent from g6 to g5
            chance: tile TI-16
              B draws TI-16
              B lays TI-16 at g5, turns 0
            chance: draws skeleton-sentry-1
              skeleton-sentry-1 lies in g5
              B meets skeleton-sentry-1, needs 4
            chance: die 1
              B rolls 1
              B's monster roll comes to 1
              B loses to skeleton-sentry-1
              B is hurt by 1, health 4
              B flees from g5 to g6
              B meets convincing-sign-1, needs 4
            chance: die 4
              B rolls 4
              B's trap roll comes to 4
              B beats convincing-sign-1
              B picks up convincing-sign-1 from g6
            show B
              B at g6
              B hand convincing-sign-1
              B health 4
              B ap 0
              B last g5
            A: move north
              A goes from g7 to g6
        "#]],
    );
}

/// The direction is that of the flight.
#[test]
fn a_flight_into_grease_slides_on() {
    check(
        "
        rule SK-R-63 SK-R-47 SK-R-62 SK-FAQ-02
        g6: ns bucket-of-grease-1
        g5: ns skeleton-sentry-1
        g8: n
        A at g6

        A: move north
        A: focus 0
        chance: die 1
        A: focus 0
        chance: die 1
        show A
        ",
        expect![[r#"
            A: move north
              A goes from g6 to g5
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to skeleton-sentry-1
              A is hurt by 1, health 4
              A flees from g5 to g6
              A meets bucket-of-grease-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to bucket-of-grease-1
              A is hurt by 0, health 4
              A slides from g6 to g7
              A slides from g7 to g8
            show A
              A at g8
              A health 4
              A ap 2
              A last g7
              A moved
        "#]],
    );
}

/// What lies beyond is not reached.
#[test]
fn a_slide_ends_in_an_encounter_even_when_it_is_won() {
    check(
        "
        rule SK-R-62 SK-FAQ-02
        g6: ns bucket-of-grease-1
        g5: ns bloodthirsty-bats-1
        g4: ns

        A: move north
        A: focus 0
        chance: die 1
        A: focus 0
        chance: die 3
        show A at
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets bucket-of-grease-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to bucket-of-grease-1
              A is hurt by 0, health 5
              A slides from g6 to g5
              A meets bloodthirsty-bats-1, needs 3
            A: focus 0
            chance: die 3
              A rolls 3
              A's monster roll comes to 3
              A beats bloodthirsty-bats-1
              bloodthirsty-bats-1 is discarded
            show A at
              A at g5
        "#]],
    );
}

/// To where the slide came from, and the grease is met again.
#[test]
fn who_slides_into_a_monster_flees_one_passage_back() {
    check(
        "
        rule SK-R-62 SK-R-18 SK-R-47
        g6: ns bucket-of-grease-1
        g5: ns skeleton-sentry-1

        A: move north
        A: focus 0
        chance: die 1
        A: focus 0
        chance: die 1
        A: focus 0
        chance: die 4
        show A
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets bucket-of-grease-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to bucket-of-grease-1
              A is hurt by 0, health 5
              A slides from g6 to g5
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to skeleton-sentry-1
              A is hurt by 1, health 4
              A flees from g5 to g6
              A meets bucket-of-grease-1, needs 4
            A: focus 0
            chance: die 4
              A rolls 4
              A's trap roll comes to 4
              A beats bucket-of-grease-1
              A picks up bucket-of-grease-1 from g6
            show A
              A at g6
              A hand bucket-of-grease-1
              A health 4
              A ap 2
              A last g5
              A moved
        "#]],
    );
}

/// The flight, then on in its direction, discovering.
#[test]
fn a_boulder_drives_one_into_the_dark() {
    check(
        "
        rule SK-FAQ-12 SK-R-62 SK-R-63
        h7: ew port-o-boulder
        f7: ew

        A: move east
        A: focus 0
        chance: die 1
        chance: tile TI-17
        chance: draws skeleton-sentry-1
        chance: draws boomerang
        A: focus 0
        chance: die 1
        show A at
        ",
        expect![[r#"
            A: move east
              A goes from g7 to h7
              A meets port-o-boulder, needs 5
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to port-o-boulder
              A is hurt by 1, health 4
              A flees from h7 to g7
              A slides from g7 to f7
              A slides from f7 to e7
            chance: tile TI-17
              A draws TI-17
              A lays TI-17 at e7, turns 1
            chance: draws skeleton-sentry-1
              skeleton-sentry-1 lies in e7
            chance: draws boomerang
              boomerang lies in e7
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to skeleton-sentry-1
              A is hurt by 1, health 3
              A flees from e7 to f7
            show A at
              A at f7
        "#]],
    );
}
