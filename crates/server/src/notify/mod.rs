//! Tells people who are not looking that a table waits for them, by the webhooks they gave.
//!
//! A table only drops a [`Notice`] into a queue. `deliver.rs` takes it from there and finds the webhooks, `message.rs` puts
//! it into words, `address.rs` keeps calls away from the host's own network, `call.rs` makes one call.

mod address;
mod call;
mod deliver;
mod message;

use std::sync::Arc;
use std::time::Duration;

use catalog::GameId;
use kernel::Seat;
use tokio::sync::{mpsc, watch};
use tokio_rustls::rustls::ClientConfig;

pub use address::{Target, shown};
pub use deliver::test;

use crate::store::Store;

/// Notices that may wait; a server that has more to tell than it can call tells less.
const QUEUE: usize = 10_000;

/// What somebody is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A table has come to wait for them.
    YourTurn,
    /// Their time runs out soon.
    TimeIsShort,
    /// Their time has run out.
    TimeIsUp,
    /// Somebody has taken their seat over.
    SeatTaken { by: String },
}

/// Something to be told.
#[derive(Clone, Debug)]
pub struct Notice {
    /// To whom.
    pub user: String,
    pub event: Event,
    pub table: String,
    /// Where this is played.
    pub game: GameId,
    /// In which seat.
    pub seat: Seat,
    /// When their time runs out, in milliseconds since 1970.
    pub deadline_ms: Option<i64>,
}

#[derive(Clone, Debug)]
pub struct Manners {
    /// Calls into the host's own network are allowed.
    pub allow_private: bool,
    /// Whose certificates are believed.
    pub tls: Arc<ClientConfig>,
    /// How long to wait before each new attempt.
    pub pauses: Vec<Duration>,
    /// The address of this server, for links.
    pub base: String,
}

/// Where notices go; clones are the same queue.
#[derive(Clone)]
pub struct Notifier {
    queue: mpsc::Sender<Notice>,
    manners: Manners,
}

impl Notifier {
    /// Starts to deliver, until the server stops.
    pub fn start(store: Store, manners: Manners, stopping: watch::Receiver<bool>) -> Notifier {
        let (queue, notices) = mpsc::channel(QUEUE);
        tokio::spawn(deliver::run(store, manners.clone(), notices, stopping));
        Notifier { queue, manners }
    }

    /// Somebody is to be told. Never waits.
    pub fn send(&self, notice: Notice) {
        if self.queue.try_send(notice).is_err() {
            tracing::warn!("too many people are to be told of their turn at once; one is not");
        }
    }

    pub fn manners(&self) -> &Manners {
        &self.manners
    }
}
