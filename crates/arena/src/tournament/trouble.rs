//! Why a tournament cannot be played or read.

use std::io;
use std::path::{Path, PathBuf};

/// What went wrong; nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// No table could play that.
    #[error("{0}")]
    Unplayable(String),
    /// A file could not be read or written.
    #[error("{}: {source}", path.display())]
    File { path: PathBuf, source: io::Error },
    /// There is no tournament in the folder.
    #[error("there is no tournament in {}; `karst arena GAME --out {}` begins one", .0.display(), .0.display())]
    NoTournament(PathBuf),
    /// Something else is in the folder.
    #[error("{} holds other files and no tournament; choose an empty or a new folder", .0.display())]
    SomethingElse(PathBuf),
    /// Another tournament is in the folder.
    #[error("{} holds another tournament ({differences}); choose another folder, or go on with the one there by \
             `karst arena resume {}`", folder.display(), folder.display())]
    Another { folder: PathBuf, differences: String },
    /// Somebody plays it just now.
    #[error("{} is being played by another process", .0.display())]
    Busy(PathBuf),
    /// A file is not what it should be.
    #[error("{}, line {line}: {why}", path.display())]
    Broken {
        path: PathBuf,
        /// From 1.
        line: u64,
        why: String,
    },
    /// Folders that are not parts of one tournament.
    #[error("{} and {} are not parts of one tournament ({differences})", one.display(), other.display())]
    NotParts {
        one: PathBuf,
        /// The one that differs.
        other: PathBuf,
        differences: String,
    },
    /// Nothing was played yet.
    #[error("no game of {} has been played yet; `karst arena resume {}` plays them", .0.display(), .0.display())]
    NoGames(PathBuf),
}

impl Trouble {
    /// A file that could not be read or written.
    pub(crate) fn file(path: &Path) -> impl FnOnce(io::Error) -> Trouble + use<> {
        let path = path.to_owned();
        |source| Trouble::File { path, source }
    }
}
