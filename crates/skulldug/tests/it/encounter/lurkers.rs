//! Monsters: mummy, ooze, banshee, guardian, tentacles, rival. Rules: SK-CARD-04, SK-ENC.

use expect_test::expect;

use crate::check;

/// HM-08: only after the passage fled into is resolved.
#[test]
fn a_mummy_follows_into_the_next_trap() {
    check(
        "
        rule SK-R-44 SK-R-47
        g6: ns snare-1
        g5: ns shambling-mummy-1
        A at g6
        A hand boomerang

        A: move north
        A: focus 0
        chance: die 3
        A: focus 0
        chance: die 1
        show g6
        ",
        expect![[r#"
            A: move north
              A goes from g6 to g5
              A meets shambling-mummy-1, needs 4
            A: focus 0
            chance: die 3
              A rolls 3
              A's monster roll comes to 3
              A loses to shambling-mummy-1
              A is hurt by 2, health 3
              A flees from g5 to g6
              A meets snare-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to snare-1
              A is hurt by 0, health 3
              A drops boomerang in g6
              shambling-mummy-1 goes from g5 to g6
            show g6
              g6: TI-14 0 boomerang shambling-mummy-1 snare-1
        "#]],
    );
}

/// HM-08: the rest of the chain is void.
#[test]
fn a_mummy_does_not_follow_who_dies_on_the_way() {
    check(
        "
        rule SK-R-51 SK-R-44
        g6: ns poison-darts-1
        g5: ns shambling-mummy-1
        A at g6
        A health 3

        A: move north
        A: focus 0
        chance: die 3
        A: focus 0
        chance: die 1
        show g5
        show g6
        ",
        expect![[r#"
            A: move north
              A goes from g6 to g5
              A meets shambling-mummy-1, needs 4
            A: focus 0
            chance: die 3
              A rolls 3
              A's monster roll comes to 3
              A loses to shambling-mummy-1
              A is hurt by 2, health 1
              A flees from g5 to g6
              A meets poison-darts-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to poison-darts-1
              A is hurt by 1, health 0
              A dies in g6
              turn 11: B
            show g5
              g5: TI-15 0 shambling-mummy-1
            show g6
              g6: TI-14 0 poison-darts-1
        "#]],
    );
}

/// HM-08: at the start of a turn nobody flees.
#[test]
fn a_mummy_that_is_not_fled_from_stays() {
    check(
        "
        rule SK-R-45 SK-FLEE-02
        g6: ns shambling-mummy-2
        A at g6
        turn C

        C: end turn
        A: play
        A: focus 0
        chance: die 1
        show g6
        ",
        expect![[r#"
            C: end turn
              C is done
              turn 11: A
            A: play
              A meets shambling-mummy-2, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to shambling-mummy-2
              A is hurt by 2, health 3
            show g6
              g6: TI-14 0 shambling-mummy-2
        "#]],
    );
}

/// HM-10: with only treasures nothing is lost.
#[test]
fn an_ooze_eats_nothing_but_treasures_left() {
    check(
        "
        rule SK-R-38 SK-R-24
        g6: ns voracious-ooze
        A hand leaden-idol

        A: move north
        A: focus 0
        chance: die 2
        show A hand
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets voracious-ooze, needs 3
            A: focus 0
            chance: die 2
              A rolls 2
              A's monster roll comes to 2
              A loses to voracious-ooze
              A is hurt by 1, health 4
              A flees from g6 to g7
            show A hand
              A hand leaden-idol
        "#]],
    );
}

/// HM-11: all in line of sight, the victim too; no damage, and still one flees.
#[test]
fn a_banshee_is_not_heard_behind_a_wall() {
    check(
        "
        rule SK-DAZE-01 SK-R-39 SK-LOS-02
        g6: ns wailing-banshee
        h6: ns
        C at h6

        A: move north
        A: focus 0
        chance: die 3
        show C
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets wailing-banshee, needs 4
            A: focus 0
            chance: die 3
              A rolls 3
              A's monster roll comes to 3
              A loses to wailing-banshee
              A is hurt by 0, health 5
              A is dazed
              B is dazed
              A flees from g6 to g7
            show C
              C at h6
              C health 5
              C ap 0
        "#]],
    );
}

/// HM-12: none, and it is easy.
#[test]
fn the_guardian_counts_treasures_at_the_roll() {
    check(
        "
        rule SK-ENC-03
        g6: ns jealous-guardian
        A hand boomerang

        A: move north
        A: focus 0
        chance: die 3
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets jealous-guardian, needs 3
            A: focus 0
            chance: die 3
              A rolls 3
              A's monster roll comes to 3
              A beats jealous-guardian
              jealous-guardian is discarded
        "#]],
    );
}

/// HM-13: pinned, and no flight; the next monster comes all the same.
#[test]
fn the_tentacles_hold() {
    check(
        "
        rule SK-R-30 SK-ENC-13 SK-FLEE-02
        g6: ns tentacled-thing bloodthirsty-bats-1

        A: move north
        A: face tentacled-thing
        A: focus 0
        chance: die 1
        A: focus 0
        chance: die 1
        A: move south
        A: pry free
        A: move south
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
            A: face tentacled-thing
              A meets tentacled-thing, needs 5
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to tentacled-thing
              A is hurt by 1, health 4
              A is pinned
              A meets bloodthirsty-bats-1, needs 3
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to bloodthirsty-bats-1
              A is hurt by 1, health 3
            A: move south
              refused SK-R-30: you are Pinned and cannot leave; pry yourself free first
            A: pry free
              A is free again
            A: move south
              A goes from g6 to g7
        "#]],
    );
}

/// HM-14: in Solo it brings a ghost.
#[test]
fn a_rival_may_carry_a_treasure() {
    check(
        "
        rule SK-R-72 SK-GHOST-03 SK-ENC-04
        players 1, mode solo-easy
        b1: ew forgotten-rival

        A: move east
        A: focus 0
        chance: die 4
        chance: draws leaden-idol
        chance: spawns suits
        show ghost
        ",
        expect![[r#"
            A: move east
              A goes from a1 to b1
              A meets forgotten-rival, needs 4
            A: focus 0
            chance: die 4
              A rolls 4
              A's monster roll comes to 4
              A beats forgotten-rival
              forgotten-rival is discarded
            chance: draws leaden-idol
              leaden-idol lies in b1
            chance: spawns suits
              ghost-1 of the suits appears in b1
            show ghost
              ghost-1 suits at b1 new
        "#]],
    );
}
