//! Exploration cards for oneself: the clock, the pledge, smoke, lenses and bones, what is always on.

use expect_test::expect;

use crate::check;

/// A replaced die counts for the damage value of the kept roll (X17, X18).
#[test]
fn a_replaced_die_counts_for_the_damage_value_of_the_kept_roll() {
    check(
        "
        rule CP-XC-12 CP-R-44 CP-SPEC-10
        competitive, players 2
        C1: Y14
        C2: Y20
        A at C1, fuel 0, missiles 0
        A mat U-PA9
        A cards kerr-lens/2 loaded-bone/1
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        A: use kerr-lens/2 on yellow
        A: use loaded-bone/1
        A: pass
        chance: rolls 6 6
        chance: rolls 5 4
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y20 at C2 attacks A
            A: use kerr-lens/2 on yellow
              A uses kerr-lens on yellow, 1 left
            A: use loaded-bone/1
              A uses loaded-bone, 0 left
            A: pass
            chance: rolls 6 6
              A rolls 6 6
            chance: rolls 5 4
              A rolls 5 4
              A fails: 5 against 9
              A takes a hit on armor1
              A takes a hit on armor1
              A takes a hit on armor1
              A takes a hit on armor1
              A takes a hit on armor1, gone
              A lands at C2
        "#]],
    );
}

/// Smoke hides both parts of a web (X26).
#[test]
fn smoke_hides_both_parts_of_a_web() {
    check(
        "
        rule CP-SPEC-06 CP-SPEC-07 CP-R-40
        competitive, players 2
        C1: Y14
        C2: Y21
        A at C1, fuel 0, missiles 1
        A cards smoke-canister/2
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        A: use smoke-canister/2
        A?
        A: continue
        A: use smoke-canister/1
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y21 at C2 attacks A
            A: use smoke-canister/2
              A uses smoke-canister, 1 left
              A does not roll
            A?
              continue, ignore
            A: continue
            A: use smoke-canister/1
              A uses smoke-canister, 0 left
              A does not roll
              A lands at C2
              B's turn 5, credits 11
        "#]],
    );
}

/// The Foliot clock sets the steps free (S-78).
#[test]
fn the_foliot_clock_sets_the_steps_free() {
    check(
        "
        rule CP-XC-07 CP-R-76
        competitive, players 2
        C1: Y27
        C2: Y12
        A at C1, fuel 1, missiles 1, credits 4
        A cards foliot-clock/1
        A spent C1
        B at entrance
        B hand Y31
        turn A, step refresh

        A: use foliot-clock/1
        A?
        A: begin land
        A: buy-fuel
        A: end turn
        A: begin fire
        A: fire C2
        chance: missile 2
        A: begin move
        A?
        A: move C2
        chance: rolls 0
        chance: rolls 0
        ",
        expect![[r#"
            A: use foliot-clock/1
              A uses foliot-clock, 0 left
            A?
              begin refresh, begin fire, begin move, begin land
            A: begin land
              A begins to land
              A lands at C1
            A: buy-fuel
              A gains a fuel for 3
            A: end turn
            A: begin fire
              A begins to fire
            A: fire C2
              A fires at C2
            chance: missile 2
              A's missile shows 2
              C2 part 1 takes 2, cubes 2
            A: begin move
              A begins to move
            A?
              move C2
            A: move C2
              A flies from C1 to C2
              Y12 at C2 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 0 against -2
              A +1 Reputation, now 1
            chance: rolls 0
              A rolls 0
              A passes: 0 against -2
              A +1 Reputation, now 2
        "#]],
    );
}

/// A pledge keeps a card (X23).
#[test]
fn a_pledge_keeps_a_card() {
    check(
        "
        rule CP-R-50 CP-R-05
        competitive, players 2
        C1: Y14
        C2: Y12
        A at C1, fuel 0, missiles 0
        A cards lombard-pledge/2
        A spent C1
        B at C2
        B hand Y31
        shop A U-SH1 U-SH2 U-SH3
        shop B U-MA1 U-MA2 U-MA3
        turn A, step refresh

        A: use lombard-pledge/2 on A1
        A: refresh A
        chance: shop U-SH4
        A: pass
        show shop
        show reserved
        A: stay
        A: buy A1 shields1
        show reserved
        ",
        expect![[r#"
            A: use lombard-pledge/2 on A1
              A uses lombard-pledge on A1, 1 left
              A reserves A1
            A: refresh A
              U-SH2 leaves row A
            chance: shop U-SH4
              U-SH4 is displayed in row A
            A: pass
            show shop
              shop A U-SH1 U-SH3 U-SH4
              shop B U-MA1 U-MA2 U-MA3
            show reserved
              reserved A A1
            A: stay
              A stays at C1
              A lands at C1
            A: buy A1 shields1
              A buys U-SH1 for 1 into shields1, value 1
            show reserved
        "#]],
    );
}

/// Permanent cards are always on (X21, X24, X25).
#[test]
fn permanent_cards_are_always_on() {
    check(
        "
        rule CP-R-49 CP-EXPL-11
        competitive, players 2
        C1: Y14
        F2: Y34
        A at C1, fuel 1, missiles 0, credits 9
        A cards gyro/3 gresham-ledger/3 davy-lamp/2
        A mat U-NC9
        B at F2
        B hand Y31
        shop A U-SH1 U-SH2 U-SH9
        turn A, step move

        A?
        A: move F2 by gyro
        chance: rolls 0
        A: land
        A: buy A1 shields1
        A: buy A1 shields2
        A: buy A1 shields1
        A: explore
        chance: finds k3
        show A at
        ",
        expect![[r#"
            A?
              move F2 by gyro, stay
            A: move F2 by gyro
              A pays gyro
              A flies from C1 to F2
              Y34 at F2 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 1
            A: land
              A lands at F2
            A: buy A1 shields1
              A buys U-SH1 for 1 into shields1, value 1
            A: buy A1 shields2
              A buys U-SH2 for 1 into shields2, value 2
            A: buy A1 shields1
              A buys U-SH9 for 4 into shields1, value 5
            A: explore
              A pays 1 to explore
            chance: finds k3
              A installs k3
            show A at
              A at F2, turns 4, credits 2, reputation 1, fuel 1, missiles 0
        "#]],
    );
}
