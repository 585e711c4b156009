//! Chromium for the browser tests: the one that is named, the one that is there, or the system's package. Without windows
//! (Debian's `chromium-headless-shell`) it does the same for a quarter less of the machine, so that one comes first.

use crate::apt;
use crate::stop::Stop;
use crate::tool;
use std::env;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// Its names in the search path, and Debian's packages with the first two of them.
const NAMES: [&str; 5] =
    ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Finds Chromium, installs it where the user may, or stops with what to install. Whoever comes while it is being installed
/// waits.
pub fn need() -> Result<PathBuf, Stop> {
    static TURN: Mutex<()> = Mutex::new(());
    let _turn = TURN.lock();
    if let Some(named) = env::var_os("CHROMIUM").filter(|named| !named.is_empty()) {
        return chosen(&named.to_string_lossy());
    }
    if let Some(found) = find() {
        return Ok(found);
    }
    if apt::may_install() {
        apt::install("Chromium", &NAMES[..1]).or_else(|_| apt::install("Chromium", &NAMES[1..2]))?;
        if let Some(found) = find() {
            return Ok(found);
        }
    }
    Err(Stop::missing(
        "Chromium is missing; install it (`chromium` on Debian, Google Chrome elsewhere) or name it by CHROMIUM=/path/to/it.",
    ))
}

/// The program the user named, by path or by name.
fn chosen(named: &str) -> Result<PathBuf, Stop> {
    let file = Path::new(named);
    let program = if file.components().count() > 1 {
        // The tests run in another folder, so a relative path is made whole here.
        std::path::absolute(file).ok().filter(|file| tool::is_program(file))
    } else {
        tool::in_path(named)
    };
    program.ok_or_else(|| Stop::missing(format!("CHROMIUM names `{named}`, but there is no such program.")))
}

fn find() -> Option<PathBuf> {
    NAMES.iter().find_map(|name| tool::in_path(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_named_browser_that_is_not_there_is_refused_by_its_name() {
        for named in ["/no/such/browser", "karst-no-such-browser"] {
            let stop = chosen(named).unwrap_err();
            assert_eq!(stop.sentence, format!("CHROMIUM names `{named}`, but there is no such program."));
            assert_eq!(stop.exit_code, 2);
        }
    }
}
