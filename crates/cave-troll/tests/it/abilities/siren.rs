//! The siren banshee moves twice and pulls. Rules: CT-ALT-SIREN.

use expect_test::expect;

use crate::check;

/// A banshee takes one or two steps in a move (S-94).
#[test]
fn a_banshee_takes_one_or_two_steps_in_a_move() {
    check(
        "
        rule CT-ALT-SIREN-01
        players 4, set alternate
        P2: A.siren-banshee

        A? move siren-banshee P2
        A: move siren-banshee P2 P2
        A: move siren-banshee P2 R02
        A: move siren-banshee P2 R03
        show turn
        ",
        expect![[r#"
            A? move siren-banshee P2
              R03, R07, R08, R10, R11, R12, R14, R15, R18, R19, R22, R28
            A: move siren-banshee P2 P2
              refused CT-MOVE-01: it is already in P2
            A: move siren-banshee P2 R02
              refused CT-ALT-SIREN-01: R02 is more than two legal steps from P2
            A: move siren-banshee P2 R03
              A.siren-banshee goes from P2 to R03
            show turn
              turn A, actions 3
        "#]],
    );
}

/// From R11 over E1 to R06 and over P1 to R21; back to R11 itself is not offered.
#[test]
fn a_banshee_passes_through_pits_and_entrances() {
    check(
        "
        rule CT-ALT-SIREN-01 CT-R-48
        players 4, set alternate
        R11: A.siren-banshee

        A? move siren-banshee R11
        A: move siren-banshee R11 R11
        A: move siren-banshee R11 R06
        ",
        expect![[r#"
            A? move siren-banshee R11
              R06, R07, R10, R13, R14, R17, R18, R21, E1, P1, P2
            A: move siren-banshee R11 R11
              refused CT-MOVE-01: it is already in R11
            A: move siren-banshee R11 R06
              A.siren-banshee goes from R11 to R06
        "#]],
    );
}

/// House rule against CT-R-48: R21, which is reached over P1 alone, and P2 are too far now; E1 and P1 are one step away.
#[test]
fn a_banshee_may_be_kept_out_of_pits_and_entrances() {
    check(
        "
        rule CT-ALT-SIREN-01 CT-R-48
        players 4, set alternate, house banshee-stays-in-rooms
        R11: A.siren-banshee

        A? move siren-banshee R11
        A: move siren-banshee R11 R21
        A: move siren-banshee R11 E1
        ",
        expect![[r#"
            A? move siren-banshee R11
              R06, R07, R10, R13, R14, R17, R18, E1, P1
            A: move siren-banshee R11 R21
              refused CT-ALT-SIREN-01: R21 is more than two legal steps from R11
            A: move siren-banshee R11 E1
              A.siren-banshee goes from R11 to E1
        "#]],
    );
}

/// D plays the original set. R06 can be reached only over E1 or a full R13; R07 over E1 or a guarded R14.
#[test]
fn each_step_of_a_banshee_is_a_legal_one() {
    check(
        "
        rule CT-ALT-SIREN-01 CT-ENTER-09 CT-R-48
        players 4, set mixed 127 127 127 0
        R14: D.knight
        R13: B.adventurer*5
        R11: A.siren-banshee

        A? move siren-banshee R11
        A: move siren-banshee R11 R18
        A: move siren-banshee R11 R14
        A: move siren-banshee R11 R13
        ",
        expect![[r#"
            A? move siren-banshee R11
              R06, R07, R17, R21, E1, P1
            A: move siren-banshee R11 R18
              refused CT-ALT-SIREN-01: R18 is more than two legal steps from R11
            A: move siren-banshee R11 R14
              refused CT-ENTER-04: D's knight guards R14
            A: move siren-banshee R11 R13
              refused CT-ENTER-07: R13 is full: it holds five figures
        "#]],
    );
}

/// A siren pulls an opponent's hero from an adjacent room (S-85).
#[test]
fn a_siren_pulls_an_opponents_hero_from_an_adjacent_room() {
    check(
        "
        rule CT-ALT-SIREN-02 CT-ALT-PALADIN-01 CT-R-49
        players 4, set alternate
        R11: A.siren-banshee
        E1: B.adventurer
        R13: B.adventurer
        R14: C.adventurer C.paladin

        A? pull
        A: pull B.adventurer E1
        A: pull C.adventurer R14
        A: pull C.paladin R14
        A: pull B.adventurer R13
        show R11
        show turn
        ",
        expect![[r#"
            A? pull
              B.adventurer R13
            A: pull B.adventurer E1
              refused CT-ALT-SIREN-02: the banshee pulls from adjacent rooms, and E1 is not one
            A: pull C.adventurer R14
              refused CT-ALT-PALADIN-01: C's paladin protects them
            A: pull C.paladin R14
              refused CT-ALT-PALADIN-01: C's paladin protects them
            A: pull B.adventurer R13
              B.adventurer is pulled from R13 to R11
            show R11
              R11: A.siren-banshee B.adventurer
            show turn
              turn A, actions 3
        "#]],
    );
}

#[test]
fn a_siren_pulls_no_monster_and_nobody_of_her_own_side() {
    check(
        "
        rule CT-ALT-SIREN-02 CT-TERM-05
        players 4, set alternate
        R11: A.siren-banshee
        R13: A.adventurer B.grunt
        R17: B.adventurer

        A? pull
        A: pull A.adventurer R13
        A: pull B.grunt R13
        A: pull B.adventurer R17
        A: pull C.adventurer R13
        ",
        expect![[r#"
            A? pull
              nothing
            A: pull A.adventurer R13
              refused CT-ALT-SIREN-02: the banshee pulls an opponent's hero, and A.adventurer is not one
            A: pull B.grunt R13
              refused CT-ALT-SIREN-02: the banshee pulls an opponent's hero, and B.grunt is not one
            A: pull B.adventurer R17
              refused CT-ALT-SIREN-02: the banshee pulls from adjacent rooms, and R17 is not one
            A: pull C.adventurer R13
              refused CT-ABIL-02: there is no adventurer of C in R13
        "#]],
    );
}

/// A siren pulls nobody into a full room (S-86).
#[test]
fn a_siren_pulls_nobody_into_a_full_room() {
    check(
        "
        rule CT-ALT-SIREN-03
        players 4, set alternate
        R11: A.siren-banshee B.adventurer*2 C.adventurer D.grunt
        R13: B.adventurer

        A? pull
        A: pull B.adventurer R13
        ",
        expect![[r#"
            A? pull
              nothing
            A: pull B.adventurer R13
              refused CT-ALT-SIREN-03: R11 is full, so the banshee cannot pull anyone in
        "#]],
    );
}

#[test]
fn a_siren_pulls_nobody_when_she_is_not_in_a_room() {
    check(
        "
        rule CT-ALT-SIREN-03 CT-ABIL-03 CT-R-08
        players 4, set alternate
        P1: A.siren-banshee
        R11: B.adventurer

        A? pull
        A: pull B.adventurer R11
        ",
        expect![[r#"
            A? pull
              nothing
            A: pull B.adventurer R11
              refused CT-ABIL-03: the siren-banshee's ability works only in a room, and P1 is not one
        "#]],
    );
}

/// A alone plays the alternate set. B's barbarian resists wraiths, not sirens.
#[test]
fn a_siren_pulls_a_barbarian_and_into_a_guarded_room_only_who_may_enter_it() {
    check(
        "
        rule CT-R-11 CT-R-49 CT-ALT-SIREN-02 CT-ENTER-09
        players 4, set mixed 127 0 0 0
        R11: A.siren-banshee C.knight
        R13: B.barbarian B.knight C.adventurer

        A? pull
        A: pull B.barbarian R13
        A: pull B.knight R13
        ",
        expect![[r#"
            A? pull
              B.knight R13, C.adventurer R13
            A: pull B.barbarian R13
              refused CT-ENTER-04: C's knight guards R11
            A: pull B.knight R13
              B.knight is pulled from R13 to R11
        "#]],
    );
    check(
        "
        rule CT-R-49
        players 4, set mixed 127 0 0 0
        R11: A.siren-banshee
        R13: B.barbarian

        A: pull B.barbarian R13
        ",
        expect![[r#"
            A: pull B.barbarian R13
              B.barbarian is pulled from R13 to R11
        "#]],
    );
}
