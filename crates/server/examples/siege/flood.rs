//! Doing one thing very often, at a rate, and counting what becomes of it.

use std::time::{Duration, Instant};

use crate::line::Reply;

/// So often, so many a second, for so long at most.
#[derive(Clone, Copy)]
pub struct Rate {
    pub times: usize,
    pub per_second: f64,
    pub most: Duration,
}

/// What became of many requests.
#[derive(Default)]
pub struct Count {
    pub n: usize,
    pub n_ok: usize,
    pub n_refused: usize,
    /// Of these, for there were too many.
    pub n_too_many: usize,
    /// Answered with a failure, or not at all.
    pub n_failed: usize,
}

impl Rate {
    pub fn new(times: usize, per_second: f64, most_s: u64) -> Rate {
        Rate { times, per_second, most: Duration::from_secs(most_s) }
    }

    /// Does it again and again, each when it is due or as soon as the one before is answered.
    pub async fn flood(self, mut once: impl AsyncFnMut(usize) -> Result<Reply, String>) -> Count {
        let (mut count, begun) = (Count::default(), Instant::now());
        while count.n < self.times && begun.elapsed() < self.most {
            let due = begun + Duration::from_secs_f64(count.n as f64 / self.per_second);
            tokio::time::sleep_until(due.into()).await;
            let reply = once(count.n).await;
            count.note(&reply);
        }
        count
    }
}

impl Count {
    pub fn note(&mut self, reply: &Result<Reply, String>) {
        self.n += 1;
        match reply {
            Ok(reply) if reply.is_ok() => self.n_ok += 1,
            Ok(reply) if reply.status < 500 => {
                self.n_refused += 1;
                self.n_too_many += usize::from(reply.code() == "too-many");
            }
            Ok(_) | Err(_) => self.n_failed += 1,
        }
    }

    /// Both together.
    pub fn add(&mut self, other: &Count) {
        self.n += other.n;
        self.n_ok += other.n_ok;
        self.n_refused += other.n_refused;
        self.n_too_many += other.n_too_many;
        self.n_failed += other.n_failed;
    }

    /// In words: `120 guests: 60 taken, 60 refused`.
    pub fn told(&self, what: &str) -> String {
        let failed = if self.n_failed == 0 { String::new() } else { format!(", {} failed", self.n_failed) };
        format!("{} {what}: {} taken, {} refused{failed}", self.n, self.n_ok, self.n_refused)
    }
}
