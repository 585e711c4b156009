//! The end of a turn and of the game. Rules: SK-GOAL, SK-CARD-10, SK-FAQ.

mod pairs;
mod team;
mod winning;

use expect_test::expect;

use crate::check;

/// Nobody wins on another's turn (S-55).
#[test]
fn nobody_wins_on_anothers_turn() {
    check(
        "
        rule SK-GOAL-01 SK-R-08 SK-CARD-03
        g6: ns
        A at g6
        B at g6
        B hand leaden-idol thirsty-chalice restless-diamond

        A: shove B south
        A: end turn
        B: play
        B: end turn
        ",
        expect![[r#"
            A: shove B south
              B is shoved from g6 to g7
            A: end turn
              A is done
              turn 11: B
            B: play
            B: end turn
              B is done
              the game is over, won by B
        "#]],
    );
}

/// S-56. The Hazard drawn into the Cave Entrance is discarded, then the game is won.
#[test]
fn the_skull_screams_before_the_win() {
    check(
        "
        rule SK-R-10 SK-CARD-10 SK-R-56
        A hand screaming-skull leaden-idol thirsty-chalice

        A: end turn
        chance: draws basilisk
        A: end turn
        ",
        expect![[r#"
            A: end turn
              A is done
            chance: draws basilisk
              basilisk lies in g7
              basilisk is discarded
              the game is over, won by A
            A: end turn
              refused SK-GOAL-01: the game is over
        "#]],
    );
}

/// S-57. The Stone is discarded before the win is checked.
#[test]
fn a_copied_treasure_never_wins() {
    check(
        "
        rule SK-FAQ-10 SK-FAQ-11 SK-R-60
        A hand restless-diamond thirsty-chalice mimic-stone
        B hand hypnotic-opal

        A: copy hypnotic-opal
        A: end turn
        show discards
        ",
        expect![[r#"
            A: copy hypnotic-opal
              A copies hypnotic-opal with the Mimic Stone
            A: end turn
              A is done
              mimic-stone is discarded
              turn 11: B
            show discards
              discards mimic-stone
        "#]],
    );
}

/// A copied trap is won and goes at the end of the turn (S-58).
#[test]
fn a_copied_trap_is_won_and_goes_at_the_end_of_the_turn() {
    check(
        "
        rule SK-R-60 SK-FAQ-10 SK-ENC-05
        g6: nesw
        A hand mimic-stone
        B hand bear-trap-1

        A: copy basilisk
        A: copy bear-trap-1
        A: drop mimic-stone g6
        A: shove B north
        chance: die 5
        show B hand
        A: end turn
        show B hand
        ",
        expect![[r#"
            A: copy basilisk
              refused SK-R-60: basilisk cannot be copied from here
            A: copy bear-trap-1
              A copies bear-trap with the Mimic Stone
            A: drop mimic-stone g6
              A drops mimic-stone in g6
            A: shove B north
              B is shoved from g7 to g6
              B meets mimic-stone, needs 4
            chance: die 5
              B rolls 5
              B's trap roll comes to 5
              B beats mimic-stone
              B picks up mimic-stone from g6
            show B hand
              B hand mimic-stone bear-trap-1
            A: end turn
              A is done
              mimic-stone is discarded
              turn 11: B
            show B hand
              B hand bear-trap-1
        "#]],
    );
}

/// The amulet kills before the win (S-59).
#[test]
fn the_amulet_kills_before_the_win() {
    check(
        "
        rule SK-R-09 SK-HLTH-05 SK-R-41
        A hand bloodstone-amulet leaden-idol thirsty-chalice
        A health 1
        turn C

        C: end turn
        A: play
        show g7
        ",
        expect![[r#"
            C: end turn
              C is done
              turn 11: A
            A: play
              A gains 1 ap
              A loses 1 health, health 0
              A dies in g7
              A drops bloodstone-amulet in g7
              A drops leaden-idol in g7
              A drops thirsty-chalice in g7
              turn 12: B
            show g7
              g7: entrance bloodstone-amulet leaden-idol thirsty-chalice
        "#]],
    );
}

/// The coin lowers the limit (S-60).
#[test]
fn the_coin_lowers_the_limit() {
    check(
        "
        rule SK-TURN-05 SK-GOAL-02
        A hand misers-coin trusty-whip oil-lantern snare-1 snare-2

        A: end turn
        A: drop snare-1 g7
        A: drop snare-2 g7
        A: end turn
        ",
        expect![[r#"
            A: end turn
              refused SK-TURN-05: you hold 5 items and may end your turn with 3; drop or use some
            A: drop snare-1 g7
              A drops snare-1 in g7
            A: drop snare-2 g7
              A drops snare-2 in g7
            A: end turn
              A is done
              snare-1 is discarded
              snare-2 is discarded
              turn 11: B
        "#]],
    );
}

/// The satchel raises the limit (FE-11).
#[test]
fn the_satchel_raises_the_limit() {
    check(
        "
        rule SK-TURN-05
        A hand leather-satchel trusty-whip oil-lantern snare-1 snare-2 boomerang soothing-pipe-1

        A: end turn
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: B
        "#]],
    );
}
