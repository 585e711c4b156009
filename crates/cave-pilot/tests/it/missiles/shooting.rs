//! Firing missiles.

use expect_test::expect;

use crate::check;

/// Missiles reach two in any direction (S-25, S-31).
#[test]
fn missiles_reach_two_in_any_direction() {
    check(
        "
        rule CP-MISSILE-02 CP-MISSILE-03 CP-MISSILE-05 CP-MISSILE-13 CP-R-17 CP-R-75 CP-ENTR-08
        competitive, players 3
        C1: Y11
        C3: Y12
        F5: Y21
        F6: Y13
        A at C3
        B at F6
        C at entrance
        B hand Y31
        turn A, step fire

        A? fire
        A: fire A
        A: fire C
        A: fire B
        A: fire F6
        A: fire F5
        A: fire C3.1
        A: fire C2
        ",
        expect![[r#"
            A? fire
              C1, C3, F5.1, F5.2
            A: fire A
              refused CP-R-75: that is your own plane; choose another, or a Cave card
            A: fire C
              refused CP-MISSILE-05: C's plane is not on a Cave card; you cannot fire at the entrance or the exit
            A: fire B
              refused CP-MISSILE-03: that is at distance 3, and your missiles reach 2
            A: fire F6
              refused CP-MISSILE-03: that is at distance 3, and your missiles reach 2
            A: fire F5
              refused CP-MISSILE-13: F5 has two parts; choose the one you fire at
            A: fire C3.1
              refused CP-MISSILE-13: C3 has no parts to choose from
            A: fire C2
              refused CP-MISSILE-02: there is no Cave card at C2
        "#]],
    );
}

/// One fires from inside the entrance (S-31).
#[test]
fn one_fires_from_inside_the_entrance() {
    check(
        "
        rule CP-R-16 CP-MISSILE-03
        competitive, players 2
        F1: Y11
        F2: Y12
        F3: Y13
        A at entrance
        B at F3
        B hand Y31
        turn A, step fire

        A? fire
        ",
        expect![[r#"
            A? fire
              F1, F2
        "#]],
    );
}

/// A hit follows the order and the symbol takes reputation (S-26, S-27).
#[test]
fn a_hit_follows_the_order_and_the_symbol_takes_reputation() {
    check(
        "
        rule CP-MISSILE-01 CP-MISSILE-09 CP-MISSILE-10 CP-DAMAGE-03 CP-DAMAGE-05 CP-R-35
        competitive, players 2
        C1: Y11
        C2: Y12
        A at C1, missiles 2
        B at C2, fuel 0, missiles 0
        B mat U-SH1 U-SR1 U-MA2 U-NC4
        B hand Y31
        turn A, step fire

        A: fire B
        chance: missile reputation
        A: fire B
        chance: missile 3
        show B mat
        ",
        expect![[r#"
            A: fire B
              A fires at B
            chance: missile reputation
              A's missile shows reputation
              B +0 Reputation, now 0
            A: fire B
              A fires at B
            chance: missile 3
              A's missile shows 3
              B takes a hit on shields1, gone
              B takes a hit on attack1, gone
              B takes a hit on maneuver1
            show B mat
              B mat U-MA2-1 U-NC4
        "#]],
    );
}

/// Cubes count for the part that was hit (S-30).
#[test]
fn cubes_count_for_the_part_that_was_hit() {
    check(
        "
        rule CP-MISSILE-11 CP-MISSILE-13 CP-MISSILE-14 CP-MISSILE-04
        competitive, players 2
        C1: Y11
        C2: Y21
        A at C1, fuel 0, missiles 1
        A mat U-PO2 U-SH9
        B at C1
        B hand Y31
        turn A, step fire

        A: fire C2.1
        chance: missile 2
        A: move C2
        chance: rolls 3
        A: continue
        chance: rolls 2 3
        ",
        expect![[r#"
            A: fire C2.1
              A fires at C2.1
            chance: missile 2
              A's missile shows 2
              C2 part 1 takes 2, cubes 2
            A: move C2
              A flies from C1 to C2
              Y21 at C2 attacks A
            chance: rolls 3
              A rolls 3
              A passes: 2 against 1
              A +1 Reputation, now 1
            A: continue
            chance: rolls 2 3
              A rolls 2 3
              A fails: 5 against 5
              A takes a hit on shields1
              A takes a hit on power1
              A lands at C2
              B's turn 5, credits 11
        "#]],
    );
}

/// A hit on a turbine shortens the wind (S-66).
#[test]
fn a_hit_on_a_turbine_shortens_the_wind() {
    check(
        "
        rule CP-SPEC-04
        competitive, players 2
        C1: Y11
        C2: Y17 hits 1
        C3: Y30
        C4: Y23
        A at C1, fuel 0, missiles 1
        A mat U-PO9 U-SR9
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 2
        chance: rolls 4
        chance: rolls 0
        chance: rolls 0
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y17 at C2 attacks A
            chance: rolls 2
              A rolls 2 for the wind: upper line
            chance: rolls 4
              A rolls 4
              A passes: 5 against 4
              A +2 Reputation, now 2
              A is blown from C2 to C3
              Y30 at C3 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 3
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 4
              A lands at C3
        "#]],
    );
}
