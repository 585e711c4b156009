//! The disk: one SQLite file with a write-ahead log, or a PostgreSQL; read by many, written by one task.
//!
//! `change.rs` is what can be written, `writer.rs` the task that does it, `steps.rs` its short way for steps of games,
//! `notices.rs` what it tells other nodes, `people.rs` what can be written about people, `tables.rs` and `users.rs` what
//! can be read; `time.rs` is about clocks, `webhooks.rs` about webhooks, `records.rs` about what is kept of games beyond
//! their tables. `database.rs` says what SQL may be used, `open.rs`, `sqlite.rs` and `postgres.rs` how the two are opened,
//! `schema.rs` and `schema/` what they hold, `backup/` how all of it is kept elsewhere, `guard.rs` that one server has a file.

pub mod backup;
mod change;
mod company;
mod database;
pub mod guard;
mod notices;
mod open;
mod people;
mod postgres;
mod records;
mod schema;
mod sqlite;
mod steps;
mod tables;
mod time;
mod users;
mod webhooks;
mod writer;

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use protocol::Code;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use words::say;

pub use change::{Line, Write};
pub use company::CompanyWrite;
use database::Pool;
pub use open::{OpenError, Upgrade};
pub use people::{PeopleWrite, SOMEONE};
pub use records::{LogLine, RecordWrite, StoredRecord};
pub use sqlite::check_folder;
pub use tables::{Sitter, StoredSeat, StoredTable};
pub use time::{ClockRow, TimeWrite};
pub use users::{Account, SESSION_LASTS_MS, User};
pub use webhooks::{StoredWebhook, WebhookWrite};
use writer::Job;

use crate::refusal::Refusal;

/// How long a reader or writer waits for another process that has the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// The store, shared by everybody; clones are cheap.
#[derive(Clone)]
pub struct Store {
    pool: Pool,
    jobs: mpsc::Sender<Job>,
    node: Arc<str>,
}

/// The task that writes; it ends when every [`Store`] is gone and all is on disk.
pub struct Writing(pub JoinHandle<()>);

/// Why something could not be read or written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has appended to this table's log first.
    #[error("the table's log has grown meanwhile")]
    Conflict,
    /// The disk, or the database on it, refuses; nothing was changed.
    #[error("the store refuses: {0}")]
    Refused(String),
    /// The database went away in between; whether something was changed shows when it is back.
    #[error("the store is lost: {0}")]
    Lost(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Refused(error.to_string())
    }
}

impl From<StoreError> for Refusal {
    /// What went wrong on disk goes to the log, not to the client.
    fn from(error: StoreError) -> Refusal {
        match error {
            StoreError::Conflict => Refusal::new(Code::Stale, say::NoLongerSo),
            StoreError::Refused(why) => {
                tracing::error!(why, "the store refuses");
                Refusal::new(Code::Unavailable, say::NoDisk)
            }
            StoreError::Lost(why) => {
                tracing::error!(why, "the store is lost");
                Refusal::new(Code::Unavailable, say::NoDatabase)
            }
        }
    }
}

/// The promise of an answer once a change is on disk, or known not to be.
pub struct Receipt(oneshot::Receiver<Result<(), StoreError>>);

impl Receipt {
    /// Waits for the disk.
    pub async fn wait(self) -> Result<(), StoreError> {
        self.0.await.unwrap_or_else(|_| Err(StoreError::Refused("the writer has ended".into())))
    }
}

impl Store {
    /// Hands a change to the writer: all of it will be written, or nothing.
    pub async fn hand_over(&self, writes: Vec<Write>) -> Receipt {
        let (reply, receipt) = oneshot::channel();
        // When the writer has ended the job is dropped, and the receipt says so.
        let _ = self.jobs.send(Job { writes, reply }).await;
        Receipt(receipt)
    }

    /// Writes a change and waits until it is on disk.
    pub async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        self.hand_over(writes).await.wait().await
    }

    /// The name of this node among those that share the database.
    pub fn node(&self) -> &str {
        &self.node
    }

    /// Sends a letter to all nodes that listen. Only a PostgreSQL delivers letters.
    pub async fn tell_nodes(&self, letter: &str) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await?;
        Ok(notices::tell(&mut connection, &[letter.to_owned()]).await?)
    }

    /// Can it be read, and does the writer take jobs?
    pub async fn is_well(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT id FROM tables LIMIT 1").fetch_optional(&self.pool).await?;
        self.write(Vec::new()).await
    }
}

/// Milliseconds since 1970.
pub fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
