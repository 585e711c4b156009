//! Switcheroo Dust and Rotten Tomato. Rules: SK-CARD-08, rulings SK-R-19, SK-R-35.

use expect_test::expect;

use crate::check;

/// FC-14: the flight leads to the passage left, where the other now is.
#[test]
fn who_swaps_and_flees_comes_back_to_the_other() {
    check(
        "
        rule SK-R-46 SK-R-47 SK-R-20
        g6: ns snare-1
        g5: ns skeleton-sentry-1
        A at g6
        B at g5
        A hand switcheroo-dust

        A: swap switcheroo-dust B
        A: focus 0
        chance: die 1
        A: focus 0
        chance: die 4
        show g6
        show A at
        show B at
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
              A is hurt by 1, health 4
              A flees from g5 to g6
              A meets snare-1, needs 4
            A: focus 0
            chance: die 4
              A rolls 4
              A's trap roll comes to 4
              A beats snare-1
              A picks up snare-1 from g6
            show g6
              g6: TI-14 0
            show A at
              A at g6
            show B at
              B at g6
        "#]],
    );
}

/// FC-15: it spoils a defence; who does not see is not asked.
#[test]
fn a_tomato_is_for_opponents_in_sight() {
    check(
        "
        rule SK-R-35 SK-LOS-01
        g6: ns
        h7: ns
        C at h7
        C hand rotten-tomato
        B at g6
        A hand snare-1

        A: throw snare-1 B
        chance: die 3
        A: focus 0
        chance: die 3
        ",
        expect![[r#"
            A: throw snare-1 B
              A throws snare-1 at B
              A drops snare-1 in g6
            chance: die 3
              B rolls 3
              B's defence roll comes to 3
            A: focus 0
            chance: die 3
              A rolls 3
              A's attack roll comes to 3
              A hits B
              B is hurt by 1, health 4
        "#]],
    );
}

/// FC-15: the target rolls, the thrower sees it.
#[test]
fn the_thrower_may_spoil_the_defence() {
    check(
        "
        rule SK-R-35 SK-THROW-02 SK-CARD-09
        B hand boomerang
        A hand snare-1 rotten-tomato

        A: throw snare-1 B
        chance: die 5
        A: use rotten-tomato
        A: focus 0
        chance: die 3
        chance: picks boomerang
        ",
        expect![[r#"
            A: throw snare-1 B
              A throws snare-1 at B
              A drops snare-1 in g7
            chance: die 5
              B rolls 5
            A: use rotten-tomato
              A uses rotten-tomato
              rotten-tomato is discarded
              B's defence roll comes to 3
            A: focus 0
            chance: die 3
              A rolls 3
              A's attack roll comes to 3
              A hits B
              B is hurt by 1, health 4
            chance: picks boomerang
              B drops boomerang in g7
        "#]],
    );
}

/// FC-15: partners are no opponents.
#[test]
fn a_partners_roll_is_not_spoiled() {
    check(
        "
        rule SK-TEAM-17 SK-R-35
        players 4, mode team
        g6: ns snare-1
        C hand rotten-tomato

        A: move north
        A: focus 0
        chance: die 4
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
        "#]],
    );
}
