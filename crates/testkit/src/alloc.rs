//! An allocator that counts. Install it in a test binary of its own:
//!
//! ```text
//! #[global_allocator]
//! static ALLOCATOR: testkit::CountingAllocator = testkit::CountingAllocator(std::alloc::System);
//! ```
#![allow(unsafe_code, reason = "the allocator interface is unsafe; each call is passed on unchanged")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use kernel::{Actor, Game, Step};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// An allocator, usually the system's, with a counter.
pub struct CountingAllocator<A = System>(pub A);

/// How often this thread has asked for memory so far.
pub fn allocations() -> u64 {
    ALLOCATIONS.with(Cell::get)
}

/// Plays random games, listing every legal action as a client would ask for them: how often the heap was asked, and how
/// many steps that were. Content that is read once must have been read before.
pub fn allocations_in_games<G: Game>(setup: &G::Setup, games: u64) -> (u64, u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let (mut legal, mut scratch) = (Vec::with_capacity(2_048), Vec::with_capacity(2_048));
    let mut chances = Vec::with_capacity(256);
    let mut steps = 0;
    let fresh = G::start(setup).expect("a setup that can be played");
    let before = allocations();
    for _ in 0..games {
        let mut state = fresh.clone();
        loop {
            legal.clear();
            chances.clear();
            let step = match G::actor(&state) {
                Actor::Over => break,
                Actor::Chance => {
                    G::chances(&state, &mut chances);
                    Step::Chance(G::sample(&state, &mut rng))
                }
                Actor::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody is asked");
                    G::legal(&state, seat, &mut legal);
                    Step::Act(seat, G::random_action(&state, seat, &mut rng, &mut scratch))
                }
            };
            G::apply(&mut state, step, &mut ()).expect("what is offered is accepted");
            steps += 1;
        }
    }
    (allocations() - before, steps)
}

fn count() {
    // A thread that is being torn down has no counter any more; nobody measures it then.
    let _ = ALLOCATIONS.try_with(|n| n.set(n.get() + 1));
}

unsafe impl<A: GlobalAlloc> GlobalAlloc for CountingAllocator<A> {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { self.0.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { self.0.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        count();
        unsafe { self.0.realloc(pointer, layout, new_size) }
    }
}
