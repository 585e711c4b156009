//! Other nodes on the same database: what they tell one another, and who does what only one may do.
//!
//! Steps need no more than the primary key of the log: of two nodes that append the same one, one wins and the other
//! reads again. `letters.rs` is what is told by LISTEN and NOTIFY, `listening.rs` the task that hears it, `claims.rs`
//! decides which node lets a table's bots think, `company.rs` knows who looks on elsewhere.
//!
//! A server with a file of its own is alone: nobody listens, every claim is granted.

mod claims;
mod company;
mod letters;
mod listening;

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;

use claims::Claims;
use company::Company;
use letters::MOST_NAMED;
pub use letters::{CHANNEL, Letter, Notice};
pub use listening::listen;

use crate::config::{Database, PostgresUrl};
use crate::store::{Store, User};
use crate::table::Presence;

/// How often a node says that it is there.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// A node that was not heard for so long is gone.
const GONE_AFTER: Duration = Duration::from_secs(4);
/// How often a table with an audience asks again whether it may let its bots think.
const ASK_AGAIN: Duration = Duration::from_millis(250);
/// Letters that may wait to be sent; more are dropped, and what they would have told is told when it next changes.
const OUTBOX: usize = 4096;

/// This node among the others. Clones are the same one.
#[derive(Clone)]
pub struct Nodes(Option<Arc<Shared>>);

/// What the tables and the listener share.
struct Shared {
    url: PostgresUrl,
    node: String,
    claims: Claims,
    company: Company,
    outbox: mpsc::Sender<Notice>,
}

impl Nodes {
    /// With a PostgreSQL others may join at any time; with a file this server is alone.
    pub fn new(database: &Database, store: &Store) -> Nodes {
        let Database::Postgres(url) = database else {
            return Nodes(None);
        };
        let (outbox, letters) = mpsc::channel(OUTBOX);
        tokio::spawn(listening::speak(store.clone(), letters));
        let (url, node) = (url.clone(), store.node().to_owned());
        Nodes(Some(Arc::new(Shared {
            claims: Claims::new(url.clone()),
            company: Company::default(),
            url,
            node,
            outbox,
        })))
    }

    /// Tries to become the one node that lets the bots of a table think.
    pub async fn claim(&self, table: &str) -> bool {
        match &self.0 {
            Some(shared) => shared.claims.claim(table).await,
            None => true,
        }
    }

    /// Waits until this is the one node that lets the bots of a table think.
    pub async fn claimed(&self, table: &str) {
        while !self.claim(table).await {
            tokio::time::sleep(ASK_AGAIN).await;
        }
    }

    /// Is this known to be the node that lets the bots of a table think?
    pub fn holds(&self, table: &str) -> bool {
        self.0.as_ref().is_none_or(|shared| shared.claims.holds(table))
    }

    /// This node has fallen asleep over a table: another may let its bots think, and nobody looks on here.
    pub fn release(&self, table: &str) {
        if let Some(shared) = self.0.clone().filter(|shared| shared.claims.holds(table)) {
            let table = table.to_owned();
            tokio::spawn(async move { shared.claims.release(&table).await });
        }
        self.present(table, &Presence::default());
    }

    /// Tells the others who looks at a table here.
    pub fn present(&self, table: &str, here: &Presence) {
        if let Some(shared) = &self.0
            && shared.company.tells_new(table, here)
        {
            self.tell(Notice::present(table, here));
        }
    }

    /// Who looks at a table, here and elsewhere.
    pub fn together(&self, table: &str, here: Presence) -> Presence {
        match &self.0 {
            Some(shared) => shared.company.with_others(table, here),
            None => here,
        }
    }

    /// Tells the others what somebody is called and looks like now.
    pub fn renamed(&self, user: &User) {
        self.tell(Notice::Renamed { id: user.id.clone(), name: user.name.clone(), face: user.face });
    }

    /// Tells the others which sessions and tokens have ended.
    pub fn ended(&self, hashes: &[String]) {
        hashes.chunks(MOST_NAMED).for_each(|hashes| self.tell(Notice::Ended { hashes: hashes.to_vec() }));
    }

    /// Tells the others at which tables chairs have changed hands.
    pub fn people_changed(&self, tables: &[String]) {
        tables.chunks(MOST_NAMED).for_each(|tables| self.tell(Notice::Seated { tables: tables.to_vec() }));
    }

    /// Tells the others that mutes or bans have changed.
    pub fn order_changed(&self) {
        self.tell(Notice::Order);
    }

    /// Tells the others whose blocks have changed.
    pub fn blocks_changed(&self, users: &[String]) {
        users.chunks(MOST_NAMED).for_each(|users| self.tell(Notice::Blocks { users: users.to_vec() }));
    }

    fn tell(&self, notice: Notice) {
        if let Some(shared) = &self.0
            && shared.outbox.try_send(notice).is_err()
        {
            tracing::warn!("too many letters to other nodes; one is dropped");
        }
    }
}
