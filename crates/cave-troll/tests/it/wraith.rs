//! The wraith pushes heroes. Rules: CT-MON-WRAITH. What bars a push or an entry is `wraith/wraith_bounds.rs`.

mod wraith_bounds;

use expect_test::expect;

use crate::check;

/// A wraith may push a hero when it enters a room (S-46).
#[test]
fn a_wraith_may_push_a_hero_when_it_enters_a_room() {
    check(
        "
        rule CT-MON-WRAITH-01 CT-MON-WRAITH-02
        R14: A.adventurer B.adventurer
        P2: C.wraith
        turn C

        C: move wraith P2 R14
        C?
        C: push B.adventurer R10
        show R10
        show turn
        ",
        expect![[r#"
            C: move wraith P2 R14
              C.wraith goes from P2 to R14
            C?
              push A.adventurer R07, push A.adventurer R10, push A.adventurer R11, push A.adventurer R18, push B.adventurer R07, push B.adventurer R10, push B.adventurer R11, push B.adventurer R18, no push
            C: push B.adventurer R10
              B.adventurer is pushed from R14 to R10
            show R10
              R10: B.adventurer
            show turn
              turn C, actions 3
        "#]],
    );
    check(
        "
        rule CT-MON-WRAITH-02
        R14: A.adventurer B.adventurer
        P2: C.wraith
        turn C

        C: move wraith P2 R14
        C: no push
        show R14
        ",
        expect![[r#"
            C: move wraith P2 R14
              C.wraith goes from P2 to R14
            C: no push
            show R14
              R14: A.adventurer B.adventurer C.wraith
        "#]],
    );
}

/// A wraith that enters a full room must push (S-47).
#[test]
fn a_wraith_that_enters_a_full_room_must_push() {
    check(
        "
        rule CT-MON-WRAITH-03 CT-MON-WRAITH-04 CT-R-17
        R14: A.adventurer*3 A.orc B.orc
        P2: C.wraith
        turn C

        C: move wraith P2 R14
        show R14
        C?
        C: no push
        C: end turn
        C: push A.orc R07
        C: push A.adventurer R07
        show R14
        ",
        expect![[r#"
            C: move wraith P2 R14
              C.wraith goes from P2 to R14
            show R14
              R14: A.adventurer*3 A.orc B.orc C.wraith
            C?
              push A.adventurer R07, push A.adventurer R10, push A.adventurer R11, push A.adventurer R18
            C: no push
              refused CT-MON-WRAITH-03: your wraith has entered a full room, so it must push someone out
            C: end turn
              refused CT-TURN-07: choose whom your wraith pushes first
            C: push A.orc R07
              refused CT-MON-WRAITH-06: a wraith pushes only heroes, and A.orc is not one
            C: push A.adventurer R07
              A.adventurer is pushed from R14 to R07
            show R14
              R14: A.adventurer*2 A.orc B.orc C.wraith
        "#]],
    );
}

/// Nobody else in the full room can be pushed, so C's own thief must go.
#[test]
fn a_wraith_may_push_its_owners_own_hero() {
    check(
        "
        rule CT-MON-WRAITH-02 CT-MON-WRAITH-03 CT-R-17 CT-R-18
        R14: A.barbarian A.orc B.orc B.wraith C.thief
        P2: C.wraith
        turn C

        C: move wraith P2 R14
        C?
        C: push C.thief R11
        ",
        expect![[r#"
            C: move wraith P2 R14
              C.wraith goes from P2 to R14
            C?
              push C.thief R07, push C.thief R10, push C.thief R11, push C.thief R18
            C: push C.thief R11
              C.thief is pushed from R14 to R11
        "#]],
    );
}

/// A wraith pushes the knight who came to it (S-50).
#[test]
fn a_wraith_pushes_the_knight_who_came_to_it() {
    check(
        "
        rule CT-MON-WRAITH-05 CT-MON-WRAITH-06 CT-HERO-KNIGHT-02 CT-R-12
        R18: C.wraith
        R14: B.knight
        turn B

        B: move knight R14 R18
        show R18
        B: end turn
        C? push
        C: push B.knight R22
        show turn
        ",
        expect![[r#"
            B: move knight R14 R18
              B.knight goes from R14 to R18
            show R18
              R18: B.knight C.wraith
            B: end turn
              B ends the turn, actions lost 3
              C's turn, actions 4
            C? push
              B.knight R14, B.knight R21, B.knight R22, B.knight R26
            C: push B.knight R22
              B.knight is pushed from R18 to R22
            show turn
              turn C, actions 3
        "#]],
    );
}

/// A pushed knight slays orcs where he arrives (S-52).
#[test]
fn a_pushed_knight_slays_orcs_where_he_arrives() {
    check(
        "
        rule CT-TERM-08 CT-HERO-KNIGHT-03 CT-R-06
        R18: C.wraith B.knight
        R21: A.orc
        turn C

        C: push B.knight R21
        show A lost
        ",
        expect![[r#"
            C: push B.knight R21
              B.knight is pushed from R18 to R21
              A.orc is discarded in R21
            show A lost
              A lost orc
        "#]],
    );
}

/// The room a wraith leaves counts without it (S-54).
#[test]
fn the_room_a_wraith_leaves_counts_without_it() {
    check(
        "
        rule CT-MON-WRAITH-04 CT-R-17
        R18: C.wraith D.adventurer*4
        R14: A.adventurer*5
        turn C

        C: move wraith R18 R14
        C?
        C: push A.adventurer R18
        show R18
        show R14
        ",
        expect![[r#"
            C: move wraith R18 R14
              C.wraith goes from R18 to R14
            C?
              push A.adventurer R07, push A.adventurer R10, push A.adventurer R11, push A.adventurer R18
            C: push A.adventurer R18
              A.adventurer is pushed from R14 to R18
            show R18
              R18: A.adventurer D.adventurer*4
            show R14
              R14: A.adventurer*4 C.wraith
        "#]],
    );
}

/// No wraith pushes a barbarian (S-55).
#[test]
fn no_wraith_pushes_a_barbarian() {
    check(
        "
        rule CT-HERO-BARBARIAN-02 CT-ABIL-02 CT-MON-WRAITH-06
        R14: A.barbarian
        P2: C.wraith
        turn C

        C: move wraith P2 R14
        C?
        C: push A.barbarian R07
        ",
        expect![[r#"
            C: move wraith P2 R14
              C.wraith goes from P2 to R14
            C?
              end turn, draw, move wraith R14 R07, move wraith R14 R10, move wraith R14 R11, move wraith R14 R18, move wraith R14 P2
            C: push A.barbarian R07
              refused CT-HERO-BARBARIAN-02: wraiths cannot push a barbarian
        "#]],
    );
}

/// A hero may be pushed into a crowded entrance (S-56).
#[test]
fn a_hero_may_be_pushed_into_a_crowded_entrance() {
    check(
        "
        rule CT-DRAW-05 CT-MON-WRAITH-01 CT-MON-WRAITH-05
        R26: A.adventurer C.wraith
        E4: A.adventurer*2 B.adventurer*3 D.orc
        turn C

        C? push
        C: push A.adventurer E4
        show E4
        ",
        expect![[r#"
            C? push
              A.adventurer R18, A.adventurer R30, A.adventurer E4
            C: push A.adventurer E4
              A.adventurer is pushed from R26 to E4
            show E4
              E4: A.adventurer*3 B.adventurer*3 D.orc
        "#]],
    );
}

/// Every other way out is closed, so the wraith may enter only because it leaves R18.
#[test]
fn a_push_to_the_room_it_left_lets_a_wraith_in() {
    check(
        "
        rule CT-MON-WRAITH-03 CT-MON-WRAITH-04 CT-R-17
        R18: C.wraith D.adventurer*4
        R14: A.adventurer*5
        R07: B.knight
        R10: B.cave-troll
        R11: D.adventurer*5
        turn C

        C: move wraith R18 R14
        C?
        ",
        expect![[r#"
            C: move wraith R18 R14
              C.wraith goes from R18 to R14
            C?
              push A.adventurer R18
        "#]],
    );
}
