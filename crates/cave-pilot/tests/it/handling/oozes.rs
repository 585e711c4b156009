//! How long an ooze runs, and for whom. Rules: CP-SPEC-08, ruling CP-R-43.

use expect_test::expect;

use crate::check;

/// S-73: the ooze ends with the next turn of who set it off.
#[test]
fn an_ooze_ends_after_the_next_turn() {
    check(
        "
        rule CP-SPEC-08 CP-R-43
        competitive, players 2
        C2: Y18, ooze by A until 5
        C1: Y23
        C3: Y27
        F3: Y34
        A at C1, fuel 0, missiles 0, credits 0, turns 5
        A visited C1
        B at F3, fuel 0, missiles 0
        B mat U-PO4
        B hand Y31
        turn A, step refresh

        A: pass
        A: stay
        show C2
        B: place Y31 C4
        B: pass
        B: move C3
        chance: rolls 2
        ",
        expect![[r#"
            A: pass
            A: stay
              A stays at C1
              A lands at C1
              B's turn 5, credits 11
            show C2
              C2: Y18
            B: place Y31 C4
              B places Y31 at C4
              the exit opens in column 5
            B: pass
            B: move C3
              B flies from F3 to C3
              Y27 at C3 attacks B
            chance: rolls 2
              B rolls 2
              B passes: 3 against 2
              B +1 Reputation, now 1
              B lands at C3
        "#]],
    );
}

/// CP-R-43: an ooze that is set off twice runs to the later of the two ends. A sets it off, B does so again and crashes, and
/// C still meets the 2 that A left.
#[test]
fn setting_an_ooze_off_again_never_shortens_it() {
    check(
        "
        rule CP-SPEC-08 CP-R-43
        competitive, players 3
        C1: Y23
        C2: Y18
        C3: Y27
        F3: Y12
        A at C1, fuel 0, missiles 1, credits 0
        A mat U-PA9
        B at C1, fuel 0, missiles 0, credits 0
        C at F3, fuel 0, missiles 1, credits 0
        C mat U-PO9 U-SH4
        turn A, step move

        A: move C2
        chance: rolls 0
        B: pass
        B: move C2
        chance: rolls 5
        show C2
        C: pass
        C: pass
        C: move C3
        chance: rolls 2
        C: end turn
        A: pass
        A: pass
        A: move C3
        chance: rolls 0
        A: end turn
        show C2
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
              B's turn 5, credits 3
            B: pass
            B: move C2
              B flies from C1 to C2
              Y18 at C2 attacks B
            chance: rolls 5
              B rolls 5
              B fails: 0 against 6
              B crashes
              C's turn 5, credits 3
            show C2
              C2: Y18, ooze by A until 5
            C: pass
            C: pass
            C: move C3
              C flies from F3 to C3
              Y27 at C3 attacks C
            chance: rolls 2
              C rolls 2
              C passes: 5 against 4
              C +1 Reputation, now 1
              C lands at C3
            C: end turn
              A's turn 5, credits 3
            A: pass
            A: pass
            A: move C3
              A flies from C2 to C3
              Y27 at C3 attacks A
            chance: rolls 0
              A rolls 0
              A fails: 0 against 2
              A takes a hit on missiles, gone
              A lands at C3
            A: end turn
              C's turn 6, credits 6
            show C2
              C2: Y18
        "#]],
    );
}

/// CP-R-43: who has left the cave has no next turn, so the ooze that he set off in his last one ends with it.
#[test]
fn an_ooze_ends_with_the_turn_in_which_its_pilot_finishes() {
    check(
        "
        rule CP-SPEC-08 CP-R-43
        competitive, players 2
        C1: Y27
        C2: Y18, ooze by A until 5
        F1: Y12
        A at C2, fuel 0, missiles 0, credits 0, turns 4
        A visited C2
        B at F1, fuel 0, missiles 1, credits 0
        B mat U-PO9 U-SH4
        turn A, step move

        A: move exit
        show C2
        B: pass
        B: pass
        B: move C1
        chance: rolls 2
        ",
        expect![[r#"
            A: move exit
              A flies from C2 to exit
              A has finished
              B's turn 5, credits 3
            show C2
              C2: Y18
            B: pass
            B: pass
            B: move C1
              B flies from F1 to C1
              Y27 at C1 attacks B
            chance: rolls 2
              B rolls 2
              B passes: 5 against 2
              B +1 Reputation, now 1
              B lands at C1
        "#]],
    );
}

/// CP-R-43: two oozes add, and an ooze is not its own neighbour.
#[test]
fn two_oozes_add() {
    check(
        "
        rule CP-SPEC-08 CP-R-43
        competitive, players 2
        C2: Y18, ooze by A until 5
        F3: O18, ooze by A until 5
        C3: Y27
        C1: Y23
        A at C1, fuel 0, missiles 0, credits 0
        B at F3, fuel 0, missiles 1
        B mat U-PO9
        B hand Y31
        turn B, step move

        B: move C3
        chance: rolls 0
        B: end turn
        ",
        expect![[r#"
            B: move C3
              B flies from F3 to C3
              Y27 at C3 attacks B
            chance: rolls 0
              B rolls 0
              B passes: 5 against 4
              B +1 Reputation, now 1
              B lands at C3
            B: end turn
              A's turn 5, credits 3
        "#]],
    );
}
