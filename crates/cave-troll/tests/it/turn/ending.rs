//! The end of the game. Rules: CT-END. A game that nobody ends is `turn/safety_stop.rs`.

use cave_troll::CaveTroll;
use expect_test::expect;
use kernel::Game;

use crate::{check, table};

/// The game ends after the action that takes the last card of a deck (S-31).
#[test]
fn the_game_ends_after_the_action_that_takes_the_last_card_of_a_deck() {
    check(
        "
        rule CT-END-01 CT-END-02 CT-END-03 CT-SCORE-01
        R22: B.adventurer
        R17: A.adventurer
        A hand thief
        A deck knight
        turn A, actions 3

        A: draw
        chance: draws knight
        A: play knight
        A: place E1
        A: draw
        B: end turn
        show turn
        ",
        expect![[r#"
            A: draw
            chance: draws knight
              A draws knight
            A: play knight
              A plays knight
            A: place E1
              A.knight comes to E1
              R17 (5 gold) pays A 5
              R22 (5 gold) pays B 5
              the board is scored for the last time
              A gains 3 for ending the game
              the game is over, won by A
            A: draw
              refused CT-END-01: the game is over
            B: end turn
              refused CT-END-01: the game is over
            show turn
              turn A, actions 0
        "#]],
    );
}

/// A board scoring and the last one may follow each other (S-32).
#[test]
fn a_board_scoring_and_the_last_one_may_follow_each_other() {
    check(
        "
        rule CT-R-31 CT-R-32
        R22: B.adventurer
        C pile adventurer+1*4
        A hand thief
        A deck adventurer+1

        A: draw
        chance: draws adventurer+1
        A: play adventurer+1
        A: place E1
        show B gold
        ",
        expect![[r#"
            A: draw
            chance: draws adventurer+1
              A draws adventurer+1
            A: play adventurer+1
              A plays adventurer+1
            A: place E1
              A.adventurer comes to E1
              the scoring pile shows 5
              R22 (5 gold) pays B 5
              the board is scored
              the scoring pile leaves the game
              R22 (5 gold) pays B 5
              the board is scored for the last time
              A gains 3 for ending the game
              the game is over, won by B
            show B gold
              B gold 10
        "#]],
    );
}

/// B and A still decide who flees, although the game is as good as over.
#[test]
fn an_action_that_takes_the_last_card_is_carried_out_to_its_end() {
    check(
        "
        rule CT-R-32 CT-TURN-07
        R22: A.adventurer B.adventurer*2
        A hand cave-troll
        A deck knight

        A: draw
        chance: draws knight
        A: play cave-troll
        A: place R22
        B: flee adventurer R18
        A: stay
        ",
        expect![[r#"
            A: draw
            chance: draws knight
              A draws knight
            A: play cave-troll
              A plays cave-troll
            A: place R22
              A.cave-troll comes to R22
            B: flee adventurer R18
              B.adventurer flees from R22 to R18
            A: stay
              A.adventurer is discarded in R22
              B.adventurer is discarded in R22
              R18 (3 gold) pays B 3
              the board is scored for the last time
              A gains 3 for ending the game
              the game is over, won by A B
        "#]],
    );
}

/// A kept artifact pays its printed gold (S-33).
#[test]
fn a_kept_artifact_pays_its_printed_gold() {
    check(
        "
        rule CT-END-04 CT-DRAW-15
        B artifact tally
        C artifact sword
        A hand thief
        A deck knight

        A: draw
        chance: draws knight
        A: play knight
        A: place E1
        show A gold
        show B gold
        show C gold
        ",
        expect![[r#"
            A: draw
            chance: draws knight
              A draws knight
            A: play knight
              A plays knight
            A: place E1
              A.knight comes to E1
              the board is scored for the last time
              A gains 3 for ending the game
              B gains 2 for keeping tally
              C gains 4 for keeping sword
              the game is over, won by C
            show A gold
              A gold 3
            show B gold
              B gold 2
            show C gold
              C gold 4
        "#]],
    );
}

/// S-34: A has 58 and gains 3 for ending the game. For ratings each of the two winners has half a victory.
#[test]
fn equal_gold_is_a_shared_victory() {
    let play = "
        rule CT-END-05 CT-R-34
        A gold 58
        B gold 40
        C gold 61
        D gold 12
        A hand thief
        A deck knight

        A: draw
        chance: draws knight
        A: play knight
        A: place E1
        ";
    check(
        play,
        expect![[r#"
        A: draw
        chance: draws knight
          A draws knight
        A: play knight
          A plays knight
        A: place E1
          A.knight comes to E1
          the board is scored for the last time
          A gains 3 for ending the game
          the game is over, won by A C
    "#]],
    );
    let outcome = CaveTroll::outcome(&table(play)).unwrap();
    assert_eq!(outcome.scores, [61, 40, 61, 12]);
    let winners: Vec<_> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
    assert_eq!(winners, ["A", "C"]);
}

/// The card left in hand has no effect (S-35).
#[test]
fn the_card_left_in_hand_has_no_effect() {
    check(
        "
        rule CT-END-06 CT-R-33
        R22: A.adventurer
        A hand thief
        A deck score-a-room

        A: draw
        chance: draws score-a-room
        A: play thief
        A: place E1
        show A hand
        show A gold
        ",
        expect![[r#"
            A: draw
            chance: draws score-a-room
              A draws score-a-room
            A: play thief
              A plays thief
            A: place E1
              A.thief comes to E1
              R22 (5 gold) pays A 5
              the board is scored for the last time
              A gains 3 for ending the game
              the game is over, won by A
            show A hand
              A hand score-a-room
            show A gold
              A gold 8
        "#]],
    );
}

#[test]
fn an_artifact_found_with_the_last_card_is_kept() {
    check(
        "
        rule CT-END-04 CT-R-32
        A hand thief
        A deck find-an-artifact

        A: draw
        chance: draws find-an-artifact
        A: play find-an-artifact
        chance: finds sword
        show A gold
        ",
        expect![[r#"
            A: draw
            chance: draws find-an-artifact
              A draws find-an-artifact
            A: play find-an-artifact
              A plays find-an-artifact
            chance: finds sword
              A finds sword
              the board is scored for the last time
              A gains 3 for ending the game
              A gains 4 for keeping sword
              the game is over, won by A
            show A gold
              A gold 7
        "#]],
    );
}
