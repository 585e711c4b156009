//! Putting a backup back: into a new file that takes the place of the old one, or into an empty PostgreSQL.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use sqlx::{AssertSqlSafe, Connection as _};

use super::file::{self, Cell, Piece, Reading};
use super::{BackupError, Summary};
use crate::config::Database;
use crate::store::database::{Connection, Kind, Source};
use crate::store::guard::Guard;
use crate::store::{now_ms, open, schema, sqlite};

/// How long the connections of a server that was stopped may take to end.
const FAREWELL: Duration = Duration::from_secs(2);

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// What is in the database now.
    pub summary: Summary,
    /// Where the file lies that was the database before.
    pub kept: Option<PathBuf>,
}

/// Fills a database with a backup. Only when told to replaces it what is there; never that of a server that runs.
pub async fn restore(database: &Database, file: &Path, replace: bool) -> Result<Restored, BackupError> {
    let summary = Reading::check(file)?;
    if summary.schema > schema::latest() {
        return Err(BackupError::Newer(file.to_owned()));
    }
    match database {
        Database::File(path) => into_file(database, path, file, replace).await,
        Database::Postgres(_) => into_postgres(database, file, replace).await,
    }
}

async fn into_file(database: &Database, path: &Path, backup: &Path, replace: bool) -> Result<Restored, BackupError> {
    let is_there = path.exists();
    // Makes the folder and the file when they are missing.
    let old = sqlite::source(path)?;
    let _guard = Guard::take(path).map_err(|_| BackupError::InUse(database.to_string()))?;
    if is_there {
        // A database that is broken is one to be replaced, but not unasked.
        let holds = match open::connect(&old, database).await {
            Ok(mut db) => {
                let holds = holds(&old, &mut db).await.unwrap_or_else(|error| Some(error.to_string()));
                // What is in its log goes into the file itself, which is about to be moved.
                let _ = sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut db).await;
                let _ = db.close().await;
                holds
            }
            Err(error) => Some(error.to_string()),
        };
        refuse_to_lose(database, holds, replace)?;
    }

    let fresh = with_ending(path, ".restoring");
    remove(&fresh).map_err(BackupError::Folder)?;
    let summary = match fill(&sqlite::source(&fresh)?, backup).await {
        Ok(summary) => summary,
        Err(error) => {
            let _ = remove(&fresh);
            return Err(error);
        }
    };
    let kept = is_there.then(|| path.with_file_name(format!("karst-before-restore-{}.db", now_ms())));
    if let Some(kept) = &kept {
        put_aside(path, kept).map_err(BackupError::Folder)?;
    }
    std::fs::rename(&fresh, path).and_then(|()| file::sync_folder(path)).map_err(BackupError::Folder)?;
    Ok(Restored { summary, kept })
}

async fn into_postgres(database: &Database, backup: &Path, replace: bool) -> Result<Restored, BackupError> {
    let source = open::source(database)?;
    let mut db = open::connect(&source, database).await?;
    if is_used_by_others(&mut db).await? {
        return Err(BackupError::InUse(database.to_string()));
    }
    refuse_to_lose(database, holds(&source, &mut db).await?, replace)?;
    let mut names = schema::tables(schema::latest());
    names.push("_sqlx_migrations");
    let drop = format!("DROP TABLE IF EXISTS {}", names.join(", "));
    sqlx::raw_sql(AssertSqlSafe(drop)).execute(&mut db).await?;
    db.close().await?;
    Ok(Restored { summary: fill(&source, backup).await?, kept: None })
}

/// Is anybody else connected? Whoever has just stopped a server may have to wait a moment until it is gone.
async fn is_used_by_others(db: &mut Connection) -> Result<bool, sqlx::Error> {
    let others = "SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'";
    let begun = Instant::now();
    while sqlx::query(others).fetch_optional(&mut *db).await?.is_some() {
        if begun.elapsed() > FAREWELL {
            return Ok(true);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Ok(false)
}

/// What would be lost; nothing in an empty database.
async fn holds(source: &Source, db: &mut Connection) -> Result<Option<String>, sqlx::Error> {
    if schema::version(source.kind(), db).await?.is_none() {
        return Ok(None);
    }
    let (people,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM users").fetch_one(&mut *db).await?;
    let (tables,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM tables").fetch_one(db).await?;
    Ok((people + tables > 0).then(|| format!("people: {people}, tables: {tables}")))
}

fn refuse_to_lose(database: &Database, holds: Option<String>, replace: bool) -> Result<(), BackupError> {
    match holds {
        Some(holds) if !replace => Err(BackupError::NotEmpty { database: database.to_string(), holds }),
        Some(_) | None => Ok(()),
    }
}

/// Makes the tables as they were when the backup was made, fills them in one transaction, and brings them up to date.
async fn fill(source: &Source, backup: &Path) -> Result<Summary, BackupError> {
    let mut reading = Reading::open(backup)?;
    let version = reading.summary().schema;
    let mut db = source.connect().await?;
    if source.kind() == Kind::Postgres {
        sqlx::raw_sql("SET statement_timeout = 0").execute(&mut db).await?;
    }
    let migrate = |error: sqlx::migrate::MigrateError| sqlx::Error::Migrate(Box::new(error));
    schema::migrations_until(source.kind(), version).run(&mut db).await.map_err(migrate)?;

    let mut transaction = db.begin().await?;
    let tables = schema::tables(version);
    for table in tables.iter().rev() {
        sqlx::query(AssertSqlSafe(format!("DELETE FROM {table}"))).execute(&mut *transaction).await?;
    }
    let mut target = None;
    while let Some(piece) = reading.next()? {
        match (piece, &target) {
            (Piece::Table { name, columns }, _) => {
                let is_plain = |word: &String| word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
                if !tables.contains(&name.as_str()) || !columns.iter().all(is_plain) {
                    return Err(BackupError::NoBackup(backup.to_owned()));
                }
                target = Some((name, columns));
            }
            (Piece::Row(cells), Some((table, columns))) => insert(&mut transaction, table, columns, cells).await?,
            (Piece::Row(_), None) => return Err(BackupError::NoBackup(backup.to_owned())),
        }
    }
    transaction.commit().await?;
    schema::migrations(source.kind()).run(&mut db).await.map_err(migrate)?;
    schema::fill_in(&mut db, version).await?;
    db.close().await?;
    Ok(reading.summary())
}

async fn insert(db: &mut Connection, table: &str, columns: &[String], cells: Vec<Cell>) -> Result<(), sqlx::Error> {
    // PostgreSQL wants to know what type a nothing is of, unless it stands there as a word.
    let mut n_bound = 0;
    let mut place = |cell: &Cell| match cell {
        Cell::Null => "NULL".to_owned(),
        Cell::Number(_) | Cell::Text(_) => {
            n_bound += 1;
            format!("${n_bound}")
        }
    };
    let places: Vec<_> = cells.iter().map(&mut place).collect();
    let sql = format!("INSERT INTO {table} ({}) VALUES ({})", columns.join(", "), places.join(", "));
    let mut sql = sqlx::query(AssertSqlSafe(sql));
    for cell in cells {
        sql = match cell {
            Cell::Number(number) => sql.bind(number),
            Cell::Text(text) => sql.bind(text),
            Cell::Null => sql,
        };
    }
    sql.execute(db).await?;
    Ok(())
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Takes a database away with what belongs to it.
fn remove(path: &Path) -> std::io::Result<()> {
    for ending in ["", "-wal", "-shm"] {
        match std::fs::remove_file(with_ending(path, ending)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
            Ok(()) | Err(_) => {}
        }
    }
    Ok(())
}

/// Gives a database another name, with what belongs to it.
fn put_aside(path: &Path, kept: &Path) -> std::io::Result<()> {
    std::fs::rename(path, kept)?;
    for ending in ["-wal", "-shm"] {
        match std::fs::rename(with_ending(path, ending), with_ending(kept, ending)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
            Ok(()) | Err(_) => {}
        }
    }
    Ok(())
}
