//! Playing allocates nothing once buffers are warm: 0 per step, for every set. Its own binary, because it counts the heap.

use cave_troll::content::content;
use cave_troll::{CaveTroll, Setup};
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
        (Vec::with_capacity(256), Vec::with_capacity(64), Vec::with_capacity(256));
    let mut steps = 0;
    let fresh = CaveTroll::start(setup).unwrap();
    let before = allocations();
    for _ in 0..games {
        let mut state = fresh.clone();
        loop {
            legal.clear();
            chances.clear();
            let step = match CaveTroll::actor(&state) {
                Actor::Over => break,
                Actor::Chance => {
                    CaveTroll::chances(&state, &mut chances);
                    Step::Chance(CaveTroll::sample(&state, &mut rng))
                }
                Actor::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    CaveTroll::legal(&state, seat, &mut legal);
                    Step::Act(seat, CaveTroll::random_action(&state, seat, &mut rng, &mut scratch))
                }
            };
            CaveTroll::apply(&mut state, step, &mut ()).unwrap();
            steps += 1;
        }
    }
    (allocations() - before, steps)
}

#[test]
fn a_step_allocates_nothing() {
    // The box is read once, when the first artifact pays.
    content();
    for setup in [Setup::original(2), Setup::alternate(3), Setup::half(4)] {
        let (allocated, steps) = allocations_in_games(&setup, 5);
        assert!(steps > 1_000);
        assert_eq!(allocated, 0, "{allocated} allocations in {steps} steps of {setup}");
    }
}

#[test]
fn the_counter_counts() {
    let before = allocations();
    drop(std::hint::black_box(Box::new(7)));
    assert!(allocations() > before);
}
