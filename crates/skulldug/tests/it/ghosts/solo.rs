//! Ghosts. Rules: SK-SOLO, SK-GHOST, SK-GT.

use expect_test::expect;

use crate::check;

/// A treasure brings a ghost that cannot be touched yet (S-65).
#[test]
fn a_treasure_brings_a_ghost_that_cannot_be_touched_yet() {
    check(
        "
        rule SK-GHOST-03 SK-GHOST-04 SK-R-72 SK-R-73 SK-SOLO-03 SK-R-71 SK-GHOST-05
        players 1, mode solo-normal
        A hand snare-1

        A: move east
        chance: tile TI-15
        chance: draws leaden-idol
        chance?
        chance: spawns rogues
        A: shove ghost-1 west
        A: throw snare-1 ghost-1
        A: pickup leaden-idol
        A: end turn
        ",
        expect![[r#"
            A: move east
              A goes from a1 to b1
            chance: tile TI-15
              A draws TI-15
              A lays TI-15 at b1, turns 1
            chance: draws leaden-idol
              leaden-idol lies in b1
            chance?
              1 x spawns adventurers
              1 x spawns rogues
              1 x spawns henchmen
              1 x spawns suits
              1 x spawns cultists
            chance: spawns rogues
              ghost-1 of the rogues appears in b1
            A: shove ghost-1 west
              refused SK-GHOST-04: ghost-1 has not taken its first turn yet
            A: throw snare-1 ghost-1
              refused SK-GHOST-04: ghost-1 has not taken its first turn yet
            A: pickup leaden-idol
              A picks up leaden-idol from b1
            A: end turn
              A is done
              cave health 19
              turn 11: ghost-1
              ghost-1 heads for b1: no treasure lies about and it hunts the player
              ghost-1 takes leaden-idol from A
              turn 12: A
        "#]],
    );
}

/// S-66. At five or fewer a die is rolled; only more than the gems left collapses.
#[test]
fn the_cave_collapses_on_more_than_its_gems() {
    check(
        "
        rule SK-SOLO-05 SK-SOLO-09 SK-SOLO-10 SK-R-84
        players 1, mode solo-normal
        cave health 6

        A: end turn
        chance: die 5
        A: end turn
        chance: die 5
        ",
        expect![[r#"
            A: end turn
              A is done
              cave health 5
            chance: die 5
              the cave rolls 5 and holds
              turn 11: A
            A: end turn
              A is done
              cave health 4
            chance: die 5
              the cave rolls 5 and collapses
              the game is over, won by nobody
        "#]],
    );
}

/// With no gem left any roll collapses (S-66).
#[test]
fn with_no_gem_left_any_roll_collapses() {
    check(
        "
        rule SK-SOLO-01 SK-SOLO-09 SK-R-31
        players 1, mode solo-hard
        cave health 1

        A: end turn
        chance: die 1
        ",
        expect![[r#"
            A: end turn
              A is done
              cave health 0
            chance: die 1
              the cave rolls 1 and collapses
              the game is over, won by nobody
        "#]],
    );
}

/// No gems, no roll.
#[test]
fn easy_caves_never_collapse() {
    check(
        "
        rule SK-R-84 SK-SOLO-04 SK-SOLO-07
        players 1, mode solo-easy

        A: end turn
        show A health
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: A
            show A health
              A health 9
        "#]],
    );
}

/// A ghost that comes no closer is put there (S-67).
#[test]
fn a_ghost_that_comes_no_closer_is_put_there() {
    check(
        "
        rule SK-GT-05 SK-GT-08 SK-GT-10 SK-R-75 SK-R-76 SK-GT-23 SK-GHOST-12
        players 1, mode solo-easy
        d1: nesw leaden-idol
        b2: nesw
        a4: nesw
        A at a4
        ghost-1 rogues at a1

        A: end turn
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for d1: a treasure lies there
              ghost-1 drifts from a1 to d1
              ghost-1 picks up leaden-idol from d1
              turn 12: A
        "#]],
    );
}

/// S-68. 4 or less is a hit, and it does not also shove.
#[test]
fn a_henchman_throws() {
    check(
        "
        rule SK-GT-13 SK-R-77 SK-R-78 SK-GHOST-13 SK-GHOST-16 SK-GT-06
        players 1, mode solo-easy
        b1: ew
        c1: ew
        A at c1
        A hand snare-1
        ghost-1 henchmen at a1
        ghost-1 hand soothing-pipe-1 leaden-idol

        A: end turn
        chance: die 4
        chance: picks snare-1
        show c1
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for c1: it carries a treasure and hunts the player
              ghost-1 drifts from a1 to c1
              ghost-1 throws soothing-pipe-1 at A
              ghost-1 drops soothing-pipe-1 in c1
            chance: die 4
              A rolls 4
              A's defence roll comes to 4
              ghost-1 hits A
              A is hurt by 1, health 8
            chance: picks snare-1
              A drops snare-1 in c1
              turn 12: A
            show c1
              c1: TI-15 1 soothing-pipe-1 snare-1
        "#]],
    );
}

/// A five escapes the henchman (S-68).
#[test]
fn a_five_escapes_the_henchman() {
    check(
        "
        rule SK-GT-13 SK-R-78
        players 1, mode solo-easy
        b1: ew
        A at b1
        ghost-1 henchmen at a1
        ghost-1 hand soothing-pipe-1 leaden-idol

        A: end turn
        chance: die 5
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for b1: it carries a treasure and hunts the player
              ghost-1 drifts from a1 to b1
              ghost-1 throws soothing-pipe-1 at A
              ghost-1 drops soothing-pipe-1 in b1
            chance: die 5
              A rolls 5
              A's defence roll comes to 5
              ghost-1 misses A
              turn 12: A
        "#]],
    );
}

/// S-69. Then it drops what is worth less.
#[test]
fn a_rogue_steals_what_is_worth_more() {
    check(
        "
        rule SK-GT-14 SK-GT-18 SK-GT-22 SK-R-77
        players 1, mode solo-easy
        b1: ew
        A at b1
        A hand leaden-idol soothing-pipe-1
        ghost-1 rogues at a1
        ghost-1 hand boomerang

        A: end turn
        show A hand
        show ghost
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for b1: no treasure lies about and it hunts the player
              ghost-1 drifts from a1 to b1
              ghost-1 takes leaden-idol from A
              ghost-1 drops boomerang in b1
              turn 12: A
            show A hand
              A hand soothing-pipe-1
            show ghost
              ghost-1 rogues at b1
              ghost-1 hand leaden-idol
        "#]],
    );
}
