//! The time that servers ran, in milliseconds: what all clocks are read by, so that they stand still while none runs.
//!
//! A server goes on from the uptime that is on disk, which it brings up to date every second while a clock runs, and once
//! more when it stops. A crash therefore forgets at most a second, to the favour of whoever was thinking. Servers that share
//! a database take the latest uptime any of them has seen. It never goes back, and a machine that sleeps does not count.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use tokio::time::Instant;

/// A clock that runs while the server does; clones are the same clock.
#[derive(Clone, Debug)]
pub struct Uptime {
    started: Instant,
    /// What was on the clock when this server started, or later turned out to be.
    before_ms: Arc<AtomicI64>,
}

impl Uptime {
    /// Goes on from what is on disk.
    pub fn from(before_ms: i64) -> Uptime {
        Uptime { started: Instant::now(), before_ms: Arc::new(AtomicI64::new(before_ms)) }
    }

    pub fn now_ms(&self) -> i64 {
        self.before_ms.load(Ordering::Relaxed) + self.started.elapsed().as_millis() as i64
    }

    /// Another server has seen this already.
    pub fn catch_up(&self, seen_ms: i64) {
        self.before_ms.fetch_add((seen_ms - self.now_ms()).max(0), Ordering::Relaxed);
    }

    /// How long until then; no time when it is past.
    pub fn until(&self, then_ms: i64) -> Duration {
        Duration::from_millis((then_ms - self.now_ms()).max(0) as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn it_goes_on_where_it_stood_and_never_back() {
        let uptime = Uptime::from(5_000);
        tokio::time::sleep(Duration::from_millis(30)).await;
        let now = uptime.now_ms();
        assert!((5_030..8_000).contains(&now), "{now}");
        uptime.catch_up(4_000);
        assert!(uptime.now_ms() >= now);
        uptime.clone().catch_up(1_000_000);
        assert!((1_000_000..1_003_000).contains(&uptime.now_ms()));
        assert!(uptime.until(1_010_000) > Duration::from_secs(5));
        assert_eq!(uptime.until(10), Duration::ZERO);
    }
}
