//! Placing Cave cards and the exit.

mod building;

use expect_test::expect;

use crate::check;

/// A card touches another or the entrance (S-11, S-12).
#[test]
fn a_card_touches_another_or_the_entrance() {
    check(
        "
        rule CP-PLACE-02 CP-PLACE-03 CP-PLACE-04 CP-PLACE-05 CP-PLACE-06 CP-R-14
        competitive, players 2
        C1: Y12
        C2: Y14
        C3: Y15
        F1: Y21
        A at C3, missiles 0
        A hand Y30

        A? place Y30
        A: place Y30 F5
        A: place Y30 C2
        A: place Y30 F3
        A: pass
        A? move
        ",
        expect![[r#"
            A? place Y30
              C4, F2, F3
            A: place Y30 F5
              refused CP-PLACE-03: F5 touches no card; place yours in column 1, or left, right, above or below another card
            A: place Y30 C2
              refused CP-PLACE-02: there is already a card at C2; place yours in an empty position
            A: place Y30 F3
              A places Y30 at F3
              the exit opens in column 4
            A: pass
            A? move
              exit, F3, C2
        "#]],
    );
}

/// The exit lies beside the outermost column only (S-15).
#[test]
fn the_exit_lies_beside_the_outermost_column_only() {
    check(
        "
        rule CP-R-15 CP-MOVE-10 CP-MOVE-11 CP-PLACE-06
        competitive, players 2
        C5: Y12
        F5: Y11
        C6: Y15
        A at F5, fuel 0
        B at C6, fuel 0, missiles 0
        B visited C6
        turn A, step move

        A?
        A: move exit
        A: move C6
        ",
        expect![[r#"
            A?
              move C5
            A: move exit
              refused CP-MOVE-10: you reach the exit from column 6, straight ahead
            A: move C6
              refused CP-MOVE-04: a diagonal step costs booster fuel
        "#]],
    );
}
