//! Two turns on upgrade cards, and in the entrance.

mod corners;
mod figures;
mod flying;
mod leaping;

use expect_test::expect;

use crate::check;

/// S-35, S-36: a third time is illegal.
#[test]
fn two_turns_on_an_upgrade_card_and_no_third() {
    check(
        "
        rule CP-MOVE-06 CP-R-20 CP-MOVE-05
        competitive, players 2
        C1: Y27
        C2: Y23
        C3: Y11
        A at C2, fuel 0, missiles 0
        A visited C1 C2
        A spent C1 C1 C2 C2
        B at C1
        B hand Y31
        turn A, step move

        A?
        A: move C1
        A: stay
        A: move entrance
        A: move C5
        A: move exit
        ",
        expect![[r#"
            A?
              move C3
            A: move C1
              refused CP-R-20: you have already spent two turns on C1
            A: stay
              refused CP-MOVE-06: you can stay only on cards with the upgrade mark, for two turns in all
            A: move entrance
              refused CP-R-19: you cannot fly back into the entrance
            A: move C5
              refused CP-MOVE-01: C5 is not next to you
            A: move exit
              refused CP-PLACE-06: the exit is not there yet; it opens when the last Cave card is placed
        "#]],
    );
}

/// S-36: coming back gives no challenge and allows upgrading.
#[test]
fn an_upgrade_card_may_be_come_back_to() {
    check(
        "
        rule CP-R-20 CP-R-21 CP-UPG-01
        competitive, players 2
        C1: Y27
        C2: Y24
        A at C2, fuel 0, missiles 0
        A visited C1 C2
        A handled C1 C2
        A spent C1
        B at C1
        B hand Y31
        turn A, step move

        A: move C1
        A: buy-fuel
        show A spent
        ",
        expect![[r#"
            A: move C1
              A flies from C2 to C1
              A lands at C1
            A: buy-fuel
              A gains a fuel for 3
            show A spent
              A spent C1 C1
        "#]],
    );
}

/// CP-ENTR-06, CP-ENTR-03: from the entrance either card of column 1 is free; in turn 2 one may stay.
#[test]
fn the_second_turn_may_be_spent_in_the_entrance() {
    check(
        "
        rule CP-ENTR-03 CP-ENTR-06 CP-MOVE-01
        competitive, players 2
        C1: Y27
        F1: Y23
        C2: Y11
        A at entrance, turns 2, fuel 0, missiles 0
        B at C1
        B hand Y31
        turn A, step move

        A?
        A: move C2
        A: stay
        A: scrapyard
        ",
        expect![[r#"
            A?
              move C1, move F1, stay
            A: move C2
              refused CP-MOVE-01: C2 is not next to you
            A: stay
              A stays at entrance
              A lands at entrance
            A: scrapyard
              refused CP-TURN-02: use your landing first, or end the turn
        "#]],
    );
}

/// CP-R-27: the Scrapyard is not for who spent a turn elsewhere, nor without a credit.
#[test]
fn the_scrapyard_costs_a_credit() {
    check(
        "
        rule CP-R-27 CP-ENTR-05 CP-R-13
        competitive, players 2
        C1: Y27
        A at entrance, turns 3, credits 0, fuel 0, missiles 0
        A marks entrance1 entrance2
        B at C1
        B hand Y31
        turn A, step move

        A?
        A: scrapyard
        ",
        expect![[r#"
            A?
              move C1
            A: scrapyard
              refused CP-R-13: that costs 1 credit and you have 0
        "#]],
    );
}
