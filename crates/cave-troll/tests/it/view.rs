//! What a seat sees: its own hand and artifacts, and whatever lies open.

use cave_troll::{CaveTroll, State, View};
use expect_test::expect;
use kernel::{Game, Seat, Viewer};

use crate::{check, table};

fn seen_by(state: &State, seat: usize) -> View {
    CaveTroll::view(state, Viewer::seat(Seat::new(seat)))
}

/// What `seat` sees of A's hand, of the card A drew and of A's artifacts.
fn of_a(state: &State, seat: usize) -> String {
    let player = &seen_by(state, seat).players[0];
    format!("{:?} {:?} {:?}", player.hand, player.drawn, player.artifacts)
}

/// CT-DRAW-02: the hand card and the drawn one are their owner's secret, before and after one of them is played.
#[test]
fn only_their_owner_sees_two_cards() {
    let mut state = table(
        "
        rule CT-DRAW-02 CT-SETUP-10
        A hand thief

        A: draw
        chance: draws orc
        ",
    );
    expect!["Some(Special(Thief)) Some(Special(Orc)) []"].assert_eq(&of_a(&state, 0));
    expect!["None None []"].assert_eq(&of_a(&state, 1));
    CaveTroll::apply(&mut state, "A: play orc".parse().unwrap(), &mut ()).unwrap();
    CaveTroll::apply(&mut state, "A: place P1".parse().unwrap(), &mut ()).unwrap();
    expect!["Some(Special(Thief)) None []"].assert_eq(&of_a(&state, 0));
    expect!["None None []"].assert_eq(&of_a(&state, 1));
}

/// CT-ART-03: an artifact is secret until it is played, and what is played lies open.
#[test]
fn an_artifact_is_secret_until_it_is_played() {
    let scenario = "
        rule CT-ART-03 CT-R-37
        R17: A.adventurer
        A hand find-an-artifact

        A: draw
        chance: draws thief
        A: play find-an-artifact
        chance: finds tally
        ";
    let state = table(scenario);
    expect!["Some(Special(Thief)) None [Tally]"].assert_eq(&of_a(&state, 0));
    expect!["None None []"].assert_eq(&of_a(&state, 1));
    assert_eq!(seen_by(&state, 1).players[0].artifact_count, 1);
    let state = table(&format!("{scenario}A: tally R17\n"));
    assert_eq!(seen_by(&state, 1).artifacts_played, seen_by(&state, 0).artifacts_played);
    assert_eq!(seen_by(&state, 1).artifacts_played.len(), 1);
}

/// CT-R-54: whoever plays a seat, a person or a bot that took it over, gets just that seat's view. Two tables that
/// differ only in what B cannot know look the same to B, and B's own secrets are in B's view.
#[test]
fn a_bot_that_takes_a_seat_knows_what_the_seat_knows() {
    let table_with = |hand: &str, artifact: &str| {
        table(&format!(
            "
            rule CT-R-54
            R14: A.knight B.adventurer
            A hand {hand}
            A artifact {artifact}
            B hand orc
            B artifact boots

            "
        ))
    };
    let (one, other) = (table_with("thief", "cloak"), table_with("dwarf", "tally"));
    assert_ne!(seen_by(&one, 0), seen_by(&other, 0));
    assert_eq!(seen_by(&one, 1), seen_by(&other, 1));
    let own = &seen_by(&one, 1).players[1];
    expect!["Some(Special(Orc)) [Boots]"].assert_eq(&format!("{:?} {:?}", own.hand, own.artifacts));
}

/// CT-END-04: at the end every kept artifact is turned up.
#[test]
fn kept_artifacts_are_shown_at_the_end() {
    let scenario = "
        rule CT-END-04
        B artifact sword
        A hand thief
        A deck knight

        A: draw
        chance: draws knight
        A: play knight
        A: place E1
        ";
    check(
        scenario,
        expect![[r#"
        A: draw
        chance: draws knight
          A draws knight
        A: play knight
          A plays knight
        A: place E1
          A.knight comes to E1
          the board is scored for the last time
          A gains 3 for ending the game
          B gains 4 for keeping sword
          the game is over, won by B
    "#]],
    );
    let seen = &seen_by(&table(scenario), 0).players[1];
    expect!["[Sword]"].assert_eq(&format!("{:?}", seen.artifacts));
}
