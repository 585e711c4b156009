//! `cargo xtask screenshots`: the pictures of README and docs, taken anew from the real page and the real server.
//!
//! What is on them is the business of `web/e2e/screenshots.js`.

use crate::chromium;
use crate::house::{House, Profile};
use crate::play;
use crate::stop::Stop;
use crate::tool;
use std::ffi::OsString;

/// Builds what is not up to date and takes all pictures, or those that are named.
pub fn screenshots(house: &House, names: &[OsString]) -> Result<(), Stop> {
    let chromium = chromium::need()?;
    play::build(house, Profile::Play)?;
    let mut command = tool::npm(house, ["run", "--silent", "screenshots", "--"]);
    command.args(names).env("KARST_BIN", house.executable(Profile::Play)).env("CHROMIUM", chromium);
    tool::succeed(&mut command)
}
