//! The database behind the store, named once: whoever speaks SQL says `Db`, not SQLite.

/// Which kind.
pub type Db = sqlx::Sqlite;
/// One way in.
pub type Connection = sqlx::SqliteConnection;
/// Several of them, for those who read.
pub type Pool = sqlx::SqlitePool;
/// A row of an answer.
pub type DbRow = sqlx::sqlite::SqliteRow;
/// A question with some of its places filled.
pub type Sql<'q> = sqlx::query::Query<'q, Db, sqlx::sqlite::SqliteArguments>;
