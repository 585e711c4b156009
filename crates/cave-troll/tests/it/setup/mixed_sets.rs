//! Mixed sets: original figures against alternate ones. Rules: CT-SETUP-07, CT-R-50.

use expect_test::expect;

use crate::check;

/// S-95: A plays the alternate set.
#[test]
fn a_wraith_driven_out_by_a_rampage_may_push() {
    check(
        "
        rule CT-R-19 CT-MON-WRAITH-02
        players 4, set mixed 127 0 0 0
        R30: A.rampaging-troll B.wraith
        R33: C.adventurer

        A: rampage
        A: push B.wraith R33
        A: push C.adventurer R28
        B?
        B: push C.adventurer R31
        show turn
        ",
        expect![[r#"
            A: rampage
            A: push B.wraith R33
              B.wraith is driven from R30 to R33
            A: push C.adventurer R28
              refused CT-TURN-01: it is not A's turn to decide
            B?
              push C.adventurer R28, push C.adventurer R30, push C.adventurer R31, no push
            B: push C.adventurer R31
              C.adventurer is pushed from R33 to R31
            show turn
              turn A, actions 3
        "#]],
    );
}

/// Pushed back to R30, C's adventurer is there for the second push of the rampage.
#[test]
fn the_second_push_of_a_rampage_finds_who_came_back() {
    check(
        "
        rule CT-R-19 CT-R-45
        players 4, set mixed 127 0 0 0
        R30: A.rampaging-troll B.wraith
        R33: C.adventurer

        A: rampage
        A: push B.wraith R33
        B: push C.adventurer R30
        A?
        A: push C.adventurer R29
        ",
        expect![[r#"
            A: rampage
            A: push B.wraith R33
              B.wraith is driven from R30 to R33
            B: push C.adventurer R30
              C.adventurer is pushed from R33 to R30
            A?
              push C.adventurer R26, push C.adventurer R29, push C.adventurer R33
            A: push C.adventurer R29
              C.adventurer is driven from R30 to R29
        "#]],
    );
}

/// S-96: A plays the alternate set.
#[test]
fn nobody_else_takes_a_wraith_into_a_full_room() {
    check(
        "
        rule CT-ENTER-07 CT-R-20
        players 4, set mixed 127 0 0 0
        R30: A.rampaging-troll B.wraith
        R33: C.adventurer*5

        A: rampage
        A?
        A: push B.wraith R33
        ",
        expect![[r#"
            A: rampage
            A?
              push B.wraith R26, push B.wraith R29
            A: push B.wraith R33
              refused CT-ENTER-07: R33 is full: it holds five figures
        "#]],
    );
}

/// A plays the alternate set but for the wraith: it is A's own troll that drives A's own wraith.
#[test]
fn ones_own_rampage_may_take_a_wraith_into_a_full_room() {
    check(
        "
        rule CT-ENTER-07 CT-MON-WRAITH-03 CT-R-20
        players 4, set mixed 63 0 0 0
        R30: A.rampaging-troll A.wraith
        R33: C.adventurer*5

        A: rampage
        A?
        A: push A.wraith R33
        A?
        A: no push
        A: push C.adventurer R28
        show R33
        ",
        expect![[r#"
            A: rampage
            A?
              push A.wraith R26, push A.wraith R29, push A.wraith R33
            A: push A.wraith R33
              A.wraith is driven from R30 to R33
            A?
              push C.adventurer R28, push C.adventurer R30, push C.adventurer R31
            A: no push
              refused CT-MON-WRAITH-03: your wraith has entered a full room, so it must push someone out
            A: push C.adventurer R28
              C.adventurer is pushed from R33 to R28
            show R33
              R33: A.wraith C.adventurer*4
        "#]],
    );
}

/// S-97: B plays the alternate set.
#[test]
fn a_knight_slays_no_grunt() {
    check(
        "
        rule CT-R-50 CT-HERO-KNIGHT-03
        players 4, set mixed 0 127 0 0
        R18: B.grunt
        R14: A.knight

        A: move knight R14 R18
        show R18
        ",
        expect![[r#"
            A: move knight R14 R18
              A.knight goes from R14 to R18
            show R18
              R18: A.knight B.grunt
        "#]],
    );
}

/// S-98: B plays the alternate set.
#[test]
fn a_rampaging_troll_may_flee_from_a_cave_troll() {
    check(
        "
        rule CT-MON-TROLL-02 CT-MON-TROLL-04
        players 4, set mixed 0 127 0 0
        R18: B.rampaging-troll B.adventurer
        A hand cave-troll

        A: draw
        chance: draws thief
        A: play cave-troll
        A: place R18
        B?
        B: flee rampaging-troll R21
        show R18
        show R21
        show B lost
        ",
        expect![[r#"
            A: draw
            chance: draws thief
              A draws thief
            A: play cave-troll
              A plays cave-troll
            A: place R18
              A.cave-troll comes to R18
            B?
              flee adventurer R14, flee adventurer R21, flee adventurer R22, flee adventurer R26, flee rampaging-troll R14, flee rampaging-troll R21, flee rampaging-troll R22, flee rampaging-troll R26, stay
            B: flee rampaging-troll R21
              B.rampaging-troll flees from R18 to R21
              B.adventurer is discarded in R18
            show R18
              R18: A.cave-troll
            show R21
              R21: B.rampaging-troll
            show B lost
              B lost adventurer
        "#]],
    );
}

/// A plays the alternate set, the others the original one.
#[test]
fn alternate_abilities_do_not_work_on_original_figures() {
    check(
        "
        rule CT-R-50 CT-R-44 CT-ALT-ASSASSIN-01 CT-ALT-SLAYER-02 CT-ALT-PALADIN-03
        players 4, set mixed 127 0 0 0
        R18: A.assassin A.paladin B.orc C.wraith
        R10: B.cave-troll
        R14: A.giant-slayer

        A?
        A: assassinate B.orc
        A: banish C P1
        A: slay B
        ",
        expect![[r#"
            A?
              end turn, draw, move assassin R18 R14, move assassin R18 R21, move assassin R18 R22, move assassin R18 R26, move paladin R18 R14, move paladin R18 R21, move paladin R18 R22, move paladin R18 R26, move giant-slayer R14 R07, move giant-slayer R14 R11, move giant-slayer R14 R18
            A: assassinate B.orc
              refused CT-ALT-ASSASSIN-01: the assassin kills a lone hero or a lone grunt, and B.orc is neither
            A: banish C P1
              refused CT-ABIL-02: there is no siren-banshee of C in R18
            A: slay B
              refused CT-ABIL-02: there is no rampaging-troll of B in R14
        "#]],
    );
}

/// B's orc and C's grunt.
#[test]
fn the_orcbane_sword_names_orcs_and_grunts() {
    check(
        "
        rule CT-R-50 CT-ART-SWORD-01
        players 4, set mixed 0 0 127 0
        R18: A.adventurer B.orc C.grunt
        A artifact sword

        A? sword
        A: sword C
        show R18
        ",
        expect![[r#"
            A? sword
              B, C
            A: sword C
              A uses sword
              C.grunt is discarded in R18
            show R18
              R18: A.adventurer B.orc
        "#]],
    );
}

/// B plays the alternate set. It is A's turn, and A's wraith pushes B's slayer into an empty room.
#[test]
fn a_giant_slayer_pushed_by_a_wraith_is_paid() {
    check(
        "
        rule CT-R-43 CT-R-23 CT-ALT-SLAYER-01
        players 4, set mixed 0 127 0 0
        R18: A.wraith B.giant-slayer

        A: push B.giant-slayer R22
        show B gold
        ",
        expect![[r#"
            A: push B.giant-slayer R22
              B.giant-slayer is pushed from R18 to R22
              B gains 1 for an empty room
            show B gold
              B gold 1
        "#]],
    );
}
