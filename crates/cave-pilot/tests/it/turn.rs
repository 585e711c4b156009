//! The order of a turn, and whose turn is next. Additional rounds are `extra.rs`.

use expect_test::expect;

use crate::check;

/// S-32: in an additional round distances count from where the plane is then.
#[test]
fn missiles_fly_from_where_the_plane_is() {
    check(
        "
        rule CP-MISSILE-04 CP-MISSILE-03
        competitive, players 2
        C3: Y11
        C4: Y23
        C5: Y27
        F6: Y12
        A at C3, fuel 1, missiles 1
        A mat U-MA9
        B at C3
        B hand Y31
        turn A, step fire

        A: fire F6
        A: pass
        A: move C4
        chance: rolls 0
        A: extra by fuel
        A: pass
        A: fire F6
        chance: missile 2
        show F6
        ",
        expect![[r#"
            A: fire F6
              refused CP-MISSILE-03: that is at distance 3, and your missiles reach 2
            A: pass
            A: move C4
              A flies from C3 to C4
              Y23 at C4 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 1
            A: extra by fuel
              A pays fuel
              A starts an additional round
            A: pass
            A: fire F6
              A fires at F6
            chance: missile 2
              A's missile shows 2
              F6 part 1 takes 2, cubes 2
            show F6
              F6: Y12 hits 2
        "#]],
    );
}

/// S-40: in the exit nothing is handled, and no round is added whatever the fuel.
#[test]
fn a_finished_plane_has_nothing_more_to_do() {
    check(
        "
        rule CP-MOVE-10 CP-MOVE-11 CP-R-60 CP-END-02 CP-TURN-06
        competitive, players 3
        C1: Y12
        A at C1, fuel 2, missiles 0
        B at exit
        C at C1, fuel 2, missiles 0
        first A, final
        turn A, step move

        A: move exit
        C: pass
        C: move exit
        ",
        expect![[r#"
            A: move exit
              A flies from C1 to exit
              A has finished
              C's turn 5, credits 11
            C: pass
            C: move exit
              C flies from C1 to exit
              C has finished
              A gains a bonus of 0
              B gains a bonus of 0
              C gains a bonus of 0
              the game is over, won by C
        "#]],
    );
}

/// A turn of who is finished or out is passed over.
#[test]
fn the_next_living_plane_goes_on() {
    check(
        "
        rule CP-TURN-06 CP-SETUP-11
        competitive, players 4
        C1: Y27
        A at C1, fuel 0, missiles 0, credits 0
        B at out
        C at C1, fuel 0, missiles 0
        D at C1
        C hand Y31
        turn A, step refresh

        A: pass
        A: stay
        C: pass
        B: pass
        C: place Y31 C2
        ",
        expect![[r#"
            A: pass
            A: stay
              A stays at C1
              A lands at C1
              C's turn 5, credits 11
            C: pass
              refused CP-TURN-02: place a Cave card first
            B: pass
              refused CP-TURN-06: it is not B's turn to decide
            C: place Y31 C2
              C places Y31 at C2
              the exit opens in column 3
        "#]],
    );
}
