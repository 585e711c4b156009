//! `cargo xtask learn`: games are played on all cores, a mind is trained on them, and it plays again; `learn/learn.py` leads.

use crate::chores;
use crate::house::House;
use crate::stop::Stop;
use crate::tool;
use std::ffi::OsString;
use std::process::{Command, Stdio};

/// Learns the games that are named, or all of them; options go to `learn/learn.py`. What wins against the mind that is kept takes
/// its place in `crates/bots/minds`, with a card that says how it came about.
pub fn learn(house: &House, words: &[OsString]) -> Result<(), Stop> {
    let known = chores::games(house);
    let n_games = words.iter().take_while(|word| !word.to_string_lossy().starts_with('-')).count();
    let (games, options) = words.split_at(n_games);
    if let Some(word) = games.iter().find(|word| !known.iter().any(|game| **game == *word.to_string_lossy())) {
        return Err(Stop::usage(format!(
            "`cargo xtask learn` does not know `{}`; it knows {}.",
            word.to_string_lossy(),
            known.join(", ")
        )));
    }
    let python = python()?;
    tool::succeed(&mut tool::cargo(house, ["build", "--release", "--locked", "-p", "arena", "--example", "learner"]))?;
    let games: Vec<OsString> =
        if games.is_empty() { known.iter().map(OsString::from).collect() } else { games.to_vec() };
    let mut command = Command::new(python);
    command.arg(house.root.join("learn/learn.py")).args(games).current_dir(&house.root);
    command.arg("--learner").arg(house.target.join("release/examples/learner"));
    command.arg("--work").arg(house.target.join("learn"));
    command.arg("--keep").arg(house.root.join("crates/bots/minds"));
    tool::succeed(command.args(options))
}

/// A Python that has PyTorch.
fn python() -> Result<OsString, Stop> {
    let python = std::env::var_os("PYTHON").unwrap_or_else(|| "python3".into());
    let mut asked = Command::new(&python);
    asked.args(["-c", "import numpy, torch"]).stdout(Stdio::null()).stderr(Stdio::null());
    match asked.status() {
        Ok(status) if status.success() => Ok(python),
        _ => Err(Stop::missing(
            "Learning needs Python with PyTorch and NumPy; `pip install torch numpy` installs them, and PYTHON=… names another Python.",
        )),
    }
}
