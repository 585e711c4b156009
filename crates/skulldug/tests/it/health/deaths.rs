//! Deaths in the middle of something else. Rules: SK-HLTH, rulings SK-R-51 to SK-R-53.

use expect_test::expect;

use crate::check;

/// A goes on; the trap the dead held lies there for others.
#[test]
fn a_death_in_a_shove_ends_nothing_but_a_life() {
    check(
        "
        rule SK-HLTH-04 SK-HLTH-05 SK-R-51 SK-R-52 SK-R-53 SK-R-90
        g6: ns skeleton-sentry-1 mischievous-monkey-1
        B health 1
        B hand snare-1 boomerang
        C at g6
        A ap 6

        A: shove B north
        B: face mischievous-monkey-1
        chance: die 1
        A: shove C north
        A: move north
        A: face skeleton-sentry-1
        A: face snare-1
        A: focus 1
        chance: die 3
        A: face skeleton-sentry-1
        A: focus 0
        chance: die 6
        A: focus 0
        chance: die 6
        ",
        expect![[r#"
            A: shove B north
              B is shoved from g7 to g6
            B: face mischievous-monkey-1
              B meets mischievous-monkey-1, needs 3
            chance: die 1
              B rolls 1
              B's monster roll comes to 1
              B loses to mischievous-monkey-1
              B is hurt by 1, health 0
              B dies in g6
              B drops boomerang in g6
              B drops snare-1 in g6
            A: shove C north
              refused SK-SHOVE-04: you have already shoved someone this turn
            A: move north
              A goes from g7 to g6
              A meets snare-1, needs 4
            A: face skeleton-sentry-1
              refused SK-TURN-02: choose first how much to focus
            A: face snare-1
              refused SK-TURN-02: choose first how much to focus
            A: focus 1
              A focuses 1
            chance: die 3
              A rolls 3
              A's trap roll comes to 4
              A beats snare-1
              A picks up snare-1 from g6
            A: face skeleton-sentry-1
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 6
              A rolls 6
              A's monster roll comes to 6
              A beats skeleton-sentry-1
              skeleton-sentry-1 is discarded
              A meets mischievous-monkey-1, needs 3
            A: focus 0
            chance: die 6
              A rolls 6
              A's monster roll comes to 6
              A beats mischievous-monkey-1
              mischievous-monkey-1 is discarded
        "#]],
    );
}

/// B dies of the shove, A of the charm: the turn ends.
#[test]
fn a_mourner_dies_on_its_own_turn() {
    check(
        "
        rule SK-HLTH-05 SK-R-41 SK-R-10 SK-TURN-04
        g6: ns skeleton-sentry-1
        B health 1
        A health 2
        A hand soulbond-charm snare-1

        A: shove B north
        chance: die 1
        show g7
        chance: draws trusty-whip
        B: keep
        ",
        expect![[r#"
            A: shove B north
              B is shoved from g7 to g6
              B meets skeleton-sentry-1, needs 4
            chance: die 1
              B rolls 1
              B's monster roll comes to 1
              B loses to skeleton-sentry-1
              B is hurt by 1, health 0
              B dies in g6
              A loses 2 health, health 0
              A dies in g7
              A drops soulbond-charm in g7
              A drops snare-1 in g7
              snare-1 is discarded
              turn 11: B
              backup for B comes to g7
            show g7
              g7: entrance soulbond-charm
            chance: draws trusty-whip
              B draws trusty-whip
            B: keep
              B picks up trusty-whip from g7
        "#]],
    );
}

/// The target dies, C mourns to death on A's turn, and A goes on.
#[test]
fn two_who_die_of_one_throw() {
    check(
        "
        rule SK-R-12 SK-R-41 SK-R-52 SK-HLTH-05
        B health 1
        B hand leaden-idol
        C health 2
        C hand soulbond-charm snare-1
        A hand boomerang

        A: throw boomerang B
        chance: die 1
        A: focus 0
        chance: die 1
        show g7
        A: pickup leaden-idol
        ",
        expect![[r#"
            A: throw boomerang B
              A throws boomerang at B
              A drops boomerang in g7
            chance: die 1
              B rolls 1
              B's defence roll comes to 1
            A: focus 0
            chance: die 1
              A rolls 1
              A's attack roll comes to 1
              A hits B
              B is hurt by 1, health 0
              B dies in g7
              B drops leaden-idol in g7
              C loses 2 health, health 0
              C dies in g7
              C drops soulbond-charm in g7
              C drops snare-1 in g7
              A picks up boomerang from g7
            show g7
              g7: entrance soulbond-charm leaden-idol snare-1
            A: pickup leaden-idol
              A picks up leaden-idol from g7
        "#]],
    );
}

/// FC-14: the user resolves completely first; its death ends the turn after the other has resolved, too.
#[test]
fn who_swaps_and_dies_lets_the_other_finish() {
    check(
        "
        rule SK-R-19 SK-R-51 SK-HLTH-05
        g6: ns snare-1
        g5: ns skeleton-sentry-1
        A at g6
        A health 1
        B at g5
        A hand switcheroo-dust boomerang

        A: swap switcheroo-dust B
        A: focus 0
        chance: die 1
        chance: die 4
        show g5
        ",
        expect![[r#"
            A: swap switcheroo-dust B
              A uses switcheroo-dust
              switcheroo-dust is discarded
              A is swapped from g6 to g5
              B is swapped from g5 to g6
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to skeleton-sentry-1
              A is hurt by 1, health 0
              A dies in g5
              A drops boomerang in g5
              B meets snare-1, needs 4
            chance: die 4
              B rolls 4
              B's trap roll comes to 4
              B beats snare-1
              B picks up snare-1 from g6
              turn 11: B
            show g5
              g5: TI-15 0 boomerang skeleton-sentry-1
        "#]],
    );
}
