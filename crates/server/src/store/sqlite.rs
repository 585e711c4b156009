//! The database as one file: its folder, its settings, its write-ahead log.

use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};

use super::OpenError;
use super::database::{Kind, Source};

/// Readers beside the writer.
const READERS: u32 = 3;

/// A write-ahead log, every commit synced. Connections wait [`super::PATIENCE`] for another process that has the file,
/// which is what the driver does anyway.
///
/// So many pages of the log are filled before they go into the database itself, which holds up a commit. Many tables
/// write to the same pages again and again: the longer the log, the fewer pages go there twice.
const SETTINGS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
    PRAGMA wal_autocheckpoint = 8000";
/// What the writer is told besides: it holds on to the last pages of very many tables' logs.
pub const WRITER_SETTINGS: &str = "PRAGMA cache_size = -16384";

/// How many pages of the write-ahead log are laid out beforehand.
const LAID_OUT_PAGES: u64 = 2000;
/// A page with its head in the log.
const PAGE_BYTES: u64 = 4096 + 24;

/// The file, in a folder that is there and can be written.
pub fn source(file: &Path) -> Result<Source, OpenError> {
    check_folder(file)?;
    let broken = |why: String| OpenError::Broken { database: file.display().to_string(), why };
    let whole = std::path::absolute(file).map_err(|error| broken(error.to_string()))?;
    let name = whole.to_str().ok_or_else(|| broken("its name is not Unicode".into()))?;
    make_private(file).map_err(|error| broken(error.to_string()))?;
    // Never made anew behind our back: a file that goes away while it is served is missed, not replaced.
    let url = format!("sqlite:{}?mode=rw", escaped(name));
    Source::new(Kind::Sqlite, &url, SETTINGS, READERS).map_err(|error| broken(error.to_string()))
}

/// Makes the file when it is missing. It holds hashes of passwords and the secrets of dice: nobody but its owner reads it,
/// and where an earlier Karst let everybody read it, that ends. What the owner allows a group stays.
fn make_private(file: &Path) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        let made = options.mode(0o600).open(file)?;
        drop(made);
        for file in [file.to_owned(), log_of(file), beside(file, "-shm")] {
            if let Ok(facts) = file.metadata()
                && facts.permissions().mode() & 0o007 != 0
            {
                std::fs::set_permissions(&file, PermissionsExt::from_mode(facts.permissions().mode() & 0o770))?;
            }
        }
    }
    #[cfg(not(unix))]
    options.open(file)?;
    Ok(())
}

/// The file that was opened, to tell whether it is still the one that others find under its name.
#[derive(Clone, Debug)]
pub struct SameFile {
    path: PathBuf,
    id: FileId,
}

/// Its disk and its number there. Where files have no numbers it is enough that there is one.
type FileId = Option<(u64, u64)>;

impl SameFile {
    /// As it is now.
    pub fn of(file: &Path) -> Result<SameFile, String> {
        let path = std::path::absolute(file).map_err(|error| error.to_string())?;
        let id = file_id(&path)?;
        Ok(SameFile { path, id })
    }

    /// Is it still there, and the same?
    pub fn check(&self) -> Result<(), String> {
        match file_id(&self.path) {
            Ok(id) if id == self.id => Ok(()),
            Ok(_) => Err("the database file was replaced by another while it was in use".to_owned()),
            Err(error) => Err(format!("the database file is gone: {error}")),
        }
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

fn file_id(path: &Path) -> Result<FileId, String> {
    let facts = path.metadata().map_err(|error| error.to_string())?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        Ok(Some((facts.dev(), facts.ino())))
    }
    #[cfg(not(unix))]
    {
        drop(facts);
        Ok(None)
    }
}

/// A file name as part of an address.
fn escaped(name: &str) -> String {
    name.bytes().fold(String::new(), |mut escaped, byte| {
        match byte {
            b'/' | b'.' | b'-' | b'_' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => escaped.push(byte.into()),
            other => write!(escaped, "%{other:02X}").expect("a string takes everything"),
        }
        escaped
    })
}

/// The folder is there and a file can be made in it; SQLite itself would only say "unable to open database file".
pub fn check_folder(file: &Path) -> Result<(), OpenError> {
    let folder = match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    };
    let refused = |error: std::io::Error| OpenError::Folder { folder: folder.to_owned(), why: error.to_string() };
    std::fs::create_dir_all(folder).map_err(refused)?;
    let probe = folder.join(format!(".karst-{}", std::process::id()));
    std::fs::write(&probe, b"").map_err(refused)?;
    std::fs::remove_file(&probe).map_err(refused)
}

/// Gives the write-ahead log a good length beforehand, in zeros, which SQLite takes for the end of the log.
///
/// Writing over old bytes is one write to the disk, growing a file is two. Here that took a sync from 0.14 to
/// 0.09 ms while the machine was quiet, and from 8.0 to 4.0 ms at the 95th percentile while it was busy. What is
/// appended lies behind whatever SQLite has written, so SQLite may write meanwhile.
pub fn lay_out_log(file: &Path) {
    let log = log_of(file);
    tokio::task::spawn_blocking(move || {
        if let Err(error) = lay_out(&log) {
            tracing::warn!(%error, "the write-ahead log cannot be laid out; commits are slower at first");
        }
    });
}

fn lay_out(log: &Path) -> std::io::Result<()> {
    let mut log = OpenOptions::new().append(true).open(log)?;
    let missing = (LAID_OUT_PAGES * PAGE_BYTES).saturating_sub(log.metadata()?.len());
    log.write_all(&vec![0; missing as usize])?;
    log.sync_all()
}

/// The write-ahead log of a database.
fn log_of(file: &Path) -> PathBuf {
    beside(file, "-wal")
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_names_are_escaped() {
        assert_eq!(escaped("/a b/50%?#ö.db"), "/a%20b/50%25%3F%23%C3%B6.db");
    }
}
