//! Where a user's data lies on this system.

use std::path::PathBuf;

use anyhow::{Context, Result};
use server::{Database, PostgresUrl};

/// The database at this address, or in this folder, or in the user's own.
pub fn database(folder: Option<&PathBuf>, url: Option<&PostgresUrl>) -> Result<Database> {
    if let Some(url) = url {
        return Ok(Database::Postgres(url.clone()));
    }
    let folder = match folder {
        Some(folder) => folder.clone(),
        None => data_folder().context("this system names no data folder; choose one with --data")?,
    };
    Ok(folder.join("karst.db").into())
}

/// The folder for the tables of this user; `None` when the system names no home.
fn data_folder() -> Option<PathBuf> {
    let absolute = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    if cfg!(windows) {
        Some(absolute("LOCALAPPDATA").or_else(|| absolute("APPDATA"))?.join("Karst"))
    } else if cfg!(target_os = "macos") {
        Some(std::env::home_dir()?.join("Library/Application Support/Karst"))
    } else {
        let shared = absolute("XDG_DATA_HOME");
        let home = || std::env::home_dir().filter(|home| home.is_absolute());
        Some(shared.or_else(|| Some(home()?.join(".local/share")))?.join("karst"))
    }
}
