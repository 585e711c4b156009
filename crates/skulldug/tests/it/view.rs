//! What a seat sees: everything, for nothing is private; and the moments a page shows on their own. Rules: SK-CARD-13,
//! SK-DISC-02, SK-DISC-03, SK-ENC-02, SK-LOS-01.

use expect_test::expect;
use kernel::{Game, Seat, Viewer};
use skulldug::{Action, Moment, Skulldug, View};

use crate::{refusal, table};

fn seen(scenario: &str) -> View {
    Skulldug::view(&table(scenario), Viewer::seat(Seat::new(0)))
}

/// SK-CARD-13: hands lie open; every viewer sees the same but for whose eyes it is.
#[test]
fn all_see_the_same() {
    let state = table("A hand boomerang\nB hand snare-1\n\nA: end turn");
    let of = |viewer| View { viewer: Viewer::PUBLIC, sight: Vec::new(), ..Skulldug::view(&state, viewer) };
    assert_eq!(of(Viewer::seat(Seat::new(0))), of(Viewer::seat(Seat::new(2))));
    assert_eq!(of(Viewer::PUBLIC), of(Viewer::seat(Seat::new(1))));
}

/// SK-DISC-02, SK-DISC-03: each way to lay a tile says why it is not allowed.
#[test]
fn a_tile_to_be_laid_says_why_not() {
    let scenario = "
        rule SK-DISC-02 SK-DISC-03
        g6: nesw
        h5: ws
        A at g6

        A: move north
        chance: tile TI-07
        ";
    let Some(Moment::Laying { turns, .. }) = seen(scenario).moment else { panic!("a tile is to be laid") };
    let said: Vec<_> = turns
        .iter()
        .map(|turn| {
            format!(
                "{}: {} {}",
                turn.turns,
                turn.rule.clone().unwrap_or_default(),
                turn.refused.clone().unwrap_or_default()
            )
        })
        .collect();
    expect![[r#"
        0: SK-DISC-02 the tile must connect to the passage you came from
        1:  
        2:  
        3: SK-DISC-03 the tile must connect to as many discovered passages as it can"#]]
    .assert_eq(&said.join("\n"));
}

/// SK-ENC-02, SK-FOCUS-01: an encounter shows what is needed, its parts, one's modifiers and the odds per focus.
#[test]
fn an_encounter_shows_its_odds() {
    let scenario = "
        rule SK-ENC-02 SK-FOCUS-01
        g6: nesw gaze jealous-guardian
        A hand brass-knuckles leaden-idol thirsty-chalice
        A dazed
        A ap 4

        A: move north
        ";
    let Some(Moment::Rolling(roll)) = seen(scenario).moment else { panic!("a roll is to come") };
    let parts =
        |parts: &[skulldug::Part]| parts.iter().map(|p| format!("{} {}", p.what, p.n)).collect::<Vec<_>>().join(", ");
    expect!["needs 6: printed 3, treasures 2, gaze 1; adds dazed -1, brass-knuckles 1; damage 2; odds [1, 2, 3]"]
        .assert_eq(&format!(
            "needs {}: {}; adds {}; damage {}; odds {:?}",
            roll.needs.unwrap(),
            parts(&roll.parts),
            parts(&roll.modifiers),
            roll.damage.unwrap(),
            roll.odds
        ));
}

/// SK-LOS-01: the line of sight of who is asked.
#[test]
fn the_view_has_the_line_of_sight() {
    let view = seen("g6: ns\ng5: ns\ng4: ew\nA at g6\n\n");
    let sight: Vec<_> = view.sight.iter().map(|cell| cell.to_string()).collect();
    assert_eq!(sight, ["g5", "g6", "g7"]);
}

/// SK-CARD-09, SK-RESIGN-01: a window is a reaction that can be declined; so is the question whether to resign.
#[test]
fn windows_are_reactions() {
    let reaction = |scenario: &str, seat: usize| {
        let state = table(scenario);
        Skulldug::reaction(&state, Seat::new(seat)).map(|reaction| (reaction.topics, reaction.decline))
    };
    let hit = "
        g6: nesw
        A at g6
        B at g6
        A hand boomerang
        B hand flak-jacket-1 brittle-shield-2 snare-1

        A: throw boomerang B
        chance: die 1
        A: focus 0
        chance: die 6
        ";
    assert_eq!(reaction(hit, 1), Some((vec!["flak-jacket", "brittle-shield"], Action::Pass)));
    assert_eq!(reaction(hit, 0), None);
    assert_eq!(reaction("A at g7\n\nA: end turn", 1), Some((vec!["resign"], Action::Play)));
    assert_eq!(reaction("A at g7\n\n", 0), None);
}

/// SK-R-65: both partners are asked, and one has control.
#[test]
fn both_partners_are_asked() {
    let view = seen("players 4, mode team\nA at g7\n\nA: yield");
    assert_eq!((view.asked, view.current), (vec![Seat::new(0), Seat::new(2)], Seat::new(2)));
}

/// SK-PASS-09: no explorer, no item and no monster.
#[test]
fn an_empty_passage_holds_nothing() {
    let state = table("g6: ns\ng5: ns basilisk\ng4: ns\nA at g4\n\n");
    let is_empty = |cell: &str| state.is_empty_at(cell.parse().unwrap());
    assert_eq!(["g6", "g5", "g4", "g7"].map(is_empty), [true, false, false, false]);
}

/// SK-SETUP-06: chance decides only what it is asked.
#[test]
fn chance_waits_for_its_moment() {
    let asked = "refused SK-SETUP-06: chance has nothing of that kind to decide now";
    assert_eq!(refusal("A at g7\n\n", "chance: die 3"), asked);
    assert_eq!(refusal("A at g7\n\nA: move north", "chance: die 3"), asked);
    assert_eq!(refusal("g6: ns\n\nA: move north\nA: move north", "chance: tile TI-00"), asked);
}
