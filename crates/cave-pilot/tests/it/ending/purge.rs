//! The purge of the brood.

use expect_test::expect;

use crate::check;

/// CS2: a cleared card is not handled, and its aura ends.
#[test]
fn a_cleared_card_does_no_more() {
    check(
        "
        rule CP-COOP-01 CP-R-43
        purge, players 2
        C1: Y27
        C2: Y19 hits 3, cleared
        C3: Y23
        A at C1, fuel 1, missiles 0, credits 0
        A mat U-MA4
        B at C1
        turn A, step move

        A: move C2
        A: extra by fuel
        A: pass
        A: move C3
        chance: rolls 2
        chance: cave Y11
        chance: cave Y12
        chance: cave Y13
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
            A: extra by fuel
              A pays fuel
              A starts an additional round
            A: pass
            A: move C3
              A flies from C2 to C3
              Y23 at C3 attacks A
            chance: rolls 2
              A rolls 2
              A passes: 3 against 2
              A +1 Reputation, now 1
              A lands at C3
            chance: cave Y11
              A gets Y11
            chance: cave Y12
              A gets Y12
            chance: cave Y13
              A gets Y13
              B's turn 5, credits 11
        "#]],
    );
}

/// CS2: missiles put cubes too, and both parts count together.
#[test]
fn missiles_help_to_clear() {
    check(
        "
        rule CP-COOP-01 CP-MISSILE-13
        purge, players 2
        C1: Y27
        C2: Y21 hits 1 1
        A at C1, fuel 1, missiles 1
        B at C1
        turn A, step fire

        A: fire C2.2
        chance: missile 1
        show C2
        ",
        expect![[r#"
            A: fire C2.2
              A fires at C2.2
            chance: missile 1
              A's missile shows 1
              C2 part 2 takes 1, cubes 2
              Y21 is cleared
              A +1 Reputation, now 1
              B +1 Reputation, now 1
            show C2
              C2: Y21 hits 1 2, cleared
        "#]],
    );
}

/// CS2: five cleared and one plane lost at most.
#[test]
fn the_purge_is_won_with_five_cleared() {
    check(
        "
        rule CP-COOP-01
        purge, players 2
        C1: Y18 hits 3, cleared
        C2: Y19 hits 3, cleared
        C3: Y21 hits 3, cleared
        C4: O14 hits 3, cleared
        C5: O16 hits 3, cleared
        C6: O17
        F1: Y11
        F2: Y12
        F3: Y13
        F4: Y14
        F5: Y15
        F6: Y16
        A at out
        B at C6, fuel 0, missiles 0
        first A, round 9
        turn B, step move

        B: move exit
        ",
        expect![[r#"
            B: move exit
              B flies from C6 to exit
              B has finished
              B gains a bonus of 4
              the game is over, won by A B
        "#]],
    );
}

/// CS2: four are not enough.
#[test]
fn the_purge_is_lost_with_four_cleared() {
    check(
        "
        rule CP-COOP-01
        purge, players 2
        C1: Y18 hits 3, cleared
        C2: Y19 hits 3, cleared
        C3: Y21 hits 3, cleared
        C4: O14 hits 3, cleared
        C5: O16
        C6: O17
        F1: Y11
        F2: Y12
        F3: Y13
        F4: Y14
        F5: Y15
        F6: Y16
        A at exit
        B at C6, fuel 0, missiles 0
        first A, round 9
        turn B, step move

        B: move exit
        ",
        expect![[r#"
            B: move exit
              B flies from C6 to exit
              B has finished
              A gains a bonus of 4
              B gains a bonus of 4
              the game is over, won by nobody
        "#]],
    );
}
