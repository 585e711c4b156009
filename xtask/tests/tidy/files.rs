//! Reading the real files of the house, with paths as they are spoken of: from the root, with slashes.

use std::fs;
use std::path::{Path, PathBuf};

/// A text file of the house.
pub struct File {
    /// From the workspace's root, with slashes.
    pub path: String,
    pub text: String,
}

/// The text of one file that must be there.
pub fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path} cannot be read: {error}"))
}

/// The text of one file that may not be there.
pub fn find(path: &str) -> Option<String> {
    fs::read_to_string(root().join(path)).ok()
}

/// All files under a folder whose names end so, in the order of their paths; all texts when no ending is given.
/// A folder that is not there holds none.
pub fn under(folder: &str, endings: &[&str]) -> Vec<File> {
    let mut paths = Vec::new();
    collect(&root().join(folder), &mut paths);
    paths.sort();
    paths.into_iter().filter(|path| has_ending(path, endings)).filter_map(|path| load(&path)).collect()
}

/// The manifests of the crates, one a folder.
pub fn manifests() -> Vec<File> {
    let folders = fs::read_dir(root().join("crates")).expect("the house has crates");
    let mut paths: Vec<PathBuf> =
        folders.map(|entry| entry.expect("a crate's folder can be read").path().join("Cargo.toml")).collect();
    paths.sort();
    paths.iter().filter_map(|path| load(path)).collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace's root").to_owned()
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.expect("a folder of the house can be read").path();
        if path.is_dir() {
            collect(&path, paths);
        } else {
            paths.push(path);
        }
    }
}

fn has_ending(path: &Path, endings: &[&str]) -> bool {
    endings.is_empty() || path.extension().is_some_and(|ending| endings.iter().any(|wanted| ending == *wanted))
}

/// Nothing when it is no text or is not there.
fn load(path: &Path) -> Option<File> {
    let text = fs::read_to_string(path).ok()?;
    let path = path.strip_prefix(root()).expect("files of the house lie under its root");
    let words: Vec<_> = path.iter().map(|word| word.to_string_lossy()).collect();
    Some(File { path: words.join("/"), text })
}
