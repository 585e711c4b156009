//! Teleport, hovering, and planes that were thrown back.

use expect_test::expect;

use crate::check;

/// S-39: Teleport reaches columns 1 to 6 from column 3, visited or not.
#[test]
fn teleport_reaches_three_columns() {
    check(
        "
        rule CP-XC-11 CP-MOVE-09
        competitive, players 2
        C1: Y11
        C2: Y12
        C3: Y13
        F3: Y24
        C4: Y14
        C5: Y15
        C6: Y26
        C7: Y27
        A at F3, fuel 0, missiles 0
        A visited C1 C2 C3 F3
        A handled C1 C2 C3 F3
        A cards teleport/1
        B at C1
        B hand Y31
        turn A, step move

        A?
        A: hover
        A: use teleport/1 on C7
        A: use teleport/1 on F3
        A: use teleport/1 on C1
        ",
        expect![[r#"
            A?
              give up, use teleport/1 on C1, use teleport/1 on C2, use teleport/1 on C3, use teleport/1 on C4, use teleport/1 on C5, use teleport/1 on C6
            A: hover
              refused CP-R-23: with no step left, a plane hovers while the cave ahead is being built, and is stuck once it is finished
            A: use teleport/1 on C7
              refused CP-XC-11: Teleport reaches Cave cards up to three columns away
            A: use teleport/1 on F3
              refused CP-XC-11: Teleport reaches Cave cards up to three columns away
            A: use teleport/1 on C1
              A uses teleport on C1, 0 left
              A teleports from F3 to C1
              A lands at C1
        "#]],
    );
}

/// S-38, S-39: who could leap may also hover.
#[test]
fn a_plane_that_could_leap_may_hover() {
    check(
        "
        rule CP-R-23 CP-R-24
        competitive, players 2
        C2: Y12
        C3: Y13
        F3: Y24
        A at F3, fuel 0, missiles 0
        A visited C2 C3 F3
        A cards teleport/1
        B at C2
        B hand Y31
        turn A, step move

        A?
        A: give up
        A: hover
        ",
        expect![[r#"
            A?
              hover, use teleport/1 on C2, use teleport/1 on C3
            A: give up
              refused CP-R-23: with no step left, a plane hovers while the cave ahead is being built, and is stuck once it is finished
            A: hover
              A hovers
              A lands at F3
        "#]],
    );
}

/// S-68: thrown back, the cards beyond are open again but not handled again.
#[test]
fn a_plane_thrown_back_flies_on_over_what_it_knows() {
    check(
        "
        rule CP-R-21 CP-R-22 CP-MOVE-09 CP-MOVE-05
        competitive, players 2
        C1: Y11
        C2: Y12
        C3: Y23
        C4: Y24
        F4: Y26
        C5: Y17
        A at C4, fuel 1, missiles 1, credits 0
        A visited C1 C2 C3 C4 F4
        A handled C1 C2 C3 C4 F4
        B at entrance, turns 1, fuel 0, missiles 0
        B hand Y31 Y15
        turn A, step move

        A: move C5
        chance: rolls 1
        chance: rolls 0
        A: shift C4
        chance: rolls 5
        show A
        A: land
        B: place Y31 F1
        B: pass
        B: stay
        B: end turn
        A: pass
        A? move
        A: move C4
        show A at
        ",
        expect![[r#"
            A: move C5
              A flies from C4 to C5
              Y17 at C5 attacks A
            chance: rolls 1
              A rolls 1 for the wind: lower line
            chance: rolls 0
              A rolls 0
              A fails: 0 against 1
            A: shift C4
              A is blown from C5 to C3
              Y23 at C3 attacks A
            chance: rolls 5
              A rolls 5
              A fails: 0 against 5
              A takes a hit on missiles, gone
            show A
              A at C3, turns 4, credits 0, reputation 0, fuel 1, missiles 0
              A visited C1 C2 C3
              A handled C1 C2 C5 C3 C4 F4
              A handled-now C5 C3
            A: land
              A lands at C3
              B's turn 2, credits 11
            B: place Y31 F1
              B places Y31 at F1
            B: pass
            B: stay
              B stays at entrance
              B lands at entrance
            B: end turn
              A's turn 5, credits 3
            A: pass
            A? move
              C4, F4 by fuel
            A: move C4
              A flies from C3 to C4
            show A at
              A at C4, turns 5, credits 3, reputation 0, fuel 1, missiles 0
        "#]],
    );
}

/// CP-R-20: on an upgrade card with two turns spent a plane lands without upgrading.
#[test]
fn a_third_landing_on_an_upgrade_card_is_just_a_landing() {
    check(
        "
        rule CP-R-20 CP-R-22 CP-R-41
        competitive, players 2
        C1: Y27
        C2: Y24
        C3: Y17
        A at C2, fuel 0, missiles 0
        A mat U-PO9
        A visited C1 C2
        A handled C1 C2
        A spent C1 C1
        B at C2
        B hand Y31
        turn A, step move

        A: move C3
        chance: rolls 5
        chance: rolls 0
        chance: rolls 0
        ",
        expect![[r#"
            A: move C3
              A flies from C2 to C3
              Y17 at C3 attacks A
            chance: rolls 5
              A rolls 5 for the wind: lower line
            chance: rolls 0
              A rolls 0
              A fails: 0 against 1
              A is blown from C3 to C1
              Y27 at C1 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 1
              A lands at C1
              B's turn 5, credits 11
        "#]],
    );
}
