//! Which node lets the bots of a table think. A claim is an advisory lock of PostgreSQL, held by one connection: when
//! the node dies, so does the connection, and the claim is free at once.
//!
//! Nothing depends on it but work done twice: should two nodes let a bot think, the log takes the step of one.

use std::collections::HashSet;
use std::sync::{Mutex as Lock, MutexGuard, PoisonError};

use sqlx::Connection;
use sqlx::postgres::PgConnection;
use tokio::sync::Mutex;
use tokio::time::timeout;

use super::HEARTBEAT;
use crate::config::PostgresUrl;

/// The claims of this node.
pub struct Claims {
    url: PostgresUrl,
    held: Lock<HashSet<String>>,
    connection: Mutex<Option<PgConnection>>,
}

impl Claims {
    /// None yet.
    pub fn new(url: PostgresUrl) -> Claims {
        Claims { url, held: Lock::default(), connection: Mutex::default() }
    }

    /// Is this table claimed by this node?
    pub fn holds(&self, table: &str) -> bool {
        self.held().contains(table)
    }

    /// Claims a table, when no other node has done so.
    pub async fn claim(&self, table: &str) -> bool {
        if self.holds(table) {
            return true;
        }
        let mut connection = self.connection.lock().await;
        // Somebody else here may have claimed it meanwhile; the lock would count twice.
        if self.holds(table) {
            return true;
        }
        let granted = self.ask(&mut connection, "SELECT pg_try_advisory_lock($1)", table).await.unwrap_or(false);
        if granted {
            self.held().insert(table.to_owned());
        }
        granted
    }

    /// Lets others claim a table.
    pub async fn release(&self, table: &str) {
        let mut connection = self.connection.lock().await;
        if self.held().remove(table) {
            self.ask(&mut connection, "SELECT pg_advisory_unlock($1)", table).await;
        }
    }

    /// The database was away, and so are the claims.
    pub async fn forget(&self) {
        let mut connection = self.connection.lock().await;
        self.held().clear();
        *connection = None;
    }

    async fn ask(&self, connection: &mut Option<PgConnection>, sql: &'static str, table: &str) -> Option<bool> {
        let asking = async {
            if connection.is_none() {
                *connection = Some(PgConnection::connect(self.url.as_str()).await?);
            }
            let db = connection.as_mut().expect("it was just made");
            sqlx::query_as::<_, (bool,)>(sql).bind(key(table)).fetch_one(db).await
        };
        match timeout(HEARTBEAT, asking).await {
            Ok(Ok((answer,))) => Some(answer),
            Ok(Err(sqlx::Error::Database(error))) => {
                // PostgreSQL has room for some thousand claims. Beyond that several nodes may think about one table.
                tracing::warn!(%error, "a table cannot be claimed");
                Some(true)
            }
            Ok(Err(_)) | Err(_) => {
                *connection = None;
                self.held().clear();
                None
            }
        }
    }

    fn held(&self) -> MutexGuard<'_, HashSet<String>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A table as the number of a lock.
fn key(table: &str) -> i64 {
    let hash = blake3::hash(table.as_bytes());
    let (head, _) = hash.as_bytes().split_first_chunk().expect("a hash has 32 bytes");
    i64::from_le_bytes(*head)
}
