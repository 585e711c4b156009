//! Every change of the schema there ever was, in order: one file each, for both databases.

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr};

use super::database::Kind;

/// Number, name and text.
const FILES: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("schema/0001_tables.sql")),
    (2, "hushed", include_str!("schema/0002_hushed.sql")),
    (3, "people", include_str!("schema/0003_people.sql")),
    (4, "time", include_str!("schema/0004_time.sql")),
    (5, "company", include_str!("schema/0005_company.sql")),
    (6, "records", include_str!("schema/0006_records.sql")),
    (7, "hints", include_str!("schema/0007_hints.sql")),
];

/// The changes as this database understands them.
pub fn migrations(kind: Kind) -> Migrator {
    let migration = |(version, what, sql): &(i64, &'static str, &'static str)| {
        let sql = AssertSqlSafe(spoken_to(kind, sql)).into_sql_str();
        Migration::new(*version, (*what).into(), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations(FILES.iter().map(migration).collect())
}

/// The files are SQLite's; PostgreSQL knows no tables without row ids, for it has no row ids.
fn spoken_to(kind: Kind, sql: &str) -> String {
    match kind {
        Kind::Sqlite => sql.to_owned(),
        Kind::Postgres => sql.replace(" WITHOUT ROWID", ""),
    }
}
