//! Treasures: amulet, sword, key, mask, charm, idol. Rules: SK-GOAL-02, SK-CARD-03, SK-CARD-12.

use expect_test::expect;

use crate::check;

/// FT-01: the AP with the turn, then a Health.
#[test]
fn the_amulet_gives_an_action_and_takes_a_health() {
    check(
        "
        rule SK-R-09 SK-GOAL-02 SK-R-57
        A hand bloodstone-amulet
        turn C

        C: end turn
        A: play
        show A
        ",
        expect![[r#"
            C: end turn
              C is done
              turn 11: A
            A: play
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

/// FT-01: the AP of the very turn; dropping it and taking it again gives nothing more.
#[test]
fn an_amulet_picked_up_grants_at_once_and_only_once() {
    check(
        "
        rule SK-FAQ-01 SK-R-57
        g7: entrance bloodstone-amulet

        A: pickup bloodstone-amulet
        A: drop bloodstone-amulet g7
        A: pickup bloodstone-amulet
        show A
        ",
        expect![[r#"
            A: pickup bloodstone-amulet
              A picks up bloodstone-amulet from g7
              A gains 1 ap
            A: drop bloodstone-amulet g7
              A drops bloodstone-amulet in g7
            A: pickup bloodstone-amulet
              A picks up bloodstone-amulet from g7
            show A
              A at g7
              A hand bloodstone-amulet
              A health 5
              A ap 2
        "#]],
    );
}

/// FT-02: one less against a monster, not against a trap.
#[test]
fn the_ceremonial_sword_hinders_in_combat_only() {
    check(
        "
        rule SK-CMB-01 SK-R-61
        g6: ns snare-1 skeleton-sentry-1
        A hand ceremonial-sword

        A: move north
        A: focus 0
        chance: die 4
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
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 4
              A rolls 4
              A's monster roll comes to 3
              A loses to skeleton-sentry-1
              A is hurt by 1, health 4
              A flees from g6 to g7
        "#]],
    );
}

/// FT-03: two cards win.
#[test]
fn the_key_counts_twice_beside_a_ceremonial_card() {
    check(
        "
        rule SK-R-08 SK-GOAL-01
        A hand ceremonial-key ceremonial-mask

        A: end turn
        ",
        expect![[r#"
            A: end turn
              A is done
              the game is over, won by A
        "#]],
    );
}

/// FT-03: and it forbids dashing.
#[test]
fn the_key_alone_counts_once() {
    check(
        "
        rule SK-R-08 SK-GOAL-02 SK-DASH-01
        g6: ns
        g5: ns
        A hand ceremonial-key leaden-idol

        A: dash north north
        A: end turn
        ",
        expect![[r#"
            A: dash north north
              refused SK-GOAL-02: the Ceremonial Key keeps you from dashing
            A: end turn
              A is done
              turn 11: B
        "#]],
    );
}

/// FT-04: it beats the eyepiece.
#[test]
fn the_mask_shows_only_ones_own_passage() {
    check(
        "
        rule SK-LOS-03 SK-R-61 SK-THROW-01
        g6: ns
        B at g6
        A hand ceremonial-mask fresnels-eyepiece snare-1

        A: throw snare-1 B
        A: drop snare-1 g6
        A: drop ceremonial-mask g7
        A: drop snare-1 g6
        ",
        expect![[r#"
            A: throw snare-1 B
              refused SK-THROW-01: B is not in your line of sight
            A: drop snare-1 g6
              refused SK-DROP-01: g6 is not in your line of sight
            A: drop ceremonial-mask g7
              A drops ceremonial-mask in g7
            A: drop snare-1 g6
              A drops snare-1 in g6
        "#]],
    );
}

/// FT-05: B is shoved to death; C holds the charm and is an opponent, too.
#[test]
fn the_charm_mourns_on_anyones_turn() {
    check(
        "
        rule SK-R-41 SK-HLTH-03 SK-DISC-07
        g6: ns skeleton-sentry-1
        B health 1
        C hand soulbond-charm

        A: shove B north
        chance: die 1
        show C health
        show g6
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
              C loses 2 health, health 3
            show C health
              C health 3
            show g6
              g6: TI-14 0 skeleton-sentry-1
        "#]],
    );
}

/// FT-05: only opponents count.
#[test]
fn the_charm_does_not_mourn_a_partner() {
    check(
        "
        rule SK-TEAM-17 SK-R-67
        players 4, mode team
        g6: ns skeleton-sentry-1
        A health 1
        C hand soulbond-charm
        B hand rabbits-foot-1

        A: move north
        A: focus 0
        chance: die 1
        show C health
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
            show C health
              C health 4
        "#]],
    );
}

/// FT-06: the first Move of the turn is over; digging is no Move.
#[test]
fn an_idol_picked_up_after_the_first_step_weighs_nothing() {
    check(
        "
        rule SK-R-61 SK-R-57
        g6: ns leaden-idol
        A hand sturdy-shovel
        A ap 5

        A: move north
        A: pickup leaden-idol
        A: move south
        A: dig sturdy-shovel north
        show A ap
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
            A: pickup leaden-idol
              A picks up leaden-idol from g6
            A: move south
              A goes from g6 to g7
            A: dig sturdy-shovel north
              A uses sturdy-shovel
              A digs from g7 to g6
            show A ap
              A ap 0
        "#]],
    );
}
