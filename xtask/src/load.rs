//! `cargo xtask load`: what the server does when very many people play at once, and what it takes for them.
//!
//! The test itself is an example of the server's crate; here it gets what it needs.

use crate::house::{House, Profile};
use crate::play;
use crate::stop::Stop;
use crate::trials;
use std::ffi::OsString;

/// Builds the executable and runs the load test on it, with the options the user gave.
pub fn load(house: &House, options: &[OsString]) -> Result<(), Stop> {
    play::executable(house, Profile::Release)?;
    let karst = ["--karst".into(), house.executable(Profile::Release).into()];
    trials::long(house, "load", karst.iter().chain(options))
}
