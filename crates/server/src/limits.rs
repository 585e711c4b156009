//! So many and no more: a bucket of tokens for each socket, and one for each address that sends requests.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::config::{Limits, Rate};

/// Addresses that are remembered at most; the rested ones are forgotten first.
const MOST_ADDRESSES: usize = 20_000;

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
        self.refill(rate, now);
        if self.tokens < 1.0 {
            return false;
        }
        self.tokens -= 1.0;
        true
    }

    /// Puts a token back that was taken for nothing.
    pub fn give_back(&mut self, rate: Rate) {
        self.tokens = (self.tokens + 1.0).min(rate.burst);
    }

    /// Has it rested long enough to be forgotten?
    pub fn is_full(&mut self, rate: Rate, now: Instant) -> bool {
        self.refill(rate, now);
        self.tokens >= rate.burst
    }

    /// How long until there is a token again.
    pub fn next_token_in(&self, rate: Rate) -> Duration {
        let seconds = (1.0 - self.tokens).max(0.0) / rate.per_second;
        // A rate of nothing at all means: not today.
        Duration::try_from_secs_f64(seconds).unwrap_or(Duration::from_secs(24 * 60 * 60))
    }

    fn refill(&mut self, rate: Rate, now: Instant) {
        let rested = now.saturating_duration_since(self.at).as_secs_f64();
        self.tokens = (self.tokens + rested * rate.per_second).min(rate.burst);
        self.at = now;
    }
}

/// The buckets of all addresses.
#[derive(Default)]
pub struct Addresses(Mutex<HashMap<IpAddr, Bucket>>);

impl Addresses {
    /// May this address send one more request now?
    pub fn admit(&self, address: IpAddr, limits: &Limits, now: Instant) -> bool {
        let address = household(address);
        let rate = rate_for(address, limits);
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_ADDRESSES && !buckets.contains_key(&address) {
            forget_the_rested(&mut buckets, limits, now);
        }
        buckets.entry(address).or_insert_with(|| Bucket::full(rate, now)).take(rate, now)
    }
}

/// How many sockets each address holds open.
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

/// One bucket for all that one customer of a provider has: an IPv4 address, or the half of an IPv6 address that
/// is assigned to a network.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) if !v6.is_loopback() => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX))),
        other => other,
    }
}

/// Full buckets remember nothing. When none is full, somebody floods from everywhere and all start afresh.
fn forget_the_rested(buckets: &mut HashMap<IpAddr, Bucket>, limits: &Limits, now: Instant) {
    buckets.retain(|address, bucket| {
        let rate = rate_for(*address, limits);
        !bucket.is_full(rate, now)
    });
    if buckets.len() >= MOST_ADDRESSES {
        buckets.clear();
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
        assert!(admit("2001:db8:1:1::1"));
        assert!(!admit("2001:db8:1:1::2"));
        assert!(admit("2001:db8:1:2::1"));
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
    fn a_flood_from_everywhere_does_not_grow_the_memory() {
        let (addresses, limits, now) = (Addresses::default(), Limits::default(), Instant::now());
        for n in 0..50_000_u32 {
            addresses.admit(IpAddr::from(n.to_be_bytes()), &limits, now);
        }
        assert!(addresses.0.lock().unwrap().len() <= MOST_ADDRESSES);
    }
}
