//! The shape of the files: not too long, nothing half done, folders named like their packages.

use crate::files::File;

/// No file is longer. Most are far shorter; this is where it stops being a matter of taste.
const LONGEST: usize = 450;

/// What says that a piece of work was left: a hole in the code, or a test that does not run.
const LEFTOVERS: [&str; 4] = ["todo!(", "unimplemented!(", "dbg!(", "#[ignore"];

/// Files of more lines than anybody rereads.
pub fn too_long<'a>(files: impl Iterator<Item = &'a File>) -> Vec<String> {
    let long = files.map(|file| (file, file.text.lines().count())).filter(|(_, n_lines)| *n_lines > LONGEST);
    long.map(|(file, n_lines)| {
        format!("{}: {n_lines} lines; move the second reason to open it to a file of its own", file.path)
    })
    .collect()
}

/// Lines that leave something half done.
pub fn unfinished(files: &[File]) -> Vec<String> {
    let mut complaints = Vec::new();
    for file in files {
        for (above, line) in file.text.lines().enumerate() {
            for leftover in LEFTOVERS.iter().filter(|leftover| line.contains(**leftover)) {
                complaints.push(format!("{}:{}: `{leftover}` has no place here", file.path, above + 1));
            }
        }
    }
    complaints
}

/// Crates whose folder has another name than the package in it.
pub fn misnamed(manifests: &[File]) -> Vec<String> {
    let mut complaints = Vec::new();
    for manifest in manifests {
        let folder = folder_of(manifest);
        match package_name(&manifest.text) {
            Some(name) if name == folder => {}
            Some(name) => complaints.push(format!("{}: the folder of `{name}` is called `{folder}`", manifest.path)),
            None => complaints.push(format!("{}: the package has no name", manifest.path)),
        }
    }
    complaints
}

/// Tests in the sources of a crate that says it has none there, so that nothing is built to look for them.
pub fn unrun(manifests: &[File], sources: &[File]) -> Vec<String> {
    let without = manifests.iter().filter(|manifest| manifest.text.lines().any(|line| line == "test = false"));
    let folders: Vec<_> = without.map(|manifest| manifest.path.replace("Cargo.toml", "src/")).collect();
    let is_unrun =
        |file: &&File| file.text.contains("#[test]") && folders.iter().any(|folder| file.path.starts_with(folder));
    let complaint = |file: &File| format!("{}: its crate says `test = false`, so this test would not run", file.path);
    sources.iter().filter(is_unrun).map(complaint).collect()
}

/// The name of the folder a manifest lies in.
pub fn folder_of(manifest: &File) -> &str {
    manifest.path.rsplit('/').nth(1).expect("a manifest lies in a folder")
}

fn package_name(manifest: &str) -> Option<&str> {
    let package = manifest.lines().skip_while(|line| line.trim() != "[package]").skip(1);
    let mut lines = package.take_while(|line| !line.starts_with('['));
    let value = lines.find_map(|line| line.strip_prefix("name")?.trim_start().strip_prefix('='))?;
    value.trim().strip_prefix('"')?.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::imagined;

    #[test]
    fn a_file_may_have_as_many_lines_as_the_limit_and_no_more() {
        let fits = imagined("crates/a/src/lib.rs", &"\n".repeat(LONGEST));
        let long = imagined("crates/a/src/b.rs", &"\n".repeat(LONGEST + 1));
        assert_eq!(
            too_long([fits, long].iter()),
            ["crates/a/src/b.rs: 451 lines; move the second reason to open it to a file of its own"]
        );
    }

    #[test]
    fn a_test_that_would_not_run_is_told() {
        let manifests =
            [imagined("crates/a/Cargo.toml", "[lib]\ntest = false\n"), imagined("crates/b/Cargo.toml", "[lib]\n")];
        let sources = ["a", "b"].map(|krate| imagined(&format!("crates/{krate}/src/lib.rs"), "#[test]\nfn b() {}"));
        assert_eq!(
            unrun(&manifests, &sources),
            ["crates/a/src/lib.rs: its crate says `test = false`, so this test would not run"]
        );
    }

    #[test]
    fn leftovers_are_told_by_line() {
        let file = imagined("crates/a/src/lib.rs", "fn a() {\n    todo!()\n}\n#[ignore = \"later\"]\n");
        assert_eq!(
            unfinished(&[file]),
            [
                "crates/a/src/lib.rs:2: `todo!(` has no place here",
                "crates/a/src/lib.rs:4: `#[ignore` has no place here",
            ]
        );
    }

    #[test]
    fn a_folder_is_named_like_its_package() {
        let fine = imagined("crates/kernel/Cargo.toml", "[package]\nname = \"kernel\"\n[dependencies]\nname = \"x\"");
        let wrong = imagined("crates/cli/Cargo.toml", "[package]\nversion = \"1\"\nname=\"karst\"");
        let none = imagined("crates/b/Cargo.toml", "[dependencies]\nname = \"b\"");
        assert_eq!(
            misnamed(&[fine, wrong, none]),
            [
                "crates/cli/Cargo.toml: the folder of `karst` is called `cli`",
                "crates/b/Cargo.toml: the package has no name",
            ]
        );
    }
}
