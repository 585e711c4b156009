//! The disk: one SQLite file with a write-ahead log, or a PostgreSQL; read by many, written by one task, moves first.
//!
//! `change.rs` is what can be written, `writer.rs` the task that does it, `steps.rs` its short way for steps of games,
//! `notices.rs` what it tells other nodes, `people.rs` what can be written about people, `tables.rs` and `users.rs` what
//! can be read; `time.rs` is about clocks, `webhooks.rs` about webhooks, `records.rs` about what is kept of games beyond
//! their tables, `thoughts.rs` about what bots think in other processes; `order.rs`, `reports.rs` and `searching.rs` about keeping order. `database.rs` says what SQL may be used, `open.rs`, `sqlite.rs` and `postgres.rs` how the two are opened,
//! `schema.rs` and `schema/` what they hold, `backup/` how all of it is kept elsewhere, `guard.rs` that one server has a file,
//! `health.rs` whether it can be relied on now, `laying.rs` how a long log is written without holding up others, `expiry.rs`
//! what goes by itself.

pub mod backup;
mod change;
mod company;
mod database;
mod expiry;
pub mod guard;
mod health;
mod laying;
mod notices;
mod open;
mod order;
mod people;
mod postgres;
mod records;
mod reports;
mod results;
mod schema;
mod searching;
mod sqlite;
mod steps;
mod tables;
mod thoughts;
mod time;
mod users;
mod webhooks;
mod writer;

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use protocol::Code;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

pub use ::table::{Line, LogLine, Sitter, StoredRecord, StoredSeat, StoredTable, User};
pub use change::Write;
pub use company::CompanyWrite;
use database::Pool;
pub use expiry::{ExpiryWrite, Page};
use health::Health;
pub use open::{OpenError, Upgrade};
pub use order::{MeasureKind, OrderWrite, StoredDeed, StoredReport};
pub use people::{PeopleWrite, SOMEONE};
pub use records::RecordWrite;
pub use reports::{Behind, ReportState};
pub use results::{StoredResult, strongest};
pub use searching::{Apart, Laid};
pub use sqlite::check_folder;
pub use tables::LaterLine;
pub use thoughts::{HandedOut, THOUGHTS, Taken, Taker, Thoughts};
pub use time::{ClockRow, TimeWrite};
pub use users::{Account, SESSION_LASTS_MS};
pub use webhooks::{StoredWebhook, WebhookWrite};
use writer::Job;

use crate::error::Error;
use crate::say;

/// How long a reader or writer waits for another process that has the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// The store, shared by everybody; clones are cheap.
#[derive(Clone)]
pub struct Store {
    /// Reads for those who play: who asks, a table, its log.
    pool: Pool,
    /// Reads for those who look around: lists, history, records. However many do, those who play do not wait for them.
    browsing: Pool,
    moves: mpsc::Sender<Job>,
    lobby: mpsc::Sender<Job>,
    node: Arc<str>,
    health: Arc<Health>,
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

impl From<StoreError> for Error {
    /// What went wrong on disk goes to the log, not to the client.
    fn from(error: StoreError) -> Error {
        match error {
            StoreError::Conflict => Error::new(Code::Stale, say::NoLongerSo),
            StoreError::Refused(why) => {
                tracing::error!(why, "the store refuses");
                Error::new(Code::Unavailable, say::NoDisk)
            }
            StoreError::Lost(why) => {
                tracing::error!(why, "the store is lost");
                Error::new(Code::Unavailable, say::NoDatabase)
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
        queue(&self.lobby, writes).await
    }

    /// The same for a step of a game, which goes before everything else.
    pub async fn hand_over_step(&self, writes: Vec<Write>) -> Receipt {
        queue(&self.moves, writes).await
    }

    /// Writes a change and waits until it is on disk.
    pub async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        self.hand_over(writes).await.wait().await
    }

    /// Writes a table that begins with a long log in parts, between which moves are written. Nobody finds it before the last
    /// part is on disk; when that fails, or the server dies over it, nothing of it stays.
    pub async fn lay(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let Some(laying) = laying::Laying::of(&writes) else {
            return self.write(writes).await;
        };
        let table = laying.table.clone();
        for part in laying {
            if let Err(error) = self.write(part).await {
                // When this is not possible either, it goes when the database is opened again.
                let _ = self.write(vec![Write::Gone { table }]).await;
                return Err(error);
            }
        }
        Ok(())
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

    /// Can it be relied on now? See [`Health`].
    pub async fn is_ready(&self) -> Result<(), String> {
        self.health.check(self).await
    }

    /// How many connections read now: for those who play, and for those who look around.
    pub fn busy_readers(&self) -> (u32, u32) {
        let busy = |pool: &Pool| pool.size().saturating_sub(pool.num_idle() as u32);
        (busy(&self.pool), busy(&self.browsing))
    }

    /// The room that is left on the disk of a file, in bytes.
    pub fn free_bytes(&self) -> Option<u64> {
        self.health.free_bytes()
    }
}

async fn queue(lane: &mpsc::Sender<Job>, writes: Vec<Write>) -> Receipt {
    let (reply, receipt) = oneshot::channel();
    // When the writer has ended the job is dropped, and the receipt says so.
    let _ = lane.send(Job { writes, reply }).await;
    Receipt(receipt)
}

/// Milliseconds since 1970.
pub fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
