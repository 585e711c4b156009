//! A table's life without disk, clock, network or threads. Whoever has those drives it: the server with people and a
//! database, a worker in the page with the browser's storage. Both answer with the types of `protocol`.
//!
//! - [`StoredTable`]: a table as it is kept, with who sits there; [`lay`], [`begin`], [`copy`], [`again`]: how it begins.
//! - [`Play`]: the game with its log and its dice. `entry.rs` is what a line of the log may be, `takebacks.rs` how players
//!   agree on going back, `rounds.rs` what the dice do then, `repeats.rs` what was done already.
//! - [`Wish`]: what people at a table may want to change; [`progress`] is the table after it.
//! - [`telling`]: what those at a table are told; [`advice`]: what a master would do, what can be done, how it may turn out.
//! - [`past`]: the same game seen again, its record, its dice, and records from elsewhere.
//! - [`shelf`] and [`coach`]: what is told of games and lessons before anybody sits down.
//! - [`Terms`], [`Clocks`]: what was agreed about time, and its arithmetic; now is always told by the driver.
//! - [`names`]: what people and bots may be called. [`Error`]: the one "no".
//!
//! `long_logs.rs` tries logs that were made to be long, `doorbell.rs` is a toy game, to test how the table declines for those
//! who do not want to be asked. Not here: people, sessions, sockets, storage, timers, and where bots think.

// A name that says it needs no line above it.
#![allow(missing_docs)]

pub mod advice;
mod agreed;
mod clocks;
pub mod coach;
#[cfg(test)]
mod doorbell;
mod entry;
mod error;
mod forfeits;
mod info;
mod letters;
#[cfg(test)]
mod long_logs;
pub mod names;
mod opening;
pub mod past;
mod play;
mod progress;
mod repeats;
mod rounds;
pub mod shelf;
mod stored;
pub mod takebacks;
pub mod telling;
mod terms;
mod thinking;
mod wish;

/// The messages.
pub mod say {
    pub use words::say::*;
    words::messages!("say");
}

pub use agreed::{Agreed, agree};
pub use clocks::{Change, Clocks};
pub use entry::{Entry, steps_that_stand};
pub use error::{Error, status_of};
pub use forfeits::behind_all_others;
pub use info::{names_at, row};
pub use opening::{Origin, added, again, begin, chairs_again, checked_entropy, copy, known_as, lay};
pub use play::{Play, bad_topic, refusal};
pub use progress::{expected, lines_by, progress};
pub use repeats::Repeats;
pub use stored::{Line, LogLine, Presence, Sitter, StoredRecord, StoredSeat, StoredTable, User};
pub use terms::Terms;
pub use thinking::{character, level};
pub use wish::{Wish, Wished, check_id, check_spare, running, why_not};
