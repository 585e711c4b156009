//! Tries at passwords: so many from one address and so many at one name, and then one has to wait.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use words::say;

use crate::config::{Limits, Rate};
use crate::error::Error;
use crate::limits::{Bucket, household};

/// Addresses or names that are remembered at most; the rested ones are forgotten first.
const MOST: usize = 20_000;

/// Who has tried how often.
#[derive(Default)]
pub struct Attempts {
    by_address: Buckets<IpAddr>,
    by_name: Buckets<String>,
}

impl Attempts {
    /// Counts a try before it is made; a refusal says how long to wait.
    pub fn count(&self, address: IpAddr, name: &str, limits: &Limits) -> Result<(), Error> {
        let now = Instant::now();
        self.by_address.take(household(address), limits.tries_per_address, now).map_err(wait)?;
        self.by_name.take(name.to_owned(), limits.tries_per_name, now).map_err(wait)
    }

    /// It was the right password: that try does not count.
    pub fn forgive(&self, address: IpAddr, name: &str, limits: &Limits) {
        self.by_address.give_back(&household(address), limits.tries_per_address);
        self.by_name.give_back(&name.to_owned(), limits.tries_per_name);
    }
}

fn wait(time: Duration) -> Error {
    let seconds = time.as_secs_f64().ceil().max(1.0) as u32;
    Error::too_many(say::NoMoreTries { seconds }, seconds)
}

/// A bucket for each key.
struct Buckets<K>(Mutex<HashMap<K, Bucket>>);

impl<K> Default for Buckets<K> {
    fn default() -> Buckets<K> {
        Buckets(Mutex::default())
    }
}

impl<K: Eq + Hash> Buckets<K> {
    /// Takes a token, or says when there is one again.
    fn take(&self, key: K, rate: Rate, now: Instant) -> Result<(), Duration> {
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST && !buckets.contains_key(&key) {
            buckets.retain(|_, bucket| !bucket.is_full(rate, now));
            // When none is full, somebody floods from everywhere and all start afresh.
            if buckets.len() >= MOST {
                buckets.clear();
            }
        }
        let bucket = buckets.entry(key).or_insert_with(|| Bucket::full(rate, now));
        if bucket.take(rate, now) { Ok(()) } else { Err(bucket.next_token_in(rate)) }
    }

    fn give_back(&self, key: &K, rate: Rate) {
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = buckets.get_mut(key) {
            bucket.give_back(rate);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_waits_after_so_many_tries_and_is_told_how_long() {
        let (buckets, now) = (Buckets::default(), Instant::now());
        let rate = Rate { per_second: 0.1, burst: 2.0 };
        assert_eq!((buckets.take("anna", rate, now), buckets.take("anna", rate, now)), (Ok(()), Ok(())));
        let wait = buckets.take("anna", rate, now).unwrap_err();
        assert!((9.9..=10.0).contains(&wait.as_secs_f64()), "{wait:?}");
        assert_eq!(buckets.take("bert", rate, now), Ok(()), "others do not wait");
        buckets.give_back(&"anna", rate);
        assert_eq!(buckets.take("anna", rate, now), Ok(()), "the right password does not count");
        assert_eq!(buckets.take("anna", rate, now + Duration::from_secs(11)), Ok(()));
    }

    #[test]
    fn a_flood_from_everywhere_does_not_grow_the_memory() {
        let (buckets, now, rate) = (Buckets::default(), Instant::now(), Rate { per_second: 0.1, burst: 2.0 });
        for n in 0..50_000 {
            let _ = buckets.take(n, rate, now);
        }
        assert!(buckets.0.lock().unwrap().len() <= MOST);
    }
}
