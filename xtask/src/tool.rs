//! Running other programs: cargo, npm and what they need, always from the right folder.

use crate::house::House;
use crate::stop::Stop;
use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// `cargo ARGUMENTS` in the workspace's root, by the same cargo that runs us.
pub fn cargo<const N: usize>(house: &House, arguments: [&str; N]) -> Command {
    let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(arguments).current_dir(&house.root);
    // Cargo told us about our own package; some build scripts would run again because of it.
    for (name, _) in env::vars_os().filter(|(name, _)| is_about_this_package(name)) {
        command.env_remove(name);
    }
    command
}

/// The same, with clippy as the compiler of our own crates: what is linted is built by the same call, so that nothing is
/// compiled once to be looked at and again to be run. Warnings are errors.
pub fn linting_cargo<const N: usize>(house: &House, arguments: [&str; N]) -> Result<Command, Stop> {
    let driver = format!("clippy-driver{}", env::consts::EXE_SUFFIX);
    let beside_cargo = env::var_os("CARGO").map(|cargo| Path::new(&cargo).with_file_name(&driver));
    let driver = beside_cargo
        .filter(|file| is_program(file))
        .or_else(|| in_path(&driver))
        .ok_or_else(|| Stop::missing("Clippy is missing; `rustup component add clippy` installs it.".to_owned()))?;
    let mut command = cargo(house, arguments);
    // As `cargo clippy -- -D warnings` sets them.
    command.env("RUSTC_WORKSPACE_WRAPPER", driver).env("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__");
    Ok(command)
}

/// Whether cargo sets this variable for the package it runs.
fn is_about_this_package(name: &OsStr) -> bool {
    let name = name.to_string_lossy();
    name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_")
}

/// `npm ARGUMENTS` in the web client's folder.
pub fn npm<const N: usize>(house: &House, arguments: [&str; N]) -> Command {
    // On Windows npm is a script, which is found only by its full name.
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(arguments).current_dir(&house.web);
    command
}

/// Runs a program whose output the person sees; anything but success is a [`Stop`] that names it.
pub fn succeed(command: &mut Command) -> Result<(), Stop> {
    let status = command
        .status()
        .map_err(|error| Stop::missing(format!("`{}` cannot be started: {error}.", command.get_program().display())))?;
    if status.success() {
        return Ok(());
    }
    Err(Stop::failed(format!("`{}` failed ({status}); its own words stand above.", spoken(command))))
}

/// What a program prints when asked quietly, or nothing when it is absent or fails.
pub fn answer(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Where a program of this name lies in the search path.
pub fn in_path(name: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(name)).find(|file| is_program(file))
}

/// Where the C compiler keeps a library of this name.
pub fn c_library(name: &str) -> Option<PathBuf> {
    let found = answer(Command::new("cc").arg(format!("-print-file-name={name}")))?;
    // What it does not find it answers as it was asked.
    Some(PathBuf::from(found)).filter(|file| file.is_absolute() && file.is_file())
}

/// Whether this file can be started.
pub fn is_program(file: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        file.metadata().is_ok_and(|facts| facts.is_file() && facts.permissions().mode() & 0o111 != 0)
    }
    #[cfg(not(unix))]
    file.is_file()
}

/// The command as a person would type it, without the folders before the program's name.
fn spoken(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_stem().unwrap_or(command.get_program());
    let words = std::iter::once(name).chain(command.get_args()).map(OsStr::to_string_lossy);
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_spoken_without_its_folder() {
        let mut command = Command::new("/some/where/cargo");
        command.args(["fmt", "--check"]);
        assert_eq!(spoken(&command), "cargo fmt --check");
    }

    #[test]
    fn a_program_that_is_not_there_gives_no_answer() {
        assert_eq!(answer(&mut Command::new("karst-no-such-program")), None);
        assert_eq!(in_path("karst-no-such-program"), None);
    }

    #[test]
    fn a_program_that_cannot_start_is_named() {
        let stop = succeed(&mut Command::new("karst-no-such-program")).unwrap_err();
        assert!(stop.sentence.starts_with("`karst-no-such-program` cannot be started: "), "{stop:?}");
        assert_eq!(stop.exit_code, 2);
    }
}
