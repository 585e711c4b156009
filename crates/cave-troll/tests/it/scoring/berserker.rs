//! The berserker shares gold. Rules: CT-ALT-BERSERKER-01, CT-ALT-BERSERKER-02. Where he may go is `entering/crowding.rs`.

use expect_test::expect;

use crate::check;

/// A berserker takes half of another player's room (S-75).
#[test]
fn a_berserker_takes_half_of_another_players_room() {
    check(
        "
        rule CT-ALT-BERSERKER-01 CT-SCORE-11
        players 4, set alternate
        R17: A.adventurer*2 C.berserker
        turn D
        D hand score-a-room

        D: draw
        chance: draws assassin
        D: play score-a-room
        D: score R17
        show A gold
        show C gold
        ",
        expect![[r#"
            D: draw
            chance: draws assassin
              D draws assassin
            D: play score-a-room
              D plays score-a-room
            D: score R17
              R17 (5 gold) pays A 2 C 2
            show A gold
              A gold 2
            show C gold
              C gold 2
        "#]],
    );
}

/// S-76: C plays the alternate set.
#[test]
fn what_dwarf_and_chest_add_is_shared_too() {
    check(
        "
        rule CT-ALT-BERSERKER-01 CT-SCORE-09 CT-R-39
        players 4, set mixed 0 0 127 0
        R17: A.dwarf A.adventurer*2 C.berserker chest.B
        turn D
        D hand score-a-room

        D: draw
        chance: draws thief
        D: play score-a-room
        D: score R17
        ",
        expect![[r#"
            D: draw
            chance: draws thief
              D draws thief
            D: play score-a-room
              D plays score-a-room
            D: score R17
              R17 (14 gold) pays A 7 C 7
        "#]],
    );
}

/// A berserker gains nothing from a tie (S-77).
#[test]
fn a_berserker_gains_nothing_from_a_tie() {
    check(
        "
        rule CT-ALT-BERSERKER-02 CT-R-39
        players 4, set alternate
        R17: A.adventurer*2 B.adventurer*2 C.berserker
        turn D
        D hand score-a-room

        D: draw
        chance: draws assassin
        D: play score-a-room
        D: score R17
        ",
        expect![[r#"
            D: draw
            chance: draws assassin
              D draws assassin
            D: play score-a-room
              D plays score-a-room
            D: score R17
              R17 (5 gold) pays nobody
        "#]],
    );
}

/// A berserker's owner who controls the room gains all (S-78).
#[test]
fn a_berserkers_owner_who_controls_the_room_gains_all() {
    check(
        "
        rule CT-ALT-BERSERKER-02
        players 4, set alternate
        R17: A.adventurer C.adventurer C.berserker
        turn D
        D hand score-a-room

        D: draw
        chance: draws assassin
        D: play score-a-room
        D: score R17
        ",
        expect![[r#"
            D: draw
            chance: draws assassin
              D draws assassin
            D: play score-a-room
              D plays score-a-room
            D: score R17
              R17 (5 gold) pays C 5
        "#]],
    );
}

/// C has the most figures, but only one hero; A's barbarian counts two.
#[test]
fn the_berserker_shares_with_who_controls_and_not_with_the_most_figures() {
    check(
        "
        rule CT-R-38 CT-ALT-BERSERKER-01 CT-SCORE-08 CT-SCORE-10
        players 4, set mixed 0 0 127 0
        R17: A.barbarian B.adventurer C.berserker C.grunt C.siren-banshee
        turn D
        D hand score-a-room

        D: draw
        chance: draws thief
        D: play score-a-room
        D: score R17
        ",
        expect![[r#"
            D: draw
            chance: draws thief
              D draws thief
            D: play score-a-room
              D plays score-a-room
            D: score R17
              R17 (5 gold) pays A 2 C 2
        "#]],
    );
}

/// House rule against CT-R-38: where C, the berserker's owner, has the most figures himself, A is paid for control and
/// shares as usual; where B has them, B is paid and shares, whoever controls the room or nobody.
#[test]
fn a_berserker_may_share_with_the_most_figures() {
    let scenario = |room: &str| {
        format!(
            "
            rule CT-R-38 CT-ALT-BERSERKER-01 CT-SCORE-05
            players 4, set mixed 0 0 127 0, house berserker-counts-figures
            R17: {room}
            turn D
            D hand score-a-room

            D: draw
            chance: draws thief
            D: play score-a-room
            D: score R17
            "
        )
    };
    check(
        &scenario("A.barbarian B.adventurer C.berserker C.grunt C.siren-banshee"),
        expect![[r#"
        D: draw
        chance: draws thief
          D draws thief
        D: play score-a-room
          D plays score-a-room
        D: score R17
          R17 (5 gold) pays A 2 C 2
    "#]],
    );
    check(
        &scenario("A.barbarian B.wraith B.orc C.berserker"),
        expect![[r#"
        D: draw
        chance: draws thief
          D draws thief
        D: play score-a-room
          D plays score-a-room
        D: score R17
          R17 (5 gold) pays B 2 C 2
    "#]],
    );
    check(
        &scenario("B.adventurer B.orc C.berserker"),
        expect![[r#"
        D: draw
        chance: draws thief
          D draws thief
        D: play score-a-room
          D plays score-a-room
        D: score R17
          R17 (5 gold) pays B 2 C 2
    "#]],
    );
    check(
        &scenario("B.orc A.orc C.berserker"),
        expect![[r#"
        D: draw
        chance: draws thief
          D draws thief
        D: play score-a-room
          D plays score-a-room
        D: score R17
          R17 (5 gold) pays C 5
    "#]],
    );
}
