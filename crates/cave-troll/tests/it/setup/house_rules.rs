//! Each house rule off and on, and the ruling it turns around.

use cave_troll::HouseRule;
use cave_troll::content::ruling_of;
use expect_test::expect;

use crate::check;

#[test]
fn each_house_rule_turns_a_ruling_around() {
    let all: Vec<_> = HouseRule::ALL.iter().map(|rule| format!("{rule} against {}", ruling_of(*rule))).collect();
    expect![[r#"
        dwarf-doubles-board-only against CT-R-27
        chests-survive-trolls against CT-R-24
        wraiths-push-monsters against CT-R-07
        pushed-knights-join-knights against CT-R-13
        rampage-pushes-optional against CT-R-45
        slayer-paid-on-own-turn against CT-R-43
        barbarians-stand-fast against CT-R-26
        trolls-oust-trolls against CT-R-25
        berserker-counts-figures against CT-R-38
        banshee-stays-in-rooms against CT-R-48"#]]
    .assert_eq(&all.join("\n"));
}

/// Against CT-R-27.
#[test]
fn a_dwarf_doubles_for_the_board_only() {
    let scenario = |setup: &str| {
        format!(
            "
            rule CT-R-27 CT-HERO-DWARF-01
            {setup}
            R15: B.dwarf
            C pile adventurer+1*4
            turn B
            B hand score-a-room

            B: draw
            chance: draws adventurer+1
            B: play score-a-room
            B: score R15
            B: draw
            chance: draws thief
            B: play adventurer+1
            B: place E1
            "
        )
    };
    check(
        &scenario("players 4, set original"),
        expect![[r#"
        B: draw
        chance: draws adventurer+1
          B draws adventurer+1
        B: play score-a-room
          B plays score-a-room
        B: score R15
          R15 (8 gold) pays B 8
        B: draw
        chance: draws thief
          B draws thief
        B: play adventurer+1
          B plays adventurer+1
        B: place E1
          B.adventurer comes to E1
          the scoring pile shows 5
          R15 (8 gold) pays B 8
          the board is scored
          the scoring pile leaves the game
    "#]],
    );
    check(
        &scenario("players 4, set original, house dwarf-doubles-board-only"),
        expect![[r#"
        B: draw
        chance: draws adventurer+1
          B draws adventurer+1
        B: play score-a-room
          B plays score-a-room
        B: score R15
          R15 (4 gold) pays B 4
        B: draw
        chance: draws thief
          B draws thief
        B: play adventurer+1
          B plays adventurer+1
        B: place E1
          B.adventurer comes to E1
          the scoring pile shows 5
          R15 (8 gold) pays B 8
          the board is scored
          the scoring pile leaves the game
    "#]],
    );
}

/// Against CT-R-24.
#[test]
fn chests_survive_cave_trolls() {
    let scenario = |setup: &str| {
        format!(
            "
            rule CT-R-24 CT-MON-TROLL-04
            {setup}
            R22: B.adventurer chest.D
            turn C
            C hand cave-troll

            C: draw
            chance: draws thief
            C: play cave-troll
            C: place R22
            B: stay
            show R22
            "
        )
    };
    check(
        &scenario("players 4, set original"),
        expect![[r#"
        C: draw
        chance: draws thief
          C draws thief
        C: play cave-troll
          C plays cave-troll
        C: place R22
          C.cave-troll comes to R22
        B: stay
          B.adventurer is discarded in R22
          D's chest is discarded in R22
        show R22
          R22: C.cave-troll
    "#]],
    );
    check(
        &scenario("players 4, set original, house chests-survive-trolls"),
        expect![[r#"
        C: draw
        chance: draws thief
          C draws thief
        C: play cave-troll
          C plays cave-troll
        C: place R22
          C.cave-troll comes to R22
        B: stay
          B.adventurer is discarded in R22
        show R22
          R22: C.cave-troll chest.D
    "#]],
    );
}

/// Against CT-R-07. A wraith that is pushed does not push in turn.
#[test]
fn wraiths_push_monsters() {
    let scenario = |setup: &str| {
        format!(
            "
            rule CT-R-07 CT-MON-WRAITH-06
            {setup}
            R14: A.wraith A.orc B.wraith
            R07: C.adventurer

            A? push
            A: push B.wraith R07
            show R07
            "
        )
    };
    check(
        &scenario("players 4, set original"),
        expect![[r#"
            A? push
              nothing
            A: push B.wraith R07
              refused CT-MON-WRAITH-06: a wraith pushes only heroes, and B.wraith is not one
            show R07
              R07: C.adventurer
        "#]],
    );
    check(
        &scenario("players 4, set original, house wraiths-push-monsters"),
        expect![[r#"
        A? push
          A.orc R07, A.orc R10, A.orc R11, A.orc R18, B.wraith R07, B.wraith R10, B.wraith R11, B.wraith R18
        A: push B.wraith R07
          B.wraith is pushed from R14 to R07
        show R07
          R07: B.wraith C.adventurer
    "#]],
    );
}

/// Against CT-R-13.
#[test]
fn pushed_knights_join_knights() {
    let scenario = |setup: &str| {
        format!(
            "
            rule CT-R-13 CT-MON-WRAITH-07
            {setup}
            R18: B.knight B.adventurer C.wraith
            R22: D.knight
            turn C

            C? push
            C: push B.knight R22
            "
        )
    };
    check(
        &scenario("players 4, set original"),
        expect![[r#"
        C? push
          B.adventurer R14, B.adventurer R21, B.adventurer R26, B.knight R14, B.knight R21, B.knight R26
        C: push B.knight R22
          refused CT-MON-WRAITH-07: a wraith cannot push B.knight to R22: an opponent's knight is there
    "#]],
    );
    check(
        &scenario("players 4, set original, house pushed-knights-join-knights"),
        expect![[r#"
        C? push
          B.adventurer R14, B.adventurer R21, B.adventurer R26, B.knight R14, B.knight R21, B.knight R22, B.knight R26
        C: push B.knight R22
          B.knight is pushed from R18 to R22
    "#]],
    );
}

/// Against CT-R-45.
#[test]
fn a_rampage_need_not_push() {
    let scenario = |setup: &str| {
        format!(
            "
            rule CT-R-45 CT-ALT-TROLL-03
            {setup}
            R30: A.rampaging-troll B.adventurer*2

            A: rampage
            A?
            A: no push
            "
        )
    };
    check(
        &scenario("players 4, set alternate"),
        expect![[r#"
            A: rampage
            A?
              push B.adventurer R26, push B.adventurer R29, push B.adventurer R33
            A: no push
              refused CT-ALT-TROLL-03: a rampaging troll must push twice if it can
        "#]],
    );
    check(
        &scenario("players 4, set alternate, house rampage-pushes-optional"),
        expect![[r#"
        A: rampage
        A?
          push B.adventurer R26, push B.adventurer R29, push B.adventurer R33, no push
        A: no push
          B.adventurer is discarded in R30
          B.adventurer is discarded in R30
    "#]],
    );
}

/// Against CT-R-43.
#[test]
fn a_slayer_is_paid_on_his_owners_turn_only() {
    let scenario = |setup: &str| {
        format!(
            "
            rule CT-R-43 CT-ALT-SLAYER-01
            {setup}
            R30: A.rampaging-troll B.giant-slayer
            turn A, actions 1

            A: rampage
            A: push B.giant-slayer R33
            B: move giant-slayer R33 R28
            "
        )
    };
    check(
        &scenario("players 4, set alternate"),
        expect![[r#"
        A: rampage
        A: push B.giant-slayer R33
          B.giant-slayer is driven from R30 to R33
          B gains 1 for an empty room
          B's turn, actions 4
        B: move giant-slayer R33 R28
          B.giant-slayer goes from R33 to R28
          B gains 1 for an empty room
    "#]],
    );
    check(
        &scenario("players 4, set alternate, house slayer-paid-on-own-turn"),
        expect![[r#"
        A: rampage
        A: push B.giant-slayer R33
          B.giant-slayer is driven from R30 to R33
          B's turn, actions 4
        B: move giant-slayer R33 R28
          B.giant-slayer goes from R33 to R28
          B gains 1 for an empty room
    "#]],
    );
}

/// Against CT-R-26.
#[test]
fn barbarians_stand_fast() {
    let scenario = |setup: &str| {
        format!(
            "
            rule CT-R-26 CT-MON-TROLL-02
            {setup}
            R22: B.barbarian B.adventurer
            turn C
            C hand cave-troll

            C: draw
            chance: draws thief
            C: play cave-troll
            C: place R22
            B?
            B: flee barbarian R28
            "
        )
    };
    check(
        &scenario("players 4, set original"),
        expect![[r#"
        C: draw
        chance: draws thief
          C draws thief
        C: play cave-troll
          C plays cave-troll
        C: place R22
          C.cave-troll comes to R22
        B?
          flee adventurer R18, flee adventurer R19, flee adventurer R28, flee barbarian R18, flee barbarian R19, flee barbarian R28, stay
        B: flee barbarian R28
          B.barbarian flees from R22 to R28
          B.adventurer is discarded in R22
    "#]],
    );
    check(
        &scenario("players 4, set original, house barbarians-stand-fast"),
        expect![[r#"
        C: draw
        chance: draws thief
          C draws thief
        C: play cave-troll
          C plays cave-troll
        C: place R22
          C.cave-troll comes to R22
        B?
          flee adventurer R18, flee adventurer R19, flee adventurer R28, stay
        B: flee barbarian R28
          refused CT-R-26: a barbarian never flees (house rule)
    "#]],
    );
}

/// The reasons for a refused push fit the table's rules. CT-R-07, CT-R-13.
#[test]
fn refused_pushes_are_explained_by_the_rules_of_the_house() {
    check(
        "
        rule CT-R-07 CT-R-13
        players 4, set original, house wraiths-push-monsters pushed-knights-join-knights
        R18: A.wraith B.knight
        R22: D.knight D.adventurer*4
        turn A

        A: push B.knight R22
        A: push A.wraith R14
        ",
        expect![[r#"
            A: push B.knight R22
              refused CT-MON-WRAITH-07: a wraith cannot push B.knight to R22: the room is full
            A: push A.wraith R14
              refused CT-MON-WRAITH-07: a wraith cannot push A.wraith to R14: it is the one doing the pushing
        "#]],
    );
}
