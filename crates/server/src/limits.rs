//! So many and no more: buckets of tokens, and how many sockets each network holds open.
//!
//! Whoever counts by network counts by [`household`]. What is remembered is bounded: the buckets that are closest to full
//! are forgotten first, so that nobody loses their count by letting others flood.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::config::{Limits, Rate};

/// Buckets that are remembered at most.
const MOST: usize = 20_000;
/// When there are so many, this share of them is forgotten at once, so that it is not looked for at every request.
const SHARE: usize = 8;
/// What one customer of a provider has at least of IPv6: the first so many bits of the address.
const NETWORK_BITS: u32 = 56;

/// Tokens that come back with time. One is taken for each message or request.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    /// A full one.
    pub fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { tokens: rate.burst, at: now }
    }

    /// Takes a token, if there is one.
    pub fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.take_many(1.0, rate, now)
    }

    /// Takes so many tokens, if there are as many.
    pub fn take_many(&mut self, tokens: f64, rate: Rate, now: Instant) -> bool {
        self.refill(rate, now);
        if self.tokens < tokens {
            return false;
        }
        self.tokens -= tokens;
        true
    }

    /// Puts tokens back that were taken for nothing.
    pub fn give_back(&mut self, tokens: f64, rate: Rate) {
        self.tokens = (self.tokens + tokens).min(rate.burst);
    }

    /// How long until there are so many tokens again.
    pub fn ready_in(&self, tokens: f64, rate: Rate) -> Duration {
        let seconds = (tokens - self.tokens).max(0.0) / rate.per_second;
        // A rate of nothing at all means: not today.
        Duration::try_from_secs_f64(seconds).unwrap_or(NOT_TODAY).min(NOT_TODAY)
    }

    /// Has it rested long enough to be forgotten?
    pub fn is_full(&mut self, rate: Rate, now: Instant) -> bool {
        self.fullness(rate, now) >= 1.0
    }

    /// From 0 for an empty one to 1 for one that has rested long enough to be forgotten.
    fn fullness(&mut self, rate: Rate, now: Instant) -> f64 {
        self.refill(rate, now);
        if rate.burst > 0.0 { self.tokens / rate.burst } else { 0.0 }
    }

    fn refill(&mut self, rate: Rate, now: Instant) {
        let rested = now.saturating_duration_since(self.at).as_secs_f64();
        self.tokens = (self.tokens + rested * rate.per_second).min(rate.burst);
        self.at = now;
    }
}

const NOT_TODAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A bucket for each key, as many as are remembered. Keys are small: what people type is hashed before.
pub struct Buckets<K>(Mutex<HashMap<K, (Bucket, Rate)>>);

impl<K> Default for Buckets<K> {
    fn default() -> Buckets<K> {
        Buckets(Mutex::default())
    }
}

impl<K: Eq + Hash + Copy> Buckets<K> {
    /// Takes a token, or says when there is one again.
    pub fn take(&self, key: K, rate: Rate, now: Instant) -> Result<(), Duration> {
        self.take_many(key, 1.0, rate, now)
    }

    /// Takes so many tokens, or says when there are as many.
    pub fn take_many(&self, key: K, tokens: f64, rate: Rate, now: Instant) -> Result<(), Duration> {
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST && !buckets.contains_key(&key) {
            forget_the_rested(&mut buckets, now);
        }
        let (bucket, known) = buckets.entry(key).or_insert_with(|| (Bucket::full(rate, now), rate));
        *known = rate;
        if bucket.take_many(tokens, rate, now) { Ok(()) } else { Err(bucket.ready_in(tokens, rate)) }
    }

    /// Puts tokens back that were taken for nothing.
    pub fn give_back(&self, key: K, tokens: f64) {
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((bucket, rate)) = buckets.get_mut(&key) {
            bucket.give_back(tokens, *rate);
        }
    }

    #[cfg(test)]
    fn len(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

/// Full buckets remember nothing. When there are not enough of them, those that remember least go next, the oldest first:
/// whoever has emptied a bucket cannot have it forgotten by filling the memory with fresh ones.
fn forget_the_rested<K: Eq + Hash + Copy>(buckets: &mut HashMap<K, (Bucket, Rate)>, now: Instant) {
    let mut by_rest: Vec<(f64, Duration, K)> = Vec::with_capacity(buckets.len());
    buckets.retain(|key, (bucket, rate)| {
        let unused = now.saturating_duration_since(bucket.at);
        let fullness = bucket.fullness(*rate, now);
        if fullness < 1.0 {
            by_rest.push((fullness, unused, *key));
        }
        fullness < 1.0
    });
    let left = MOST - MOST / SHARE;
    if let Some(too_many) = by_rest.len().checked_sub(left).filter(|too_many| *too_many > 0) {
        by_rest.select_nth_unstable_by(too_many - 1, |(full, unused, _), (other_full, other_unused, _)| {
            other_full.total_cmp(full).then_with(|| other_unused.cmp(unused))
        });
        for (_, _, key) in &by_rest[..too_many] {
            buckets.remove(key);
        }
    }
}

/// The buckets of all networks that send requests.
#[derive(Default)]
pub struct Addresses(Buckets<IpAddr>);

impl Addresses {
    /// May this address send one more request now?
    pub fn admit(&self, address: IpAddr, limits: &Limits, now: Instant) -> bool {
        let address = household(address);
        self.0.take(address, rate_for(address, limits), now).is_ok()
    }
}

/// How many sockets each network holds open.
#[derive(Default)]
pub struct Sockets(Mutex<HashMap<IpAddr, usize>>);

/// A socket that counts as long as this lives.
pub struct Counted {
    sockets: Arc<Sockets>,
    address: IpAddr,
}

impl Sockets {
    /// Counts one more socket of this address, unless it holds so many. This machine itself may hold any number.
    pub fn admit(self: &Arc<Self>, address: IpAddr, most: usize) -> Option<Counted> {
        let address = household(address);
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let n = open.entry(address).or_default();
        if *n >= most && !address.is_loopback() {
            return None;
        }
        *n += 1;
        Some(Counted { sockets: Arc::clone(self), address })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut open = self.sockets.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(n) = open.get_mut(&self.address) {
            *n -= 1;
            if *n == 0 {
                open.remove(&self.address);
            }
        }
    }
}

fn rate_for(address: IpAddr, limits: &Limits) -> Rate {
    if address.is_loopback() { limits.http_loopback } else { limits.http }
}

/// One bucket for all that one customer of a provider has: an IPv4 address, or a network of IPv6 (/56).
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) if !v6.is_loopback() => {
            let network = u128::MAX << (u128::BITS - NETWORK_BITS);
            IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & network))
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_its_burst_and_then_the_rate() {
        let rate = Rate { per_second: 10.0, burst: 3.0 };
        let start = Instant::now();
        let mut bucket = Bucket::full(rate, start);
        let taken: Vec<_> = (0..4).map(|_| bucket.take(rate, start)).collect();
        assert_eq!(taken, [true, true, true, false]);
        assert!(!bucket.take(rate, start + Duration::from_millis(50)));
        assert!(bucket.take(rate, start + Duration::from_millis(110)));
        let rested = start + Duration::from_secs(60);
        assert_eq!((0..5).filter(|_| bucket.take(rate, rested)).count(), 3);
    }

    #[test]
    fn neighbours_in_one_network_share_a_bucket_and_strangers_do_not() {
        let one = Rate { per_second: 0.0, burst: 1.0 };
        let limits = Limits { http: one, http_loopback: one, ..Limits::default() };
        let (addresses, now) = (Addresses::default(), Instant::now());
        let admit = |text: &str| addresses.admit(text.parse().unwrap(), &limits, now);
        assert!(admit("2001:db8:1:100::1"));
        assert!(!admit("2001:db8:1:100::2"));
        assert!(!admit("2001:db8:1:1ff::1"), "a customer has a /56");
        assert!(admit("2001:db8:1:200::1"));
        assert!(admit("192.0.2.1"));
        assert!(!admit("::ffff:192.0.2.1"));
        assert!(admit("::1"));
        assert!(admit("127.0.0.1"));
    }

    #[test]
    fn an_address_holds_so_many_sockets_and_no_more() {
        let sockets = Arc::new(Sockets::default());
        let admit = |text: &str| sockets.admit(text.parse().unwrap(), 2);
        let (first, _second) = (admit("192.0.2.1").unwrap(), admit("192.0.2.1").unwrap());
        assert!(admit("192.0.2.1").is_none());
        assert!(admit("192.0.2.2").is_some());
        drop(first);
        assert!(admit("192.0.2.1").is_some());
        let here: Vec<_> = (0..9).map(|_| admit("127.0.0.1").unwrap()).collect();
        drop(here);
        assert_eq!(sockets.0.lock().unwrap().len(), 1, "who has gone is forgotten");
    }

    #[test]
    fn one_waits_after_so_many_and_is_told_how_long() {
        let (buckets, now) = (Buckets::default(), Instant::now());
        let rate = Rate { per_second: 0.1, burst: 2.0 };
        assert_eq!((buckets.take("anna", rate, now), buckets.take("anna", rate, now)), (Ok(()), Ok(())));
        let wait = buckets.take("anna", rate, now).unwrap_err();
        assert!((9.9..=10.0).contains(&wait.as_secs_f64()), "{wait:?}");
        assert_eq!(buckets.take("bert", rate, now), Ok(()), "others do not wait");
        buckets.give_back("anna", 1.0);
        assert_eq!(buckets.take("anna", rate, now), Ok(()), "what was taken for nothing does not count");
        assert_eq!(buckets.take("anna", rate, now + Duration::from_secs(11)), Ok(()));
        let bytes = Rate { per_second: 10.0, burst: 100.0 };
        assert_eq!(buckets.take_many("cora", 90.0, bytes, now), Ok(()));
        assert!((1.9..=2.0).contains(&buckets.take_many("cora", 30.0, bytes, now).unwrap_err().as_secs_f64()));
    }

    #[test]
    fn a_flood_from_everywhere_does_not_grow_the_memory() {
        let (addresses, limits, now) = (Addresses::default(), Limits::default(), Instant::now());
        for n in 0..50_000_u32 {
            addresses.admit(IpAddr::from(n.to_be_bytes()), &limits, now);
        }
        assert!(addresses.0.len() <= MOST);
    }

    /// Whoever has used up what is theirs still has, after sending as many strangers as can be remembered, and more.
    #[test]
    fn nobody_washes_their_own_count_out() {
        let (buckets, start) = (Buckets::default(), Instant::now());
        let rate = Rate { per_second: 0.001, burst: 8.0 };
        for _ in 0..8 {
            buckets.take(u32::MAX, rate, start).unwrap();
        }
        for n in 0..3 * MOST as u32 {
            // The flood comes later than the one who is to be forgotten was last seen.
            let _ = buckets.take(n, rate, start + Duration::from_micros(u64::from(n)));
        }
        assert!(buckets.take(u32::MAX, rate, start + Duration::from_secs(1)).is_err());
        assert!(buckets.len() <= MOST);
    }
}
