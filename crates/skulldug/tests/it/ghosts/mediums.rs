//! What the player does to ghosts, and what windows open on their turns. Rules: SK-GHOST, SK-R-73.

use expect_test::expect;

use crate::check;

/// SK-R-72: any draw on the player's account.
#[test]
fn a_flare_may_wake_a_ghost_far_away() {
    check(
        "
        rule SK-R-72 SK-R-25 SK-GHOST-03
        players 1, mode solo-easy
        A hand flare-gun-1

        A: flare flare-gun-1 east
        chance: tile TI-15
        chance: draws leaden-idol
        chance: spawns cultists
        A: stop
        show ghost
        ",
        expect![[r#"
            A: flare flare-gun-1 east
              A uses flare-gun-1
              flare-gun-1 is discarded
            chance: tile TI-15
              A draws TI-15
              A lays TI-15 at b1, turns 1
            chance: draws leaden-idol
              leaden-idol lies in b1
            chance: spawns cultists
              ghost-1 of the cultists appears in b1
            A: stop
            show ghost
              ghost-1 cultists at b1 new
        "#]],
    );
}

/// Ghosts are opponents.
#[test]
fn a_rod_robs_a_ghost() {
    check(
        "
        rule SK-GHOST-02 SK-GHOST-05 SK-R-73
        players 1, mode solo-easy
        b1: ew
        A hand fishing-rod
        ghost-1 suits at b1
        ghost-1 hand leaden-idol

        A: fish fishing-rod ghost-1
        A: focus 0
        chance: die 5
        chance: picks leaden-idol
        show A hand
        ",
        expect![[r#"
            A: fish fishing-rod ghost-1
              A uses fishing-rod
            A: focus 0
            chance: die 5
              A rolls 5
              A's card roll comes to 5
            chance: picks leaden-idol
              A takes leaden-idol from ghost-1
            show A hand
              A hand leaden-idol fishing-rod
        "#]],
    );
}

/// SK-R-73; its passage is occupied all the same.
#[test]
fn a_new_ghost_cannot_be_robbed_or_gassed() {
    check(
        "
        rule SK-R-73 SK-GHOST-04 SK-PASS-10
        players 1, mode solo-easy
        b1: ew
        A hand fishing-rod gas-grenade-1 switcheroo-dust
        ghost-1 suits at b1 new

        A: fish fishing-rod ghost-1
        A: gas gas-grenade-1 b1
        A: swap switcheroo-dust ghost-1
        A: destroy east
        ",
        expect![[r#"
            A: fish fishing-rod ghost-1
              refused SK-GHOST-04: ghost-1 has not taken its first turn yet
            A: gas gas-grenade-1 b1
              refused SK-GHOST-04: ghost-1 has not taken its first turn yet
            A: swap switcheroo-dust ghost-1
              refused SK-GHOST-04: ghost-1 has not taken its first turn yet
            A: destroy east
              refused SK-PASS-10: someone is in b1
        "#]],
    );
}

/// SK-GHOST-14: shoved, it dies there and drops them.
#[test]
fn boots_do_not_help_a_ghost() {
    check(
        "
        rule SK-GHOST-14 SK-GHOST-08 SK-GHOST-10
        players 1, mode solo-easy
        b1: ew
        ghost-1 suits at a1
        ghost-1 hand hobnail-boots

        A: shove ghost-1 east
        show b1
        ",
        expect![[r#"
            A: shove ghost-1 east
              ghost-1 is shoved from a1 to b1
              ghost-1 dies in b1
              ghost-1 drops hobnail-boots in b1
            show b1
              b1: TI-14 1 hobnail-boots
        "#]],
    );
}

/// A sword before, a shield after; no focus.
#[test]
fn windows_open_on_a_ghosts_throw() {
    check(
        "
        rule SK-R-78 SK-R-33 SK-CARD-08
        players 1, mode solo-easy
        b1: ew
        A at b1
        A hand rusty-sword-1 brittle-shield-1
        ghost-1 henchmen at a1
        ghost-1 hand soothing-pipe-1 leaden-idol

        A: end turn
        A: focus 1
        A: focus 0
        chance: die 4
        A: use brittle-shield-1
        show A hand
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for b1: it carries a treasure and hunts the player
              ghost-1 drifts from a1 to b1
              ghost-1 throws soothing-pipe-1 at A
              ghost-1 drops soothing-pipe-1 in b1
            A: focus 1
              refused SK-FOCUS-01: you have only 0 AP to focus with
            A: focus 0
            chance: die 4
              A rolls 4
              A's defence roll comes to 4
              ghost-1 hits A
            A: use brittle-shield-1
              A uses brittle-shield-1
              brittle-shield-1 is discarded
              A is unhurt
              turn 12: A
            show A hand
              A hand rusty-sword-1
        "#]],
    );
}

/// The player dies in what is there: lost at once.
#[test]
fn a_ghosts_shove_may_kill() {
    check(
        "
        rule SK-SOLO-01 SK-GT-15 SK-R-51
        players 1, mode solo-easy
        b1: ew
        c1: ew skeleton-sentry-1
        A at b1
        A health 1
        ghost-1 suits at b1
        ghost-1 hand leaden-idol

        A: end turn
        chance: die 1
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for b1: it carries a treasure and hunts the player
              A is shoved from b1 to c1
              A meets skeleton-sentry-1, needs 4
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to skeleton-sentry-1
              A is hurt by 1, health 0
              A dies in c1
              the game is over, won by nobody
        "#]],
    );
}
