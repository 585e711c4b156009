//! The night mail.

use expect_test::expect;

use crate::check;

/// CS1: all home, with a grade.
#[test]
fn the_night_mail_is_delivered() {
    check(
        "
        rule CP-COOP-01 CP-END-04
        night-mail, players 2
        C1: Y11
        C2: Y12
        C3: Y13
        C4: Y14
        C5: Y15
        C6: Y16
        F1: Y20
        F2: Y23
        F3: O13
        F4: O14
        F5: O15
        F6: O16
        A at exit, reputation 9
        B at C6, fuel 0, missiles 0, reputation 10
        first A, round 9, final 8
        turn B, step move

        B: move exit
        ",
        expect![[r#"
            B: move exit
              B flies from C6 to exit
              B has finished
              A gains a bonus of 4
              B gains a bonus of 4
              the game is over, won by A B, grade silver
        "#]],
    );
}

/// CS1: two rounds after the first plane it is too late.
#[test]
fn the_night_mail_is_late() {
    check(
        "
        rule CP-COOP-01
        night-mail, players 2
        C1: Y11
        C2: Y12
        C3: Y13
        C4: Y14
        C5: Y15
        C6: Y16
        F1: Y20
        F2: Y23
        F3: O13
        F4: O14
        F5: O15
        F6: O30
        A at exit, reputation 9
        B at F6, fuel 0, missiles 0, reputation 10, credits 0
        first A, round 10, final 8
        turn B, step move

        B: stay
        ",
        expect![[r#"
            B: stay
              B stays at F6
              B lands at F6
              A gains a bonus of 4
              the game is over, won by nobody
        "#]],
    );
}

/// CS1: no final round: the others fly on.
#[test]
fn together_there_is_no_final_round() {
    check(
        "
        rule CP-COOP-01 CP-END-02
        night-mail, players 2
        C1: Y11
        C2: Y12
        C3: Y13
        C4: Y14
        C5: Y15
        C6: Y16
        F1: Y20
        F2: Y23
        F3: O13
        F4: O14
        F5: O15
        F6: O30
        A at exit, reputation 9
        B at F6, fuel 0, missiles 0, reputation 10, credits 0
        first A, round 9, final 8
        turn B, step move

        B: stay
        B? pass
        ",
        expect![[r#"
            B: stay
              B stays at F6
              B lands at F6
              B's turn 5, credits 3
            B? pass
              yes
        "#]],
    );
}

/// CS1: a plane lost is the mail lost.
#[test]
fn the_night_mail_bears_no_loss() {
    check(
        "
        rule CP-COOP-01
        night-mail, players 3
        C1: Y11
        C2: Y12
        A at C1, fuel 0, missiles 0
        B at C1
        C at C1
        turn A, step move

        A: move C2
        chance: rolls 5
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y12 at C2 attacks A
            chance: rolls 5
              A rolls 5
              A fails: 0 against 5
              A crashes
              the game is over, won by nobody
        "#]],
    );
}

/// CP-R-63: together all are teammates, in the entrance as well.
#[test]
fn together_all_may_trade() {
    check(
        "
        rule CP-R-63 CP-COOP-01
        night-mail, players 2
        C1: Y27
        A at entrance, fuel 0, missiles 0, credits 0
        B at entrance
        B mat U-SH4
        turn A, step land

        A: end turn
        A? trade
        A: trade B nothing for shields1
        B: refuse
        chance: cave Y11
        chance: cave Y12
        chance: cave Y13
        ",
        expect![[r#"
            A: end turn
              refused CP-TURN-02: offer a trade first, or pass
            A? trade
              B nothing for shields1
            A: trade B nothing for shields1
              A offers B nothing for shields1
            B: refuse
              B refuses
            chance: cave Y11
              A gets Y11
            chance: cave Y12
              A gets Y12
            chance: cave Y13
              A gets Y13
              B's turn 3, credits 11
        "#]],
    );
}
