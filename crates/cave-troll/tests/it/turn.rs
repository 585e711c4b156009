//! Turns, from the first round on. Rules: CT-TURN, CT-TERM-10. Actions are `turn/actions.rs`.

mod actions;
mod ending;
mod safety_stop;

use expect_test::expect;

use crate::check;

/// Four players begin with one, two, three and four actions (S-02).
#[test]
fn four_players_begin_with_one_two_three_and_four_actions() {
    check(
        "
        rule CT-TURN-01 CT-TURN-02 CT-TURN-03 CT-TERM-10
        new players 4, set original

        chance: C starts
        chance: A is dealt knight
        chance: B is dealt knight
        chance: C is dealt knight
        chance: D is dealt knight
        C: end turn
        D: end turn
        A: end turn
        B: end turn
        ",
        expect![[r#"
            chance: C starts
              C takes the first turn
            chance: A is dealt knight
              A holds knight
            chance: B is dealt knight
              B holds knight
            chance: C is dealt knight
              C holds knight
            chance: D is dealt knight
              D holds knight
              C's turn, actions 1
            C: end turn
              C ends the turn, actions lost 1
              D's turn, actions 2
            D: end turn
              D ends the turn, actions lost 2
              A's turn, actions 3
            A: end turn
              A ends the turn, actions lost 3
              B's turn, actions 4
            B: end turn
              B ends the turn, actions lost 4
              C's turn, actions 4
        "#]],
    );
}

/// Two players begin with one and two actions (S-03).
#[test]
fn two_players_begin_with_one_and_two_actions() {
    check(
        "
        rule CT-TURN-02 CT-TURN-03 CT-R-04
        new players 2, set original

        chance: B starts
        chance: A is dealt knight
        chance: B is dealt knight
        B: end turn
        A: end turn
        B: end turn
        ",
        expect![[r#"
            chance: B starts
              B takes the first turn
            chance: A is dealt knight
              A holds knight
            chance: B is dealt knight
              B holds knight
              B's turn, actions 1
            B: end turn
              B ends the turn, actions lost 1
              A's turn, actions 2
            A: end turn
              A ends the turn, actions lost 2
              B's turn, actions 4
            B: end turn
              B ends the turn, actions lost 4
              A's turn, actions 4
        "#]],
    );
}

#[test]
fn three_players_begin_with_one_two_and_three_actions() {
    check(
        "
        rule CT-TURN-02 CT-TURN-03 CT-R-04
        new players 3, set original

        chance: B starts
        chance: A is dealt knight
        chance: B is dealt knight
        chance: C is dealt knight
        B: end turn
        C: end turn
        A: end turn
        ",
        expect![[r#"
            chance: B starts
              B takes the first turn
            chance: A is dealt knight
              A holds knight
            chance: B is dealt knight
              B holds knight
            chance: C is dealt knight
              C holds knight
              B's turn, actions 1
            B: end turn
              B ends the turn, actions lost 1
              C's turn, actions 2
            C: end turn
              C ends the turn, actions lost 2
              A's turn, actions 3
            A: end turn
              A ends the turn, actions lost 3
              B's turn, actions 4
        "#]],
    );
}

/// Actions not taken are lost (S-04).
#[test]
fn actions_not_taken_are_lost() {
    check(
        "
        rule CT-TURN-06 CT-R-05
        E1: A.adventurer

        A: move adventurer E1 R11
        show turn
        A: end turn
        B: end turn
        ",
        expect![[r#"
            A: move adventurer E1 R11
              A.adventurer goes from E1 to R11
            show turn
              turn A, actions 3
            A: end turn
              A ends the turn, actions lost 3
              B's turn, actions 4
            B: end turn
              B ends the turn, actions lost 4
              C's turn, actions 4
        "#]],
    );
}

#[test]
fn nobody_acts_out_of_turn() {
    check(
        "
        rule CT-TURN-01
        E1: B.adventurer

        B: move adventurer E1 R11
        B?
        A: end turn
        B: move adventurer E1 R11
        ",
        expect![[r#"
            B: move adventurer E1 R11
              refused CT-TURN-01: it is not B's turn to decide
            B?
              nothing
            A: end turn
              A ends the turn, actions lost 4
              B's turn, actions 4
            B: move adventurer E1 R11
              B.adventurer goes from E1 to R11
        "#]],
    );
}

/// B's slayer is paid on A's turn, but only once, and again on B's own; A's troll moves once in each turn of A.
#[test]
fn once_a_turn_marks_are_cleared_when_any_turn_begins() {
    check(
        "
        rule CT-TURN-08 CT-ALT-SLAYER-01 CT-ALT-TROLL-02 CT-R-43 CT-R-46
        players 4, set alternate
        R18: A.rampaging-troll B.giant-slayer

        A: rampage
        A: push B.giant-slayer R26
        A: move rampaging-troll R18 R26
        A: move rampaging-troll R26 R18
        A: rampage
        A: push B.giant-slayer R30
        A: end turn
        B: move giant-slayer R30 R29
        B: move giant-slayer R29 R24
        B: end turn
        C: end turn
        D: end turn
        A: move rampaging-troll R26 R18
        ",
        expect![[r#"
            A: rampage
            A: push B.giant-slayer R26
              B.giant-slayer is driven from R18 to R26
              B gains 1 for an empty room
            A: move rampaging-troll R18 R26
              A.rampaging-troll goes from R18 to R26
            A: move rampaging-troll R26 R18
              refused CT-ALT-TROLL-02: your rampaging troll has already moved this turn
            A: rampage
            A: push B.giant-slayer R30
              B.giant-slayer is driven from R26 to R30
            A: end turn
              A ends the turn, actions lost 1
              B's turn, actions 4
            B: move giant-slayer R30 R29
              B.giant-slayer goes from R30 to R29
              B gains 1 for an empty room
            B: move giant-slayer R29 R24
              B.giant-slayer goes from R29 to R24
            B: end turn
              B ends the turn, actions lost 2
              C's turn, actions 4
            C: end turn
              C ends the turn, actions lost 4
              D's turn, actions 4
            D: end turn
              D ends the turn, actions lost 4
              A's turn, actions 4
            A: move rampaging-troll R26 R18
              A.rampaging-troll goes from R26 to R18
        "#]],
    );
}
