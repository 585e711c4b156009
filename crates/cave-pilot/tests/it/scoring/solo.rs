//! Alone.

use expect_test::expect;

use crate::check;

/// S-91: the exit lies after the placement of the fourth turn.
#[test]
fn a_short_solo_cave_is_built_in_four_turns() {
    check(
        "
        rule CP-SOLO-02 CP-SOLO-03 CP-SOLO-04 CP-PLACE-05
        solo, players 1, deck short
        C1: Y12
        C2: Y27
        C3: O11
        C4: O12
        C5: O13
        C6: O14
        A at C2, turns 4, fuel 0, missiles 0
        A hand O15 O16
        turn A, step place

        A: place O15 C7
        A: place O16 F7
        A: pass
        A: stay
        ",
        expect![[r#"
            A: place O15 C7
              A places O15 at C7
            A: place O16 F7
              A places O16 at F7
              the exit opens in column 8
            A: pass
            A: stay
              A stays at C2
              A lands at C2
        "#]],
    );
}

/// S-92: 23 and a bonus of 5 are 28.
#[test]
fn a_standard_solo_flight_of_28_is_an_ace() {
    check(
        "
        rule CP-SOLO-06 CP-R-65 CP-R-66 CP-END-04
        solo, players 1, deck standard
        C1: Y11
        C2: Y12
        C3: Y13
        C4: Y14
        C5: O11
        C6: O12
        C7: O13
        C8: O14
        F1: O15
        F2: O16
        F3: O17
        F4: O18
        F5: O19
        F6: O20
        F7: O21
        F8: O22
        A at C8, fuel 0, missiles 0, reputation 23
        turn A, step move

        A: move exit
        ",
        expect![[r#"
            A: move exit
              A flies from C8 to exit
              A has finished
              A gains a bonus of 5
              the game is over, won by A, title flying-ace
        "#]],
    );
}

/// S-92: 29 is a Cave Pilot.
#[test]
fn a_standard_solo_flight_of_29_is_a_cave_pilot() {
    check(
        "
        rule CP-SOLO-06 CP-R-65
        solo, players 1, deck standard
        C1: Y11
        C2: Y12
        C3: Y13
        C4: Y14
        C5: O11
        C6: O12
        C7: O13
        C8: O14
        F1: O15
        F2: O16
        F3: O17
        F4: O18
        F5: O19
        F6: O20
        F7: O21
        F8: O22
        A at C8, fuel 0, missiles 0, reputation 24
        turn A, step move

        A: move exit
        ",
        expect![[r#"
            A: move exit
              A flies from C8 to exit
              A has finished
              A gains a bonus of 5
              the game is over, won by A, title cave-pilot
        "#]],
    );
}

/// S-93: no title after a crash.
#[test]
fn a_crash_alone_brings_no_title() {
    check(
        "
        rule CP-R-66 CP-END-08
        solo, players 1, deck short
        C1: Y11
        C2: Y12
        A at C1, fuel 0, missiles 0, reputation 30
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

/// CP-R-67: an additional round of a solo pilot takes one card.
#[test]
fn a_solo_pilot_lays_one_more_in_an_additional_round() {
    check(
        "
        rule CP-R-67 CP-EXTRA-01
        solo, players 1, deck short
        C1: Y11
        C2: Y12
        A at C1, fuel 1, missiles 0
        A hand O15 O16
        turn A, step extra

        A: extra by fuel
        A: place O15 C3
        A: pass
        A? move
        ",
        expect![[r#"
            A: extra by fuel
              A pays fuel
              A starts an additional round
            A: place O15 C3
              A places O15 at C3
            A: pass
            A? move
              C2
        "#]],
    );
}
