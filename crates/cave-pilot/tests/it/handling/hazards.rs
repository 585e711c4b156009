//! Odd cards and hard hits.

use expect_test::expect;

use crate::check;

/// Planes at the same distance roll for the order (S-46).
#[test]
fn planes_at_the_same_distance_roll_for_the_order() {
    check(
        "
        rule CP-HANDLE-11 CP-R-39
        competitive, players 3
        C1: Y14
        C2: Y22
        C3: Y30
        F3: Y11
        A at C1, fuel 0, missiles 0
        A mat U-MA9
        B at C3, missiles 0
        C at F3, missiles 0
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 4
        chance: rolls 1
        chance: rolls 0
        chance: rolls 5
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y22 at C2 attacks A B C
            chance: rolls 4
              B rolls 4 for the order
            chance: rolls 1
              C rolls 1 for the order
            chance: rolls 0
              A rolls 0
              A passes: 5 against 2
              A +2 Reputation, now 2
            chance: rolls 5
              C rolls 5
              C fails: 0 against 7
              C takes a hit on fuel, gone
              C crashes
              A lands at C2
              B's turn 5, credits 11
        "#]],
    );
}

/// Who passed the web may leave the spider (S-71).
#[test]
fn who_passed_the_web_may_leave_the_spider() {
    check(
        "
        rule CP-SPEC-06 CP-SPEC-07 CP-R-40
        competitive, players 2
        C1: Y14
        C2: Y21
        A at C1, fuel 1, missiles 0
        A mat U-PO7 U-SH4
        B at entrance
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 2
        A?
        A: ignore
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y21 at C2 attacks A
            chance: rolls 2
              A rolls 2
              A passes: 4 against 2
              A +1 Reputation, now 1
            A?
              continue, ignore
            A: ignore
              A ignores the second part
              A lands at C2
              B's turn 3, credits 11
        "#]],
    );
}

/// Who failed in the web meets the spider (S-71).
#[test]
fn who_failed_in_the_web_meets_the_spider() {
    check(
        "
        rule CP-SPEC-06 CP-R-40 CP-DAMAGE-04
        competitive, players 2
        C1: Y14
        C2: Y21
        A at C1, fuel 1, missiles 0
        A mat U-MA7 U-SH4
        B at entrance
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 2
        chance: rolls 5 6
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y21 at C2 attacks A
            chance: rolls 2
              A rolls 2
              A fails: 0 against 2
              A takes a hit on maneuver1
            chance: rolls 5 6
              A rolls 5 6
              A fails: 3 against 11
              A takes a hit on shields1
              A takes a hit on maneuver1
        "#]],
    );
}

/// Beetles make their neighbours harder (S-72).
#[test]
fn beetles_make_their_neighbours_harder() {
    check(
        "
        rule CP-SPEC-09 CP-R-43
        competitive, players 2
        C3: Y19
        F3: Y14
        F4: Y23
        A at C3
        B at F3, fuel 0, missiles 1
        B mat U-MA4
        B hand Y31 Y11 Y15
        turn B, step move

        B: move F4
        chance: rolls 2
        ",
        expect![[r#"
            B: move F4
              B flies from F3 to F4
              Y23 at F4 attacks B
            chance: rolls 2
              B rolls 2
              B fails: 3 against 3
              B takes a hit on maneuver1
              B lands at F4
        "#]],
    );
}

/// Ooze makes its neighbours harder for a while (S-73).
#[test]
fn ooze_makes_its_neighbours_harder_for_a_while() {
    check(
        "
        rule CP-SPEC-08 CP-R-43
        competitive, players 2
        C1: Y23
        C2: Y18
        C3: Y27
        F3: Y12
        A at C1, fuel 0, missiles 1, credits 0
        A mat U-PA9
        B at F3, fuel 0, missiles 1
        B mat U-PO9 U-SH4
        B hand Y31 Y11 Y15
        turn A, step move

        A: move C2
        chance: rolls 0
        show C2
        B: place Y31 C4
        B: pass
        B: pass
        B: move C3
        chance: rolls 2
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y18 at C2 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 1
              A +2 Reputation, now 2
              A lands at C2
              B's turn 5, credits 11
            show C2
              C2: Y18, ooze by A until 5
            B: place Y31 C4
              B places Y31 at C4
            B: pass
            B: pass
            B: move C3
              B flies from F3 to C3
              Y27 at C3 attacks B
            chance: rolls 2
              B rolls 2
              B passes: 5 against 4
              B +1 Reputation, now 1
              B lands at C3
        "#]],
    );
}

/// Fifty-five earns the title and two cards (S-86).
#[test]
fn fifty_five_earns_the_title_and_two_cards() {
    check(
        "
        rule CP-END-05 CP-R-55
        competitive, players 2
        C1: Y14
        C2: Y22
        A at C1, fuel 0, missiles 0, reputation 54
        A mat U-MA9
        B at entrance
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 0
        chance: finds k3
        chance: finds aru
        A: pass
        chance: rolls 0
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y22 at C2 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 2
              A +2 Reputation, now 56
              A is a Cave Pilot 55
            chance: finds k3
              A installs k3
            chance: finds aru
              A installs aru
            A: pass
            chance: rolls 0
              A rolls 0
              A passes: 5 against 2
              A +2 Reputation, now 58
              A lands at C2
              B's turn 3, credits 11
        "#]],
    );
}

/// A brood card with three cubes is cleared (S-98).
#[test]
fn a_brood_card_with_three_cubes_is_cleared() {
    check(
        "
        rule CP-COOP-01 CP-MISSILE-12
        purge, players 2
        C1: Y27
        C2: Y30 hits 1
        A at C1, fuel 0, missiles 0
        A mat U-SR9
        B at entrance
        turn A, step move

        A: move C2
        chance: rolls 0
        chance: rolls 0
        A?
        show C2
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y30 at C2 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against -1
              A +1 Reputation, now 1
              C2 part 1 takes 1, cubes 2
            chance: rolls 0
              A rolls 0
              A passes: 5 against -2
              A +1 Reputation, now 2
              C2 part 1 takes 1, cubes 3
              Y30 is cleared
              A +1 Reputation, now 3
              B +1 Reputation, now 1
              A lands at C2
            A?
              end turn, explore
            show C2
              C2: Y30 hits 3, cleared
        "#]],
    );
}
