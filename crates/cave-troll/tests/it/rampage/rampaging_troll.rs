//! The rampaging troll comes and moves. Rules: CT-ALT-TROLL-01, CT-ALT-TROLL-02, CT-ALT-TROLL-05.

use expect_test::expect;

use crate::check;

/// A rampaging troll moves once a turn but may rampage then (S-93).
#[test]
fn a_rampaging_troll_moves_once_a_turn_but_may_rampage_then() {
    check(
        "
        rule CT-ALT-TROLL-02 CT-R-46
        players 4, set alternate
        P1: A.rampaging-troll
        R11: B.adventurer

        A: move rampaging-troll P1 R11
        A? move rampaging-troll
        A: move rampaging-troll R11 P1
        A? rampage
        A: rampage
        A: push B.adventurer R13
        ",
        expect![[r#"
            A: move rampaging-troll P1 R11
              A.rampaging-troll goes from P1 to R11
            A? move rampaging-troll
              nothing
            A: move rampaging-troll R11 P1
              refused CT-ALT-TROLL-02: your rampaging troll has already moved this turn
            A? rampage
              yes
            A: rampage
            A: push B.adventurer R13
              B.adventurer is driven from R11 to R13
        "#]],
    );
    check(
        "
        rule CT-ALT-TROLL-03
        players 4, set alternate
        P1: A.rampaging-troll
        P2: A.grunt

        A: rampage
        A: move rampaging-troll P1 R11
        A? rampage
        A: rampage
        ",
        expect![[r#"
            A: rampage
              refused CT-ABIL-03: the rampaging-troll's ability works only in a room, and P1 is not one
            A: move rampaging-troll P1 R11
              A.rampaging-troll goes from P1 to R11
            A? rampage
              nothing
            A: rampage
              refused CT-ALT-TROLL-03: there is nobody else in R11 for the troll to rampage against
        "#]],
    );
}

/// It is pushed by B's troll on B's turn and still has its own move; it rampages as often as there are actions.
#[test]
fn what_others_do_to_a_rampaging_troll_is_not_its_move() {
    check(
        "
        rule CT-R-46 CT-R-45
        players 2, set alternate
        R30: A.rampaging-troll B.rampaging-troll
        R33: A.adventurer
        turn B, actions 1

        B: rampage
        B: push A.rampaging-troll R33
        A: rampage
        A: push A.adventurer R28
        A: move rampaging-troll R33 R28
        A: rampage
        A: push A.adventurer R22
        show turn
        ",
        expect![[r#"
            B: rampage
            B: push A.rampaging-troll R33
              A.rampaging-troll is driven from R30 to R33
              A's turn, actions 4
            A: rampage
            A: push A.adventurer R28
              A.adventurer is driven from R33 to R28
            A: move rampaging-troll R33 R28
              A.rampaging-troll goes from R33 to R28
            A: rampage
            A: push A.adventurer R22
              A.adventurer is driven from R28 to R22
            show turn
              turn A, actions 1
        "#]],
    );
}

#[test]
fn a_rampaging_troll_comes_to_a_pit() {
    check(
        "
        rule CT-ALT-TROLL-01 CT-DRAW-06
        players 4, set alternate
        A hand rampaging-troll

        A: draw
        chance: draws assassin
        A: play rampaging-troll
        A? place
        A: place R14
        A: place P2
        ",
        expect![[r#"
            A: draw
            chance: draws assassin
              A draws assassin
            A: play rampaging-troll
              A plays rampaging-troll
            A? place
              P1, P2, P3
            A: place R14
              refused CT-DRAW-06: a monster comes into play at a pit, and R14 is not one
            A: place P2
              A.rampaging-troll comes to P2
        "#]],
    );
}

#[test]
fn a_rampaging_troll_closes_no_room() {
    check(
        "
        rule CT-ALT-TROLL-05 CT-R-47 CT-TERM-07
        players 4, set alternate
        R14: B.rampaging-troll C.adventurer*3
        R07: A.adventurer*2

        A: move adventurer R07 R14
        A: move adventurer R07 R14
        ",
        expect![[r#"
            A: move adventurer R07 R14
              A.adventurer goes from R07 to R14
            A: move adventurer R07 R14
              refused CT-ENTER-07: R14 is full: it holds five figures
        "#]],
    );
}
