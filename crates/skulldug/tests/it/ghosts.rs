//! What ghosts do to the player and to the cave. Rules: SK-GHOST, SK-GT.

mod choices;
mod ghost_hands;
mod haunting;
mod mediums;
mod poltergeists;
mod solo;

use expect_test::expect;

use crate::check;

/// S-70. Equal options are a uniform choice; the player flees back.
#[test]
fn a_ghost_shoves_into_the_most_hazards() {
    check(
        "
        rule SK-GT-15 SK-GT-24 SK-R-77 SK-R-46 SK-GT-21
        players 1, mode solo-easy
        b2: nesw
        b1: esw snare-1 snare-2
        c2: nsw skeleton-sentry-1 bucket-of-grease-1
        A at b2
        A hand boomerang
        ghost-1 rogues at b2
        ghost-1 hand leaden-idol

        A: end turn
        chance?
        chance: goes east
        chance: die 4
        chance: die 1
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for b2: it carries a treasure and hunts the player
            chance?
              1 x goes north
              1 x goes east
            chance: goes east
              A is shoved from b2 to c2
              A meets bucket-of-grease-1, needs 4
            chance: die 4
              A rolls 4
              A's trap roll comes to 4
              A beats bucket-of-grease-1
              A picks up bucket-of-grease-1 from c2
              A meets skeleton-sentry-1, needs 4
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to skeleton-sentry-1
              A is hurt by 1, health 8
              A flees from c2 to b2
              turn 12: A
        "#]],
    );
}

/// Without Hazards around: into a connected undiscovered passage.
#[test]
fn a_ghost_shoves_into_the_dark_else() {
    check(
        "
        rule SK-GT-16 SK-R-17 SK-GHOST-02
        players 1, mode solo-easy
        b1: esw
        A at b1
        ghost-1 cultists at b1
        c1: nsw

        A: end turn
        chance: tile TI-14
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for b1: no treasure lies about and it hunts the player
              A is shoved from b1 to b2
            chance: tile TI-14
              A draws TI-14
              A lays TI-14 at b2, turns 0
              turn 12: A
        "#]],
    );
}

/// Random among connected passages.
#[test]
fn a_ghost_shoves_anywhere_if_nothing_else_is_left() {
    check(
        "
        rule SK-GT-17 SK-GT-24
        players 1, mode solo-easy
        b1: ew
        c1: sw
        A at b1
        ghost-1 cultists at b1

        A: end turn
        chance?
        chance: goes east
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for b1: no treasure lies about and it hunts the player
            chance?
              1 x goes east
              1 x goes west
            chance: goes east
              A is shoved from b1 to c1
              turn 12: A
        "#]],
    );
}

/// S-71. The player lays the tile; a treasure drawn there brings another ghost; the dead one is back on its next turn.
#[test]
fn a_shoved_ghost_dies_where_it_was_put() {
    check(
        "
        rule SK-GHOST-07 SK-GHOST-08 SK-GHOST-09 SK-GHOST-10 SK-GHOST-11 SK-GT-00 SK-R-17 SK-R-83
        players 1, mode solo-normal
        b1: esw
        A at b1
        ghost-1 suits at b1
        ghost-1 hand boomerang

        A: shove ghost-1 east
        chance: tile TI-15
        chance: draws leaden-idol
        chance: spawns rogues
        show c1
        A: end turn
        chance: tile TI-14
        ",
        expect![[r#"
            A: shove ghost-1 east
              ghost-1 is shoved from b1 to c1
            chance: tile TI-15
              A draws TI-15
              A lays TI-15 at c1, turns 1
            chance: draws leaden-idol
              leaden-idol lies in c1
            chance: spawns rogues
              ghost-2 of the rogues appears in c1
              ghost-1 dies in c1
              ghost-1 drops boomerang in c1
            show c1
              c1: TI-15 1 leaden-idol boomerang
            A: end turn
              A is done
              cave health 19
              turn 11: ghost-1
              ghost-1 is back in a1
              turn 12: ghost-2
              ghost-2 picks up leaden-idol from c1
              ghost-2 heads for b1: it carries a treasure and hunts the player
              ghost-2 drifts from c1 to b1
              A is shoved from b1 to b2
            chance: tile TI-14
              A draws TI-14
              A lays TI-14 at b2, turns 0
              turn 13: A
        "#]],
    );
}

/// S-72. Not the Cave Entrance.
#[test]
fn a_suit_turns_its_passage() {
    check(
        "
        rule SK-GT-20 SK-R-81 SK-R-80 SK-PASS-12 SK-R-82
        players 1, mode solo-normal
        b1: esw
        A at b1
        ghost-1 suits at b1
        ghost-2 cultists at a1
        ghost-1 hand leaden-idol
        ghost-2 hand thirsty-chalice
        A hand hobnail-boots

        A: end turn
        show b1
        ",
        expect![[r#"
            A: end turn
              A is done
              cave health 19
              turn 11: ghost-1
              ghost-1 heads for b1: it carries a treasure and hunts the player
              b1 turns by 1
              turn 12: ghost-2
              ghost-2 heads for b1: it carries a treasure and hunts the player
              ghost-2 drifts from a1 to b1
              turn 13: A
            show b1
              b1: TI-05 3
        "#]],
    );
}

/// A suit leaves the cave entrance alone (S-72).
#[test]
fn a_suit_leaves_the_cave_entrance_alone() {
    check(
        "
        rule SK-R-81 SK-GT-20
        players 1, mode solo-easy
        ghost-1 suits at a1
        ghost-1 hand leaden-idol
        A hand hobnail-boots

        A: end turn
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for a1: it carries a treasure and hunts the player
              turn 12: A
        "#]],
    );
}

/// A win comes before the collapse (S-73).
#[test]
fn a_win_comes_before_the_collapse() {
    check(
        "
        rule SK-R-84 SK-SOLO-01 SK-GHOST-01
        players 1, mode solo-hard
        A hand leaden-idol thirsty-chalice restless-diamond
        cave health 1

        A: end turn
        ",
        expect![[r#"
            A: end turn
              A is done
              the game is over, won by A
        "#]],
    );
}
