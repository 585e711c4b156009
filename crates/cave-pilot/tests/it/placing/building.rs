//! Placing Cave cards: gaps, the exit, the cards of who is out.

use expect_test::expect;

use crate::check;

/// A card lies beside or below the only one (S-13).
#[test]
fn beside_or_below_the_only_card() {
    check(
        "
        rule CP-PLACE-02 CP-PLACE-03 CP-R-14
        competitive, players 2
        C1: Y12
        A at entrance
        A hand Y30
        B at C1
        B hand Y31

        A? place Y30
        A: place Y30 F2
        A: place Y31 F1
        ",
        expect![[r#"
            A? place Y30
              C2, F1
            A: place Y30 F2
              refused CP-PLACE-03: F2 touches no card; place yours in column 1, or left, right, above or below another card
            A: place Y31 F1
              refused CP-PLACE-01: Y31 is not one of your Cave cards
        "#]],
    );
}

/// S-12: a gap bars the way and may be filled later.
#[test]
fn a_gap_is_filled_later() {
    check(
        "
        rule CP-PLACE-04 CP-MOVE-02 CP-MOVE-01
        competitive, players 2
        C1: Y12
        C2: Y14
        C3: Y15
        F1: Y21
        A at F1, missiles 0, fuel 0
        A mat U-SH9 U-PO9
        A hand Y30
        B at C3, missiles 0, fuel 0
        B hand Y31

        A: place Y30 F3
        A: pass
        A: move F3
        A? move
        A: move C1
        chance: rolls 0
        chance: rolls 0
        B? place Y31
        ",
        expect![[r#"
            A: place Y30 F3
              A places Y30 at F3
            A: pass
            A: move F3
              refused CP-MOVE-01: F3 is not next to you
            A? move
              C1
            A: move C1
              A flies from F1 to C1
              Y12 at C1 attacks A
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
            B? place Y31
              C4, F2, F4
        "#]],
    );
}

/// S-14: the last card of the game opens the exit at once.
#[test]
fn the_last_card_opens_the_exit_at_once() {
    check(
        "
        rule CP-PLACE-05 CP-PLACE-06 CP-MOVE-10 CP-MOVE-11 CP-R-15
        competitive, players 2
        C5: Y12
        C6: Y14
        F6: Y15
        A at C6, missiles 0, fuel 1
        A hand Y30
        B at C5, missiles 0, fuel 0

        A: place Y30 F5
        A: pass
        A? move
        A: move exit
        ",
        expect![[r#"
            A: place Y30 F5
              A places Y30 at F5
              the exit opens in column 7
            A: pass
            A? move
              exit, F6, C5, F5 by fuel
            A: move exit
              A flies from C6 to exit
              A has finished
              B's turn 5, credits 11
        "#]],
    );
}

/// S-16: without cards phase 2 is skipped, and the exit waits for the others' cards.
#[test]
fn who_has_no_cards_places_none() {
    check(
        "
        rule CP-PLACE-01 CP-PLACE-05 CP-PLACE-06
        competitive, players 2
        C1: Y12
        C2: Y14
        A at C2, missiles 0, fuel 0
        B at C1, missiles 0, fuel 0, credits 0
        B hand Y31
        turn B, step land

        A: pass
        A: move exit
        A?
        ",
        expect![[r#"
            A: pass
            A: move exit
              refused CP-PLACE-06: the exit is not there yet; it opens when the last Cave card is placed
            A?
              move C1, stay
        "#]],
    );
}

/// S-95: the cards of a pilot who crashed become the pile.
#[test]
fn the_cards_of_who_is_out_go_under_the_pile() {
    check(
        "
        rule CP-R-37 CP-PLACE-05 CP-TURN-05 CP-TURN-06
        competitive, players 3
        C1: Y11
        C2: Y12
        C3: Y23
        A at C1, fuel 0, missiles 0
        A hand Y15 Y26 Y30
        B at C1, fuel 0, missiles 0
        B mat U-SH9
        C at C1, fuel 0, missiles 0
        C hand Y31
        turn A, step move

        A: move C2
        chance: rolls 5
        show A
        B: pass
        B: move C2
        chance: rolls 0
        chance: rolls 0
        chance?
        chance: cave Y26
        chance: cave Y30
        chance: cave Y15
        show B hand
        C: place Y31 C4
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y12 at C2 attacks A
            chance: rolls 5
              A rolls 5
              A fails: 0 against 5
              A crashes
              B's turn 5, credits 11
            show A
              A at out, turns 4, credits 0, reputation 0, fuel 0, missiles 0
              A visited C1 C2
              A handled C1 C2
            B: pass
            B: move C2
              B flies from C1 to C2
              Y12 at C2 attacks B
            chance: rolls 0
              B rolls 0
              B passes: 5 against 0
              B +1 Reputation, now 1
            chance: rolls 0
              B rolls 0
              B passes: 5 against 0
              B +1 Reputation, now 2
              B lands at C2
            chance?
              1 x cave Y15
              1 x cave Y26
              1 x cave Y30
            chance: cave Y26
              B gets Y26
            chance: cave Y30
              B gets Y30
            chance: cave Y15
              B gets Y15
              C's turn 5, credits 11
            show B hand
              B hand Y26 Y30 Y15
              B handled C1 C2
              B handled-now C2
            C: place Y31 C4
              C places Y31 at C4
        "#]],
    );
}

/// CP-R-04: phase 4 refills to three, also after a deal of two.
#[test]
fn a_hand_is_refilled_to_three() {
    check(
        "
        rule CP-R-04 CP-TURN-05 CP-PLACE-01
        competitive, players 3
        C1: Y27
        A at C1, fuel 0, missiles 0, credits 0
        A hand Y11 Y15
        B at C1
        C at C1
        pile Y30 Y31 Y33

        A: place Y11 C2
        A: pass
        A: stay
        chance: cave Y30
        chance: cave Y31
        show A hand
        show pile
        ",
        expect![[r#"
            A: place Y11 C2
              A places Y11 at C2
            A: pass
            A: stay
              A stays at C1
              A lands at C1
            chance: cave Y30
              A gets Y30
            chance: cave Y31
              A gets Y31
              B's turn 5, credits 11
            show A hand
              A hand Y15 Y30 Y31
              A handled C1
            show pile
              pile unknown 0 0 0 Y33
        "#]],
    );
}
