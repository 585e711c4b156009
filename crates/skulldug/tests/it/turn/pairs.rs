//! Partners in the middle of things. Rules: SK-TEAM.

use expect_test::expect;

use crate::check;

/// SK-R-57: to one player in a turn.
#[test]
fn shoes_handed_to_the_partner_grant_once() {
    check(
        "
        rule SK-R-57 SK-TEAM-15 SK-TEAM-12
        players 4, mode team
        A hand running-shoes
        turn B

        B: finish
        D: finish
        A: play
        C: play
        A: drop running-shoes g7
        C: pickup running-shoes
        show A
        show C
        ",
        expect![[r#"
            B: finish
              B is done
            D: finish
              D is done
              turn 11: A C
            A: play
            C: play
              A gains 1 ap for moving
            A: drop running-shoes g7
              A drops running-shoes in g7
            C: pickup running-shoes
              C picks up running-shoes from g7
            show A
              A at g7
              A health 4
              A ap 2
              A move-ap 1
            show C
              C at g7
              C hand running-shoes
              C health 4
              C ap 1
        "#]],
    );
}

/// And focuses with their own AP, though finished.
#[test]
fn a_partner_shoved_into_the_dark_lays_the_tile() {
    check(
        "
        rule SK-R-33 SK-R-17 SK-TEAM-14
        players 4, mode team

        C: finish
        A: shove C north
        chance: tile TI-11
        C: lay 1
        chance: draws bloodthirsty-bats-1
        C: focus 2
        chance: die 1
        A: finish
        ",
        expect![[r#"
            C: finish
              C is done
            A: shove C north
              C is shoved from g7 to g6
            chance: tile TI-11
              C draws TI-11
            C: lay 1
              C lays TI-11 at g6, turns 1
            chance: draws bloodthirsty-bats-1
              bloodthirsty-bats-1 lies in g6
              C meets bloodthirsty-bats-1, needs 3
            C: focus 2
              C focuses 2
            chance: die 1
              C rolls 1
              C's monster roll comes to 3
              C beats bloodthirsty-bats-1
              bloodthirsty-bats-1 is discarded
            A: finish
              A is done
              turn 11: B D
        "#]],
    );
}

/// T0 for the living, T2 for the dead; who resigned takes no part.
#[test]
fn a_dead_partner_is_brought_back_and_the_other_resigns() {
    check(
        "
        rule SK-R-66 SK-RESIGN-01 SK-TEAM-11 SK-R-54
        players 4, mode team
        A dead
        C hand snare-1
        turn B

        B: finish
        D: finish
        C: resign
        show A
        A: move north
        chance: tile TI-14
        A: finish
        ",
        expect![[r#"
            B: finish
              B is done
            D: finish
              D is done
              turn 11: A C
            C: resign
              C resigns
              C dies in g7
              C drops snare-1 in g7
              backup for A comes to g7
            show A
              A at g7
              A health 4
              A ap 2
            A: move north
              A goes from g7 to g6
            chance: tile TI-14
              A draws TI-14
              A lays TI-14 at g6, turns 0
            A: finish
              A is done
              snare-1 is discarded
              turn 12: B D
        "#]],
    );
}

/// E2 and E4, then the next team.
#[test]
fn both_partners_die_and_the_turn_ends() {
    check(
        "
        rule SK-TEAM-16 SK-R-67
        players 4, mode team
        g6: ns skeleton-sentry-1
        A health 1
        C health 1

        A: move north
        A: focus 0
        chance: die 1
        C: move north
        C: focus 0
        chance: die 1
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
            C: move north
              C goes from g7 to g6
              C meets skeleton-sentry-1, needs 4
            C: focus 0
            chance: die 1
              C rolls 1
              C's monster roll comes to 1
              C loses to skeleton-sentry-1
              C is hurt by 1, health 0
              C dies in g6
              turn 11: B D
        "#]],
    );
}

/// They lie where they fell.
#[test]
fn treasures_of_a_dead_partner_do_not_count() {
    check(
        "
        rule SK-R-68 SK-R-56 SK-TEAM-04
        players 4, mode team
        g6: ns skeleton-sentry-1
        A health 1
        A hand leaden-idol thirsty-chalice
        C hand restless-diamond

        A: move north
        chance: die 1
        C: finish
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets skeleton-sentry-1, needs 4
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to skeleton-sentry-1
              A is hurt by 1, health 0
              A dies in g6
              A drops leaden-idol in g6
              A drops thirsty-chalice in g6
            C: finish
              C is done
              turn 11: B D
        "#]],
    );
}

/// The next opponent sits in the next team.
#[test]
fn the_jester_and_the_sign_know_no_partners() {
    check(
        "
        rule SK-R-15 SK-R-70 SK-TEAM-17
        players 4, mode team
        g6: nesw convincing-sign-1

        A: move north
        A: focus 0
        chance: die 1
        C: send south
        B: send south
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets convincing-sign-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to convincing-sign-1
              A is hurt by 0, health 4
            C: send south
              refused SK-TURN-02: it is not C's turn to decide
            B: send south
              A is sent from g6 to g7
        "#]],
    );
}

/// SK-R-59: a partner cannot use it a second time.
#[test]
fn a_cards_limit_is_the_cards() {
    check(
        "
        rule SK-R-59 SK-R-69 SK-TEAM-13
        players 4, mode team
        g6: nesw
        A at g6
        C at g6
        A hand ancient-crank

        A: crank ancient-crank g6 left
        A: drop ancient-crank g6
        C: pickup ancient-crank
        C: crank ancient-crank g6 left
        A: shove C south
        C: move north
        A: move south
        ",
        expect![[r#"
            A: crank ancient-crank g6 left
              A uses ancient-crank
              g6 turns by 3
            A: drop ancient-crank g6
              A drops ancient-crank in g6
            C: pickup ancient-crank
              C picks up ancient-crank from g6
            C: crank ancient-crank g6 left
              refused SK-R-59: you have already used ancient-crank this turn
            A: shove C south
              C is shoved from g6 to g7
            C: move north
              C goes from g7 to g6
            A: move south
              refused SK-TURN-03: that costs 1 AP, and you have 0 left
        "#]],
    );
}

/// S-62, SK-R-59: once each.
#[test]
fn partners_shove_each_other() {
    check(
        "
        rule SK-R-59 SK-R-69 SK-TEAM-12
        players 4, mode team
        g6: nesw
        g5: s
        A at g6
        C at g6

        A: shove C north
        A: move north
        C: shove A south
        C: shove A south
        ",
        expect![[r#"
            A: shove C north
              C is shoved from g6 to g5
            A: move north
              A goes from g6 to g5
            C: shove A south
              A is shoved from g5 to g6
            C: shove A south
              refused SK-SHOVE-04: you have already shoved someone this turn
        "#]],
    );
}

/// HT-06: an Injury without damage has its effects still.
#[test]
fn a_helmet_does_not_keep_one_from_the_pit() {
    check(
        "
        rule SK-R-39 SK-R-40 SK-FAQ-04
        players 4, mode team
        g6: ns colossal-pit-1
        A hand steel-helmet flak-jacket-1

        A: move north
        A: focus 0
        chance: die 1
        A: use flak-jacket-1
        show A
        C: finish
        A: finish
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
            A: use flak-jacket-1
              A uses flak-jacket-1
              flak-jacket-1 is discarded
              A is hurt by 0, health 4
              A has no ap left
            show A
              A at g6
              A hand steel-helmet
              A health 4
              A ap 0
              A last g7
              A moved
            C: finish
              C is done
            A: finish
              A is done
              turn 11: B D
        "#]],
    );
}

/// SK-R-67, SK-R-68: who has finished at home wins, though the partner then dies.
#[test]
fn a_death_does_not_undo_the_partners_win() {
    check(
        "
        rule SK-R-67 SK-R-68 SK-TEAM-02 SK-TEAM-03
        players 4, mode team
        g6: ns skeleton-sentry-1
        A hand leaden-idol thirsty-chalice restless-diamond
        C health 1

        A: finish
        C: move north
        C: focus 0
        chance: die 1
        ",
        expect![[r#"
            A: finish
              A is done
            C: move north
              C goes from g7 to g6
              C meets skeleton-sentry-1, needs 4
            C: focus 0
            chance: die 1
              C rolls 1
              C's monster roll comes to 1
              C loses to skeleton-sentry-1
              C is hurt by 1, health 0
              C dies in g6
              the game is over, won by A C
        "#]],
    );
}
