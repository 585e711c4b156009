//! Ranged cards: who is attacked, and in which order.

use expect_test::expect;

use crate::check;

/// S-44: without Marge John takes both actions.
#[test]
fn alone_in_range_one_takes_all_actions() {
    check(
        "
        rule CP-HANDLE-08 CP-HANDLE-10 CP-HANDLE-12
        competitive, players 2
        C1: Y14
        C2: Y22
        C5: Y23
        A at C1, fuel 0, missiles 0
        A mat U-MA9
        B at C5
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 2
        chance: rolls 0
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y22 at C2 attacks A
            chance: rolls 2
              A rolls 2
              A passes: 5 against 4
              A +2 Reputation, now 2
            chance: rolls 0
              A rolls 0
              A passes: 5 against 2
              A +2 Reputation, now 4
              A lands at C2
              B's turn 5, credits 11
        "#]],
    );
}

/// S-45: A, B, A, from a distance.
#[test]
fn three_actions_on_two_planes() {
    check(
        "
        rule CP-HANDLE-09 CP-HANDLE-10 CP-HANDLE-05 CP-CARD-07
        competitive, players 2
        C1: Y14
        C2: O15
        C5: Y23
        A at C1, fuel 0, missiles 0
        A mat U-MA9
        B at C5
        B mat U-MA8
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 0
        chance: rolls 0
        chance: rolls 5
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              O15 at C2 attacks A B
            chance: rolls 0
              A rolls 0
              A passes: 5 against 2
              A +2 Reputation, now 2
            chance: rolls 0
              B rolls 0
              B passes: 4 against 2
              B +2 Reputation, now 2
            chance: rolls 5
              A rolls 5
              A fails: 5 against 7
              A takes a hit on maneuver1
              A takes a hit on maneuver1
              A takes a hit on maneuver1
              A lands at C2
              B's turn 5, credits 11
        "#]],
    );
}

/// S-46: equal rolls are rolled again among themselves.
#[test]
fn equal_rolls_for_the_order_are_rolled_again() {
    check(
        "
        rule CP-R-39 CP-HANDLE-11
        competitive, players 4
        C1: Y14
        C2: O15
        C3: Y30
        A at C1, fuel 0, missiles 0
        A mat U-MA9
        B at C3
        B mat U-MA7
        C at C3
        C mat U-MA8
        D at C3
        D mat U-MA4
        D hand Y31
        turn A, step move

        A: move C2
        chance: rolls 3
        chance: rolls 3
        chance: rolls 1
        chance: rolls 4
        chance: rolls 0
        chance: rolls 0
        chance: rolls 0
        chance: rolls 0
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              O15 at C2 attacks A B C D
            chance: rolls 3
              B rolls 3 for the order
            chance: rolls 3
              C rolls 3 for the order
            chance: rolls 1
              D rolls 1 for the order
            chance: rolls 4
              B rolls 4 for the order
            chance: rolls 0
              C rolls 0 for the order
            chance: rolls 0
              A rolls 0
              A passes: 5 against 2
              A +2 Reputation, now 2
            chance: rolls 0
              D rolls 0
              D passes: 3 against 2
              D +2 Reputation, now 2
            chance: rolls 0
              C rolls 0
              C passes: 4 against 2
              C +2 Reputation, now 2
              A lands at C2
              B's turn 5, credits 11
        "#]],
    );
}

/// S-47: the entrance is out of reach, and the distance decides.
#[test]
fn the_closest_is_attacked_and_nobody_in_the_entrance() {
    check(
        "
        rule CP-HANDLE-09 CP-HANDLE-14 CP-R-47 CP-ENTR-08
        competitive, players 4
        C1: Y22
        C2: Y23
        A at entrance, fuel 0, missiles 0
        A mat U-MA9
        B at entrance
        C at C2
        C mat U-MA8
        D at C1
        D mat U-MA7
        D hand Y31
        turn A, step move

        A: move C1
        chance: rolls 0
        chance: rolls 0
        ",
        expect![[r#"
            A: move C1
              A flies from entrance to C1
              Y22 at C1 attacks A D C
            chance: rolls 0
              A rolls 0
              A passes: 5 against 2
              A +2 Reputation, now 2
            chance: rolls 0
              D rolls 0
              D passes: 4 against 2
              D +2 Reputation, now 2
              A lands at C1
              B's turn 3, credits 11
        "#]],
    );
}

/// S-48: the trigger crashes, the next action goes to the next plane, and again to it.
#[test]
fn the_actions_go_on_without_the_trigger() {
    check(
        "
        rule CP-R-38 CP-R-37
        competitive, players 3
        C1: Y14
        C2: O15
        C3: Y30
        A at C1, fuel 0, missiles 0
        B at C3
        B mat U-MA9
        B hand Y31
        C at entrance
        turn A, step move

        A: move C2
        chance: rolls 4
        chance: rolls 0
        chance: rolls 0
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              O15 at C2 attacks A B
            chance: rolls 4
              A rolls 4
              A fails: 0 against 6
              A crashes
            chance: rolls 0
              B rolls 0
              B passes: 5 against 2
              B +2 Reputation, now 2
            chance: rolls 0
              B rolls 0
              B passes: 5 against 2
              B +2 Reputation, now 4
              B's turn 5, credits 11
        "#]],
    );
}

/// CP-R-38: if none is left the remaining actions are lost.
#[test]
fn nobody_left_loses_the_other_actions() {
    check(
        "
        rule CP-R-38
        competitive, players 3
        C1: Y14
        C2: O15
        A at C1, fuel 0, missiles 0
        B at entrance
        B hand Y31
        C at entrance
        turn A, step move

        A: move C2
        chance: rolls 4
        B?
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              O15 at C2 attacks A
            chance: rolls 4
              A rolls 4
              A fails: 0 against 6
              A crashes
              B's turn 3, credits 11
            B?
              place Y31 C3, place Y31 F1, place Y31 F2
        "#]],
    );
}

/// CP-R-18: a card that looks ahead.
#[test]
fn a_flak_nest_fires_ahead() {
    check(
        "
        rule CP-R-18 CP-HANDLE-12
        competitive, players 4
        C1: Y14
        C2: Y11
        C3: O28
        F3: Y12
        F5: Y23
        A at C2, fuel 0, missiles 0
        A mat U-SH9
        B at C1
        C at F3
        D at F5
        D mat U-SH8
        D hand Y31
        turn A, step move

        A: move C3
        chance: rolls 0
        chance: rolls 0
        ",
        expect![[r#"
            A: move C3
              A flies from C2 to C3
              O28 at C3 attacks A D
            chance: rolls 0
              A rolls 0
              A passes: 5 against 1
              A +2 Reputation, now 2
            chance: rolls 0
              D rolls 0
              D passes: 4 against 1
              D +2 Reputation, now 2
              A lands at C3
              B's turn 5, credits 11
        "#]],
    );
}
