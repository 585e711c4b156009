//! The browser client: its packages and its bundle, made anew only when something they come from is newer.
//!
//! A bundle that was not needed would still cost half a minute, because the executable embeds it.

use crate::house::House;
use crate::node;
use crate::stop::Stop;
use crate::tool;
use std::fs;
use std::io;
use std::path::Path;
use std::time::SystemTime;

/// The page in English: the last that a build writes, after those in the other languages.
const PAGE: &str = "dist/en/index.html";

/// What a call did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Work {
    /// Something was older than its sources and was made anew.
    Made,
    /// Everything was there already.
    UpToDate,
}

/// Whether there is nothing to build here: a release brings the bundle, without its sources or without Node.
pub fn is_ready_made(house: &House) -> bool {
    let has_bundle = house.web.join(PAGE).is_file();
    has_bundle && (!house.web.join("src").is_dir() || !node::is_there())
}

/// Installs the packages of the lock file into `node_modules`. Node must be there.
pub fn packages(house: &House) -> Result<Work, Stop> {
    // npm writes this file last, so its age is the age of a finished installation.
    let installed = changed(&house.web.join("node_modules/.package-lock.json"));
    if !is_stale(&[changed(&house.web.join("package-lock.json"))?], installed.ok()) {
        return Ok(Work::UpToDate);
    }
    tool::succeed(&mut tool::npm(house, ["ci", "--no-audit", "--no-fund"]))?;
    Ok(Work::Made)
}

/// Builds the bundle into `dist`, a folder for each language. The packages must be there.
pub fn bundle(house: &House) -> Result<Work, Stop> {
    let messages = house.web.join("../messages");
    let sources = sources_changed(&house.web)
        .and_then(|mut times| walk(&messages, is_read_by_the_page, &mut times).map(|()| times))
        .map_err(|error| Stop::failed(format!("The sources of the web client cannot be read: {error}.")))?;
    let built = changed(&house.web.join(PAGE)).ok();
    if !is_stale(&sources, built) {
        return Ok(Work::UpToDate);
    }
    tool::succeed(&mut tool::npm(house, ["run", "build"]))?;
    Ok(Work::Made)
}

/// Whether `made` is absent or older than anything it is made from.
pub fn is_stale(sources: &[SystemTime], made: Option<SystemTime>) -> bool {
    made.is_none_or(|made| sources.iter().any(|source| *source > made))
}

pub fn changed(file: &Path) -> Result<SystemTime, Stop> {
    fs::metadata(file).and_then(|facts| facts.modified()).map_err(|error| {
        let name = file.file_name().unwrap_or(file.as_os_str());
        Stop::failed(format!("The web client's {} cannot be read: {error}.", name.display()))
    })
}

/// When each source of the bundle last changed: the files and folders of `src`, `public` and `build`, and the settings.
fn sources_changed(web: &Path) -> io::Result<Vec<SystemTime>> {
    let mut times = Vec::new();
    for entry in fs::read_dir(web)? {
        let entry = entry?;
        let name = entry.file_name();
        match name.to_string_lossy().as_ref() {
            "src" | "public" | "build" => walk(&entry.path(), |_| true, &mut times)?,
            name if is_setting(name) => times.push(entry.metadata()?.modified()?),
            _ => {}
        }
    }
    Ok(times)
}

/// Whether a file beside `src` has a say in the bundle.
fn is_setting(name: &str) -> bool {
    matches!(name, "index.html" | "package.json" | "package-lock.json")
        || ["vite.config.", "svelte.config.", "tsconfig"].iter().any(|start| name.starts_with(start))
}

/// Whether the page says what is in this file of `messages`: its own texts, and what things are called.
fn is_read_by_the_page(file: &Path) -> bool {
    file.ends_with("names.ftl") || file.parent().is_some_and(|folder| folder.ends_with("page"))
}

/// Collects the times of a folder and of the wanted files in it and below; a folder's own time tells of files that were
/// taken away.
pub fn walk(folder: &Path, wanted: fn(&Path) -> bool, times: &mut Vec<SystemTime>) -> io::Result<()> {
    times.push(fs::metadata(folder)?.modified()?);
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let facts = fs::metadata(&path)?;
        if facts.is_dir() {
            walk(&path, wanted, times)?;
        } else if wanted(&path) {
            times.push(facts.modified()?);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn at(second: u64) -> SystemTime {
        SystemTime::UNIX_EPOCH + Duration::from_secs(second)
    }

    #[test]
    fn what_is_absent_is_stale() {
        assert!(is_stale(&[], None));
        assert!(is_stale(&[at(1)], None));
    }

    #[test]
    fn one_newer_source_makes_it_stale() {
        assert!(is_stale(&[at(1), at(9), at(2)], Some(at(5))));
        assert!(!is_stale(&[at(1), at(5), at(2)], Some(at(5))));
        assert!(!is_stale(&[], Some(at(5))));
    }

    #[test]
    fn settings_count_and_notes_do_not() {
        for name in ["index.html", "package-lock.json", "vite.config.ts", "tsconfig.node.json", "svelte.config.js"] {
            assert!(is_setting(name), "{name}");
        }
        for name in ["README.md", "dist", "node_modules", "e2e", ".gitignore"] {
            assert!(!is_setting(name), "{name}");
        }
    }

    #[test]
    fn the_page_is_made_anew_for_what_it_says_and_not_for_what_is_narrated() {
        assert!(is_read_by_the_page(Path::new("messages/de/page/home.ftl")));
        assert!(is_read_by_the_page(Path::new("messages/en/narrate/casadh/names.ftl")));
        assert!(!is_read_by_the_page(Path::new("messages/en/narrate/casadh/events.ftl")));
    }

    #[test]
    fn a_removed_source_is_noticed_by_its_folder() {
        let web = std::env::temp_dir().join(format!("karst-xtask-web-{}", std::process::id()));
        fs::create_dir_all(web.join("src/games")).unwrap();
        fs::write(web.join("src/main.ts"), "").unwrap();
        fs::write(web.join("index.html"), "").unwrap();
        fs::write(web.join("README.md"), "").unwrap();
        let seen = sources_changed(&web).unwrap();
        fs::remove_dir_all(&web).unwrap();
        // src, src/games, src/main.ts and index.html.
        assert_eq!(seen.len(), 4);
    }
}
