//! Before the first turn. Rules: CT-SETUP.

mod house_rules;
mod mixed_sets;

use cave_troll::{CaveTroll, ChestPlace, Setup};
use expect_test::expect;
use kernel::{Drawn, Game, Viewer};

use crate::{check, refusal, table};

/// Everybody starts with one card in hand and nobody on the board (S-01).
#[test]
fn everybody_starts_with_one_card_in_hand_and_nobody_on_the_board() {
    let start = "
        rule CT-SETUP-02 CT-SETUP-03 CT-SETUP-05 CT-SETUP-08 CT-SETUP-09 CT-SETUP-10 CT-SETUP-12
        new players 4, set original

        chance: A starts
        chance: A is dealt knight
        chance: B is dealt adventurer+2
        chance: C is dealt orc
        chance: D is dealt score-a-room
        show A
        show B
        show C
        show D
        show R
        show E
        show P
        show turn
        ";
    check(
        start,
        expect![[r#"
        chance: A starts
          A takes the first turn
        chance: A is dealt knight
          A holds knight
        chance: B is dealt adventurer+2
          B holds adventurer+2
        chance: C is dealt orc
          C holds orc
        chance: D is dealt score-a-room
          D holds score-a-room
          A's turn, actions 1
        show A
          A gold 0
          A hand knight
          A deck adventurer*4 adventurer+1*4 adventurer+2 barbarian thief dwarf cave-troll orc wraith treasure score-a-room find-an-artifact
        show B
          B gold 0
          B hand adventurer+2
          B deck adventurer*4 adventurer+1*4 barbarian thief knight dwarf cave-troll orc wraith treasure score-a-room find-an-artifact
        show C
          C gold 0
          C hand orc
          C deck adventurer*4 adventurer+1*4 adventurer+2 barbarian thief knight dwarf cave-troll wraith treasure score-a-room find-an-artifact
        show D
          D gold 0
          D hand score-a-room
          D deck adventurer*4 adventurer+1*4 adventurer+2 barbarian thief knight dwarf cave-troll orc wraith treasure find-an-artifact
        show R
        show E
        show P
        show turn
          turn A, actions 1
    "#]],
    );

    let view = CaveTroll::view(&table(start), Viewer::PUBLIC);
    assert!(view.pieces.is_empty());
    assert_eq!((view.artifact_deck, view.artifacts_played.len(), view.icons), (6, 0, 0));
    for player in &view.players {
        assert_eq!((player.deck, player.hand_size, player.gold), (18, 1, 0));
        assert_eq!((player.supply.len(), player.chest), (16, ChestPlace::Supply));
        assert_eq!((player.artifact_count, player.lost.len()), (0, 0));
        assert!(player.discards.is_empty() && player.scoring_pile.is_empty());
    }
}

#[test]
fn anybody_may_start_with_equal_odds() {
    check(
        "
        rule CT-SETUP-11
        new players 3, set original

        chance?
        chance: A starts
        chance: A is dealt adventurer
        chance: B is dealt adventurer
        chance: C is dealt adventurer
        ",
        expect![[r#"
            chance?
              1 x A starts
              1 x B starts
              1 x C starts
            chance: A starts
              A takes the first turn
            chance: A is dealt adventurer
              A holds adventurer
            chance: B is dealt adventurer
              B holds adventurer
            chance: C is dealt adventurer
              C holds adventurer
              A's turn, actions 1
        "#]],
    );
}

#[test]
fn an_original_deck_has_nineteen_cards_and_no_alternate_one() {
    check(
        "
        rule CT-SETUP-05 CT-SETUP-08 CT-SETUP-10
        new players 2, set original

        chance: B starts
        chance?
        chance: A is dealt adventurer
        chance: B is dealt adventurer
        ",
        expect![[r#"
            chance: B starts
              B takes the first turn
            chance?
              4 x A is dealt adventurer
              4 x A is dealt adventurer+1
              1 x A is dealt adventurer+2
              1 x A is dealt barbarian
              1 x A is dealt thief
              1 x A is dealt knight
              1 x A is dealt dwarf
              1 x A is dealt cave-troll
              1 x A is dealt orc
              1 x A is dealt wraith
              1 x A is dealt treasure
              1 x A is dealt score-a-room
              1 x A is dealt find-an-artifact
            chance: A is dealt adventurer
              A holds adventurer
            chance: B is dealt adventurer
              B holds adventurer
              B's turn, actions 1
        "#]],
    );
    let dealing = "
        new players 2, set original

        chance: B starts
        ";
    expect!["refused CT-SETUP-08: berserker is not in that deck"]
        .assert_eq(&refusal(dealing, "chance: A is dealt berserker"));
    expect!["refused CT-TURN-07: chance has nothing of that kind to decide now"]
        .assert_eq(&refusal(dealing, "chance: B is dealt knight"));
}

#[test]
fn an_alternate_deck_has_the_seven_other_cards() {
    check(
        "
        rule CT-SETUP-06
        new players 2, set alternate

        chance: B starts
        chance?
        chance: A is dealt adventurer
        chance: B is dealt adventurer
        ",
        expect![[r#"
            chance: B starts
              B takes the first turn
            chance?
              4 x A is dealt adventurer
              4 x A is dealt adventurer+1
              1 x A is dealt adventurer+2
              1 x A is dealt berserker
              1 x A is dealt assassin
              1 x A is dealt paladin
              1 x A is dealt giant-slayer
              1 x A is dealt rampaging-troll
              1 x A is dealt grunt
              1 x A is dealt siren-banshee
              1 x A is dealt treasure
              1 x A is dealt score-a-room
              1 x A is dealt find-an-artifact
            chance: A is dealt adventurer
              A holds adventurer
            chance: B is dealt adventurer
              B holds adventurer
              B's turn, actions 1
        "#]],
    );
}

/// Slots 0, 2, 4 and 6 are alternate for A, the other three for B.
#[test]
fn a_mixed_set_names_one_card_of_each_pair_for_each_player() {
    check(
        "
        rule CT-SETUP-07 CT-R-50
        new players 2, set mixed 85 42

        chance: A starts
        chance?
        chance: A is dealt berserker
        chance?
        chance: B is dealt adventurer
        ",
        expect![[r#"
            chance: A starts
              A takes the first turn
            chance?
              4 x A is dealt adventurer
              4 x A is dealt adventurer+1
              1 x A is dealt adventurer+2
              1 x A is dealt berserker
              1 x A is dealt thief
              1 x A is dealt paladin
              1 x A is dealt dwarf
              1 x A is dealt rampaging-troll
              1 x A is dealt orc
              1 x A is dealt siren-banshee
              1 x A is dealt treasure
              1 x A is dealt score-a-room
              1 x A is dealt find-an-artifact
            chance: A is dealt berserker
              A holds berserker
            chance?
              4 x B is dealt adventurer
              4 x B is dealt adventurer+1
              1 x B is dealt adventurer+2
              1 x B is dealt barbarian
              1 x B is dealt assassin
              1 x B is dealt knight
              1 x B is dealt giant-slayer
              1 x B is dealt cave-troll
              1 x B is dealt grunt
              1 x B is dealt wraith
              1 x B is dealt treasure
              1 x B is dealt score-a-room
              1 x B is dealt find-an-artifact
            chance: B is dealt adventurer
              B holds adventurer
              A's turn, actions 1
        "#]],
    );
}

/// Fewer than two or more than four cannot play (CT-SETUP-01).
#[test]
fn fewer_than_two_or_more_than_four_cannot_play() {
    let refused = |setup: Setup| CaveTroll::start(&setup).unwrap_err().to_string();
    expect!["Cave Troll is for 2 to 4 players, not 1 (CT-SETUP-01)"].assert_eq(&refused(Setup::original(1)));
    expect!["Cave Troll is for 2 to 4 players, not 5 (CT-SETUP-01)"].assert_eq(&refused(Setup::original(5)));
    assert!((2..=4).all(|players| CaveTroll::start(&Setup::original(players)).is_ok()));
}

/// The thief of S-36 still reaches all rooms and entrances, and A's left neighbour is B, B's is A.
#[test]
fn with_two_players_the_board_is_the_same_and_two_colours_are_absent() {
    let picture = "
        rule CT-SETUP-04 CT-R-53
        players 2, set original
        E3: A.thief

        A? move thief E3
        A: end turn
        B: end turn
        show C
        show D
        ";
    check(
        picture,
        expect![[r#"
        A? move thief E3
          R01, R02, R03, R04, R05, R06, R07, R08, R09, R10, R11, R12, R13, R14, R15, R16, R17, R18, R19, R20, R21, R22, R23, R24, R25, R26, R27, R28, R29, R30, R31, R32, R33, E1, E2, E4
        A: end turn
          A ends the turn, actions lost 4
          B's turn, actions 4
        B: end turn
          B ends the turn, actions lost 4
          A's turn, actions 4
        show C
        show D
    "#]],
    );
    let view = CaveTroll::view(&table(picture), Viewer::PUBLIC);
    assert_eq!((view.players.len(), view.artifact_deck), (2, 6));
    assert_eq!(view.players[1].supply.len(), 16);
}

/// Whoever is not at the table has no figures, wherever a figure may be named. CT-TERM-11, CT-R-53.
#[test]
fn there_is_nobody_in_a_seat_that_is_not_there() {
    check(
        "
        rule CT-TERM-11 CT-R-53
        players 2, set mixed 68 68
        R11: A.paladin A.siren-banshee A.orc B.adventurer

        A: kill E.adventurer
        A: kill C.adventurer
        A: banish E P1
        A: pull F.thief R13
        ",
        expect![[r#"
            A: kill E.adventurer
              refused CT-ABIL-02: there is no adventurer of E in R11
            A: kill C.adventurer
              refused CT-ABIL-02: there is no adventurer of C in R11
            A: banish E P1
              refused CT-ABIL-02: there is no siren-banshee of E in R11
            A: pull F.thief R13
              refused CT-ABIL-02: there is no thief of F in R13
        "#]],
    );
    for line in ["E gold 1", "turn C", "R11: chest.F", "R11: E.knight"] {
        let picture = format!("players 2, set original\n{line}");
        assert!(CaveTroll::read(&picture).is_err(), "{line}");
    }
}
