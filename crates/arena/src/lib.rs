//! Many games between bots, counted; and how fast the rules are.
//!
//! - [`sim`]: games between bots on all cores, told in a [`Summary`]; one seed gives one summary, on any machine.
//! - [`tournament`]: the same kept in a folder, game by game, to be stopped, resumed, split and merged; from its games come
//!   tables for other tools ([`write_tables`]), [`findings`], and a page to read ([`report`]). [`stats`] says how surely.
//! - [`race`]: random games on one core ([`Playouts`]), timed in [`Lap`]s beside random chess; [`Speed`] is what the
//!   laps of a table say.
//! - [`learning`]: games written down as numbers, for whoever trains a mind.
//! - [`searching`]: what a bot's search costs on one core.
//!
//! Not here: an allocator that counts. Whoever measures allocations installs one and hands its counter in.

#![allow(missing_docs, reason = "findings are numbers, and their names say which")]

mod chess;
mod clock;
mod engine;
pub mod findings;
pub mod learning;
mod measured;
mod playout;
mod quarters;
mod race;
mod report;
mod searching;
mod sim;
mod speed;
mod spread;
pub mod stats;
mod summary;
mod tables;
mod tally;
pub mod tournament;

pub use measured::measured_setups;
pub use playout::{Lap, Playouts};
pub use quarters::Quarters;
pub use race::{Contender, Course, Race, Yardstick, enter, race};
pub use report::report;
pub use searching::{Searching, Trial, searching};
pub use sim::{Plan, sim};
pub use speed::Speed;
pub use spread::Spread;
pub use summary::{Ending, Standing, Summary};
pub use tables::write_tables;
pub use tally::Distribution;
