//! Before the first turn. Rules: SK-SETUP, SK-GEAR, SK-SET.

mod beginnings;
mod tables;

use expect_test::expect;

use crate::check;

/// The paced deck has nine piles of four above three of three (S-01).
#[test]
fn the_paced_deck_has_nine_piles_of_four_above_three_of_three() {
    check(
        "
        rule SK-SETUP-07 SK-R-04 SK-SET-01 SK-R-05 SK-GEAR-02 SK-SETUP-05 SK-SETUP-06
        new players 3, mode free-for-all, gear suggested

        A: be silk-moreau
        B: be little-otto
        C: be the-magpie
        chance: die 6
        chance: die 2
        chance: die 1
        A: set adventurers
        B: set adventurers
        B: set miner
        B: set rogues
        C: set henchmen
        show decks
        ",
        expect![[r#"
            A: be silk-moreau
              A is silk-moreau
            B: be little-otto
              B is little-otto
            C: be the-magpie
              C is the-magpie
            chance: die 6
              A rolls 6 for the first turn
            chance: die 2
              B rolls 2 for the first turn
            chance: die 1
              C rolls 1 for the first turn
              A takes the first turn
            A: set adventurers
              A takes the set adventurers
            B: set adventurers
              refused SK-R-06: the set adventurers is taken, or not for this mode; choose another
            B: set miner
              refused SK-R-06: the set miner is taken, or not for this mode; choose another
            B: set rogues
              B takes the set rogues
            C: set henchmen
              C takes the set henchmen
              turn 1: A
            show decks
              decks 53 45 34
        "#]],
    );
}

/// S-02. The first player is found by the die; ties are rolled off among themselves.
#[test]
fn those_who_share_the_highest_roll_roll_again() {
    check(
        "
        rule SK-SETUP-04 SK-R-02 SK-SETUP-02 SK-SETUP-03
        new players 3, mode free-for-all

        A: be silk-moreau
        B: be silk-moreau
        B: be little-otto
        C: be the-magpie
        chance: die 5
        chance: die 5
        chance: die 2
        chance: die 3
        chance: die 4
        show A health
        ",
        expect![[r#"
            A: be silk-moreau
              A is silk-moreau
            B: be silk-moreau
              refused SK-SETUP-02: silk-moreau is taken; choose another explorer
            B: be little-otto
              B is little-otto
            C: be the-magpie
              C is the-magpie
            chance: die 5
              A rolls 5 for the first turn
            chance: die 5
              B rolls 5 for the first turn
            chance: die 2
              C rolls 2 for the first turn
            chance: die 3
              A rolls 3 for the first turn
            chance: die 4
              B rolls 4 for the first turn
              B takes the first turn
            show A health
              A health 5
        "#]],
    );
}

/// S-03, S-04. One card of the top row or two of the bottom row, then one card of either row in reverse order.
#[test]
fn a_draft_goes_forth_and_back() {
    check(
        "
        rule SK-GEAR-01 SK-GEAR-03 SK-GEAR-04 SK-GEAR-05 SK-GEAR-06 SK-R-03 SK-GEAR-07
        new players 4, mode free-for-all

        A: be silk-moreau
        B: be little-otto
        C: be the-magpie
        D: be sister-veil
        chance: die 1
        chance: die 6
        chance: die 2
        chance: die 3
        B: take soothing-pipe-1
        B: take trusty-whip
        B: take bear-trap-1
        C: take trusty-whip
        D: take boomerang
        D: take brass-knuckles
        A: take sturdy-shovel
        A: take convincing-sign-1
        D: take bear-trap-2
        C: take rusty-sword-1
        B: take oil-lantern
        show decks
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
            chance: die 2
              C rolls 2 for the first turn
            chance: die 3
              D rolls 3 for the first turn
              B takes the first turn
            B: take soothing-pipe-1
              B takes soothing-pipe-1
            B: take trusty-whip
              refused SK-GEAR-05: if your first pick is from the bottom row, so is your second, and trusty-whip is in the top row
            B: take bear-trap-1
              B takes bear-trap-1
            C: take trusty-whip
              C takes trusty-whip
            D: take boomerang
              refused SK-GEAR-04: boomerang is not among the Gear cards left
            D: take brass-knuckles
              D takes brass-knuckles
            A: take sturdy-shovel
              A takes sturdy-shovel
            A: take convincing-sign-1
              A takes convincing-sign-1
            D: take bear-trap-2
              D takes bear-trap-2
            C: take rusty-sword-1
              C takes rusty-sword-1
            B: take oil-lantern
              B takes oil-lantern
              turn 1: B
            show decks
              decks 53 45 31
        "#]],
    );
}

/// S-05. Leftover Bear Traps are in the Hazard deck, leftover consumables in the Fortune deck.
#[test]
fn gear_nobody_took_is_in_the_decks() {
    check(
        "
        rule SK-GEAR-07 SK-SETUP-08 SK-DUEL-04
        new players 2, mode duel, fortune plain

        A: be silk-moreau
        B: be little-otto
        chance: die 6
        chance: die 1
        A: take bear-trap-1
        A: take bear-trap-2
        B: take trusty-whip
        B: take oil-lantern
        A: take brass-knuckles
        show decks
        A: play
        A: move east
        chance: tile TI-11
        A: lay 2
        chance: draws bear-trap-3
        A: focus 0
        chance: die 6
        ",
        expect![[r#"
            A: be silk-moreau
              A is silk-moreau
            B: be little-otto
              B is little-otto
            chance: die 6
              A rolls 6 for the first turn
            chance: die 1
              B rolls 1 for the first turn
              A takes the first turn
            A: take bear-trap-1
              A takes bear-trap-1
            A: take bear-trap-2
              A takes bear-trap-2
            B: take trusty-whip
              B takes trusty-whip
            B: take oil-lantern
              B takes oil-lantern
            A: take brass-knuckles
              A takes brass-knuckles
              turn 1: A
            show decks
              decks 53 48 32
            A: play
            A: move east
              A goes from a1 to b1
            chance: tile TI-11
              A draws TI-11
            A: lay 2
              A lays TI-11 at b1, turns 2
            chance: draws bear-trap-3
              bear-trap-3 lies in b1
              A meets bear-trap-3, needs 4
            A: focus 0
            chance: die 6
              A rolls 6
              A's trap roll comes to 6
              A beats bear-trap-3
              A picks up bear-trap-3 from b1
        "#]],
    );
}

/// S-06. Each team ends with four cards, two for each partner.
#[test]
fn three_teams_draft_forth_back_forth_back() {
    check(
        "
        rule SK-TEAM-01 SK-TEAM-05 SK-TEAM-06 SK-TEAM-07 SK-TEAM-08 SK-R-70
        new players 6, mode team

        A: be silk-moreau
        B: be little-otto
        C: be sister-veil
        D: be the-magpie
        E: be krantz-the-wall
        F: be the-acolyte
        chance: die 6
        chance: die 2
        chance: die 1
        A: take trusty-whip
        E: take brass-knuckles
        F: take oil-lantern
        C: take bear-trap-1
        B: take bear-trap-2
        D: take bear-trap-3
        A: take sturdy-shovel
        B: take soothing-pipe-1
        C: take soothing-pipe-2
        F: take rusty-sword-1
        E: take rusty-sword-2
        D: take flak-jacket-1
        A: split bear-trap-3 trusty-whip
        A: split trusty-whip bear-trap-3
        B: split brass-knuckles soothing-pipe-1
        C: split oil-lantern rusty-sword-1
        show A hand
        show D hand
        A: play
        D: play
        ",
        expect![[r#"
            A: be silk-moreau
              A is silk-moreau
            B: be little-otto
              B is little-otto
            C: be sister-veil
              C is sister-veil
            D: be the-magpie
              D is the-magpie
            E: be krantz-the-wall
              E is krantz-the-wall
            F: be the-acolyte
              F is the-acolyte
            chance: die 6
              A rolls 6 for the first turn
            chance: die 2
              B rolls 2 for the first turn
            chance: die 1
              C rolls 1 for the first turn
              A D takes the first turn
            A: take trusty-whip
              A takes trusty-whip
            E: take brass-knuckles
              E takes brass-knuckles
            F: take oil-lantern
              F takes oil-lantern
            C: take bear-trap-1
              C takes bear-trap-1
            B: take bear-trap-2
              B takes bear-trap-2
            D: take bear-trap-3
              D takes bear-trap-3
            A: take sturdy-shovel
              A takes sturdy-shovel
            B: take soothing-pipe-1
              B takes soothing-pipe-1
            C: take soothing-pipe-2
              C takes soothing-pipe-2
            F: take rusty-sword-1
              F takes rusty-sword-1
            E: take rusty-sword-2
              E takes rusty-sword-2
            D: take flak-jacket-1
              D takes flak-jacket-1
            A: split bear-trap-3 trusty-whip
              refused SK-TEAM-08: bear-trap-3 does not fit there; name two of the team's four cards, in the order they are listed
            A: split trusty-whip bear-trap-3
              A has trusty-whip bear-trap-3
              D has sturdy-shovel flak-jacket-1
            B: split brass-knuckles soothing-pipe-1
              B has brass-knuckles soothing-pipe-1
              E has rusty-sword-2 bear-trap-2
            C: split oil-lantern rusty-sword-1
              C has oil-lantern rusty-sword-1
              F has soothing-pipe-2 bear-trap-1
              turn 1: A D
            show A hand
              A hand trusty-whip bear-trap-3
            show D hand
              D hand sturdy-shovel flak-jacket-1
            A: play
            D: play
        "#]],
    );
}
