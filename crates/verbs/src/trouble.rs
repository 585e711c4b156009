//! How a verb fails: one sentence, and the exit code that goes with it.

use std::io;
use std::process::ExitCode;

use anyhow::Error;

/// What was asked for cannot be understood: exit code 2, as for unknown options.
#[derive(Debug)]
pub struct Misunderstood(pub String);

impl std::fmt::Display for Misunderstood {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Misunderstood {}

/// Said already; only the exit code is left.
#[derive(Debug)]
pub struct Said;

impl std::fmt::Display for Said {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("it was said before")
    }
}

impl std::error::Error for Said {}

/// An argument that makes no sense for this game.
pub fn misunderstood(what: impl std::fmt::Display) -> Error {
    Misunderstood(what.to_string()).into()
}

/// Says what went wrong and chooses the exit code.
pub fn exit_code(error: Error) -> ExitCode {
    // Whoever reads our output may stop reading, as `head` does.
    let is_closed = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    if error.chain().any(|cause| cause.downcast_ref().is_some_and(is_closed)) {
        return ExitCode::SUCCESS;
    }
    if !error.is::<Said>() {
        eprintln!("{}", narrate::sentence(format!("{error:#}")));
    }
    ExitCode::from(if error.is::<Misunderstood>() { 2 } else { 1 })
}
