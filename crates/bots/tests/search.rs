//! What the search promises, whatever the game: it knows no more than its seat, repeats itself, stops when told, keeps
//! to its memory, and does not think about what is forced. Every game is one line in each test.

use std::thread;
use std::time::{Duration, Instant};

use bots::{Character, Level, Limit, Means, Mind, Options, Reach, Stop, Taste, Thought, choose, known};
use casadh::Casadh;
use cave_pilot::CavePilot;
use cave_troll::CaveTroll;
use kernel::{Drawn, Game, Heuristics, Seat, Step, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use skulldug::Skulldug;

// A table of each game, as it is written down.
const TROLL: &str = "players 2, set original";
const HALF: &str = "players 3, set half";
const CASADH: &str = "players 3";
const PILOT: &str = "competitive, players 2, deck easy 12";
const SKULLDUG: &str = "players 3, mode free-for-all, cap 400";

/// Positions of random games in which somebody is asked, with what they may do, until `visit` has seen enough.
fn positions<G: Heuristics + Drawn>(setup: &str, seed: u64, mut visit: impl FnMut(&G::State, Seat, usize) -> bool) {
    let setup: G::Setup = setup.parse().expect("the tables above are written as the games write them");
    for game in 0.. {
        let mut rng = ChaCha8Rng::seed_from_u64(seed + game);
        let mut state = G::start(&setup).unwrap();
        let mut legal = Vec::new();
        while let Some(step) = testkit::by_verb::<G>(&state, &mut rng, &mut Vec::new()) {
            if let Step::Act(seat, _) = step {
                legal.clear();
                G::legal(&state, seat, &mut legal);
                if !visit(&state, seat, legal.len()) {
                    return;
                }
            }
            G::apply(&mut state, step, &mut ()).unwrap();
        }
    }
}

fn think<G: Heuristics>(view: &G::View, seat: Seat, options: &Options, seed: u64) -> Thought<G::Action> {
    Mind::<G>::default().think(view, seat, (options, Taste::NONE), seed, &Stop::default())
}

fn iterations(n: u64) -> Options {
    Options::new(Limit::Iterations(n))
}

/// What a game keeps from its players.
#[derive(PartialEq)]
enum Table {
    /// Hands, or what lies face down.
    HasSecrets,
    /// Nothing but what nobody can know.
    IsOpen,
}

/// The same view in two worlds, the same seed: the same action, at every level, in a thousand positions. Where all is
/// open there are no two worlds to tell apart.
fn does_not_know_what_its_seat_cannot_see<G: Heuristics + Drawn>(setup: &str, table: Table) {
    const POSITIONS: usize = 1_000;
    let means = Means { limit: Some(Limit::Iterations(4)), ..Means::default() };
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let (mut compared, mut differed) = (0, 0);
    positions::<G>(setup, 31, |state, seat, _| {
        let view = G::view(state, Viewer::seat(seat));
        let other_world = G::imagine(&view, &mut rng);
        differed += usize::from(other_world != *state);
        let view_there = G::view(&other_world, Viewer::seat(seat));
        for level in Level::ALL {
            let at = |view| choose::<G>(view, seat, *level, &means, compared as u64);
            assert_eq!(at(&view), at(&view_there), "{level} in {}", G::draw(state));
        }
        compared += 1;
        compared < POSITIONS
    });
    let enough = if table == Table::HasSecrets { POSITIONS / 4..=POSITIONS } else { 0..=0 };
    assert!(enough.contains(&differed), "{}: the worlds differed in {differed} positions", G::ID);
}

#[test]
fn a_bot_does_not_know_what_its_seat_cannot_see() {
    does_not_know_what_its_seat_cannot_see::<CaveTroll>(HALF, Table::HasSecrets);
    does_not_know_what_its_seat_cannot_see::<Casadh>(CASADH, Table::HasSecrets);
    does_not_know_what_its_seat_cannot_see::<CavePilot>(PILOT, Table::IsOpen);
    does_not_know_what_its_seat_cannot_see::<Skulldug>(SKULLDUG, Table::HasSecrets);
}

/// The same view, options and seed: the same thought; with several threads too.
fn repeats_itself<G: Heuristics + Drawn>(setup: &str) {
    let mut n = 0;
    positions::<G>(setup, 5, |state, seat, _| {
        n += 1;
        if n % 40 != 0 {
            return n < 800;
        }
        let view = G::view(state, Viewer::seat(seat));
        for threads in [1, 2, 3] {
            let options = Options { threads, ..iterations(100) };
            let thought = think::<G>(&view, seat, &options, 1);
            assert_eq!(thought, think::<G>(&view, seat, &options, 1));
            assert!(thought.iterations <= 100, "{threads} threads share the iterations");
        }
        n < 800
    });
}

#[test]
fn a_search_repeats_itself() {
    repeats_itself::<CaveTroll>(TROLL);
    repeats_itself::<Casadh>(CASADH);
    repeats_itself::<CavePilot>(PILOT);
    repeats_itself::<Skulldug>(SKULLDUG);
}

/// A strong bot plays on less far than a master who goes by written opinions; where both play on as far, they differ in nothing but
/// their time. A master asks what was learned, where something was.
fn a_master_looks_farther<G: Heuristics + Drawn>(setup: &str) {
    let means = Means { limit: Some(Limit::Iterations(20)), ..Means::default() };
    let (mut n, mut differed) = (0, 0);
    positions::<G>(setup, 63, |state, seat, n_legal| {
        if n_legal > 1 {
            n += 1;
            let view = G::view(state, Viewer::seat(seat));
            let strong = think::<G>(&view, seat, &Options { reach: Reach::Near, ..iterations(20) }, 1);
            let master = think::<G>(&view, seat, &iterations(100), 1);
            assert_eq!(choose::<G>(&view, seat, Level::Strong, &means, 1), strong.action);
            let handmade = Character { is_handmade: true, ..Level::Master.into() };
            assert_eq!(choose::<G>(&view, seat, handmade, &means, 1), master.action);
            let learned = think::<G>(&view, seat, &Options { learned: known::<G>(), ..iterations(100) }, 1);
            assert_eq!(choose::<G>(&view, seat, Level::Master, &means, 1), learned.action);
            differed += usize::from(think::<G>(&view, seat, &iterations(20), 1).value != strong.value);
        }
        n < 40
    });
    let [near, far] = [G::PLAY_ON.near, G::PLAY_ON.far].map(|legs| legs.iter().sum::<u32>());
    assert_eq!(differed > 0, near < far, "{}, {setup}: {differed} thoughts differed", G::ID);
}

#[test]
fn a_master_looks_farther_than_a_strong_bot() {
    a_master_looks_farther::<CaveTroll>(TROLL);
    a_master_looks_farther::<Casadh>(CASADH);
    a_master_looks_farther::<CavePilot>(PILOT);
    a_master_looks_farther::<Skulldug>(SKULLDUG);
    a_master_looks_farther::<Skulldug>("players 2, mode duel, cap 400");
}

/// A position with many choices, in the middle of a game.
fn wide<G: Heuristics + Drawn>(setup: &str) -> (G::View, Seat) {
    let mut found = None;
    let mut n = 0;
    positions::<G>(setup, 77, |state, seat, n_legal| {
        n += 1;
        found = Some((G::view(state, Viewer::seat(seat)), seat));
        n < 60 || n_legal < 8
    });
    found.expect("a game has decisions")
}

fn stops_when_told<G: Heuristics + Drawn>(setup: &str) {
    let (view, seat) = wide::<G>(setup);
    let stop = Stop::default();
    let options = Options { threads: 2, ..Options::new(Limit::Time(Duration::from_secs(60))) };
    let begun = Instant::now();
    let thought = thread::scope(|scope| {
        let search = scope.spawn(|| Mind::<G>::default().think(&view, seat, (&options, Taste::NONE), 3, &stop));
        thread::sleep(Duration::from_millis(30));
        stop.stop();
        search.join().unwrap()
    });
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    assert!(thought.iterations > 0);
    // Stopped before it began, it still answers.
    let at_once = Mind::<G>::default().think(&view, seat, (&options, Taste::NONE), 3, &stop);
    assert_eq!(at_once.iterations, 2, "one a thread");
}

#[test]
fn a_search_stops_when_told() {
    stops_when_told::<CaveTroll>(TROLL);
    stops_when_told::<Casadh>(CASADH);
    stops_when_told::<CavePilot>(PILOT);
    stops_when_told::<Skulldug>(SKULLDUG);
}

/// When the rest of its iterations could not change the choice a search answers; never before half of them.
fn stops_when_its_choice_is_settled<G: Heuristics + Drawn>(setup: &str) {
    let (mut n, mut early) = (0, 0);
    positions::<G>(setup, 41, |state, seat, n_legal| {
        if n_legal > 1 {
            n += 1;
            let thought = think::<G>(&G::view(state, Viewer::seat(seat)), seat, &iterations(256), 1);
            assert!((128..=256).contains(&thought.iterations), "{} iterations", thought.iterations);
            early += usize::from(thought.iterations < 256);
        }
        n < 60
    });
    assert!(early > 0, "{}: no choice was ever settled", G::ID);
}

#[test]
fn a_search_stops_when_its_choice_is_settled() {
    stops_when_its_choice_is_settled::<CaveTroll>(TROLL);
    stops_when_its_choice_is_settled::<Casadh>(CASADH);
    stops_when_its_choice_is_settled::<CavePilot>(PILOT);
    stops_when_its_choice_is_settled::<Skulldug>(SKULLDUG);
}

fn keeps_to_its_memory<G: Heuristics + Drawn>(setup: &str) {
    let (view, seat) = wide::<G>(setup);
    let bytes = 64 << 10;
    let bound = think::<G>(&view, seat, &Options { bytes, ..iterations(2_000) }, 3);
    // The last decision that fitted may bring its choices with it.
    assert!(bound.bytes < bytes + (32 << 10), "{} bytes", bound.bytes);
    assert!(bound.iterations >= 1_000, "a choice is not settled before half of the time");
    let free = think::<G>(&view, seat, &iterations(2_000), 3);
    assert!(free.bytes > 2 * bytes, "{} bytes", free.bytes);
}

#[test]
fn a_search_keeps_to_its_memory() {
    keeps_to_its_memory::<CaveTroll>(TROLL);
    keeps_to_its_memory::<Casadh>(CASADH);
    keeps_to_its_memory::<CavePilot>(PILOT);
    keeps_to_its_memory::<Skulldug>(SKULLDUG);
}

fn does_not_think_about_what_is_forced<G: Heuristics + Drawn>(setup: &str) {
    let patient = Options::new(Limit::Time(Duration::from_secs(60)));
    let mut n = 0;
    positions::<G>(setup, 12, |state, seat, n_legal| {
        if n_legal == 1 {
            n += 1;
            let thought = think::<G>(&G::view(state, Viewer::seat(seat)), seat, &patient, 1);
            assert_eq!((thought.iterations, thought.bytes), (0, 0));
        }
        n < 3
    });
}

#[test]
fn a_search_does_not_think_about_what_is_forced() {
    does_not_think_about_what_is_forced::<CaveTroll>(TROLL);
    does_not_think_about_what_is_forced::<Casadh>(CASADH);
    does_not_think_about_what_is_forced::<CavePilot>(PILOT);
    does_not_think_about_what_is_forced::<Skulldug>(SKULLDUG);
}

/// When a seat decides twice in a row, the second search goes on with the first; and it is the same both times.
fn goes_on_with_what_it_foresaw<G: Heuristics + Drawn>(setup: &str) {
    let (mut went_on, mut n) = (0, 0);
    positions::<G>(setup, 21, |state, seat, _| {
        n += 1;
        let twice = || {
            let mut mind = Mind::<G>::default();
            let mut think = |state: &G::State, seed| {
                let view = G::view(state, Viewer::seat(seat));
                mind.think(&view, seat, (&iterations(60), Taste::NONE), seed, &Stop::default())
            };
            let first = think(state, 1);
            let mut after = state.clone();
            G::apply(&mut after, Step::Act(seat, first.action), &mut ()).unwrap();
            <G as Game>::actor(&after).asks(seat).then(|| think(&after, 2))
        };
        if n % 10 == 0 {
            let second = twice();
            assert_eq!(second, twice());
            went_on += usize::from(second.is_some_and(|second| second.went_on));
        }
        n < 400
    });
    assert!(went_on > 3, "it went on {went_on} times");
}

#[test]
fn a_mind_goes_on_with_what_it_foresaw() {
    goes_on_with_what_it_foresaw::<CaveTroll>(TROLL);
    goes_on_with_what_it_foresaw::<Casadh>(CASADH);
    goes_on_with_what_it_foresaw::<CavePilot>(PILOT);
    goes_on_with_what_it_foresaw::<Skulldug>(SKULLDUG);
}
