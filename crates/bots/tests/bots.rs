//! Bots against each other, and that they see only what their seat sees.

use bots::{Level, Limit, Means, Memory, Stop, choose};
use cave_troll::{CaveTroll, Setup};
use kernel::{Actor, Game, Seat, Step, Viewer};
use rand::Rng;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// Little thought, and the same on every machine.
fn means() -> Means {
    Means { limit: Some(Limit::Iterations(60)), ..Means::default() }
}

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
                let seed = rng.next_u64();
                Step::Act(seat, choose::<CaveTroll>(&view, seat, levels[seat.index()], &means(), seed))
            }
        };
        CaveTroll::apply(&mut state, step, &mut ()).unwrap();
        steps += 1;
    }
    (CaveTroll::outcome(&state).unwrap().scores, steps)
}

#[test]
fn steady_beats_random_nearly_always() {
    for setup in [Setup::original(2), Setup::alternate(2), Setup::half(2)] {
        let mut won = 0;
        for seed in 0..20u64 {
            let steady_first = seed.is_multiple_of(2);
            let levels = if steady_first { [Level::Steady, Level::Random] } else { [Level::Random, Level::Steady] };
            let (scores, _) = game(&levels, &setup, seed);
            let (steady, random) = if steady_first { (scores[0], scores[1]) } else { (scores[1], scores[0]) };
            won += usize::from(steady > random);
        }
        assert!(won >= 19, "steady won {won} of 20 with {setup}");
    }
}

#[test]
fn steady_games_have_the_length_of_sensible_play() {
    for players in 2..=4 {
        let levels = vec![Level::Steady; usize::from(players)];
        let lengths: Vec<_> = (0..6).map(|seed| game(&levels, &Setup::original(players), seed).1).collect();
        let mean = lengths.iter().sum::<usize>() / lengths.len();
        assert!((100..700).contains(&mean), "{players} players took {mean} steps on average");
    }
}

#[test]
fn novice_beats_random_and_loses_to_steady() {
    let won = |levels: [Level; 2], seed: u64| {
        let (scores, _) = game(&levels, &Setup::original(2), seed);
        usize::from(scores[0] > scores[1])
    };
    let over_random: usize = (0..20).map(|seed| won([Level::Novice, Level::Random], seed)).sum();
    let over_steady: usize = (0..20).map(|seed| won([Level::Novice, Level::Steady], seed)).sum();
    assert!(over_random >= 17, "novice won {over_random} of 20 against random");
    assert!(over_steady <= 5, "novice won {over_steady} of 20 against steady");
}

/// A smoke test; how strong the levels are is measured with `karst sim`.
#[test]
fn strong_beats_steady_more_often_than_not() {
    let mut won = 0;
    for seed in 0..12u64 {
        let strong = (seed % 2) as usize;
        let mut levels = [Level::Steady; 2];
        levels[strong] = Level::Strong;
        let (scores, _) = game(&levels, &Setup::original(2), seed);
        won += usize::from(scores[strong] > scores[1 - strong]);
    }
    assert!(won >= 7, "strong won {won} of 12");
}

/// A bot in a seat decides from that seat's view, as a person would: CT-R-54.
#[test]
fn think_gives_legal_actions() {
    let setup = serde_json::to_value(Setup::original(2)).unwrap();
    let mut game = catalog::open(catalog::GameId::CaveTroll, &setup).unwrap();
    let mut rng = rand_chacha::ChaCha20Rng::seed_from_u64(4);
    while game.actor() == Actor::Chance {
        game.roll(&mut rng);
    }
    let mut memory = Memory::default();
    for seed in 0..20 {
        let Some(seat) = Seat::first(2).find(|seat| game.actor().asks(*seat)) else { break };
        let think = bots::think(&*game, seat, Level::ALL[seed as usize % Level::ALL.len()], memory, seed);
        let (action, kept) = think.think(&means(), &Stop::default());
        memory = kept;
        game.act(seat, &action).unwrap();
        while game.actor() == Actor::Chance {
            game.roll(&mut rng);
        }
    }
}

/// Whoever is told a seat's view as JSON, and nothing else, thinks what the bot at the table would: in every game.
#[test]
fn a_view_that_was_sent_elsewhere_leads_to_the_same_thought() {
    let means = Means { limit: Some(Limit::Iterations(6)), ..Means::default() };
    for game_id in catalog::GameId::ALL {
        let mut game = catalog::open(*game_id, &game_id.usual_setup(2)).unwrap();
        let mut rng = rand_chacha::ChaCha20Rng::seed_from_u64(7);
        for seed in 0..15 {
            while game.actor() == Actor::Chance {
                game.roll(&mut rng);
            }
            let Some(seat) = Seat::first(2).find(|seat| game.actor().asks(*seat)) else { break };
            let master: bots::Character = "master:5".parse().unwrap();
            let think = bots::think(&*game, seat, master, Memory::default(), seed);
            let sent: serde_json::Value = serde_json::from_str(&think.view().to_string()).unwrap();
            assert_eq!(sent, game.view(Viewer::seat(seat)), "a bot takes with it what its seat sees, and no more");
            for (action, _) in game.legal(seat) {
                assert!(think.allows(&action), "{game_id}: {action}");
            }
            assert!(!think.allows(&serde_json::json!({ "do": "cheat" })));
            let elsewhere = bots::think_of(*game_id, &sent, seat, master, seed).unwrap();
            let (action, _) = think.think(&means, &Stop::default());
            assert_eq!(elsewhere.think(&means, &Stop::default()).0, action, "{game_id} after {} steps", game.n_steps());
            game.act(seat, &action).unwrap();
        }
    }
}

/// What is no view, or no view of somebody who is asked, is no panic.
#[test]
fn nobody_thinks_about_what_is_no_view() {
    let troll = catalog::GameId::CaveTroll;
    let game = catalog::open(troll, &troll.usual_setup(2)).unwrap();
    let view = game.view(Viewer::seat(Seat::new(0)));
    for view in [serde_json::json!({}), serde_json::json!("view"), view] {
        assert!(bots::think_of(troll, &view, Seat::new(0), Level::Master, 1).is_err(), "{view}");
    }
}

/// A thought that is had in slices of any size is the thought that is had at once, down to how it was weighed.
#[test]
fn a_thought_in_slices_is_the_same_thought() {
    for game in catalog::GameId::ALL {
        let mut played = catalog::open(*game, &game.usual_setup(2)).unwrap();
        let mut rng = rand_chacha::ChaCha20Rng::seed_from_u64(5);
        let mut compared = 0;
        for seed in 0..60 {
            while played.actor() == Actor::Chance {
                played.roll(&mut rng);
            }
            let Actor::Seats(seats) = played.actor() else { break };
            let seat = seats.iter().next().unwrap();
            let thought = |memory| bots::think(played.as_ref(), seat, Level::Strong, memory, seed);
            let (whole, memory) = thought(Memory::default()).think(&means(), &Stop::default());
            let mut sliced = thought(Memory::default());
            let ((action, remembered), slices) =
                (1..).find_map(|slice| Some((sliced.muse(slice * 7, 60)?, slice))).expect("it comes to an end");
            assert_eq!((&action, remembered.weighed()), (&whole, memory.weighed()), "{game}, step {seed}");
            compared += usize::from(slices > 1);
            played.act(seat, &action).unwrap();
        }
        assert!(compared > 5, "{game}: there was something to think about");
    }
}
