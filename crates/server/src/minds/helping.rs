//! `karst think`: a process that thinks for the bots of servers on the same PostgreSQL. It is told what a bot's seat sees
//! and answers with an action; the server checks it as it checks everybody's.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use bots::Stop;
use catalog::GameId;
use serde_json::Value;
use sqlx::Connection;
use sqlx::postgres::{PgConnection, PgListener};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::{interval, sleep, timeout};

use super::MOST_THREADS;
use super::work::{Work, game_of, game_word};
use crate::config::PostgresUrl;
use crate::nodes::{Letter, Notice};
use crate::random;
use crate::store::{THOUGHTS, Taken, Taker, Thoughts};

/// How often it says that it is there.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// How long to wait before a database that is away is tried again.
const TRY_AGAIN: Duration = Duration::from_millis(500);
/// How often it looks for work although nobody has called.
const LOOK: Duration = Duration::from_secs(1);
/// How long a database may take to answer at first.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long a stop may take: what was begun is answered with the best so far.
const FAREWELL: Duration = Duration::from_secs(5);
/// So many persons who had a turn are remembered; the others had theirs longer ago.
const MOST_SERVED: usize = 64;
/// One turn in so many begins with the tables that nobody looks at.
const UNSEEN_EVERY: u32 = 8;
/// Connections, beside the one that listens.
const CONNECTIONS: u32 = 4;

/// Why it cannot begin, in one sentence.
#[derive(Debug, thiserror::Error)]
pub enum ThinkError {
    /// The database server does not answer, or does not let us in.
    #[error("The database {0} cannot be reached: {1}. Is it running, and are name and password right?")]
    Away(PostgresUrl, sqlx::Error),
    /// No server of this Karst has ever worked with it.
    #[error("The database {0} has no place for thoughts; start this version's `karst serve` on it first.")]
    NotReady(PostgresUrl),
}

/// Thinks for the servers on this database, about so many positions at once, until `stop` ends. `on_ready` hears when it
/// begins.
pub async fn think(
    url: &PostgresUrl,
    places: NonZeroUsize,
    on_ready: impl FnOnce(),
    stop: impl Future<Output = ()>,
) -> Result<(), ThinkError> {
    let away = |error| ThinkError::Away(url.clone(), error);
    // One connection first: it fails at once and says why, where a pool would try again for a while.
    let first = timeout(PATIENCE, PgConnection::connect(url.as_str())).await;
    let first = first.unwrap_or(Err(sqlx::Error::PoolTimedOut)).map_err(away)?;
    // Whatever is wrong with a connection that is not needed any more.
    let _ = first.close().await;
    let listener = listen(url).await.map_err(away)?;
    let thoughts = Thoughts::of(url, CONNECTIONS).map_err(away)?;
    thoughts.check().await.map_err(|error| match is_undefined(&error) {
        true => ThinkError::NotReady(url.clone()),
        false => away(error),
    })?;
    let helper = Arc::new(Helper {
        name: random::user_id(),
        thoughts,
        places: places.get(),
        cores: Arc::new(Semaphore::new(places.get())),
        called: Notify::new(),
        stop: Stop::default(),
    });
    tracing::info!(database = %url, places = helper.places, name = helper.name, "thinking");
    on_ready();
    let mut thinking = JoinSet::new();
    tokio::select! {
        () = helper.speak() => {}
        () = helper.listen(url, listener) => {}
        () = helper.work(&mut thinking) => {}
        () = stop => {}
    }
    tracing::info!("stopping");
    helper.tell(Notice::ThinksNoMore).await;
    helper.stop.stop();
    let farewell = async { while thinking.join_next().await.is_some() {} };
    if timeout(FAREWELL, farewell).await.is_err() {
        tracing::warn!("some thoughts did not end in time");
    }
    Ok(())
}

/// PostgreSQL's word for a table that is not there.
fn is_undefined(error: &sqlx::Error) -> bool {
    error.as_database_error().and_then(|error| error.code()).is_some_and(|code| code == "42P01")
}

async fn listen(url: &PostgresUrl) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect(url.as_str()).await?;
    listener.eager_reconnect(false);
    listener.listen(THOUGHTS).await?;
    Ok(listener)
}

/// A process that thinks.
struct Helper {
    name: String,
    thoughts: Thoughts,
    places: usize,
    cores: Arc<Semaphore>,
    /// There may be something to think about.
    called: Notify,
    /// Ends every thought.
    stop: Stop,
}

impl Helper {
    /// Says that it is there, for ever.
    async fn speak(&self) {
        let mut heartbeat = interval(HEARTBEAT);
        loop {
            heartbeat.tick().await;
            self.tell(Notice::Thinks { places: self.places as u32 }).await;
        }
    }

    async fn tell(&self, notice: Notice) {
        let letter = Letter { from: self.name.clone(), notice };
        if let Err(error) = self.thoughts.tell(&letter.text()).await {
            tracing::warn!(%error, "the servers cannot be told that I am here");
        }
    }

    /// Hears that there is something to think about, for ever.
    async fn listen(&self, url: &PostgresUrl, mut listener: PgListener) {
        loop {
            while let Ok(Some(_)) = listener.try_recv().await {
                self.called.notify_one();
            }
            tracing::warn!("the servers cannot be heard");
            listener = loop {
                sleep(TRY_AGAIN).await;
                match listen(url).await {
                    Ok(listener) => break listener,
                    Err(error) => tracing::warn!(%error, "the servers cannot be heard"),
                }
            };
            self.called.notify_one();
        }
    }

    /// Takes one thought after the other, as many at once as there are places, for ever.
    async fn work(self: &Arc<Self>, thinking: &mut JoinSet<()>) {
        let mut turns = Turns::default();
        loop {
            let core = self.cores.clone().acquire_owned().await.expect("the cores are never taken away");
            let taken = self.next(&mut turns).await;
            let helper = self.clone();
            thinking.spawn(async move { helper.have(core, taken).await });
            // Those that have ended need no room.
            while thinking.try_join_next().is_some() {}
        }
    }

    /// Waits for something to think about.
    async fn next(&self, turns: &mut Turns) -> Taken {
        loop {
            match self.thoughts.take(&turns.taker(&self.name)).await {
                Ok(Some(taken)) => {
                    turns.note(&taken.turn);
                    return taken;
                }
                Ok(None) => {}
                Err(error) => {
                    tracing::warn!(%error, "nothing can be taken");
                    sleep(TRY_AGAIN).await;
                }
            }
            if timeout(LOOK, self.called.notified()).await.is_err()
                && let Err(error) = self.thoughts.sweep().await
            {
                tracing::warn!(%error, "what servers have left cannot be taken away");
            }
        }
    }

    /// Has a thought and answers it; with nothing, when it cannot be had.
    async fn have(&self, core: OwnedSemaphorePermit, taken: Taken) {
        let Taken { id, node, game, work, .. } = taken;
        let more = (self.cores.available_permits() / 2).min(MOST_THREADS - 1);
        let spare = self.cores.clone().try_acquire_many_owned(more as u32).ok();
        let threads = 1 + spare.as_ref().map_or(0, OwnedSemaphorePermit::num_permits);
        let stop = self.stop.clone();
        // What a newer server sends may be no view to this one, and lead anywhere: also to a panic, which is caught.
        let thought = spawn_blocking(move || thought_of(&game, &work, threads, &stop));
        let action = thought.await.ok().flatten();
        drop((core, spare));
        if action.is_none() {
            tracing::warn!(id, "a thought could not be had");
        }
        let letter =
            Letter { from: self.name.clone(), notice: Notice::Thought { to: node, thought: id.clone(), action } };
        if let Err(error) = self.thoughts.answer(&self.name, &id, &letter.text()).await {
            tracing::warn!(%error, id, "a thought cannot be answered");
        }
    }
}

/// Whose turn it was, and whose it will be.
struct Turns {
    games: Vec<String>,
    /// The latest last.
    served: Vec<String>,
    n: u32,
}

impl Default for Turns {
    fn default() -> Turns {
        Turns { games: GameId::ALL.iter().map(|game| game_word(*game)).collect(), served: Vec::new(), n: 0 }
    }
}

impl Turns {
    fn taker<'t>(&'t self, name: &'t str) -> Taker<'t> {
        Taker {
            name,
            games: &self.games,
            unseen_first: self.n % UNSEEN_EVERY == UNSEEN_EVERY - 1,
            served: &self.served,
        }
    }

    fn note(&mut self, turn: &str) {
        self.n = self.n.wrapping_add(1);
        self.served.retain(|served| served != turn);
        self.served.push(turn.to_owned());
        if self.served.len() > MOST_SERVED {
            self.served.remove(0);
        }
    }
}

fn thought_of(game: &str, work: &str, threads: usize, stop: &Stop) -> Option<Value> {
    let work: Work = serde_json::from_str(work).ok()?;
    let thinking = work.thinking(game_of(game)?).ok()?;
    Some(thinking.think(&work.means(threads), stop).0)
}
