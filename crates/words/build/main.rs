//! Reads `messages/*.ftl` and writes a type for every message, so that a missing word is a build that fails and not a
//! hole on somebody's screen.

mod reading;
mod rooms;
mod writing;

use std::path::Path;
use std::{env, fs};

/// The languages, with the names of their variants. The first is the one the others are compared with.
const LANGUAGES: [(&str, &str); 2] = [("en", "English"), ("de", "German")];

/// Writing to a string does not fail.
const GROWS: &str = "text grows";

fn main() {
    let folder = Path::new("../../messages");
    println!("cargo::rerun-if-changed={}", folder.display());
    let files = LANGUAGES.map(|(code, _)| {
        let path = folder.join(code).with_extension("ftl");
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        reading::messages(code, &text).unwrap_or_else(|complaint| panic!("{}: {complaint}", path.display()))
    });
    let rooms = rooms::rooms(&files).unwrap_or_else(|complaint| panic!("messages:\n{complaint}"));
    let out = env::var_os("OUT_DIR").expect("cargo names the folder");
    let write =
        |file: &str, text: String| fs::write(Path::new(&out).join(file), text).expect("the build folder takes files");
    write("messages.rs", writing::code(&rooms, &files));
}
