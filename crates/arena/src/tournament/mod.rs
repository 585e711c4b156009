//! Tournaments: many games between bots, kept in a folder, so that they can be stopped, resumed, split and merged.
//!
//! - [`Tournament`]: what is played. A game is determined by its pairing, its number and the seed alone.
//! - [`Folder`]: where a tournament is kept: `tournament.json`, and a journal with a line a game.
//! - [`run`]: plays whatever the journal lacks.
//! - [`Records`]: the games of one folder or of several parts, in order.

mod folder;
mod journal;
mod pairing;
mod plan;
mod presets;
mod record;
mod records;
mod run;
mod trouble;

pub use folder::Folder;
pub use pairing::{Pairing, round_robin};
pub(crate) use plan::thinking;
pub use plan::{Numbers, ThinkingTime, Tournament};
pub use presets::Preset;
pub use record::{Game, SeatResult};
pub use records::Records;
pub use run::{Ran, run};
pub use trouble::Trouble;
