//! The hall where the tables stand: what every request may need.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;

use crate::config::Config;
use crate::limits::{Addresses, Sockets};
use crate::nodes::Nodes;
use crate::notify::Notifier;
use crate::people::attempts::Attempts;
use crate::people::leases::Leases;
use crate::people::passwords::Passwords;
use crate::store::{Store, User};
use crate::table::Tables;
use crate::time::Uptime;

/// Long enough for an answer to arrive.
const MOMENT: Duration = Duration::from_secs(1);

/// Shared by all requests.
pub type SharedHall = Arc<Hall>;

/// The server from within.
pub struct Hall {
    /// What the host decided.
    pub config: Config,
    /// The disk.
    pub store: Store,
    /// The tables that are awake, and how to wake others.
    pub tables: Tables,
    /// Other servers on the same database.
    pub nodes: Nodes,
    /// What clocks are read by.
    pub uptime: Uptime,
    /// Who tells people of their turn.
    pub notifier: Notifier,
    /// Who has sent how many requests.
    pub addresses: Addresses,
    /// Who holds how many sockets.
    pub sockets: Arc<Sockets>,
    /// Sockets that end with their session or token.
    pub leases: Arc<Leases>,
    /// Who has tried how many passwords.
    pub attempts: Attempts,
    /// Where passwords are hashed.
    pub passwords: Passwords,
    /// Turns true when the server stops.
    pub stopping: watch::Receiver<bool>,
}

/// What everybody at every node has to hear.
impl Hall {
    /// These sessions or tokens have ended: their sockets close.
    pub fn end(&self, hashes: &[String]) {
        self.leases.end(hashes.iter().map(String::as_str));
        self.nodes.ended(hashes);
    }

    /// The same in a moment: the browser that asked for it is to have its new cookie before its other pages come back.
    pub fn end_soon(&self, hashes: Vec<String>) {
        let (leases, nodes) = (Arc::clone(&self.leases), self.nodes.clone());
        tokio::spawn(async move {
            tokio::time::sleep(MOMENT).await;
            leases.end(hashes.iter().map(String::as_str));
            nodes.ended(&hashes);
        });
    }

    /// Somebody is called otherwise.
    pub fn renamed(&self, user: &User) {
        self.tables.renamed(user);
        self.nodes.renamed(user);
    }

    /// Chairs of these tables have changed hands.
    pub fn people_changed(&self, tables: &[String]) {
        self.tables.people_changed(tables);
        self.nodes.people_changed(tables);
    }
}

/// Bots that were to decide when their server stopped go on.
pub async fn wake_bots(hall: SharedHall) {
    match hall.store.waiting_for_bots().await {
        Ok(tables) => {
            for id in tables {
                hall.tables.wake(&id).await;
            }
        }
        Err(error) => tracing::error!(%error, "the tables that wait for bots cannot be listed"),
    }
}

/// Waits until the server stops.
pub async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // A server that is gone has stopped too.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}
