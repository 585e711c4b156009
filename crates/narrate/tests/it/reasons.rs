//! Reasons in whole games: they read well, and what is said beforehand is seen afterwards.

use catalog::GameId;
use kernel::{Actor, Viewer};
use narrate::{Language, People, why_do, why_done};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Decisions that are looked at.
const DECISIONS: usize = 400;

/// Every reason of a random game: the step in notation, what was said beforehand, and what afterwards.
fn reasons(game: GameId) -> Vec<(String, Option<String>, Option<String>)> {
    let names = ["Anna", "Ben"].map(String::from);
    let mut live = catalog::open(game, &game.usual_setup(2)).unwrap();
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    let mut all = Vec::new();
    while all.len() < DECISIONS {
        match live.actor() {
            Actor::Over => break,
            Actor::Chance => _ = live.roll(&mut rng),
            Actor::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let legal = live.legal(seat);
                let (action, notation) = &legal[rng.next_u32() as usize % legal.len()];
                let said = why_do(&*live, seat, action, People { names: &names, language: Language::English });
                let step = live.n_steps();
                live.act(seat, action).unwrap();
                let seen =
                    why_done(&*live, step, Viewer::seat(seat), People { names: &names, language: Language::English });
                all.push((notation.clone(), said, seen));
            }
        }
    }
    all
}

#[test]
fn reasons_are_sentences_and_every_game_has_them() {
    for game in GameId::ALL {
        let all = reasons(*game);
        let said: Vec<_> = all.iter().filter_map(|(_, said, _)| said.as_ref()).collect();
        for sentence in &said {
            assert!(sentence.starts_with("That ") && sentence.ends_with('.'), "{sentence}");
        }
        assert!(said.len() * 5 > all.len(), "{game}: {} reasons for {} decisions", said.len(), all.len());
    }
}

/// Nobody can know beforehand what chance or others hide, so less may be said; but nothing else.
#[test]
fn what_is_said_beforehand_is_seen_afterwards() {
    for game in GameId::ALL {
        let all = reasons(*game);
        let told = all.iter().filter(|(_, said, _)| said.is_some()).count();
        let same = all.iter().filter(|(_, said, seen)| said.is_some() && said == seen).count();
        assert!(same * 10 >= told * 9, "{game}: {same} of {told}");
    }
}
