//! Puts the page into the executable: a list of the files that Vite built, each with its bytes.
//!
//! Where a file lies compressed beside it (`x.js.br`, by `npm run compress`), that one is taken. Without a bundle the list is empty,
//! and the server says how to build it.

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
    let name =
        |file: &Path| file.strip_prefix(bundle).expect("it was found there").to_string_lossy().replace('\\', "/");
    let mut named: Vec<(String, &PathBuf)> = files.iter().map(|file| (name(file), file)).collect();
    named.retain(|(name, file)| match name.ends_with(".br") {
        true => is_fresh(file),
        false => !is_fresh(&compressed(file)),
    });
    named.sort();
    let mut list = String::from("static PAGE: verbs::Page = &[\n");
    for (name, file) in named {
        let path = file.canonicalize().expect("it was found just now");
        writeln!(list, "({name:?}, include_bytes!({path:?})),").expect("a text takes more text");
    }
    list.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where")).join("page.rs");
    fs::write(out, list).expect("the build folder takes files");
}

/// `x.js.br` of `x.js`.
fn compressed(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".br");
    name.into()
}

/// Whether a compressed file is there, and is not of an older page.
fn is_fresh(compressed: &Path) -> bool {
    let changed = |file: &Path| fs::metadata(file).and_then(|facts| facts.modified()).ok();
    let plain = changed(&compressed.with_extension(""));
    plain.is_some_and(|plain| changed(compressed).is_some_and(|compressed| compressed >= plain))
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { find(&path, files)? } else { files.push(path) }
    }
    Ok(())
}
