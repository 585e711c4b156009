//! `cargo xtask crash`: people play while the server is killed again and again, and nothing may be lost. With
//! `--nodes 2` or more the servers share a PostgreSQL, which is found or installed.
//!
//! The test itself is an example of the server's crate; here it gets what it needs.

use crate::apt;
use crate::house::{House, Profile};
use crate::play;
use crate::stop::Stop;
use crate::tool;
use crate::trials;
use crate::web::Work;
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

/// Builds the executable and runs the crash test on it, with the options the user gave.
pub fn crash(house: &House, options: &[OsString]) -> Result<(), Stop> {
    let has_nodes = options.iter().any(|option| option.to_string_lossy().starts_with("--nodes"));
    if let Some(why) = missing_postgres().filter(|_| has_nodes) {
        return Err(Stop::missing(why));
    }
    play::executable(house, Profile::Release)?;
    let karst = ["--karst".into(), house.executable(Profile::Release).into()];
    trials::long(house, "crash", karst.iter().chain(options))
}

/// The share of it that belongs to the tests: so many kills, on so many nodes.
pub fn share(house: &House, kills: u32, nodes: u32) -> Result<Work, Stop> {
    let karst = ["--karst".into(), house.tested().into()];
    let times = ["--kills".into(), kills.to_string().into(), "--nodes".into(), nodes.to_string().into()];
    trials::share::<OsString>(house, "crash", karst.into_iter().chain(times))
}

/// Why there is no PostgreSQL for the tests; it is installed where the user may.
pub fn missing_postgres() -> Option<String> {
    if has_postgres() {
        return None;
    }
    let missing = "PostgreSQL is missing; install it (`postgresql` on Debian)".to_owned();
    if !apt::may_install() {
        return Some(missing);
    }
    match apt::install("PostgreSQL", &["postgresql"]) {
        Ok(()) if has_postgres() => None,
        Ok(()) => Some(missing),
        Err(stop) => Some(stop.sentence),
    }
}

/// Where PostgreSQL says, or where Debian puts it; the tests look in the same places.
fn has_postgres() -> bool {
    let told = tool::answer(Command::new("pg_config").arg("--bindir"));
    let usual = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let usual = usual.map(|version| version.path().join("bin"));
    told.map(Into::into)
        .into_iter()
        .chain(usual)
        .any(|folder| is_program(&folder, "initdb") && is_program(&folder, "pg_ctl"))
}

fn is_program(folder: &Path, name: &str) -> bool {
    tool::is_program(&folder.join(name))
}
