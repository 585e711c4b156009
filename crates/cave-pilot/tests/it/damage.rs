//! Damage: crashes, overflow, choices.

mod crashes;
mod hits;

use expect_test::expect;

use crate::check;

/// An attack goes on after a crash (S-48).
#[test]
fn an_attack_goes_on_after_a_crash() {
    check(
        "
        rule CP-R-38 CP-R-37 CP-R-58 CP-DAMAGE-10
        competitive, players 3
        C1: Y14
        C2: Y22
        C3: Y30
        A at C1, fuel 0, missiles 0
        B at C3
        C at entrance
        A hand Y11
        pile Y31
        turn A, step move

        A: move C2
        chance: rolls 4
        chance: rolls 0
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y22 at C2 attacks A B
            chance: rolls 4
              A rolls 4
              A fails: 0 against 6
              A crashes
            chance: rolls 0
              B rolls 0
              B fails: 0 against 2
              B takes a hit on missiles, gone
              B takes a hit on fuel, gone
              B crashes
              the game is over, won by C
        "#]],
    );
}

/// Hits of one type overflow to the next (S-52).
#[test]
fn hits_of_one_type_overflow_to_the_next() {
    check(
        "
        rule CP-DAMAGE-04 CP-R-32 CP-R-33 CP-R-34
        competitive, players 2
        C1: Y14
        C2: Y22
        A at C1, fuel 0, missiles 0
        A mat U-MA1 U-PO4
        B at entrance
        pile Y31
        turn A, step move

        A: move C2
        chance: rolls 4
        show A mat
        chance: rolls 5
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y22 at C2 attacks A
            chance: rolls 4
              A rolls 4
              A fails: 1 against 6
              A takes a hit on maneuver1, gone
              A takes a hit on power1
              A takes a hit on power1
            show A mat
              A mat U-PO4-2
            chance: rolls 5
              A rolls 5
              A fails: 0 against 7
              A takes a hit on power1, gone
              A crashes
              the game is over, won by B
        "#]],
    );
}

/// The owner chooses which shield is hit (S-55).
#[test]
fn the_owner_chooses_which_shield_is_hit() {
    check(
        "
        rule CP-R-31 CP-DAMAGE-06
        competitive, players 2
        C1: Y14
        C2: Y15
        A at C1, fuel 0, missiles 0
        A mat U-SH4 U-SH1
        B at entrance
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 4
        A?
        A: hit shields1
        A: hit shields2
        show A mat
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y15 at C2 attacks A
            chance: rolls 4
              A rolls 4
              A fails: 0 against 6
            A?
              hit shields1, hit shields2
            A: hit shields1
              A takes a hit on shields1
            A: hit shields2
              A takes a hit on shields2, gone
              A lands at C2
              B's turn 3, credits 11
            show A mat
              A mat U-SH4-1
        "#]],
    );
}

/// A laser takes a card or shields (S-70).
#[test]
fn a_laser_takes_a_card_or_shields() {
    check(
        "
        rule CP-SPEC-05 CP-R-42
        competitive, players 2
        C1: Y14
        C2: Y13
        A at C1, fuel 0, missiles 0
        A mat U-SR2 U-SH4
        B at entrance
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 5
        show A mat
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y13 at C2 attacks A
            chance: rolls 5
              A rolls 5
              A fails: 3 against 6
              A takes a hit on attack1
              A takes a hit on shields1
              A takes a hit on shields1
              A lands at C2
              B's turn 3, credits 11
            show A mat
              A mat U-SH4-2 U-SR2-1
        "#]],
    );
}

/// A particle cloud hits as hard as its die (S-74).
#[test]
fn a_particle_cloud_hits_as_hard_as_its_die() {
    check(
        "
        rule CP-SPEC-10 CP-R-44
        competitive, players 2
        C1: Y14
        C2: Y20
        A at C1, fuel 1, missiles 0, credits 0
        A mat U-PA4 U-SH1
        B at entrance
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 1 5
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y20 at C2 attacks A
            chance: rolls 1 5
              A rolls 1 5
              A fails: 4 against 6
              A takes a hit on shields1, gone
        "#]],
    );
}

/// Directed hits on a bare plane follow the order (S-29, S-95).
#[test]
fn directed_hits_on_a_bare_plane_follow_the_order() {
    check(
        "
        rule CP-R-30 CP-DAMAGE-09 CP-DAMAGE-10 CP-R-37
        competitive, players 3
        C1: Y14
        C2: Y24
        A at C1, missiles 1
        B at C2, fuel 1, missiles 0
        C at C2
        B hand Y11 Y15
        pile Y31
        turn A, step fire

        A: fire B
        chance: missile targeting
        show pile
        ",
        expect![[r#"
            A: fire B
              A fires at B
            chance: missile targeting
              A's missile shows targeting
              B takes a hit on fuel, gone
              B crashes
            show pile
              pile unknown 0 0 0 Y31
              pile unknown 0 0 0 Y11 Y15
        "#]],
    );
}
