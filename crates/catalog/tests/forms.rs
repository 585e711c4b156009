//! What a form tells is what the game does: every open choice begins a game, every barred one is refused in the same words.

use std::collections::BTreeSet;

use catalog::{Form, GameId, Kind, open, why_no_table};
use serde_json::Value;
use words::Language;

/// Forms that are looked at, of each game.
const MOST_FORMS: usize = 300;

/// All forms that one reaches from the ready agreements by choosing, up to [`MOST_FORMS`], the nearest first. The parts of
/// a thing are chosen alike, so of each only the first leads on.
fn forms(game: GameId) -> Vec<Form> {
    let presets = game.presets(Language::English).into_iter().flat_map(|preset| preset.setups);
    let mut next: Vec<Value> = presets.map(|(_, setup)| setup).collect();
    let mut met: BTreeSet<String> = next.iter().map(Value::to_string).collect();
    let mut forms = Vec::new();
    let (fewest, most) = game.shelf().players;
    while forms.len() < MOST_FORMS && forms.len() < next.len() {
        let form = game.form(&next[forms.len()], Language::English).expect("what was chosen can be played");
        let players = (fewest..=most).map(|n| ("players".to_owned(), n.to_string()));
        let offered = form.groups.iter().flat_map(|group| {
            let leading = if group.kind == Kind::Parts { 1 } else { group.choices.len() };
            let open = group.choices.iter().take(leading).filter(|choice| choice.barred.is_none());
            open.map(|choice| (group.id.clone(), choice.id.clone()))
        });
        for (group, id) in players.chain(offered) {
            let chosen = game.choose(&form.setup, &group, &id, 5);
            let setup = chosen.unwrap_or_else(|no| panic!("{game}: {group} {id} is offered at {}: {no}", form.setup));
            if met.insert(setup.to_string()) {
                next.push(setup);
            }
        }
        forms.push(form);
    }
    forms
}

#[test]
fn every_open_choice_begins_a_game_and_every_barred_one_is_refused_in_the_same_words() {
    for game in GameId::ALL.iter().copied() {
        let (mut n_open, mut n_barred) = (0, 0);
        for form in forms(game) {
            assert_eq!(open(game, &form.setup).unwrap().n_seats(), usize::from(form.players));
            for (group, choice) in form.groups.iter().flat_map(|all| all.choices.iter().map(move |one| (all, one))) {
                let asked = format!("{game}: {} {} at {}", group.id, choice.id, form.setup);
                match (&choice.barred, game.choose(&form.setup, &group.id, &choice.id, 5)) {
                    (None, Ok(setup)) => {
                        n_open += 1;
                        open(game, &setup).unwrap_or_else(|no| panic!("{asked}: {no}"));
                    }
                    (Some(told), Err(no)) => {
                        n_barred += 1;
                        assert_eq!(*told, why_no_table(&no, Language::English), "{asked}");
                        assert!(told.contains(" (") && told.ends_with(')'), "{asked}: {told} names no rule");
                    }
                    (None, Err(no)) => panic!("{asked} is told as open: {no}"),
                    (Some(told), Ok(_)) => panic!("{asked} is told as barred: {told}"),
                }
            }
        }
        assert!(n_open > 100, "{game}");
        assert_eq!(n_barred > 0, matches!(game, GameId::Skulldug | GameId::CavePilot), "{game}: {n_barred}");
    }
}

/// Of a choice between several just one holds afterwards: the one that was chosen.
#[test]
fn what_is_chosen_is_told_as_chosen() {
    for game in GameId::ALL.iter().copied() {
        for form in forms(game) {
            for group in form.groups.iter().filter(|group| matches!(group.kind, Kind::One | Kind::List)) {
                for choice in group.choices.iter().filter(|choice| choice.barred.is_none()) {
                    let setup = game.choose(&form.setup, &group.id, &choice.id, 5).unwrap();
                    let after = game.form(&setup, Language::English).unwrap();
                    let same = after.groups.iter().find(|other| other.id == group.id).expect("a group stays");
                    let held: Vec<_> = same.choices.iter().filter(|choice| choice.chosen).map(|one| &one.id).collect();
                    assert_eq!(held, [&choice.id], "{game}: {} at {}", group.id, form.setup);
                }
            }
        }
    }
}

/// The ends of a number can be chosen, and what lies beyond them cannot.
#[test]
fn numbers_end_where_they_are_told_to() {
    let setup = GameId::Casadh.usual_setup(3);
    let form = GameId::Casadh.form(&setup, Language::English).unwrap();
    let mut n_numbers = 0;
    for group in form.groups {
        let Kind::Number { least, most } = group.kind else { continue };
        n_numbers += 1;
        let choose = |n: u16| GameId::Casadh.choose(&setup, &group.id, &n.to_string(), 0);
        assert!(choose(least).is_ok() && choose(most).is_ok());
        assert!(choose(least - 1).is_err() && choose(most + 1).is_err());
    }
    assert_eq!(n_numbers, 2);
}

#[test]
fn every_number_of_players_can_be_chosen_and_no_other() {
    for game in GameId::ALL.iter().copied() {
        let (fewest, most) = game.shelf().players;
        let setup = game.usual_setup(3);
        for players in fewest..=most {
            let chosen = game.choose(&setup, "players", &players.to_string(), 0).unwrap();
            assert_eq!(open(game, &chosen).unwrap().n_seats(), usize::from(players), "{game}");
        }
        for players in [fewest - 1, most + 1] {
            assert!(game.choose(&setup, "players", &players.to_string(), 0).is_err(), "{game} for {players}");
        }
        for (group, id) in
            [("players", "many"), ("weather", "fair"), ("house", "everything-goes"), ("figures-Z", "orc")]
        {
            let no = game.choose(&setup, group, id, 0).expect_err("there is no such choice");
            assert_ne!(why_no_table(&no, Language::German), why_no_table(&no, Language::English), "{game}");
        }
    }
}

#[test]
fn presets_begin_games_and_the_first_is_what_most_people_want() {
    for game in GameId::ALL.iter().copied() {
        let presets = game.presets(Language::English);
        assert_eq!((presets[0].id, presets[1].id, presets[1].bots), ("usual", "first", "novice"), "{game}");
        for preset in &presets {
            for (players, setup) in &preset.setups {
                assert_eq!(open(game, setup).unwrap().n_seats(), usize::from(*players), "{game} {}", preset.id);
            }
        }
        let usual = presets[0].setups.iter().find(|(players, _)| *players == 3).map(|(_, setup)| setup);
        assert_eq!(usual, Some(&game.usual_setup(3)), "{game}");
    }
}

#[test]
fn everything_on_a_form_has_its_words() {
    for game in GameId::ALL.iter().copied() {
        let presets = game.presets(Language::German);
        assert!(presets.iter().all(|preset| preset.name != preset.id && preset.text != preset.id), "{game}");
        for form in forms(game) {
            for language in Language::ALL {
                for group in game.form(&form.setup, language).unwrap().groups {
                    assert_ne!(group.name, group.id, "{game}");
                    for choice in group.choices {
                        let which = format!("{}-{}", group.id, choice.id);
                        assert!(choice.name != which && !choice.name.is_empty(), "{game} has no name for {which}");
                        let explains = matches!(group.kind, Kind::One | Kind::Any) && choice.id != "own";
                        assert!(!explains || !choice.text.is_empty(), "{game} has no text for {which}");
                    }
                }
            }
        }
    }
}

/// Lots are drawn anew each time, the same for all, and are no set that has a name.
#[test]
fn figures_drawn_by_lot_differ_with_the_lots() {
    let setup = GameId::CaveTroll.usual_setup(3);
    let drawn = |lots| GameId::CaveTroll.choose(&setup, "set", "drawn", lots).unwrap();
    assert_ne!(drawn(1), drawn(2));
    for lots in 0..125 {
        let form = GameId::CaveTroll.form(&drawn(lots), Language::English).unwrap();
        let chosen = form.groups[0].choices.iter().find(|choice| choice.chosen).unwrap();
        assert_eq!((chosen.id.as_str(), chosen.things.len()), ("drawn", 7));
    }
}

#[test]
fn a_number_is_worth_a_word_once_somebody_changed_it() {
    let [preset, ..] = &*GameId::Casadh.presets(Language::English) else { panic!("there are ready agreements") };
    let usual = &preset.setups[0].1;
    let agreed = |setup: &Value| GameId::Casadh.form(setup, Language::English).expect("it can be played").agreed;
    assert_eq!(agreed(usual), Vec::<String>::new(), "as printed");
    let shorter = GameId::Casadh.choose(usual, "stall", "12", 0).expect("it is offered");
    assert_eq!(agreed(&shorter), ["Ends after 12 rounds in which nothing happens"]);
}
