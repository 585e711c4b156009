//! Where bots think: everybody gets a fair share, however many tables somebody has opened.
//!
//! `queue.rs` says who is next, `desk.rs` gives out places in that order, `thinkers.rs` has the thoughts: here, or in
//! other processes on the same PostgreSQL, to which `handing.rs` hands them. `work.rs` is what those are told, and
//! `helping.rs` is such a process.
//!
//! Turns go by person, not by table: by whoever waits for the bot ([`Asker`]). One person with nine hundred tables is one
//! among those who wait, and shares their own turns among their own tables.

mod desk;
mod handing;
mod helping;
mod queue;
mod thinkers;
mod work;

/// Threads of one search; more trees than a few teach little.
const MOST_THREADS: usize = 4;

pub use handing::Handing;
pub use helping::{ThinkError, think};
pub use queue::Asker;
pub use thinkers::{Decision, Thinkers, Thought};
