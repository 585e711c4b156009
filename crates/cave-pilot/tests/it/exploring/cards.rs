//! Cards that move planes, and one that sets caves off.

use expect_test::expect;

use crate::check;

/// X04: pushed forward, the plane handles its arrival; the user names the spaces, the first is compulsory.
#[test]
fn a_bumper_pushes_forward() {
    check(
        "
        rule CP-XC-08 CP-R-21 CP-ENTR-08
        competitive, players 4
        C1: Y27
        C2: Y12
        C3: Y23
        F3: Y24
        A at C1, fuel 0, missiles 0
        A cards bumper/2
        B at C2, fuel 0, missiles 1
        C at entrance
        D at F3
        D hand Y31
        turn A, step move

        A?
        A: use bumper/2 on C forward
        A: use bumper/2 on D forward
        A: use bumper/2 on A forward
        A: use bumper/2 on B forward
        A: stop
        A: shift C4
        A: shift C3
        chance: rolls 5
        A?
        ",
        expect![[r#"
            A?
              pass, use bumper/2 on B forward, use bumper/2 on B backward
            A: use bumper/2 on C forward
              refused CP-XC-08: C's plane is too far away, or not on a Cave card
            A: use bumper/2 on D forward
              refused CP-XC-08: D's plane is too far away, or not on a Cave card
            A: use bumper/2 on A forward
              refused CP-R-62: A is not an opponent in flight
            A: use bumper/2 on B forward
              A uses bumper on B forward, 1 left
            A: stop
              refused CP-XC-08: you have to choose the first space
            A: shift C4
              refused CP-R-41: the plane cannot go to C4 next
            A: shift C3
              B is pushed from C2 to C3
              Y23 at C3 attacks B
            chance: rolls 5
              B rolls 5
              B fails: 0 against 5
              B takes a hit on missiles, gone
            A?
              move C2, stay
        "#]],
    );
}

/// X04: there must be a space.
#[test]
fn there_must_be_a_space_to_push_to() {
    check(
        "
        rule CP-XC-08
        competitive, players 2
        C1: Y27
        C2: Y23
        A at C2, fuel 0, missiles 0
        A cards bumper/2
        B at C1, fuel 0, missiles 1
        B hand Y31
        turn A, step move

        A?
        A: use bumper/2 on B backward
        ",
        expect![[r#"
            A?
              pass, use bumper/2 on B forward
            A: use bumper/2 on B backward
              refused CP-XC-08: there is no card to move B to
        "#]],
    );
}

/// S-80: nobody in the exit or in the own column is pulled.
#[test]
fn a_magnet_does_not_reach_into_the_exit() {
    check(
        "
        rule CP-XC-08 CP-ENTR-08
        competitive, players 4
        C1: Y27
        F1: Y12
        C2: Y23
        C3: Y24
        A at C1, fuel 0, missiles 0
        A cards power-magnet/2
        B at exit
        C at F1
        D at C3, fuel 0, missiles 1
        turn A, step move

        A?
        A: use power-magnet/2 on B
        A: use power-magnet/2 on C
        A: use power-magnet/2 on D
        A: stop
        chance: rolls 5
        ",
        expect![[r#"
            A?
              pass, use power-magnet/2 on D
            A: use power-magnet/2 on B
              refused CP-XC-08: B's plane is too far away, or not on a Cave card
            A: use power-magnet/2 on C
              refused CP-XC-08: there is no card to move C to
            A: use power-magnet/2 on D
              A uses power-magnet on D, 1 left
            A: stop
              D is pulled from C3 to C2
              Y23 at C2 attacks D
            chance: rolls 5
              D rolls 5
              D fails: 0 against 5
              D takes a hit on missiles, gone
        "#]],
    );
}

/// S-81: never the card one is on, and only a ranged one with a plane in range.
#[test]
fn otis_needs_a_ranged_card_elsewhere() {
    check(
        "
        rule CP-XC-03 CP-R-39
        competitive, players 4
        C1: Y22
        C2: Y23
        C4: Y16
        F4: Y24
        C5: Y31
        A at C1, fuel 0, missiles 0
        A cards otis/2
        B at F4
        B mat U-MA9
        C at F4
        C mat U-MA8
        D at entrance
        D hand Y30
        turn A, step fire

        A?
        A: use otis/2 on C1
        A: use otis/2 on C2
        A: use otis/2 on C5
        A: use otis/2 on C4
        chance: rolls 3
        chance: rolls 2
        chance: rolls 0
        chance: rolls 5
        A? use
        ",
        expect![[r#"
            A?
              pass, use otis/2 on C4
            A: use otis/2 on C1
              refused CP-XC-03: you can set off only a ranged card that you are not on, with a plane in its range
            A: use otis/2 on C2
              refused CP-XC-03: you can set off only a ranged card that you are not on, with a plane in its range
            A: use otis/2 on C5
              refused CP-XC-03: you can set off only a ranged card that you are not on, with a plane in its range
            A: use otis/2 on C4
              A uses otis on C4, 1 left
              Y16 at C4 attacks B C
            chance: rolls 3
              B rolls 3 for the order
            chance: rolls 2
              C rolls 2 for the order
            chance: rolls 0
              C rolls 0
              C passes: 4 against 0
              C +1 Reputation, now 1
            chance: rolls 5
              B rolls 5
              B fails: 5 against 5
              B takes a hit on maneuver1
            A? use
              otis/1 on C4
        "#]],
    );
}

/// X07: also in the entrance; neither handles.
#[test]
fn a_reversal_works_in_the_entrance() {
    check(
        "
        rule CP-XC-02 CP-ENTR-08 CP-R-21 CP-R-22
        competitive, players 3
        C1: Y12
        C2: Y11
        A at entrance, turns 4, fuel 0, missiles 0
        A cards muller-reversal/1
        B at C2, fuel 0, missiles 0
        B visited C1 C2
        C at outside
        C hand Y31
        turn A, step move

        A?
        A: use muller-reversal/1 on C
        A: use muller-reversal/1 on B
        show A
        show B
        ",
        expect![[r#"
            A?
              move C1, use muller-reversal/1 on B
            A: use muller-reversal/1 on C
              refused CP-R-62: C is not an opponent in flight
            A: use muller-reversal/1 on B
              A uses muller-reversal on B, 0 left
              B swaps from C2 to entrance
              A swaps from entrance to C2
              A lands at C2
            show A
              A at C2, turns 4, credits 8, reputation 0, fuel 0, missiles 0
              A visited C2
              A spent C2
            show B
              B at entrance, turns 4, credits 8, reputation 0, fuel 0, missiles 0
              B handled C2
        "#]],
    );
}
