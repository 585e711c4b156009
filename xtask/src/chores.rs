//! The chores that no other verb does: `types` and `long`.

use crate::house::House;
use crate::stop::Stop;
use crate::tool;
use std::ffi::OsString;

/// Writes the types and words of `web/src/generated` anew, by the tests that guard them.
pub fn types(house: &House) -> Result<(), Stop> {
    let tests = ["test", "-p", "protocol", "-p", "words", "--test", "types", "--test", "page", "--locked"];
    tool::succeed(tool::cargo(house, tests).env("UPDATE_TYPES", "1"))
}

/// The games, by their crates.
const GAMES: [&str; 4] = ["cave-troll", "skulldug", "casadh", "cave-pilot"];
/// What is tried in a long run: every law on many games, and plain random games in very great number.
const TRIALS: [&str; 2] = ["laws", "endurance"];

/// Plays many more games than the tests do; how many is the test kit's business, or `KARST_LONG`'s. Words narrow it:
/// games, trials, or both.
pub fn long(house: &House, words: &[OsString]) -> Result<(), Stop> {
    let words: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
    if let Some(word) = words.iter().find(|word| !GAMES.contains(&&***word) && !TRIALS.contains(&&***word)) {
        return Err(Stop::usage(format!(
            "`cargo xtask long` does not know `{word}`; it knows {} and {}.",
            GAMES.join(", "),
            TRIALS.join(", ")
        )));
    }
    let chosen = |all: &[&'static str]| {
        let named: Vec<_> = all.iter().copied().filter(|name| words.iter().any(|word| word == name)).collect();
        if named.is_empty() { all.to_vec() } else { named }
    };
    let games = std::env::var_os("KARST_LONG").unwrap_or_else(|| "1".into());
    for game in chosen(&GAMES) {
        let test =
            ["test", "--release", "-p", game, "--test", "it", "--locked", "--", "--nocapture", "--test-threads=1"];
        let trials = chosen(&TRIALS).into_iter().map(|trial| format!("laws::{trial}"));
        tool::succeed(tool::cargo(house, test).args(trials).env("KARST_LONG", &games))?;
    }
    Ok(())
}
