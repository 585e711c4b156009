//! Sets, and the tables of each mode. Rules: SK-SET, SK-SOLO, SK-DUEL.

use expect_test::expect;

use crate::check;

/// Team players may take sets instead, in turn order, the lower seat first; each set once.
#[test]
fn partners_take_sets_of_their_own() {
    check(
        "
        rule SK-TEAM-09 SK-SET-02 SK-R-06 SK-R-07 SK-R-88
        new players 4, mode team, gear suggested

        A: be silk-moreau
        B: be little-otto
        C: be the-magpie
        D: be sister-veil
        chance: die 1
        chance: die 6
        B: set rogues
        B: set thief
        D: set thief
        D: set miner
        A: set survivor
        C: set sadist
        show A hand
        show B hand
        show C hand
        show D hand
        ",
        expect![[r#"
            A: be silk-moreau
              A is silk-moreau
            B: be little-otto
              B is little-otto
            C: be the-magpie
              C is the-magpie
            D: be sister-veil
              D is sister-veil
            chance: die 1
              A rolls 1 for the first turn
            chance: die 6
              B rolls 6 for the first turn
              B D takes the first turn
            B: set rogues
              refused SK-R-06: the set rogues is taken, or not for this mode; choose another
            B: set thief
              B takes the set thief
            D: set thief
              refused SK-R-06: the set thief is taken, or not for this mode; choose another
            D: set miner
              D takes the set miner
            A: set survivor
              A takes the set survivor
            C: set sadist
              C takes the set sadist
              turn 1: B D
            show A hand
              A hand lucky-underwear flak-jacket-1
            show B hand
              B hand delicate-toolkit rabbits-foot-1
            show C hand
              C hand rusty-sword-1 bear-trap-1
            show D hand
              D hand sturdy-shovel blasting-charge-1
        "#]],
    );
}

/// The Soulbond Charm stays in the box, and nobody rolls for the first turn.
#[test]
fn in_solo_one_equipment_and_one_consumable_are_taken() {
    check(
        "
        rule SK-SOLO-02 SK-SOLO-06 SK-SOLO-08 SK-SOLO-11 SK-SOLO-12 SK-SOLO-04
        new players 1, mode solo-hard

        A: be silk-moreau
        A: take bear-trap-1
        A: take brass-knuckles
        A: take bear-trap-1
        A: take rusty-sword-1
        show A
        show decks
        A? move
        ",
        expect![[r#"
            A: be silk-moreau
              A is silk-moreau
            A: take bear-trap-1
              refused SK-SOLO-06: take one equipment card now
            A: take brass-knuckles
              A takes brass-knuckles
            A: take bear-trap-1
              refused SK-SOLO-06: take one consumable card now
            A: take rusty-sword-1
              A takes rusty-sword-1
              turn 1: A
            show A
              A at a1
              A hand brass-knuckles rusty-sword-1
              A health 5
              A ap 3
            show decks
              decks 53 48 34
            A? move
              east, south
        "#]],
    );
}

/// The widest table has the Cave Entrance at g7.
#[test]
fn the_cave_entrance_lies_in_the_middle_four_ways_open() {
    check(
        "
        rule SK-SETUP-01 SK-R-01 SK-SETUP-10 SK-GOAL-03 SK-COMP-01 SK-SETUP-09
        players 3, mode free-for-all

        A? move
        show g7
        ",
        expect![[r#"
            A? move
              north, east, south, west
            show g7
              g7: entrance
        "#]],
    );
}

/// S-61. The Cave Entrance is open east and south; a corridor that leads off the table is a wall.
#[test]
fn a_duel_begins_in_a_corner() {
    check(
        "
        rule SK-DUEL-01 SK-DUEL-02 SK-DUEL-03 SK-PASS-05
        players 2, mode duel
        a2: nsw

        A? move
        A: move south
        A: move west
        A: destroy north
        ",
        expect![[r#"
            A? move
              east, south
            A: move south
              A goes from a1 to a2
            A: move west
              refused SK-PASS-05: the table ends west of here
            A: destroy north
              refused SK-PASS-12: the Cave Entrance can be neither destroyed nor turned
        "#]],
    );
}
