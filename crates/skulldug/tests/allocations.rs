//! Playing allocates nothing once buffers are warm: 0 per step, in every mode. Its own binary, because it counts the heap.

use kernel::{Actor, Game, Step};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use skulldug::content::content;
use skulldug::{Mode, Setup, Skulldug};
use testkit::{CountingAllocator, allocations};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// Plays random games, listing every legal action as a client would ask for them, and counts.
fn allocations_in_games(setup: &Setup, games: u64) -> (u64, u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let (mut legal, mut chances, mut scratch) =
        (Vec::with_capacity(1024), Vec::with_capacity(128), Vec::with_capacity(1024));
    let mut steps = 0;
    let fresh = Skulldug::start(setup).unwrap();
    let before = allocations();
    for _ in 0..games {
        let mut state = fresh.clone();
        loop {
            legal.clear();
            chances.clear();
            let step = match Skulldug::actor(&state) {
                Actor::Over => break,
                Actor::Chance => {
                    Skulldug::chances(&state, &mut chances);
                    Step::Chance(Skulldug::sample(&state, &mut rng))
                }
                Actor::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    Skulldug::legal(&state, seat, &mut legal);
                    Step::Act(seat, Skulldug::random_action(&state, seat, &mut rng, &mut scratch))
                }
            };
            Skulldug::apply(&mut state, step, &mut ()).unwrap();
            steps += 1;
        }
    }
    (allocations() - before, steps)
}

#[test]
fn a_step_allocates_nothing() {
    // The box is read once, when the first suggested set is taken.
    content();
    let modes = [(Mode::FreeForAll, 5), (Mode::Duel, 2), (Mode::Team, 6), (Mode::SoloHard, 1)];
    for setup in modes.map(|(mode, players)| Setup::new(mode, players).capped(200)) {
        let (allocated, steps) = allocations_in_games(&setup, 50);
        assert!(steps > 300, "{steps}");
        assert_eq!(allocated, 0, "{allocated} allocations in {steps} steps of {setup}");
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<skulldug::State>() <= 4096, "{} bytes", size_of::<skulldug::State>());
}
