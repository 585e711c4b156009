//! Backups: everything in a database as lines of JSON, for SQLite and PostgreSQL alike.
//!
//! A backup is made of one moment of a database that may be in use, and can be restored into either kind. It begins with
//! the schema it was made of, so a later Karst can restore it: the schema is made as it was then, filled, and brought
//! up to date. `file.rs` is the form of the file, `making.rs` writes it, `restoring.rs` puts it back.

mod file;
mod making;
mod restoring;

use std::io;
use std::path::PathBuf;

pub use making::{back_up, beside};
pub use restoring::{Restored, restore};

use super::OpenError;

/// What a backup holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The number of the schema.
    pub schema: i64,
    /// When it was made, in milliseconds since 1970.
    pub made_ms: i64,
    /// Rows in all.
    pub rows: u64,
    /// Games among them.
    pub tables: u64,
    /// People among them.
    pub people: u64,
}

/// Why a backup cannot be made or restored, in one sentence.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is nothing to back up.
    #[error("There is no database of Karst in {0}; name its folder with --data.")]
    NoDatabase(String),
    /// The name is taken.
    #[error("There is a file {} already; choose another name.", .0.display())]
    Exists(PathBuf),
    #[error("The backup {} cannot be written: {why}.", file.display())]
    Unwritable { file: PathBuf, why: io::Error },
    #[error("The backup {} cannot be read: {why}.", file.display())]
    Unreadable { file: PathBuf, why: io::Error },
    /// Something else.
    #[error("{} is no backup made by `karst admin backup`; nothing was changed.", .0.display())]
    NoBackup(PathBuf),
    /// It was damaged.
    #[error("The backup {} is broken in line {line}: {why}. Nothing was changed.", file.display())]
    Broken { file: PathBuf, line: u64, why: String },
    /// A later Karst has written it.
    #[error("The backup {} was made by a newer Karst; restore it with that one. Nothing was changed.", .0.display())]
    Newer(PathBuf),
    /// There is something that would be lost.
    #[error("The database {database} is not empty ({holds}); --yes replaces it. Nothing was changed.")]
    NotEmpty {
        database: String,
        /// What is in it.
        holds: String,
    },
    /// A server works with it.
    #[error("A server uses the database {0}; stop it first. Nothing was changed.")]
    InUse(String),
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database refuses.
    #[error("The database refuses: {0}.")]
    Refused(#[from] sqlx::Error),
    /// The folder refuses.
    #[error("The folder of the database refuses: {0}.")]
    Folder(io::Error),
}
