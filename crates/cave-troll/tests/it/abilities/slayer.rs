//! The giant slayer. Rules: CT-ALT-SLAYER.

use expect_test::expect;

use crate::check;

/// A giant slayer is paid for an empty room once a turn (S-88).
#[test]
fn a_giant_slayer_is_paid_for_an_empty_room_once_a_turn() {
    check(
        "
        rule CT-ALT-SLAYER-01
        players 4, set alternate
        R06: A.giant-slayer

        A: move giant-slayer R06 R01
        A: move giant-slayer R01 R02
        show A gold
        ",
        expect![[r#"
            A: move giant-slayer R06 R01
              A.giant-slayer goes from R06 to R01
              A gains 1 for an empty room
            A: move giant-slayer R01 R02
              A.giant-slayer goes from R01 to R02
            show A gold
              A gold 1
        "#]],
    );
}

/// A chest does not make a room less empty, a monster does, and an entrance is no room.
#[test]
fn a_giant_slayer_is_paid_in_rooms_without_hero_and_monster() {
    check(
        "
        rule CT-ALT-SLAYER-01 CT-R-43
        players 4, set alternate
        R06: A.giant-slayer
        R13: B.grunt
        R11: chest.C

        A: move giant-slayer R06 R13
        A: move giant-slayer R13 R06
        A: end turn
        B: end turn
        C: end turn
        D: end turn
        A: move giant-slayer R06 E1
        A: move giant-slayer E1 R11
        show A gold
        ",
        expect![[r#"
            A: move giant-slayer R06 R13
              A.giant-slayer goes from R06 to R13
            A: move giant-slayer R13 R06
              A.giant-slayer goes from R13 to R06
              A gains 1 for an empty room
            A: end turn
              A ends the turn, actions lost 2
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
            A: move giant-slayer R06 E1
              A.giant-slayer goes from R06 to E1
            A: move giant-slayer E1 R11
              A.giant-slayer goes from E1 to R11
              A gains 1 for an empty room
            show A gold
              A gold 2
        "#]],
    );
}

/// A giant slayer dies with the troll he slays (S-89).
#[test]
fn a_giant_slayer_dies_with_the_troll_he_slays() {
    check(
        "
        rule CT-ALT-SLAYER-02
        players 4, set alternate
        R18: A.giant-slayer B.rampaging-troll

        A? slay
        A: slay B
        show R18
        show A lost
        show B lost
        show turn
        ",
        expect![[r#"
            A? slay
              B
            A: slay B
              A.giant-slayer is discarded in R18
              B.rampaging-troll is discarded in R18
            show R18
            show A lost
              A lost giant-slayer
            show B lost
              B lost rampaging-troll
            show turn
              turn A, actions 3
        "#]],
    );
}

#[test]
fn a_giant_slayer_may_slay_the_troll_of_his_own_side() {
    check(
        "
        rule CT-ALT-SLAYER-02 CT-R-44
        players 4, set alternate
        R18: A.giant-slayer A.rampaging-troll B.rampaging-troll
        R14: C.rampaging-troll

        A? slay
        A: slay C
        A: slay A
        ",
        expect![[r#"
            A? slay
              A, B
            A: slay C
              refused CT-ABIL-02: there is no rampaging-troll of C in R18
            A: slay A
              A.giant-slayer is discarded in R18
              A.rampaging-troll is discarded in R18
        "#]],
    );
}
