//! Playing allocates nothing once buffers are warm: 0 per step, for every set. Its own binary, because it counts the heap.

use cave_troll::content::content;
use cave_troll::{CaveTroll, Setup};
use testkit::{CountingAllocator, allocations, allocations_in_games};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator(std::alloc::System);

#[test]
fn a_step_allocates_nothing() {
    // The box is read once, when the first artifact pays.
    content();
    for setup in [Setup::original(2), Setup::alternate(3), Setup::half(4)] {
        let (allocated, steps) = allocations_in_games::<CaveTroll>(&setup, 5);
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
