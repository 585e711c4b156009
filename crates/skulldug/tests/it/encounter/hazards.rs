//! What single Hazards do, and cards played around rolls. Rules: SK-ENC, SK-FAQ.

use expect_test::expect;

use crate::check;

/// HM-05. A dead one is passed over.
#[test]
fn the_jester_gives_to_the_next_opponent() {
    check(
        "
        rule SK-R-15 SK-FAQ-09 SK-R-38
        g6: ns swindling-jester
        A hand snare-1
        B dead

        A: move north
        A: focus 0
        chance: die 1
        chance: picks snare-1
        show C hand
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets swindling-jester, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to swindling-jester
              A is hurt by 1, health 4
            chance: picks snare-1
              C takes snare-1 from A
              A flees from g6 to g7
            show C hand
              C hand snare-1
        "#]],
    );
}

/// The ooze leaves treasures (HM-10).
#[test]
fn the_ooze_leaves_treasures() {
    check(
        "
        rule SK-R-38 SK-R-24
        g6: ns voracious-ooze
        A hand leaden-idol snare-1
        A ap 4

        A: move north
        A: focus 0
        chance: die 1
        chance?
        chance: picks snare-1
        show discards
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets voracious-ooze, needs 3
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to voracious-ooze
              A is hurt by 1, health 4
            chance?
              1 x picks snare-1
            chance: picks snare-1
              snare-1 is discarded
              A flees from g6 to g7
            show discards
              discards snare-1
        "#]],
    );
}

/// The banshee dazes all in sight (HM-11).
#[test]
fn the_banshee_dazes_all_in_sight() {
    check(
        "
        rule SK-DAZE-01 SK-R-42
        g6: ns wailing-banshee
        g5: ns
        B at g5

        A: move north
        A: focus 0
        chance: die 1
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets wailing-banshee, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to wailing-banshee
              A is hurt by 0, health 5
              A is dazed
              B is dazed
              C is dazed
              A flees from g6 to g7
        "#]],
    );
}

/// HT-02. Where it leads is entered; no Shove.
#[test]
fn the_sign_is_read_by_the_next_opponent() {
    check(
        "
        rule SK-R-15 SK-R-19 SK-R-12
        g6: nes convincing-sign-1
        g5: ns snare-1
        A hand boomerang
        A ap 4

        A: move north
        A: focus 0
        chance: die 1
        A: send south
        B: send west
        B: send north
        A: focus 0
        chance: die 1
        show g5
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
              A is hurt by 0, health 5
            A: send south
              refused SK-TURN-02: it is not A's turn to decide
            B: send west
              refused SK-PASS-07: no passage connects west of the victim
            B: send north
              A is sent from g6 to g5
              A meets snare-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to snare-1
              A is hurt by 0, health 5
              A drops boomerang in g5
            show g5
              g5: TI-14 0 boomerang snare-1
        "#]],
    );
}

/// FC-11. Only when one is about to meet it.
#[test]
fn smoke_skips_a_monster() {
    check(
        "
        rule SK-CARD-08 SK-CARD-07 SK-CARD-09
        g6: ns skeleton-sentry-1 bloodthirsty-bats-1
        A hand smoke-bomb

        A: use smoke-bomb
        A: move north
        A: face skeleton-sentry-1
        A: use smoke-bomb
        A: focus 0
        chance: die 6
        show g6
        ",
        expect![[r#"
            A: use smoke-bomb
              refused SK-CARD-07: smoke-bomb cannot be used at this moment
            A: move north
              A goes from g7 to g6
            A: face skeleton-sentry-1
              A meets skeleton-sentry-1, needs 4
            A: use smoke-bomb
              A uses smoke-bomb
              smoke-bomb is discarded
              A passes by skeleton-sentry-1
              A meets bloodthirsty-bats-1, needs 3
            A: focus 0
            chance: die 6
              A rolls 6
              A's monster roll comes to 6
              A beats bloodthirsty-bats-1
              bloodthirsty-bats-1 is discarded
            show g6
              g6: TI-14 0 skeleton-sentry-1
        "#]],
    );
}

/// The round of offers starts again with every card played.
#[test]
fn foot_and_tomato_go_round_until_all_pass() {
    check(
        "
        rule SK-R-35 SK-R-36 SK-CARD-08
        g6: ns skeleton-sentry-1
        A hand rabbits-foot-1 rabbits-foot-2
        B hand rotten-tomato

        A: move north
        A: focus 0
        chance: die 4
        A: pass
        B: use rotten-tomato
        A: use rabbits-foot-1
        chance: die 5
        A: use rabbits-foot-2
        chance: die 6
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 4
              A rolls 4
            A: pass
            B: use rotten-tomato
              B uses rotten-tomato
              rotten-tomato is discarded
            A: use rabbits-foot-1
              A uses rabbits-foot-1
              rabbits-foot-1 is discarded
            chance: die 5
              A rolls 5
            A: use rabbits-foot-2
              A uses rabbits-foot-2
              rabbits-foot-2 is discarded
            chance: die 6
              A rolls 6
              A's monster roll comes to 4
              A beats skeleton-sentry-1
              skeleton-sentry-1 is discarded
        "#]],
    );
}

/// HT-09; and the rival leaves a Fortune.
#[test]
fn a_rotating_floor_turns_the_passage() {
    check(
        "
        rule SK-R-26 SK-PASS-12
        g6: nes rotating-floor forgotten-rival

        A: move north
        A: focus 0
        chance: die 1
        A: focus 1
        chance: die 3
        chance: draws boomerang
        show g6
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets rotating-floor, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to rotating-floor
              A is hurt by 1, health 4
              g6 turns by 1
              A meets forgotten-rival, needs 4
            A: focus 1
              A focuses 1
            chance: die 3
              A rolls 3
              A's monster roll comes to 4
              A beats forgotten-rival
              forgotten-rival is discarded
            chance: draws boomerang
              boomerang lies in g6
            show g6
              g6: TI-05 2 boomerang rotating-floor
        "#]],
    );
}
