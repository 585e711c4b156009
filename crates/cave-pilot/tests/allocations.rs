//! Playing allocates nothing once buffers are warm: 0 per step, in every mode. Its own binary, because it counts the heap.

use cave_pilot::CavePilot;
use cave_pilot::content::content;
use testkit::{CountingAllocator, allocations, allocations_in_games};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator(std::alloc::System);

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
        let (allocated, steps) = allocations_in_games::<CavePilot>(&setup.parse().unwrap(), 40);
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
