//! Where a user's data lies on this system.

use std::path::PathBuf;

/// The folder for the tables of this user; `None` when the system names no home.
pub fn data_folder() -> Option<PathBuf> {
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
