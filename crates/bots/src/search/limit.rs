//! When a search stops: after some time or some iterations, when nothing could change its mind any more, or at once when
//! it is told to.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use kernel::Heuristics;

use crate::net::Net;

/// Room for a search in memory when nobody says otherwise.
pub const BYTES: usize = 64 << 20;

/// How long is thought about a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    Time(Duration),
    /// So many iterations, of all threads together. The same number gives the same thought.
    Iterations(u64),
}

/// How far a search lets everybody play on with steady hands before it judges a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// As far as suits a strong bot.
    Near,
    /// As far as suits a master.
    Far,
}

impl Reach {
    /// In decisions, leg by leg.
    pub(super) const fn legs<G: Heuristics>(self) -> &'static [u32] {
        match self {
            Reach::Near => G::PLAY_ON.near,
            Reach::Far => G::PLAY_ON.far,
        }
    }
}

/// A network that a search asks.
#[derive(Clone, Copy)]
pub struct Learned(pub &'static Net);

impl PartialEq for Learned {
    fn eq(&self, other: &Learned) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Learned {}

impl std::fmt::Debug for Learned {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Learned")
    }
}

/// How a search is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    pub limit: Limit,
    /// By how many threads, a tree each. Their number changes what is thought.
    pub threads: usize,
    /// What the trees may take in memory, all together; when that is full they only learn.
    pub bytes: usize,
    /// How far ahead a position is judged.
    pub reach: Reach,
    /// Random steps before a position is judged, instead of the steady hands a game asks for. None is best.
    pub playout: u32,
    /// Who judges positions instead of the game's own opinions, and says what is worth a try.
    pub learned: Option<Learned>,
}

impl Options {
    /// One thread, 64 MiB, a master's reach, no playouts.
    pub const fn new(limit: Limit) -> Options {
        Options { limit, threads: 1, bytes: BYTES, reach: Reach::Far, playout: 0, learned: None }
    }
}

/// A hand on the shoulder: whoever holds a copy may stop the search that holds another.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// One thread's way through its limit.
pub struct Meter<'s> {
    stop: &'s Stop,
    begun: Instant,
    until: Option<Instant>,
    left: u64,
}

impl<'s> Meter<'s> {
    /// The part of a limit for thread `number` of `threads`; a search that began at `begun`.
    pub fn new(limit: Limit, begun: Instant, (number, threads): (usize, usize), stop: &'s Stop) -> Meter<'s> {
        let (number, threads) = (number as u64, threads as u64);
        match limit {
            Limit::Time(time) => Meter { stop, begun, until: Some(begun + time), left: u64::MAX },
            Limit::Iterations(all) => {
                Meter { stop, begun, until: None, left: all / threads + u64::from(number < all % threads) }
            }
        }
    }

    #[inline]
    pub fn goes_on(&mut self) -> bool {
        if self.left == 0 || self.stop.is_stopped() || self.until.is_some_and(|until| Instant::now() >= until) {
            return false;
        }
        self.left -= 1;
        true
    }

    /// How many iterations there may still be, after so many; by the clock, if they go on at the same pace.
    pub fn left(&self, done: u64) -> u64 {
        let Some(until) = self.until else { return self.left };
        let now = Instant::now();
        let pace = done as f64 / (now - self.begun).as_secs_f64().max(f64::EPSILON);
        (pace * until.saturating_duration_since(now).as_secs_f64()) as u64
    }
}
