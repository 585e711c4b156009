//! One server a file: whoever serves a SQLite file, or replaces it, holds a lock beside it until the process ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;

/// Somebody else has it.
#[derive(Debug)]
pub struct Taken;

/// The right to serve a file; given back when dropped, and by the system when the process dies.
pub struct Guard {
    _lock: Option<File>,
}

impl Guard {
    /// Takes it. Where a folder knows no locks everybody gets one.
    pub fn take(database: &Path) -> Result<Guard, Taken> {
        let mut name = database.as_os_str().to_owned();
        name.push(".lock");
        let lock = match OpenOptions::new().create(true).truncate(false).write(true).open(&name) {
            Ok(lock) => lock,
            Err(error) => {
                tracing::warn!(%error, "the lock of the database cannot be made; nothing keeps a second server away");
                return Ok(Guard { _lock: None });
            }
        };
        match lock.try_lock() {
            Ok(()) => Ok(Guard { _lock: Some(lock) }),
            Err(TryLockError::WouldBlock) => Err(Taken),
            Err(TryLockError::Error(error)) => {
                tracing::warn!(%error, "this folder knows no locks; nothing keeps a second server away");
                Ok(Guard { _lock: None })
            }
        }
    }
}
