//! Playing allocates nothing once buffers are warm: 0 per step, for every number of players. Its own binary, because it
//! counts the heap.

use casadh::content::{content, tables};
use casadh::{Casadh, HouseRule, Setup};
use testkit::{CountingAllocator, allocations, allocations_in_games};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator(std::alloc::System);

#[test]
fn a_step_allocates_nothing() {
    // The box is read once.
    content();
    tables();
    let all_house_rules = Setup::new(4).with_house(HouseRule::ALL.iter().copied());
    for setup in [Setup::new(1), Setup::new(2), Setup::new(6), all_house_rules] {
        let (allocated, steps) = allocations_in_games::<Casadh>(&setup, 20);
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
