//! The scoring pile and the whole board. Rules: CT-SCORE-01 to CT-SCORE-04, CT-SCORE-12, CT-DRAW-16, CT-DRAW-17.

use cave_troll::{Card, CaveTroll};
use expect_test::expect;
use kernel::{Game, Viewer};

use crate::{check, table};

#[test]
fn there_is_one_pile_for_all_players() {
    check(
        "
        rule CT-DRAW-16 CT-R-01
        A hand adventurer+1
        B hand adventurer+2
        turn A, actions 1

        A: draw
        chance: draws thief
        A: play adventurer+1
        A: place E1
        B: draw
        chance: draws thief
        B: play adventurer+2
        B: place E1
        ",
        expect![[r#"
            A: draw
            chance: draws thief
              A draws thief
            A: play adventurer+1
              A plays adventurer+1
            A: place E1
              A.adventurer comes to E1
              the scoring pile shows 1
              B's turn, actions 4
            B: draw
            chance: draws thief
              B draws thief
            B: play adventurer+2
              B plays adventurer+2
            B: place E1
              B.adventurer comes to E1
              the scoring pile shows 3
        "#]],
    );
}

#[test]
fn a_card_without_icon_goes_to_its_players_discards() {
    let play = "
        rule CT-DRAW-17
        A hand thief

        A: draw
        chance: draws adventurer
        A: play adventurer
        A: place E1
        show A pile
        ";
    check(
        play,
        expect![[r#"
        A: draw
        chance: draws adventurer
          A draws adventurer
        A: play adventurer
          A plays adventurer
        A: place E1
          A.adventurer comes to E1
        show A pile
    "#]],
    );
    let view = CaveTroll::view(&table(play), Viewer::PUBLIC);
    assert_eq!(view.players[0].discards, [Card::Adventurer { icons: 0 }]);
}

/// Five icons score the board and clear the pile (S-28).
#[test]
fn five_icons_score_the_board_and_clear_the_pile() {
    let play = "
        rule CT-SCORE-01 CT-SCORE-02 CT-SCORE-03 CT-R-30 CT-R-31
        R17: B.adventurer
        R14: C.adventurer D.adventurer
        B pile adventurer+1*2
        C pile adventurer+1*2
        A hand thief

        A: draw
        chance: draws adventurer+2
        A: play adventurer+2
        A: place E1
        show A pile
        show B pile
        show C pile
        show A gold
        show B gold
        ";
    check(
        play,
        expect![[r#"
        A: draw
        chance: draws adventurer+2
          A draws adventurer+2
        A: play adventurer+2
          A plays adventurer+2
        A: place E1
          A.adventurer comes to E1
          the scoring pile shows 6
          R17 (5 gold) pays B 5
          the board is scored
          the scoring pile leaves the game
        show A pile
        show B pile
        show C pile
        show A gold
          A gold 0
        show B gold
          B gold 5
    "#]],
    );
    let view = CaveTroll::view(&table(play), Viewer::PUBLIC);
    let one = Card::Adventurer { icons: 1 };
    assert_eq!((view.icons, view.scorings), (0, 1));
    assert_eq!(view.players[0].removed, [Card::Adventurer { icons: 2 }]);
    assert_eq!(view.players[1].removed, [one, one]);
    assert_eq!(view.players[2].removed, [one, one]);
}

/// Four icons score nothing (S-29).
#[test]
fn four_icons_score_nothing() {
    check(
        "
        rule CT-SCORE-02
        R17: B.adventurer
        B pile adventurer+1
        C pile adventurer+2
        A hand thief

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
              the scoring pile shows 4
            show B gold
              B gold 0
        "#]],
    );
}

#[test]
fn after_a_board_scoring_the_next_icon_starts_a_new_pile() {
    check(
        "
        rule CT-SCORE-03 CT-SCORE-04
        B pile adventurer+1*4
        A hand adventurer+1

        A: draw
        chance: draws adventurer+1
        A: play adventurer+1
        A: place E1
        A: draw
        chance: draws adventurer+2
        A: play adventurer+1
        A: place E1
        show A pile
        show B pile
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
              the board is scored
              the scoring pile leaves the game
            A: draw
            chance: draws adventurer+2
              A draws adventurer+2
            A: play adventurer+1
              A plays adventurer+1
            A: place E1
              A.adventurer comes to E1
              the scoring pile shows 1
            show A pile
              A pile adventurer+1
            show B pile
        "#]],
    );
}

/// S-30: the sixth adventurer is the one whose card scores the board.
#[test]
fn heroes_in_an_entrance_score_nothing() {
    check(
        "
        rule CT-TERM-02 CT-SCORE-05 CT-R-31
        E1: A.adventurer*5
        C pile adventurer+1*4
        A hand thief

        A: draw
        chance: draws adventurer+2
        A: play adventurer+2
        A: place E1
        show E1
        show A gold
        ",
        expect![[r#"
            A: draw
            chance: draws adventurer+2
              A draws adventurer+2
            A: play adventurer+2
              A plays adventurer+2
            A: place E1
              A.adventurer comes to E1
              the scoring pile shows 6
              the board is scored
              the scoring pile leaves the game
            show E1
              E1: A.adventurer*6
            show A gold
              A gold 0
        "#]],
    );
}

#[test]
fn all_rooms_are_scored_on_the_same_position() {
    check(
        "
        rule CT-SCORE-12 CT-SCORE-13
        R01: A.adventurer
        R17: A.dwarf B.adventurer*2 chest.C
        R20: B.adventurer C.adventurer
        R22: C.barbarian D.adventurer
        C pile adventurer+1*2
        D pile adventurer+2
        A gold 7
        A hand thief

        A: draw
        chance: draws adventurer+1
        A: play adventurer+1
        A: place E1
        show R
        show A gold
        show B gold
        show C gold
        show D gold
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
              R01 (4 gold) pays A 4
              R17 (14 gold) pays B 14
              R22 (5 gold) pays C 5
              the board is scored
              the scoring pile leaves the game
            show R
              R01: A.adventurer
              R17: A.dwarf B.adventurer*2 chest.C
              R20: B.adventurer C.adventurer
              R22: C.barbarian D.adventurer
            show A gold
              A gold 11
            show B gold
              B gold 14
            show C gold
              C gold 5
            show D gold
              D gold 0
        "#]],
    );
}
