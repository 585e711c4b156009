//! Puts the page into the executable: a list of the files that Vite built, each with its bytes.
//!
//! Without a bundle the list is empty, and the server says how to build it.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() {
    let bundle = Path::new("../../web/dist");
    println!("cargo::rerun-if-changed=build.rs");
    // A watched path that does not exist would build everything anew each time; then its parent is watched.
    let watched = if bundle.is_dir() { bundle } else { Path::new("../../web") };
    println!("cargo::rerun-if-changed={}", watched.display());

    let mut files = Vec::new();
    if bundle.is_dir() {
        find(bundle, &mut files).expect("the bundle can be read");
    }
    files.sort();
    let mut list = String::from("static PAGE: verbs::Page = &[\n");
    for file in files {
        let name = file.strip_prefix(bundle).expect("it was found there").to_string_lossy().replace('\\', "/");
        let path = file.canonicalize().expect("it was found just now");
        writeln!(list, "({name:?}, include_bytes!({path:?})),").expect("a text takes more text");
    }
    list.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where")).join("page.rs");
    fs::write(out, list).expect("the build folder takes files");
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { find(&path, files)? } else { files.push(path) }
    }
    Ok(())
}
