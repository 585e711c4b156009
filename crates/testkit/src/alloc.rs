//! An allocator that counts. Install it in a test binary of its own:
//!
//! ```text
//! #[global_allocator]
//! static ALLOCATOR: testkit::CountingAllocator = testkit::CountingAllocator;
//! ```
#![allow(unsafe_code, reason = "the allocator interface is unsafe; each call is passed on to the system's unchanged")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator with a counter.
pub struct CountingAllocator;

/// How often this thread has asked for memory so far.
pub fn allocations() -> u64 {
    ALLOCATIONS.with(Cell::get)
}

fn count() {
    // A thread that is being torn down has no counter any more; nobody measures it then.
    let _ = ALLOCATIONS.try_with(|n| n.set(n.get() + 1));
}

unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        count();
        unsafe { System.realloc(pointer, layout, new_size) }
    }
}
