//! The task that hears other nodes, and the one that speaks to them.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::postgres::PgListener;
use tokio::sync::mpsc;
use tokio::time::{interval, sleep};

use super::{CHANNEL, GONE_AFTER, HEARTBEAT, Letter, Nodes, Notice, Shared};
use crate::hall::{SharedHall, stopped, wake_bots};
use crate::minds::Handing;
use crate::order;
use crate::store::{Store, User};
use crate::table::Presence;

/// How long to wait before a database that is away is tried again.
const TRY_AGAIN: Duration = Duration::from_millis(500);

/// Sends letters until nobody writes any more. What cannot be sent is dropped: when the database is back, everything
/// is asked and told again.
pub async fn speak(store: Store, mut letters: mpsc::Receiver<Notice>) {
    while let Some(notice) = letters.recv().await {
        let letter = Letter { from: store.node().to_owned(), notice };
        if let Err(error) = store.tell_nodes(&letter.text()).await {
            tracing::warn!(%error, "a letter to the other nodes is lost");
        }
    }
}

/// Wakes the bots that wait, and hears the other nodes until the server stops; with a file of one's own there is
/// nothing to hear.
pub async fn listen(hall: SharedHall) {
    let Some(shared) = hall.nodes.0.clone() else {
        return wake_bots(hall).await;
    };
    let mut stopping = hall.stopping.clone();
    tokio::select! {
        () = notices(&hall, &shared) => {}
        () = stopped(&mut stopping) => hall.nodes.tell(Notice::Bye),
    }
}

async fn notices(hall: &SharedHall, shared: &Shared) {
    loop {
        match PgListener::connect(shared.url.as_str()).await {
            Ok(mut listener) => {
                if let Err(error) = attend(hall, shared, &mut listener).await {
                    tracing::warn!(%error, "other nodes cannot be heard");
                }
            }
            Err(error) => tracing::warn!(%error, "other nodes cannot be heard"),
        }
        // Whatever was claimed or told meanwhile is not known here.
        shared.claims.forget().await;
        hall.thinkers.note(Handing::forget);
        sleep(TRY_AGAIN).await;
    }
}

/// Listens on one connection, until it breaks.
async fn attend(hall: &SharedHall, shared: &Shared, listener: &mut PgListener) -> Result<(), sqlx::Error> {
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    // From here on nothing is missed; what was missed before is looked up.
    hall.nodes.tell(Notice::Hello);
    tell_all(hall, shared);
    hall.tables.look_again();
    look_at_order(hall);
    tokio::spawn(wake_bots(hall.clone()));
    let mut heartbeat = interval(HEARTBEAT);
    loop {
        tokio::select! {
            letter = listener.try_recv() => match letter?.map(|letter| Letter::read(letter.payload())) {
                Some(Some(letter)) if letter.from != shared.node => take(hall, shared, letter),
                Some(_) => {}
                None => return Ok(()),
            },
            _ = heartbeat.tick() => {
                hall.nodes.tell(Notice::Here);
                hall.thinkers.note(|handing| handing.miss(Instant::now()));
                for node in shared.company.silent(Instant::now()) {
                    tracing::warn!(node, "a node has not been heard for {} s", GONE_AFTER.as_secs());
                    leave(hall, shared, &node);
                }
            }
        }
    }
}

fn take(hall: &SharedHall, shared: &Shared, Letter { from, notice }: Letter) {
    if !matches!(notice, Notice::Thinks { .. } | Notice::ThinksNoMore | Notice::Thought { .. }) {
        shared.company.seen(&from, Instant::now());
    }
    match notice {
        Notice::Thinks { places } => {
            hall.thinkers.note(|handing| handing.hears(&from, places as usize, Instant::now()))
        }
        Notice::ThinksNoMore => hall.thinkers.note(|handing| handing.leaves(&from)),
        Notice::Thought { to, thought, action } if to == shared.node => {
            hall.thinkers.note(|handing| handing.answered(from, &thought, action));
        }
        Notice::Thought { .. } => {}
        Notice::Hello => tell_all(hall, shared),
        Notice::Here => {}
        Notice::Bye => leave(hall, shared, &from),
        Notice::Table { table, version } => hall.tables.written_elsewhere(&table, version),
        Notice::Present { table, users, spectators } => {
            let there = Presence { users: users.into_iter().collect(), spectators };
            shared.company.present(&from, &table, there);
            hall.tables.company_changed(&table);
        }
        Notice::Renamed { id, name, face } => hall.tables.renamed(&User { id, name, face }),
        Notice::Ended { hashes } => hall.leases.end(hashes.iter().map(String::as_str)),
        Notice::Seated { tables } => hall.tables.people_changed(&tables),
        Notice::Order => look_at_order(hall),
        Notice::Blocks { users } => hall.look_at_blocks(users),
    }
}

/// Another node has muted or banned somebody, and shows them out itself.
fn look_at_order(hall: &SharedHall) {
    let hall = hall.clone();
    tokio::spawn(async move {
        if let Err(error) = order::load(&hall).await {
            tracing::warn!(%error, "mutes and bans cannot be read; they are read again within a minute");
        }
    });
}

/// A node is gone: nobody looks on by way of it, and its bots are for those who are left.
fn leave(hall: &SharedHall, shared: &Shared, node: &str) {
    for table in shared.company.left(node) {
        hall.tables.company_changed(&table);
    }
    // A node that says goodbye holds its claims until it has really stopped. Nor does this keep the hall from closing.
    let hall = Arc::downgrade(hall);
    tokio::spawn(async move {
        sleep(2 * GONE_AFTER).await;
        if let Some(hall) = hall.upgrade() {
            wake_bots(hall).await;
        }
    });
}

/// Tells the others everybody who looks on here.
fn tell_all(hall: &SharedHall, shared: &Shared) {
    for (table, here) in shared.company.told() {
        hall.nodes.tell(Notice::present(&table, &here));
    }
}

impl Nodes {
    /// Is this server one of several that may be?
    pub fn may_have_others(&self) -> bool {
        self.0.is_some()
    }
}
