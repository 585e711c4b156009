//! Partners. Rules: SK-TEAM.

use expect_test::expect;

use crate::check;

/// S-62. Each has 2 AP and a shove; the shoved partner focuses with their own AP.
#[test]
fn partners_mix_their_actions() {
    check(
        "
        rule SK-TEAM-12 SK-TEAM-13 SK-TEAM-14 SK-TEAM-15 SK-R-33 SK-R-59 SK-R-69
        players 4, mode team
        g6: nesw
        g5: ns snare-1
        A at g6
        C at g7

        C: move north
        A: shove C north
        A: move south
        C: focus 2
        C: focus 1
        chance: die 3
        C: move south
        A: shove C south
        ",
        expect![[r#"
            C: move north
              C goes from g7 to g6
            A: shove C north
              C is shoved from g6 to g5
              C meets snare-1, needs 4
            A: move south
              refused SK-TURN-02: it is not A's turn to decide
            C: focus 2
              refused SK-FOCUS-01: you have only 1 AP to focus with
            C: focus 1
              C focuses 1
            chance: die 3
              C rolls 3
              C's trap roll comes to 4
              C beats snare-1
              C picks up snare-1 from g5
            C: move south
              refused SK-TURN-03: that costs 1 AP, and you have 0 left
            A: shove C south
              refused SK-SHOVE-04: you have already shoved someone this turn
        "#]],
    );
}

/// R-65. Not back at once, and finishing is final.
#[test]
fn yielding_passes_control() {
    check(
        "
        rule SK-R-65 SK-TEAM-16 SK-TURN-04
        players 4, mode team
        B hand snare-1

        A: yield
        C: yield
        C: end turn
        C: finish
        A: yield
        C: move north
        A: finish
        B: play
        D: play
        B: finish
        D: yield
        D: finish
        A: play
        ",
        expect![[r#"
            A: yield
              A yields
            C: yield
              refused SK-R-65: your partner has just handed over to you; act or finish
            C: end turn
              refused SK-R-65: in a team you finish or hand over instead of ending the turn
            C: finish
              C is done
            A: yield
              refused SK-R-65: your partner cannot go on
            C: move north
              refused SK-TURN-02: it is not C's turn to decide
            A: finish
              A is done
              turn 11: B D
            B: play
            D: play
            B: finish
              B is done
            D: yield
              refused SK-R-65: your partner cannot go on
            D: finish
              D is done
              turn 12: A C
            A: play
        "#]],
    );
}

/// The limit binds both.
#[test]
fn a_partner_given_too_much_is_unfinished_again() {
    check(
        "
        rule SK-R-65 SK-R-68
        players 4, mode team
        g6: ns
        g5: ns snare-1
        A at g6
        C at g6
        C hand trusty-whip oil-lantern boomerang soothing-pipe-1 soothing-pipe-2

        C: finish
        A: shove C north
        C: focus 0
        chance: die 4
        A: finish
        C: finish
        C: drop soothing-pipe-1 g5
        C: finish
        ",
        expect![[r#"
            C: finish
              C is done
            A: shove C north
              C is shoved from g6 to g5
              C meets snare-1, needs 4
            C: focus 0
            chance: die 4
              C rolls 4
              C's trap roll comes to 4
              C beats snare-1
              C picks up snare-1 from g5
            A: finish
              A is done
            C: finish
              refused SK-TURN-05: you hold 6 items and may end your turn with 5; drop or use some
            C: drop soothing-pipe-1 g5
              C drops soothing-pipe-1 in g5
            C: finish
              C is done
              turn 11: B D
        "#]],
    );
}

/// S-63. Back with 4 Health and no card.
#[test]
fn one_partner_dies_and_the_other_goes_on() {
    check(
        "
        rule SK-TEAM-10 SK-TEAM-11 SK-R-67 SK-R-66
        players 4, mode team
        g6: ns skeleton-sentry-1
        A health 1

        A: move north
        A: focus 0
        chance: die 1
        C: finish
        B: play
        D: play
        B: finish
        D: finish
        C: play
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
              A is hurt by 1, health 0
              A dies in g6
            C: finish
              C is done
              turn 11: B D
            B: play
            D: play
            B: finish
              B is done
            D: finish
              D is done
              turn 12: A C
            C: play
              backup for A comes to g7
            show A
              A at g7
              A health 4
              A ap 2
        "#]],
    );
}

/// Treasures of partners count together only at home (S-64).
#[test]
fn treasures_of_partners_count_together_only_at_home() {
    check(
        "
        rule SK-TEAM-02 SK-TEAM-04 SK-R-68
        players 4, mode team
        g6: ns
        A hand leaden-idol thirsty-chalice
        C hand restless-diamond
        C at g6

        A: finish
        C: finish
        ",
        expect![[r#"
            A: finish
              A is done
            C: finish
              C is done
              turn 11: B D
        "#]],
    );
}

/// Both at home win together (S-64).
#[test]
fn both_at_home_win_together() {
    check(
        "
        rule SK-TEAM-04 SK-R-68
        players 4, mode team
        A hand leaden-idol thirsty-chalice
        C hand restless-diamond

        A: finish
        C: finish
        ",
        expect![[r#"
            A: finish
              A is done
            C: finish
              C is done
              the game is over, won by A C
        "#]],
    );
}

/// S-64. The other need not be there.
#[test]
fn one_partner_alone_wins_for_both() {
    check(
        "
        rule SK-TEAM-02 SK-TEAM-03
        players 4, mode team
        g6: ns
        A hand leaden-idol thirsty-chalice restless-diamond
        C at g6

        A: finish
        C: finish
        ",
        expect![[r#"
            A: finish
              A is done
            C: finish
              C is done
              the game is over, won by A C
        "#]],
    );
}
