//! The Mimic Stone. Ruling SK-R-60.

use expect_test::expect;

use crate::check;

/// It is met as the trap it copies, and a beaten copy is held until the turn ends.
#[test]
fn a_stone_that_is_a_pit_comes_first() {
    check(
        "
        rule SK-R-60 SK-FAQ-04
        g6: ns bear-trap-1
        A hand mimic-stone colossal-pit-1

        A: copy colossal-pit-1
        A: drop mimic-stone g6
        A: move north
        A: focus 0
        chance: die 5
        A: focus 0
        chance: die 4
        show A hand
        A: end turn
        show discards
        ",
        expect![[r#"
            A: copy colossal-pit-1
              A copies colossal-pit with the Mimic Stone
            A: drop mimic-stone g6
              A drops mimic-stone in g6
            A: move north
              A goes from g7 to g6
              A meets mimic-stone, needs 5
            A: focus 0
            chance: die 5
              A rolls 5
              A's trap roll comes to 5
              A beats mimic-stone
              A picks up mimic-stone from g6
              A meets bear-trap-1, needs 4
            A: focus 0
            chance: die 4
              A rolls 4
              A's trap roll comes to 4
              A beats bear-trap-1
              A picks up bear-trap-1 from g6
            show A hand
              A hand mimic-stone bear-trap-1 colossal-pit-1
            A: end turn
              A is done
              mimic-stone is discarded
              turn 11: B
            show discards
              discards mimic-stone
        "#]],
    );
}

/// It goes back to the Fortune deck and is not discarded.
#[test]
fn a_destroyed_copy_is_a_stone_again() {
    check(
        "
        rule SK-R-60 SK-DEST-03 SK-FAQ-10
        g6: ns
        A hand mimic-stone bear-trap-1

        A: copy bear-trap-1
        A: drop mimic-stone g6
        A: destroy north
        A: end turn
        show discards
        show fortune
        ",
        expect![[r#"
            A: copy bear-trap-1
              A copies bear-trap with the Mimic Stone
            A: drop mimic-stone g6
              A drops mimic-stone in g6
            A: destroy north
              TI-14 at g6 is destroyed with mimic-stone
            A: end turn
              A is done
              turn 11: B
            show discards
            show fortune
              fortune top mimic-stone
        "#]],
    );
}

/// Not what is behind a wall, no monster, not itself; and once.
#[test]
fn a_stone_copies_what_is_held_in_sight() {
    check(
        "
        rule SK-R-60 SK-LOS-01
        g6: ns basilisk
        h7: ns snare-1
        B at g6
        B hand hobnail-boots
        A hand mimic-stone

        A: copy snare-1
        A: copy basilisk
        A: copy mimic-stone
        A: copy hobnail-boots
        A: copy hobnail-boots
        show mimic
        ",
        expect![[r#"
            A: copy snare-1
              refused SK-R-60: snare-1 cannot be copied from here
            A: copy basilisk
              refused SK-R-60: basilisk cannot be copied from here
            A: copy mimic-stone
              refused SK-R-60: mimic-stone cannot be copied from here
            A: copy hobnail-boots
              A copies hobnail-boots with the Mimic Stone
            A: copy hobnail-boots
              refused SK-CARD-07: mimic-stone cannot be used that way
            show mimic
              mimic hobnail-boots
        "#]],
    );
}

/// Then it is discarded at the end of the turn.
#[test]
fn a_copied_boomerang_returns() {
    check(
        "
        rule SK-R-60 SK-FAQ-10
        A hand mimic-stone boomerang

        A: copy boomerang
        A: throw mimic-stone B
        chance: die 6
        A: focus 0
        chance: die 1
        show A hand
        A: end turn
        show A hand
        ",
        expect![[r#"
            A: copy boomerang
              A copies boomerang with the Mimic Stone
            A: throw mimic-stone B
              A throws mimic-stone at B
              A drops mimic-stone in g7
            chance: die 6
              B rolls 6
              B's defence roll comes to 6
            A: focus 0
            chance: die 1
              A rolls 1
              A's attack roll comes to 1
              A misses B
              A picks up mimic-stone from g7
            show A hand
              A hand boomerang mimic-stone
            A: end turn
              A is done
              mimic-stone is discarded
              turn 11: B
            show A hand
              A hand boomerang
        "#]],
    );
}

/// Curses are copied, too; they add up.
#[test]
fn copied_curses_add_up() {
    check(
        "
        rule SK-R-61 SK-R-60 SK-GOAL-02
        g6: ns
        A hand mimic-stone leaden-idol

        A: copy leaden-idol
        A: move north
        show A ap
        ",
        expect![[r#"
            A: copy leaden-idol
              A copies leaden-idol with the Mimic Stone
            A: move north
              A goes from g7 to g6
            show A ap
              A ap 0
        "#]],
    );
}

/// The turn ends by death: the Stone goes all the same.
#[test]
fn the_dead_lose_the_copy_to_the_discards() {
    check(
        "
        rule SK-R-60 SK-R-10 SK-HLTH-05
        g6: ns skeleton-sentry-1
        A hand mimic-stone boomerang
        A health 1

        A: copy boomerang
        A: move north
        A: focus 0
        chance: die 1
        show discards
        show g6
        ",
        expect![[r#"
            A: copy boomerang
              A copies boomerang with the Mimic Stone
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
              A drops boomerang in g6
              A drops mimic-stone in g6
              mimic-stone is discarded
              turn 11: B
            show discards
              discards mimic-stone
            show g6
              g6: TI-14 0 boomerang skeleton-sentry-1
        "#]],
    );
}

/// A copy of a treasure is a treasure: the Ooze leaves it.
#[test]
fn an_ooze_leaves_the_copy_of_a_treasure() {
    check(
        "
        rule SK-R-60 SK-R-38
        g6: ns voracious-ooze
        A hand mimic-stone leaden-idol snare-1

        A: copy leaden-idol
        A: move north
        chance: die 1
        chance?
        chance: picks snare-1
        ",
        expect![[r#"
            A: copy leaden-idol
              A copies leaden-idol with the Mimic Stone
            A: move north
              A goes from g7 to g6
              A meets voracious-ooze, needs 3
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
        "#]],
    );
}

/// The Stone goes before the effects of the end of a turn.
#[test]
fn a_copied_skull_does_not_scream() {
    check(
        "
        rule SK-R-10 SK-FAQ-11 SK-R-60
        g6: ns
        A at g6
        B at g6
        B hand screaming-skull
        A hand mimic-stone

        A: copy screaming-skull
        A: end turn
        show g6
        ",
        expect![[r#"
            A: copy screaming-skull
              A copies screaming-skull with the Mimic Stone
            A: end turn
              A is done
              mimic-stone is discarded
              turn 11: B
            show g6
              g6: TI-14 0
        "#]],
    );
}

/// E1 comes before E2.
#[test]
fn a_copied_satchel_counts_when_the_end_is_declared() {
    check(
        "
        rule SK-R-10 SK-TURN-05 SK-R-60
        B hand leather-satchel
        A hand mimic-stone boomerang snare-1 snare-2 trusty-whip oil-lantern soothing-pipe-1

        A: end turn
        A: copy leather-satchel
        A: end turn
        ",
        expect![[r#"
            A: end turn
              refused SK-TURN-05: you hold 7 items and may end your turn with 5; drop or use some
            A: copy leather-satchel
              A copies leather-satchel with the Mimic Stone
            A: end turn
              A is done
              mimic-stone is discarded
              turn 11: B
        "#]],
    );
}

/// A copy of a trap is one of the encounters that a ghost's choice counts.
#[test]
fn a_copied_trap_draws_whom_the_sign_sends() {
    check(
        "
        rule SK-R-60 SK-R-86 SK-GT-15
        players 1, mode solo-normal
        b1: esw convincing-sign-1
        c1: ew mimic-stone
        b2: ns
        ghost-1 rogues at b2
        mimic bear-trap

        A: move east
        A: focus 0
        chance: die 1
        chance?
        chance: goes east
        ",
        expect![[r#"
            A: move east
              A goes from a1 to b1
              A meets convincing-sign-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to convincing-sign-1
              A is hurt by 0, health 7
            chance?
              1 x goes east
            chance: goes east
              A is sent from b1 to c1
              A meets mimic-stone, needs 4
        "#]],
    );
}
