//! Bots against each other, and that they see only what their seat sees.

use bots::{Level, choose};
use cave_troll::{CaveTroll, Setup};
use kernel::{Actor, Game, Seat, Step, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// Plays a game between these bots; the final scores.
fn game(levels: &[Level], setup: &Setup, seed: u64) -> (Vec<i32>, usize) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = CaveTroll::start(setup).unwrap();
    let mut steps = 0;
    loop {
        let step = match CaveTroll::actor(&state) {
            Actor::Over => break,
            Actor::Chance => Step::Chance(CaveTroll::sample(&state, &mut rng)),
            Actor::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let view = CaveTroll::view(&state, Viewer::seat(seat));
                Step::Act(seat, choose::<CaveTroll>(&view, seat, levels[seat.index()], &mut rng))
            }
        };
        CaveTroll::apply(&mut state, step, &mut ()).unwrap();
        steps += 1;
    }
    (CaveTroll::outcome(&state).unwrap().scores, steps)
}

#[test]
fn greedy_beats_random_nearly_always() {
    for setup in [Setup::original(2), Setup::alternate(2), Setup::half(2)] {
        let mut won = 0;
        for seed in 0..20u64 {
            let greedy_first = seed.is_multiple_of(2);
            let levels = if greedy_first { [Level::Greedy, Level::Random] } else { [Level::Random, Level::Greedy] };
            let (scores, _) = game(&levels, &setup, seed);
            let (greedy, random) = if greedy_first { (scores[0], scores[1]) } else { (scores[1], scores[0]) };
            won += usize::from(greedy > random);
        }
        assert!(won >= 19, "greedy won {won} of 20 with {setup}");
    }
}

#[test]
fn greedy_games_have_the_length_of_sensible_play() {
    for players in 2..=4 {
        let levels = vec![Level::Greedy; usize::from(players)];
        let lengths: Vec<_> = (0..6).map(|seed| game(&levels, &Setup::original(players), seed).1).collect();
        let mean = lengths.iter().sum::<usize>() / lengths.len();
        assert!((100..700).contains(&mean), "{players} players took {mean} steps on average");
    }
}

/// The same view in two worlds, the same generator: the same action.
#[test]
fn a_bot_does_not_know_what_its_seat_cannot_see() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let mut state = CaveTroll::start(&Setup::half(3)).unwrap();
    let mut compared = 0;
    while let Some(step) = testkit::by_verb::<CaveTroll>(&state, &mut rng, &mut Vec::new()) {
        if let Step::Act(seat, _) = step {
            let view = CaveTroll::view(&state, Viewer::seat(seat));
            let other_world = CaveTroll::imagine(&view, &mut rng);
            let view_there = CaveTroll::view(&other_world, Viewer::seat(seat));
            for level in Level::ALL {
                let at = |view| choose::<CaveTroll>(view, seat, *level, &mut ChaCha8Rng::seed_from_u64(1));
                assert_eq!(at(&view), at(&view_there));
                compared += 1;
            }
        }
        CaveTroll::apply(&mut state, step, &mut ()).unwrap();
    }
    assert!(compared > 100);
}

/// A bot in a seat decides from that seat's view, as a person would: CT-R-54.
#[test]
fn think_gives_a_legal_action() {
    let setup = serde_json::to_value(Setup::original(2)).unwrap();
    let mut game = catalog::open(catalog::GameId::CaveTroll, &setup).unwrap();
    let mut rng = rand_chacha::ChaCha20Rng::seed_from_u64(4);
    while game.actor() == Actor::Chance {
        game.roll(&mut rng);
    }
    let seat = Seat::first(2).find(|seat| game.actor().asks(*seat)).unwrap();
    let action = bots::think(&*game, seat, Level::Greedy, 7)();
    game.act(seat, &action).unwrap();
}
