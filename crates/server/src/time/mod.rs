//! Time: the clocks of tables, the time that servers ran, and what a table's times are set to.
//!
//! `uptime.rs` is the one clock that all of them read; it stands still while no server runs. The
//! arithmetic of a table's clocks and what was agreed at set-up are the crate `table`'s; `watch.rs` wakes sleeping tables in time.

mod uptime;
mod watch;

pub use ::table::{Change, Clocks, Terms};
pub use uptime::Uptime;
pub use watch::watch;
