//! Playing allocates nothing once buffers are warm: 0 per step, in every mode. Its own binary, because it counts the heap.

use skulldug::content::content;
use skulldug::{Mode, Setup, Skulldug};
use testkit::{CountingAllocator, allocations_in_games};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator(std::alloc::System);

#[test]
fn a_step_allocates_nothing() {
    // The box is read once, when the first suggested set is taken.
    content();
    let modes = [(Mode::FreeForAll, 5), (Mode::Duel, 2), (Mode::Team, 6), (Mode::SoloHard, 1)];
    for setup in modes.map(|(mode, players)| Setup::new(mode, players).capped(200)) {
        let (allocated, steps) = allocations_in_games::<Skulldug>(&setup, 50);
        assert!(steps > 300, "{steps}");
        assert_eq!(allocated, 0, "{allocated} allocations in {steps} steps of {setup}");
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<skulldug::State>() <= 4096, "{} bytes", size_of::<skulldug::State>());
}
