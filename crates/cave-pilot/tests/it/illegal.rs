//! What is refused besides, with its rule.

use expect_test::expect;

use crate::check;

/// Whose decision it is, and who is at the table.
#[test]
fn others_wait() {
    check(
        "
        rule CP-TURN-06 CP-MISSILE-02
        competitive, players 2
        C1: Y27
        A at C1, missiles 1
        B at C1
        B hand Y31
        turn A, step fire

        B: pass
        A: fire D
        A: land
        ",
        expect![[r#"
            B: pass
              refused CP-TURN-06: it is not B's turn to decide
            A: fire D
              refused CP-TURN-06: D has no seat at this table
            A: land
              refused CP-TURN-02: fire a missile first, or pass
        "#]],
    );
}

/// Cards that are not held, or are always on.
#[test]
fn cards_are_used_as_printed() {
    check(
        "
        rule CP-EXPL-04 CP-EXPL-06 CP-R-49 CP-CARD-05
        competitive, players 2
        C1: Y27
        C2: Y23
        A at C1, missiles 0
        A mat U-PA1
        A cards k3/2 gyro/3 lombard-pledge/1
        B at C1
        B hand Y31
        turn A, step refresh

        A: use aru/1 on armor1
        A: use k3/2 on power
        A: use gyro/3
        A: use lombard-pledge/1 on power
        A: pass
        A: move C2
        A: use k3/2 on B
        ",
        expect![[r#"
            A: use aru/1 on armor1
              refused CP-EXPL-04: you do not have aru/1
            A: use k3/2 on power
              refused CP-EXPL-06: k3 cannot be used at this moment
            A: use gyro/3
              refused CP-R-49: gyro is always on, so there is nothing to use
            A: use lombard-pledge/1 on power
              refused CP-EXPL-06: lombard-pledge cannot be used at this moment
            A: pass
            A: move C2
              A flies from C1 to C2
              Y23 at C2 attacks A
            A: use k3/2 on B
              refused CP-CARD-05: k3 does not work on that
        "#]],
    );
}
