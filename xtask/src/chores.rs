//! The chores that no other verb does: `types` and `long`.

use crate::house::House;
use crate::stop::Stop;
use crate::tool;
use std::ffi::OsString;

/// Writes the types of `web/src/generated` anew, by the test that guards them.
pub fn types(house: &House) -> Result<(), Stop> {
    let tests = ["test", "-p", "protocol", "--test", "types", "--locked"];
    tool::succeed(tool::cargo(house, tests).env("UPDATE_TYPES", "1"))
}

/// What is tried in a long run: every law on many games, and plain random games in very great number.
const TRIALS: [&str; 2] = ["laws", "endurance"];

/// Plays many more games than the tests do; how many is the test kit's business, or `KARST_LONG`'s. Words narrow it:
/// games, trials, or both.
pub fn long(house: &House, words: &[OsString]) -> Result<(), Stop> {
    let words: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
    let games = games(house);
    if let Some(word) = words.iter().find(|word| !games.iter().any(|game| game == *word) && !TRIALS.contains(&&***word))
    {
        return Err(Stop::usage(format!(
            "`cargo xtask long` does not know `{word}`; it knows {} and {}.",
            games.join(", "),
            TRIALS.join(", ")
        )));
    }
    let chosen = |all: Vec<String>| {
        let named: Vec<_> = all.iter().filter(|name| words.iter().any(|word| word == *name)).cloned().collect();
        if named.is_empty() { all } else { named }
    };
    let how_many = std::env::var_os("KARST_LONG").unwrap_or_else(|| "1".into());
    for game in chosen(games) {
        let test =
            ["test", "--release", "-p", &game, "--test", "it", "--locked", "--", "--nocapture", "--test-threads=1"];
        let trials = chosen(TRIALS.map(String::from).to_vec()).into_iter().map(|trial| format!("laws::{trial}"));
        tool::succeed(tool::cargo(house, test).args(trials).env("KARST_LONG", &how_many))?;
    }
    Ok(())
}

/// The games, by their crates: each has a ledger.
pub fn games(house: &House) -> Vec<String> {
    let ledgers = std::fs::read_dir(house.root.join("ledger")).into_iter().flatten().flatten();
    let mut games: Vec<String> =
        ledgers.filter_map(|file| Some(file.file_name().to_str()?.strip_suffix(".md")?.to_owned())).collect();
    games.sort();
    games
}
