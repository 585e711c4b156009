//! What wins and what does not; the cap. Rules: SK-GOAL.

use expect_test::expect;

use crate::check;

/// And nobody with the key dashes.
#[test]
fn a_key_counts_two_beside_another_ceremonial_card() {
    check(
        "
        rule SK-R-08 SK-GOAL-01 SK-GOAL-02
        g6: ns
        A hand ceremonial-key ceremonial-sword

        A: dash north south
        A: end turn
        ",
        expect![[r#"
            A: dash north south
              refused SK-GOAL-02: the Ceremonial Key keeps you from dashing
            A: end turn
              A is done
              the game is over, won by A
        "#]],
    );
}

/// A key alone counts one (FT-03).
#[test]
fn a_key_alone_counts_one() {
    check(
        "
        rule SK-R-08
        A hand ceremonial-key leaden-idol

        A: end turn
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: B
        "#]],
    );
}

/// The win is at the Cave Entrance.
#[test]
fn three_treasures_elsewhere_win_nothing() {
    check(
        "
        rule SK-GOAL-01
        g6: ns
        A at g6
        A hand restless-diamond leaden-idol thirsty-chalice

        A: end turn
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: B
        "#]],
    );
}

/// Dropped there, they are a danger until then.
#[test]
fn hazards_in_the_cave_entrance_are_gone_after_every_turn() {
    check(
        "
        rule SK-CARD-10 SK-R-10 SK-ENC-10
        g6: ns
        A hand snare-1 boomerang
        A at g6

        A: drop snare-1 g7
        A: drop boomerang g7
        A: end turn
        show g7
        ",
        expect![[r#"
            A: drop snare-1 g7
              A drops snare-1 in g7
            A: drop boomerang g7
              A drops boomerang in g7
            A: end turn
              A is done
              snare-1 is discarded
              turn 11: B
            show g7
              g7: entrance boomerang
        "#]],
    );
}

/// Live play has none.
#[test]
fn a_cap_makes_a_draw() {
    check(
        "
        rule SK-R-14 SK-R-13
        players 2, mode duel, cap 11
        turn A, number 10

        A: end turn
        B: play
        B: end turn
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: B
            B: play
            B: end turn
              B is done
              the game is over, won by A B
        "#]],
    );
}

/// The extra AP is there at once.
#[test]
fn the_opal_and_the_amulet_come_in_their_owners_order() {
    check(
        "
        rule SK-R-12 SK-R-09 SK-R-57 SK-R-31
        A hand bloodstone-amulet hypnotic-opal
        turn C

        C: end turn
        A: play
        A: resolve boomerang
        A: resolve hypnotic-opal
        A: focus 1
        chance: die 1
        show A
        ",
        expect![[r#"
            C: end turn
              C is done
              turn 11: A
            A: play
              A gains 1 ap
            A: resolve boomerang
              refused SK-R-12: boomerang has nothing to resolve now
            A: resolve hypnotic-opal
            A: focus 1
              A focuses 1
            chance: die 1
              A rolls 1
              A's card roll comes to 2
              A is dazed
              A loses 1 health, health 4
            show A
              A at g7
              A hand bloodstone-amulet hypnotic-opal
              A health 4
              A ap 3
              A dazed
        "#]],
    );
}
