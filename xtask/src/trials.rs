//! The trials of the server: `crash`, `leaks`, `fuzz`, `siege` and `load`, which are examples of its crate.
//!
//! A trial that was asked for by name is long and runs in release. Its share in the tests is short and runs as the stage
//! `rust` has built it, for a second set of executables would take longer than the trials do.

use crate::house::House;
use crate::stop::Stop;
use crate::tool;
use crate::web::Work;
use std::ffi::OsStr;
use std::process::Command;

/// Builds a trial in release and runs it.
pub fn long<S: AsRef<OsStr>>(house: &House, trial: &str, options: impl IntoIterator<Item = S>) -> Result<(), Stop> {
    let run = ["run", "--release", "--quiet", "--locked", "-p", "server", "--example", trial, "--"];
    tool::succeed(tool::cargo(house, run).args(options))
}

/// Runs a trial as the tests have it.
pub fn share<S: AsRef<OsStr>>(house: &House, trial: &str, options: impl IntoIterator<Item = S>) -> Result<Work, Stop> {
    build(house)?;
    tool::succeed(Command::new(house.trial(trial)).args(options).current_dir(&house.root))?;
    Ok(Work::Made)
}

/// Builds the executable and all trials with what the stage `rust` builds them with; after it nothing is left to do.
pub fn build(house: &House) -> Result<(), Stop> {
    tool::succeed(&mut tool::linting_cargo(house, ["build", "--workspace", "--locked", "--bins", "--examples"])?)
}
