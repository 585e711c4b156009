//! Equipment: whip, toolkit, knuckles, shovel, underwear. Rules: SK-CARD-01, SK-TURN-06.

mod armour;
mod gadgets;

use expect_test::expect;

use crate::check;

/// FE-01: not through a wall, and no monster.
#[test]
fn the_whip_reaches_only_connected_passages() {
    check(
        "
        rule SK-PICK-01 SK-CARD-04 SK-PASS-07
        g6: ns boomerang basilisk
        h7: ns snare-1
        A hand trusty-whip

        A: pickup snare-1
        A: pickup basilisk
        A: pickup boomerang
        ",
        expect![[r#"
            A: pickup snare-1
              refused SK-PICK-01: snare-1 is out of reach
            A: pickup basilisk
              refused SK-CARD-04: basilisk is a monster and cannot be picked up
            A: pickup boomerang
              A picks up boomerang from g6
        "#]],
    );
}

/// FE-02: not for monsters, nor for ledges.
#[test]
fn the_toolkit_is_for_traps() {
    check(
        "
        rule SK-CMB-01 SK-R-31
        g6: ns ledge poison-darts-1 skeleton-sentry-1
        A hand delicate-toolkit

        A: move north
        A: focus 0
        chance: die 2
        A: focus 0
        chance: die 2
        A: focus 0
        chance: die 2
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets the ledge, needs 3
            A: focus 0
            chance: die 2
              A rolls 2
              A's danger roll comes to 2
              A loses to the ledge
              A is hurt by 1, health 4
              A meets poison-darts-1, needs 4
            A: focus 0
            chance: die 2
              A rolls 2
              A's trap roll comes to 4
              A beats poison-darts-1
              A picks up poison-darts-1 from g6
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 2
              A rolls 2
              A's monster roll comes to 2
              A loses to skeleton-sentry-1
              A is hurt by 1, health 3
              A flees from g6 to g7
        "#]],
    );
}

/// FE-03: throwing and defending, too.
#[test]
fn knuckles_help_in_every_fight() {
    check(
        "
        rule SK-CMB-01 SK-R-89 SK-THROW-04
        A hand brass-knuckles snare-1 snare-2
        B hand boomerang

        A: throw snare-1 B
        chance: die 4
        A: focus 0
        chance: die 3
        chance: picks boomerang
        A: end turn
        B: play
        B: pickup boomerang
        B: throw boomerang A
        chance: die 3
        B: focus 0
        chance: die 3
        show A health
        ",
        expect![[r#"
            A: throw snare-1 B
              A throws snare-1 at B
              A drops snare-1 in g7
            chance: die 4
              B rolls 4
              B's defence roll comes to 4
            A: focus 0
            chance: die 3
              A rolls 3
              A's attack roll comes to 4
              A hits B
              B is hurt by 1, health 4
            chance: picks boomerang
              B drops boomerang in g7
            A: end turn
              A is done
              snare-1 is discarded
              turn 11: B
            B: play
            B: pickup boomerang
              B picks up boomerang from g7
            B: throw boomerang A
              B throws boomerang at A
              B drops boomerang in g7
            chance: die 3
              A rolls 3
              A's defence roll comes to 4
            B: focus 0
            chance: die 3
              B rolls 3
              B's attack roll comes to 3
              B misses A
              B picks up boomerang from g7
            show A health
              A health 5
        "#]],
    );
}

/// FE-04: 2 AP; what is met there cannot be fled from, for the wall is still there.
#[test]
fn a_shovel_digs_through_walls() {
    check(
        "
        rule SK-R-46 SK-R-19 SK-FLEE-02
        g6: ns
        h6: ns skeleton-sentry-1
        A at g6
        A hand sturdy-shovel

        A: dig sturdy-shovel east
        A: focus 1
        chance: die 1
        show A
        A: dig sturdy-shovel west
        ",
        expect![[r#"
            A: dig sturdy-shovel east
              A uses sturdy-shovel
              A digs from g6 to h6
              A meets skeleton-sentry-1, needs 4
            A: focus 1
              A focuses 1
            chance: die 1
              A rolls 1
              A's monster roll comes to 2
              A loses to skeleton-sentry-1
              A is hurt by 1, health 4
            show A
              A at h6
              A hand sturdy-shovel
              A health 4
              A ap 0
              A last g6
            A: dig sturdy-shovel west
              refused SK-TURN-03: that costs 2 AP, and you have 0 left
        "#]],
    );
}

/// Nobody digs off the table or out of a trap (FE-04).
#[test]
fn nobody_digs_off_the_table_or_out_of_a_trap() {
    check(
        "
        rule SK-PASS-05 SK-R-30
        a7: ew
        A at a7
        A hand sturdy-shovel
        A pinned

        A: dig sturdy-shovel north
        A: pry free
        A: dig sturdy-shovel west
        ",
        expect![[r#"
            A: dig sturdy-shovel north
              refused SK-R-30: you are Pinned and cannot leave; pry yourself free first
            A: pry free
              A is free again
            A: dig sturdy-shovel west
              refused SK-PASS-05: the table ends west of here
        "#]],
    );
}

/// FE-05: a lost roll of 6 still heals first.
#[test]
fn lucky_underwear_heals_before_the_blow() {
    check(
        "
        rule SK-FAQ-08 SK-R-35
        g6: nesw gaze basilisk
        A hand lucky-underwear
        A health 3

        A: move north
        A: focus 0
        chance: die 6
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets basilisk, needs 7
            A: focus 0
            chance: die 6
              A rolls 6
              A's monster roll comes to 6
              A gains 1 health, health 4
              A loses to basilisk
              A is hurt by 3, health 1
              A is dazed
              A flees from g6 to g7
        "#]],
    );
}
