//! Winds, leaps and pushes, and what a plane may fly over afterwards.

use expect_test::expect;

use crate::check;

/// A turbine blows a plane two spaces on (S-64).
#[test]
fn a_turbine_blows_a_plane_two_spaces_on() {
    check(
        "
        rule CP-SPEC-01 CP-SPEC-02 CP-SPEC-03 CP-R-41
        competitive, players 2
        C1: Y14
        C2: Y17
        C3: Y30
        F3: Y11
        C4: Y23
        F4: Y24
        A at C1, fuel 0, missiles 1
        A mat U-PO7 U-MA4
        B at entrance
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 2
        chance: rolls 2
        A?
        A: shift C3
        A: shift F4
        chance: rolls 0 1
        show A
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y17 at C2 attacks A
            chance: rolls 2
              A rolls 2 for the wind: upper line
            chance: rolls 2
              A rolls 2
              A passes: 4 against 3
              A +2 Reputation, now 2
            A?
              shift C3, shift F3
            A: shift C3
            A: shift F4
              A is blown from C2 to F4
              Y24 at F4 attacks A
            chance: rolls 0 1
              A rolls 0 1
              A fails: 0 against 1
              A takes a hit on maneuver1
              A takes a hit on maneuver1
              A lands at F4
            show A
              A at F4, turns 4, credits 8, reputation 2, fuel 0, missiles 1
              A mat U-MA4-2 U-PO7
              A visited C1 C2 F4
              A handled C1 C2 F4
              A handled-now C2 F4
              A spent F4
        "#]],
    );
}

/// A turbine blows a plane back and it handles again (S-65, S-68).
#[test]
fn a_turbine_blows_a_plane_back_and_it_handles_again() {
    check(
        "
        rule CP-SPEC-02 CP-R-21 CP-R-22 CP-R-41
        competitive, players 2
        C1: Y14
        C2: Y26
        C3: Y17
        A at C2, fuel 0, missiles 1
        A mat U-MA1
        A visited C1 C2
        A handled C1 C2
        B at entrance
        B hand Y31
        turn A, step move

        A: move C3
        chance: rolls 3
        chance: rolls 0
        chance: rolls 3
        show A
        ",
        expect![[r#"
            A: move C3
              A flies from C2 to C3
              Y17 at C3 attacks A
            chance: rolls 3
              A rolls 3 for the wind: lower line
            chance: rolls 0
              A rolls 0
              A fails: 1 against 1
              A is blown from C3 to C1
              Y14 at C1 attacks A
            chance: rolls 3
              A rolls 3
              A fails: 0 against 3
              A takes a hit on maneuver1, gone
              A lands at C1
            show A
              A at C1, turns 4, credits 8, reputation 0, fuel 0, missiles 1
              A visited C1
              A handled C1 C3 C2
              A handled-now C1 C3
              A spent C1
        "#]],
    );
}

/// A turbine blows a plane out of the cave (S-67).
#[test]
fn a_turbine_blows_a_plane_out_of_the_cave() {
    check(
        "
        rule CP-R-41 CP-R-60 CP-END-02
        competitive, players 2
        C1: Y14
        C2: Y17
        C3: Y30
        A at C1, fuel 0, missiles 1
        A mat U-PO7 U-MA4
        B at C1
        turn A, step move

        A: move C2
        chance: rolls 2
        chance: rolls 2
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y17 at C2 attacks A
            chance: rolls 2
              A rolls 2 for the wind: upper line
            chance: rolls 2
              A rolls 2
              A passes: 4 against 3
              A +2 Reputation, now 2
              A is blown from C2 to exit
              A has finished
              B's turn 5, credits 11
        "#]],
    );
}

/// Teleport leads anywhere near (S-39).
#[test]
fn teleport_leads_anywhere_near() {
    check(
        "
        rule CP-XC-11 CP-MOVE-09 CP-R-21
        competitive, players 2
        C2: Y12
        C3: Y30
        F2: Y26
        F3: Y24
        A at F3, fuel 1, missiles 1
        A visited C3 F2 F3
        A cards teleport/1
        B at C2
        B hand Y31
        turn A, step move

        A?
        A: use teleport/1 on C2
        chance: rolls 3
        chance: rolls 3
        ",
        expect![[r#"
            A?
              move C2 by fuel, use teleport/1 on C2, use teleport/1 on F2, use teleport/1 on C3
            A: use teleport/1 on C2
              A uses teleport on C2, 0 left
              A teleports from F3 to C2
              Y12 at C2 attacks A
            chance: rolls 3
              A rolls 3
              A fails: 0 against 3
              A takes a hit on missiles, gone
            chance: rolls 3
              A rolls 3
              A fails: 0 against 3
              A takes a hit on fuel, gone
              A lands at C2
              B's turn 5, credits 11
        "#]],
    );
}

/// A reversal takes the exit from who has finished (S-79).
#[test]
fn a_reversal_takes_the_exit_from_who_has_finished() {
    check(
        "
        rule CP-XC-02 CP-R-22 CP-R-53 CP-R-56
        competitive, players 4
        C1: Y14
        C2: Y12
        A at C1, fuel 0, missiles 0
        B at C2, fuel 0, missiles 0
        C at C1, fuel 0, missiles 0
        C cards muller-reversal/1
        D at C1, fuel 0, missiles 0
        D visited C1
        turn B, step move

        B: move exit
        C: pass
        C: use muller-reversal/1 on B
        show B
        D: pass
        D: stay
        D: end turn
        ",
        expect![[r#"
            B: move exit
              B flies from C2 to exit
              B has finished
              C's turn 5, credits 11
            C: pass
            C: use muller-reversal/1 on B
              C uses muller-reversal on B, 0 left
              B swaps from exit to C1
              C swaps from C1 to exit
              C has finished
              D's turn 5, credits 11
            show B
              B at C1, turns 4, credits 8, reputation 0, fuel 0, missiles 0
              B visited C1
              B handled C2
            D: pass
            D: stay
              D stays at C1
              D lands at C1
            D: end turn
              C gains a bonus of 0
              the game is over, won by C D
        "#]],
    );
}

/// A magnet pulls and the other handles (S-80).
#[test]
fn a_magnet_pulls_and_the_other_handles() {
    check(
        "
        rule CP-XC-08 CP-R-21
        competitive, players 2
        C1: Y14
        C2: Y12
        F2: Y27
        C3: Y30
        C4: Y11
        A at C1, fuel 0, missiles 0
        A cards power-magnet/2
        B at C4, fuel 0, missiles 1
        B mat U-SR4
        B hand Y31
        turn A, step move

        A?
        A: use power-magnet/2 on B
        A?
        A: shift F2
        chance: rolls 0
        A?
        ",
        expect![[r#"
            A?
              pass, use power-magnet/2 on B
            A: use power-magnet/2 on B
              A uses power-magnet on B, 1 left
            A?
              shift C2, shift F2, stop
            A: shift F2
              B is pulled from C4 to F2
              Y27 at F2 attacks B
            chance: rolls 0
              B rolls 0
              B fails: 0 against 0
              B takes a hit on missiles, gone
            A?
              pass, use power-magnet/1 on B
        "#]],
    );
}

/// A bumper pushes back without handling (S-82).
#[test]
fn a_bumper_pushes_back_without_handling() {
    check(
        "
        rule CP-XC-08 CP-R-22 CP-R-52
        competitive, players 2
        C1: Y14
        C2: Y12
        C3: Y11
        A at C3, fuel 0, missiles 0
        A cards bumper/1
        B at C3, fuel 0, missiles 0
        B visited C1 C2 C3
        B handled C1 C2 C3
        B hand Y31
        turn A, step move

        A?
        A: use bumper/1 on B backward
        A?
        A: shift C1
        show B
        ",
        expect![[r#"
            A?
              pass, use bumper/1 on B backward
            A: use bumper/1 on B backward
              A uses bumper on B backward, 0 left
            A?
              shift C1, stop
            A: shift C1
              B is pushed from C3 to C1
            show B
              B at C1, turns 4, credits 8, reputation 0, fuel 0, missiles 0
              B hand Y31
              B visited C1
              B handled C3 C2 C1
        "#]],
    );
}

/// A persuator chooses the step of another (X11).
#[test]
fn a_persuator_chooses_the_step_of_another() {
    check(
        "
        rule CP-XC-12 CP-EXPL-07
        competitive, players 2
        C1: Y14
        C2: Y12
        F1: Y26
        A at C1, fuel 0, missiles 0
        A mat U-NC4
        B at C2
        B cards persuator/1
        B hand Y31
        turn A, step move

        B?
        B: use persuator/1 on F1
        chance: rolls 1
        ",
        expect![[r#"
            B?
              pass, use persuator/1 on C2, use persuator/1 on F1
            B: use persuator/1 on F1
              B uses persuator on F1, 0 left
              A is persuaded from C1 to F1
              Y26 at F1 attacks A
            chance: rolls 1
              A rolls 1
              A passes: 3 against 2
              A +2 Reputation, now 2
              A lands at F1
        "#]],
    );
}
