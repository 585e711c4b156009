//! What a chain is, and what ends it. Ruling SK-R-48.

use expect_test::expect;

use crate::check;

/// The flight leads into it, and the turn's AP are gone.
#[test]
fn a_pit_in_the_middle_of_a_flight() {
    check(
        "
        rule SK-FAQ-04 SK-R-47 SK-R-49
        g6: ns colossal-pit-1
        g5: ns skeleton-sentry-1
        A at g6
        A move-ap 1

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
              A meets colossal-pit-1, needs 5
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to colossal-pit-1
              A is hurt by 2, health 2
              A has no ap left
            show A
              A at g6
              A health 2
              A ap 0
              A last g5
              A moved
        "#]],
    );
}

/// SK-R-48: the third long slide of a chain ends in the middle of nowhere.
#[test]
fn after_thirty_enterings_nobody_is_moved() {
    check(
        "
        rule SK-R-48 SK-R-62
        g1: ns port-o-boulder
        g2: ns
        g3: ns
        g4: ns
        g5: ns
        g6: ns
        g8: ns
        g9: ns
        g10: nesw
        g11: nesw
        g12: nesw
        g13: TI-06 0 putrid-horror
        A at g12

        A: move south
        A: focus 0
        chance: die 1
        chance: goes north
        A: focus 0
        chance: die 1
        A: focus 0
        chance: die 1
        chance: goes north
        show A at
        ",
        expect![[r#"
            A: move south
              A goes from g12 to g13
              A meets putrid-horror, needs 5
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to putrid-horror
              A is hurt by 1, health 4
            chance: goes north
              A slides from g13 to g12
              A slides from g12 to g11
              A slides from g11 to g10
              A slides from g10 to g9
              A slides from g9 to g8
              A slides from g8 to g7
              A slides from g7 to g6
              A slides from g6 to g5
              A slides from g5 to g4
              A slides from g4 to g3
              A slides from g3 to g2
              A slides from g2 to g1
              A meets port-o-boulder, needs 5
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to port-o-boulder
              A is hurt by 1, health 3
              A flees from g1 to g2
              A slides from g2 to g3
              A slides from g3 to g4
              A slides from g4 to g5
              A slides from g5 to g6
              A slides from g6 to g7
              A slides from g7 to g8
              A slides from g8 to g9
              A slides from g9 to g10
              A slides from g10 to g11
              A slides from g11 to g12
              A slides from g12 to g13
              A meets putrid-horror, needs 5
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to putrid-horror
              A is hurt by 1, health 2
            chance: goes north
              A slides from g13 to g12
              A slides from g12 to g11
              A slides from g11 to g10
              A slides from g10 to g9
              A slides from g9 to g8
            show A at
              A at g8
        "#]],
    );
}

/// The next entering may be fled from again.
#[test]
fn a_chain_ends_with_the_action() {
    check(
        "
        rule SK-R-48 SK-FLEE-01 SK-FLEE-04
        g6: ns skeleton-sentry-1

        A: move north
        A: focus 0
        chance: die 1
        A: move north
        A: focus 0
        chance: die 1
        show A
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to skeleton-sentry-1
              A is hurt by 1, health 4
              A flees from g6 to g7
            A: move north
              A goes from g7 to g6
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to skeleton-sentry-1
              A is hurt by 1, health 3
              A flees from g6 to g7
            show A
              A at g7
              A health 3
              A ap 1
              A last g6
              A moved
        "#]],
    );
}

/// HM-08 and FC-14: who was swapped entered before it came.
#[test]
fn a_mummy_brought_by_a_swap_is_met_by_nobody() {
    check(
        "
        rule SK-R-43 SK-R-44 SK-R-19
        g6: ns
        g5: ns shambling-mummy-1
        A at g6
        B at g5
        A hand switcheroo-dust

        A: swap switcheroo-dust B
        A: focus 0
        chance: die 1
        show g6
        A: end turn
        ",
        expect![[r#"
            A: swap switcheroo-dust B
              A uses switcheroo-dust
              switcheroo-dust is discarded
              A is swapped from g6 to g5
              B is swapped from g5 to g6
              A meets shambling-mummy-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to shambling-mummy-1
              A is hurt by 2, health 3
              A flees from g5 to g6
              shambling-mummy-1 goes from g5 to g6
            show g6
              g6: TI-14 0 shambling-mummy-1
            A: end turn
              A is done
              turn 11: B
        "#]],
    );
}
