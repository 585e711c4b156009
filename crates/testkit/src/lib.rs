//! What tries to break every game.
//!
//! - [`check`]: a scenario: a drawn position, a script that names every draw, the log that comes of it. [`table`] and
//!   [`refusal`] ask for what a log does not tell.
//! - [`Laws`]: what every game obeys (ARCHITECTURE.md), tried on random games of every setup; and endurance.
//! - [`playthrough`]: a whole game written out, to be read and compared.
//! - [`perft`]: how many lines of play leave a position; a one-number alarm for anything in `legal`.
//! - [`check_languages`]: what is said is said in every language.
//! - [`check_features`]: what a seat is told in numbers follows from its view.
//! - [`CountingAllocator`]: how often the heap was asked.

mod alloc;
mod crowd;
mod knowledge;
mod languages;
mod laws;
mod numbers;
mod perft;
mod playthrough;
mod random_game;
mod scenario;

pub use alloc::{CountingAllocator, allocations, allocations_in_games};
pub use languages::{check_languages, same_names};
pub use laws::Laws;
pub use numbers::check_features;
pub use perft::perft;
pub use playthrough::playthrough;
pub use random_game::{by_verb, random_step};
pub use scenario::{check, play, refusal, table};
