//! What ghosts choose, and what chance chooses for them. Rules: SK-GT, rulings SK-R-74 to SK-R-79.

use expect_test::expect;

use crate::check;

/// SK-R-75: the closest passage with a treasure; ties are uniform.
#[test]
fn a_ghost_between_two_treasures_tosses_up() {
    check(
        "
        rule SK-GT-05 SK-R-75 SK-GT-24 SK-GT-23
        players 1, mode solo-easy
        c1: sw leaden-idol
        a3: ne thirsty-chalice
        j10: nesw
        A at j10
        ghost-1 suits at a1

        A: end turn
        chance?
        chance: place a3
        show ghost
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
            chance?
              1 x place c1
              1 x place a3
            chance: place a3
              ghost-1 heads for a3: a treasure lies there
              ghost-1 drifts from a1 to a3
              ghost-1 picks up thirsty-chalice from a3
              a3 turns by 1
              turn 12: A
            show ghost
              ghost-1 suits at a3
              ghost-1 hand thirsty-chalice
        "#]],
    );
}

/// SK-R-75: nor is what another ghost carries; then it hunts the player.
#[test]
fn treasures_in_hands_are_no_goal() {
    check(
        "
        rule SK-R-75 SK-GT-06 SK-GT-05
        players 1, mode solo-normal
        b1: ew
        c1: ew
        A at c1
        A hand leaden-idol hobnail-boots
        ghost-1 cultists at a1
        ghost-2 suits at a1
        ghost-2 hand thirsty-chalice

        A: end turn
        show ghost
        ",
        expect![[r#"
            A: end turn
              A is done
              cave health 19
              turn 11: ghost-1
              ghost-1 heads for c1: no treasure lies about and it hunts the player
              ghost-1 drifts from a1 to c1
              turn 12: ghost-2
              ghost-2 heads for c1: it carries a treasure and hunts the player
              ghost-2 drifts from a1 to c1
              c1 turns by 1
              turn 13: A
            show ghost
              ghost-1 cultists at c1
              ghost-2 suits at c1
              ghost-2 hand thirsty-chalice
        "#]],
    );
}

/// SK-R-74: the most valuable one, ties uniform; what it beats is dropped at the end.
#[test]
fn equal_fortunes_are_a_toss_up() {
    check(
        "
        rule SK-R-74 SK-GT-01 SK-GT-18 SK-GT-22
        players 1, mode solo-easy
        b1: ew boomerang trusty-whip soothing-pipe-1
        j10: nesw
        A at j10
        A hand hobnail-boots
        ghost-1 suits at b1
        ghost-1 hand adrenaline-tonic

        A: end turn
        chance?
        chance: picks trusty-whip
        show b1
        show j10
        show ghost
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
            chance?
              1 x picks trusty-whip
              1 x picks boomerang
            chance: picks trusty-whip
              ghost-1 picks up trusty-whip from b1
              ghost-1 heads for j10: no treasure lies about and it hunts the player
              ghost-1 drifts from b1 to j10
              ghost-1 drops adrenaline-tonic in j10
              j10 turns by 1
              turn 12: A
            show b1
              b1: TI-14 1 boomerang soothing-pipe-1
            show j10
              j10: TI-01 1 adrenaline-tonic
            show ghost
              ghost-1 suits at j10
              ghost-1 hand trusty-whip
        "#]],
    );
}

/// SK-GT-11: it has picked one up already; what lies where it arrives stays.
#[test]
fn a_ghost_takes_one_fortune_a_turn() {
    check(
        "
        rule SK-GT-11 SK-GT-12 SK-GT-07
        players 1, mode solo-easy
        a1: entrance boomerang
        b1: ew
        c1: ew leaden-idol snare-1
        A at c1
        A hand hobnail-boots
        ghost-1 suits at a1

        A: end turn
        show ghost
        show c1
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 picks up boomerang from a1
              ghost-1 heads for c1: a treasure lies there
              ghost-1 drifts from a1 to c1
              ghost-1 picks up snare-1 from c1
              ghost-1 drops snare-1 in b1
              c1 turns by 1
              turn 12: A
            show ghost
              ghost-1 suits at c1
              ghost-1 hand boomerang
            show c1
              c1: TI-15 2 leaden-idol
        "#]],
    );
}

/// SK-R-79: with nobody but the player in sight it keeps it.
#[test]
fn a_ghost_keeps_its_only_trap_dry() {
    check(
        "
        rule SK-R-79 SK-GT-19
        players 1, mode solo-easy
        b1: n
        A at b1
        A hand hobnail-boots
        ghost-1 cultists at b1
        ghost-1 hand bear-trap-1 leaden-idol

        A: end turn
        show ghost
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for b1: it carries a treasure and hunts the player
              turn 12: A
            show ghost
              ghost-1 cultists at b1
              ghost-1 hand leaden-idol bear-trap-1
        "#]],
    );
}

/// SK-R-79: own passage aside, two spots as close to the player.
#[test]
fn equal_spots_for_a_trap_are_a_toss_up() {
    check(
        "
        rule SK-R-79 SK-GT-24 SK-GT-19
        players 1, mode solo-easy
        b1: esw
        c1: sw
        b2: ne
        A at b1
        A hand hobnail-boots
        ghost-1 rogues at b1
        ghost-1 hand bear-trap-1 leaden-idol

        A: end turn
        chance?
        chance: place b2
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for b1: it carries a treasure and hunts the player
            chance?
              1 x place a1
              1 x place c1
              1 x place b2
            chance: place b2
              ghost-1 drops bear-trap-1 in b2
              turn 12: A
        "#]],
    );
}

/// SK-R-77: treasures are not thrown.
#[test]
fn a_henchman_without_ammunition_shoves() {
    check(
        "
        rule SK-R-77 SK-GT-13 SK-GT-15
        players 1, mode solo-easy
        b1: ew
        c1: ew snare-1
        A at b1
        ghost-1 henchmen at b1
        ghost-1 hand leaden-idol

        A: end turn
        chance: die 4
        show A at
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for b1: it carries a treasure and hunts the player
              A is shoved from b1 to c1
              A meets snare-1, needs 4
            chance: die 4
              A rolls 4
              A's trap roll comes to 4
              A beats snare-1
              A picks up snare-1 from c1
              turn 12: A
            show A at
              A at c1
        "#]],
    );
}

/// SK-R-77: one of the most valuable, by chance.
#[test]
fn a_rogue_picks_among_equals() {
    check(
        "
        rule SK-R-77 SK-GT-14 SK-GT-24
        players 1, mode solo-easy
        b1: ew
        A at b1
        A hand boomerang trusty-whip soothing-pipe-1
        ghost-1 rogues at b1

        A: end turn
        chance?
        chance: picks boomerang
        show ghost
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: ghost-1
              ghost-1 heads for b1: no treasure lies about and it hunts the player
            chance?
              1 x picks trusty-whip
              1 x picks boomerang
            chance: picks boomerang
              ghost-1 takes boomerang from A
              turn 12: A
            show ghost
              ghost-1 rogues at b1
              ghost-1 hand boomerang
        "#]],
    );
}
