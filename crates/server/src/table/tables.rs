//! The tables that are awake. A table wakes when somebody needs it and falls asleep when nobody does.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::FutureExt;
use protocol::Code;
use table::Presence;
use tokio::sync::{mpsc, oneshot, watch};
use tracing::Instrument;
use words::Language;

use super::audience::{OnlookerId, Outgoing};
use super::mail::{Answer, Mail, Mailbox};
use super::secrets::Secrets;
use super::task;
use crate::config::Limits;
use crate::error::Error;
use crate::minds::Thinkers;
use crate::nodes::Nodes;
use crate::notify::Notifier;
use crate::order::Order;
use crate::store::{Apart, Store, StoredTable, User};
use crate::time::Uptime;
use crate::{measure, say};

/// Letters that may wait at a table before those who send more wait too.
const MAILBOX: usize = 256;
/// Tables of which is remembered whether they stand still.
const MOST_KNOWN: usize = 20_000;
/// How often a letter is sent again to a table that fell asleep just then.
const ATTEMPTS: usize = 3;

/// What every table's task may use.
pub struct Context {
    pub store: Store,
    /// Other servers on the same database.
    pub nodes: Nodes,
    /// Where the secrets behind the dice come from.
    pub secrets: Secrets,
    /// How long a bot's step is held back.
    pub bot_pause: Duration,
    pub thinkers: Thinkers,
    /// How long a table that nobody looks at stays in memory.
    pub sleeps_after: Duration,
    /// What clocks are read by.
    pub uptime: Uptime,
    /// Who tells people of their turn.
    pub notifier: Notifier,
    /// Turns true when the server stops.
    pub stopping: watch::Receiver<bool>,
    /// Which tables stand still, as far as that was looked at.
    pub frozen: Frozen,
    /// Mutes and bans that are in force.
    pub order: Order,
    /// What a table keeps at most.
    pub room: Room,
}

/// What a table keeps at most besides its steps.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// Lines of the log that are no steps that stand, from the beginning.
    pub spare_lines: usize,
    /// So many more for each step that has stood.
    pub spare_lines_per_step: usize,
    /// Things said.
    pub chat: usize,
}

impl Room {
    /// Of a host's limits.
    pub fn of(limits: &Limits) -> Room {
        let Limits { spare_lines, spare_lines_per_step, chat_kept, .. } = *limits;
        Room { spare_lines, spare_lines_per_step, chat: chat_kept }
    }

    /// So many lines may be no steps that stand, when so many steps have stood.
    pub fn lines(&self, n_steps: usize) -> usize {
        self.spare_lines.saturating_add(self.spare_lines_per_step.saturating_mul(n_steps))
    }
}

/// Tables whose log does not fit the rules any more, by id; also those that might not have but do.
#[derive(Default)]
pub struct Frozen(Mutex<HashMap<String, bool>>);

impl Frozen {
    /// What was found out when a table was loaded. Most tables go on, and nobody asks about one that began with these
    /// rules, so those are not kept.
    pub fn note(&self, table: &StoredTable, is_frozen: bool) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match is_frozen || began_with_other_rules(table) {
            true => {
                // One that is forgotten is looked at again when somebody asks.
                if known.len() >= MOST_KNOWN && !known.contains_key(&table.id) {
                    let any = known.keys().next().cloned().unwrap_or_default();
                    known.remove(&any);
                }
                known.insert(table.id.clone(), is_frozen);
            }
            false => drop(known.remove(&table.id)),
        }
    }

    fn known(&self, id: &str) -> Option<bool> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(id).copied()
    }
}

fn began_with_other_rules(table: &StoredTable) -> bool {
    table.rules != i64::from(table.game.rules())
}

/// The tables that are awake, by id. The lock is never held over an await.
pub struct Tables {
    awake: Arc<Mutex<HashMap<String, Awake>>>,
    context: Arc<Context>,
}

/// A table that is awake.
struct Awake {
    mailbox: Mailbox,
    presence: watch::Receiver<Presence>,
}

impl Tables {
    /// All asleep.
    pub fn new(context: Context) -> Tables {
        Tables { awake: Arc::default(), context: Arc::new(context) }
    }

    /// Sends a letter to a table and waits for the answer.
    pub async fn ask<T>(&self, id: &str, letter: impl Fn(Answer<T>) -> Mail) -> Result<T, Error> {
        for _ in 0..ATTEMPTS {
            let (answer, answered) = oneshot::channel();
            let sent = self.mailbox(id).send(Box::new(letter(answer))).await;
            // A letter that was not sent or not read came as the table fell asleep.
            if sent.is_ok()
                && let Ok(outcome) = answered.await
            {
                return outcome;
            }
        }
        Err(unavailable())
    }

    /// Looks on at a table: where to send what is said there, and under which number.
    pub async fn look(
        &self,
        id: &str,
        user: Option<User>,
        since: u64,
        language: Language,
        apart: &Arc<Apart>,
        outbox: mpsc::Sender<Outgoing>,
    ) -> Result<(Mailbox, OnlookerId), Error> {
        for _ in 0..ATTEMPTS {
            let mailbox = self.mailbox(id);
            let (answer, answered) = oneshot::channel();
            let (user, apart, outbox) = (user.clone(), Arc::clone(apart), outbox.clone());
            let look = Mail::Look { user, since, language, apart, outbox, answer };
            let sent = mailbox.send(Box::new(look)).await;
            if sent.is_ok()
                && let Ok(outcome) = answered.await
            {
                return outcome.map(|onlooker| (mailbox, onlooker));
            }
        }
        Err(unavailable())
    }

    /// Wakes a table whose bots may have something to do, unless another node sees to them.
    pub async fn wake(&self, id: &str) {
        if !self.context.nodes.claim(id).await {
            return;
        }
        // When it cannot be sent the table is just ending, for a reason of its own.
        let _ = self.mailbox(id).send(Box::new(Mail::Wake)).await;
    }

    /// The same without waiting: a table that has so much to read is awake already.
    pub fn nudge(&self, id: &str) {
        let _ = self.mailbox(id).try_send(Box::new(Mail::Wake));
    }

    /// Tells every table that is awake what somebody is called now.
    pub fn renamed(&self, user: &User) {
        for table in self.lock().values() {
            // A table too busy to hear of it shows the old name until it wakes again.
            let _ = table.mailbox.try_send(Box::new(Mail::Renamed(user.clone())));
        }
    }

    /// Tells every table that is awake whom somebody keeps apart from now.
    pub fn apart_changed(&self, user: &str, apart: Arc<Apart>) {
        let awake: Vec<_> = self.lock().keys().cloned().collect();
        for id in awake {
            self.pass(&id, Mail::Apart { user: user.to_owned(), apart: Arc::clone(&apart) });
        }
    }

    /// Tells those of these tables that are awake that their chairs have changed hands.
    pub fn people_changed(&self, ids: &[String]) {
        for id in ids {
            self.pass(id, Mail::PeopleChanged);
        }
    }

    /// Another node has written to a table; to its log alone when the version is given.
    pub fn written_elsewhere(&self, id: &str, version: Option<u64>) {
        self.pass(id, Mail::Written(version));
    }

    /// Others look at a table by way of other nodes than before.
    pub fn company_changed(&self, id: &str) {
        self.pass(id, Mail::Company);
    }

    /// Other nodes may have written to any table.
    pub fn look_again(&self) {
        let awake: Vec<_> = self.lock().keys().cloned().collect();
        for id in awake {
            self.written_elsewhere(&id, None);
        }
    }

    /// Passes a letter on that must arrive, when the table is awake; one that wakes later reads everything anyway.
    fn pass(&self, id: &str, mail: Mail) {
        let mailbox = self.lock().get(id).map(|table| table.mailbox.clone());
        if let Some(mailbox) = mailbox
            && let Err(mpsc::error::TrySendError::Full(mail)) = mailbox.try_send(Box::new(mail))
        {
            tokio::spawn(async move { drop(mailbox.send(mail).await) });
        }
    }

    /// Does the game at this table stand still, so that nobody can do anything there? One that began with other rules is
    /// looked at once; one that began with these is known when it was loaded.
    pub async fn stands_still(&self, table: &StoredTable) -> bool {
        if self.context.frozen.known(&table.id).is_none() && began_with_other_rules(table) {
            // When it cannot be loaded now, it is looked at the next time.
            let _ = task::load(&self.context, &table.id).await;
        }
        self.context.frozen.known(&table.id).unwrap_or(false)
    }

    /// Who looks at a table now.
    pub fn presence(&self, id: &str) -> Presence {
        let here = self.lock().get(id).map(|table| table.presence.borrow().clone()).unwrap_or_default();
        self.context.nodes.together(id, here)
    }

    /// The mailbox of a table, which wakes when it was asleep.
    fn mailbox(&self, id: &str) -> Mailbox {
        let mut awake = self.lock();
        if let Some(table) = awake.get(id).filter(|table| !table.mailbox.is_closed()) {
            return table.mailbox.clone();
        }
        let (mailbox, letters) = mpsc::channel(MAILBOX);
        let (presence_tx, presence) = watch::channel(Presence::default());
        awake.insert(id.to_owned(), Awake { mailbox: mailbox.clone(), presence });
        drop(awake);
        self.spawn(id.to_owned(), mailbox.clone(), letters, presence_tx);
        mailbox
    }

    fn spawn(
        &self,
        id: String,
        mailbox: Mailbox,
        letters: mpsc::Receiver<Box<Mail>>,
        presence: watch::Sender<Presence>,
    ) {
        // The id of a private table is its key: the log gets enough to tell tables apart, not enough to enter.
        let span = tracing::info_span!("table", id = id.get(..5).unwrap_or_default());
        let (awake, context) = (self.awake.clone(), self.context.clone());
        let mailbox = mailbox.downgrade();
        let task = async move {
            let nodes = context.nodes.clone();
            let day = task::run(id.clone(), context, letters, presence);
            if AssertUnwindSafe(day).catch_unwind().await.is_err() {
                tracing::error!("the table's task panicked; it wakes again from what is on disk");
                measure::panicked();
            }
            let mut awake = awake.lock().unwrap_or_else(PoisonError::into_inner);
            // Another task may have taken the place already.
            let is_this = |table: &Awake| mailbox.upgrade().is_some_and(|mailbox| mailbox.same_channel(&table.mailbox));
            if awake.get(&id).is_some_and(is_this) {
                awake.remove(&id);
                nodes.release(&id);
            }
        };
        tokio::spawn(task.instrument(span));
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Awake>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn unavailable() -> Error {
    Error::new(Code::Unavailable, say::NoAnswer)
}
