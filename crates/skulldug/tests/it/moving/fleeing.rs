//! Flights that repeat, and those that do not happen. Rules: SK-FLEE, SK-R-48.

use expect_test::expect;

use crate::check;

/// Nobody flees twice from the same monster in a chain (S-45).
#[test]
fn nobody_flees_twice_from_the_same_monster_in_a_chain() {
    check(
        "
        rule SK-R-48 SK-R-46
        g6: ns skeleton-sentry-1
        g5: ns skeleton-sentry-2
        A at g6
        B at g6

        A: shove B north
        chance: die 1
        chance: die 1
        chance: die 1
        show B
        ",
        expect![[r#"
            A: shove B north
              B is shoved from g6 to g5
              B meets skeleton-sentry-2, needs 4
            chance: die 1
              B rolls 1
              B's monster roll comes to 1
              B loses to skeleton-sentry-2
              B is hurt by 1, health 4
              B flees from g5 to g6
              B meets skeleton-sentry-1, needs 4
            chance: die 1
              B rolls 1
              B's monster roll comes to 1
              B loses to skeleton-sentry-1
              B is hurt by 1, health 3
              B flees from g6 to g5
              B meets skeleton-sentry-2, needs 4
            chance: die 1
              B rolls 1
              B's monster roll comes to 1
              B loses to skeleton-sentry-2
              B is hurt by 1, health 2
            show B
              B at g5
              B health 2
              B ap 0
              B last g6
        "#]],
    );
}

/// S-49. It cannot be shoved either; prying free costs 1 AP.
#[test]
fn a_pinned_explorer_stays() {
    check(
        "
        rule SK-R-30 SK-FLEE-02
        g6: ns bear-trap-1 skeleton-sentry-1
        B at g6

        A: move north
        A: focus 0
        chance: die 1
        A: focus 0
        chance: die 1
        A: move south
        A: end turn
        B: play
        B: focus 0
        chance: die 6
        B: shove A north
        B: end turn
        C: play
        C: end turn
        A: play
        A: dash south north
        A: pry free
        A: pry free
        A: move south
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets bear-trap-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to bear-trap-1
              A is hurt by 1, health 4
              A is pinned
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to skeleton-sentry-1
              A is hurt by 1, health 3
            A: move south
              refused SK-R-30: you are Pinned and cannot leave; pry yourself free first
            A: end turn
              A is done
              turn 11: B
            B: play
              B meets skeleton-sentry-1, needs 4
            B: focus 0
            chance: die 6
              B rolls 6
              B's monster roll comes to 6
              B beats skeleton-sentry-1
              skeleton-sentry-1 is discarded
            B: shove A north
              refused SK-R-30: A is Pinned and cannot be moved
            B: end turn
              B is done
              turn 12: C
            C: play
            C: end turn
              C is done
              turn 13: A
            A: play
            A: dash south north
              refused SK-R-30: you are Pinned and cannot leave; pry yourself free first
            A: pry free
              A is free again
            A: pry free
              refused SK-R-30: you are not Pinned
            A: move south
              A goes from g6 to g7
        "#]],
    );
}

/// S-50. HM-12 in Idol's Gaze.
#[test]
fn the_guardian_counts_treasures_and_the_idol_gazes() {
    check(
        "
        rule SK-PASS-04 SK-ENC-03
        g6: nesw gaze jealous-guardian
        A hand leaden-idol thirsty-chalice
        A ap 3

        A: move north
        A: focus 1
        chance: die 5
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets jealous-guardian, needs 6
            A: focus 1
              A focuses 1
            chance: die 5
              A rolls 5
              A's monster roll comes to 6
              A beats jealous-guardian
              jealous-guardian is discarded
        "#]],
    );
}

/// S-51. HM-08. Nobody encounters it now; it is fought at the start of the next turn.
#[test]
fn a_mummy_follows() {
    check(
        "
        rule SK-R-44 SK-ENC-08
        g6: ns
        g5: ns shambling-mummy-1
        A at g6

        A: move north
        A: focus 0
        chance: die 1
        show g6
        A: end turn
        B: play
        B: end turn
        C: play
        C: end turn
        A: play
        A: focus 0
        chance: die 6
        ",
        expect![[r#"
            A: move north
              A goes from g6 to g5
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
            B: play
            B: end turn
              B is done
              turn 12: C
            C: play
            C: end turn
              C is done
              turn 13: A
            A: play
              A meets shambling-mummy-1, needs 4
            A: focus 0
            chance: die 6
              A rolls 6
              A's monster roll comes to 6
              A beats shambling-mummy-1
              shambling-mummy-1 is discarded
        "#]],
    );
}
