//! Time: the clocks of tables, the time that servers ran, and what a table's times are set to.
//!
//! `uptime.rs` is the one clock that all of them read; it stands still while no server runs. `clocks.rs` is the
//! arithmetic of a table's clocks, `terms.rs` what was agreed at set-up, `watch.rs` wakes sleeping tables in time.

mod clocks;
mod terms;
mod uptime;
mod watch;

pub use clocks::{Change, Clocks};
pub use terms::Terms;
pub use uptime::Uptime;
pub use watch::watch;
