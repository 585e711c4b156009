//! Who is behind a proxy: the proxies the host trusts say for whom they ask, all others speak for themselves.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;

/// Addresses with the same beginning: `10.0.0.0/8`, or a single one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    prefix: u8,
}

/// What is no network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no address such as 10.0.0.7 and no network such as 10.0.0.0/8")]
pub struct NoNetwork(String);

impl FromStr for Network {
    type Err = NoNetwork;
    fn from_str(text: &str) -> Result<Network, NoNetwork> {
        let bad = || NoNetwork(text.to_owned());
        let (address, prefix) = text.split_once('/').map_or((text, None), |(address, prefix)| (address, Some(prefix)));
        let address = IpAddr::from_str(address).map_err(|_| bad())?.to_canonical();
        let longest = bits(address).1;
        let prefix = prefix.map_or(Ok(longest), |prefix| prefix.parse().map_err(|_| bad()))?;
        if prefix > longest { Err(bad()) } else { Ok(Network { address, prefix }) }
    }
}

/// All that one customer of a provider has: an IPv4 address, or this much of an IPv6 address.
const HOUSEHOLD_V6: u8 = 56;

impl fmt::Display for Network {
    /// The first address, and how many bits all have in common; a single address stands alone.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, length) = self.first();
        let address = match length {
            32 => IpAddr::V4(Ipv4Addr::from_bits(first as u32)),
            _ => IpAddr::V6(Ipv6Addr::from_bits(first)),
        };
        if self.prefix == length { write!(f, "{address}") } else { write!(f, "{address}/{}", self.prefix) }
    }
}

impl Network {
    /// The household of an address.
    pub fn household(address: IpAddr) -> Network {
        let address = address.to_canonical();
        Network { address, prefix: if address.is_ipv4() { 32 } else { HOUSEHOLD_V6 } }
    }

    /// The network of this width that an address is in; none when addresses there have another length.
    pub fn around(address: IpAddr, length: u8, prefix: u8) -> Option<Network> {
        let address = address.to_canonical();
        (bits(address).1 == length).then_some(Network { address, prefix })
    }

    /// How many bits all its addresses have in common, and how many they have at all.
    pub fn width(&self) -> (u8, u8) {
        (self.prefix, bits(self.address).1)
    }

    /// Its first address as a number, and how many bits that has.
    pub fn first(&self) -> (u128, u8) {
        let (number, length) = bits(self.address);
        let shift = u32::from(length - self.prefix);
        (number.checked_shr(shift).unwrap_or(0).checked_shl(shift).unwrap_or(0), length)
    }

    /// Is this address in it?
    pub fn has(&self, address: IpAddr) -> bool {
        let ((here, length), (there, other_length)) = (bits(self.address), bits(address.to_canonical()));
        let shift = u32::from(length - self.prefix);
        length == other_length && (self.prefix == 0 || here >> shift == there >> shift)
    }
}

/// An address as a number, and how many bits that has.
fn bits(address: IpAddr) -> (u128, u8) {
    match address {
        IpAddr::V4(v4) => (u128::from(v4.to_bits()), 32),
        IpAddr::V6(v6) => (v6.to_bits(), 128),
    }
}

/// Where a request really comes from.
#[derive(Clone, Copy, Debug)]
pub struct Client(pub IpAddr);

impl<S: Send + Sync> FromRequestParts<S> for Client {
    type Rejection = std::convert::Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Client, Self::Rejection> {
        Ok(*parts.extensions.get::<Client>().expect("`doors::guard` puts it there for every request"))
    }
}

/// The address behind the proxies: the last in `X-Forwarded-For` that is none of them. Only what proxies we trust
/// have added there is believed; anybody could have written the rest.
pub fn client(peer: IpAddr, headers: &HeaderMap, trusted: &[Network]) -> Client {
    let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.has(address));
    let lines: Vec<&str> = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok()).collect();
    let mut client = peer.to_canonical();
    for hop in lines.iter().rev().flat_map(|line| line.rsplit(',')) {
        if !is_trusted(client) {
            break;
        }
        // Some proxies add the port.
        let address = hop.trim().parse().or_else(|_| hop.trim().parse().map(|with_port: SocketAddr| with_port.ip()));
        match address {
            Ok(address) => client = address.to_canonical(),
            Err(_) => break,
        }
    }
    Client(client)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn behind(peer: &str, forwarded: &[&'static str], trusted: &[&str]) -> String {
        let headers =
            forwarded.iter().map(|line| ("x-forwarded-for".parse().unwrap(), line.parse().unwrap())).collect();
        let trusted: Vec<Network> = trusted.iter().map(|text| text.parse().unwrap()).collect();
        client(peer.parse().unwrap(), &headers, &trusted).0.to_string()
    }

    #[test]
    fn only_trusted_proxies_speak_for_others() {
        let one = &["127.0.0.1"][..];
        assert_eq!(behind("192.0.2.9", &["198.51.100.1"], one), "192.0.2.9");
        assert_eq!(behind("127.0.0.1", &["198.51.100.1"], &[]), "127.0.0.1");
        assert_eq!(behind("127.0.0.1", &["198.51.100.1"], one), "198.51.100.1");
        assert_eq!(behind("::ffff:127.0.0.1", &["198.51.100.1"], one), "198.51.100.1");
        assert_eq!(behind("127.0.0.1", &[], one), "127.0.0.1");
    }

    #[test]
    fn what_the_client_wrote_itself_is_not_believed() {
        let two = &["127.0.0.1", "10.0.0.0/8"][..];
        assert_eq!(behind("127.0.0.1", &["1.2.3.4, 198.51.100.1"], two), "198.51.100.1");
        assert_eq!(behind("127.0.0.1", &["1.2.3.4", "198.51.100.1, 10.9.9.9"], two), "198.51.100.1");
        assert_eq!(behind("127.0.0.1", &["198.51.100.1, nonsense, 10.9.9.9"], two), "10.9.9.9");
        assert_eq!(behind("127.0.0.1", &["10.1.1.1"], two), "10.1.1.1");
        assert_eq!(behind("127.0.0.1", &["2001:db8::7"], two), "2001:db8::7");
        assert_eq!(behind("127.0.0.1", &["198.51.100.1:5678"], two), "198.51.100.1");
    }

    #[test]
    fn networks_are_read_and_have_ends() {
        let has = |network: &str, address: &str| network.parse::<Network>().unwrap().has(address.parse().unwrap());
        assert!(has("10.0.0.0/8", "10.255.0.1") && !has("10.0.0.0/8", "11.0.0.1"));
        assert!(has("0.0.0.0/0", "203.0.113.5") && !has("0.0.0.0/0", "2001:db8::1"));
        assert!(has("2001:db8::/32", "2001:db8:1::1") && !has("2001:db8::/32", "2001:db9::1"));
        for bad in ["", "10.0.0.0/33", "10.0.0/8", "proxy.example", "10.0.0.1/x", "::1/129"] {
            assert!(bad.parse::<Network>().is_err(), "{bad}");
        }
    }
}
