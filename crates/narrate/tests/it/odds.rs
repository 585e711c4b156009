//! Odds in whole games: they add up, they come of the view alone, and chance keeps to them.

use std::collections::BTreeMap;

use catalog::{GameId, Match};
use kernel::{Actor, Seat};
use narrate::{Language, Odds, odds};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::Value;

/// Looks at choices of random games: at those whose notation begins with a word, with their odds.
fn each_risk(
    game: GameId,
    (seeds, decisions): (u64, usize),
    word: &str,
    mut look: impl FnMut(&dyn Match, Seat, &Value, &str, &Odds),
) {
    for seed in 0..seeds {
        let mut live = catalog::open(game, &game.usual_setup(2)).unwrap();
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        for _ in 0..decisions {
            while live.actor() == Actor::Chance {
                live.roll(&mut rng);
            }
            let Actor::Seats(seats) = live.actor() else { break };
            let seat = seats.iter().next().unwrap();
            let legal = live.legal(seat);
            let (action, text) = &legal[rng.next_u32() as usize % legal.len()];
            if text.starts_with(word) {
                let found = odds(&*live, seat, action, Language::English).expect("a legal action can be tried");
                look(&*live, seat, action, text, &found);
            }
            live.act(seat, action).unwrap();
        }
    }
}

#[test]
fn shares_add_up_and_every_game_has_risks() {
    for game in GameId::ALL {
        let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
        each_risk(*game, (2, 90), "", |_, _, _, text, odds| {
            if odds.lines.is_empty() {
                return;
            }
            let sum: f64 = odds.lines.iter().map(|line| line.share).sum();
            assert!((sum - 1.0).abs() < 1e-6, "{game}: {odds:?}");
            assert!(odds.lines.len() <= 6 && odds.lines.iter().all(|line| line.share > 0.0), "{game}: {odds:?}");
            let mut words: Vec<_> = odds.lines.iter().map(|line| &line.words).collect();
            words.sort();
            words.dedup();
            assert_eq!(words.len(), odds.lines.len(), "{game}: {odds:?}");
            *kinds.entry(text.split(' ').next().unwrap().to_owned()).or_default() += 1;
        });
        assert!(!kinds.is_empty(), "{game} has no risks");
    }
}

/// The same view before different truths: the same odds. Here the truth differs by what chance dealt to the others.
#[test]
fn odds_come_of_the_view_alone() {
    for game in [GameId::CaveTroll, GameId::Casadh] {
        let mut compared = 0;
        let mut seen: BTreeMap<String, Vec<(Value, Odds)>> = BTreeMap::new();
        for seed in 0..12 {
            let mut live = catalog::open(game, &game.usual_setup(2)).unwrap();
            let mut rng = ChaCha20Rng::seed_from_u64(seed);
            while live.actor() == Actor::Chance {
                live.roll(&mut rng);
            }
            let Actor::Seats(seats) = live.actor() else { continue };
            let seat = seats.iter().next().unwrap();
            let view = live.view(kernel::Viewer::seat(seat)).to_string();
            let found: Vec<_> = live
                .legal(seat)
                .into_iter()
                .map(|(action, _)| (action.clone(), odds(&*live, seat, &action, Language::English).unwrap()))
                .collect();
            if let Some(before) = seen.get(&view) {
                assert_eq!(before, &found, "{game}");
                compared += 1;
            }
            seen.insert(view, found);
        }
        if game == GameId::CaveTroll {
            assert!(compared > 0, "no two deals look alike to a seat of {game}");
        }
    }
}

/// Where the odds are exact, what happens often enough comes out as often as they say.
#[test]
fn chance_keeps_to_the_odds() {
    let mut checked = 0;
    each_risk(GameId::CaveTroll, (1, 40), "draw", |live, seat, action, _, odds| {
        if odds.about || checked == 2 {
            return;
        }
        checked += 1;
        let record = live.record(Vec::new());
        let mut counts: BTreeMap<String, u32> = BTreeMap::new();
        for seed in 0..600 {
            let mut again = catalog::open(GameId::CaveTroll, &GameId::CaveTroll.usual_setup(2)).unwrap();
            (0..live.n_steps()).for_each(|step| again.take(&live.step_text(step)).unwrap());
            again.act(seat, action).unwrap();
            let drawn = again.roll(&mut ChaCha20Rng::seed_from_u64(seed));
            *counts.entry(class_of(&drawn)).or_default() += 1;
        }
        for line in &odds.lines {
            let is_other = |words: &String| odds.lines.iter().all(|line| line.words != *words);
            let seen: u32 = match line.words.as_str() {
                "something else" => counts.iter().filter(|(words, _)| is_other(words)).map(|(_, n)| n).sum(),
                words => counts.get(words).copied().unwrap_or(0),
            };
            let seen = f64::from(seen) / 600.0;
            assert!((seen - line.share).abs() < 0.08, "{}: {seen} for {} in {record}", line.words, line.share);
        }
    });
    assert_eq!(checked, 2);
}

/// What a draw is called in the odds.
fn class_of(drawn: &str) -> String {
    let card = drawn.rsplit(' ').next().unwrap();
    let monsters = ["cave-troll", "orc", "wraith", "rampaging-troll", "grunt", "siren-banshee"];
    match card {
        _ if card.starts_with("adventurer") => "you draw an adventurer",
        "treasure" => "you draw the treasure chest",
        "score-a-room" => "you draw Score a Room",
        "find-an-artifact" => "you draw Find an Artifact",
        _ if monsters.contains(&card) => "you draw a monster",
        _ => "you draw a hero with a power",
    }
    .to_owned()
}

/// A Grue is moved by a roll above the number of spelunkers in the caves; nothing else has a part in that.
#[test]
fn a_roll_is_as_likely_as_the_die_says() {
    let mut rolls = 0;
    each_risk(GameId::Casadh, (150, 400), "try", |live, seat, _, _, odds| {
        rolls += 1;
        let inside = live.view(kernel::Viewer::seat(seat))["inside"].as_f64().unwrap();
        let moved = odds.lines.iter().find(|line| line.words == "you may move a Grue").map_or(0.0, |line| line.share);
        assert!((moved - (6.0 - inside) / 6.0).abs() < 1e-9, "{moved} with {inside} inside");
    });
    assert!(rolls > 0, "nobody ever tried to move a Grue");
}
