//! Games to learn from: played by bots on all cores, written down as numbers, a part at a time.
//!
//! A part is so many games in a row; its games depend on the seed and their numbers alone, so parts can be made by anybody, in
//! any order, again after a crash, and laid together. `learn/train.py` reads them.
//!
//! - [`Tables`]: which tables a game is learned at.
//! - [`Teacher`]: who plays; [`generate`]: all parts that are not there yet.
//! - [`Shard`]: what is written down of them.

mod generate;
mod shard;
mod tables;
mod teacher;

pub use generate::{Parts, generate};
pub use shard::Shard;
pub use tables::Tables;
pub use teacher::Teacher;
