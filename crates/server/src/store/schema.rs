//! Every change of the schema there ever was, in order: one file each, for both databases.

use protocol::Away;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr};

use super::database::{Connection, Kind};
use crate::names;

/// Number, name and text.
const FILES: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("schema/0001_tables.sql")),
    (2, "hushed", include_str!("schema/0002_hushed.sql")),
    (3, "people", include_str!("schema/0003_people.sql")),
    (4, "time", include_str!("schema/0004_time.sql")),
    (5, "company", include_str!("schema/0005_company.sql")),
    (6, "records", include_str!("schema/0006_records.sql")),
    (7, "hints", include_str!("schema/0007_hints.sql")),
    (8, "rules", include_str!("schema/0008_rules.sql")),
    (9, "languages", include_str!("schema/0009_languages.sql")),
    (10, "siege", include_str!("schema/0010_siege.sql")),
    (12, "order", include_str!("schema/0012_order.sql")),
    (13, "thoughts", include_str!("schema/0013_thoughts.sql")),
    (14, "faces", include_str!("schema/0014_faces.sql")),
];

/// The number of the last change: the schema that this Karst reads and writes.
pub fn latest() -> i64 {
    FILES.last().map_or(0, |(version, ..)| *version)
}

/// The tables that are there after these changes, each behind those it refers to.
pub fn tables(until: i64) -> Vec<&'static str> {
    let files = FILES.iter().filter(|(version, ..)| *version <= until);
    files.flat_map(|(.., sql)| sql.lines()).filter_map(made_table).collect()
}

/// `CREATE TABLE users (` makes `users`.
fn made_table(line: &'static str) -> Option<&'static str> {
    line.strip_prefix("CREATE TABLE ")?.split_whitespace().next()
}

/// All changes, as this database understands them.
pub fn migrations(kind: Kind) -> Migrator {
    migrations_until(kind, latest())
}

/// The first changes, up to this number.
pub fn migrations_until(kind: Kind, until: i64) -> Migrator {
    let migration = |(version, what, sql): &(i64, &'static str, &'static str)| {
        let sql = AssertSqlSafe(spoken_to(kind, sql)).into_sql_str();
        Migration::new(*version, (*what).into(), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations(FILES.iter().filter(|(version, ..)| *version <= until).map(migration).collect())
}

/// The files are SQLite's; PostgreSQL knows no tables without row ids, for it has no row ids, and has another name for
/// comparing byte by byte.
fn spoken_to(kind: Kind, sql: &str) -> String {
    match kind {
        Kind::Sqlite => sql.to_owned(),
        Kind::Postgres => sql.replace(" WITHOUT ROWID", "").replace(" COLLATE BINARY", " COLLATE \"C\""),
    }
}

/// The number of the last change that this database has seen; `None` when it has no tables of ours yet.
pub async fn version(kind: Kind, db: &mut Connection) -> Result<Option<i64>, sqlx::Error> {
    let sql = match kind {
        Kind::Sqlite => "SELECT name FROM sqlite_master WHERE type = 'table' AND name = '_sqlx_migrations'",
        Kind::Postgres => {
            "SELECT CAST(tablename AS TEXT) FROM pg_tables
             WHERE schemaname = current_schema() AND tablename = '_sqlx_migrations'"
        }
    };
    if sqlx::query(sql).fetch_optional(&mut *db).await?.is_none() {
        return Ok(None);
    }
    let (version,): (Option<i64>,) = sqlx::query_as("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(db).await?;
    Ok(version)
}

/// Fills in what the changes since `from` have made room for, where it takes more than SQL.
pub async fn fill_in(db: &mut Connection, from: i64) -> Result<(), sqlx::Error> {
    if from < 10 {
        let sql = "SELECT id, name FROM users WHERE login IS NOT NULL AND look IS NULL";
        for (id, name) in sqlx::query_as::<_, (String, String)>(sql).fetch_all(&mut *db).await? {
            let sql = sqlx::query("UPDATE users SET look = $2 WHERE id = $1");
            sql.bind(id).bind(names::look(&name)).execute(&mut *db).await?;
        }
        let sql =
            "SELECT table_id, seat, away FROM seats WHERE away LIKE '{\"how\":\"instead\"%' AND before_user IS NULL";
        for (table, seat, away) in sqlx::query_as::<_, (String, String, String)>(sql).fetch_all(&mut *db).await? {
            // What cannot be read names nobody.
            if let Ok(Away::Instead { user, .. }) = serde_json::from_str(&away) {
                let sql = sqlx::query("UPDATE seats SET before_user = $3 WHERE table_id = $1 AND seat = $2");
                sql.bind(table).bind(seat).bind(user).execute(&mut *db).await?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_known_by_the_change_that_makes_them() {
        assert_eq!(tables(1), ["users", "sessions", "tables", "seats", "steps"]);
        assert!(tables(latest()).starts_with(&tables(5)));
        assert!(tables(5).contains(&"uptime"));
    }

    #[test]
    fn changes_are_numbered_in_order() {
        assert!(FILES.is_sorted_by(|one, other| one.0 < other.0));
    }
}
