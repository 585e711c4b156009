//! Opening the file: its folder, its settings, its migrations, its writer.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqlSafeStr};
use tokio::sync::mpsc;

use super::{PATIENCE, Store, Writing, writer};

/// Readers beside the writer.
const READERS: u32 = 3;
/// Jobs that may wait for the writer before those who send more wait too.
const QUEUE: usize = 1024;

/// How many pages of the write-ahead log are filled before they go into the database itself, which holds up a commit.
const LOG_PAGES: u64 = 2000;
/// A page with its head in the log.
const PAGE_BYTES: u64 = 4096 + 24;

/// Why the store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder cannot be made or written.
    #[error("The data folder {} cannot be written: {why}.", folder.display())]
    Folder {
        /// Which.
        folder: PathBuf,
        /// What the system says.
        why: String,
    },
    /// The file is no database, or a damaged one.
    #[error("The database {} is broken: {why}.", file.display())]
    Broken {
        /// Which.
        file: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// A later Karst has written it.
    #[error("The database {} was written by a newer Karst; start that one, or choose another file.", file.display())]
    Newer {
        /// Which.
        file: PathBuf,
    },
}

impl Store {
    /// Opens the file, making it and its folder when missing, and starts the writer.
    pub async fn open(file: &Path) -> Result<(Store, Writing), OpenError> {
        check_folder(file)?;
        let broken = |error: sqlx::Error| OpenError::Broken { file: file.to_owned(), why: error.to_string() };
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(PATIENCE)
            .pragma("wal_autocheckpoint", LOG_PAGES.to_string())
            .disable_statement_logging();

        let pool = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE)
            .connect_with(options.clone())
            .await
            .map_err(broken)?;
        migrations().run(&pool).await.map_err(|error| match error {
            MigrateError::VersionMissing(_) | MigrateError::VersionMismatch(_) => {
                OpenError::Newer { file: file.to_owned() }
            }
            other => OpenError::Broken { file: file.to_owned(), why: other.to_string() },
        })?;
        let connection = options.connect().await.map_err(broken)?;
        let log = log_of(file);
        tokio::task::spawn_blocking(move || {
            if let Err(error) = lay_out(&log) {
                tracing::warn!(%error, "the write-ahead log cannot be laid out; commits are slower at first");
            }
        });

        let (jobs, queue) = mpsc::channel(QUEUE);
        let writing = Writing(tokio::spawn(writer::run(connection, queue)));
        Ok((Store { pool, jobs }, writing))
    }
}

/// The folder is there and a file can be made in it; SQLite itself would only say "unable to open database file".
fn check_folder(file: &Path) -> Result<(), OpenError> {
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

/// Gives the write-ahead log its full length beforehand, in zeros, which SQLite takes for the end of the log.
///
/// Writing over old bytes is one write to the disk, growing a file is two. Here that took a sync from 0.14 to
/// 0.09 ms while the machine was quiet, and from 8.0 to 4.0 ms at the 95th percentile while it was busy. What is
/// appended lies behind whatever SQLite has written, so SQLite may write meanwhile.
fn lay_out(log: &Path) -> std::io::Result<()> {
    let mut log = OpenOptions::new().append(true).open(log)?;
    let missing = (LOG_PAGES * PAGE_BYTES).saturating_sub(log.metadata()?.len());
    log.write_all(&vec![0; missing as usize])?;
    log.sync_all()
}

/// The write-ahead log of a database.
fn log_of(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

/// Every change of the schema there ever was, in order.
fn migrations() -> Migrator {
    let files =
        [("tables", include_str!("sqlite/0001_tables.sql")), ("hushed", include_str!("sqlite/0002_hushed.sql"))];
    let migration = |(version, (what, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(version, what.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(files).map(migration).collect())
}
