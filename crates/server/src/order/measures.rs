//! What moderators and the host of the server may do, checked, and as it is written: always with an entry in the log.

use protocol::{Code, DeedKind, Measure, PersonInfo, Role, Settlement};

use super::reporting::checked_words;
use crate::error::Error;
use crate::proxies::Network;
use crate::store::{MeasureKind, OrderWrite, StoredDeed, Write, now_ms};
use crate::{random, say};

/// Ten years.
const LONGEST_MINUTES: u32 = 10 * 366 * 24 * 60;
/// How wide a network a moderator may ban, by the bits all its addresses have in common.
const WIDEST_V4: u8 = 16;
const WIDEST_V6: u8 = 32;

/// Who acts: a moderator, by id, or the host of the server, on the command line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor<'a> {
    /// With the powers of one.
    Moderator(&'a str),
    /// Who can do everything.
    Host,
}

impl Actor<'_> {
    fn id(self) -> Option<String> {
        match self {
            Actor::Moderator(id) => Some(id.to_owned()),
            Actor::Host => None,
        }
    }
}

/// Until when and why, checked.
pub fn measure(minutes: Option<u32>, why: &str) -> Result<Measure, Error> {
    if minutes.is_some_and(|minutes| minutes == 0 || minutes > LONGEST_MINUTES) {
        return Err(Error::new(Code::Malformed, say::NoMeasureTime));
    }
    let why = checked_words(why)?;
    if why.is_empty() {
        return Err(Error::new(Code::Malformed, say::NoWhy));
    }
    Ok(Measure { until_ms: minutes.map(|minutes| now_ms() + i64::from(minutes) * 60_000), why })
}

/// A moderator has no power over moderators, nor over themself.
pub fn check_power(actor: Actor<'_>, person: &PersonInfo) -> Result<(), Error> {
    match actor {
        Actor::Host => Ok(()),
        Actor::Moderator(id) if id == person.id => Err(Error::new(Code::NotModerator, say::NoSelf)),
        Actor::Moderator(_) if person.role == Some(Role::Moderator) => {
            Err(Error::new(Code::NotModerator, say::NoMeasureAgainst))
        }
        Actor::Moderator(_) => Ok(()),
    }
}

/// Mutes or bans somebody.
pub fn lay(actor: Actor<'_>, whom: &str, kind: MeasureKind, measure: Measure) -> Vec<Write> {
    let Measure { until_ms, why } = measure;
    let what = match kind {
        MeasureKind::Mute => DeedKind::Mute,
        MeasureKind::Ban => DeedKind::Ban,
    };
    let deed = StoredDeed { whom: Some(whom.to_owned()), until_ms, why: why.clone(), ..deed(actor, what) };
    vec![write(OrderWrite::Lay { user: whom.to_owned(), kind, until_ms, why }), logged(deed)]
}

/// Lifts a mute or a ban.
pub fn lift(actor: Actor<'_>, whom: &str, kind: MeasureKind) -> Vec<Write> {
    let what = match kind {
        MeasureKind::Mute => DeedKind::Unmute,
        MeasureKind::Ban => DeedKind::Unban,
    };
    let deed = StoredDeed { whom: Some(whom.to_owned()), ..deed(actor, what) };
    vec![write(OrderWrite::Lift { user: whom.to_owned(), kind }), logged(deed)]
}

/// A network as somebody typed it; an address stands for its household.
pub fn network(actor: Actor<'_>, text: &str) -> Result<Network, Error> {
    let text = text.trim();
    let read: Result<Network, Error> = match text.parse() {
        Ok(address) => Ok(Network::household(address)),
        Err(_) => text.parse::<Network>().map_err(|_| Error::new(Code::Malformed, say::NoNetworkRead)),
    };
    let network = read?;
    let here = ["127.0.0.1", "::1"].map(|address| address.parse().expect("it is an address"));
    let (prefix, length) = network.width();
    let widest = if length == 32 { WIDEST_V4 } else { WIDEST_V6 };
    match actor {
        Actor::Moderator(_) if prefix < widest => Err(Error::new(Code::Malformed, say::NoNetworkSoWide)),
        Actor::Moderator(_) | Actor::Host if here.into_iter().any(|address| network.has(address)) => {
            Err(Error::new(Code::Malformed, say::NoNetworkHere))
        }
        Actor::Moderator(_) | Actor::Host => Ok(network),
    }
}

/// A network as it is listed: an address is just that.
pub fn listed_network(text: &str) -> Result<Network, Error> {
    text.trim().parse().map_err(|_| Error::new(Code::Malformed, say::NoNetworkRead))
}

/// Bans a network.
pub fn ban_network(actor: Actor<'_>, network: Network, measure: Measure) -> Vec<Write> {
    let (network, Measure { until_ms, why }) = (network.to_string(), measure);
    let what = DeedKind::BanNetwork;
    let deed = StoredDeed { network: Some(network.clone()), until_ms, why: why.clone(), ..deed(actor, what) };
    vec![write(OrderWrite::BanNetwork { network, until_ms, why }), logged(deed)]
}

/// Lifts the ban of a network.
pub fn unban_network(actor: Actor<'_>, network: Network) -> Vec<Write> {
    let network = network.to_string();
    let deed = StoredDeed { network: Some(network.clone()), ..deed(actor, DeedKind::UnbanNetwork) };
    vec![write(OrderWrite::UnbanNetwork { network }), logged(deed)]
}

/// Settles a report about somebody. In conflict when it is settled already.
pub fn settle(actor: Actor<'_>, report: &str, about: &str, how: Settlement) -> Vec<Write> {
    let settle = OrderWrite::Settle { report: report.to_owned(), by: actor.id(), how, at_ms: now_ms() };
    let why = how.name().to_owned();
    vec![write(settle), logged(StoredDeed { whom: Some(about.to_owned()), why, ..deed(actor, DeedKind::Settle) })]
}

/// Gives an account a role, or takes it.
pub fn role(actor: Actor<'_>, whom: &str, role: Option<Role>) -> Vec<Write> {
    let what = if role.is_some() { DeedKind::Promote } else { DeedKind::Demote };
    let deed = StoredDeed { whom: Some(whom.to_owned()), ..deed(actor, what) };
    vec![write(OrderWrite::Role { user: whom.to_owned(), role }), logged(deed)]
}

fn write(order: OrderWrite) -> Write {
    Write::Order(order)
}

fn logged(deed: StoredDeed) -> Write {
    write(OrderWrite::Deed(Box::new(deed)))
}

/// An entry of the log about nobody yet.
fn deed(actor: Actor<'_>, what: DeedKind) -> StoredDeed {
    StoredDeed {
        id: random::user_id(),
        at_ms: now_ms(),
        by: actor.id(),
        what,
        whom: None,
        network: None,
        until_ms: None,
        why: String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_bans_its_household_and_a_network_itself() {
        let of = |text: &str| network(Actor::Moderator("m"), text).map(|network| network.to_string());
        assert_eq!(of(" 203.0.113.7 ").unwrap(), "203.0.113.7");
        assert_eq!(of("2001:db8:1:2ff::9").unwrap(), "2001:db8:1:200::/56");
        assert_eq!(of("203.0.113.77/24").unwrap(), "203.0.113.0/24");
        assert_eq!(of("2001:db8::9/128").unwrap(), "2001:db8::9", "a single machine can be meant");
        for bad in
            ["", "here", "203.0.113.0/33", "0.0.0.0/0", "203.0.0.0/15", "2001::/31", "127.0.0.1", "::1", "127.0.0.0/16"]
        {
            assert_eq!(of(bad).unwrap_err().code, Code::Malformed, "{bad}");
        }
        assert!(network(Actor::Host, "203.0.0.0/8").is_ok());
        assert!(network(Actor::Host, "0.0.0.0/0").is_err(), "nobody shuts out the machine itself");
    }

    #[test]
    fn a_measure_has_a_time_and_a_reason() {
        assert_eq!(measure(None, "  shouting ").unwrap(), Measure { until_ms: None, why: "shouting".into() });
        assert!(measure(Some(1), "x").unwrap().until_ms.unwrap() > now_ms());
        for (minutes, why) in [(Some(0), "x"), (Some(LONGEST_MINUTES + 1), "x"), (Some(5), " \u{200b}"), (None, "")] {
            assert_eq!(measure(minutes, why).unwrap_err().code, Code::Malformed);
        }
        assert!(measure(None, &"x".repeat(501)).is_err());
    }
}
