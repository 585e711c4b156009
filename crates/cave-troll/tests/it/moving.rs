//! The second action: move. Rules: CT-MOVE. The thief is `moving/heroes.rs`, the banshee `abilities/siren.rs`.

mod heroes;

use cave_troll::{FigureId, Place};
use expect_test::expect;
use kernel::Seat;

use crate::{check, table};

/// A figure goes through doors only (S-13).
#[test]
fn a_figure_goes_through_doors_only() {
    check(
        "
        rule CT-MOVE-01 CT-MOVE-02
        E1: A.adventurer

        A? move adventurer E1
        A: move adventurer E1 R01
        A: move adventurer E1 R02
        A: move adventurer E1 R11
        show turn
        ",
        expect![[r#"
            A? move adventurer E1
              R06, R07, R11
            A: move adventurer E1 R01
              refused CT-MOVE-02: there is no door from E1 to R01
            A: move adventurer E1 R02
              refused CT-MOVE-02: there is no door from E1 to R02
            A: move adventurer E1 R11
              A.adventurer goes from E1 to R11
            show turn
              turn A, actions 3
        "#]],
    );
}

#[test]
fn rooms_that_share_only_a_wall_are_not_adjacent() {
    check(
        "
        rule CT-TERM-03 CT-MOVE-01 CT-MOVE-02
        R06: A.adventurer

        A? move adventurer R06
        A: move adventurer R06 R11
        A: move adventurer R06 R06
        ",
        expect![[r#"
            A? move adventurer R06
              R01, R13, E1
            A: move adventurer R06 R11
              refused CT-MOVE-02: there is no door from R06 to R11
            A: move adventurer R06 R06
              refused CT-MOVE-01: it is already in R06
        "#]],
    );
}

/// A room of five is full (S-14).
#[test]
fn a_room_of_five_is_full() {
    check(
        "
        rule CT-MOVE-06 CT-ENTER-07
        R14: B.adventurer*5
        R07: A.adventurer

        A? move adventurer R07
        A: move adventurer R07 R14
        ",
        expect![[r#"
            A? move adventurer R07
              R02, E1
            A: move adventurer R07 R14
              refused CT-ENTER-07: R14 is full: it holds five figures
        "#]],
    );
}

/// Monsters enter pits and heroes do not (S-15).
#[test]
fn monsters_enter_pits_and_heroes_do_not() {
    check(
        "
        rule CT-MOVE-03 CT-MOVE-04 CT-ENTER-01
        R17: A.adventurer A.orc

        A? move adventurer R17
        A? move orc R17
        A: move adventurer R17 P1
        A: move orc R17 P1
        ",
        expect![[r#"
            A? move adventurer R17
              R13, R24
            A? move orc R17
              R13, R24, P1
            A: move adventurer R17 P1
              refused CT-ENTER-01: heroes cannot enter a pit, and P1 is one
            A: move orc R17 P1
              A.orc goes from R17 to P1
        "#]],
    );
}

/// A monster enters rooms and entrances (S-16).
#[test]
fn a_monster_enters_rooms_and_entrances() {
    check(
        "
        rule CT-MOVE-04 CT-R-09
        R06: A.orc

        A? move orc R06
        A: move orc R06 E1
        ",
        expect![[r#"
            A? move orc R06
              R01, R13, E1
            A: move orc R06 E1
              A.orc goes from R06 to E1
        "#]],
    );
}

#[test]
fn any_number_of_monsters_may_stand_in_an_entrance_and_go_back_to_a_pit() {
    check(
        "
        rule CT-MOVE-04 CT-DRAW-07 CT-ENTER-02 CT-R-09 CT-R-10
        E1: B.orc B.wraith C.orc C.wraith D.orc D.wraith
        R11: A.orc A.wraith

        A: move wraith R11 E1
        A: move orc R11 P1
        show E1
        show P1
        ",
        expect![[r#"
            A: move wraith R11 E1
              A.wraith goes from R11 to E1
            A: move orc R11 P1
              A.orc goes from R11 to P1
            show E1
              E1: A.wraith B.orc B.wraith C.orc C.wraith D.orc D.wraith
            show P1
              P1: A.orc
        "#]],
    );
}

/// Chests do not fill a room (S-17).
#[test]
fn chests_do_not_fill_a_room() {
    check(
        "
        rule CT-TERM-07 CT-DRAW-12
        R17: B.barbarian C.adventurer*2 C.orc chest.B chest.C
        R13: A.adventurer

        A? move adventurer R13
        A: move adventurer R13 R17
        show R17
        ",
        expect![[r#"
            A? move adventurer R13
              R06, R11, R17
            A: move adventurer R13 R17
              A.adventurer goes from R13 to R17
            show R17
              R17: A.adventurer B.barbarian C.adventurer*2 C.orc chest.B chest.C
        "#]],
    );
}

/// A cave troll stays where it is (S-18).
#[test]
fn a_cave_troll_stays_where_it_is() {
    check(
        "
        rule CT-MOVE-05 CT-MON-TROLL-05
        R10: A.cave-troll

        A?
        A: move cave-troll R10 R03
        ",
        expect![[r#"
            A?
              end turn, draw
            A: move cave-troll R10 R03
              refused CT-MOVE-05: a cave troll never moves
        "#]],
    );
}

/// Three adventurers, three doors, three offers; the miniature with the lowest number goes.
#[test]
fn equal_adventurers_are_one_offer() {
    let move_one = "
        rule CT-R-52
        E1: A.adventurer*3

        A? move
        A: move adventurer E1 R07
        show E1
        ";
    check(
        move_one,
        expect![[r#"
        A? move
          adventurer E1 R06, adventurer E1 R07, adventurer E1 R11
        A: move adventurer E1 R07
          A.adventurer goes from E1 to R07
        show E1
          E1: A.adventurer*2
    "#]],
    );
    let state = table(move_one);
    let adventurer = |number| state.place(FigureId::new(Seat::new(0), number));
    let at = |area: &str| Place::In(area.parse().unwrap());
    assert_eq!([adventurer(0), adventurer(1), adventurer(2)], [at("R07"), at("E1"), at("E1")]);
}

#[test]
fn nothing_moves_a_cave_troll() {
    check(
        "
        rule CT-MON-TROLL-05 CT-MOVE-05
        R28: A.cave-troll
        R10: B.cave-troll
        A artifact scroll

        A?
        A: move cave-troll R28 R33
        A: scroll B.cave-troll P2
        ",
        expect![[r#"
            A?
              end turn, draw
            A: move cave-troll R28 R33
              refused CT-MOVE-05: a cave troll never moves
            A: scroll B.cave-troll P2
              refused CT-ART-SCROLL-01: the scroll banishes an opponent's monster from a room or an entrance, but never a cave troll
        "#]],
    );
}
