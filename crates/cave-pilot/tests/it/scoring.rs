//! The end: bonus, ties, titles, survivors.

mod ends;
mod solo;

use expect_test::expect;

use crate::check;

/// S-84: nine cards are three points.
#[test]
fn nine_cards_are_a_bonus_of_three() {
    check(
        "
        rule CP-END-03 CP-END-04 CP-R-57 CP-R-61 CP-END-06
        competitive, players 3
        C1: Y11
        C2: Y12
        C3: Y13
        C4: Y14
        C5: Y15
        F1: Y16
        F2: Y20
        F3: Y23
        F4: Y24
        A at C1, fuel 0, missiles 0, reputation 9
        B at C5, fuel 0, missiles 0, reputation 4
        C at C5, fuel 0, missiles 0, reputation 7
        turn B, step move

        B: move exit
        C: pass
        C: move exit
        ",
        expect![[r#"
            B: move exit
              B flies from C5 to exit
              B has finished
              C's turn 5, credits 11
            C: pass
            C: move exit
              C flies from C5 to exit
              C has finished
              B gains a bonus of 3
              C gains a bonus of 3
              the game is over, won by C
        "#]],
    );
}

/// S-84: eight are two.
#[test]
fn eight_cards_are_a_bonus_of_two() {
    check(
        "
        rule CP-END-04 CP-END-02 CP-R-56
        competitive, players 2
        C1: Y11
        C2: Y12
        C3: Y13
        C4: Y14
        F1: Y16
        F2: Y20
        F3: Y23
        F4: Y24
        A at C1, fuel 0, missiles 0, reputation 1
        B at C4, fuel 0, missiles 0
        turn B, step move

        B: move exit
        ",
        expect![[r#"
            B: move exit
              B flies from C4 to exit
              B has finished
              B gains a bonus of 2
              the game is over, won by B
        "#]],
    );
}

/// S-83: who sits after the finisher has a last turn, the First player none; here the token is C's.
#[test]
fn the_round_ends_before_the_first_player() {
    check(
        "
        rule CP-END-02 CP-R-56
        competitive, players 3
        C1: Y27
        A at C1, fuel 0, missiles 0, credits 0
        B at C1, fuel 0, missiles 0, credits 0
        C at C1, fuel 0, missiles 0
        first C, round 3
        turn A, step move

        A: move exit
        B: pass
        B: stay
        B: end turn
        ",
        expect![[r#"
            A: move exit
              A flies from C1 to exit
              A has finished
              B's turn 5, credits 3
            B: pass
            B: stay
              B stays at C1
              B lands at C1
            B: end turn
              A gains a bonus of 0
              the game is over, won by C
        "#]],
    );
}

/// S-85: the same Reputation and credits share the victory.
#[test]
fn a_full_tie_is_shared() {
    check(
        "
        rule CP-END-07 CP-R-59
        competitive, players 2
        C1: Y12
        A at C1, fuel 0, missiles 0, credits 6, reputation 20
        B at C1, fuel 0, missiles 0, credits 3, reputation 20
        turn A, step move

        A: move exit
        B: pass
        B: move exit
        ",
        expect![[r#"
            A: move exit
              A flies from C1 to exit
              A has finished
              B's turn 5, credits 6
            B: pass
            B: move exit
              B flies from C1 to exit
              B has finished
              A gains a bonus of 0
              B gains a bonus of 0
              the game is over, won by A B
        "#]],
    );
}

/// S-87: out is out.
#[test]
fn a_crashed_plane_has_lost() {
    check(
        "
        rule CP-END-08 CP-END-06
        competitive, players 3
        C1: Y12
        A at C1, fuel 0, missiles 0, reputation 12
        B at out, reputation 30
        C at C1, fuel 0, missiles 0, reputation 3
        turn C, step move

        C: move exit
        ",
        expect![[r#"
            C: move exit
              C flies from C1 to exit
              C has finished
              C gains a bonus of 0
              the game is over, won by A
        "#]],
    );
}

/// S-88: one left, and a finished one counts as left; his bonus is paid.
#[test]
fn the_last_survivor_wins_at_once() {
    check(
        "
        rule CP-R-58 CP-MOVE-08
        competitive, players 2
        C1: Y12
        C2: Y11
        C3: Y13
        A at exit, reputation 1
        B at C1, fuel 0, missiles 0, reputation 40
        first A, round 3, final
        turn B, step move

        B: move C2
        chance: rolls 5
        ",
        expect![[r#"
            B: move C2
              B flies from C1 to C2
              Y11 at C2 attacks B
            chance: rolls 5
              B rolls 5
              B fails: 0 against 6
              B crashes
              A gains a bonus of 1
              the game is over, won by A
        "#]],
    );
}

/// CP-R-55: by the bonus there is just the title.
#[test]
fn the_bonus_brings_the_title_alone() {
    check(
        "
        rule CP-R-55 CP-END-05 CP-R-56
        competitive, players 2
        C1: Y12
        C2: Y11
        C3: Y13
        A at C1, fuel 0, missiles 0
        B at C3, fuel 0, missiles 0, reputation 54
        turn B, step move

        B: move exit
        show B cards
        A: pass
        ",
        expect![[r#"
            B: move exit
              B flies from C3 to exit
              B has finished
              B gains a bonus of 1
              B is a Cave Pilot 55
              the game is over, won by B
            show B cards
            A: pass
              refused CP-R-56: the game is over
        "#]],
    );
}

/// S-86: once a player, and with four cards two must go.
#[test]
fn the_title_comes_once() {
    check(
        "
        rule CP-R-55 CP-R-46 CP-END-01
        competitive, players 2
        C1: Y14
        C2: Y22
        A at C1, fuel 0, missiles 0, reputation 53
        A mat U-MA9
        A cards aru/1 aru/2 davy-lamp/3 gyro/3
        B at entrance
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 0
        chance: finds teleport
        A: discard aru/1
        chance: finds pulse-p6
        A: discard gyro/3
        chance: rolls 0
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y22 at C2 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 2
              A +2 Reputation, now 55
              A is a Cave Pilot 55
            chance: finds teleport
              A installs teleport
            A: discard aru/1
              A loses aru/1
            chance: finds pulse-p6
              A installs pulse-p6
            A: discard gyro/3
              A loses gyro/3
            chance: rolls 0
              A rolls 0
              A passes: 5 against 2
              A +2 Reputation, now 57
              A lands at C2
              B's turn 3, credits 11
        "#]],
    );
}

/// CP-R-60: a plane can finish in the turn of another; the round is completed then.
#[test]
fn a_plane_finishes_in_anothers_turn() {
    check(
        "
        rule CP-R-60 CP-XC-08 CP-R-41 CP-END-02
        competitive, players 3
        C1: Y27
        C2: Y17
        C3: Y12
        A at C1, fuel 0, missiles 0, credits 0
        A cards power-magnet/1
        B at C3, fuel 0, missiles 0
        B mat U-PO9
        C at C1, fuel 0, missiles 0, credits 0
        turn A, step move

        A: use power-magnet/1 on B
        A: stop
        chance: rolls 0
        chance: rolls 0
        A: stay
        C: pass
        C: stay
        C: end turn
        ",
        expect![[r#"
            A: use power-magnet/1 on B
              A uses power-magnet on B, 0 left
            A: stop
              B is pulled from C3 to C2
              Y17 at C2 attacks B
            chance: rolls 0
              B rolls 0 for the wind: upper line
            chance: rolls 0
              B rolls 0
              B passes: 5 against 1
              B +2 Reputation, now 2
              B is blown from C2 to exit
              B has finished
            A: stay
              A stays at C1
              A lands at C1
              C's turn 5, credits 3
            C: pass
            C: stay
              C stays at C1
              C lands at C1
            C: end turn
              B gains a bonus of 1
              the game is over, won by B
        "#]],
    );
}
