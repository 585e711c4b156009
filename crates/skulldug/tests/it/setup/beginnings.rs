//! Sets, tables, first tiles, and what a turn is. Rules: SK-SET, SK-R-01, SK-R-13, SK-R-16.

use expect_test::expect;
use kernel::{Game, Seat, Viewer};
use skulldug::Skulldug;

use crate::{check, refusal, table};

/// SK-SET-01: each set once, and not tied to the token's faction.
#[test]
fn five_sets_for_five_players() {
    check(
        "
        rule SK-SET-01 SK-R-06 SK-GEAR-02 SK-FACT-01
        new players 5, mode free-for-all, gear suggested, fortune plain

        A: be silk-moreau
        B: be fingers-odell
        C: be the-magpie
        D: be inspector-vale
        E: be bruna-stahl
        chance: die 6
        chance: die 2
        chance: die 1
        chance: die 1
        chance: die 1
        A: set cultists
        B: set suits
        C: set henchmen
        D: set rogues
        E: set adventurers
        show A hand
        show B hand
        show C hand
        show D hand
        show E hand
        show decks
        ",
        expect![[r#"
            A: be silk-moreau
              A is silk-moreau
            B: be fingers-odell
              B is fingers-odell
            C: be the-magpie
              C is the-magpie
            D: be inspector-vale
              D is inspector-vale
            E: be bruna-stahl
              E is bruna-stahl
            chance: die 6
              A rolls 6 for the first turn
            chance: die 2
              B rolls 2 for the first turn
            chance: die 1
              C rolls 1 for the first turn
            chance: die 1
              D rolls 1 for the first turn
            chance: die 1
              E rolls 1 for the first turn
              A takes the first turn
            A: set cultists
              A takes the set cultists
            B: set suits
              B takes the set suits
            C: set henchmen
              C takes the set henchmen
            D: set rogues
              D takes the set rogues
            E: set adventurers
              E takes the set adventurers
              turn 1: A
            show A hand
              A hand rusty-sword-1 soothing-pipe-1 bear-trap-1
            show B hand
              B hand sturdy-shovel convincing-sign-1
            show C hand
              C hand brass-knuckles flak-jacket-1
            show D hand
              D hand delicate-toolkit rabbits-foot-1
            show E hand
              E hand trusty-whip questionable-rations-1
            show decks
              decks 53 42 32
        "#]],
    );
}

/// SK-SET-02 in Solo.
#[test]
fn the_archaeologist_goes_alone() {
    check(
        "
        rule SK-SET-02 SK-SOLO-06 SK-SOLO-04
        new players 1, mode solo-normal, gear suggested

        A: be brother-hush
        A: set adventurers
        A: set archaeologist
        show A
        show cave
        ",
        expect![[r#"
            A: be brother-hush
              A is brother-hush
            A: set adventurers
              refused SK-R-06: the set adventurers is taken, or not for this mode; choose another
            A: set archaeologist
              A takes the set archaeologist
              turn 1: A
            show A
              A at a1
              A hand trusty-whip questionable-rations-1
              A health 7
              A ap 3
            show cave
              cave health 20
        "#]],
    );
}

/// SK-SET-02 in Solo; Easy has 9 Health and no gems.
#[test]
fn the_brawler_goes_alone() {
    check(
        "
        rule SK-SET-02 SK-SOLO-06 SK-SOLO-04
        new players 1, mode solo-easy, gear suggested

        A: be deputy-crisp
        A: set brawler
        show A
        show cave
        ",
        expect![[r#"
            A: be deputy-crisp
              A is deputy-crisp
            A: set brawler
              A takes the set brawler
              turn 1: A
            show A
              A at a1
              A hand brass-knuckles brittle-shield-1
              A health 9
              A ap 3
            show cave
        "#]],
    );
}

/// SK-R-01: the size is an option.
#[test]
fn a_small_table_ends_sooner() {
    check(
        "
        rule SK-R-01 SK-PASS-05
        players 3, mode free-for-all, table 7
        d1: nesw
        A at d1

        A: move north
        A? move
        show d4
        ",
        expect![[r#"
            A: move north
              refused SK-PASS-05: the table ends north of here
            A? move
              east, south, west
            show d4
              d4: entrance
        "#]],
    );
}

/// S-08: I 1, X 1, D 1; an L has 2.
#[test]
fn a_straight_tile_has_one_way_to_lie() {
    check(
        "
        rule SK-R-16 SK-DISC-02 SK-MOVE-01

        A: move north
        chance: tile TI-14
        A: move south
        A: move east
        chance: tile TI-10
        A? lay
        A: lay 3
        chance: draws boomerang
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
            chance: tile TI-14
              A draws TI-14
              A lays TI-14 at g6, turns 0
            A: move south
              A goes from g6 to g7
            A: move east
              A goes from g7 to h7
            chance: tile TI-10
              A draws TI-10
            A? lay
              2, 3
            A: lay 3
              A lays TI-10 at h7, turns 3
            chance: draws boomerang
              boomerang lies in h7
        "#]],
    );
}

/// A cross and a vault have one way to lie (S-08).
#[test]
fn a_cross_and_a_vault_have_one_way_to_lie() {
    check(
        "
        rule SK-R-16 SK-DISC-02 SK-DISC-05

        A: move north
        chance: tile TI-02
        chance: draws boomerang
        A: move north
        chance: tile TI-19
        chance: draws skeleton-sentry-1
        chance: draws trusty-whip
        chance: draws leaden-idol
        A: focus 0
        chance: die 6
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
            chance: tile TI-02
              A draws TI-02
              A lays TI-02 at g6, turns 0
            chance: draws boomerang
              boomerang lies in g6
            A: move north
              A goes from g6 to g5
            chance: tile TI-19
              A draws TI-19
              A lays TI-19 at g5, turns 2
            chance: draws skeleton-sentry-1
              skeleton-sentry-1 lies in g5
            chance: draws trusty-whip
              trusty-whip lies in g5
            chance: draws leaden-idol
              leaden-idol lies in g5
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 6
              A rolls 6
              A's monster roll comes to 6
              A beats skeleton-sentry-1
              skeleton-sentry-1 is discarded
        "#]],
    );
}

/// SK-TURN-01: three each turn.
#[test]
fn unspent_actions_are_lost() {
    check(
        "
        rule SK-TURN-01 SK-TURN-04
        g6: ns

        A: move north
        A: end turn
        B: play
        B: end turn
        C: play
        C: end turn
        A: play
        show A ap
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
            A: end turn
              A is done
              turn 11: B
            B: play
            B: end turn
              B is done
              turn 12: C
            C: play
            C: end turn
              C is done
              turn 13: A
            A: play
            show A ap
              A ap 3
        "#]],
    );
}

/// SK-R-13: B was moved on A's turn; B's own turn is another one.
#[test]
fn yesterdays_passage_is_not_fled_to() {
    check(
        "
        rule SK-R-13 SK-R-18 SK-FLEE-02
        g6: ns
        g5: ns skeleton-sentry-1
        A hand rotten-meat

        A: shove B north
        A: lure rotten-meat skeleton-sentry-1 south
        A: end turn
        B: play
        B: focus 0
        chance: die 1
        show B at
        ",
        expect![[r#"
            A: shove B north
              B is shoved from g7 to g6
            A: lure rotten-meat skeleton-sentry-1 south
              A uses rotten-meat
              rotten-meat is discarded
              skeleton-sentry-1 goes from g5 to g6
            A: end turn
              A is done
              turn 11: B
            B: play
              B meets skeleton-sentry-1, needs 4
            B: focus 0
            chance: die 1
              B rolls 1
              B's monster roll comes to 1
              B loses to skeleton-sentry-1
              B is hurt by 1, health 4
            show B at
              B at g6
        "#]],
    );
}

/// S-01, SK-SETUP-07, SK-R-04: nine piles of four above three of three, told from the bottom; a plain deck has no piles (SK-SETUP-08).
#[test]
fn a_paced_deck_is_a_stack_of_piles() {
    let piles = |fortune: &str| {
        let state = table(&format!(
            "new players 3, mode free-for-all, gear suggested, fortune {fortune}

            A: be silk-moreau
            B: be little-otto
            C: be the-magpie
            chance: die 6
            chance: die 2
            chance: die 1
            A: set adventurers
            B: set rogues
            C: set henchmen"
        ));
        let deck = Skulldug::view(&state, Viewer::seat(Seat::new(0))).fortune_deck;
        (deck.size, deck.piles)
    };
    assert_eq!(piles("paced"), (45, [[3; 3].as_slice(), &[4; 9]].concat()));
    assert_eq!(piles("plain"), (45, Vec::new()));
}

/// SK-SETUP-06: while the die is in the air nobody acts, and chance has only what is asked of it.
#[test]
fn chance_and_players_wait_for_each_other() {
    let rolling = "
        g6: ns skeleton-sentry-1
        A ap 1

        A: move north
        ";
    expect!["refused SK-SETUP-06: chance has to decide first"].assert_eq(&refusal(rolling, "A: end turn"));
    expect!["refused SK-SETUP-06: chance has nothing of that kind to decide now"]
        .assert_eq(&refusal(rolling, "chance: tile TI-14"));
    expect!["accepted"].assert_eq(&refusal(rolling, "chance: die 6"));
}
