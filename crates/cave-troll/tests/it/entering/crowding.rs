//! Rooms of five and six: the berserker's exception to the limit. Rules: CT-ALT-BERSERKER-03, CT-ALT-BERSERKER-04.

use expect_test::expect;

use crate::check;

/// S-79: two berserkers are never in one room, so B's comes to R11 when C's has left it.
#[test]
fn a_berserker_may_be_the_sixth_and_then_the_room_is_full_for_everybody() {
    check(
        "
        rule CT-ALT-BERSERKER-03 CT-ALT-BERSERKER-04 CT-ENTER-05 CT-ENTER-07 CT-ENTER-08 CT-R-21
        players 4, set alternate
        R14: A.adventurer*5
        R11: C.berserker D.adventurer D.grunt
        R13: B.berserker
        turn C

        C? move berserker R11
        C: move berserker R11 R14
        show R14
        C: end turn
        D? move
        D: move adventurer R11 R14
        D: move grunt R11 R14
        D: end turn
        A: end turn
        B: move berserker R13 R11
        B? move berserker R11
        B: move berserker R11 R14
        ",
        expect![[r#"
            C? move berserker R11
              R14, E1
            C: move berserker R11 R14
              C.berserker goes from R11 to R14
            show R14
              R14: A.adventurer*5 C.berserker
            C: end turn
              C ends the turn, actions lost 3
              D's turn, actions 4
            D? move
              adventurer R11 R13, adventurer R11 E1, grunt R11 R13, grunt R11 E1, grunt R11 P1
            D: move adventurer R11 R14
              refused CT-ENTER-08: R14 already holds six figures
            D: move grunt R11 R14
              refused CT-ENTER-08: R14 already holds six figures
            D: end turn
              D ends the turn, actions lost 4
              A's turn, actions 4
            A: end turn
              A ends the turn, actions lost 4
              B's turn, actions 4
            B: move berserker R13 R11
              B.berserker goes from R13 to R11
            B? move berserker R11
              R13, E1
            B: move berserker R11 R14
              refused CT-ENTER-05: C's berserker is already in R14
        "#]],
    );
}

/// Two of the six leave; then the room is like any other.
#[test]
fn a_room_of_six_is_an_ordinary_room_when_figures_leave() {
    check(
        "
        rule CT-R-21 CT-ENTER-06 CT-ENTER-07 CT-ENTER-08
        players 4, set alternate
        R14: A.adventurer*5 C.berserker
        R11: A.grunt

        A: move grunt R11 R14
        A: move adventurer R14 R07
        A: move grunt R11 R14
        A: move adventurer R14 R07
        A: move grunt R11 R14
        show R14
        ",
        expect![[r#"
            A: move grunt R11 R14
              refused CT-ENTER-08: R14 already holds six figures
            A: move adventurer R14 R07
              A.adventurer goes from R14 to R07
            A: move grunt R11 R14
              refused CT-ENTER-07: R14 is full: it holds five figures
            A: move adventurer R14 R07
              A.adventurer goes from R14 to R07
            A: move grunt R11 R14
              A.grunt goes from R11 to R14
            show R14
              R14: A.adventurer*3 A.grunt C.berserker
        "#]],
    );
}

/// A berserker does not crowd a room with figures of his owner (S-80).
#[test]
fn a_berserker_does_not_crowd_a_room_with_figures_of_his_owner() {
    check(
        "
        rule CT-ALT-BERSERKER-04 CT-ENTER-07
        players 4, set alternate
        R14: A.adventurer*4 C.adventurer
        R11: C.berserker
        turn C

        C? move berserker R11
        C: move berserker R11 R14
        ",
        expect![[r#"
            C? move berserker R11
              R13, E1
            C: move berserker R11 R14
              refused CT-ALT-BERSERKER-04: R14 is full, and one of the five is yours
        "#]],
    );
}

/// S-81: C plays the alternate set.
#[test]
fn no_wraith_enters_a_room_of_six() {
    check(
        "
        rule CT-ENTER-08 CT-R-21
        players 4, set mixed 0 0 127 0
        R14: B.adventurer*5 C.berserker
        P2: A.wraith

        A? move wraith P2
        A: move wraith P2 R14
        ",
        expect![[r#"
            A? move wraith P2
              R10, R15, R22
            A: move wraith P2 R14
              refused CT-ENTER-08: R14 already holds six figures
        "#]],
    );
}

#[test]
fn a_berserker_may_crowd_a_room_when_he_walks_or_flees() {
    check(
        "
        rule CT-R-20 CT-ENTER-07 CT-ART-BOOTS-01
        players 4, set mixed 0 0 127 0
        R14: B.adventurer*5
        E1: C.berserker
        turn C
        C artifact boots

        C: boots berserker E1
        C: step R07
        C?
        C: step R14
        show R14
        ",
        expect![[r#"
            C: boots berserker E1
              C uses boots
            C: step R07
              C.berserker goes from E1 to R07
            C?
              step R02, step R14, step E1, stop
            C: step R14
              C.berserker goes from R07 to R14
            show R14
              R14: B.adventurer*5 C.berserker
        "#]],
    );
    check(
        "
        rule CT-R-20 CT-ENTER-07
        players 4, set mixed 0 0 127 0
        R14: B.adventurer*5
        R07: C.berserker
        A hand cave-troll

        A: draw
        chance: draws thief
        A: play cave-troll
        A: place R07
        C? flee
        C: flee berserker R14
        show R14
        ",
        expect![[r#"
            A: draw
            chance: draws thief
              A draws thief
            A: play cave-troll
              A plays cave-troll
            A: place R07
              A.cave-troll comes to R07
            C? flee
              berserker R02, berserker R14, berserker E1
            C: flee berserker R14
              C.berserker flees from R07 to R14
            show R14
              R14: B.adventurer*5 C.berserker
        "#]],
    );
}

/// The same push from the same room: A's troll cannot drive C's berserker into the full room, C's own troll can.
#[test]
fn only_his_owner_may_crowd_a_room_with_a_berserker() {
    check(
        "
        rule CT-R-20 CT-ENTER-07
        players 4, set alternate
        R30: A.rampaging-troll C.berserker
        R33: B.adventurer*5

        A: rampage
        A?
        A: push C.berserker R33
        ",
        expect![[r#"
            A: rampage
            A?
              push C.berserker R26, push C.berserker R29
            A: push C.berserker R33
              refused CT-ENTER-07: R33 is full: it holds five figures
        "#]],
    );
    check(
        "
        rule CT-R-20 CT-ENTER-07
        players 4, set alternate
        R30: C.rampaging-troll C.berserker
        R33: B.adventurer*5
        turn C

        C: rampage
        C?
        C: push C.berserker R33
        show R33
        ",
        expect![[r#"
            C: rampage
            C?
              push C.berserker R26, push C.berserker R29, push C.berserker R33
            C: push C.berserker R33
              C.berserker is driven from R30 to R33
            show R33
              R33: B.adventurer*5 C.berserker
        "#]],
    );
}

/// Neither a move, nor a siren, nor a rampage brings two berserkers together.
#[test]
fn two_berserkers_are_never_in_one_room() {
    check(
        "
        rule CT-R-40 CT-ALT-BERSERKER-03 CT-ENTER-05 CT-ENTER-09
        players 4, set alternate
        R18: A.siren-banshee B.berserker
        R14: C.berserker C.adventurer
        R22: A.berserker
        R26: D.rampaging-troll D.berserker

        A? move berserker R22
        A: move berserker R22 R18
        A? pull
        A: pull C.berserker R14
        A: end turn
        B: end turn
        C: end turn
        D: rampage
        D?
        D: push D.berserker R18
        ",
        expect![[r#"
            A? move berserker R22
              R19, R28
            A: move berserker R22 R18
              refused CT-ENTER-05: B's berserker is already in R18
            A? pull
              C.adventurer R14
            A: pull C.berserker R14
              refused CT-ENTER-05: B's berserker is already in R18
            A: end turn
              A ends the turn, actions lost 4
              B's turn, actions 4
            B: end turn
              B ends the turn, actions lost 4
              C's turn, actions 4
            C: end turn
              C ends the turn, actions lost 4
              D's turn, actions 4
            D: rampage
            D?
              push D.berserker R30
            D: push D.berserker R18
              refused CT-ENTER-05: B's berserker is already in R18
        "#]],
    );
}

/// A's banshee, four of A's adventurers and C's berserker.
#[test]
fn a_siren_pulls_nobody_into_a_room_of_six() {
    check(
        "
        rule CT-R-21 CT-ALT-SIREN-03
        players 4, set alternate
        R14: A.siren-banshee A.adventurer*4 C.berserker
        R07: B.adventurer

        A? pull
        A: pull B.adventurer R07
        ",
        expect![[r#"
            A? pull
              nothing
            A: pull B.adventurer R07
              refused CT-ALT-SIREN-03: R14 is full, so the banshee cannot pull anyone in
        "#]],
    );
}
