//! How the page calls: a text goes in, a text comes out, both as a place and a length in the module's memory.
//!
//! `room(n)` makes room for a text of `n` bytes, which the page then writes there; `call()` takes it, answers, and says
//! where the answer lies; `answered()` is how long it is. The answer lies there until the next call.

#![allow(unsafe_code, reason = "a page can hand over a place in memory, and nothing else")]

use std::cell::RefCell;

use crate::Pocket;

#[derive(Default)]
struct Desk {
    pocket: Option<Pocket>,
    asked: Vec<u8>,
    answer: String,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Makes room for a question of so many bytes; where it is.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    DESK.with_borrow_mut(|desk| {
        desk.asked.clear();
        desk.asked.resize(length, 0);
        desk.asked.as_mut_ptr()
    })
}

/// Answers the question that was written; where the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn call() -> *const u8 {
    DESK.with_borrow_mut(|desk| {
        let asked = String::from_utf8_lossy(&desk.asked).into_owned();
        desk.answer = Pocket::answer_json(&mut desk.pocket, &asked);
        desk.answer.as_ptr()
    })
}

/// How long the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn answered() -> usize {
    DESK.with_borrow(|desk| desk.answer.len())
}
