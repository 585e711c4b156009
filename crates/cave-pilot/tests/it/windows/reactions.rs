//! Exploration cards of players who are not on turn, and cards about dice.

use expect_test::expect;

use crate::check;

/// Adamy weakens for a turn (S-75).
#[test]
fn adamy_weakens_for_a_turn() {
    check(
        "
        rule CP-XC-04 CP-R-36 CP-R-48
        competitive, players 2
        C1: Y14
        C2: Y12
        A at entrance
        A cards adamy/2
        B at C1, fuel 0, missiles 0
        B mat U-SH7
        B hand Y31 Y15
        turn B, step move

        B: move C2
        A?
        A: use adamy/2 on B shields
        A: pass
        chance: rolls 1
        A: pass
        chance: rolls 2
        show B mat
        ",
        expect![[r#"
            B: move C2
              B flies from C1 to C2
              Y12 at C2 attacks B
            A?
              pass, use adamy/2 on B shields, use adamy/2 on B attack, use adamy/2 on B power
            A: use adamy/2 on B shields
              A uses adamy on B shields, 1 left
            A: pass
            chance: rolls 1
              B rolls 1
              B passes: 2 against 1
              B +1 Reputation, now 1
            A: pass
            chance: rolls 2
              B rolls 2
              B fails: 2 against 2
              B takes a hit on shields1
              B lands at C2
              A's turn 3, credits 11
            show B mat
              B mat U-SH7-1
        "#]],
    );
}

/// Laplace neutralises a declared fuel (S-76).
#[test]
fn laplace_neutralises_a_declared_fuel() {
    check(
        "
        rule CP-XC-05 CP-R-72
        competitive, players 2
        C1: Y14
        F1: Y30
        C2: Y12
        F2: Y15
        A at entrance
        A cards laplace/2
        B at C1, fuel 1, missiles 0
        B visited C1 F1 C2
        B hand Y31 Y11
        turn B, step move

        B?
        B: move F2 by fuel
        A: use laplace/2 on fuel
        B?
        ",
        expect![[r#"
            B?
              move F2 by fuel, stay
            B: move F2 by fuel
              B pays fuel
            A: use laplace/2 on fuel
              A uses laplace on fuel, 1 left
              B's fuel is lost
            B?
              stay
        "#]],
    );
}

/// A bone nullifier voids a roll (S-77).
#[test]
fn a_bone_nullifier_voids_a_roll() {
    check(
        "
        rule CP-XC-01 CP-EXPL-09 CP-EXPL-10
        competitive, players 2
        C1: Y14
        C2: Y12
        A at entrance
        A cards bone-nullifier/2
        B at C1, fuel 0, missiles 0
        B mat U-SH7
        B hand Y31 Y15
        turn B, step move

        B: move C2
        chance: rolls 1
        A: use bone-nullifier/2
        chance: rolls 5
        A: pass
        chance: rolls 0
        A: pass
        ",
        expect![[r#"
            B: move C2
              B flies from C1 to C2
              Y12 at C2 attacks B
            chance: rolls 1
              B rolls 1
            A: use bone-nullifier/2
              A uses bone-nullifier, 1 left
            chance: rolls 5
              B rolls 5
            A: pass
              B fails: 4 against 5
              B takes a hit on shields1
            chance: rolls 0
              B rolls 0
            A: pass
              B passes: 3 against 0
              B +1 Reputation, now 1
              B lands at C2
              A's turn 3, credits 11
        "#]],
    );
}

/// A flare sends a missile elsewhere (X10).
#[test]
fn a_flare_sends_a_missile_elsewhere() {
    check(
        "
        rule CP-XC-12 CP-EXPL-08
        competitive, players 3
        C1: Y14
        C2: Y12
        C3: Y11
        A at C1, missiles 1
        B at C2
        B cards flare/2
        C at C3
        C hand Y31
        turn A, step fire

        A: fire B
        B?
        B: use flare/2
        chance?
        chance: redirects C
        chance: missile 2
        ",
        expect![[r#"
            A: fire B
              A fires at B
            B?
              pass, use flare/2
            B: use flare/2
              B uses flare, 1 left
            chance?
              1 x redirects C
            chance: redirects C
              the attack on B goes to C
            chance: missile 2
              A's missile shows 2
              C takes a hit on missiles, gone
              C takes a hit on fuel, gone
        "#]],
    );
}

/// An iron dome stops a missile (X06).
#[test]
fn an_iron_dome_stops_a_missile() {
    check(
        "
        rule CP-EXPL-07 CP-EXPL-08 CP-MISSILE-01
        competitive, players 2
        C1: Y14
        C2: Y12
        A at C1, missiles 2
        B at C2
        B cards iron-dome/2 k3/2
        B hand Y31
        turn A, step fire

        A: fire B
        B: use iron-dome/2
        A?
        ",
        expect![[r#"
            A: fire B
              A fires at B
            B: use iron-dome/2
              B uses iron-dome, 1 left
              the missile has no effect on B
            A?
              pass, fire C1, fire C2, fire B
        "#]],
    );
}

/// Otis sets off a card from afar (S-81).
#[test]
fn otis_sets_off_a_card_from_afar() {
    check(
        "
        rule CP-XC-03 CP-HANDLE-09
        competitive, players 3
        C2: Y14
        C3: Y30
        C5: Y22
        F6: Y11
        C6: Y23
        A at C2, fuel 0, missiles 0
        A cards otis/2
        B at F6
        B mat U-MA9
        C at C3
        B hand Y31
        turn A, step fire

        A: use otis/2 on C5
        chance: rolls 2
        chance: rolls 3
        ",
        expect![[r#"
            A: use otis/2 on C5
              A uses otis on C5, 1 left
              Y22 at C5 attacks B C
            chance: rolls 2
              B rolls 2
              B passes: 5 against 4
              B +2 Reputation, now 2
            chance: rolls 3
              C rolls 3
              C fails: 0 against 5
              C takes a hit on missiles, gone
              C takes a hit on fuel, gone
              C crashes
        "#]],
    );
}
