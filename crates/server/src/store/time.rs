//! Clocks and the servers' uptime, on disk.

use super::database::Connection;
use super::tables::from_json;
use super::{Store, StoreError};
use crate::time::{Clocks, Terms};

/// The clocks of a table as its row has them.
#[derive(Clone, Debug)]
pub struct ClockRow {
    /// As JSON.
    pub hands: String,
    /// When they were right.
    pub counted_up_ms: i64,
    /// When there is next something to do.
    pub alarm_up_ms: Option<i64>,
}

impl ClockRow {
    /// The clocks of a table that goes on, or of one that is over and has nothing to be woken for.
    pub fn new(clocks: &Clocks, terms: &Terms) -> ClockRow {
        ClockRow {
            hands: serde_json::to_string(clocks).expect("clocks are plain data"),
            counted_up_ms: clocks.counted_ms(),
            alarm_up_ms: clocks.alarm_ms(terms),
        }
    }

    /// A new table's.
    pub async fn insert(&self, table: &str, db: &mut Connection) -> Result<(), sqlx::Error> {
        let sql = "INSERT INTO clocks (table_id, hands, counted_up_ms, alarm_up_ms) VALUES ($1, $2, $3, $4)";
        self.put(sql, table, db).await
    }

    /// As they stand now.
    pub async fn update(&self, table: &str, db: &mut Connection) -> Result<(), sqlx::Error> {
        let sql = "UPDATE clocks SET hands = $2, counted_up_ms = $3, alarm_up_ms = $4 WHERE table_id = $1";
        self.put(sql, table, db).await
    }

    async fn put(&self, sql: &'static str, table: &str, db: &mut Connection) -> Result<(), sqlx::Error> {
        let sql = sqlx::query(sql).bind(table).bind(&self.hands).bind(self.counted_up_ms).bind(self.alarm_up_ms);
        sql.execute(db).await.map(|_| ())
    }
}

/// What is written about time besides steps.
#[derive(Clone, Debug)]
pub enum TimeWrite {
    /// Clocks that changed without a step.
    Clocks { table: String, row: ClockRow },
    /// A server runs, and has run for so long.
    Beat {
        /// The uptime.
        up_ms: i64,
    },
    /// A node can write: somebody asked, and this is how it finds out.
    Probe { node: String, at_ms: i64 },
}

/// Nodes that were not asked for so long have gone.
const PROBES_LAST_MS: i64 = 24 * 60 * 60 * 1000;

impl TimeWrite {
    pub async fn write(&self, db: &mut Connection) -> Result<(), sqlx::Error> {
        match self {
            TimeWrite::Clocks { table, row } => row.update(table, db).await,
            TimeWrite::Beat { up_ms } => {
                let sql = "UPDATE uptime SET up_ms = $1 WHERE id = 1 AND up_ms < $1";
                sqlx::query(sql).bind(up_ms).execute(db).await.map(|_| ())
            }
            TimeWrite::Probe { node, at_ms } => {
                let sql =
                    "INSERT INTO probes (node, at_ms) VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET at_ms = $2";
                sqlx::query(sql).bind(node).bind(at_ms).execute(&mut *db).await?;
                let sql = "DELETE FROM probes WHERE at_ms < $1";
                sqlx::query(sql).bind(at_ms - PROBES_LAST_MS).execute(db).await.map(|_| ())
            }
        }
    }
}

impl Store {
    /// How long servers have run: the last beat, or what a table has seen since.
    pub async fn uptime(&self) -> Result<i64, StoreError> {
        let beat = sqlx::query_as::<_, (i64,)>("SELECT up_ms FROM uptime WHERE id = 1").fetch_one(&self.pool).await?;
        let sql = "SELECT MAX(counted_up_ms) FROM clocks";
        let seen = sqlx::query_as::<_, (Option<i64>,)>(sql).fetch_one(&self.pool).await?;
        Ok(beat.0.max(seen.0.unwrap_or_default()))
    }

    /// The clocks of a table as they are on disk.
    pub async fn hands(&self, table: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT hands FROM clocks WHERE table_id = $1";
        let row = sqlx::query_as::<_, (String,)>(sql).bind(table).fetch_optional(&self.pool).await?;
        Ok(row.map(|(hands,)| hands))
    }

    /// The same, read.
    pub async fn clocks(&self, table: &str) -> Result<Option<Clocks>, StoreError> {
        from_json(self.hands(table).await?.as_deref())
    }

    /// The last beat of any server.
    pub async fn last_beat(&self) -> Result<i64, StoreError> {
        let sql = "SELECT up_ms FROM uptime WHERE id = 1";
        Ok(sqlx::query_as::<_, (i64,)>(sql).fetch_one(&self.pool).await?.0)
    }

    /// The next alarm of any table.
    pub async fn next_alarm(&self) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT MIN(alarm_up_ms) FROM clocks WHERE alarm_up_ms IS NOT NULL";
        Ok(sqlx::query_as::<_, (Option<i64>,)>(sql).fetch_one(&self.pool).await?.0)
    }

    /// Tables whose alarm is due, the most urgent first.
    pub async fn alarms_until(&self, up_ms: i64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT table_id FROM clocks WHERE alarm_up_ms <= $1 ORDER BY alarm_up_ms LIMIT 1000";
        let rows = sqlx::query_as::<_, (String,)>(sql).bind(up_ms).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }
}
