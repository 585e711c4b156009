//! Fleeing from a cave troll. Rules: CT-MON-TROLL-03. What an arrival sets off is `cave_troll/chains.rs`.

use expect_test::expect;

use crate::check;

/// A room filled by one flight is closed to the next (S-58).
#[test]
fn a_room_filled_by_one_flight_is_closed_to_the_next() {
    check(
        "
        rule CT-MON-TROLL-03 CT-ENTER-09 CT-R-23
        R22: A.adventurer B.adventurer
        R28: D.adventurer*4
        turn C
        C hand cave-troll

        C: draw
        chance: draws thief
        C: play cave-troll
        C: place R22
        A: flee adventurer R28
        B?
        B: flee adventurer R28
        B: flee adventurer R18
        ",
        expect![[r#"
            C: draw
            chance: draws thief
              C draws thief
            C: play cave-troll
              C plays cave-troll
            C: place R22
              C.cave-troll comes to R22
            A: flee adventurer R28
              A.adventurer flees from R22 to R28
            B?
              flee adventurer R18, flee adventurer R19, stay
            B: flee adventurer R28
              refused CT-ENTER-07: R28 is full: it holds five figures
            B: flee adventurer R18
              B.adventurer flees from R22 to R18
        "#]],
    );
}

/// A monster does not flee into a pit (S-59).
#[test]
fn a_monster_does_not_flee_into_a_pit() {
    check(
        "
        rule CT-MON-TROLL-03 CT-R-26
        R22: B.orc
        turn C
        C hand cave-troll

        C: draw
        chance: draws thief
        C: play cave-troll
        C: place R22
        B?
        B: flee orc P2
        ",
        expect![[r#"
            C: draw
            chance: draws thief
              C draws thief
            C: play cave-troll
              C plays cave-troll
            C: place R22
              C.cave-troll comes to R22
            B?
              flee orc R18, flee orc R19, flee orc R28, stay
            B: flee orc P2
              refused CT-MON-TROLL-03: figures flee to an adjacent room or entrance, and P2 is neither
        "#]],
    );
}

/// A thief does not jump to flee (S-67).
#[test]
fn a_thief_does_not_jump_to_flee() {
    check(
        "
        rule CT-MON-TROLL-03 CT-R-26
        R22: B.thief
        turn C
        C hand cave-troll

        C: draw
        chance: draws thief
        C: play cave-troll
        C: place R22
        B?
        B: flee thief R01
        ",
        expect![[r#"
            C: draw
            chance: draws thief
              C draws thief
            C: play cave-troll
              C plays cave-troll
            C: place R22
              C.cave-troll comes to R22
            B?
              flee thief R18, flee thief R19, flee thief R28, stay
            B: flee thief R01
              refused CT-MON-TROLL-03: figures flee to an adjacent room or entrance, and R01 is neither
        "#]],
    );
}

#[test]
fn one_may_flee_to_an_entrance_but_not_past_a_knight() {
    check(
        "
        rule CT-MON-TROLL-03 CT-ENTER-04 CT-R-11
        R29: A.adventurer A.orc
        R24: B.knight
        turn C
        C hand cave-troll

        C: draw
        chance: draws thief
        C: play cave-troll
        C: place R29
        A?
        A: flee orc R24
        A: flee thief E4
        A: flee orc E4
        ",
        expect![[r#"
            C: draw
            chance: draws thief
              C draws thief
            C: play cave-troll
              C plays cave-troll
            C: place R29
              C.cave-troll comes to R29
            A?
              flee adventurer R30, flee adventurer E4, flee orc R30, flee orc E4, stay
            A: flee orc R24
              refused CT-ENTER-04: B's knight guards R24
            A: flee thief E4
              refused CT-TERM-11: you have no thief in R29
            A: flee orc E4
              A.orc flees from R29 to E4
              A.adventurer is discarded in R29
        "#]],
    );
}

/// B plays the alternate set: the banshee takes one step, the slayer is paid on C's turn.
#[test]
fn a_banshee_flees_one_step_and_a_slayer_is_paid_for_his_flight() {
    check(
        "
        rule CT-MON-TROLL-03 CT-R-23 CT-R-26 CT-R-43
        players 4, set mixed 0 127 0 0
        R22: B.siren-banshee B.giant-slayer
        turn C
        C hand cave-troll

        C: draw
        chance: draws thief
        C: play cave-troll
        C: place R22
        B?
        B: flee siren-banshee R33
        B: flee giant-slayer R28
        ",
        expect![[r#"
            C: draw
            chance: draws thief
              C draws thief
            C: play cave-troll
              C plays cave-troll
            C: place R22
              C.cave-troll comes to R22
            B?
              flee giant-slayer R18, flee giant-slayer R19, flee giant-slayer R28, flee siren-banshee R18, flee siren-banshee R19, flee siren-banshee R28, stay
            B: flee siren-banshee R33
              refused CT-MON-TROLL-03: figures flee to an adjacent room or entrance, and R33 is neither
            B: flee giant-slayer R28
              B.giant-slayer flees from R22 to R28
              B gains 1 for an empty room
              B.siren-banshee is discarded in R22
        "#]],
    );
}

#[test]
fn a_knight_may_flee_to_another_knight() {
    check(
        "
        rule CT-MON-TROLL-03 CT-ENTER-04 CT-R-13
        R22: B.knight
        R28: D.knight
        turn C
        C hand cave-troll

        C: draw
        chance: draws thief
        C: play cave-troll
        C: place R22
        B?
        B: flee knight R28
        ",
        expect![[r#"
            C: draw
            chance: draws thief
              C draws thief
            C: play cave-troll
              C plays cave-troll
            C: place R22
              C.cave-troll comes to R22
            B?
              flee knight R18, flee knight R19, flee knight R28, stay
            B: flee knight R28
              B.knight flees from R22 to R28
        "#]],
    );
}
