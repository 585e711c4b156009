//! What is said at tables, who may look on, and where they play next: written and read.

use protocol::{Room, Said};

use super::database::Connection;
use super::{Store, StoreError};

/// So much of what was said is told to somebody who comes.
const KEPT: i64 = 200;

/// A change of the company at a table.
#[derive(Clone, Debug)]
pub enum CompanyWrite {
    /// Somebody said something. What was said already, under the same id, conflicts.
    Said {
        table: String,
        room: Room,
        /// By whom, what and when.
        said: Said,
    },
    /// What was said long ago goes, so that a table keeps only so much.
    Tidy {
        table: String,
        /// So many of the latest stay.
        keep: usize,
    },
    /// Others may look on, or no more.
    Watching { table: String, open: bool },
    /// The same people play once more. Only one can open that table; a second one conflicts.
    Next {
        /// After which table.
        table: String,
        next: String,
    },
}

impl CompanyWrite {
    pub fn table(&self) -> &str {
        match self {
            CompanyWrite::Said { table, .. }
            | CompanyWrite::Tidy { table, .. }
            | CompanyWrite::Watching { table, .. }
            | CompanyWrite::Next { table, .. } => table,
        }
    }

    /// Writes it. A conflict writes nothing at all.
    pub async fn write(&self, db: &mut Connection) -> Result<Result<(), StoreError>, sqlx::Error> {
        match self {
            CompanyWrite::Said { table, room, said } => {
                let sql = sqlx::query(
                    "INSERT INTO chat (table_id, id, at_ms, room, user_id, words) VALUES ($1, $2, $3, $4, $5, $6)
                     ON CONFLICT DO NOTHING",
                );
                let sql = sql.bind(table).bind(&said.id).bind(said.at_ms).bind(room.name());
                if sql.bind(&said.user).bind(&said.words).execute(db).await?.rows_affected() == 0 {
                    return Ok(Err(StoreError::Conflict));
                }
            }
            CompanyWrite::Tidy { table, keep } => {
                // The time of the first that goes; without one, nothing is older.
                let sql = "DELETE FROM chat WHERE table_id = $1 AND at_ms <=
                    (SELECT at_ms FROM chat WHERE table_id = $1 ORDER BY at_ms DESC LIMIT 1 OFFSET $2)";
                let keep = i64::try_from(*keep).unwrap_or(i64::MAX);
                sqlx::query(sql).bind(table).bind(keep).execute(db).await?;
            }
            CompanyWrite::Watching { table, open } => {
                let sql = sqlx::query("UPDATE tables SET watchable = $2 WHERE id = $1");
                sql.bind(table).bind(i64::from(*open)).execute(db).await?;
            }
            CompanyWrite::Next { table, next } => {
                let sql = sqlx::query("UPDATE tables SET next = $2 WHERE id = $1 AND next IS NULL");
                if sql.bind(table).bind(next).execute(db).await?.rows_affected() == 0 {
                    return Ok(Err(StoreError::Conflict));
                }
            }
        }
        Ok(Ok(()))
    }
}

impl Store {
    /// The latest things said in a room of a table, latest last.
    pub async fn said(&self, table: &str, room: Room) -> Result<Vec<Said>, StoreError> {
        let sql = "SELECT c.id, c.user_id, u.name, c.words, c.at_ms FROM chat c JOIN users u ON u.id = c.user_id
            WHERE c.table_id = $1 AND c.room = $2 ORDER BY c.at_ms DESC, c.id DESC LIMIT $3";
        let rows = sqlx::query_as::<_, (String, String, String, String, i64)>(sql)
            .bind(table)
            .bind(room.name())
            .bind(KEPT)
            .fetch_all(&self.pool)
            .await?;
        let said = |(id, user, name, words, at_ms)| Said { id, user, name, words, at_ms };
        Ok(rows.into_iter().rev().map(said).collect())
    }
}
