//! Lasers, webs and clouds. Oozes are `handling/oozes.rs`.

mod thrown;
mod wind;

use expect_test::expect;

use crate::check;

/// S-70: one Exploration card goes whole.
#[test]
fn a_laser_takes_a_whole_card() {
    check(
        "
        rule CP-SPEC-05 CP-R-42
        competitive, players 2
        C1: Y14
        C2: Y13
        A at C1, fuel 0, missiles 0
        A mat U-SR2 U-SH4
        A cards trumpet/3
        B at entrance
        B hand Y31
        turn A, step move

        A: move C2
        A: pass
        chance: rolls 5
        show A
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y13 at C2 attacks A
            A: pass
            chance: rolls 5
              A rolls 5
              A fails: 3 against 6
              A takes a hit on attack1
              A loses trumpet/3
              A lands at C2
              B's turn 3, credits 11
            show A
              A at C2, turns 4, credits 8, reputation 0, fuel 0, missiles 0
              A mat U-SH4 U-SR2-1
              A visited C2 C1
              A handled C2 C1
              A handled-now C2
              A spent C2
        "#]],
    );
}

/// CP-R-42: of several the owner chooses; of too few there are hits for the rest.
#[test]
fn two_lasers_take_two_cards_or_shields() {
    check(
        "
        rule CP-R-42 CP-R-33
        competitive, players 2
        C1: Y14
        C2: Y13
        C3: O12
        A at C1, fuel 1, missiles 0
        A mat U-SR2 U-SH4
        A cards aru/2 davy-lamp/3
        B at entrance
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 5
        A: discard k3/2
        A: discard aru/2
        A: extra by fuel
        A: pass
        A: move C3
        chance: rolls 5 6
        show A
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y13 at C2 attacks A
            chance: rolls 5
              A rolls 5
              A fails: 3 against 6
              A takes a hit on attack1
            A: discard k3/2
              refused CP-EXPL-04: you do not have k3/2
            A: discard aru/2
              A loses aru/2
            A: extra by fuel
              A pays fuel
              A starts an additional round
            A: pass
            A: move C3
              A flies from C2 to C3
              O12 at C3 attacks A
            chance: rolls 5 6
              A rolls 5 6
              A fails: 3 against 11
              A takes a hit on attack1, gone
              A loses davy-lamp/3
              A takes a hit on shields1
              A takes a hit on shields1
              A lands at C3
              B's turn 3, credits 11
            show A
              A at C3, turns 4, credits 8, reputation 0, fuel 0, missiles 0
              A mat U-SH4-2
              A visited C2 C1 C3
              A handled C2 C1 C3
              A handled-now C3
              A spent C3
        "#]],
    );
}

/// S-71: who ignores the second part lands, whatever the fuel; each part has its own penalty.
#[test]
fn the_plant_has_two_penalties() {
    check(
        "
        rule CP-SPEC-06 CP-SPEC-07 CP-R-40
        competitive, players 2
        C1: Y14
        C2: Y25
        A at C1, fuel 1, missiles 1, credits 0
        A mat U-PO2 U-PA4
        B at entrance
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 0
        chance: rolls 0
        A?
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y25 at C2 attacks A
            chance: rolls 0
              A rolls 0
              A fails: 0 against 0
              A takes a hit on power1
            chance: rolls 0
              A rolls 0
              A fails: 0 against 1
              A takes a hit on armor1
              A takes a hit on armor1
            A?
              land, extra by fuel
        "#]],
    );
}

/// S-72: beetles beside both parts, hits or not; two of them add.
#[test]
fn two_auras_add_and_hits_do_not_end_them() {
    check(
        "
        rule CP-SPEC-09 CP-R-43 CP-CARD-07
        competitive, players 2
        C1: Y14
        C2: Y21
        C3: Y19 hits 3
        F3: O19
        F2: Y23
        A at C1, fuel 0, missiles 1, credits 0
        A mat U-PO7 U-SH9 U-SR9
        B at entrance
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 1
        A: continue
        chance: rolls 0 1
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y21 at C2 attacks A
            chance: rolls 1
              A rolls 1
              A passes: 4 against 3
              A +1 Reputation, now 1
            A: continue
            chance: rolls 0 1
              A rolls 0 1
              A passes: 10 against 3
              A +3 Reputation, now 4
              A lands at C2
              B's turn 3, credits 11
        "#]],
    );
}

/// S-74: a yellow zero does no harm.
#[test]
fn a_cloud_may_do_no_harm() {
    check(
        "
        rule CP-SPEC-10 CP-R-44
        competitive, players 2
        C1: Y14
        C2: Y20
        A at C1, fuel 0, missiles 0, credits 0
        A mat U-PA4 U-SH1
        B at entrance
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 0 6
        show A mat
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y20 at C2 attacks A
            chance: rolls 0 6
              A rolls 0 6
              A fails: 4 against 6
              A lands at C2
              B's turn 3, credits 11
            show A mat
              A mat U-SH1 U-PA4
        "#]],
    );
}
