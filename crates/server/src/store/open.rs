//! Opening the store: its database, its schema, its writer.

use std::path::PathBuf;
use std::sync::Arc;

use sqlx::Connection as _;
use sqlx::migrate::MigrateError;
use tokio::sync::mpsc;

use super::backup::{self, BackupError};
use super::database::{Connection, Kind, Source};
use super::health::Health;
use super::sqlite::SameFile;
use super::writer::{self, Lanes, Pen};
use super::{Store, Writing, postgres, schema, sqlite};
use crate::config::Database;
use crate::random;

/// Jobs that may wait for the writer before those who send more wait too.
const QUEUE: usize = 1024;

/// Why the store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder cannot be made or written.
    #[error("The data folder {} cannot be written: {why}.", folder.display())]
    Folder { folder: PathBuf, why: String },
    /// The file is no database, or a damaged one.
    #[error("The database {database} is broken: {why}.")]
    Broken { database: String, why: String },
    /// The database server does not answer, or does not let us in.
    #[error("The database {database} cannot be reached: {why}. Is it running, and are name and password right?")]
    Away { database: String, why: String },
    /// A later Karst has written it.
    #[error("The database {database} was written by a newer Karst; start that one, or choose another database.")]
    Newer { database: String },
    /// An earlier Karst has written it, and nobody has said that it may be changed.
    #[error("The database {database} was written by an older Karst; {advice}.")]
    Older {
        database: String,
        /// What to do.
        advice: &'static str,
    },
    /// The backup before an upgrade cannot be made.
    #[error("The database {database} was written by an older Karst and is not changed without a backup. {why}")]
    NoBackup {
        database: String,
        /// Why there is none, in a sentence.
        why: String,
    },
}

/// What is done with a database of an older Karst.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Upgrade {
    /// It stays as it is, and is not opened.
    Refused,
    /// A file is brought up to date after a backup beside it; a PostgreSQL, which older servers may use, is not.
    Careful,
    /// It is brought up to date; a file after a backup.
    Wanted,
}

impl Store {
    /// Opens the database, making its file, folder and tables when missing, and starts the writer.
    pub async fn open(database: &Database, upgrade: Upgrade) -> Result<(Store, Writing), OpenError> {
        let source = source(database)?;
        let name = database.to_string();
        let failed = |error| failed(&source, database, error);
        // One connection first: it fails at once and says why, where a pool would try again for a while.
        let older = prepare(&source, database, upgrade).await?;
        let node = random::user_id();
        let file = match database {
            Database::File(file) => {
                Some(SameFile::of(file).map_err(|why| OpenError::Broken { database: name.clone(), why })?)
            }
            Database::Postgres(_) => None,
        };
        let pen = Pen::new(source.clone(), file.clone(), &node).await.map_err(failed)?;
        let (pool, browsing) = (source.pool().await.map_err(failed)?, source.pool().await.map_err(failed)?);
        schema::migrations(source.kind()).run(&pool).await.map_err(|error| match error {
            MigrateError::VersionMissing(_) | MigrateError::VersionMismatch(_) => {
                OpenError::Newer { database: name.clone() }
            }
            other => OpenError::Broken { database: name.clone(), why: other.to_string() },
        })?;
        if let Some(from) = older {
            let mut db = connect(&source, database).await?;
            schema::fill_in(&mut db, from).await.map_err(failed)?;
            let _ = db.close().await;
        }
        if let Database::File(file) = database {
            sqlite::lay_out_log(file);
        }

        let ((moves, waiting_moves), (lobby, waiting_lobby)) = (mpsc::channel(QUEUE), mpsc::channel(QUEUE));
        let writing = match source.kind() {
            Kind::Sqlite => tokio::spawn(writer::run(pen, Lanes { moves: waiting_moves, lobby: waiting_lobby })),
            Kind::Postgres => {
                let second = Pen::new(source.clone(), None, &node).await.map_err(failed)?;
                let (no_moves, no_lobby) = (mpsc::channel(1).1, mpsc::channel(1).1);
                let moves = writer::run(pen, Lanes { moves: waiting_moves, lobby: no_lobby });
                let lobby = writer::run(second, Lanes { moves: no_moves, lobby: waiting_lobby });
                tokio::spawn(async {
                    tokio::join!(moves, lobby);
                })
            }
        };
        let health = Health::new(source, file);
        Ok((Store { pool, browsing, moves, lobby, node: node.into(), health: Arc::new(health) }, Writing(writing)))
    }
}

/// How the database is spoken to.
pub fn source(database: &Database) -> Result<Source, OpenError> {
    match database {
        Database::File(file) => sqlite::source(file),
        Database::Postgres(url) => postgres::source(url),
    }
}

/// One way in.
pub async fn connect(source: &Source, database: &Database) -> Result<Connection, OpenError> {
    source.connect().await.map_err(|error| failed(source, database, error))
}

/// Why there is no way in.
pub fn failed(source: &Source, database: &Database, error: sqlx::Error) -> OpenError {
    let (database, why) = (database.to_string(), error.to_string());
    match source.kind() {
        Kind::Sqlite => OpenError::Broken { database, why },
        Kind::Postgres => OpenError::Away { database, why },
    }
}

/// Looks whether the database is of an older Karst, and whether it may be changed; makes the backup before it is.
/// The number of the schema that it has until then.
async fn prepare(source: &Source, database: &Database, upgrade: Upgrade) -> Result<Option<i64>, OpenError> {
    let mut db = connect(source, database).await?;
    let version = schema::version(source.kind(), &mut db).await.map_err(|error| failed(source, database, error))?;
    // Whatever is wrong with a connection that is not needed any more.
    let _ = db.close().await;
    let Some(version) = version.filter(|version| *version < schema::latest()) else {
        return Ok(None);
    };
    let name = database.to_string();
    let older = |advice| Err(OpenError::Older { database: name.clone(), advice });
    match (database, upgrade) {
        (_, Upgrade::Refused) => older("start `karst serve` once, which brings it up to date"),
        (Database::Postgres(_), Upgrade::Careful) => older(
            "make a backup with `karst admin backup`, stop the older servers, and start this one with --migrate once",
        ),
        (Database::Postgres(_), Upgrade::Wanted) => {
            tracing::warn!(
                database = name,
                from = version,
                to = schema::latest(),
                "the database is brought up to date"
            );
            Ok(Some(version))
        }
        (Database::File(file), Upgrade::Careful | Upgrade::Wanted) => {
            let backup = backup::beside(file, &format!("before-{:04}", schema::latest()));
            backup::back_up(database, &backup)
                .await
                .map_err(|error: BackupError| OpenError::NoBackup { database: name.clone(), why: error.to_string() })?;
            let backup = backup.display();
            tracing::warn!(database = name, %backup, from = version, to = schema::latest(), "the database is brought up to date");
            Ok(Some(version))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use words::Language;

    use super::*;

    /// A file as an early Karst left it, with somebody in it.
    async fn older(file: &Path) {
        let source = sqlite::source(file).unwrap();
        let mut db = source.connect().await.unwrap();
        schema::migrations_until(Kind::Sqlite, 4).run(&mut db).await.unwrap();
        sqlx::query("INSERT INTO users (id, name, created_ms) VALUES ('u1', 'Anna', 5)")
            .execute(&mut db)
            .await
            .unwrap();
        let webhook = "INSERT INTO webhooks (id, user_id, form, url, created_ms) VALUES ('w1', 'u1', 'json', 'https://a.example/', 6)";
        sqlx::query(webhook).execute(&mut db).await.unwrap();
        sqlx::query("UPDATE uptime SET up_ms = 77").execute(&mut db).await.unwrap();
        db.close().await.unwrap();
    }

    async fn version(file: &Path) -> i64 {
        let mut db = sqlite::source(file).unwrap().connect().await.unwrap();
        schema::version(Kind::Sqlite, &mut db).await.unwrap().unwrap()
    }

    async fn holds_anna(file: &Path) {
        let database = Database::File(file.to_owned());
        let (store, writing) = Store::open(&database, Upgrade::Refused).await.unwrap();
        assert_eq!(store.account("u1").await.unwrap().unwrap().user.name, "Anna");
        assert_eq!(store.uptime().await.unwrap(), 77);
        let webhooks = store.webhooks_of("u1").await.unwrap();
        assert_eq!((webhooks.len(), webhooks[0].language), (1, Language::English), "as it was told before");
        drop(store);
        writing.0.await.unwrap();
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn an_older_file_is_backed_up_and_brought_up_to_date() {
        let folder = std::env::temp_dir().join(format!("karst-upgrade-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let file = folder.join("karst.db");
        older(&file).await;
        let database = Database::File(file.clone());
        let Err(refused) = Store::open(&database, Upgrade::Refused).await else { panic!("it is older") };
        assert!(refused.to_string().ends_with("start `karst serve` once, which brings it up to date."), "{refused}");
        assert_eq!(version(&file).await, 4, "nothing was changed");

        let (store, writing) = Store::open(&database, Upgrade::Careful).await.unwrap();
        drop(store);
        writing.0.await.unwrap();
        assert_eq!(version(&file).await, schema::latest());
        holds_anna(&file).await;

        let backup = folder.join(format!("karst-before-{:04}.backup", schema::latest()));
        let elsewhere = folder.join("elsewhere/karst.db");
        let restored = backup::restore(&Database::File(elsewhere.clone()), &backup, false).await.unwrap();
        assert_eq!((restored.summary.schema, restored.summary.people), (4, 1));
        assert_eq!(version(&elsewhere).await, schema::latest());
        holds_anna(&elsewhere).await;
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn without_a_backup_nothing_is_changed() {
        let folder = std::env::temp_dir().join(format!("karst-no-backup-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let file = folder.join("karst.db");
        older(&file).await;
        // The backup cannot be written where a folder has its unfinished name.
        let name = format!("karst-before-{:04}.backup.{}", schema::latest(), std::process::id());
        std::fs::create_dir_all(folder.join(name)).unwrap();
        let Err(refused) = Store::open(&Database::File(file.clone()), Upgrade::Careful).await else {
            panic!("there is no backup")
        };
        assert!(refused.to_string().contains("is not changed without a backup. The backup "), "{refused}");
        assert_eq!(version(&file).await, 4);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
