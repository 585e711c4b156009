//! Where a webhook may lead: to the open internet, never into the network of the host, whatever a name resolves to.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use axum::http::Uri;
use axum::http::uri::Scheme;
use catalog::Why;
use tokio::time::timeout;

use crate::say;

/// The longest address.
const LONGEST: usize = 500;
/// How long a name may take to be found.
const FOUND_WITHIN: Duration = Duration::from_secs(5);

/// An address that can be called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// With encryption.
    pub tls: bool,
    /// The name or number of the other machine, without brackets.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// As the `Host` header wants it.
    pub authority: String,
    /// What follows.
    pub path: String,
}

impl Target {
    /// Reads an address, or says in a sentence why it cannot be one.
    pub fn parse(url: &str) -> Result<Target, Why> {
        if url.len() > LONGEST {
            return Err(Why::new(say::NoWebhookLong { most: LONGEST }));
        }
        let unreadable = || Why::new(say::NoWebhookAddress);
        let uri: Uri = url.trim().parse().map_err(|_| unreadable())?;
        let tls = match uri.scheme() {
            Some(scheme) if *scheme == Scheme::HTTPS => true,
            Some(scheme) if *scheme == Scheme::HTTP => false,
            Some(_) | None => return Err(Why::new(say::NoWebhookScheme)),
        };
        let authority = uri.authority().ok_or_else(unreadable)?;
        if authority.as_str().contains('@') {
            return Err(Why::new(say::NoWebhookUser));
        }
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        if host.is_empty() {
            return Err(unreadable());
        }
        let port = authority.port_u16().unwrap_or(if tls { 443 } else { 80 });
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        Ok(Target { tls, host, port, authority: authority.as_str().to_owned(), path })
    }

    /// The machines behind the name that may be called. They are called by these numbers, not by the name again, which
    /// might mean something else by then.
    pub async fn resolve(&self, allow_private: bool) -> Result<Vec<SocketAddr>, Why> {
        let unknown = || Why::new(say::NoWebhookMachine { host: self.host.clone() });
        let lookup = tokio::net::lookup_host((self.host.as_str(), self.port));
        let found = timeout(FOUND_WITHIN, lookup).await.map_err(|_| unknown())?;
        let found: Vec<_> = found.map_err(|_| unknown())?.collect();
        let open: Vec<_> = found.iter().copied().filter(|at| allow_private || is_public(at.ip())).collect();
        if open.is_empty() {
            return Err(Why::new(say::NoWebhookInside));
        }
        Ok(open)
    }
}

/// Enough of an address to know it again. What makes it a secret is its path.
pub fn shown(url: &str) -> String {
    let end: String = url.chars().rev().take(4).collect::<Vec<_>>().into_iter().rev().collect();
    match Target::parse(url) {
        Ok(target) if target.path.len() > 12 => {
            format!("{}://{}/…{end}", if target.tls { "https" } else { "http" }, target.authority)
        }
        Ok(target) => format!("{}://{}/…", if target.tls { "https" } else { "http" }, target.authority),
        Err(_) => "…".into(),
    }
}

/// Is it out there, for everybody?
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => is_public_v4(v4),
        IpAddr::V6(v6) => is_public_v6(v6),
    }
}

fn is_public_v4(v4: Ipv4Addr) -> bool {
    let special = v4.is_loopback()
        || v4.is_private()
        || v4.is_link_local()
        || v4.is_unspecified()
        || v4.is_broadcast()
        || v4.is_multicast()
        || v4.is_documentation();
    // "This network", carriers' own addresses, protocol assignments, relays from 6 to 4, benchmarks, and what is reserved.
    let kept = matches!(
        v4.octets(),
        [0, ..] | [100, 64..=127, ..] | [192, 0, 0, _] | [192, 88, 99, _] | [198, 18 | 19, ..] | [240..=255, ..]
    );
    !special && !kept
}

fn is_public_v6(v6: Ipv6Addr) -> bool {
    match v6.segments() {
        // Old addresses in new clothes: translated, and tunnelled from 6 to 4.
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] => is_public_v4(old(high, low)),
        [0x2002, high, low, ..] => is_public_v4(old(high, low)),
        // Teredo and other assignments of the protocol, and documentation.
        [0x2001, 0..=0x01ff, ..] | [0x2001, 0x0db8, ..] | [0x3fff, 0..=0x0fff, ..] => false,
        // Everything that is routed to everybody begins with the bits 001.
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

fn old(high: u16, low: u16) -> Ipv4Addr {
    Ipv4Addr::from((u32::from(high) << 16) | u32::from(low))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        let target = Target::parse("https://discord.com/api/webhooks/1/abc?wait=true").unwrap();
        assert_eq!((target.host.as_str(), target.port, target.tls), ("discord.com", 443, true));
        assert_eq!((target.path.as_str(), target.authority.as_str()), ("/api/webhooks/1/abc?wait=true", "discord.com"));
        let target = Target::parse("http://[2001:db8::1]:8080").unwrap();
        assert_eq!((target.host.as_str(), target.port, target.path.as_str()), ("2001:db8::1", 8080, "/"));
        for bad in ["", "discord.com/x", "ftp://a.example/", "file:///etc/passwd", "https://", "https://a:b@c.example/"]
        {
            assert!(Target::parse(bad).is_err(), "{bad}");
        }
        assert!(Target::parse(&format!("https://a.example/{}", "x".repeat(500))).is_err());
    }

    #[test]
    fn what_is_secret_is_not_shown() {
        assert_eq!(shown("https://discord.com/api/webhooks/123456/sEcReT99"), "https://discord.com/…eT99");
        assert_eq!(shown("https://a.example/key"), "https://a.example/…");
    }

    #[test]
    fn only_what_is_out_there_is_called() {
        let inside = [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "0.1.2.3",
            "100.64.0.1",
            "198.18.0.1",
            "192.88.99.1",
            "192.88.99.255",
            "224.0.0.1",
            "255.255.255.255",
            "240.0.0.1",
            "192.0.2.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b::a9fe:a9fe",
            "2002:7f00:1::",
            "2002:c0a8:101::",
            "2001::1",
            "2001:db8::1",
            "::127.0.0.1",
        ];
        for address in inside {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        for address in
            ["1.1.1.1", "162.159.128.233", "172.32.0.1", "2606:4700::6810:1", "::ffff:1.1.1.1", "2002:101:101::"]
        {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }
}
