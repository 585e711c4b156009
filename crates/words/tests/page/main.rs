//! The words of the page, as TypeScript. They are committed; this test fails when they are stale, and `cargo xtask types`
//! writes them anew.

#[path = "../../build/reading.rs"]
mod reading;
#[path = "../../build/rooms.rs"]
mod rooms;
mod typescript;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use rooms::{Messages, Rooms};

/// The languages by their files; the build has the same ones.
const LANGUAGES: [(&str, &str); 2] = [("en", "English"), ("de", "German")];

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn files() -> [Messages; 2] {
    LANGUAGES.map(|(code, _)| {
        let text =
            fs::read_to_string(here("messages").join(code).with_extension("ftl")).expect("the messages are there");
        reading::messages(code, &text).expect("the build has read them")
    })
}

/// What the page is given: its own messages by room (`page-home-…`), and the names of each game's things.
fn rooms_of_the_page(rooms: Rooms) -> Rooms {
    let mut found = Rooms::new();
    for (room, types) in rooms {
        for (name, one) in types {
            if room == "page" {
                let (room, name) = name.split_once('-').unwrap_or_else(|| panic!("page-{name} names no room"));
                found.entry(room.into()).or_default().insert(name.into(), one);
            } else if one.is_family() && one.fields.is_empty() {
                found.entry(room.clone()).or_default().insert(name, one);
            }
        }
    }
    found
}

/// Each file with what stands in it.
fn fresh() -> BTreeMap<PathBuf, String> {
    let files = files();
    let rooms = rooms_of_the_page(rooms::rooms(&files).expect("the build has compared them"));
    let mut fresh = BTreeMap::new();
    for (messages, (code, _)) in files.iter().zip(LANGUAGES) {
        for (room, types) in &rooms {
            let path = here("web/src/generated/words").join(code).join(room).with_extension("ts");
            fresh.insert(path, typescript::module(code, types, messages));
        }
    }
    fresh
}

#[test]
fn the_pages_words_are_those_of_the_message_files() {
    let fresh = fresh();
    if std::env::var_os("UPDATE_TYPES").is_some() {
        let folder = here("web/src/generated/words");
        if folder.exists() {
            fs::remove_dir_all(&folder).expect("the generated folder can be written");
        }
        for (path, text) in &fresh {
            fs::create_dir_all(path.parent().expect("it is in a folder")).expect("the generated folder can be written");
            fs::write(path, text).expect("the generated folder can be written");
        }
    }
    let mut committed = BTreeMap::new();
    for (code, _) in LANGUAGES {
        for entry in fs::read_dir(here("web/src/generated/words").join(code)).expect("the words are there") {
            let path = entry.expect("it can be read").path();
            let text = fs::read_to_string(&path).expect("it can be read");
            committed.insert(path, text);
        }
    }
    for path in fresh.keys().chain(committed.keys()) {
        assert!(fresh.get(path) == committed.get(path), "{} is stale: run `cargo xtask types`", path.display());
    }
}
