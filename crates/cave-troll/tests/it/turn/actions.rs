//! What an action is, and that it is finished before the next. Rules: CT-TURN-04, CT-TURN-05, CT-TURN-07, CT-TERM-11.

use expect_test::expect;

use crate::{check, refusal};

/// A new figure may act at once (S-11).
#[test]
fn a_new_figure_may_act_at_once() {
    check(
        "
        rule CT-TURN-05 CT-R-36
        A hand thief

        A: draw
        chance: draws adventurer
        A: play adventurer
        A: place E1
        A: move adventurer E1 R11
        show R11
        show turn
        ",
        expect![[r#"
            A: draw
            chance: draws adventurer
              A draws adventurer
            A: play adventurer
              A plays adventurer
            A: place E1
              A.adventurer comes to E1
            A: move adventurer E1 R11
              A.adventurer goes from E1 to R11
            show R11
              R11: A.adventurer
            show turn
              turn A, actions 2
        "#]],
    );
}

/// One figure may take all four actions (S-12).
#[test]
fn one_figure_may_take_all_four_actions() {
    check(
        "
        rule CT-TURN-05 CT-MOVE-01 CT-R-36
        E4: A.adventurer

        A: move adventurer E4 R26
        A: move adventurer R26 R18
        A: move adventurer R18 R22
        A: move adventurer R22 R28
        ",
        expect![[r#"
            A: move adventurer E4 R26
              A.adventurer goes from E4 to R26
            A: move adventurer R26 R18
              A.adventurer goes from R26 to R18
            A: move adventurer R18 R22
              A.adventurer goes from R18 to R22
            A: move adventurer R22 R28
              A.adventurer goes from R22 to R28
              B's turn, actions 4
        "#]],
    );
}

#[test]
fn there_are_four_kinds_of_action() {
    check(
        "
        rule CT-TURN-04 CT-TURN-06 CT-ABIL-01
        R17: A.adventurer A.orc
        A artifact tally

        A?
        A: stay
        A: tally R17
        A: kill A.adventurer
        A: move orc R17 P1
        A: draw
        chance: draws thief
        A: play thief
        A: place E1
        ",
        expect![[r#"
            A?
              end turn, draw, move adventurer R17 R13, move adventurer R17 R24, move orc R17 R13, move orc R17 R24, move orc R17 P1, kill A.adventurer, tally R17
            A: stay
              refused CT-TURN-04: that answers a question nobody asked; choose from your options
            A: tally R17
              A uses tally
              R17 (5 gold) pays A 5
            A: kill A.adventurer
              A.adventurer is discarded in R17
            A: move orc R17 P1
              A.orc goes from R17 to P1
            A: draw
            chance: draws thief
              A draws thief
            A: play thief
              A plays thief
            A: place E1
              A.thief comes to E1
              B's turn, actions 4
        "#]],
    );
}

#[test]
fn an_action_cannot_be_spent_without_effect() {
    check(
        "
        rule CT-ABIL-02 CT-R-36
        R17: A.orc B.wraith

        A?
        A: kill B.adventurer
        show turn
        ",
        expect![[r#"
            A?
              end turn, draw, move orc R17 R13, move orc R17 R24, move orc R17 P1
            A: kill B.adventurer
              refused CT-ABIL-02: there is no adventurer of B in R17
            show turn
              turn A, actions 4
        "#]],
    );
}

/// B's decision is part of A's action; D, who stands elsewhere, has no part in it.
#[test]
fn an_action_is_finished_before_the_next_one() {
    check(
        "
        rule CT-TURN-07 CT-R-31
        R22: B.adventurer
        E1: A.adventurer D.adventurer
        A hand cave-troll

        A: draw
        chance: draws thief
        A: end turn
        A: move adventurer E1 R11
        A: play cave-troll
        A: end turn
        A: place R22
        A: draw
        D: stay
        B: draw
        B: flee adventurer R28
        A: move adventurer E1 R11
        ",
        expect![[r#"
            A: draw
            chance: draws thief
              A draws thief
            A: end turn
              refused CT-TURN-07: play one of your two cards first
            A: move adventurer E1 R11
              refused CT-TURN-07: play one of your two cards first
            A: play cave-troll
              A plays cave-troll
            A: end turn
              refused CT-TURN-07: choose where the card you played takes effect first
            A: place R22
              A.cave-troll comes to R22
            A: draw
              refused CT-TURN-01: it is not A's turn to decide
            D: stay
              refused CT-TURN-01: it is not D's turn to decide
            B: draw
              refused CT-TURN-07: choose who flees from the cave troll first, or stay
            B: flee adventurer R28
              B.adventurer flees from R22 to R28
            A: move adventurer E1 R11
              A.adventurer goes from E1 to R11
        "#]],
    );
}

#[test]
fn nobody_acts_while_chance_decides_and_chance_only_when_it_is_asked() {
    let drawing = "
        rule CT-TURN-07
        A hand thief

        A: draw
        ";
    expect!["refused CT-TURN-07: chance has to decide first"].assert_eq(&refusal(drawing, "A: end turn"));
    expect!["refused CT-TURN-07: chance has nothing of that kind to decide now"]
        .assert_eq(&refusal(drawing, "chance: finds cloak"));
    expect!["refused CT-TURN-07: chance has nothing of that kind to decide now"]
        .assert_eq(&refusal("turn A\n\n", "chance: draws thief"));
}

#[test]
fn a_player_moves_figures_of_his_own_colour_only() {
    check(
        "
        rule CT-TERM-11
        R14: A.adventurer B.adventurer B.knight

        A? move
        A: move knight R14 R07
        ",
        expect![[r#"
            A? move
              adventurer R14 R07, adventurer R14 R10, adventurer R14 R11, adventurer R14 R18
            A: move knight R14 R07
              refused CT-TERM-11: you have no knight in R14
        "#]],
    );
}
