//! The cores, shared by all bots that search. However many tables wait for a master, no more searches run at once than
//! there are cores, and the longer the queue, the shorter each of them: everybody is served in about the same time.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use bots::{Level, Limit, Means, Memory, Stop, Thinking};
use serde_json::Value;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;

/// Threads of one search; more trees than a few teach little.
const MOST_THREADS: usize = 4;

/// Where bots think.
#[derive(Clone)]
pub struct Thinkers {
    places: Arc<Semaphore>,
    n_places: usize,
    waiting: Arc<AtomicUsize>,
}

/// What came of a thought; nothing when the bot broke down over it.
pub type Thought = Option<(Value, Memory)>;

impl Thinkers {
    /// As many as there are cores.
    pub fn new() -> Thinkers {
        Thinkers::with_places(thread::available_parallelism().map_or(1, usize::from))
    }

    fn with_places(n_places: usize) -> Thinkers {
        Thinkers { places: Arc::new(Semaphore::new(n_places)), n_places, waiting: Arc::default() }
    }

    /// Has a thought away from the async threads. Whoever stops it does not wait for its end.
    pub async fn think(self, level: Level, thinking: Thinking, stop: Stop) -> Thought {
        if level.limit(None).is_none() {
            return spawn_blocking(move || thinking(&Means::default(), &stop)).await.ok();
        }
        let place = self.place().await?;
        let means = self.means(level);
        let more = (self.places.available_permits() / 2).min(MOST_THREADS - 1);
        let spare = self.places.clone().try_acquire_many_owned(more as u32).ok();
        let threads = 1 + spare.as_ref().map_or(0, |spare| spare.num_permits());
        let search = move || {
            // The cores are held until the search is really over, even if nobody waits for it any more.
            let _held = (place, spare);
            thinking(&Means { threads, ..means }, &stop)
        };
        spawn_blocking(search).await.ok()
    }

    /// A core, in the order of asking.
    async fn place(&self) -> Option<OwnedSemaphorePermit> {
        let _waits = Waits::new(&self.waiting);
        self.places.clone().acquire_owned().await.ok()
    }

    /// The level's own time, or a part of it when others wait.
    fn means(&self, level: Level) -> Means {
        let waiting = self.waiting.load(Ordering::Relaxed);
        let crowd = 1.0 + waiting as f64 / self.n_places as f64;
        let limit = match Level::Strong.limit(None) {
            // Means are given for a strong bot; a master's are longer by themselves.
            Some(Limit::Time(time)) => Some(Limit::Time(time.div_f64(crowd))),
            limit @ (Some(Limit::Iterations(_)) | None) => limit,
        };
        tracing::trace!(%level, waiting, ?limit, "a bot thinks");
        Means { limit, ..Means::default() }
    }
}

/// Counts somebody who waits, until they do not.
struct Waits<'w>(&'w AtomicUsize);

impl Waits<'_> {
    fn new(waiting: &AtomicUsize) -> Waits<'_> {
        waiting.fetch_add(1, Ordering::Relaxed);
        Waits(waiting)
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;
    use std::time::{Duration, Instant};

    use super::*;

    /// Thinks until it is stopped, and tells that it does.
    fn endless(running: Arc<AtomicUsize>, most: Arc<AtomicUsize>) -> Thinking {
        Box::new(move |_, stop| {
            let now = running.fetch_add(1, Ordering::SeqCst) + 1;
            most.fetch_max(now, Ordering::SeqCst);
            while !stop.is_stopped() {
                thread::sleep(Duration::from_millis(1));
            }
            running.fetch_sub(1, Ordering::SeqCst);
            (Value::Null, Memory::default())
        })
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn no_more_searches_run_than_there_are_places() {
        let thinkers = Thinkers::with_places(2);
        let (running, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let stop = Stop::default();
        let all: Vec<_> = (0..20)
            .map(|_| {
                let thinking = endless(running.clone(), most.clone());
                tokio::spawn(thinkers.clone().think(Level::Master, thinking, stop.clone()))
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert_eq!(running.load(Ordering::SeqCst), 2);
        let Some(Limit::Time(crowded)) = thinkers.means(Level::Master).limit else { panic!("a time is given") };
        assert!(crowded < Duration::from_millis(25), "{crowded:?}");
        stop.stop();
        for one in all {
            assert!(one.await.unwrap().is_some());
        }
        assert_eq!(most.load(Ordering::SeqCst), 2);
        let Some(Limit::Time(alone)) = thinkers.means(Level::Master).limit else { panic!("a time is given") };
        assert_eq!(alone, Duration::from_millis(200));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn who_does_not_search_does_not_wait() {
        let thinkers = Thinkers::with_places(1);
        let stop = Stop::default();
        let endless = endless(Arc::default(), Arc::default());
        let busy = tokio::spawn(thinkers.clone().think(Level::Strong, endless, stop.clone()));
        tokio::time::sleep(Duration::from_millis(20)).await;
        let begun = Instant::now();
        let quick: Thinking = Box::new(|_, _| (Value::Null, Memory::default()));
        assert!(thinkers.think(Level::Steady, quick, Stop::default()).await.is_some());
        assert!(begun.elapsed() < Duration::from_secs(2));
        stop.stop();
        busy.await.unwrap();
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_bot_that_breaks_down_gives_its_place_back() {
        let thinkers = Thinkers::with_places(1);
        let broken: Thinking = Box::new(|_, _| panic!("on purpose"));
        assert!(thinkers.clone().think(Level::Strong, broken, Stop::default()).await.is_none());
        let ran = Arc::new(AtomicBool::new(false));
        let told = ran.clone();
        let fine: Thinking = Box::new(move |_, _| {
            told.store(true, Ordering::SeqCst);
            (Value::Null, Memory::default())
        });
        assert!(thinkers.think(Level::Strong, fine, Stop::default()).await.is_some());
        assert!(ran.load(Ordering::SeqCst));
    }
}
