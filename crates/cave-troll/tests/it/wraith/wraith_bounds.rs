//! What a wraith cannot enter, whom it cannot push and where to. Rules: CT-MON-WRAITH-03, CT-MON-WRAITH-06, CT-MON-WRAITH-07.

use expect_test::expect;

use crate::check;

/// A wraith cannot enter a full room with nobody to push (S-48).
#[test]
fn a_wraith_cannot_enter_a_full_room_with_nobody_to_push() {
    check(
        "
        rule CT-MON-WRAITH-03 CT-MON-WRAITH-06 CT-ENTER-07 CT-R-17
        R14: A.barbarian A.orc A.wraith B.orc B.wraith
        P2: C.wraith
        turn C

        C? move wraith P2
        C: move wraith P2 R14
        ",
        expect![[r#"
            C? move wraith P2
              R10, R15, R22
            C: move wraith P2 R14
              refused CT-MON-WRAITH-03: R14 is full, and your wraith could push nobody out of it
        "#]],
    );
}

/// There are heroes to push, but B's knight and D's cave troll close both doors.
#[test]
fn a_wraith_cannot_enter_a_full_room_with_nowhere_to_push() {
    check(
        "
        rule CT-MON-WRAITH-03 CT-R-17
        R01: A.adventurer*5
        R02: B.knight C.wraith
        R06: D.cave-troll
        turn C

        C? move wraith R02
        C: move wraith R02 R01
        ",
        expect![[r#"
            C? move wraith R02
              R03, R07
            C: move wraith R02 R01
              refused CT-MON-WRAITH-03: R01 is full, and your wraith could push nobody out of it
        "#]],
    );
}

/// A wraith cannot enter a guarded room (S-49).
#[test]
fn a_wraith_cannot_enter_a_guarded_room() {
    check(
        "
        rule CT-ENTER-04 CT-R-12
        R14: A.adventurer B.knight
        P2: C.wraith
        turn C

        C? move wraith P2
        C: move wraith P2 R14
        ",
        expect![[r#"
            C? move wraith P2
              R10, R15, R22
            C: move wraith P2 R14
              refused CT-ENTER-04: B's knight guards R14
        "#]],
    );
}

/// A push goes around knights, crowds and cave trolls (S-51).
#[test]
fn a_push_goes_around_knights_crowds_and_cave_trolls() {
    check(
        "
        rule CT-MON-WRAITH-07 CT-R-11 CT-R-14
        R18: A.adventurer B.adventurer C.wraith
        R14: B.knight
        R21: D.adventurer*5
        R22: D.cave-troll
        turn C

        C? push
        C: push A.adventurer R14
        C: push A.adventurer R21
        C: push A.adventurer R22
        C: push B.adventurer R14
        C: push A.adventurer R26
        ",
        expect![[r#"
            C? push
              A.adventurer R26, B.adventurer R14, B.adventurer R26
            C: push A.adventurer R14
              refused CT-MON-WRAITH-07: a wraith cannot push A.adventurer to R14: an opponent's knight is there
            C: push A.adventurer R21
              refused CT-MON-WRAITH-07: a wraith cannot push A.adventurer to R21: the room is full
            C: push A.adventurer R22
              refused CT-MON-WRAITH-07: a wraith cannot push A.adventurer to R22: a cave troll is there
            C: push B.adventurer R14
              B.adventurer is pushed from R18 to R14
            C: push A.adventurer R26
              A.adventurer is pushed from R18 to R26
        "#]],
    );
}

/// A knight cannot be pushed to another knight (S-53).
#[test]
fn a_knight_cannot_be_pushed_to_another_knight() {
    check(
        "
        rule CT-MON-WRAITH-07 CT-ENTER-09 CT-R-13
        R18: B.knight C.wraith
        R22: D.knight
        turn C

        C? push
        C: push B.knight R22
        C: end turn
        D: end turn
        A: end turn
        B: move knight R18 R22
        ",
        expect![[r#"
            C? push
              B.knight R14, B.knight R21, B.knight R26
            C: push B.knight R22
              refused CT-MON-WRAITH-07: a wraith cannot push B.knight to R22: an opponent's knight is there
            C: end turn
              C ends the turn, actions lost 4
              D's turn, actions 4
            D: end turn
              D ends the turn, actions lost 4
              A's turn, actions 4
            A: end turn
              A ends the turn, actions lost 4
              B's turn, actions 4
            B: move knight R18 R22
              B.knight goes from R18 to R22
        "#]],
    );
}

#[test]
fn nobody_is_pushed_into_a_pit_or_through_a_wall() {
    check(
        "
        rule CT-MON-WRAITH-01 CT-MON-WRAITH-07 CT-TERM-03
        R14: A.wraith B.adventurer

        A? push
        A: push B.adventurer P2
        A: push B.adventurer P1
        ",
        expect![[r#"
            A? push
              B.adventurer R07, B.adventurer R10, B.adventurer R11, B.adventurer R18
            A: push B.adventurer P2
              refused CT-MON-WRAITH-07: a push goes to a room or an entrance, and P2 is a pit
            A: push B.adventurer P1
              refused CT-MOVE-02: there is no door from R14 to P1
        "#]],
    );
}

#[test]
fn a_wraith_pushes_no_monster() {
    check(
        "
        rule CT-MON-WRAITH-06 CT-TERM-05 CT-R-07
        R14: A.wraith A.orc B.orc

        A? push
        A: push B.orc R07
        A: push A.wraith R07
        ",
        expect![[r#"
            A? push
              nothing
            A: push B.orc R07
              refused CT-MON-WRAITH-06: a wraith pushes only heroes, and B.orc is not one
            A: push A.wraith R07
              refused CT-MON-WRAITH-06: a wraith pushes only heroes, and A.wraith is not one
        "#]],
    );
}

/// C and D play the alternate set.
#[test]
fn a_berserker_is_not_pushed_to_another_berserker_nor_into_a_full_room() {
    check(
        "
        rule CT-MON-WRAITH-07 CT-ALT-BERSERKER-03 CT-R-20
        players 4, set mixed 0 0 127 127
        R14: A.wraith C.berserker
        R07: D.berserker
        R10: B.adventurer*5

        A? push
        A: push C.berserker R07
        A: push C.berserker R10
        ",
        expect![[r#"
            A? push
              C.berserker R11, C.berserker R18
            A: push C.berserker R07
              refused CT-MON-WRAITH-07: a wraith cannot push C.berserker to R07: an opponent's berserker is there
            A: push C.berserker R10
              refused CT-MON-WRAITH-07: a wraith cannot push C.berserker to R10: the room is full
        "#]],
    );
}

#[test]
fn a_wraith_pushes_who_is_in_its_room() {
    check(
        "
        rule CT-MON-WRAITH-01 CT-MON-WRAITH-05
        R14: A.wraith B.adventurer
        R07: B.thief

        A: push B.thief R02
        A: push B.adventurer R02
        A: push B.adventurer R07
        show R07
        ",
        expect![[r#"
            A: push B.thief R02
              refused CT-MON-WRAITH-01: B.thief is not in R14
            A: push B.adventurer R02
              refused CT-MOVE-02: there is no door from R14 to R02
            A: push B.adventurer R07
              B.adventurer is pushed from R14 to R07
            show R07
              R07: B.adventurer B.thief
        "#]],
    );
}

#[test]
fn a_wraith_that_enters_an_entrance_or_a_pit_pushes_nobody() {
    check(
        "
        rule CT-MON-WRAITH-08 CT-ABIL-03 CT-R-08
        R11: A.wraith
        E1: B.adventurer
        P1: B.orc

        A: move wraith R11 E1
        A? push
        A: push B.adventurer R06
        A: move wraith E1 R11
        A: move wraith R11 P1
        show turn
        ",
        expect![[r#"
            A: move wraith R11 E1
              A.wraith goes from R11 to E1
            A? push
              nothing
            A: push B.adventurer R06
              refused CT-ABIL-03: the wraith's ability works only in a room, and E1 is not one
            A: move wraith E1 R11
              A.wraith goes from E1 to R11
            A: move wraith R11 P1
              A.wraith goes from R11 to P1
            show turn
              turn A, actions 1
        "#]],
    );
}

/// D's berserker made R18 a room of six: without the wraith it is still full.
#[test]
fn a_room_of_six_is_full_without_the_wraith_that_leaves_it() {
    check(
        "
        rule CT-MON-WRAITH-04 CT-MON-WRAITH-07 CT-R-17 CT-R-21
        players 4, set mixed 0 0 0 127
        R18: A.wraith B.adventurer*4 D.berserker
        R14: C.adventurer*5

        A: move wraith R18 R14
        A?
        A: push C.adventurer R18
        ",
        expect![[r#"
            A: move wraith R18 R14
              A.wraith goes from R18 to R14
            A?
              push C.adventurer R07, push C.adventurer R10, push C.adventurer R11
            A: push C.adventurer R18
              refused CT-MON-WRAITH-07: a wraith cannot push C.adventurer to R18: the room is full
        "#]],
    );
}
