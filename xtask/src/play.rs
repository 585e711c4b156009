//! `cargo xtask play`: from a fresh clone to a table in the browser. `cargo xtask build` stops before the serving.
//!
//! Ports, folders, the network, the QR code and the browser are the business of `karst serve`.

use crate::house::House;
use crate::node;
use crate::progress::Progress;
use crate::stop::Stop;
use crate::tool;
use crate::web::{self, Work};
use std::ffi::OsString;
use std::process::Command;

/// Builds what is not built yet and becomes the server.
pub fn play(house: &House, options: Vec<OsString>) -> Result<(), Stop> {
    build(house)?;
    let mut server = Command::new(house.executable());
    server.arg("serve").args(serve_options(options));
    become_program(server)
}

/// Builds the browser client and the executable that carries it, as far as they are not up to date.
pub fn build(house: &House) -> Result<(), Stop> {
    let progress = Progress::of(3);
    if web::is_ready_made(house) {
        progress.skip("web packages", "the bundle came ready-made");
        progress.skip("web bundle", "the bundle came ready-made");
    } else {
        node::need(house)?;
        progress.stage("web packages", || web::packages(house)).result?;
        progress.stage("web bundle", || web::bundle(house)).result?;
    }
    progress.stage("release executable", || executable(house)).result?;
    Ok(())
}

/// Builds the release executable; cargo itself knows what is up to date.
pub fn executable(house: &House) -> Result<Work, Stop> {
    tool::succeed(&mut tool::cargo(house, ["build", "--release", "--locked", "-p", "karst"]))?;
    Ok(Work::Made)
}

/// The server opens a browser unless the player does not want it.
fn serve_options(mut options: Vec<OsString>) -> Vec<OsString> {
    let is_silent = options.iter().any(|option| option == "--no-open");
    let is_asked = options.iter().any(|option| option == "--open");
    if !is_silent && !is_asked {
        options.push("--open".into());
    }
    options
}

/// Replaces this process, so that Ctrl-C and every signal reach the server and nobody else.
#[cfg(unix)]
fn become_program(mut program: Command) -> Result<(), Stop> {
    use std::os::unix::process::CommandExt;
    let error = program.exec();
    Err(Stop::failed(format!("The server cannot be started: {error}.")))
}

/// Runs the program and ends with its answer; there is no replacing a process here.
#[cfg(not(unix))]
fn become_program(mut program: Command) -> Result<(), Stop> {
    tool::succeed(&mut program)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(words: &str) -> Vec<OsString> {
        words.split_whitespace().map(OsString::from).collect()
    }

    #[test]
    fn a_browser_opens_unless_it_is_not_wanted() {
        assert_eq!(serve_options(options("")), options("--open"));
        assert_eq!(serve_options(options("--lan --port 80")), options("--lan --port 80 --open"));
        assert_eq!(serve_options(options("--no-open --lan")), options("--no-open --lan"));
        assert_eq!(serve_options(options("--open")), options("--open"));
    }
}
