//! What ghosts carry, and what can be done to them. Rules: SK-GHOST, SK-GT.

use expect_test::expect;

use crate::check;

/// A trap is dropped beside the player (S-74).
#[test]
fn a_trap_is_dropped_beside_the_player() {
    check(
        "
        rule SK-GT-19 SK-R-79
        players 1, mode solo-easy
        b1: ew
        c1: ew
        d1: ew
        e1: ew
        A at e1
        ghost-1 cultists at a1
        ghost-1 hand bear-trap-1 leaden-idol

        A: end turn
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for e1: it carries a treasure and hunts the player
              ghost-1 drifts from a1 to c1
              ghost-1 drops bear-trap-1 in d1
              turn 12: A
        "#]],
    );
}

/// Own passage first; adventurers and cultists also reach next door.
#[test]
fn ghosts_pick_up_what_is_worth_more() {
    check(
        "
        rule SK-GT-01 SK-GT-02 SK-GT-03 SK-GT-04 SK-GT-11 SK-GT-12 SK-R-74 SK-GHOST-14 SK-GHOST-15
        players 1, mode solo-normal
        b1: ew
        c1: ew boomerang snare-1 basilisk
        j10: nesw
        A at j10
        ghost-1 adventurers at b1
        ghost-2 cultists at b1

        A: end turn
        ",
        expect![[r#"
            A: end turn
              A is done
              cave health 19
              turn 11: ghost-1
              ghost-1 picks up boomerang from c1
              ghost-1 heads for j10: no treasure lies about and it hunts the player
              ghost-1 drifts from b1 to c1
              ghost-1 picks up snare-1 from c1
              ghost-1 drops snare-1 in c1
              turn 12: ghost-2
              ghost-2 picks up snare-1 from c1
              ghost-2 heads for j10: no treasure lies about and it hunts the player
              ghost-2 drifts from b1 to c1
              ghost-2 drops snare-1 in c1
              turn 13: A
        "#]],
    );
}

/// Equally close ends are a uniform choice.
#[test]
fn ghosts_go_two_passages_through_walls() {
    check(
        "
        rule SK-GT-07 SK-GT-08 SK-GT-09 SK-R-76
        players 1, mode solo-easy
        c1: ns
        b2: ew
        c3: ns
        A at c3
        ghost-1 suits at a1

        A: end turn
        chance?
        chance: place b2
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for c3: no treasure lies about and it hunts the player
            chance?
              1 x place c1
              1 x place b2
            chance: place b2
              ghost-1 drifts from a1 to b2
              b2 turns by 1
              turn 12: A
        "#]],
    );
}

/// Easy has one.
#[test]
fn no_more_ghosts_than_the_difficulty_has() {
    check(
        "
        rule SK-GHOST-06 SK-SOLO-04 SK-R-72
        players 1, mode solo-easy
        A at a1
        ghost-1 rogues dead

        A: move east
        chance: tile TI-15
        chance: draws leaden-idol
        ",
        expect![[r#"
            A: move east
              A goes from a1 to b1
            chance: tile TI-15
              A draws TI-15
              A lays TI-15 at b1, turns 1
            chance: draws leaden-idol
              leaden-idol lies in b1
        "#]],
    );
}

/// Offered with the first action of a turn.
#[test]
fn conceding_is_losing() {
    check(
        "
        rule SK-R-85 SK-SOLO-07
        players 1, mode solo-easy
        b1: ew

        A: move east
        A: resign
        A: end turn
        A: resign
        ",
        expect![[r#"
            A: move east
              A goes from a1 to b1
            A: resign
              refused SK-RESIGN-01: you can resign only before the first action of your turn
            A: end turn
              A is done
              turn 11: A
            A: resign
              A resigns
              the game is over, won by nobody
        "#]],
    );
}

/// They roll 4, have no Health, and are opponents.
#[test]
fn ghosts_are_hit_by_throws_and_gas() {
    check(
        "
        rule SK-GHOST-02 SK-GHOST-08 SK-GHOST-16 SK-R-83
        players 1, mode solo-normal
        b1: ew
        A hand snare-1 gas-grenade-1
        ghost-1 rogues at b1
        ghost-2 suits at b1
        ghost-1 hand boomerang

        A: throw snare-1 ghost-1
        A: focus 1
        chance: die 3
        A: gas gas-grenade-1 b1
        show ghost
        ",
        expect![[r#"
            A: throw snare-1 ghost-1
              A throws snare-1 at ghost-1
              A drops snare-1 in b1
            A: focus 1
              A focuses 1
            chance: die 3
              A rolls 3
              A's attack roll comes to 4
              A hits ghost-1
              ghost-1 is hurt by 1
              ghost-1 dies in b1
              ghost-1 drops boomerang in b1
            A: gas gas-grenade-1 b1
              A uses gas-grenade-1
              gas-grenade-1 is discarded
              ghost-2 is dazed
              ghost-2 dies in b1
            show ghost
              ghost-1 rogues dead
              ghost-2 suits dead
        "#]],
    );
}

/// Nor does the jester find anybody.
#[test]
fn the_sign_means_nothing_before_the_first_ghost() {
    check(
        "
        rule SK-SOLO-13 SK-R-86
        players 1, mode solo-easy
        b1: ew convincing-sign-1 swindling-jester
        A hand boomerang

        A: move east
        A: focus 0
        chance: die 1
        A: focus 0
        chance: die 1
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
              A meets swindling-jester, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to swindling-jester
              A is hurt by 1, health 8
              A flees from b1 to a1
        "#]],
    );
}

/// A house rule.
#[test]
fn the_soulbond_charm_may_be_kept() {
    check(
        "
        rule SK-SOLO-11 SK-R-41
        new players 1, mode solo-easy, gear suggested, house keep-soulbond-in-solo

        A: be silk-moreau
        A: set miner
        show decks
        ",
        expect![[r#"
            A: be silk-moreau
              A is silk-moreau
            A: set miner
              A takes the set miner
              turn 1: A
            show decks
              decks 53 49 34
        "#]],
    );
}
