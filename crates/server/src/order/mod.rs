//! Keeping order: mutes and bans, reports, and what happens to those who are banned.
//!
//! `in_force.rs` is what is known of mutes and bans without asking the disk, for every request asks; `keeping.rs` reads it
//! from there, at the start, after every change and once a minute. `measures.rs` checks and writes what moderators and the
//! host of the server do, each with its entry in the log. `showing_out.rs` frees the chairs of the banned, `reporting.rs`
//! takes reports. Blocks are between two people and need nobody here: tables know them (`table/company.rs`).

mod in_force;
mod keeping;
pub mod measures;
mod reporting;
mod showing_out;

pub use in_force::Order;
pub use keeping::{keep, load, refresh};
pub use reporting::{Reporters, report};
