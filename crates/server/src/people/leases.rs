//! Sockets hold a lease on the session or token they came with: when that ends, so do they.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

/// The sessions and tokens with open sockets, by their hashes.
#[derive(Default)]
pub struct Leases(Mutex<HashMap<String, watch::Sender<bool>>>);

/// A socket's hold on its session or token.
pub struct Lease {
    leases: Arc<Leases>,
    hash: String,
    ended: watch::Receiver<bool>,
}

impl Leases {
    /// One more socket came with this session or token.
    pub fn hold(self: &Arc<Self>, hash: &str) -> Lease {
        let ended = self.lock().entry(hash.to_owned()).or_insert_with(|| watch::channel(false).0).subscribe();
        Lease { leases: Arc::clone(self), hash: hash.to_owned(), ended }
    }

    /// These sessions or tokens have ended.
    pub fn end<'h>(&self, hashes: impl IntoIterator<Item = &'h str>) {
        let mut held = self.lock();
        for hash in hashes {
            if let Some(ended) = held.remove(hash) {
                ended.send_replace(true);
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, watch::Sender<bool>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Lease {
    /// The hash of the session or token.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// Waits until it ends.
    pub async fn ended(&mut self) {
        // A sender that is gone without a word was removed with the last lease but this: nothing has ended.
        if self.ended.wait_for(|ended| *ended).await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        let mut held = self.leases.lock();
        // This one is still counted while it is dropped.
        if held.get(&self.hash).is_some_and(|ended| ended.receiver_count() <= 1) {
            held.remove(&self.hash);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn what_ends_ends_all_its_sockets_and_no_others() {
        let leases = Arc::new(Leases::default());
        let (mut one, mut two, mut other) = (leases.hold("a"), leases.hold("a"), leases.hold("b"));
        leases.end(["a", "nobody"]);
        one.ended().await;
        two.ended().await;
        let waits = tokio::time::timeout(Duration::from_millis(20), other.ended()).await;
        assert!(waits.is_err(), "the other goes on");
        drop((one, two, other));
        assert!(leases.lock().is_empty(), "who has gone is forgotten");
    }
}
