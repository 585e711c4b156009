//! Cards about dice.

use expect_test::expect;

use crate::check;

/// S-77: nobody nullifies his own roll.
#[test]
fn nobody_voids_his_own_roll() {
    check(
        "
        rule CP-EXPL-09 CP-XC-01
        competitive, players 2
        C1: Y11
        C2: Y23
        A at C1, fuel 0, missiles 1, credits 0
        A cards bone-nullifier/2
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 4
        B?
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y23 at C2 attacks A
            chance: rolls 4
              A rolls 4
              A fails: 0 against 4
              A takes a hit on bone-nullifier/2
              A lands at C2
            B?
              nothing
        "#]],
    );
}

/// X13 on the Missile die.
#[test]
fn a_missile_roll_can_be_voided() {
    check(
        "
        rule CP-EXPL-09 CP-XC-01
        competitive, players 2
        C1: Y11
        C2: Y23
        A at C1, fuel 0, missiles 1
        B at C2, fuel 1, missiles 1
        B cards bone-nullifier/1
        B hand Y31
        turn A, step fire

        A: fire B
        chance: missile 3
        B?
        B: use bone-nullifier/1
        chance: missile 1
        ",
        expect![[r#"
            A: fire B
              A fires at B
            chance: missile 3
              A's missile shows 3
            B?
              pass, use bone-nullifier/1
            B: use bone-nullifier/1
              B uses bone-nullifier, 0 left
            chance: missile 1
              A's missile shows 1
              B takes a hit on missiles, gone
        "#]],
    );
}

/// S-77, X18: a loaded roll that is voided is rolled twice again.
#[test]
fn a_loaded_roll_is_voided_as_a_whole() {
    check(
        "
        rule CP-XC-01 CP-XC-12
        competitive, players 2
        C1: Y11
        C2: Y23
        A at C1, fuel 0, missiles 1, credits 0
        A mat U-MA2
        A cards loaded-bone/1
        B at C1
        B cards bone-nullifier/1
        B hand Y31
        turn A, step move

        A: move C2
        A: use loaded-bone/1
        chance: rolls 4
        chance: rolls 1
        B: use bone-nullifier/1
        chance: rolls 2
        chance: rolls 3
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y23 at C2 attacks A
            A: use loaded-bone/1
              A uses loaded-bone, 0 left
            chance: rolls 4
              A rolls 4
            chance: rolls 1
              A rolls 1
            B: use bone-nullifier/1
              B uses bone-nullifier, 0 left
            chance: rolls 2
              A rolls 2
            chance: rolls 3
              A rolls 3, not kept
              A fails: 2 against 2
              A takes a hit on maneuver1
              A lands at C2
              B's turn 5, credits 11
        "#]],
    );
}

/// X27: one more for a pass, in the own turn only; X17 changes any roll.
#[test]
fn a_trumpet_sounds_in_the_own_turn_only() {
    check(
        "
        rule CP-EXPL-07 CP-EXPL-08 CP-XC-12 CP-CARD-05
        competitive, players 2
        C1: Y11
        C2: Y22
        A at C1, fuel 0, missiles 1
        A mat U-MA9
        A cards trumpet/3
        B at C2, fuel 1, missiles 1
        B mat U-MA8
        B cards trumpet/3 kerr-lens/1
        B hand Y31
        turn A, step move

        A: move C2
        A: use trumpet/3
        A: pass
        B?
        B: use kerr-lens/1 on orange
        B: use trumpet/3
        B: use k3/2 on power
        B: use kerr-lens/1 on yellow
        A: pass
        chance: rolls 1
        chance: rolls 1
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y22 at C2 attacks A B
            A: use trumpet/3
              A uses trumpet, 2 left
            A: pass
            B?
              pass, use kerr-lens/1 on yellow
            B: use kerr-lens/1 on orange
              refused CP-XC-12: there is no such die in this roll
            B: use trumpet/3
              refused CP-EXPL-06: trumpet cannot be used at this moment
            B: use k3/2 on power
              refused CP-EXPL-04: you do not have k3/2
            B: use kerr-lens/1 on yellow
              B uses kerr-lens on yellow, 0 left
            A: pass
            chance: rolls 1
              A rolls 1
              A passes: 5 against 3
              A +3 Reputation, now 3
            chance: rolls 1
              B rolls 1
              B passes: 4 against 3
              B +2 Reputation, now 2
              A lands at C2
              B's turn 5, credits 11
        "#]],
    );
}

/// X26: no roll, no wind.
#[test]
fn smoke_stills_the_wind() {
    check(
        "
        rule CP-XC-12 CP-R-41
        competitive, players 2
        C1: Y11
        C2: Y17
        C3: Y23
        A at C1, fuel 0, missiles 1, credits 0
        A cards smoke-canister/1
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 1
        A: use smoke-canister/1
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y17 at C2 attacks A
            chance: rolls 1
              A rolls 1 for the wind: lower line
            A: use smoke-canister/1
              A uses smoke-canister, 0 left
              A does not roll
              A lands at C2
              B's turn 5, credits 11
        "#]],
    );
}
