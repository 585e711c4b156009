//! Making a backup: one moment of the database, read in one transaction, while others go on writing.

use std::path::{Path, PathBuf};

use futures_util::TryStreamExt;
use sqlx::any::AnyTypeInfoKind;
use sqlx::{AssertSqlSafe, Column, Connection as _, Row, ValueRef};

use super::file::{Cell, Reading, Writing};
use super::{BackupError, Summary};
use crate::config::Database;
use crate::store::database::{Connection, DbRow, Kind, Source};
use crate::store::{now_ms, open, schema};

/// Writes everything in the database to a new file, and reads that again to be sure of it.
pub async fn back_up(database: &Database, file: &Path) -> Result<Summary, BackupError> {
    if let Database::File(path) = database
        && !path.is_file()
    {
        return Err(BackupError::NoDatabase(database.to_string()));
    }
    let source = open::source(database)?;
    let mut db = open::connect(&source, database).await?;
    let version =
        schema::version(source.kind(), &mut db).await.map_err(|error| open::failed(&source, database, error))?;
    let version = version.ok_or_else(|| BackupError::NoDatabase(database.to_string()))?;
    if version > schema::latest() {
        return Err(open::OpenError::Newer { database: database.to_string() }.into());
    }
    let mut writing = Writing::begin(file, version, now_ms())?;
    copy(&source, &mut db, version, &mut writing).await?;
    db.close().await?;
    writing.finish()?;
    Reading::check(file)
}

/// A name for a backup beside the database, which no file has: `karst-before-0008.backup`.
pub fn beside(database: &Path, occasion: &str) -> PathBuf {
    let name = |n: u32| match n {
        1 => format!("karst-{occasion}.backup"),
        n => format!("karst-{occasion}-{n}.backup"),
    };
    let free = (1..).map(|n| database.with_file_name(name(n))).find(|file| !file.exists());
    free.expect("some number is free")
}

async fn copy(source: &Source, db: &mut Connection, version: i64, writing: &mut Writing) -> Result<(), BackupError> {
    let begin = match source.kind() {
        Kind::Sqlite => "BEGIN",
        Kind::Postgres => "SET statement_timeout = 0; BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    };
    sqlx::raw_sql(begin).execute(&mut *db).await?;
    for table in schema::tables(version) {
        let sql = AssertSqlSafe(format!("SELECT * FROM {table}"));
        let mut rows = sqlx::query(sql).fetch(&mut *db);
        let mut is_first = true;
        while let Some(row) = rows.try_next().await? {
            if is_first {
                writing.table(table, row.columns().iter().map(|column| column.name().to_owned()).collect())?;
                is_first = false;
            }
            writing.row(&cells(&row)?)?;
        }
    }
    sqlx::raw_sql("ROLLBACK").execute(db).await?;
    Ok(())
}

fn cells(row: &DbRow) -> Result<Vec<Cell>, sqlx::Error> {
    (0..row.len()).map(|place| cell(row, place)).collect()
}

fn cell(row: &DbRow, place: usize) -> Result<Cell, sqlx::Error> {
    let value = row.try_get_raw(place)?;
    if value.is_null() {
        return Ok(Cell::Null);
    }
    match value.type_info().kind() {
        AnyTypeInfoKind::Text => Ok(Cell::Text(row.try_get(place)?)),
        AnyTypeInfoKind::SmallInt | AnyTypeInfoKind::Integer | AnyTypeInfoKind::BigInt => {
            Ok(Cell::Number(row.try_get(place)?))
        }
        other => Err(sqlx::Error::Decode(format!("a column holds {other:?}, which no column of ours does").into())),
    }
}
