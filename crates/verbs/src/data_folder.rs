//! Where the tables are kept, and where a user's data lies on this system.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use server::{Database, PostgresUrl};

use crate::trouble::misunderstood;

/// Where the tables are kept. The command line goes before the environment. A service has a folder in its environment
/// anyway, so a database that is named there goes before it.
#[derive(Args)]
pub struct DatabaseArgs {
    /// The folder of the database [env: KARST_DATA] [default: the user's data folder]
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    /// A PostgreSQL instead of a file, shared by any number of servers: postgres://name:password@host/database
    /// [env: KARST_DATABASE]
    #[arg(long, value_name = "URL", conflicts_with = "data", global = true)]
    database: Option<PostgresUrl>,
}

impl DatabaseArgs {
    /// The database that is meant.
    pub fn database(&self) -> Result<Database> {
        self.database_with(|name| env::var_os(name).filter(|value| !value.is_empty()))
    }

    fn database_with(&self, variable: impl Fn(&str) -> Option<OsString>) -> Result<Database> {
        if let Some(url) = &self.database {
            return Ok(Database::Postgres(url.clone()));
        }
        if let Some(folder) = &self.data {
            return Ok(folder.join("karst.db").into());
        }
        if let Some(url) = variable("KARST_DATABASE") {
            return read_url(&url).map(Database::Postgres);
        }
        let folder = variable("KARST_DATA").map(PathBuf::from).or_else(data_folder);
        Ok(folder.context("this system names no data folder; choose one with --data")?.join("karst.db").into())
    }
}

/// A database that others use too; a file cannot be.
#[derive(Args)]
pub struct Shared {
    /// The PostgreSQL that the servers share: postgres://name:password@host/database [env: KARST_DATABASE]
    #[arg(long, value_name = "URL")]
    database: Option<PostgresUrl>,
}

impl Shared {
    /// The database that is meant.
    pub fn url(&self) -> Result<PostgresUrl> {
        let named = || env::var_os("KARST_DATABASE").filter(|value| !value.is_empty());
        match (&self.database, named()) {
            (Some(url), _) => Ok(url.clone()),
            (None, Some(url)) => read_url(&url),
            (None, None) => Err(misunderstood(
                "name the PostgreSQL that the servers share, with --database or KARST_DATABASE; \
                 a SQLite file belongs to one server, which thinks for itself",
            )),
        }
    }
}

/// An address from the environment. What cannot be read may still hold a password, and is not shown.
fn read_url(url: &OsStr) -> Result<PostgresUrl> {
    let url: Result<PostgresUrl, String> = url.to_str().unwrap_or_default().parse();
    url.map_err(|why| anyhow!("KARST_DATABASE cannot be read: {why}"))
}

/// The folder for the tables of this user; `None` when the system names no home.
fn data_folder() -> Option<PathBuf> {
    let absolute = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    if cfg!(windows) {
        Some(absolute("LOCALAPPDATA").or_else(|| absolute("APPDATA"))?.join("Karst"))
    } else if cfg!(target_os = "macos") {
        Some(env::home_dir()?.join("Library/Application Support/Karst"))
    } else {
        let shared = absolute("XDG_DATA_HOME");
        let home = || env::home_dir().filter(|home| home.is_absolute());
        Some(shared.or_else(|| Some(home()?.join(".local/share")))?.join("karst"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn database(data: Option<&str>, url: Option<&str>, environment: &[(&str, &str)]) -> Result<String> {
        let place = DatabaseArgs { data: data.map(PathBuf::from), database: url.map(|url| url.parse().unwrap()) };
        let variable = |name: &str| environment.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into());
        place.database_with(variable).map(|database| database.to_string())
    }

    #[test]
    fn the_command_line_goes_before_the_environment_and_a_database_before_a_folder() {
        let environment = [("KARST_DATA", "/srv"), ("KARST_DATABASE", "postgres://k:pw@db.example/caves")];
        let file = |folder: &str| PathBuf::from(folder).join("karst.db").display().to_string();
        assert_eq!(database(Some("/here"), None, &environment).unwrap(), file("/here"));
        assert_eq!(database(None, Some("postgres://other/x"), &environment).unwrap(), "postgres://other/x");
        assert_eq!(database(None, None, &environment).unwrap(), "postgres://db.example/caves");
        assert_eq!(database(None, None, &environment[..1]).unwrap(), file("/srv"));
    }

    #[test]
    fn an_address_in_the_environment_that_cannot_be_read_is_told_without_it() {
        let no = database(None, None, &[("KARST_DATABASE", "mysql://k:pw@x/y")]).unwrap_err().to_string();
        assert!(no.starts_with("KARST_DATABASE cannot be read: ") && !no.contains("pw"), "{no}");
    }
}
