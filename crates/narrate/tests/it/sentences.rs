//! Whole games told: every sentence reads well and tells a seat nothing it may not know.

use catalog::{GameId, Match};
use kernel::{Actor, Seat, Viewer};
use narrate::{Language, People, board, offers, prompt, told, topic};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

fn names() -> Vec<String> {
    ["Anna", "Ben", "Cleo"].map(String::from).to_vec()
}

/// A random game, with something to be done at every position.
fn each_position(seed: u64, mut look: impl FnMut(&dyn Match)) {
    let setup = serde_json::json!({ "players": 3, "alternates": [0, 127, 85], "house": [] });
    let mut game = catalog::open(GameId::CaveTroll, &setup).unwrap();
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    loop {
        look(&*game);
        match game.actor() {
            Actor::Over => return,
            Actor::Chance => _ = game.roll(&mut rng),
            Actor::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let legal = game.legal(seat);
                let choice = rng.next_u32() as usize % legal.len();
                // Draw often, so that games end.
                let choice = legal
                    .iter()
                    .position(|(_, text)| text == "draw")
                    .filter(|_| choice.is_multiple_of(2))
                    .unwrap_or(choice);
                game.act(seat, &legal[choice].0).unwrap();
            }
        }
    }
}

#[test]
fn sentences_are_sentences() {
    each_position(3, |game| {
        for viewer in Seat::first(3).map(Viewer::seat).chain([Viewer::PUBLIC]) {
            let asked = prompt(game, viewer, People { names: &names(), language: Language::English });
            assert!(asked.ends_with(['.', '!']) && asked.starts_with(char::is_uppercase), "{asked}");
            assert!(
                board(game, viewer, People { names: &names(), language: Language::English }).contains("Scoring pile")
            );
            if let Some(last) = game.n_steps().checked_sub(1) {
                let told = told(game, last, viewer, People { names: &names(), language: Language::English });
                assert_eq!(told.events.len(), told.sentences.len());
                for sentence in told.sentences.iter().filter(|sentence| !sentence.is_empty()) {
                    assert!(sentence.ends_with('.') && sentence.starts_with(char::is_uppercase), "{sentence}");
                }
            }
        }
    });
}

#[test]
fn offers_match_the_legal_actions_and_differ_from_each_other() {
    each_position(4, |game| {
        for seat in Seat::first(3) {
            let offers = offers(game, seat, People { names: &names(), language: Language::English });
            assert_eq!(
                offers.iter().map(|offer| &offer.action).collect::<Vec<_>>(),
                game.legal(seat).iter().map(|(action, _)| action).collect::<Vec<_>>()
            );
            let mut words: Vec<_> = offers.iter().map(|offer| offer.words.clone()).collect();
            words.sort();
            words.dedup();
            assert_eq!(words.len(), offers.len(), "two offers sound alike: {offers:?}");
        }
    });
}

#[test]
fn a_spectator_hears_of_no_hidden_card() {
    each_position(5, |game| {
        if let Some(last) = game.n_steps().checked_sub(1) {
            let sentences = told(game, last, Viewer::PUBLIC, People { names: &names(), language: Language::English })
                .sentences
                .join(" ");
            assert!(!sentences.contains("draws Adventurer") && !sentences.contains(" holds "), "{sentences}");
        }
    });
}

#[test]
fn a_topic_is_called_by_its_name_and_one_without_is_read_as_it_is_written() {
    assert_eq!(topic(GameId::CavePilot, "k3", Language::English), "K3 command system");
    assert_eq!(topic(GameId::Skulldug, "resign", Language::English), "the start of a turn");
    assert_eq!(topic(GameId::Skulldug, "flak-jacket", Language::English), "Flak Jacket");
    assert_eq!(topic(GameId::Skulldug, "flak-jacket", Language::German), "Schutzweste");
    assert_eq!(topic(GameId::CaveTroll, "whip", Language::English), "whip");
}
