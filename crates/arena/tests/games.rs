//! Simulations and playouts of a real game: the same on any number of threads, and free of allocations.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use arena::{Plan, Playouts, Summary, measured_setups, sim};
use bots::{Level, Limit, Means};
use catalog::GameId;
use cave_troll::{CaveTroll, Setup};
use kernel::Game;

#[global_allocator]
static ALLOCATOR: testkit::CountingAllocator = testkit::CountingAllocator(std::alloc::System);

fn plan(bots: &[Level], games: u64, threads: usize) -> Plan<Setup> {
    let means = Means { limit: Some(Limit::Iterations(20)), ..Means::default() };
    let characters = bots.iter().map(|level| (*level).into()).collect();
    Plan { setup: Setup::original(bots.len() as u8), bots: characters, means, games, seed: 55, threads }
}

fn run(bots: &[Level], games: u64, threads: usize) -> Summary {
    sim::<CaveTroll>(&plan(bots, games, threads), &|| {}).unwrap()
}

#[test]
fn the_summary_does_not_depend_on_the_threads() {
    let bots = [Level::Steady, Level::Random, Level::Random];
    assert_eq!(run(&bots, 24, 1), run(&bots, 24, 5));
    let searching = [Level::Strong, Level::Master];
    assert_eq!(run(&searching, 3, 1), run(&searching, 3, 2));
}

#[test]
fn victories_are_shared_and_none_is_lost() {
    let summary = run(&[Level::Random; 4], 40, 2);
    let sum = |standings: &[arena::Standing]| standings.iter().map(|one| one.wins).sum::<f64>();
    assert_eq!(summary.unfinished, 0);
    assert!((sum(&summary.bots) - 40.0).abs() < 1e-9);
    assert!((sum(&summary.seats) - 40.0).abs() < 1e-9);
    assert_eq!(summary.outcomes.iter().map(|ending| ending.games).sum::<u64>(), 40);
    assert!(summary.decisions.mean < summary.steps.mean);
}

#[test]
fn steady_beats_random_from_either_chair() {
    let summary = run(&[Level::Random, Level::Steady], 60, 2);
    assert!(summary.bots[1].win_share > 0.8, "{summary:?}");
    assert!(summary.bots[1].score.mean > summary.bots[0].score.mean);
}

#[test]
fn every_game_is_reported_once() {
    let reported = AtomicU64::new(0);
    let count = || {
        reported.fetch_add(1, Ordering::Relaxed);
    };
    sim::<CaveTroll>(&plan(&[Level::Random; 2], 17, 3), &count).unwrap();
    assert_eq!(reported.into_inner(), 17);
}

#[test]
fn a_bot_too_many_is_refused() {
    let mut plan = plan(&[Level::Random; 2], 1, 1);
    plan.bots.push(Level::Steady.into());
    let refusal = sim::<CaveTroll>(&plan, &|| {}).unwrap_err();
    assert_eq!(refusal.to_string(), "the setup has 2 seats, and 3 bots are to play");
}

#[test]
fn playouts_repeat_themselves_and_never_ask_the_heap() {
    for setup in measured_setups(GameId::CaveTroll) {
        let setup: Setup = setup.parse().unwrap();
        let lengths = |seed| {
            let mut playouts = Playouts::<CaveTroll>::new(&setup, seed).unwrap();
            [playouts.game(), playouts.game(), playouts.game()]
        };
        assert_eq!(lengths(7), lengths(7));
        assert_ne!(lengths(7), lengths(8));

        let mut playouts = Playouts::<CaveTroll>::new(&setup, 9).unwrap();
        playouts.lap(Duration::from_millis(100), testkit::allocations);
        let lap = playouts.lap(Duration::from_millis(50), testkit::allocations);
        assert_eq!(lap.allocations, 0, "{} with {setup}", CaveTroll::TITLE);
    }
}

#[test]
fn the_quarters_of_a_game_are_timed_without_changing_it() {
    let mut timed = Playouts::<CaveTroll>::new(&Setup::original(2), 3).unwrap();
    let mut plain = Playouts::<CaveTroll>::new(&Setup::original(2), 3).unwrap();
    // No time is enough for one game.
    let quarters = timed.quarters(Duration::ZERO).of_all;
    assert!(quarters.iter().all(|nanoseconds| *nanoseconds > 0.0));
    assert!(plain.game() > 0);
    assert_eq!(timed.game(), plain.game());
}
