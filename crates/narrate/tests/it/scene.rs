//! Positions in words: places that hang together, with all that can be done there, in every game.

use catalog::{GameId, Match};
use kernel::{Actor, Seat, Viewer};
use narrate::{Language, People, scene};
use protocol::Scene;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Positions of a game that are looked at.
const POSITIONS: usize = 250;

fn names() -> Vec<String> {
    ["Anna", "Ben"].map(String::from).to_vec()
}

/// A random game's first steps, with a look at every position.
fn each_position(game: GameId, mut look: impl FnMut(&dyn Match)) {
    let mut live = catalog::open(game, &game.usual_setup(2)).unwrap();
    let mut rng = ChaCha20Rng::seed_from_u64(7);
    for _ in 0..POSITIONS {
        look(&*live);
        match live.actor() {
            Actor::Over => return,
            Actor::Chance => _ = live.roll(&mut rng),
            Actor::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let legal = live.legal(seat);
                live.act(seat, &legal[rng.next_u32() as usize % legal.len()].0).unwrap();
            }
        }
    }
}

fn asked(game: &dyn Match) -> Option<Seat> {
    match game.actor() {
        Actor::Seats(seats) => seats.iter().next(),
        Actor::Chance | Actor::Over => None,
    }
}

/// As the one who is asked hears it, with what may be done.
fn told(game: &dyn Match) -> Option<(Scene, usize)> {
    let seat = asked(game)?;
    Some((
        scene(game, Viewer::seat(seat), Some(seat), People { names: &names(), language: Language::English }),
        game.legal(seat).len(),
    ))
}

#[test]
fn places_have_names_of_their_own_and_exits_that_lead_somewhere() {
    for game in GameId::ALL {
        each_position(*game, |game| {
            for viewer in [Viewer::seat(Seat::new(0)), Viewer::seat(Seat::new(1)), Viewer::PUBLIC] {
                let scene = scene(game, viewer, None, People { names: &names(), language: Language::English });
                let ids: Vec<_> = scene.places.iter().map(|place| &place.id).collect();
                let mut once = ids.clone();
                once.sort();
                once.dedup();
                assert_eq!(once.len(), ids.len(), "{ids:?}");
                for place in &scene.places {
                    assert!(!place.name.is_empty() && place.offers.is_empty());
                    for exit in &place.exits {
                        assert!(exit.to.as_ref().is_none_or(|to| ids.contains(&to)), "{exit:?} of {place:?}");
                    }
                }
                let said = [&scene.whereabouts, &scene.near, &scene.hand];
                for sentence in said.into_iter().chain(&scene.players).chain(&scene.table) {
                    let is_one = sentence.ends_with(['.', '!']) && sentence.starts_with(|c: char| c.is_uppercase());
                    assert!(is_one, "{sentence}");
                }
                if viewer == Viewer::PUBLIC {
                    assert!(scene.places.iter().all(|place| !place.yours && place.news.is_empty()));
                    assert_eq!(scene.hand, "You are watching and have no hand.");
                }
            }
        });
    }
}

#[test]
fn ones_own_places_come_first() {
    for game in GameId::ALL {
        each_position(*game, |game| {
            let Some((scene, _)) = told(game) else { return };
            let yours: Vec<bool> = scene.places.iter().map(|place| place.yours).collect();
            assert!(yours.is_sorted_by(|a, b| a >= b), "{yours:?}");
        });
    }
}

/// Most of what a turn consists of happens somewhere; all places together offer it, and nothing that is not legal.
#[test]
fn what_can_be_done_is_told_where_it_is_done() {
    for id in GameId::ALL {
        let (mut somewhere, mut all) = (0, 0);
        each_position(*id, |game| {
            let Some((scene, n_legal)) = told(game) else { return };
            let mut offered: Vec<usize> = scene.places.iter().flat_map(|place| place.offers.clone()).collect();
            offered.sort_unstable();
            offered.dedup();
            assert!(offered.iter().all(|index| *index < n_legal));
            somewhere += offered.len();
            all += n_legal;
        });
        assert!(somewhere * 2 > all, "{id}: {somewhere} of {all} actions have a place");
    }
}

#[test]
fn what_others_did_since_my_last_turn_is_news() {
    for id in GameId::ALL {
        let mut n_news = 0;
        each_position(*id, |game| {
            let Some((scene, _)) = told(game) else { return };
            n_news += scene.places.iter().map(|place| place.news.len()).sum::<usize>();
        });
        assert!(n_news > 0, "{id}: something changes");
    }
}

/// What I do on my turn adds nothing to the news it began with; it may only make some of it old, or young again.
#[test]
fn my_own_actions_are_no_news() {
    for id in GameId::ALL {
        let mut began: Option<(Seat, usize)> = None;
        each_position(*id, |game| {
            let Some(seat) = asked(game) else {
                began = None;
                return;
            };
            let scene = scene(game, Viewer::seat(seat), None, People { names: &names(), language: Language::English });
            let n_news = scene.places.iter().map(|place| place.news.len()).sum::<usize>();
            match began {
                Some((before, first)) if before == seat => assert!(n_news <= first, "{id}"),
                _ => began = Some((seat, n_news)),
            }
        });
    }
}

/// The doors of the printed board go both ways, in opposite directions.
#[test]
fn doors_of_the_cave_lead_there_and_back() {
    let live = catalog::open(GameId::CaveTroll, &GameId::CaveTroll.usual_setup(2)).unwrap();
    let scene = scene(&*live, Viewer::PUBLIC, None, People { names: &names(), language: Language::English });
    let opposite = |way: &str| match way {
        "north" => "south",
        "south" => "north",
        "east" => "west",
        _ => "east",
    };
    let n_exits: usize = scene.places.iter().map(|place| place.exits.len()).sum();
    assert_eq!(n_exits, 2 * 63, "each door is an exit of two areas");
    for place in &scene.places {
        for exit in &place.exits {
            let there = scene.places.iter().find(|other| Some(&other.id) == exit.to.as_ref()).unwrap();
            let way = exit.words.split(':').next().unwrap();
            let back = there.exits.iter().filter(|back| back.to.as_ref() == Some(&place.id));
            assert!(
                back.into_iter().any(|back| back.words.starts_with(opposite(way))),
                "{} {}, but there {:?}",
                place.name,
                exit.words,
                there.exits
            );
        }
    }
}
