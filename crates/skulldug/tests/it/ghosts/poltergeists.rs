//! Ghosts: shoving, being swapped, seeing, signs and jesters. Rules: SK-GHOST, SK-GT.

use expect_test::expect;

use crate::check;

/// What is worth as much is not stolen.
#[test]
fn a_rogue_with_nothing_to_gain_shoves() {
    check(
        "
        rule SK-R-77 SK-GT-14 SK-GT-15
        players 1, mode solo-easy
        b1: ew
        c1: ew
        A at b1
        A hand thirsty-chalice
        ghost-1 rogues at b1
        ghost-1 hand leaden-idol

        A: end turn
        chance: goes east
        show A at
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for b1: it carries a treasure and hunts the player
            chance: goes east
              A is shoved from b1 to c1
              turn 12: A
            show A at
              A at c1
        "#]],
    );
}

/// Nothing happens.
#[test]
fn the_pinned_are_not_shoved_by_ghosts() {
    check(
        "
        rule SK-R-77 SK-R-30
        players 1, mode solo-easy
        b1: ew
        A at b1
        A pinned
        ghost-1 cultists at b1
        ghost-1 hand leaden-idol

        A: end turn
        show A at
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for b1: it carries a treasure and hunts the player
              turn 12: A
            show A at
              A at b1
        "#]],
    );
}

/// Being moved other than by a shove does not, and it meets nothing.
#[test]
fn a_swap_does_not_kill_a_ghost() {
    check(
        "
        rule SK-R-83 SK-GHOST-15 SK-R-19
        players 1, mode solo-easy
        b1: ew snare-1
        c1: ew
        A at b1
        A hand switcheroo-dust
        ghost-1 suits at c1

        A: swap switcheroo-dust ghost-1
        show ghost
        ",
        expect![[r#"
            A: swap switcheroo-dust ghost-1
              A uses switcheroo-dust
              switcheroo-dust is discarded
              A is swapped from b1 to c1
              ghost-1 is swapped from c1 to b1
            show ghost
              ghost-1 suits at b1
        "#]],
    );
}

/// The hollow hides the player from nobody dead.
#[test]
fn a_ghost_sees_through_the_dark() {
    check(
        "
        rule SK-R-87 SK-GT-13 SK-GHOST-15
        players 1, mode solo-easy
        b1: ew
        c1: ew
        d1: esw dark
        e1: ew
        A at e1
        A hand snare-1
        ghost-1 henchmen at a1
        ghost-1 hand soothing-pipe-1 leaden-idol

        A: throw snare-1 ghost-1
        A: end turn
        chance: die 5
        ",
        expect![[r#"
            A: throw snare-1 ghost-1
              refused SK-THROW-01: ghost-1 is not in your line of sight
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for e1: it carries a treasure and hunts the player
              ghost-1 drifts from a1 to c1
              ghost-1 throws soothing-pipe-1 at A
              ghost-1 drops soothing-pipe-1 in e1
            chance: die 5
              A rolls 5
              A's defence roll comes to 5
              ghost-1 misses A
              turn 12: A
        "#]],
    );
}

/// HT-02 in Solo, once a ghost has spawned, dead or not.
#[test]
fn the_sign_leads_where_a_ghost_would_shove() {
    check(
        "
        rule SK-R-86 SK-GT-15 SK-SOLO-13
        players 1, mode solo-easy
        b1: esw convincing-sign-1
        c1: sw snare-1
        ghost-1 suits dead

        A: move east
        A: focus 0
        chance: die 1
        chance: goes east
        A: focus 0
        chance: die 4
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
              A is hurt by 0, health 9
            chance: goes east
              A is sent from b1 to c1
              A meets snare-1, needs 4
            A: focus 0
            chance: die 4
              A rolls 4
              A's trap roll comes to 4
              A beats snare-1
              A picks up snare-1 from c1
        "#]],
    );
}

/// HM-05 in Solo.
#[test]
fn the_jester_gives_to_the_first_ghost_on_the_board() {
    check(
        "
        rule SK-R-86 SK-GHOST-05
        players 1, mode solo-normal
        b1: ew swindling-jester
        j10: nesw
        A hand leaden-idol
        ghost-1 suits dead
        ghost-2 rogues at j10

        A: move east
        A: focus 0
        chance: die 1
        chance: picks leaden-idol
        show ghost
        ",
        expect![[r#"
            A: move east
              A goes from a1 to b1
              A meets swindling-jester, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to swindling-jester
              A is hurt by 1, health 6
            chance: picks leaden-idol
              ghost-2 takes leaden-idol from A
              A flees from b1 to a1
            show ghost
              ghost-1 suits dead
              ghost-2 rogues at j10
              ghost-2 hand leaden-idol
        "#]],
    );
}

/// SK-R-31: the roll for the cave is nobody's.
#[test]
fn dazed_or_not_the_cave_rolls_plainly() {
    check(
        "
        rule SK-R-31 SK-SOLO-09
        players 1, mode solo-hard
        cave health 4
        A dazed
        A hand rabbits-foot-1

        A: end turn
        chance: die 3
        ",
        expect![[r#"
            A: end turn
              A is done
              cave health 3
            chance: die 3
              the cave rolls 3 and holds
              turn 11: A
        "#]],
    );
}

/// E4 of a ghost's turn.
#[test]
fn hazards_leave_the_cave_entrance_after_every_ghost() {
    check(
        "
        rule SK-R-82 SK-CARD-10 SK-GT-19
        players 1, mode solo-easy
        b1: ew
        A at b1
        A hand hobnail-boots
        ghost-1 suits at a1
        ghost-1 hand bear-trap-1 leaden-idol

        A: end turn
        show a1
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for b1: it carries a treasure and hunts the player
              ghost-1 drifts from a1 to b1
              ghost-1 drops bear-trap-1 in a1
              b1 turns by 1
              bear-trap-1 is discarded
              turn 12: A
            show a1
              a1: entrance
        "#]],
    );
}

/// FT-05, the house rule.
#[test]
fn a_charm_kept_in_solo_mourns_ghosts() {
    check(
        "
        rule SK-SOLO-11 SK-R-41 SK-GHOST-02
        players 1, mode solo-easy, house keep-soulbond-in-solo
        b1: ew
        A hand soulbond-charm gas-grenade-1
        A health 2
        ghost-1 suits at b1

        A: gas gas-grenade-1 b1
        ",
        expect![[r#"
            A: gas gas-grenade-1 b1
              A uses gas-grenade-1
              gas-grenade-1 is discarded
              ghost-1 is dazed
              ghost-1 dies in b1
              A loses 2 health, health 0
              A dies in a1
              A drops soulbond-charm in a1
              the game is over, won by nobody
        "#]],
    );
}
