//! `cargo xtask deny`: whether the crates of others are fit to be used, by `deny.toml`. cargo-deny is installed into the
//! target folder when it is missing.

use crate::house::House;
use crate::stop::Stop;
use crate::tool;
use std::process::Command;

/// Checks licences, bans and sources, and known holes where the database of them can be had.
pub fn deny(house: &House) -> Result<(), Stop> {
    let tools = house.tools().join("cargo-deny");
    let own = tools.join("bin").join(format!("cargo-deny{}", std::env::consts::EXE_SUFFIX));
    let program = tool::in_path("cargo-deny").unwrap_or_else(|| own.clone());
    if !tool::is_program(&program) {
        println!("cargo-deny is missing; installing it into the target folder, which takes some minutes.");
        let install = ["install", "cargo-deny", "--locked", "--root"];
        tool::succeed(tool::cargo(house, install).arg(&tools)).map_err(|stop| {
            Stop::missing(format!(
                "cargo-deny cannot be installed ({}); there is nothing to check with.",
                stop.sentence
            ))
        })?;
    }
    let check = |words: &[&str]| {
        let mut command = Command::new(&program);
        command.args(words).current_dir(&house.root);
        command
    };
    tool::succeed(&mut check(&["--log-level", "error", "check", "licenses", "bans", "sources"]))?;
    if tool::answer(&mut check(&["fetch", "db"])).is_none() {
        println!("advisories skipped: the database of known holes cannot be fetched from here.");
        return Ok(());
    }
    tool::succeed(&mut check(&["--log-level", "error", "check", "--disable-fetch", "advisories"]))
}
