//! What happens in between: shoves home, offers, backup, cancelled blows.

use expect_test::expect;

use crate::check;

/// Hazards may lie there until the end of the turn.
#[test]
fn a_shove_into_the_cave_entrance_meets_what_lies_there() {
    check(
        "
        rule SK-CARD-10 SK-SHOVE-02 SK-R-11
        g6: ns
        A at g6
        B at g6
        A hand poison-darts-1

        A: drop poison-darts-1 g7
        A: shove B south
        chance: die 4
        show B hand
        A: end turn
        ",
        expect![[r#"
            A: drop poison-darts-1 g7
              A drops poison-darts-1 in g7
            A: shove B south
              B is shoved from g6 to g7
              B meets poison-darts-1, needs 4
            chance: die 4
              B rolls 4
              B's trap roll comes to 4
              B beats poison-darts-1
              B picks up poison-darts-1 from g7
            show B hand
              B hand poison-darts-1
            A: end turn
              A is done
              turn 11: B
        "#]],
    );
}

/// B rolls on A's turn; the offers go round from the one on turn.
#[test]
fn a_tomato_spoils_what_a_shove_began() {
    check(
        "
        rule SK-R-35 SK-R-12 SK-DISC-07
        g6: ns skeleton-sentry-1
        C hand rotten-tomato
        B hand rabbits-foot-1 rabbits-foot-2

        A: shove B north
        chance: die 4
        B: pass
        C: use rotten-tomato
        B: use rabbits-foot-1
        chance: die 6
        B: pass
        show B at
        ",
        expect![[r#"
            A: shove B north
              B is shoved from g7 to g6
              B meets skeleton-sentry-1, needs 4
            chance: die 4
              B rolls 4
            B: pass
            C: use rotten-tomato
              C uses rotten-tomato
              rotten-tomato is discarded
            B: use rabbits-foot-1
              B uses rabbits-foot-1
              rabbits-foot-1 is discarded
            chance: die 6
              B rolls 6
            B: pass
              B's monster roll comes to 4
              B beats skeleton-sentry-1
              skeleton-sentry-1 is discarded
            show B at
              B at g6
        "#]],
    );
}

/// Undiscovered passages are walls then.
#[test]
fn grease_ends_where_no_tile_is_left() {
    check(
        "
        rule SK-R-22 SK-DISC-10 SK-R-62
        g6: nesw bucket-of-grease-1
        tiles empty

        A: move north
        A: focus 0
        chance: die 1
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
            show A at
              A at g6
        "#]],
    );
}

/// SK-R-55: taken before the start of turn effects; the amulet grants and bites.
#[test]
fn a_backup_may_bring_a_curse_of_this_very_turn() {
    check(
        "
        rule SK-R-55 SK-R-09 SK-BACK-02 SK-R-57
        A dead
        turn C

        C: end turn
        chance: draws bloodstone-amulet
        A: keep
        show A
        ",
        expect![[r#"
            C: end turn
              C is done
              turn 11: A
              backup for A comes to g7
            chance: draws bloodstone-amulet
              A draws bloodstone-amulet
            A: keep
              A picks up bloodstone-amulet from g7
              A gains 1 ap
              A loses 1 health, health 4
            show A
              A at g7
              A hand bloodstone-amulet
              A health 4
              A ap 4
        "#]],
    );
}

/// There is no backup card from an empty deck (SK-R-55).
#[test]
fn no_backup_card_from_an_empty_deck() {
    check(
        "
        rule SK-R-55 SK-BACK-01 SK-R-54
        A dead
        fortune empty
        turn C

        C: end turn
        show A
        A: resign
        ",
        expect![[r#"
            C: end turn
              C is done
              turn 11: A
              backup for A comes to g7
            show A
              A at g7
              A health 5
              A ap 3
            A: resign
              refused SK-RESIGN-01: you can resign only before the first action of your turn
        "#]],
    );
}

/// FC-04 and HM-02: a cancelled Injury has no effects; the next monster comes.
#[test]
fn a_shielded_victim_is_not_flung() {
    check(
        "
        rule SK-R-39 SK-R-40 SK-ENC-13
        g6: ns putrid-horror bloodthirsty-bats-1
        A hand brittle-shield-1

        A: move north
        A: face putrid-horror
        A: focus 0
        chance: die 1
        A: use brittle-shield-1
        A: focus 0
        chance: die 3
        show A
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
            A: face putrid-horror
              A meets putrid-horror, needs 5
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to putrid-horror
            A: use brittle-shield-1
              A uses brittle-shield-1
              brittle-shield-1 is discarded
              A is unhurt
              A meets bloodthirsty-bats-1, needs 3
            A: focus 0
            chance: die 3
              A rolls 3
              A's monster roll comes to 3
              A beats bloodthirsty-bats-1
              bloodthirsty-bats-1 is discarded
            show A
              A at g6
              A health 5
              A ap 2
              A last g7
              A moved
        "#]],
    );
}

/// SK-R-21: what lies where a dash begins does not hold one, and a dash may come back to its start.
#[test]
fn one_may_dash_away_from_a_monster() {
    check(
        "
        rule SK-R-21 SK-DASH-01 SK-FLEE-03
        g6: ns skeleton-sentry-1
        g5: ns
        A at g6

        A: dash north south
        A: focus 0
        chance: die 1
        A: dash south north
        ",
        expect![[r#"
            A: dash north south
              A dashes from g6 to g5
              A dashes from g5 to g6
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to skeleton-sentry-1
              A is hurt by 1, health 4
              A flees from g6 to g5
            A: dash south north
              refused SK-DASH-02: something waits at g6; a dash may end there but not pass through
        "#]],
    );
}
