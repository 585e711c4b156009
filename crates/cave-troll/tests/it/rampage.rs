//! A troll rampages. Rules: CT-ALT-TROLL-03, CT-ALT-TROLL-04. How it comes and moves is `rampage/rampaging_troll.rs`.

mod rampaging_troll;

use expect_test::expect;

use crate::check;

/// A rampage pushes two and discards the rest but no chest (S-90).
#[test]
fn a_rampage_pushes_two_and_discards_the_rest_but_no_chest() {
    check(
        "
        rule CT-ALT-TROLL-03 CT-ALT-TROLL-04
        players 4, set alternate
        R30: A.rampaging-troll A.adventurer B.adventurer*3 chest.D

        A: rampage
        A: push A.adventurer R33
        A: push B.adventurer R26
        show R
        show B lost
        show turn
        ",
        expect![[r#"
            A: rampage
            A: push A.adventurer R33
              A.adventurer is driven from R30 to R33
            A: push B.adventurer R26
              B.adventurer is driven from R30 to R26
              B.adventurer is discarded in R30
              B.adventurer is discarded in R30
            show R
              R26: B.adventurer
              R30: A.rampaging-troll chest.D
              R33: A.adventurer
            show B lost
              B lost adventurer*2
            show turn
              turn A, actions 3
        "#]],
    );
}

/// A rampage must push while it can (S-91).
#[test]
fn a_rampage_must_push_while_it_can() {
    check(
        "
        rule CT-ALT-TROLL-03 CT-R-45
        players 4, set alternate
        R30: A.rampaging-troll B.adventurer

        A: rampage
        A?
        A: no push
        A: end turn
        A: push A.rampaging-troll R33
        A: push B.adventurer R31
        A: push B.adventurer R29
        show B lost
        show turn
        ",
        expect![[r#"
            A: rampage
            A?
              push B.adventurer R26, push B.adventurer R29, push B.adventurer R33
            A: no push
              refused CT-ALT-TROLL-03: a rampaging troll must push twice if it can
            A: end turn
              refused CT-TURN-07: choose whom your rampaging troll pushes first
            A: push A.rampaging-troll R33
              refused CT-ALT-TROLL-03: a rampaging troll pushes another figure in R30, and A.rampaging-troll is not one
            A: push B.adventurer R31
              refused CT-MOVE-02: there is no door from R30 to R31
            A: push B.adventurer R29
              B.adventurer is driven from R30 to R29
            show B lost
            show turn
              turn A, actions 3
        "#]],
    );
}

/// S-92: A alone plays the alternate set.
#[test]
fn a_rampage_that_can_push_nobody_discards_all() {
    check(
        "
        rule CT-ALT-TROLL-03 CT-ENTER-04 CT-ENTER-09
        players 4, set mixed 127 0 0 0
        R29: A.rampaging-troll B.adventurer*2
        R24: C.knight
        R30: D.knight

        A: rampage
        show R29
        show E4
        show turn
        ",
        expect![[r#"
            A: rampage
              B.adventurer is discarded in R29
              B.adventurer is discarded in R29
            show R29
              R29: A.rampaging-troll
            show E4
            show turn
              turn A, actions 3
        "#]],
    );
}

#[test]
fn a_rampage_pushes_into_rooms_only() {
    check(
        "
        rule CT-ALT-TROLL-03 CT-R-45
        players 4, set alternate
        R11: A.rampaging-troll A.grunt B.adventurer

        A: rampage
        A?
        A: push B.adventurer E1
        A: push A.grunt P1
        A: push A.grunt R14
        A: push B.adventurer R13
        ",
        expect![[r#"
            A: rampage
            A?
              push A.grunt R13, push A.grunt R14, push B.adventurer R13, push B.adventurer R14
            A: push B.adventurer E1
              refused CT-ALT-TROLL-03: a rampaging troll pushes into adjacent rooms, and E1 is not one
            A: push A.grunt P1
              refused CT-ALT-TROLL-03: a rampaging troll pushes into adjacent rooms, and P1 is not one
            A: push A.grunt R14
              A.grunt is driven from R11 to R14
            A: push B.adventurer R13
              B.adventurer is driven from R11 to R13
        "#]],
    );
}

/// B and C play the original set: barbarians are no exception here, nor is another troll, and nobody may skip.
#[test]
fn a_rampage_pushes_barbarians_and_discards_monsters() {
    check(
        "
        rule CT-R-45 CT-ALT-TROLL-04
        players 4, set mixed 127 0 0 127
        R30: A.rampaging-troll B.barbarian C.orc C.wraith D.rampaging-troll

        A: rampage
        A? push
        A: push B.barbarian R33
        A: push D.rampaging-troll R29
        show R30
        ",
        expect![[r#"
            A: rampage
            A? push
              B.barbarian R26, B.barbarian R29, B.barbarian R33, C.orc R26, C.orc R29, C.orc R33, C.wraith R26, C.wraith R29, C.wraith R33, D.rampaging-troll R26, D.rampaging-troll R29, D.rampaging-troll R33
            A: push B.barbarian R33
              B.barbarian is driven from R30 to R33
            A: push D.rampaging-troll R29
              D.rampaging-troll is driven from R30 to R29
              C.orc is discarded in R30
              C.wraith is discarded in R30
            show R30
              R30: A.rampaging-troll
        "#]],
    );
}

/// The first push fills R29, so the second cannot go there; B's slayer is paid before the second is chosen.
#[test]
fn each_push_of_a_rampage_is_finished_before_the_next() {
    check(
        "
        rule CT-R-45 CT-ALT-TROLL-03 CT-ENTER-07
        players 4, set alternate
        R30: A.rampaging-troll A.adventurer B.giant-slayer B.adventurer
        R29: C.adventurer*4

        A: rampage
        A: push A.adventurer R29
        A?
        A: push B.giant-slayer R33
        ",
        expect![[r#"
            A: rampage
            A: push A.adventurer R29
              A.adventurer is driven from R30 to R29
            A?
              push B.adventurer R26, push B.adventurer R33, push B.giant-slayer R26, push B.giant-slayer R33
            A: push B.giant-slayer R33
              B.giant-slayer is driven from R30 to R33
              B gains 1 for an empty room
              B.adventurer is discarded in R30
        "#]],
    );
}

/// A alone plays the alternate set. The exception for knights holds for every entry but a wraith's push.
#[test]
fn a_rampage_may_drive_a_knight_to_another_knight() {
    check(
        "
        rule CT-ENTER-04 CT-ENTER-09 CT-R-13
        players 4, set mixed 127 0 0 0
        R30: A.rampaging-troll B.knight B.adventurer
        R33: D.knight

        A: rampage
        A?
        A: push B.knight R33
        ",
        expect![[r#"
            A: rampage
            A?
              push B.adventurer R26, push B.adventurer R29, push B.knight R26, push B.knight R29, push B.knight R33
            A: push B.knight R33
              B.knight is driven from R30 to R33
        "#]],
    );
}
