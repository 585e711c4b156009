//! Cards about fuel and missiles.

use expect_test::expect;

use crate::check;

/// X19: the tank pays for a diagonal or a round, and Laplace does not work against it.
#[test]
fn a_tank_pays_like_a_fuel() {
    check(
        "
        rule CP-EXPL-06 CP-XC-05 CP-EXTRA-01 CP-R-73
        competitive, players 2
        C1: Y27
        F2: Y23
        F3: Y34
        A at C1, fuel 1, missiles 0
        A mat U-MA9 U-NC9
        A cards reserve-tank/1 reserve-tank/1
        B at C1
        B cards laplace/2
        B hand Y31
        turn A, step move

        A?
        A: move F2 by gyro
        A: move F2 by tank
        B: pass
        chance: rolls 0
        A?
        A: extra by tank
        A: pass
        A: move F3
        B: pass
        chance: rolls 0
        A: extra by fuel
        B: use laplace/2 on fuel
        A?
        ",
        expect![[r#"
            A?
              move F2 by fuel, move F2 by tank, stay
            A: move F2 by gyro
              refused CP-EXPL-06: the gyro pays for one diagonal step a turn, and yours is used or missing
            A: move F2 by tank
              A pays tank
              A flies from C1 to F2
              Y23 at F2 attacks A
            B: pass
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 1
            A?
              land, extra by fuel, extra by tank
            A: extra by tank
              A pays tank
              A starts an additional round
            A: pass
            A: move F3
              A flies from F2 to F3
              Y34 at F3 attacks A
            B: pass
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 2
            A: extra by fuel
              A pays fuel
            B: use laplace/2 on fuel
              B uses laplace on fuel, 1 left
              A's fuel is lost
              A lands at F3
            A?
              end turn, draw A, draw B, buy-fuel, buy-missile, explore
        "#]],
    );
}

/// S-76: without another step the plane is stuck.
#[test]
fn laplace_may_strand_a_plane() {
    check(
        "
        rule CP-XC-05 CP-R-72 CP-R-23
        competitive, players 3
        C1: Y11
        F2: Y23
        A at C1, fuel 1, missiles 0
        B at entrance
        B cards laplace/1
        C at entrance
        C hand Y31
        turn A, step move

        A: move F2 by fuel
        B?
        B: use laplace/1 on fuel
        ",
        expect![[r#"
            A: move F2 by fuel
              A pays fuel
            B?
              pass, use laplace/1 on fuel
            B: use laplace/1 on fuel
              B uses laplace on fuel, 0 left
              A's fuel is lost
              A is stuck
              B's turn 3, credits 11
        "#]],
    );
}

/// A periscope sees three far (X20).
#[test]
fn a_periscope_sees_three_far() {
    check(
        "
        rule CP-MISSILE-03 CP-R-49
        competitive, players 2
        C1: Y27
        C4: Y23
        C5: Y24
        A at C1, missiles 1
        A cards periscope/1
        B at C5
        B hand Y31
        turn A, step fire

        A? fire
        A: fire B
        A: use periscope/1
        ",
        expect![[r#"
            A? fire
              C1, C4
            A: fire B
              refused CP-MISSILE-03: that is at distance 4, and your missiles reach 3
            A: use periscope/1
              refused CP-R-49: periscope is always on, so there is nothing to use
        "#]],
    );
}

/// X21: the gyro pays by itself, once a turn.
#[test]
fn a_gyro_pays_once_a_turn() {
    check(
        "
        rule CP-R-49 CP-MOVE-04
        competitive, players 2
        C1: Y27
        F2: Y23
        C3: Y24
        A at C1, fuel 2, missiles 0
        A mat U-MA9
        A cards gyro/3
        B at C1
        B hand Y31
        turn A, step move

        A: move F2 by fuel
        A: move F2
        A: move F2 by gyro
        chance: rolls 0
        A: extra by fuel
        A: pass
        A: move C3 by gyro
        A: move C3 by fuel
        chance: rolls 0 6
        ",
        expect![[r#"
            A: move F2 by fuel
              refused CP-EXPL-06: your gyro makes this diagonal step free
            A: move F2
              refused CP-MOVE-04: a diagonal step costs booster fuel
            A: move F2 by gyro
              A pays gyro
              A flies from C1 to F2
              Y23 at F2 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 1
            A: extra by fuel
              A pays fuel
              A starts an additional round
            A: pass
            A: move C3 by gyro
              refused CP-EXPL-06: the gyro pays for one diagonal step a turn, and yours is used or missing
            A: move C3 by fuel
              A pays fuel
              A flies from F2 to C3
              Y24 at C3 attacks A
            chance: rolls 0 6
              A rolls 0 6
              A fails: 0 against 6
              A takes a hit on maneuver1
              A takes a hit on maneuver1
              A lands at C3
        "#]],
    );
}

/// X22: a missile, to be fired at once, within the limit.
#[test]
fn a_congreve_rack_gives_a_missile() {
    check(
        "
        rule CP-R-12 CP-EXPL-10
        competitive, players 2
        C1: Y27
        C2: Y23
        A at C1, missiles 1
        A cards congreve-rack/2
        B at C1
        B hand Y31
        turn A, step fire

        A: use congreve-rack/2
        A: use congreve-rack/1
        A: fire C2
        chance: missile 1
        A: use congreve-rack/1
        show A at
        ",
        expect![[r#"
            A: use congreve-rack/2
              A uses congreve-rack, 1 left
              A gains a missile for 0
            A: use congreve-rack/1
              refused CP-UPG-10: you cannot carry any more missiles
            A: fire C2
              A fires at C2
            chance: missile 1
              A's missile shows 1
              C2 part 1 takes 1, cubes 1
            A: use congreve-rack/1
              A uses congreve-rack, 0 left
              A gains a missile for 0
            show A at
              A at C1, turns 4, credits 8, reputation 0, fuel 1, missiles 2
        "#]],
    );
}
