//! What the people were told is done, and whether the database has it.

use std::collections::{HashMap, HashSet};
use std::sync::Mutex;
use std::time::{SystemTime, UNIX_EPOCH};

use sqlx::{AnyConnection, Connection};

use crate::keeper::DatabaseAt;

/// A step that a person took: the table, and the id they gave their message.
type Step = (String, String);

/// Everything that was acknowledged.
#[derive(Default)]
pub struct Ledger(Mutex<Entries>);

#[derive(Default)]
struct Entries {
    /// The version each acknowledged step led to.
    acknowledged: HashMap<Step, u64>,
    /// Those since the last look at the disk.
    fresh: Vec<Step>,
    /// When that was.
    looked_ms: i64,
}

impl Ledger {
    /// A person was told that their step is done.
    pub fn acknowledge(&self, table: &str, id: &str, version: u64) {
        let mut entries = self.0.lock().expect("nobody panics with it");
        let step = (table.to_owned(), id.to_owned());
        entries.fresh.push(step.clone());
        entries.acknowledged.insert(step, version);
    }

    pub fn n_acknowledged(&self) -> usize {
        self.0.lock().expect("nobody panics with it").acknowledged.len()
    }

    /// How many steps acknowledged since the last look are not on disk.
    pub async fn lost_since_last(&self, place: &DatabaseAt) -> Result<usize, String> {
        let now = now_ms();
        let (fresh, since) = {
            let mut entries = self.0.lock().expect("nobody panics with it");
            let since = std::mem::replace(&mut entries.looked_ms, now);
            (std::mem::take(&mut entries.fresh), since)
        };
        // Steps are stamped before they are written; a minute is longer than any server here takes to write.
        let on_disk = on_disk(place, since - 60_000).await?;
        Ok(fresh.iter().filter(|step| !on_disk.contains_key(*step)).count())
    }

    /// How many of all acknowledged steps are not on disk with the version that was told; logs must have no gaps.
    pub async fn lost_at_all(&self, place: &DatabaseAt) -> Result<usize, String> {
        let acknowledged = self.0.lock().expect("nobody panics with it").acknowledged.clone();
        let on_disk = on_disk(place, 0).await?;
        let mut db = open(place).await?;
        let sql = "SELECT table_id, COUNT(*), MAX(seq) FROM steps GROUP BY table_id";
        let logs = sqlx::query_as::<_, (String, i64, i64)>(sql).fetch_all(&mut db).await.map_err(trouble)?;
        if let Some((table, n_lines, last)) = logs.iter().find(|(_, n_lines, last)| n_lines != last) {
            return Err(format!("the log of {table} has gaps: {n_lines} lines up to {last}"));
        }
        let lengths: HashMap<_, _> = logs.into_iter().map(|(table, n_lines, _)| (table, n_lines as u64)).collect();
        let tables: HashSet<_> = acknowledged.keys().map(|(table, _)| table).collect();
        if let Some(table) = tables.into_iter().find(|table| !lengths.contains_key(*table)) {
            return Err(format!("table {table} is gone"));
        }
        // What chance did follows the step itself, so the version told is at or behind it, and never beyond the log.
        let is_there = |(step, version): &(&Step, &u64)| {
            on_disk.get(*step).is_some_and(|seq| *seq <= **version && **version <= lengths[&step.0])
        };
        Ok(acknowledged.iter().filter(|entry| !is_there(entry)).count())
    }
}

/// The steps of people on disk, with their places in the logs.
async fn on_disk(place: &DatabaseAt, since_ms: i64) -> Result<HashMap<Step, u64>, String> {
    let mut db = open(place).await?;
    let sql = "SELECT table_id, client_id, seq FROM steps WHERE client_id IS NOT NULL AND at_ms >= $1";
    let rows =
        sqlx::query_as::<_, (String, String, i64)>(sql).bind(since_ms).fetch_all(&mut db).await.map_err(trouble)?;
    let n_rows = rows.len();
    let steps: HashMap<_, _> = rows.into_iter().map(|(table, id, seq)| ((table, id), seq as u64)).collect();
    if steps.len() != n_rows {
        return Err("a message was done twice".to_owned());
    }
    Ok(steps)
}

/// The same database, by another hand.
pub async fn open(place: &DatabaseAt) -> Result<AnyConnection, String> {
    sqlx::any::install_default_drivers();
    let url = match place {
        DatabaseAt::Folder(folder) => format!("sqlite:{}", folder.join("karst.db").display()),
        DatabaseAt::Postgres(url) => url.as_str().to_owned(),
    };
    AnyConnection::connect(&url).await.map_err(trouble)
}

pub fn trouble(error: sqlx::Error) -> String {
    format!("the database cannot be read: {error}")
}

fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
