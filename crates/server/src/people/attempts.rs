//! Tries at passwords, and when one has to wait.
//!
//! Strangers who guess must not lock the owner out. So tries at a name are counted for each network by itself, and a device
//! that has signed in to the account before (`familiar.rs`) has a count of its own that nobody else can use up. Guessing at
//! one name from many networks is met by a third, much wider count, which networks where the owner has signed in since the
//! server started are not part of.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::config::Limits;
use crate::error::Error;
use crate::limits::{Buckets, household};
use crate::quotas::small;
use crate::say;

/// Networks of owners that are remembered at most; those that were not used for longest are forgotten first.
const MOST_HOMES: usize = 20_000;

/// A name, or a device, however long it is.
type Mark = [u8; 16];

/// Who has tried how often.
#[derive(Default)]
pub struct Attempts {
    by_network: Buckets<IpAddr>,
    by_name: Buckets<(Mark, IpAddr)>,
    by_name_everywhere: Buckets<Mark>,
    by_device: Buckets<(Mark, Mark)>,
    homes: Mutex<HashMap<(Mark, IpAddr), Instant>>,
}

/// A try at the password of somebody.
#[derive(Clone, Copy, Debug)]
pub struct Try {
    name: Mark,
    network: IpAddr,
    device: Option<Mark>,
}

impl Try {
    /// At this name, from this address.
    pub fn at(name: &str, address: IpAddr) -> Try {
        Try { name: small(name), network: household(address), device: None }
    }

    /// From a device that the account knows: one that has signed in before, or is signed in now.
    pub fn by_known_device(self, device: Option<&str>) -> Try {
        Try { device: device.map(small), ..self }
    }
}

impl Attempts {
    /// Counts a try before it is made; a refusal says how long to wait.
    pub fn count(&self, attempt: Try, limits: &Limits) -> Result<(), Error> {
        let (Try { name, network, device }, now) = (attempt, Instant::now());
        if let Some(device) = device {
            return self.by_device.take((name, device), limits.tries_per_name, now).map_err(wait);
        }
        self.by_name.take((name, network), limits.tries_per_name, now).map_err(wait)?;
        self.by_network.take(network, limits.tries_per_address, now).map_err(wait)?;
        if self.is_home(name, network) {
            return Ok(());
        }
        self.by_name_everywhere.take(name, limits.tries_per_name_everywhere, now).map_err(wait)
    }

    /// Counts a try at a name that nobody can have. Nothing of the name is remembered.
    pub fn count_nameless(&self, address: IpAddr, limits: &Limits) -> Result<(), Error> {
        self.by_network.take(household(address), limits.tries_per_address, Instant::now()).map_err(wait)
    }

    /// It was the right password: that try does not count, and the network is one of the owner's from now on.
    pub fn forgive(&self, attempt: Try) {
        let Try { name, network, device } = attempt;
        match device {
            Some(device) => self.by_device.give_back((name, device), 1.0),
            None => {
                self.by_name.give_back((name, network), 1.0);
                self.by_network.give_back(network, 1.0);
                if !self.is_home(name, network) {
                    self.by_name_everywhere.give_back(name, 1.0);
                }
            }
        }
        self.remember_home(name, network);
    }

    fn is_home(&self, name: Mark, network: IpAddr) -> bool {
        self.homes.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&(name, network))
    }

    fn remember_home(&self, name: Mark, network: IpAddr) {
        let mut homes = self.homes.lock().unwrap_or_else(PoisonError::into_inner);
        if homes.len() >= MOST_HOMES {
            let mut used: Vec<Instant> = homes.values().copied().collect();
            let (_, oldest, _) = used.select_nth_unstable(MOST_HOMES / 8);
            let oldest = *oldest;
            homes.retain(|_, used| *used > oldest);
        }
        homes.insert((name, network), Instant::now());
    }
}

fn wait(time: Duration) -> Error {
    let seconds = time.as_secs_f64().ceil().max(1.0) as u32;
    Error::too_many(say::NoMoreTries { seconds }, seconds)
}

#[cfg(test)]
mod tests {
    use crate::config::Rate;

    use super::*;

    fn limits(per_network: f64, per_name: f64, everywhere: f64) -> Limits {
        let rate = |burst| Rate { per_second: 0.001, burst };
        Limits {
            tries_per_address: rate(per_network),
            tries_per_name: rate(per_name),
            tries_per_name_everywhere: rate(everywhere),
            ..Limits::default()
        }
    }

    fn from(network: u8) -> IpAddr {
        IpAddr::from([203, 0, 113, network])
    }

    #[test]
    fn strangers_use_up_what_is_theirs_and_not_what_is_the_owners() {
        let (attempts, limits) = (Attempts::default(), limits(100.0, 8.0, 100.0));
        let guess = |network| attempts.count(Try::at("anna", from(network)), &limits).is_ok();
        assert_eq!((0..20).filter(|_| guess(1)).count(), 8);
        assert!(guess(2), "the owner comes from elsewhere");
    }

    #[test]
    fn guessing_from_everywhere_ends_and_the_owner_still_comes_in() {
        let (attempts, limits) = (Attempts::default(), limits(100.0, 8.0, 40.0));
        let owner = Try::at("anna", from(250));
        attempts.count(owner, &limits).unwrap();
        attempts.forgive(owner);
        let guess = |network| attempts.count(Try::at("anna", from(network)), &limits).is_ok();
        assert_eq!((0..200).filter(|n| guess(*n)).count(), 40, "so many guesses from everywhere together");
        assert!(guess(250), "where she has signed in before she may");
        assert!(!guess(251), "from a new network she has to wait");
        let known = Try::at("anna", from(251)).by_known_device(Some("her telephone"));
        assert!(attempts.count(known, &limits).is_ok(), "unless it is a device that has signed in before");
        // A stranger at her own table at home uses up what is the network's, and not what is her device's.
        while guess(250) {}
        let known = Try::at("anna", from(250)).by_known_device(Some("her telephone"));
        assert_eq!((0..20).filter(|_| attempts.count(known, &limits).is_ok()).count(), 7);
    }

    #[test]
    fn the_right_password_does_not_count() {
        let (attempts, limits) = (Attempts::default(), limits(2.0, 2.0, 2.0));
        for _ in 0..10 {
            let attempt = Try::at("anna", from(1));
            attempts.count(attempt, &limits).unwrap();
            attempts.forgive(attempt);
        }
    }

    #[test]
    fn owners_homes_do_not_grow_the_memory() {
        let attempts = Attempts::default();
        for n in 0..30_000_u32 {
            attempts.remember_home(small("anna"), IpAddr::from(n.to_be_bytes()));
        }
        assert!(attempts.homes.lock().unwrap().len() <= MOST_HOMES);
        assert!(attempts.is_home(small("anna"), IpAddr::from(29_999_u32.to_be_bytes())), "the latest is remembered");
    }
}
