//! The first action: draw a card and play a card. Rules: CT-DRAW. Where played cards go is `scoring/scoring_pile.rs`.

mod finding;
mod treasure;

use cave_troll::CaveTroll;
use expect_test::expect;
use kernel::{Game, Seat, Viewer};

use crate::{check, table};

/// A card is not played without drawing (S-05).
#[test]
fn a_card_is_not_played_without_drawing() {
    check(
        "
        rule CT-DRAW-03 CT-R-02
        A hand score-a-room

        A?
        A: play score-a-room
        A: score R17
        ",
        expect![[r#"
            A?
              end turn, draw
            A: play score-a-room
              refused CT-DRAW-03: you play a card only after drawing one; draw first
            A: score R17
              refused CT-TURN-04: that answers a question nobody asked; choose from your options
        "#]],
    );
}

/// A played card with an icon goes to the pile and the other stays hidden in hand (S-06).
#[test]
fn a_played_card_with_an_icon_goes_to_the_pile_and_the_other_stays_hidden_in_hand() {
    let play = "
        rule CT-DRAW-01 CT-DRAW-02 CT-DRAW-04 CT-DRAW-16
        A hand thief

        A: draw
        chance: draws adventurer+1
        A?
        A: play adventurer+1
        A? place
        A: place E1
        show E1
        show A hand
        show A pile
        show turn
        ";
    check(
        play,
        expect![[r#"
        A: draw
        chance: draws adventurer+1
          A draws adventurer+1
        A?
          play thief, play adventurer+1
        A: play adventurer+1
          A plays adventurer+1
        A? place
          E1, E2, E3, E4
        A: place E1
          A.adventurer comes to E1
          the scoring pile shows 1
        show E1
          E1: A.adventurer
        show A hand
          A hand thief
        show A pile
          A pile adventurer+1
        show turn
          turn A, actions 3
    "#]],
    );
    let state = table(play);
    let hand = |viewer: usize| CaveTroll::view(&state, Viewer::seat(Seat::new(viewer))).players[0].hand;
    assert_eq!(hand(0).map(|card| card.to_string()).as_deref(), Some("thief"));
    assert_eq!([hand(1), hand(2), hand(3)], [None; 3]);
}

#[test]
fn once_a_card_is_drawn_one_of_the_two_must_be_played() {
    check(
        "
        rule CT-DRAW-01 CT-DRAW-03 CT-R-03
        A hand thief

        A: draw
        chance: draws orc
        A?
        A: end turn
        A: play knight
        A: play orc
        A?
        A: end turn
        ",
        expect![[r#"
            A: draw
            chance: draws orc
              A draws orc
            A?
              play thief, play orc
            A: end turn
              refused CT-TURN-07: play one of your two cards first
            A: play knight
              refused CT-DRAW-01: knight is not one of your two cards
            A: play orc
              A plays orc
            A?
              place P1, place P2, place P3
            A: end turn
              refused CT-TURN-07: choose where the card you played takes effect first
        "#]],
    );
}

#[test]
fn two_equal_cards_are_one_offer() {
    check(
        "
        rule CT-DRAW-01 CT-DRAW-02
        A hand adventurer

        A: draw
        chance: draws adventurer
        A?
        A: play adventurer
        A: place E1
        show A hand
        ",
        expect![[r#"
            A: draw
            chance: draws adventurer
              A draws adventurer
            A?
              play adventurer
            A: play adventurer
              A plays adventurer
            A: place E1
              A.adventurer comes to E1
            show A hand
              A hand adventurer
        "#]],
    );
}

/// A hero comes to any entrance, however crowded (S-07).
#[test]
fn a_hero_comes_to_any_entrance_however_crowded() {
    check(
        "
        rule CT-DRAW-04 CT-DRAW-05
        E2: A.adventurer*3 B.adventurer C.adventurer*2 D.knight
        turn B
        B hand orc

        B: draw
        chance: draws thief
        B: play thief
        B? place
        B: place R11
        B: place P1
        B: place E2
        show E2
        ",
        expect![[r#"
            B: draw
            chance: draws thief
              B draws thief
            B: play thief
              B plays thief
            B? place
              E1, E2, E3, E4
            B: place R11
              refused CT-DRAW-04: a hero comes into play at an entrance, and R11 is not one
            B: place P1
              refused CT-DRAW-04: a hero comes into play at an entrance, and P1 is not one
            B: place E2
              B.thief comes to E2
            show E2
              E2: A.adventurer*3 B.adventurer B.thief C.adventurer*2 D.knight
        "#]],
    );
}

/// A monster comes to any pit, whatever stands there (S-08).
#[test]
fn a_monster_comes_to_any_pit_whatever_stands_there() {
    check(
        "
        rule CT-DRAW-06 CT-DRAW-07
        P1: A.orc A.wraith C.orc C.wraith D.orc D.wraith
        turn B
        B hand orc

        B: draw
        chance: draws thief
        B: play orc
        B? place
        B: place E1
        B: place R11
        B: place P1
        show P1
        ",
        expect![[r#"
            B: draw
            chance: draws thief
              B draws thief
            B: play orc
              B plays orc
            B? place
              P1, P2, P3
            B: place E1
              refused CT-DRAW-06: a monster comes into play at a pit, and E1 is not one
            B: place R11
              refused CT-DRAW-06: a monster comes into play at a pit, and R11 is not one
            B: place P1
              B.orc comes to P1
            show P1
              P1: A.orc A.wraith B.orc C.orc C.wraith D.orc D.wraith
        "#]],
    );
}

#[test]
fn a_cave_troll_comes_to_a_room_and_not_to_a_pit() {
    check(
        "
        rule CT-DRAW-08 CT-MON-TROLL-01
        A hand cave-troll

        A: draw
        chance: draws thief
        A: play cave-troll
        A? place
        A: place P2
        A: place E1
        A: place R01
        show R01
        ",
        expect![[r#"
            A: draw
            chance: draws thief
              A draws thief
            A: play cave-troll
              A plays cave-troll
            A? place
              R01, R02, R03, R04, R05, R06, R07, R08, R09, R10, R11, R12, R13, R14, R15, R16, R17, R18, R19, R20, R21, R22, R23, R24, R25, R26, R27, R28, R29, R30, R31, R32, R33
            A: place P2
              refused CT-MON-TROLL-01: a cave troll is placed in a room, and P2 is not one
            A: place E1
              refused CT-MON-TROLL-01: a cave troll is placed in a room, and E1 is not one
            A: place R01
              A.cave-troll comes to R01
            show R01
              R01: A.cave-troll
        "#]],
    );
}

/// Three cave trolls are on the board already: one room less each for the fourth, none for a chest.
#[test]
fn every_card_has_a_target() {
    check(
        "
        rule CT-DRAW-18 CT-R-25
        R01: B.cave-troll
        R02: C.cave-troll
        R03: D.cave-troll
        A hand cave-troll

        A: draw
        chance: draws treasure
        A: play cave-troll
        A? place
        A: place R03
        A: place R04
        A: draw
        chance: draws thief
        A: play treasure
        A? place
        A: place R04
        show R04
        ",
        expect![[r#"
            A: draw
            chance: draws treasure
              A draws treasure
            A: play cave-troll
              A plays cave-troll
            A? place
              R04, R05, R06, R07, R08, R09, R10, R11, R12, R13, R14, R15, R16, R17, R18, R19, R20, R21, R22, R23, R24, R25, R26, R27, R28, R29, R30, R31, R32, R33
            A: place R03
              refused CT-R-25: there is already a cave troll in R03; choose another room
            A: place R04
              A.cave-troll comes to R04
            A: draw
            chance: draws thief
              A draws thief
            A: play treasure
              A plays treasure
            A? place
              R01, R02, R03, R04, R05, R06, R07, R08, R09, R10, R11, R12, R13, R14, R15, R16, R17, R18, R19, R20, R21, R22, R23, R24, R25, R26, R27, R28, R29, R30, R31, R32, R33
            A: place R04
              A's chest comes to R04
            show R04
              R04: A.cave-troll chest.A
        "#]],
    );
}
