//! Treasures: skull, coin, diamond, chalice, opal, hourglass. Rules: SK-GOAL-02, SK-CARD-12.

use expect_test::expect;

use crate::check;

/// FT-07: nobody meets it now.
#[test]
fn the_skull_screams_up_what_waits_for_the_next_turn() {
    check(
        "
        rule SK-R-44 SK-R-10 SK-ENC-08
        g6: ns
        A at g6
        A hand screaming-skull

        A: end turn
        chance: draws bloodthirsty-bats-1
        show g6
        B: play
        B: end turn
        C: play
        C: end turn
        A: play
        A: focus 0
        chance: die 3
        ",
        expect![[r#"
            A: end turn
              A is done
            chance: draws bloodthirsty-bats-1
              bloodthirsty-bats-1 lies in g6
              turn 11: B
            show g6
              g6: TI-14 0 bloodthirsty-bats-1
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

/// An empty hazard deck leaves the skull silent (FT-07).
#[test]
fn an_empty_hazard_deck_leaves_the_skull_silent() {
    check(
        "
        rule SK-DISC-08
        g6: ns
        A at g6
        A hand screaming-skull
        hazard empty

        A: end turn
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: B
        "#]],
    );
}

/// Coin and satchel cancel out (FT-08, FE-11).
#[test]
fn coin_and_satchel_cancel_out() {
    check(
        "
        rule SK-TURN-05 SK-R-61
        A hand misers-coin leather-satchel snare-1 snare-2 trusty-whip oil-lantern

        A: end turn
        A: drop snare-1 g7
        A: end turn
        ",
        expect![[r#"
            A: end turn
              refused SK-TURN-05: you hold 6 items and may end your turn with 5; drop or use some
            A: drop snare-1 g7
              A drops snare-1 in g7
            A: end turn
              A is done
              snare-1 is discarded
              turn 11: B
        "#]],
    );
}

/// FT-09: then a card is picked from the rest.
#[test]
fn a_throw_shakes_the_diamond_loose_before_a_random_card() {
    check(
        "
        rule SK-R-40 SK-THROW-03 SK-R-38
        A hand snare-1
        B hand restless-diamond snare-2 trusty-whip

        A: throw snare-1 B
        chance: die 1
        A: focus 0
        chance: die 1
        chance?
        chance: picks trusty-whip
        show B hand
        ",
        expect![[r#"
            A: throw snare-1 B
              A throws snare-1 at B
              A drops snare-1 in g7
            chance: die 1
              B rolls 1
              B's defence roll comes to 1
            A: focus 0
            chance: die 1
              A rolls 1
              A's attack roll comes to 1
              A hits B
              B is hurt by 1, health 4
              B drops restless-diamond in g7
            chance?
              1 x picks trusty-whip
              1 x picks snare-2
            chance: picks trusty-whip
              B drops trusty-whip in g7
            show B hand
              B hand snare-2
        "#]],
    );
}

/// FT-10: with it nobody gains Health; drinking is not forbidden.
#[test]
fn the_chalice_spoils_springs_and_luck() {
    check(
        "
        rule SK-GOAL-02 SK-PASS-04
        g6: se drink
        A at g6
        A hand thirsty-chalice
        A health 2

        A: drink
        A: drop thirsty-chalice g6
        A: drink
        show A health
        ",
        expect![[r#"
            A: drink
            A: drop thirsty-chalice g6
              A drops thirsty-chalice in g6
            A: drink
              refused SK-R-59: you have already used this passage this turn
            show A health
              A health 2
        "#]],
    );
}

/// FT-11: 2 or less dazes; focus helps, being dazed does not.
#[test]
fn the_opal_looks_at_the_final_value() {
    check(
        "
        rule SK-R-31 SK-R-33 SK-R-09
        A hand hypnotic-opal
        turn C

        C: end turn
        A: play
        A: focus 1
        chance: die 2
        A: end turn
        B: play
        B: end turn
        C: play
        C: end turn
        A: play
        A: focus 0
        chance: die 2
        ",
        expect![[r#"
            C: end turn
              C is done
              turn 11: A
            A: play
            A: focus 1
              A focuses 1
            chance: die 2
              A rolls 2
              A's card roll comes to 3
            A: end turn
              A is done
              turn 12: B
            B: play
            B: end turn
              B is done
              turn 13: C
            C: play
            C: end turn
              C is done
              turn 14: A
            A: play
            A: focus 0
            chance: die 2
              A rolls 2
              A's card roll comes to 2
              A is dazed
        "#]],
    );
}

/// FT-01, FT-11: only these two are due.
#[test]
fn amulet_and_opal_come_in_the_owners_order() {
    check(
        "
        rule SK-R-12 SK-R-09
        A hand hypnotic-opal bloodstone-amulet leaden-idol
        turn C

        C: end turn
        A: play
        A: move north
        A: resolve leaden-idol
        A: resolve bloodstone-amulet
        A: focus 4
        chance: die 1
        ",
        expect![[r#"
            C: end turn
              C is done
              turn 11: A
            A: play
              A gains 1 ap
            A: move north
              refused SK-TURN-02: choose first which of your cards comes first
            A: resolve leaden-idol
              refused SK-R-12: leaden-idol has nothing to resolve now
            A: resolve bloodstone-amulet
              A loses 1 health, health 4
            A: focus 4
              A focuses 4
            chance: die 1
              A rolls 1
              A's card roll comes to 5
        "#]],
    );
}

/// The hourglass forbids focus but not a sword (FT-12).
#[test]
fn the_hourglass_forbids_focus_but_not_a_sword() {
    check(
        "
        rule SK-GOAL-02 SK-FOCUS-01 SK-CARD-08
        g6: ns hulking-troglodyte
        A hand cracked-hourglass rusty-sword-1

        A: move north
        A: focus 1
        A: use rusty-sword-1
        chance: die 2
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets hulking-troglodyte, needs 5
            A: focus 1
              refused SK-GOAL-02: the Cracked Hourglass keeps you from focusing
            A: use rusty-sword-1
              A uses rusty-sword-1
              rusty-sword-1 is discarded
            chance: die 2
              A rolls 2
              A's monster roll comes to 5
              A beats hulking-troglodyte
              hulking-troglodyte is discarded
        "#]],
    );
}
