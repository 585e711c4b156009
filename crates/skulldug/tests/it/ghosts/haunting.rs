//! Ghosts: tiles, deaths in their own turn, spawning, throwing. Rules: SK-GHOST, SK-GT.

use expect_test::expect;

use crate::check;

/// FE-06: the player lays the tile for a shoved ghost, but discovers nothing: one tile is drawn.
#[test]
fn no_lantern_for_a_ghost() {
    check(
        "
        rule SK-GHOST-11 SK-R-17 SK-GHOST-10
        players 1, mode solo-easy
        b1: esw
        A at b1
        A hand oil-lantern
        ghost-1 suits at b1

        A: shove ghost-1 east
        chance: tile TI-10
        A: lay 2
        chance: draws boomerang
        show c1
        A: move south
        chance: tile TI-14
        chance: tile TI-16
        A: choose TI-14
        ",
        expect![[r#"
            A: shove ghost-1 east
              ghost-1 is shoved from b1 to c1
            chance: tile TI-10
              A draws TI-10
            A: lay 2
              A lays TI-10 at c1, turns 2
            chance: draws boomerang
              boomerang lies in c1
              ghost-1 dies in c1
            show c1
              c1: TI-10 2 boomerang
            A: move south
              A goes from b1 to b2
            chance: tile TI-14
              A draws TI-14
            chance: tile TI-16
              A draws TI-16
            A: choose TI-14
              TI-16 goes under the deck
              A lays TI-14 at b2, turns 0
        "#]],
    );
}

/// It dies in the middle of its own turn and does nothing more.
#[test]
fn a_banshee_may_kill_the_ghost_that_shoved() {
    check(
        "
        rule SK-GHOST-08 SK-GHOST-09 SK-GT-15 SK-R-46
        players 1, mode solo-easy
        b1: ew
        c1: ew wailing-banshee
        A at b1
        ghost-1 suits at b1
        ghost-1 hand leaden-idol bear-trap-1

        A: end turn
        chance: die 1
        chance: die 4
        show b1
        show A
        A: end turn
        show ghost
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for b1: it carries a treasure and hunts the player
              A is shoved from b1 to c1
              A meets wailing-banshee, needs 4
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to wailing-banshee
              A is hurt by 0, health 9
              A is dazed
              ghost-1 is dazed
              ghost-1 dies in b1
              ghost-1 drops leaden-idol in b1
              ghost-1 drops bear-trap-1 in b1
              A flees from c1 to b1
              A meets bear-trap-1, needs 4
            chance: die 4
              A rolls 4
              A's trap roll comes to 3
              A loses to bear-trap-1
              A is hurt by 1, health 8
              A is pinned
              turn 12: A
            show b1
              b1: TI-14 1 leaden-idol bear-trap-1
            show A
              A at b1
              A health 8
              A ap 3
              A dazed
              A pinned
            A: end turn
              A is done
              turn 13: ghost-1
              ghost-1 is back in a1
              turn 14: A
            show ghost
              ghost-1 suits at a1
        "#]],
    );
}

/// It spawned while another shoved.
#[test]
fn a_new_ghost_acts_in_the_same_round() {
    check(
        "
        rule SK-SOLO-10 SK-R-72 SK-GT-16 SK-GT-21
        players 1, mode solo-normal
        b1: ew
        A at b1
        ghost-1 cultists at b1
        ghost-1 hand thirsty-chalice

        A: end turn
        chance: tile TI-15
        chance: draws leaden-idol
        chance: spawns rogues
        chance: tile TI-10
        A: lay 2
        chance: draws boomerang
        show ghost
        ",
        expect![[r#"
            A: end turn
              A is done
              cave health 19
              turn 11: ghost-1
              ghost-1 heads for b1: it carries a treasure and hunts the player
              A is shoved from b1 to c1
            chance: tile TI-15
              A draws TI-15
              A lays TI-15 at c1, turns 1
            chance: draws leaden-idol
              leaden-idol lies in c1
            chance: spawns rogues
              ghost-2 of the rogues appears in c1
              turn 12: ghost-2
              ghost-2 picks up leaden-idol from c1
              ghost-2 heads for c1: it carries a treasure and hunts the player
              A is shoved from c1 to d1
            chance: tile TI-10
              A draws TI-10
            A: lay 2
              A lays TI-10 at d1, turns 2
            chance: draws boomerang
              boomerang lies in d1
              turn 13: A
            show ghost
              ghost-1 cultists at b1
              ghost-1 hand thirsty-chalice
              ghost-2 rogues at c1
              ghost-2 hand leaden-idol
        "#]],
    );
}

/// The player is dead: lost at once.
#[test]
fn a_henchmans_throw_may_kill() {
    check(
        "
        rule SK-SOLO-01 SK-SOLO-07 SK-GT-13
        players 1, mode solo-easy
        b1: ew
        A at b1
        A health 1
        ghost-1 henchmen at a1
        ghost-1 hand boomerang leaden-idol

        A: end turn
        chance: die 4
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for b1: it carries a treasure and hunts the player
              ghost-1 drifts from a1 to b1
              ghost-1 throws boomerang at A
              ghost-1 drops boomerang in b1
            chance: die 4
              A rolls 4
              A's defence roll comes to 4
              ghost-1 hits A
              A is hurt by 1, health 0
              A dies in b1
              the game is over, won by nobody
        "#]],
    );
}

/// SK-GHOST-14: ghosts have no use of their cards.
#[test]
fn a_ghosts_boomerang_does_not_return() {
    check(
        "
        rule SK-GHOST-14 SK-R-78
        players 1, mode solo-easy
        b1: ew
        A at b1
        ghost-1 henchmen at a1
        ghost-1 hand boomerang leaden-idol

        A: end turn
        chance: die 6
        show b1
        show ghost
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for b1: it carries a treasure and hunts the player
              ghost-1 drifts from a1 to b1
              ghost-1 throws boomerang at A
              ghost-1 drops boomerang in b1
            chance: die 6
              A rolls 6
              A's defence roll comes to 6
              ghost-1 misses A
              turn 12: A
            show b1
              b1: TI-14 1 boomerang
            show ghost
              ghost-1 henchmen at b1
              ghost-1 hand leaden-idol
        "#]],
    );
}
