//! What goes by itself after a while: guests who have nothing here, sessions that nobody uses, tables whose game never began.
//!
//! People and tables are walked through in the order of their ids, a page at a time, by those who read; the writer hears
//! only of pages where something has to go, and looks once more whether it still does. So nothing here takes long, however
//! much there is, and several nodes may do it at once.

use super::database::Connection;
use super::{Store, StoreError, Write};

/// So many rows are looked at together.
const PAGE: i64 = 200;

/// Something that has lasted long enough. Ranges are those of a page, both ends included.
#[derive(Clone, Debug)]
pub enum ExpiryWrite {
    /// Guests who have nothing here and were not seen since.
    Guests {
        /// The first id.
        from: String,
        /// The last id.
        to: String,
        before_ms: i64,
    },
    /// Sessions that were not used since.
    Sessions {
        /// The first hash.
        from: String,
        /// The last hash.
        to: String,
        before_ms: i64,
    },
    /// A table whose game has not begun and where nothing happened since. In conflict when something has.
    Table { id: String, before_ms: i64 },
}

/// A page that was looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// Where the next one begins; none when this was the last.
    pub last: Option<String>,
    /// What has to go in it, in order.
    pub old: Vec<String>,
}

/// Holds for a guest `u` who has nothing and was not seen since `$3`. Whatever else may belong to a guest is to be asked for
/// here too: what refers to somebody cannot lose them. `login` is asked for in a way that keeps SQLite from walking through
/// all guests by its index when a few ids are meant.
macro_rules! is_old_guest {
    () => {
        "COALESCE(u.login, '') = '' AND u.created_ms < $3
         AND NOT EXISTS (SELECT 1 FROM sessions x WHERE x.user_id = u.id AND COALESCE(x.seen_ms, x.created_ms) >= $3)
         AND NOT EXISTS (SELECT 1 FROM seats x WHERE x.user_id = u.id)
         AND NOT EXISTS (SELECT 1 FROM tables x WHERE x.host = u.id)
         AND NOT EXISTS (SELECT 1 FROM chat x WHERE x.user_id = u.id)
         AND NOT EXISTS (SELECT 1 FROM records x WHERE x.user_id = u.id)
         AND NOT EXISTS (SELECT 1 FROM results x WHERE x.user_id = u.id)
         AND NOT EXISTS (SELECT 1 FROM webhooks x WHERE x.user_id = u.id)
         AND NOT EXISTS (SELECT 1 FROM tokens x WHERE x.user_id = u.id)
         AND NOT EXISTS (SELECT 1 FROM reports x WHERE x.reporter = u.id)
         AND NOT EXISTS (SELECT 1 FROM reports x WHERE x.about = u.id)
         AND NOT EXISTS (SELECT 1 FROM blocks x WHERE x.user_id = u.id)
         AND NOT EXISTS (SELECT 1 FROM blocks x WHERE x.blocked = u.id)
         AND NOT EXISTS (SELECT 1 FROM removals x WHERE x.user_id = u.id)
         AND NOT EXISTS (SELECT 1 FROM measures x WHERE x.user_id = u.id)"
    };
}

/// Holds for a table `t` where nothing has happened since `$3`.
macro_rules! is_old_table {
    () => {
        "t.phase = 'gathering' AND t.touched_ms < $3
         AND NOT EXISTS (SELECT 1 FROM chat x WHERE x.table_id = t.id AND x.at_ms >= $3)"
    };
}

impl ExpiryWrite {
    /// The table that goes.
    pub fn table(&self) -> Option<&str> {
        match self {
            ExpiryWrite::Guests { .. } | ExpiryWrite::Sessions { .. } => None,
            ExpiryWrite::Table { id, .. } => Some(id),
        }
    }

    /// Writes it. A conflict writes nothing at all.
    pub async fn write(&self, db: &mut Connection) -> Result<Result<(), StoreError>, sqlx::Error> {
        match self {
            ExpiryWrite::Guests { from, to, before_ms } => {
                let sessions = concat!(
                    "DELETE FROM sessions WHERE user_id IN (SELECT u.id FROM users u WHERE u.id >= $1 AND u.id <= $2 AND ",
                    is_old_guest!(),
                    ")"
                );
                let guests = concat!("DELETE FROM users AS u WHERE u.id >= $1 AND u.id <= $2 AND ", is_old_guest!());
                for sql in [sessions, guests] {
                    sqlx::query(sql).bind(from).bind(to).bind(before_ms).execute(&mut *db).await?;
                }
            }
            ExpiryWrite::Sessions { from, to, before_ms } => {
                let sql = "DELETE FROM sessions WHERE token_hash >= $1 AND token_hash <= $2
                           AND COALESCE(seen_ms, created_ms) < $3";
                sqlx::query(sql).bind(from).bind(to).bind(before_ms).execute(db).await?;
            }
            ExpiryWrite::Table { id, before_ms } => {
                // No other node lets anybody sit down there until this is committed.
                let lock =
                    concat!("UPDATE tables AS t SET phase = phase WHERE t.id = $1 AND t.id = $2 AND ", is_old_table!());
                let locked = sqlx::query(lock).bind(id).bind(id).bind(before_ms).execute(&mut *db).await?;
                if locked.rows_affected() == 0 {
                    return Ok(Err(StoreError::Conflict));
                }
                return Box::pin(Write::Gone { table: id.clone() }.write(db)).await;
            }
        }
        Ok(Ok(()))
    }
}

/// A page of rows in the order of `$column`, each with whether it has to go.
macro_rules! page {
    ($column:literal, $rows:literal, $condition:expr) => {
        concat!(
            "SELECT ",
            $column,
            ", CASE WHEN ",
            $condition,
            " THEN 1 ELSE 0 END FROM ",
            $rows,
            " WHERE ",
            $column,
            " > $1 ORDER BY ",
            $column,
            " LIMIT $2"
        )
    };
}

impl Store {
    /// Guests behind this id who have nothing here and were not seen since.
    pub async fn old_guests(&self, after: &str, before_ms: i64) -> Result<Page, StoreError> {
        self.page(page!("u.id", "users u", is_old_guest!()), after, before_ms).await
    }

    /// Sessions behind this hash that were not used since.
    pub async fn old_sessions(&self, after: &str, before_ms: i64) -> Result<Page, StoreError> {
        let sql = page!("s.token_hash", "sessions s", "COALESCE(s.seen_ms, s.created_ms) < $3");
        self.page(sql, after, before_ms).await
    }

    /// Tables behind this id whose game has not begun and where nothing happened since.
    pub async fn old_tables(&self, after: &str, before_ms: i64) -> Result<Page, StoreError> {
        self.page(page!("t.id", "tables t", is_old_table!()), after, before_ms).await
    }

    async fn page(&self, sql: &'static str, after: &str, before_ms: i64) -> Result<Page, StoreError> {
        let sql = sqlx::query_as::<_, (String, i32)>(sql).bind(after).bind(PAGE).bind(before_ms);
        let rows = sql.fetch_all(&self.pool).await?;
        let last = rows.last().filter(|_| rows.len() as i64 == PAGE).map(|(id, _)| id.clone());
        Ok(Page { last, old: rows.into_iter().filter(|(_, is_old)| *is_old != 0).map(|(id, _)| id).collect() })
    }
}
