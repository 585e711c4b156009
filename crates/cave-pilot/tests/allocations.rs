//! Playing allocates nothing once buffers are warm: 0 per step, in every mode. Its own binary, because it counts the heap.

use cave_pilot::content::content;
use cave_pilot::{CavePilot, Setup};
use kernel::{Actor, Game, Step};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use testkit::{CountingAllocator, allocations};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// Plays random games, listing every legal action as a client would ask for them, and counts.
fn allocations_in_games(setup: &Setup, games: u64) -> (u64, u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let (mut legal, mut chances, mut scratch) =
        (Vec::with_capacity(1024), Vec::with_capacity(128), Vec::with_capacity(1024));
    let mut steps = 0;
    let fresh = CavePilot::start(setup).unwrap();
    let before = allocations();
    for _ in 0..games {
        let mut state = fresh.clone();
        loop {
            legal.clear();
            chances.clear();
            let step = match CavePilot::actor(&state) {
                Actor::Over => break,
                Actor::Chance => {
                    CavePilot::chances(&state, &mut chances);
                    Step::Chance(CavePilot::sample(&state, &mut rng))
                }
                Actor::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    CavePilot::legal(&state, seat, &mut legal);
                    Step::Act(seat, CavePilot::random_action(&state, seat, &mut rng, &mut scratch))
                }
            };
            CavePilot::apply(&mut state, step, &mut ()).unwrap();
            steps += 1;
        }
    }
    (allocations() - before, steps)
}

#[test]
fn a_step_allocates_nothing() {
    // The box is read once, when the first card is asked for.
    content();
    let setups = [
        "competitive, players 2, deck easy 8",
        "competitive, players 4, deck inferno 16",
        "tutorial, players 3",
        "team, players 4, deck hard 12, house easy-mode",
        "night-mail, players 2",
        "purge, players 3",
        "rising-water, players 4",
        "solo, players 1, deck extended",
    ];
    for setup in setups {
        let (allocated, steps) = allocations_in_games(&setup.parse().unwrap(), 40);
        assert!(steps > 1_000);
        assert_eq!(allocated, 0, "{allocated} allocations in {steps} steps of {setup}");
    }
}

/// The state is small and flat: cloning is a copy.
#[test]
fn a_state_is_smaller_than_four_kibibytes() {
    assert!(size_of::<cave_pilot::State>() < 4096, "{} bytes", size_of::<cave_pilot::State>());
    assert!(!std::mem::needs_drop::<cave_pilot::Waiting>());
}

#[test]
fn the_counter_counts() {
    let before = allocations();
    drop(std::hint::black_box(Box::new(7)));
    assert!(allocations() > before);
}
