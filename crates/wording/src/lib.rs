//! Turns message files into code, for build scripts: a type for every message, so that a missing word is a build that fails
//! and not a hole on somebody's screen.
//!
//! A crate that says something has its messages in `messages/<language>/<crate>/` and a build script that calls
//! [`write_types`]. Its messages `ct-…` are then types in whichever module says `words::messages!("ct");`.

mod reading;
mod rooms;
mod writing;

use std::path::Path;
use std::{env, fs};

/// The languages by their folders, with the names of their variants of `words::Language`. The first is the one the
/// others are compared with.
const LANGUAGES: [(&str, &str); 2] = [("en", "English"), ("de", "German")];

/// Writes the types of the messages of the package that is built, a file for each room.
///
/// # Panics
///
/// When the languages do not say the same things, with all complaints.
pub fn write_types() {
    let variable = |name: &str| env::var(name).expect("cargo runs build scripts, and names everything");
    let package = variable("CARGO_PKG_NAME");
    let files = LANGUAGES.map(|(code, _)| {
        let folder = Path::new("../../messages").join(code).join(&package);
        println!("cargo::rerun-if-changed={}", folder.display());
        reading::folder(&folder).unwrap_or_else(|complaint| panic!("{complaint}"))
    });
    let rooms = rooms::rooms(&files).unwrap_or_else(|complaint| panic!("messages of {package}:\n{complaint}"));
    for (room, types) in &rooms {
        let path = Path::new(&variable("OUT_DIR")).join(room).with_extension("rs");
        fs::write(path, writing::code(types, &files)).expect("the build folder takes files");
    }
}
