//! Decisions of players who are not on turn.

use expect_test::expect;

use crate::check;

/// D-HIT: the owner of a plane that is attacked chooses.
#[test]
fn the_owner_of_an_attacked_plane_chooses_the_card() {
    check(
        "
        rule CP-R-31 CP-HANDLE-13
        competitive, players 2
        C1: Y14
        C2: Y22
        C3: Y30
        A at C1, fuel 0, missiles 0
        A mat U-MA9
        B at C3
        B mat U-MA1 U-MA2
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 0
        chance: rolls 5
        A: hit maneuver1
        B: hit maneuver2
        B: hit maneuver1
        show B mat
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y22 at C2 attacks A B
            chance: rolls 0
              A rolls 0
              A passes: 5 against 2
              A +2 Reputation, now 2
            chance: rolls 5
              B rolls 5
              B fails: 3 against 7
            A: hit maneuver1
              refused CP-TURN-06: it is not A's turn to decide
            B: hit maneuver2
              B takes a hit on maneuver2
            B: hit maneuver1
              B takes a hit on maneuver1, gone
              B takes a hit on missiles, gone
              A lands at C2
              B's turn 5, credits 11
            show B mat
              B mat maneuver2:U-MA2-1
        "#]],
    );
}

/// CP-R-55, D-DISCARD: 55 in another's turn.
#[test]
fn the_title_may_come_in_anothers_turn() {
    check(
        "
        rule CP-R-55 CP-R-46 CP-HANDLE-13
        competitive, players 2
        C1: Y14
        C2: Y22
        C3: Y30
        A at C1, fuel 0, missiles 0
        A mat U-MA9
        B at C3, reputation 53
        B mat U-MA8
        B cards aru/1 aru/2 davy-lamp/3
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 0
        chance: rolls 0
        chance: finds teleport
        chance: finds gyro
        B: discard aru/1
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y22 at C2 attacks A B
            chance: rolls 0
              A rolls 0
              A passes: 5 against 2
              A +2 Reputation, now 2
            chance: rolls 0
              B rolls 0
              B passes: 4 against 2
              B +2 Reputation, now 55
              B is a Cave Pilot 55
            chance: finds teleport
              B installs teleport
            chance: finds gyro
              B installs gyro
            B: discard aru/1
              B loses aru/1
              A lands at C2
              B's turn 5, credits 11
        "#]],
    );
}

/// D-WIND of a plane that was pulled onto a turbine.
#[test]
fn a_pulled_plane_chooses_its_way_in_the_wind() {
    check(
        "
        rule CP-XC-08 CP-SPEC-03 CP-R-41
        competitive, players 2
        C1: Y27
        C2: Y17
        C3: Y12
        F3: Y11
        C4: Y23
        A at C1, fuel 0, missiles 0
        A cards power-magnet/1
        B at C3, fuel 0, missiles 1
        B mat U-PO9
        B visited C2 C3
        B handled C2 C3
        B hand Y31
        turn A, step move

        A: use power-magnet/1 on B
        A: stop
        chance: rolls 0
        chance: rolls 0
        A: shift F3
        B: shift F3
        chance: rolls 5
        A?
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
            A: shift F3
              refused CP-TURN-06: it is not A's turn to decide
            B: shift F3
              B is blown from C2 to C4
              Y23 at C4 attacks B
            chance: rolls 5
              B rolls 5
              B fails: 0 against 5
              B takes a hit on power1
            A?
              move C2, stay
        "#]],
    );
}

/// D-PART2 of a plane that was pulled into a web; the user's round goes on.
#[test]
fn a_pulled_plane_may_leave_the_spider() {
    check(
        "
        rule CP-XC-08 CP-SPEC-07 CP-R-40
        competitive, players 2
        C1: Y11
        C2: Y21
        C3: Y12
        F1: Y23
        A at C1, fuel 1, missiles 0
        A mat U-MA9
        A cards power-magnet/1
        B at C3, fuel 0, missiles 1
        B mat U-PO9
        B hand Y31
        turn A, step move

        A: use power-magnet/1 on B
        A: stop
        chance: rolls 0
        B: ignore
        A: move F1
        chance: rolls 0
        A?
        ",
        expect![[r#"
            A: use power-magnet/1 on B
              A uses power-magnet on B, 0 left
            A: stop
              B is pulled from C3 to C2
              Y21 at C2 attacks B
            chance: rolls 0
              B rolls 0
              B passes: 5 against 0
              B +1 Reputation, now 1
            B: ignore
              B ignores the second part
            A: move F1
              A flies from C1 to F1
              Y23 at F1 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 1
            A?
              land, extra by fuel
        "#]],
    );
}
