//! Assassin and grunt, and what all abilities need. Rules: CT-ABIL, CT-ALT-ASSASSIN, CT-ALT-GRUNT.
//!
//! The others have files of their own: `abilities/orc.rs`, `wraith.rs`, `abilities/paladin.rs`, `abilities/slayer.rs`, `abilities/siren.rs`, `rampage.rs`.

mod orc;
mod paladin;
mod siren;
mod slayer;

use expect_test::expect;

use crate::check;

/// An assassin kills a lone hero (S-82).
#[test]
fn an_assassin_kills_a_lone_hero() {
    check(
        "
        rule CT-ALT-ASSASSIN-01 CT-ALT-ASSASSIN-02 CT-R-41
        players 4, set alternate
        R14: A.assassin B.adventurer C.adventurer C.grunt D.assassin

        A? assassinate
        A: assassinate C.adventurer
        A: assassinate C.grunt
        A: assassinate D.assassin
        A: assassinate B.adventurer
        show R14
        ",
        expect![[r#"
            A? assassinate
              B.adventurer
            A: assassinate C.adventurer
              refused CT-ALT-ASSASSIN-02: C.adventurer is not the only figure of its colour there
            A: assassinate C.grunt
              refused CT-ALT-ASSASSIN-02: C.grunt is not the only figure of its colour there
            A: assassinate D.assassin
              refused CT-ALT-ASSASSIN-01: the assassin kills a lone hero or a lone grunt, and D.assassin is neither
            A: assassinate B.adventurer
              B.adventurer is discarded in R14
            show R14
              R14: A.assassin C.adventurer C.grunt D.assassin
        "#]],
    );
}

/// An assassin kills a lone grunt in a room and not in an entrance (S-83).
#[test]
fn an_assassin_kills_a_lone_grunt_in_a_room_and_not_in_an_entrance() {
    check(
        "
        rule CT-ALT-ASSASSIN-01
        players 4, set alternate
        R14: A.assassin B.grunt

        A? assassinate
        A: assassinate B.grunt
        ",
        expect![[r#"
            A? assassinate
              B.grunt
            A: assassinate B.grunt
              B.grunt is discarded in R14
        "#]],
    );
    check(
        "
        rule CT-ALT-ASSASSIN-01 CT-ABIL-03 CT-R-08
        players 4, set alternate
        E1: A.assassin B.grunt

        A? assassinate
        A: assassinate B.grunt
        ",
        expect![[r#"
            A? assassinate
              nothing
            A: assassinate B.grunt
              refused CT-ABIL-03: the assassin's ability works only in a room, and E1 is not one
        "#]],
    );
}

/// B's chest is no company; A's own adventurer has the assassin's; a lone banshee is neither hero nor grunt.
#[test]
fn a_chest_is_no_company_and_ones_own_are_never_lone() {
    check(
        "
        rule CT-ALT-ASSASSIN-02 CT-R-41
        players 4, set alternate
        R14: A.assassin A.adventurer B.paladin C.siren-banshee chest.B

        A? assassinate
        A: assassinate A.adventurer
        A: assassinate C.siren-banshee
        A: assassinate B.paladin
        ",
        expect![[r#"
            A? assassinate
              B.paladin
            A: assassinate A.adventurer
              refused CT-ALT-ASSASSIN-02: A.adventurer is not the only figure of its colour there
            A: assassinate C.siren-banshee
              refused CT-ALT-ASSASSIN-01: the assassin kills a lone hero or a lone grunt, and C.siren-banshee is neither
            A: assassinate B.paladin
              B.paladin is discarded in R14
        "#]],
    );
}

#[test]
fn an_ability_needs_its_figure_on_the_board_and_a_target_in_its_room() {
    check(
        "
        rule CT-ABIL-01 CT-ABIL-02
        players 4, set alternate
        R14: A.assassin A.grunt B.paladin
        R07: B.adventurer

        A? assassinate
        A: assassinate B.adventurer
        A: attack
        A: rampage
        A: slay B
        A: kill B.paladin
        ",
        expect![[r#"
            A? assassinate
              B.paladin
            A: assassinate B.adventurer
              refused CT-ABIL-02: there is no adventurer of B in R14
            A: attack
              refused CT-ABIL-02: the grunt has nobody to attack in R14
            A: rampage
              refused CT-ABIL-01: you have no rampaging-troll on the board
            A: slay B
              refused CT-ABIL-01: you have no giant-slayer on the board
            A: kill B.paladin
              refused CT-ABIL-01: you have no orc on the board
        "#]],
    );
}

/// A grunt attacks all adventurers whom no paladin protects (S-84).
#[test]
fn a_grunt_attacks_all_adventurers_whom_no_paladin_protects() {
    check(
        "
        rule CT-ALT-GRUNT-01 CT-ALT-PALADIN-02
        players 4, set alternate
        R14: A.grunt B.adventurer B.paladin C.adventurer*2

        A? attack
        A: attack
        show R14
        show turn
        A: attack
        ",
        expect![[r#"
            A? attack
              yes
            A: attack
              C.adventurer is discarded in R14
              C.adventurer is discarded in R14
            show R14
              R14: A.grunt B.adventurer B.paladin
            show turn
              turn A, actions 3
            A: attack
              refused CT-ABIL-02: the grunt has nobody to attack in R14
        "#]],
    );
}

/// C's assassin is no adventurer, and A's own are safe.
#[test]
fn a_grunt_spares_its_own_side_and_every_special_hero() {
    check(
        "
        rule CT-ALT-GRUNT-01
        players 4, set alternate
        R14: A.grunt A.adventurer B.adventurer C.assassin D.siren-banshee
        R07: B.adventurer

        A: attack
        show R14
        show R07
        A? attack
        A: attack
        ",
        expect![[r#"
            A: attack
              B.adventurer is discarded in R14
            show R14
              R14: A.adventurer A.grunt C.assassin D.siren-banshee
            show R07
              R07: B.adventurer
            A? attack
              nothing
            A: attack
              refused CT-ABIL-02: the grunt has nobody to attack in R14
        "#]],
    );
}

#[test]
fn a_grunt_attacks_only_in_a_room() {
    check(
        "
        rule CT-ABIL-03 CT-ALT-GRUNT-01 CT-R-08
        players 4, set alternate
        E1: A.grunt B.adventurer

        A? attack
        A: attack
        ",
        expect![[r#"
            A? attack
              nothing
            A: attack
              refused CT-ABIL-03: the grunt's ability works only in a room, and E1 is not one
        "#]],
    );
}
