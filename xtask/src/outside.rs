//! What strangers could try: `cargo xtask leaks` compares what is sent in games that differ only in what is hidden,
//! `cargo xtask fuzz` sends sockets what nobody should.
//!
//! Both are examples of the server's crate, which start a real server on a free port of this machine.

use crate::house::House;
use crate::stop::Stop;
use crate::trials;
use crate::web::Work;
use std::ffi::OsString;

/// Pairs of games that differ only in what a seat may not see, with the options the user gave.
pub fn leaks(house: &House, options: &[OsString]) -> Result<(), Stop> {
    trials::long(house, "leaks", options)
}

/// Mutated and random frames, with the options the user gave.
pub fn fuzz(house: &House, options: &[OsString]) -> Result<(), Stop> {
    trials::long(house, "fuzz", options)
}

/// The share of the pairs that belongs to the tests.
pub fn leaks_share(house: &House) -> Result<Work, Stop> {
    trials::share(house, "leaks", ["--pairs", "30"])
}

/// The share of the messages that belongs to the tests.
pub fn fuzz_share(house: &House) -> Result<Work, Stop> {
    trials::share(house, "fuzz", ["--messages", "20000"])
}
