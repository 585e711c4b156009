//! `cargo xtask play`: from a fresh clone to a table in the browser. `cargo xtask build` makes the executable for hosts.
//!
//! Ports, folders, the network, the QR code and the browser are the business of `karst serve`.

use crate::house::{House, Profile};
use crate::lanes;
use crate::node;
use crate::pocket;
use crate::progress::Progress;
use crate::stages::Stage;
use crate::stop::Stop;
use crate::tool;
use crate::web::{self, Work};
use std::ffi::OsString;
use std::process::Command;
use std::thread;

/// Builds what is not built yet and becomes the server.
pub fn play(house: &House, options: Vec<OsString>) -> Result<(), Stop> {
    build(house, Profile::Play)?;
    let mut server = Command::new(house.executable(Profile::Play));
    server.arg("serve").args(serve_options(options));
    become_program(server)
}

/// Builds the browser client and the executable that carries it, as far as they are not up to date. They are made side by
/// side, and put together last.
pub fn build(house: &House, profile: Profile) -> Result<(), Stop> {
    let progress = Progress::of(5);
    let is_ready_made = web::is_ready_made(house);
    if !is_ready_made {
        node::need(house)?;
    }
    thread::scope(|scope| {
        let page = scope.spawn(|| match is_ready_made {
            true => {
                progress.skip("page's packages", "the page came ready-made");
                progress.skip("page", "it came ready-made");
                progress.skip("offline part", "it came with the page, or not");
                Ok(())
            }
            false => page(house, &progress),
        });
        let code = progress.stage("code", || cargo_build(house, profile, "verbs")).result;
        page.join().expect("a stage that fails says so and does not panic").and(code)
    })?;
    progress.stage("executable", || executable(house, profile)).result.map(drop)
}

fn page(house: &House, progress: &Progress) -> Result<(), Stop> {
    progress.stage("page's packages", || lanes::beside(house, Stage::Packages)).result?;
    progress.stage("page", || lanes::beside(house, Stage::Bundle)).result?;
    // Nobody who wants to play waits for something to be installed, or is kept from it, because of playing without a server.
    if !pocket::is_possible() {
        progress.skip("offline part", "Rust for WebAssembly is not here; the page needs its server");
    } else if let Err(stop) = progress.stage("offline part", || lanes::beside(house, Stage::Pocket)).result {
        println!("{} The page needs its server.", stop.sentence);
    }
    Ok(())
}

/// Builds the executable with the page as it is; cargo itself knows what is up to date.
pub fn executable(house: &House, profile: Profile) -> Result<Work, Stop> {
    cargo_build(house, profile, "karst")
}

fn cargo_build(house: &House, profile: Profile, package: &str) -> Result<Work, Stop> {
    let build = ["build", "--locked", "--profile", profile.name(), "-p", package];
    tool::succeed(&mut tool::cargo(house, build)).map(|()| Work::Made)
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
