//! Playing allocates nothing once buffers are warm: 0 per step, for every number of players. Its own binary, because it
//! counts the heap.

use casadh::content::{content, tables};
use casadh::{Casadh, HouseRule, Setup};
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
        (Vec::with_capacity(1024), Vec::with_capacity(64), Vec::with_capacity(1024));
    let mut steps = 0;
    let fresh = Casadh::start(setup).unwrap();
    let before = allocations();
    for _ in 0..games {
        let mut state = fresh.clone();
        loop {
            legal.clear();
            chances.clear();
            let step = match Casadh::actor(&state) {
                Actor::Over => break,
                Actor::Chance => {
                    Casadh::chances(&state, &mut chances);
                    Step::Chance(Casadh::sample(&state, &mut rng))
                }
                Actor::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    Casadh::legal(&state, seat, &mut legal);
                    Step::Act(seat, Casadh::random_action(&state, seat, &mut rng, &mut scratch))
                }
            };
            Casadh::apply(&mut state, step, &mut ()).unwrap();
            steps += 1;
        }
    }
    (allocations() - before, steps)
}

#[test]
fn a_step_allocates_nothing() {
    // The box is read once.
    content();
    tables();
    let all_house_rules = Setup::new(4).with_house(HouseRule::ALL.iter().copied());
    for setup in [Setup::new(1), Setup::new(2), Setup::new(6), all_house_rules] {
        let (allocated, steps) = allocations_in_games(&setup, 20);
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
