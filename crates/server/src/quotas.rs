//! What a person and a network may set up here in a while: guests, tables, records, accounts, webhooks, words.
//!
//! This machine itself may do many times as much: tests, trials and whoever plays at their own machine do not notice.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use crate::config::{Limits, Rate};
use crate::error::Error;
use crate::limits::{Buckets, household};
use crate::say;

/// What somebody is about to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Doing {
    /// Come as a new guest.
    Come,
    /// Make an account.
    Claim,
    /// Open a table.
    Open,
    /// Upload a record.
    Upload,
    /// Set up or try a webhook.
    Call,
    /// Say something.
    Talk,
}

/// Who has done how much of what lately.
#[derive(Default)]
pub struct Quotas {
    lately: Buckets<(Doing, Whose)>,
    bytes: Buckets<IpAddr>,
}

/// Who is counted. A person's id is hashed, so that what is kept is small whatever an id may be; at this machine itself they
/// have another count than elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Whose {
    Network(IpAddr),
    Person([u8; 16]),
    PersonHere([u8; 16]),
}

impl Quotas {
    /// Counts one more by this person, or by somebody who is nobody yet, from this address.
    pub fn count(&self, doing: Doing, user: Option<&str>, address: IpAddr, limits: &Limits) -> Result<(), Error> {
        let (person, network) = rates(doing, limits);
        let (times, now) = (times(address, limits), Instant::now());
        let person_there = if household(address).is_loopback() { Whose::PersonHere } else { Whose::Person };
        let whose = user.zip(person).map(|(user, rate)| ((doing, person_there(small(user))), rate));
        if let Some((whose, rate)) = whose {
            self.lately.take(whose, rate.times(times), now).map_err(|wait| refused(doing, wait))?;
        }
        let here = (doing, Whose::Network(household(address)));
        self.lately.take(here, network.times(times), now).map_err(|wait| {
            if let Some((whose, _)) = whose {
                self.lately.give_back(whose, 1.0);
            }
            refused(doing, wait)
        })
    }

    /// Counts the bytes of a game that is put here from this address, as a record or as a table that goes on from another.
    pub fn count_bytes(&self, doing: Doing, bytes: usize, address: IpAddr, limits: &Limits) -> Result<(), Error> {
        let rate = limits.upload_bytes_per_network.times(times(address, limits));
        let taken = self.bytes.take_many(household(address), bytes as f64, rate, Instant::now());
        taken.map_err(|wait| refused(doing, wait))
    }
}

/// How many times what others may, somebody at this address may.
pub fn times(address: IpAddr, limits: &Limits) -> usize {
    if household(address).is_loopback() { limits.loopback_times } else { 1 }
}

/// What a person may, where persons are counted, and what a network may.
fn rates(doing: Doing, limits: &Limits) -> (Option<Rate>, Rate) {
    match doing {
        Doing::Come => (None, limits.guests_per_network),
        Doing::Claim => (None, limits.accounts_per_network),
        Doing::Open => (Some(limits.tables_per_person), limits.tables_per_network),
        Doing::Upload => (Some(limits.uploads_per_person), limits.uploads_per_network),
        Doing::Call => (Some(limits.calls_per_person), limits.calls_per_network),
        Doing::Talk => (Some(limits.chat_per_person), limits.chat_per_network),
    }
}

fn refused(doing: Doing, wait: Duration) -> Error {
    let seconds = wait.as_secs_f64().ceil().max(1.0) as u32;
    match doing {
        Doing::Come => Error::too_many(say::NoMoreGuests { seconds }, seconds),
        Doing::Claim => Error::too_many(say::NoMoreAccounts { seconds }, seconds),
        Doing::Open => Error::too_many(say::NoMoreTables { seconds }, seconds),
        Doing::Upload => Error::too_many(say::NoMoreUploads { seconds }, seconds),
        Doing::Call => Error::too_many(say::NoMoreCalls { seconds }, seconds),
        Doing::Talk => Error::too_many(say::NoMoreChat, seconds),
    }
}

/// So much of a hash tells everybody apart.
pub fn small(text: &str) -> [u8; 16] {
    let hash = blake3::hash(text.as_bytes());
    let (small, _) = hash.as_bytes().split_first_chunk::<16>().expect("a hash has 32 bytes");
    *small
}

#[cfg(test)]
mod tests {
    use super::*;

    fn few() -> Limits {
        let rate = |burst| Rate { per_second: 0.001, burst };
        Limits { tables_per_person: rate(2.0), tables_per_network: rate(3.0), ..Limits::default() }
    }

    #[test]
    fn persons_and_networks_are_counted_apart() {
        let (quotas, limits) = (Quotas::default(), few());
        let open =
            |user: &str, from: &str| quotas.count(Doing::Open, Some(user), from.parse().unwrap(), &limits).is_ok();
        assert!(open("anna", "203.0.113.1") && open("anna", "203.0.113.2"));
        assert!(!open("anna", "203.0.113.3"), "another network does not make another person");
        assert!(
            open("bert", "2001:db8:0:100::1") && open("bert", "2001:db8:0:1ff::1") && open("cora", "2001:db8:0:1aa::1")
        );
        assert!(!open("dora", "2001:db8:0:100::2"), "another guest does not make another network");
        assert!(open("dora", "203.0.113.4"), "what the network refused does not count for the person");
        assert!((0..500).all(|_| open("anna", "127.0.0.1") || open("bert", "127.0.0.1")), "this machine is let be");
    }

    #[test]
    fn bytes_are_counted_too() {
        let rate = Rate { per_second: 1.0, burst: 1000.0 };
        let (quotas, limits) = (Quotas::default(), Limits { upload_bytes_per_network: rate, ..Limits::default() });
        let upload = |bytes| quotas.count_bytes(Doing::Upload, bytes, "203.0.113.1".parse().unwrap(), &limits).is_ok();
        assert!(upload(700) && !upload(400) && upload(300));
    }
}
