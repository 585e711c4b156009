//! Logs with their times, what a game goes on from, and records that people have uploaded.

use protocol::{Bot, RecordRow};

use super::database::Connection;
use super::{LogLine, Store, StoreError, StoredRecord, StoredTable};

/// What can be written about records.
#[derive(Clone, Debug)]
pub enum RecordWrite {
    /// A table's game goes on from another one.
    Fork {
        table: String,
        /// The lines of its record that tell from where.
        notes: Vec<(String, String)>,
    },
    /// Somebody uploaded a record.
    Upload(Box<StoredRecord>),
    /// Somebody took an uploaded record away.
    Gone { id: String },
}

impl RecordWrite {
    pub async fn write(&self, db: &mut Connection) -> Result<(), sqlx::Error> {
        match self {
            RecordWrite::Fork { table, notes } => {
                let notes = serde_json::to_string(notes).expect("notes are plain text");
                let sql = sqlx::query("INSERT INTO forks (table_id, notes) VALUES ($1, $2)");
                sql.bind(table).bind(notes).execute(db).await?;
            }
            RecordWrite::Upload(record) => {
                let names = serde_json::to_string(&record.row.names).expect("names are plain text");
                let sql = sqlx::query(
                    "INSERT INTO records (id, user_id, game, setup_text, names, n_steps, record, uploaded_ms)
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                );
                sql.bind(&record.row.id)
                    .bind(&record.user)
                    .bind(&record.row.game)
                    .bind(&record.row.setup_text)
                    .bind(names)
                    .bind(record.row.n_steps as i64)
                    .bind(&record.text)
                    .bind(record.row.uploaded_ms)
                    .execute(db)
                    .await?;
            }
            RecordWrite::Gone { id } => {
                sqlx::query("DELETE FROM records WHERE id = $1").bind(id).execute(db).await?;
            }
        }
        Ok(())
    }
}

type Row = (String, String, String, String, String, i64, i64);

impl Store {
    /// The log of a table with its times.
    pub async fn log(&self, table: &str) -> Result<Vec<LogLine>, StoreError> {
        let sql = "SELECT line, by_user, by_bot, at_ms FROM steps WHERE table_id = $1 ORDER BY seq";
        let rows = sqlx::query_as::<_, (String, Option<String>, Option<String>, i64)>(sql)
            .bind(table)
            .fetch_all(&self.browsing)
            .await?;
        let line = |(text, by, bot, at_ms): (String, Option<String>, Option<String>, i64)| LogLine {
            text,
            by_person: by.is_some(),
            bot: bot.as_deref().and_then(Bot::named),
            at_ms,
        };
        Ok(rows.into_iter().map(line).collect())
    }

    /// Finished tables that were opened before this one, with the same game and setup, where `user` sat: the latest first.
    pub async fn played_before(&self, user: &str, table: &StoredTable) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT DISTINCT t.id, t.opened_ms FROM tables t JOIN seats s ON s.table_id = t.id
                   WHERE s.user_id = $1 AND t.game = $2 AND t.setup_text = $3 AND t.phase = 'finished' AND t.opened_ms < $4
                   ORDER BY t.opened_ms DESC LIMIT 30";
        let sql = sqlx::query_as::<_, (String, i64)>(sql).bind(user).bind(table.game.name()).bind(&table.setup_text);
        let rows = sql.bind(table.opened_ms).fetch_all(&self.browsing).await?;
        Ok(rows.into_iter().map(|(id, _)| id).collect())
    }

    /// The lines of a table's record that tell from which game it goes on; none when it began by itself.
    pub async fn fork(&self, table: &str) -> Result<Vec<(String, String)>, StoreError> {
        let sql = "SELECT notes FROM forks WHERE table_id = $1";
        let found = sqlx::query_as::<_, (String,)>(sql).bind(table).fetch_optional(&self.browsing).await?;
        found.map_or(Ok(Vec::new()), |(notes,)| json(&notes))
    }

    /// The record with this id.
    pub async fn record(&self, id: &str) -> Result<Option<StoredRecord>, StoreError> {
        let sql = "SELECT id, user_id, game, setup_text, names, n_steps, uploaded_ms FROM records WHERE id = $1";
        let Some(row) = sqlx::query_as::<_, Row>(sql).bind(id).fetch_optional(&self.browsing).await? else {
            return Ok(None);
        };
        let (user, row) = (row.1.clone(), listed(row)?);
        let sql = "SELECT record FROM records WHERE id = $1";
        let text = sqlx::query_as::<_, (String,)>(sql).bind(id).fetch_optional(&self.browsing).await?;
        Ok(text.map(|(text,)| StoredRecord { row, user, text }))
    }

    /// How many records somebody keeps here, and how many bytes they have together.
    pub async fn records_kept(&self, user: &str) -> Result<(usize, usize), StoreError> {
        let sql =
            "SELECT COUNT(*), CAST(COALESCE(SUM(octet_length(record)), 0) AS BIGINT) FROM records WHERE user_id = $1";
        let (n_kept, bytes) = sqlx::query_as::<_, (i64, i64)>(sql).bind(user).fetch_one(&self.pool).await?;
        Ok((n_kept as usize, bytes as usize))
    }

    /// The records that somebody has uploaded, the latest first.
    pub async fn records_of(&self, user: &str) -> Result<Vec<RecordRow>, StoreError> {
        let sql = "SELECT id, user_id, game, setup_text, names, n_steps, uploaded_ms FROM records
            WHERE user_id = $1 ORDER BY uploaded_ms DESC, id";
        let rows = sqlx::query_as::<_, Row>(sql).bind(user).fetch_all(&self.browsing).await?;
        rows.into_iter().map(listed).collect()
    }
}

fn listed((id, _, game, setup_text, names, n_steps, uploaded_ms): Row) -> Result<RecordRow, StoreError> {
    Ok(RecordRow { id, game, setup_text, names: json(&names)?, n_steps: n_steps as u64, uploaded_ms })
}

fn json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Refused(error.to_string()))
}
