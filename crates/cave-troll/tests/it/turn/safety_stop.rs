//! A game in which nobody draws. Ruling: CT-R-51.

use cave_troll::{Action, CaveTroll};
use expect_test::expect;
use kernel::{Game, Step};

use crate::table;

/// For two players the hundredth turn in a row without a draw is the last. Nobody ended the game or gains for it.
#[test]
fn a_game_in_which_nobody_draws_is_stopped() {
    let mut state = table(
        "
        rule CT-R-51
        players 2, set original
        R22: B.adventurer
        A artifact sword

        ",
    );
    let mut pass = |n: usize| {
        let mut log = Vec::new();
        for _ in 0..n {
            log.clear();
            let end_turn = Step::Act(state.turn, Action::EndTurn);
            CaveTroll::apply(&mut state, end_turn, &mut log).unwrap();
        }
        let told: Vec<_> = log.iter().map(|event| event.to_string()).collect();
        told.join("\n")
    };
    expect![[r#"
        A ends the turn, actions lost 4
        B's turn, actions 4"#]]
    .assert_eq(&pass(99));
    expect![[r#"
        B ends the turn, actions lost 4
        R22 (5 gold) pays B 5
        the board is scored for the last time
        A gains 4 for keeping sword
        the game is over, won by B"#]]
    .assert_eq(&pass(1));
}

#[test]
fn a_single_draw_puts_the_safety_stop_off() {
    let mut state = table(
        "
        rule CT-R-51
        players 2, set original
        A hand thief

        ",
    );
    let mut play = |text: &str| {
        let step: Step<CaveTroll> = text.parse().unwrap();
        CaveTroll::apply(&mut state, step, &mut ()).unwrap();
        CaveTroll::outcome(&state).is_some()
    };
    for _ in 0..49 {
        assert!(!play("A: end turn") && !play("B: end turn"));
    }
    for step in ["A: draw", "chance: draws knight", "A: play knight", "A: place E1"] {
        assert!(!play(step));
    }
    assert!(!play("A: end turn"));
    for _ in 0..49 {
        assert!(!play("B: end turn") && !play("A: end turn"));
    }
    assert!(!play("B: end turn"));
    assert!(play("A: end turn"));
}
