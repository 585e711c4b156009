//! The paladin protects and banishes. Rules: CT-ALT-PALADIN.

use expect_test::expect;

use crate::check;

/// A paladin banishes a banshee from his room (S-87).
#[test]
fn a_paladin_banishes_a_banshee_from_his_room() {
    check(
        "
        rule CT-ALT-PALADIN-03
        players 4, set alternate
        R11: A.paladin B.siren-banshee

        A? banish
        A: banish B R14
        A: banish B P3
        show P3
        show turn
        ",
        expect![[r#"
            A? banish
              B P1, B P2, B P3
            A: banish B R14
              refused CT-ALT-PALADIN-03: a banshee is banished to a pit, and R14 is not one
            A: banish B P3
              B.siren-banshee is banished from R11 to P3
            show P3
              P3: B.siren-banshee
            show turn
              turn A, actions 3
        "#]],
    );
    check(
        "
        rule CT-ALT-PALADIN-03 CT-ABIL-03
        players 4, set alternate
        E1: A.paladin B.siren-banshee

        A? banish
        A: banish B P3
        ",
        expect![[r#"
            A? banish
              nothing
            A: banish B P3
              refused CT-ABIL-03: the paladin's ability works only in a room, and E1 is not one
        "#]],
    );
}

#[test]
fn a_paladin_banishes_opponents_banshees_only_and_only_from_his_room() {
    check(
        "
        rule CT-ALT-PALADIN-03 CT-ABIL-02
        players 4, set alternate
        R11: A.paladin A.siren-banshee B.siren-banshee C.siren-banshee
        R14: D.siren-banshee

        A? banish
        A: banish A P1
        A: banish D P1
        A: banish C P1
        ",
        expect![[r#"
            A? banish
              B P1, B P2, B P3, C P1, C P2, C P3
            A: banish A P1
              refused CT-ABIL-02: that figure is your own
            A: banish D P1
              refused CT-ABIL-02: there is no siren-banshee of D in R11
            A: banish C P1
              C.siren-banshee is banished from R11 to P1
        "#]],
    );
}

/// B's paladin keeps the siren from everybody of B's in his room, himself included, and from nobody of C's.
#[test]
fn a_paladin_protects_his_side_from_the_siren() {
    check(
        "
        rule CT-ALT-PALADIN-01 CT-R-42
        players 4, set alternate
        R11: A.siren-banshee
        R14: B.paladin B.adventurer B.berserker C.assassin

        A? pull
        A: pull B.paladin R14
        A: pull B.berserker R14
        A: pull C.assassin R14
        ",
        expect![[r#"
            A? pull
              C.assassin R14
            A: pull B.paladin R14
              refused CT-ALT-PALADIN-01: B's paladin protects them
            A: pull B.berserker R14
              refused CT-ALT-PALADIN-01: B's paladin protects them
            A: pull C.assassin R14
              C.assassin is pulled from R14 to R11
        "#]],
    );
}

/// From orc, wraith, assassin and rampaging troll he protects nobody. A plays orc and wraith beside assassin and
/// rampaging troll.
#[test]
fn a_paladin_protects_from_nothing_else() {
    check(
        "
        rule CT-R-42
        players 4, set mixed 18 127 0 0
        R14: A.orc A.wraith B.paladin B.adventurer

        A? push
        A? kill
        A: kill B.adventurer
        A: push B.paladin R07
        ",
        expect![[r#"
            A? push
              B.adventurer R07, B.adventurer R10, B.adventurer R11, B.adventurer R18, B.paladin R07, B.paladin R10, B.paladin R11, B.paladin R18
            A? kill
              B.adventurer, B.paladin
            A: kill B.adventurer
              B.adventurer is discarded in R14
            A: push B.paladin R07
              B.paladin is pushed from R14 to R07
        "#]],
    );
    check(
        "
        rule CT-R-42
        players 4, set mixed 18 127 0 0
        R14: A.assassin A.rampaging-troll B.paladin

        A? assassinate
        A: rampage
        A? push
        A: push B.paladin R07
        ",
        expect![[r#"
            A? assassinate
              B.paladin
            A: rampage
            A? push
              A.assassin R07, A.assassin R10, A.assassin R11, A.assassin R18, B.paladin R07, B.paladin R10, B.paladin R11, B.paladin R18
            A: push B.paladin R07
              B.paladin is driven from R14 to R07
        "#]],
    );
    check(
        "
        rule CT-R-42 CT-MON-TROLL-04
        players 4, set mixed 0 127 0 0
        R14: B.paladin B.adventurer
        A hand cave-troll

        A: draw
        chance: draws thief
        A: play cave-troll
        A: place R14
        B: stay
        ",
        expect![[r#"
            A: draw
            chance: draws thief
              A draws thief
            A: play cave-troll
              A plays cave-troll
            A: place R14
              A.cave-troll comes to R14
            B: stay
              B.adventurer is discarded in R14
              B.paladin is discarded in R14
        "#]],
    );
}
