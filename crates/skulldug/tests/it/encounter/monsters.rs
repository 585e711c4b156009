//! Monsters: basilisk, horror, monkey, jester, bats, sentry, troglodyte. Rules: SK-CARD-04, SK-ENC.

use expect_test::expect;

use crate::check;

/// HM-01: then one flees.
#[test]
fn the_basilisk_bites_three_and_dazes() {
    check(
        "
        rule SK-ENC-06 SK-ENC-07 SK-INJ-01
        g6: ns basilisk

        A: move north
        A: focus 0
        chance: die 5
        show A
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets basilisk, needs 6
            A: focus 0
            chance: die 5
              A rolls 5
              A's monster roll comes to 5
              A loses to basilisk
              A is hurt by 3, health 2
              A is dazed
              A flees from g6 to g7
            show A
              A at g7
              A health 2
              A ap 2
              A last g6
              A dazed
              A moved
        "#]],
    );
}

/// HM-02: where nobody flees, one is still flung; the other monsters there are skipped.
#[test]
fn the_horror_flings_at_the_start_of_a_turn() {
    check(
        "
        rule SK-R-45 SK-R-63 SK-R-62 SK-ENC-13
        g6: ns putrid-horror skeleton-sentry-1
        g8: n
        A at g6
        turn C

        C: end turn
        A: play
        A: face putrid-horror
        A: focus 0
        chance: die 1
        chance?
        chance: goes south
        show A at
        ",
        expect![[r#"
            C: end turn
              C is done
              turn 11: A
            A: play
            A: face putrid-horror
              A meets putrid-horror, needs 5
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to putrid-horror
              A is hurt by 1, health 4
            chance?
              1 x goes north
              1 x goes south
            chance: goes south
              A slides from g6 to g7
              A slides from g7 to g8
            show A at
              A at g8
        "#]],
    );
}

/// HM-02: nor do they flee.
#[test]
fn the_horror_cannot_fling_the_pinned() {
    check(
        "
        rule SK-R-30
        g6: ns bear-trap-1 putrid-horror

        A: move north
        A: focus 0
        chance: die 1
        A: focus 0
        chance: die 1
        show A at
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
              A meets putrid-horror, needs 5
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to putrid-horror
              A is hurt by 1, health 3
            show A at
              A at g6
        "#]],
    );
}

/// HM-04: one flees all the same.
#[test]
fn a_monkey_finds_no_card_in_an_empty_hand() {
    check(
        "
        rule SK-R-38 SK-ENC-07
        g6: ns mischievous-monkey-1

        A: move north
        A: focus 0
        chance: die 2
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets mischievous-monkey-1, needs 3
            A: focus 0
            chance: die 2
              A rolls 2
              A's monster roll comes to 2
              A loses to mischievous-monkey-1
              A is hurt by 1, health 4
              A flees from g6 to g7
        "#]],
    );
}

/// HM-04: from the whole hand; it falls into the monkey's passage.
#[test]
fn a_monkey_takes_traps_too() {
    check(
        "
        rule SK-FAQ-09 SK-R-40
        g6: ns mischievous-monkey-2
        A hand snare-1 leaden-idol
        A ap 3

        A: move north
        A: focus 0
        chance: die 2
        chance?
        chance: picks snare-1
        show g6
        show A at
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets mischievous-monkey-2, needs 3
            A: focus 0
            chance: die 2
              A rolls 2
              A's monster roll comes to 2
              A loses to mischievous-monkey-2
              A is hurt by 1, health 4
            chance?
              1 x picks leaden-idol
              1 x picks snare-1
            chance: picks snare-1
              A drops snare-1 in g6
              A flees from g6 to g7
            show g6
              g6: TI-14 0 mischievous-monkey-2 snare-1
            show A at
              A at g7
        "#]],
    );
}

/// HM-05: in a duel the shover profits; running shoes grant at once.
#[test]
fn the_jester_gives_to_who_is_on_turn() {
    check(
        "
        rule SK-R-15 SK-R-57 SK-SHOVE-02
        players 2, mode duel
        b1: ew swindling-jester
        B hand running-shoes

        A: shove B east
        chance: die 1
        chance: picks running-shoes
        show A
        ",
        expect![[r#"
            A: shove B east
              B is shoved from a1 to b1
              B meets swindling-jester, needs 4
            chance: die 1
              B rolls 1
              B's monster roll comes to 1
              B loses to swindling-jester
              B is hurt by 1, health 4
            chance: picks running-shoes
              A takes running-shoes from B
              A gains 1 ap for moving
              B flees from b1 to a1
            show A
              A at a1
              A hand running-shoes
              A health 5
              A ap 2
              A move-ap 1
              A shoved
        "#]],
    );
}

/// The jester drops it when nobody is left (HM-05).
#[test]
fn the_jester_drops_it_when_nobody_is_left() {
    check(
        "
        rule SK-R-15 SK-R-53
        g6: ns swindling-jester
        A hand snare-1
        B dead
        C dead

        A: move north
        A: focus 0
        chance: die 1
        chance: picks snare-1
        show g6
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
              A drops snare-1 in g6
              A flees from g6 to g7
            show g6
              g6: TI-14 0 swindling-jester snare-1
        "#]],
    );
}

/// Bats and troglodytes have only teeth (HM-06, HM-07, HM-09).
#[test]
fn bats_and_troglodytes_have_only_teeth() {
    check(
        "
        rule SK-ENC-03 SK-ENC-04 SK-ENC-12
        g6: ns bloodthirsty-bats-2 skeleton-sentry-2 hulking-troglodyte
        A ap 5

        A: move north
        A: face bloodthirsty-bats-2
        A: focus 0
        chance: die 3
        A: face skeleton-sentry-2
        A: focus 0
        chance: die 4
        A: focus 0
        chance: die 4
        show A
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
            A: face bloodthirsty-bats-2
              A meets bloodthirsty-bats-2, needs 3
            A: focus 0
            chance: die 3
              A rolls 3
              A's monster roll comes to 3
              A beats bloodthirsty-bats-2
              bloodthirsty-bats-2 is discarded
            A: face skeleton-sentry-2
              A meets skeleton-sentry-2, needs 4
            A: focus 0
            chance: die 4
              A rolls 4
              A's monster roll comes to 4
              A beats skeleton-sentry-2
              skeleton-sentry-2 is discarded
              A meets hulking-troglodyte, needs 5
            A: focus 0
            chance: die 4
              A rolls 4
              A's monster roll comes to 4
              A loses to hulking-troglodyte
              A is hurt by 2, health 3
              A flees from g6 to g7
            show A
              A at g7
              A health 3
              A ap 4
              A last g6
              A moved
        "#]],
    );
}
