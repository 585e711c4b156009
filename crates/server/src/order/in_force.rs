//! The mutes and bans that are in force, in memory: asking costs no look at the disk.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock};

use catalog::Why;
use protocol::{Code, Measure};
use tokio::sync::watch;

use crate::error::Error;
use crate::proxies::Network;
use crate::say;
use crate::store::{Laid, MeasureKind, now_ms};

/// What is in force now. Clones are the same one.
#[derive(Clone)]
pub struct Order {
    now: Arc<RwLock<InForce>>,
    changed: watch::Sender<()>,
}

/// All mutes and bans, by whom they are about.
#[derive(Default)]
pub struct InForce {
    mutes: HashMap<String, Measure>,
    bans: HashMap<String, Measure>,
    /// By how many bits an address has and how many of them count.
    networks: HashMap<(u8, u8), HashMap<u128, Measure>>,
}

impl InForce {
    /// From what is on disk. A network that cannot be read bans nobody.
    pub fn new(laid: Vec<Laid>, networks: Vec<(String, Measure)>) -> InForce {
        let mut found = InForce::default();
        for Laid { user, kind, measure } in laid {
            match kind {
                MeasureKind::Mute => found.mutes.insert(user, measure),
                MeasureKind::Ban => found.bans.insert(user, measure),
            };
        }
        for (network, measure) in networks {
            let Ok(network) = network.parse::<Network>() else { continue };
            let ((prefix, length), (first, _)) = (network.width(), network.first());
            found.networks.entry((length, prefix)).or_default().insert(first, measure);
        }
        found
    }

    fn ban_of_network(&self, address: IpAddr) -> Option<&Measure> {
        self.networks.iter().find_map(|((length, prefix), bans)| {
            let around = Network::around(address, *length, *prefix)?;
            bans.get(&around.first().0).filter(|ban| holds(ban))
        })
    }
}

impl Default for Order {
    fn default() -> Order {
        Order { now: Arc::default(), changed: watch::channel(()).0 }
    }
}

impl Order {
    /// Why somebody cannot chat.
    pub fn mute_of(&self, user: &str) -> Option<Error> {
        let now = self.now.read().unwrap_or_else(PoisonError::into_inner);
        let mute = now.mutes.get(user).filter(|mute| holds(mute))?;
        let why = mute.why.clone();
        let sentence = match mute.until_ms {
            Some(until_ms) => Why::new(say::NoChatUntil { until: utc(until_ms), why }),
            None => Why::new(say::NoChatEver { why }),
        };
        Some(Error::new(Code::Muted, sentence))
    }

    /// Why somebody cannot come in.
    pub fn ban_of(&self, user: &str) -> Option<Error> {
        let now = self.now.read().unwrap_or_else(PoisonError::into_inner);
        let ban = now.bans.get(user).filter(|ban| holds(ban))?;
        let why = ban.why.clone();
        let sentence = match ban.until_ms {
            Some(until_ms) => Why::new(say::NoEntryUntil { until: utc(until_ms), why }),
            None => Why::new(say::NoEntryEver { why }),
        };
        Some(Error::new(Code::Banned, sentence))
    }

    /// Why nobody from there can come in. This machine itself always can.
    pub fn ban_of_network(&self, address: IpAddr) -> Option<Error> {
        let now = self.now.read().unwrap_or_else(PoisonError::into_inner);
        if now.networks.is_empty() || address.to_canonical().is_loopback() {
            return None;
        }
        let ban = now.ban_of_network(address)?;
        let why = ban.why.clone();
        let sentence = match ban.until_ms {
            Some(until_ms) => Why::new(say::NoNetworkUntil { until: utc(until_ms), why }),
            None => Why::new(say::NoNetworkEver { why }),
        };
        Some(Error::new(Code::Banned, sentence))
    }

    /// Wakes whenever something has changed.
    pub fn changes(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    /// This is in force from now on; those who are banned and were not before.
    pub fn replace(&self, fresh: InForce) -> Vec<String> {
        let mut now = self.now.write().unwrap_or_else(PoisonError::into_inner);
        let before: HashSet<&String> = now.bans.keys().collect();
        let banned = fresh.bans.keys().filter(|user| !before.contains(user)).cloned().collect();
        *now = fresh;
        drop(now);
        self.changed.send_replace(());
        banned
    }
}

/// What has run out is over, whether or not anybody has looked on disk since.
fn holds(measure: &Measure) -> bool {
    measure.until_ms.is_none_or(|until_ms| until_ms > now_ms())
}

/// A moment as everybody reads it, wherever they are: `2026-11-16 20:30 UTC`.
fn utc(at_ms: i64) -> String {
    let minutes = at_ms.div_euclid(60_000);
    let (days, minute) = (minutes.div_euclid(1440), minutes.rem_euclid(1440));
    let (year, month, day) = date(days);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02} UTC", minute / 60, minute % 60)
}

/// The date so many days after 1 January 1970. Years begin in March here, so that the leap day is the last.
fn date(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, day_of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let march_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * march_month + 2) / 5 + 1;
    let month = if march_month < 10 { march_month + 3 } else { march_month - 9 };
    (era * 400 + year_of_era + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    fn until(until_ms: Option<i64>) -> Measure {
        Measure { until_ms, why: "shouting".into() }
    }

    fn order(laid: Vec<(&str, MeasureKind, Option<i64>)>, networks: &[&str]) -> Order {
        let laid = laid.into_iter().map(|(user, kind, end)| Laid { user: user.into(), kind, measure: until(end) });
        let order = Order::default();
        let networks = networks.iter().map(|network| ((*network).to_owned(), until(None))).collect();
        order.replace(InForce::new(laid.collect(), networks));
        order
    }

    #[test]
    fn what_has_run_out_is_over() {
        let soon = now_ms() + 60_000;
        let order = order(
            vec![
                ("anna", MeasureKind::Mute, Some(soon)),
                ("bert", MeasureKind::Mute, Some(now_ms() - 1)),
                ("carl", MeasureKind::Ban, None),
            ],
            &[],
        );
        assert_eq!(order.mute_of("anna").unwrap().code, Code::Muted);
        assert!(order.mute_of("bert").is_none());
        assert!(order.ban_of("anna").is_none());
        let told = order.ban_of("carl").unwrap().told(Language::English).sentence;
        assert!(told.contains("for good") && told.contains("shouting"), "{told}");
        let told = order.mute_of("anna").unwrap().told(Language::German).sentence;
        assert!(told.contains(&utc(soon)), "{told}");
    }

    #[test]
    fn a_network_bans_those_in_it_and_nobody_else() {
        let order = order(vec![], &["203.0.113.7", "198.51.100.0/24", "2001:db8:0:ff00::/56", "::/0", "nonsense"]);
        let is_banned = |text: &str| order.ban_of_network(text.parse().unwrap()).is_some();
        assert!(is_banned("203.0.113.7") && is_banned("::ffff:203.0.113.7"));
        assert!(!is_banned("203.0.113.8"));
        assert!(is_banned("198.51.100.255") && !is_banned("198.51.101.0"));
        assert!(is_banned("2001:db8:0:ffff::1"));
        assert!(!is_banned("::1") && !is_banned("127.0.0.1"), "this machine itself is never shut out");
    }

    #[test]
    fn who_is_banned_anew_is_told_apart() {
        let order = order(vec![("anna", MeasureKind::Ban, None)], &[]);
        let laid =
            ["anna", "bert"].map(|user| Laid { user: user.into(), kind: MeasureKind::Ban, measure: until(None) });
        assert_eq!(order.replace(InForce::new(laid.to_vec(), vec![])), ["bert"]);
    }

    #[test]
    fn moments_are_told_as_dates() {
        assert_eq!(utc(0), "1970-01-01 00:00 UTC");
        assert_eq!(utc(951_782_400_000), "2000-02-29 00:00 UTC");
        assert_eq!(utc(1_794_861_059_999), "2026-11-16 20:30 UTC");
        assert_eq!(utc(-60_000), "1969-12-31 23:59 UTC");
    }
}
