//! Find an Artifact. Rules: CT-DRAW-14, CT-DRAW-15. What artifacts do is `artifacts.rs` and `artifacts/walking.rs`.

use expect_test::expect;

use crate::check;

/// An artifact may be played in the turn in which it is found (S-10).
#[test]
fn an_artifact_may_be_played_in_the_turn_in_which_it_is_found() {
    check(
        "
        rule CT-DRAW-14 CT-DRAW-15 CT-ART-02
        E1: A.adventurer
        A hand knight

        A: move adventurer E1 R11
        A: draw
        chance: draws find-an-artifact
        A: play find-an-artifact
        chance?
        chance: finds boots
        show A artifact
        A? boots
        A: boots adventurer R11
        A: step R14
        A: stop
        show turn
        ",
        expect![[r#"
            A: move adventurer E1 R11
              A.adventurer goes from E1 to R11
            A: draw
            chance: draws find-an-artifact
              A draws find-an-artifact
            A: play find-an-artifact
              A plays find-an-artifact
            chance?
              1 x finds chalice
              1 x finds cloak
              1 x finds sword
              1 x finds boots
              1 x finds scroll
              1 x finds tally
            chance: finds boots
              A finds boots
            show A artifact
              A artifact boots
            A? boots
              adventurer R11
            A: boots adventurer R11
              A uses boots
            A: step R14
              A.adventurer goes from R11 to R14
            A: stop
            show turn
              turn A, actions 1
        "#]],
    );
}

#[test]
fn an_artifact_may_be_played_on_a_later_turn() {
    check(
        "
        rule CT-DRAW-15 CT-R-37
        R17: A.adventurer
        A hand find-an-artifact
        turn A, actions 1

        A: draw
        chance: draws thief
        A: play find-an-artifact
        chance: finds tally
        B: end turn
        C: end turn
        D: end turn
        A: tally R17
        show artifacts
        ",
        expect![[r#"
            A: draw
            chance: draws thief
              A draws thief
            A: play find-an-artifact
              A plays find-an-artifact
            chance: finds tally
              A finds tally
              B's turn, actions 4
            B: end turn
              B ends the turn, actions lost 4
              C's turn, actions 4
            C: end turn
              C ends the turn, actions lost 4
              D's turn, actions 4
            D: end turn
              D ends the turn, actions lost 4
              A's turn, actions 4
            A: tally R17
              A uses tally
              R17 (5 gold) pays A 5
            show artifacts
              artifacts played tally
        "#]],
    );
}

/// Each deck has one Find an Artifact, so four players find four of the six.
#[test]
fn each_player_finds_one_of_the_artifacts_that_are_left() {
    check(
        "
        rule CT-DRAW-14 CT-R-37 CT-SETUP-03
        A artifact cloak
        B artifact sword
        C artifact boots
        turn D
        D hand find-an-artifact

        D: draw
        chance: draws thief
        D: play find-an-artifact
        chance?
        chance: finds tally
        D: draw
        chance?
        chance: draws adventurer
        ",
        expect![[r#"
            D: draw
            chance: draws thief
              D draws thief
            D: play find-an-artifact
              D plays find-an-artifact
            chance?
              1 x finds chalice
              1 x finds scroll
              1 x finds tally
            chance: finds tally
              D finds tally
            D: draw
            chance?
              4 x draws adventurer
              4 x draws adventurer+1
              1 x draws adventurer+2
              1 x draws barbarian
              1 x draws knight
              1 x draws dwarf
              1 x draws cave-troll
              1 x draws orc
              1 x draws wraith
              1 x draws treasure
              1 x draws score-a-room
            chance: draws adventurer
              D draws adventurer
        "#]],
    );
}
