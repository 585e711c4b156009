//! The cores, shared by all bots. However many tables wait for a master, no more searches run at once than there are
//! cores, and the longer the queue, the shorter each of them: everybody is served in about the same time.
//!
//! Where processes think that are there for nothing else (`karst think`), they have the searches and the server has none.
//! Bots that do not search have places of their own, for they take no time. Games that nobody plays or looks at any more
//! are brought to their end a little at a time.

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use bots::{Character, Level, Limit, Means, Memory, Stop, Thinking};
use catalog::{GameId, Match};
use kernel::Seat;
use serde_json::Value;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::sleep;

use super::MOST_THREADS;
use super::desk::{Desk, Slot};
use super::handing::Handing;
use super::queue::Asker;
use super::work::{Work, game_word};
use crate::config::Database;
use crate::measure;

/// Where nobody looks nobody is in a hurry: a search is shortened to a quarter at most, and tables wait instead.
const MOST_HURRY_UNSEEN: f64 = 4.0;
/// How long a decision takes in a game that is nobody's any more: in all such games together there are fifty a second.
const NOBODYS: Duration = Duration::from_millis(20);

/// Where bots think. Clones are the same place.
#[derive(Clone)]
pub struct Thinkers {
    searching: Desk,
    glancing: Desk,
    /// For games that nobody plays or looks at.
    idling: Desk,
    n_cores: usize,
    /// What searches here, while searches are handed out and come back.
    cores: Arc<Semaphore>,
    elsewhere: Option<Arc<Handing>>,
}

/// A bot before a decision.
pub struct Decision {
    /// In which game.
    pub game: GameId,
    pub seat: Seat,
    /// Which bot.
    pub character: Character,
    /// What it dreams of.
    pub seed: u64,
    /// The thought, with what it remembers.
    pub thinking: Box<dyn Thinking>,
}

impl Decision {
    /// Of a bot in `seat`, which must be asked.
    pub fn new(game: &dyn Match, seat: Seat, character: Character, memory: Memory, seed: u64) -> Decision {
        let thinking = bots::think(game, seat, character, memory, seed);
        Decision { game: game.game(), seat, character, seed, thinking }
    }

    /// What somebody elsewhere is told, who is to think about it for as long as a strong bot may take.
    fn work(&self, strong: Duration) -> Work {
        let (view, bot) = (self.thinking.view(), self.character.to_string());
        Work { seat: self.seat, view, bot, seed: self.seed, strong_us: strong.as_micros() as u64 }
    }
}

/// What came of a thought; nothing when the bot broke down over it.
pub type Thought = Option<(Value, Memory)>;

impl Thinkers {
    /// As many as there are cores, and those elsewhere who think on the same database, in the name of this node.
    pub fn new(database: &Database, node: &str) -> Result<Thinkers, sqlx::Error> {
        let thinkers = Thinkers::with_places(thread::available_parallelism().map_or(1, usize::from));
        let elsewhere = match database {
            Database::Postgres(url) => Some(Arc::new(Handing::new(url, node)?)),
            Database::File(_) => None,
        };
        Ok(Thinkers { elsewhere, ..thinkers })
    }

    fn with_places(n_cores: usize) -> Thinkers {
        let (searching, glancing, idling) = (Desk::new(n_cores), Desk::new(n_cores), Desk::new(1));
        Thinkers { searching, glancing, idling, n_cores, cores: Arc::new(Semaphore::new(n_cores)), elsewhere: None }
    }

    /// Something is known about those who think elsewhere: there are as many places as they have together, or as many as
    /// there are cores when there is nobody.
    pub fn note(&self, news: impl FnOnce(&Handing)) {
        if let Some(handing) = &self.elsewhere {
            news(handing);
            self.count_places(handing);
        }
    }

    fn count_places(&self, handing: &Handing) {
        let n_elsewhere = handing.places();
        measure::helpers(n_elsewhere);
        self.searching.set_places(if n_elsewhere > 0 { n_elsewhere } else { self.n_cores });
    }

    /// Has a thought away from the async threads. Whoever stops it does not wait for its end.
    pub async fn think(self, asker: Asker, decision: Decision, stop: Stop) -> Thought {
        let level = decision.character.level;
        if level.limit(None).is_none() {
            let place = self.glancing.place(&asker).await?;
            return on_a_core(place, level, decision.thinking, Means::default(), stop).await;
        }
        let waiting = measure::Alive::waiting_search();
        let mut place = self.searching.place(&asker).await?;
        drop(waiting);
        let strong = strong_time(level, &place);
        let running = measure::Alive::search();
        if let Some(handing) = self.elsewhere.as_ref().filter(|handing| handing.places() > 0) {
            let work = decision.work(strong);
            let answer = handing.ask(asker.person(), asker.is_seen(), &game_word(decision.game), &work).await;
            if let Some(action) = handing.judge(answer, |action| decision.thinking.allows(action)) {
                return Some((action, Memory::default()));
            }
            self.count_places(handing);
        }
        let core = self.cores.clone().acquire_owned().await.ok()?;
        let threads = place.stretch(MOST_THREADS - 1);
        let means = Means { limit: Some(Limit::Time(strong)), threads, ..Means::default() };
        on_a_core((place, core, running), level, decision.thinking, means, stop).await
    }

    /// The same for a game that nobody plays or looks at; nobody waits for it, so it costs next to nothing.
    pub async fn idle(self, asker: Asker, decision: Decision, stop: Stop) -> Thought {
        let place = self.idling.place(&asker).await?;
        let thought = on_a_core((), decision.character.level, decision.thinking, Means::default(), stop);
        let (thought, ()) = tokio::join!(thought, sleep(NOBODYS));
        drop(place);
        thought
    }
}

/// Has a thought on a thread of its own. What is `held` meanwhile is held until the thought is really over, even if
/// nobody waits for it any more.
async fn on_a_core(
    held: impl Send + 'static,
    level: Level,
    thinking: Box<dyn Thinking>,
    means: Means,
    stop: Stop,
) -> Thought {
    let had = move || {
        let begun = Instant::now();
        let thought = thinking.think(&means, &stop);
        measure::thought(level.name(), begun.elapsed());
        drop(held);
        thought
    };
    spawn_blocking(had).await.ok()
}

/// How long a strong bot may think: as long as usual, or a part of it when others wait. A master's time follows from it.
fn strong_time(level: Level, place: &Slot) -> Duration {
    let crowd = if place.is_seen() { place.crowd } else { place.crowd.min(MOST_HURRY_UNSEEN) };
    let strong = match Level::Strong.limit(None) {
        Some(Limit::Time(time)) => time,
        Some(Limit::Iterations(_)) | None => Duration::ZERO,
    };
    tracing::trace!(%level, crowd, "a bot thinks");
    strong.div_f64(crowd)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    /// A thought made of code, about no game.
    struct Made<F>(F);

    impl<F: FnOnce(&Means, &Stop) + Send> Thinking for Made<F> {
        fn view(&self) -> Value {
            Value::Null
        }

        fn allows(&self, _: &Value) -> bool {
            true
        }

        fn muse(&mut self, _: u64, _: u64) -> Option<(Value, Memory)> {
            None
        }

        fn iterations(&self) -> u64 {
            0
        }

        fn think(self: Box<Self>, means: &Means, stop: &Stop) -> (Value, Memory) {
            (self.0)(means, stop);
            (Value::Null, Memory::default())
        }
    }

    /// Who thinks, and the most that did so at once.
    #[derive(Clone, Default)]
    struct Heads(Arc<(AtomicUsize, AtomicUsize)>);

    impl Heads {
        fn now(&self) -> usize {
            self.0.0.load(Ordering::SeqCst)
        }

        fn most(&self) -> usize {
            self.0.1.load(Ordering::SeqCst)
        }

        /// Thinks until it is stopped, and tells that it does.
        fn endless(&self) -> Box<dyn Thinking> {
            let heads = self.clone();
            Box::new(Made(move |_: &Means, stop: &Stop| {
                let now = heads.0.0.fetch_add(1, Ordering::SeqCst) + 1;
                heads.0.1.fetch_max(now, Ordering::SeqCst);
                while !stop.is_stopped() {
                    thread::sleep(Duration::from_millis(1));
                }
                heads.0.0.fetch_sub(1, Ordering::SeqCst);
            }))
        }
    }

    fn quick() -> Box<dyn Thinking> {
        Box::new(Made(|_: &Means, _: &Stop| {}))
    }

    fn of(level: Level, thinking: Box<dyn Thinking>) -> Decision {
        Decision { game: GameId::CaveTroll, seat: Seat::new(0), character: level.into(), seed: 0, thinking }
    }

    fn anna() -> Asker {
        Asker::new("anna", true)
    }

    async fn until(what: impl Fn() -> bool) {
        while !what() {
            sleep(Duration::from_millis(2)).await;
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn no_more_thoughts_are_had_than_there_are_places() {
        for level in [Level::Master, Level::Steady] {
            let (thinkers, heads, stop) = (Thinkers::with_places(2), Heads::default(), Stop::default());
            let all: Vec<_> = (0..20)
                .map(|n| {
                    let asker = Asker::new(format!("person {}", n / 4), true);
                    tokio::spawn(thinkers.clone().think(asker, of(level, heads.endless()), stop.clone()))
                })
                .collect();
            until(|| heads.now() == 2).await;
            sleep(Duration::from_millis(20)).await;
            stop.stop();
            for one in all {
                assert!(one.await.unwrap().is_some());
            }
            assert_eq!(heads.most(), 2);
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_search_is_as_long_as_the_crowd_allows() {
        let thinkers = Thinkers::with_places(2);
        let strong = |place: &Slot| strong_time(Level::Master, place).as_millis();
        let mut place = thinkers.searching.place(&anna()).await.unwrap();
        assert_eq!(strong(&place), 200, "alone, as long as its level says");
        place.crowd = 20.0;
        assert_eq!(strong(&place), 10);
        drop(place);
        let mut place = thinkers.searching.place(&Asker::new("far", false)).await.unwrap();
        place.crowd = 20.0;
        assert_eq!(strong(&place), 50, "where nobody looks the queue is long rather than the search short");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn who_does_not_search_does_not_wait_for_who_does() {
        let (thinkers, heads, stop) = (Thinkers::with_places(1), Heads::default(), Stop::default());
        let busy = tokio::spawn(thinkers.clone().think(anna(), of(Level::Strong, heads.endless()), stop.clone()));
        until(|| heads.now() == 1).await;
        assert!(thinkers.clone().think(anna(), of(Level::Steady, quick()), Stop::default()).await.is_some());
        assert!(thinkers.idle(anna(), of(Level::Steady, quick()), Stop::default()).await.is_some());
        assert_eq!(heads.now(), 1);
        stop.stop();
        busy.await.unwrap();
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_bot_that_breaks_down_gives_its_place_back() {
        let thinkers = Thinkers::with_places(1);
        let broken = Box::new(Made(|_: &Means, _: &Stop| panic!("on purpose")));
        assert!(thinkers.clone().think(anna(), of(Level::Strong, broken), Stop::default()).await.is_none());
        assert!(thinkers.think(anna(), of(Level::Strong, quick()), Stop::default()).await.is_some());
    }

    /// What nobody waits for any more gives its place back when it has really ended, not before.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_search_that_was_left_holds_its_place_until_it_ends() {
        let (thinkers, heads, stop) = (Thinkers::with_places(1), Heads::default(), Stop::default());
        let left = tokio::spawn(thinkers.clone().think(anna(), of(Level::Strong, heads.endless()), stop.clone()));
        until(|| heads.now() == 1).await;
        left.abort();
        let second = Stop::default();
        let next = tokio::spawn(thinkers.think(anna(), of(Level::Strong, heads.endless()), second.clone()));
        sleep(Duration::from_millis(20)).await;
        stop.stop();
        second.stop();
        assert!(next.await.unwrap().is_some());
        assert_eq!(heads.most(), 1);
    }
}
