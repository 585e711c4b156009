//! What a flight from a cave troll sets off. Rulings: CT-R-19, CT-R-23.

use expect_test::expect;

use crate::check;

/// A fleeing knight slays orcs where he arrives (S-61).
#[test]
fn a_fleeing_knight_slays_orcs_where_he_arrives() {
    check(
        "
        rule CT-R-23 CT-TERM-08 CT-HERO-KNIGHT-03
        R18: B.knight
        R21: A.orc C.orc
        A hand cave-troll

        A: draw
        chance: draws thief
        A: play cave-troll
        A: place R18
        B: flee knight R21
        ",
        expect![[r#"
            A: draw
            chance: draws thief
              A draws thief
            A: play cave-troll
              A plays cave-troll
            A: place R18
              A.cave-troll comes to R18
            B: flee knight R21
              B.knight flees from R18 to R21
              A.orc is discarded in R21
              C.orc is discarded in R21
        "#]],
    );
}

/// A fleeing wraith pushes on another player's turn (S-62).
#[test]
fn a_fleeing_wraith_pushes_on_another_players_turn() {
    check(
        "
        rule CT-R-19 CT-R-23 CT-MON-WRAITH-02
        R22: B.wraith
        R28: A.adventurer
        turn C
        C hand cave-troll

        C: draw
        chance: draws thief
        C: play cave-troll
        C: place R22
        B: flee wraith R28
        B?
        B: push A.adventurer R22
        B: push A.adventurer R33
        show turn
        ",
        expect![[r#"
            C: draw
            chance: draws thief
              C draws thief
            C: play cave-troll
              C plays cave-troll
            C: place R22
              C.cave-troll comes to R22
            B: flee wraith R28
              B.wraith flees from R22 to R28
            B?
              push A.adventurer R33, no push
            B: push A.adventurer R22
              refused CT-MON-WRAITH-07: a wraith cannot push A.adventurer to R22: a cave troll is there
            B: push A.adventurer R33
              A.adventurer is pushed from R28 to R33
            show turn
              turn C, actions 3
        "#]],
    );
}

/// A wraith may flee into a full room and must push then (S-63).
#[test]
fn a_wraith_may_flee_into_a_full_room_and_must_push_then() {
    check(
        "
        rule CT-ENTER-07 CT-MON-WRAITH-03 CT-R-20
        R22: B.wraith
        R28: A.adventurer*2 D.adventurer*3
        turn C
        C hand cave-troll

        C: draw
        chance: draws thief
        C: play cave-troll
        C: place R22
        B? flee
        B: flee wraith R28
        B?
        B: no push
        B: push D.adventurer R33
        show R28
        ",
        expect![[r#"
            C: draw
            chance: draws thief
              C draws thief
            C: play cave-troll
              C plays cave-troll
            C: place R22
              C.cave-troll comes to R22
            B? flee
              wraith R18, wraith R19, wraith R28
            B: flee wraith R28
              B.wraith flees from R22 to R28
            B?
              push A.adventurer R33, push D.adventurer R33
            B: no push
              refused CT-MON-WRAITH-03: your wraith has entered a full room, so it must push someone out
            B: push D.adventurer R33
              D.adventurer is pushed from R28 to R33
            show R28
              R28: A.adventurer*2 B.wraith D.adventurer*2
        "#]],
    );
}

/// The wraith's push sends a knight to an orc; nothing is pushed by that, and the next player decides.
#[test]
fn a_chain_ends_with_the_one_who_is_pushed() {
    check(
        "
        rule CT-R-19 CT-R-23 CT-MON-TROLL-03
        R22: A.wraith B.adventurer
        R18: A.knight
        R21: D.orc D.wraith
        turn C
        C hand cave-troll

        C: draw
        chance: draws thief
        C: play cave-troll
        C: place R22
        A: flee wraith R18
        B: stay
        A: push A.knight R21
        B: flee adventurer R28
        ",
        expect![[r#"
            C: draw
            chance: draws thief
              C draws thief
            C: play cave-troll
              C plays cave-troll
            C: place R22
              C.cave-troll comes to R22
            A: flee wraith R18
              A.wraith flees from R22 to R18
            B: stay
              refused CT-TURN-01: it is not B's turn to decide
            A: push A.knight R21
              A.knight is pushed from R18 to R21
              D.orc is discarded in R21
            B: flee adventurer R28
              B.adventurer flees from R22 to R28
        "#]],
    );
}
