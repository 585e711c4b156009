//! Handing thoughts out to `karst think`, which works on the same database; and knowing which of those are alive.
//!
//! Whoever does not answer in time, or answers with what cannot be done, is left alone for a while. A thought that nobody
//! had is had here: no game waits for another process longer than it takes to notice.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde_json::Value;
use tokio::sync::oneshot;
use tokio::time::timeout;

use super::work::Work;
use crate::config::PostgresUrl;
use crate::store::{HandedOut, Thoughts};
use crate::{measure, random};

/// How much longer than its search a thought may take until it is had here.
const GRACE: Duration = Duration::from_millis(1500);
/// A thinker that has not been heard for so long is gone.
const GONE_AFTER: Duration = Duration::from_secs(4);
/// Who did not answer, or not well, is not asked again for so long.
const DOUBT: Duration = Duration::from_secs(20);
/// Connections by which thoughts are handed out and taken back.
const CONNECTIONS: u32 = 2;

/// The processes that think on the same database, and what they were given.
pub struct Handing {
    node: String,
    thoughts: Thoughts,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    /// The thinkers, how much each does at once, and when it was last heard.
    thinkers: HashMap<String, (usize, Instant)>,
    /// Those who are not asked, until when.
    doubted: HashMap<String, Instant>,
    /// Those who wait for an answer.
    waiting: HashMap<String, oneshot::Sender<Answer>>,
    last_answer: Option<Instant>,
}

/// What a thinker answers: an action, or nothing where it broke down.
pub struct Answer {
    pub from: String,
    pub action: Option<Value>,
}

impl Handing {
    /// On this database, in the name of this node.
    pub fn new(url: &PostgresUrl, node: &str) -> Result<Handing, sqlx::Error> {
        let thoughts = Thoughts::of(url, CONNECTIONS)?;
        Ok(Handing { node: node.to_owned(), thoughts, known: Mutex::default() })
    }

    /// What all that are alive do at once.
    pub fn places(&self) -> usize {
        self.lock().thinkers.values().map(|(places, _)| places).sum()
    }

    /// A thinker says that it is there, and has room for so much.
    pub fn hears(&self, from: &str, places: usize, now: Instant) {
        let mut known = self.lock();
        if known.doubted.get(from).is_none_or(|until| *until <= now) {
            known.doubted.remove(from);
            known.thinkers.insert(from.to_owned(), (places, now));
        }
    }

    /// A thinker has stopped.
    pub fn leaves(&self, from: &str) {
        self.lock().thinkers.remove(from);
        self.give_up_when_alone();
    }

    /// Those who have been silent for too long are gone.
    pub fn miss(&self, now: Instant) {
        let mut known = self.lock();
        known.thinkers.retain(|_, (_, heard)| now.saturating_duration_since(*heard) <= GONE_AFTER);
        known.doubted.retain(|_, until| *until > now);
        drop(known);
        self.give_up_when_alone();
    }

    /// The database was away: nobody is known to be there.
    pub fn forget(&self) {
        self.lock().thinkers.clear();
        self.give_up_when_alone();
    }

    /// Did not answer, or not well.
    fn doubt(&self, who: &str) {
        tracing::warn!(who, "a thinker gave no good answer in time; it is left alone for {} s", DOUBT.as_secs());
        let mut known = self.lock();
        known.thinkers.remove(who);
        known.doubted.insert(who.to_owned(), Instant::now() + DOUBT);
        drop(known);
        self.give_up_when_alone();
    }

    /// When nobody is left who could answer, nobody waits.
    fn give_up_when_alone(&self) {
        let mut known = self.lock();
        if known.thinkers.is_empty() {
            known.waiting.clear();
        }
    }

    /// An answer has come.
    pub fn answered(&self, from: String, thought: &str, action: Option<Value>) {
        let mut known = self.lock();
        known.last_answer = Some(Instant::now());
        let waits = known.waiting.remove(thought);
        drop(known);
        if let Some(waits) = waits {
            // Whoever waited may have gone just now.
            let _ = waits.send(Answer { from, action });
        }
    }

    /// What may be done of what was answered; whoever answered with something else is doubted.
    pub fn judge(&self, answer: Option<Answer>, allows: impl Fn(&Value) -> bool) -> Option<Value> {
        let action = answer.and_then(|Answer { from, action }| {
            let good = action.filter(|action| allows(action));
            if good.is_none() {
                self.doubt(&from);
            }
            good
        });
        match action {
            Some(_) => measure::answered_elsewhere(),
            None => measure::given_up(),
        }
        action
    }

    /// Hands a thought out; nothing when nobody had it in time.
    pub async fn ask(self: &Arc<Self>, person: &str, seen: bool, game: &str, work: &Work) -> Option<Answer> {
        measure::handed_out();
        let id = random::letters(20);
        let (sender, receiver) = oneshot::channel();
        self.lock().waiting.insert(id.clone(), sender);
        let mut errand = Errand { handing: self.clone(), id: Some(id.clone()) };
        let turn = turn(person);
        let json = serde_json::to_string(work).expect("work is plain data");
        let out = HandedOut { id: &id, node: &self.node, turn: &turn, seen, game, work: &json };
        if let Err(error) = self.thoughts.hand_out(out).await {
            tracing::warn!(%error, "a thought cannot be handed out");
            return None;
        }
        match timeout(work.lasts() + GRACE, receiver).await {
            Ok(Ok(answer)) => {
                errand.id = None;
                Some(answer)
            }
            // Nobody is left who could answer.
            Ok(Err(_)) => None,
            Err(_) => {
                errand.id = None;
                self.lock().waiting.remove(&id);
                self.doubt_taker(&id).await;
                None
            }
        }
    }

    /// Takes a thought back that was not had in time, and doubts whoever has it; when nobody took it and nobody answers
    /// anything, all of them.
    async fn doubt_taker(&self, id: &str) {
        match self.thoughts.withdraw(id).await {
            Ok(Some(taker)) => self.doubt(&taker),
            // They have too much to do, or none of them does anything.
            Ok(None) => {
                let known = self.lock();
                let all_idle = known.last_answer.is_none_or(|at| at.elapsed() > GONE_AFTER);
                let all: Vec<String> = known.thinkers.keys().filter(|_| all_idle).cloned().collect();
                drop(known);
                all.iter().for_each(|who| self.doubt(who));
            }
            Err(error) => {
                tracing::warn!(%error, "a thought cannot be taken back");
                self.forget();
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A thought that is out; dropped before it came back, it is withdrawn.
struct Errand {
    handing: Arc<Handing>,
    id: Option<String>,
}

impl Drop for Errand {
    fn drop(&mut self) {
        if let Some(id) = self.id.take() {
            self.handing.lock().waiting.remove(&id);
            let thoughts = self.handing.thoughts.clone();
            tokio::spawn(async move {
                if let Err(error) = thoughts.withdraw(&id).await {
                    tracing::warn!(%error, "a thought cannot be taken back");
                }
            });
        }
    }
}

/// A word for a person that does not tell who it is.
fn turn(person: &str) -> String {
    blake3::hash(person.as_bytes()).to_hex()[..16].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_is_silent_or_doubted_has_no_places() {
        let handing = Handing::new(&"postgres://nobody@127.0.0.1:1/nothing".parse().unwrap(), "north").unwrap();
        let begun = Instant::now();
        handing.hears("one", 4, begun);
        handing.hears("two", 2, begun);
        assert_eq!(handing.places(), 6);
        handing.hears("two", 3, begun + GONE_AFTER);
        handing.miss(begun + GONE_AFTER + Duration::from_millis(1));
        assert_eq!(handing.places(), 3);
        handing.doubt("two");
        handing.hears("two", 3, Instant::now());
        assert_eq!(handing.places(), 0);
        handing.hears("two", 3, Instant::now() + DOUBT);
        assert_eq!(handing.places(), 3);
        handing.leaves("two");
        assert_eq!(handing.places(), 0);
    }

    #[tokio::test]
    async fn when_nobody_is_left_nobody_waits() {
        let handing = Handing::new(&"postgres://nobody@127.0.0.1:1/nothing".parse().unwrap(), "north").unwrap();
        handing.hears("one", 1, Instant::now());
        let (sender, receiver) = oneshot::channel();
        handing.lock().waiting.insert("t".into(), sender);
        handing.leaves("one");
        assert!(receiver.await.is_err());
    }
}
