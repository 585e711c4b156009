//! Ranged cards and the order of damage.

use expect_test::expect;

use crate::check;

/// Left-over actions begin again with the trigger (S-45).
#[test]
fn left_over_actions_begin_again_with_the_trigger() {
    check(
        "
        rule CP-HANDLE-10 CP-R-47 CP-R-38
        competitive, players 2
        C1: Y11
        C2: O15
        A at C1, fuel 0, missiles 1
        A mat U-MA9
        B at C2
        B mat U-MA8
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 0
        chance: rolls 0
        chance: rolls 0
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
            chance: rolls 0
              A rolls 0
              A passes: 5 against 2
              A +2 Reputation, now 4
              A lands at C2
              B's turn 5, credits 11
        "#]],
    );
}

/// A row is a row and the entrance is safe (S-47, S-49).
#[test]
fn a_row_is_a_row_and_the_entrance_is_safe() {
    check(
        "
        rule CP-R-18 CP-HANDLE-14 CP-ENTR-08
        competitive, players 3
        C1: Y31
        F1: Y11
        A at entrance, fuel 0, missiles 0
        A mat U-SH9
        B at F1
        C at entrance
        B hand Y30
        turn A, step move

        A: move C1
        chance: rolls 0
        chance: rolls 0
        ",
        expect![[r#"
            A: move C1
              A flies from entrance to C1
              Y31 at C1 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 1
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 2
              A lands at C1
              B's turn 5, credits 11
        "#]],
    );
}

/// A permanent card absorbs three hits (S-50, S-54).
#[test]
fn a_permanent_card_absorbs_three_hits() {
    check(
        "
        rule CP-DAMAGE-01 CP-DAMAGE-07 CP-DAMAGE-08 CP-R-34
        competitive, players 2
        C1: Y11
        C2: Y12
        A at C1, fuel 0, missiles 0
        A cards davy-lamp/3 k3/2
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        A: pass
        chance: rolls 0
        A: hit k3/2
        A: pass
        chance: rolls 0
        A: hit davy-lamp/3
        show A cards
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y12 at C2 attacks A
            A: pass
            chance: rolls 0
              A rolls 0
              A fails: 0 against 0
            A: hit k3/2
              A takes a hit on k3/2
            A: pass
            chance: rolls 0
              A rolls 0
              A fails: 0 against 0
            A: hit davy-lamp/3
              A takes a hit on davy-lamp/3
              A lands at C2
              B's turn 5, credits 11
            show A cards
              A cards davy-lamp/2 k3/1
        "#]],
    );
}
