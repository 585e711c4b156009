//! The hall where the tables stand: what every request may need.

use std::sync::Arc;
use std::time::Duration;

use protocol::Code;
use tokio::sync::watch;

use crate::api::name_taken;
use crate::config::Config;
use crate::error::Error;
use crate::histories::Histories;
use crate::limits::{Addresses, Sockets};
use crate::minds::Thinkers;
use crate::nodes::Nodes;
use crate::notify::Notifier;
use crate::order::{Order, Reporters};
use crate::people::attempts::Attempts;
use crate::people::leases::Leases;
use crate::people::passwords::Passwords;
use crate::quotas::Quotas;
use crate::store::{Store, User};
use crate::table::{Secrets, Tables};
use crate::time::Uptime;
use crate::{names, say};

/// Long enough for an answer to arrive.
const MOMENT: Duration = Duration::from_secs(1);

/// Shared by all requests.
pub type SharedHall = Arc<Hall>;

/// The server from within.
pub struct Hall {
    /// What the host decided.
    pub config: Config,
    pub store: Store,
    /// Where the secrets behind the dice come from.
    pub secrets: Secrets,
    /// The tables that are awake, and how to wake others.
    pub tables: Tables,
    /// Other servers on the same database.
    pub nodes: Nodes,
    pub thinkers: Thinkers,
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
    /// Looks back that are on their way.
    pub histories: Arc<Histories>,
    /// Who has set up how much lately.
    pub quotas: Quotas,
    /// Mutes and bans that are in force.
    pub order: Order,
    /// Held by whoever reads them anew.
    pub order_turn: tokio::sync::Mutex<()>,
    /// Who has sent how many reports.
    pub reporters: Reporters,
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

    /// These people have blocked somebody or were blocked, or no more: tables where they look on hear of it.
    pub fn blocks_changed(self: &Arc<Self>, users: Vec<String>) {
        self.nodes.blocks_changed(&users);
        self.look_at_blocks(users);
    }

    /// The same where it was told by another node.
    pub fn look_at_blocks(self: &Arc<Self>, users: Vec<String>) {
        let hall = Arc::clone(self);
        tokio::spawn(async move {
            for user in users {
                match hall.store.apart_from(&user).await {
                    Ok(apart) => hall.tables.apart_changed(&user, Arc::new(apart)),
                    Err(error) => {
                        tracing::warn!(%error, "blocks cannot be read; tables know of them when people come again")
                    }
                }
            }
        });
    }
}

impl Hall {
    /// Nobody plays under a name that is that of another's account, or looks like it.
    pub async fn check_free(&self, name: &str, user: &str) -> Result<(), Error> {
        match self.store.namesake(name, user).await? {
            None => Ok(()),
            Some(account) if account.login == Some(names::folded(name)) => Err(name_taken()),
            Some(_) => Err(Error::new(Code::NameTaken, say::NoNameAlike)),
        }
    }
}

/// Bots that were to decide when their server stopped go on.
pub async fn wake_bots(hall: SharedHall) {
    if let Err(error) = hall.store.clear_left().await {
        tracing::warn!(%error, "tables that were never laid cannot be cleared away");
    }
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
