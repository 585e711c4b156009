//! Which page sent this? A browser says so in `Origin`; a page of another server may not change anything here.

use std::net::IpAddr;

use axum::http::{HeaderMap, Method, header};
use protocol::Code;

use crate::config::Config;
use crate::error::Error;
use crate::{auth, say};

/// Refuses what a foreign page sends, when it could change something or opens a socket.
/// Programs that are no browsers say nothing of the kind and carry nobody's cookies by accident.
/// A request with a bearer token carries no cookie's authority, so it may come from anywhere.
pub fn check(method: &Method, headers: &HeaderMap, config: &Config) -> Result<(), Error> {
    let only_reads =
        matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS) && !headers.contains_key(header::UPGRADE);
    if only_reads || auth::bearer(headers).is_some() {
        return Ok(());
    }
    let is_fine = match (headers.get(header::ORIGIN), headers.get("sec-fetch-site")) {
        (Some(origin), _) => origin.to_str().is_ok_and(|origin| is_own(origin, headers, config)),
        // A browser that keeps the page to itself still says whether it is ours; `none` is the person at the keyboard.
        (None, Some(site)) => matches!(site.as_bytes(), b"same-origin" | b"none"),
        (None, None) => true,
    };
    if is_fine {
        return Ok(());
    }
    Err(Error::new(Code::ForeignOrigin, say::NoForeignPage))
}

/// Is the page from where the request went, or from where the host allows it?
fn is_own(origin: &str, headers: &HeaderMap, config: &Config) -> bool {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    // Behind a proxy that speaks TLS the page may still be fetched directly, on the machine itself.
    let may_be_plain = config.tls.is_none();
    let is_same = |host: &str| host_of(origin, may_be_plain).is_some_and(|page| page.eq_ignore_ascii_case(host));
    host.is_some_and(is_same) || config.allows_origin(origin)
}

/// `caves.example:4055` of `https://caves.example:4055`. A `null` origin has none.
fn host_of(origin: &str, may_be_plain: bool) -> Option<&str> {
    origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://").filter(|_| may_be_plain))
}

/// Does this server go by that name? A page may give its own name the address of this machine and would then be of one
/// origin with us (DNS rebinding). Addresses, names within a house (`cellar`, `cellar.local`) and `localhost` cannot be had
/// that way; all others have to be the host's own.
pub fn check_host(headers: &HeaderMap, config: &Config) -> Result<(), Error> {
    let Some(host) = headers.get(header::HOST) else {
        return Ok(());
    };
    let fits = host.to_str().is_ok_and(|host| is_ours(without_port(host), config));
    if fits { Ok(()) } else { Err(Error::new(Code::ForeignOrigin, say::NoHostName)) }
}

fn is_ours(name: &str, config: &Config) -> bool {
    let name = name.trim_end_matches('.');
    let is_address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>().is_ok();
    let is_inside = !name.contains('.') || INSIDE.iter().any(|ending| ends_with(name, ending));
    let named = config.allowed_hosts.iter().map(String::as_str);
    let addressed = config.allowed_origins.iter().chain(&config.public_address).chain(&config.addresses);
    let addressed = addressed.filter_map(|address| host_of(address, true)).map(without_port);
    is_address || is_inside || named.chain(addressed).any(|ours| ours.eq_ignore_ascii_case(name))
}

/// Names that are given out within a house and never by the public.
const INSIDE: [&str; 5] = [".localhost", ".local", ".lan", ".home.arpa", ".internal"];

fn ends_with(name: &str, ending: &str) -> bool {
    name.len()
        .checked_sub(ending.len())
        .and_then(|at| name.get(at..))
        .is_some_and(|end| end.eq_ignore_ascii_case(ending))
}

/// `caves.example:4055` and `[::1]:4055` without their ports.
fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port))
            if port.bytes().all(|byte| byte.is_ascii_digit()) && (!name.contains(':') || name.ends_with(']')) =>
        {
            name
        }
        Some(_) | None => host,
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    #[track_caller]
    fn verdict(method: Method, headers: &[(&'static str, &'static str)]) -> bool {
        let headers = headers.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect();
        check(&method, &headers, &config()).is_ok()
    }

    fn config() -> Config {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), PathBuf::from("unused"));
        config.allowed_origins = vec!["https://caves.example".to_owned()];
        config
    }

    #[test]
    fn only_names_that_are_ours_are_answered() {
        let mut config = config();
        config.allowed_hosts = vec!["under.example".to_owned()];
        config.public_address = Some("https://table.example:8443".to_owned());
        let is_fine = |host: &'static str| {
            let headers = HeaderMap::from_iter([(header::HOST, host.parse().unwrap())]);
            check_host(&headers, &config).is_ok()
        };
        for ours in [
            "127.0.0.1:4055",
            "192.0.2.7",
            "[::1]:4055",
            "[2001:db8::1]",
            "localhost",
            "LOCALHOST:1",
            "cellar:4055",
            "cellar.local",
            "caves.localhost:80",
            "under.example",
            "Under.Example:4055",
            "under.example.",
            "table.example",
            "caves.example:443",
        ] {
            assert!(is_fine(ours), "{ours}");
        }
        for foreign in
            ["evil.example", "evil.example:4055", "localhost.evil.example", "127.0.0.1.evil.example", "local", "a.b"]
        {
            assert_eq!(is_fine(foreign), foreign == "local", "{foreign}");
        }
        assert!(check_host(&HeaderMap::new(), &config).is_ok(), "who names nobody asks whoever is here");
    }

    #[test]
    fn a_browser_that_hides_the_page_still_tells_whether_it_is_ours() {
        let host = ("host", "localhost:4055");
        for (site, is_fine) in
            [("same-origin", true), ("none", true), ("same-site", false), ("cross-site", false), ("?", false)]
        {
            assert_eq!(verdict(Method::POST, &[host, ("sec-fetch-site", site)]), is_fine, "{site}");
            assert!(verdict(Method::GET, &[host, ("sec-fetch-site", site)]), "{site}");
        }
        let allowed = [host, ("sec-fetch-site", "cross-site"), ("origin", "https://caves.example")];
        assert!(verdict(Method::POST, &allowed), "the host allows that page");
    }

    #[test]
    fn tokens_may_come_from_anywhere_and_other_authorisations_may_not() {
        let foreign = [("host", "localhost:4055"), ("origin", "http://evil.example")];
        let with = |value| [foreign[0], foreign[1], ("authorization", value)];
        assert!(verdict(Method::POST, &with("Bearer karst_x")));
        assert!(!verdict(Method::POST, &with("Basic YTpi")));
    }

    #[test]
    fn over_tls_a_plain_page_is_a_foreign_one() {
        let mut config = config();
        config.tls = Some(crate::tls::TlsFiles { certificate: "c".into(), key: "k".into() });
        let verdict = |origin: &'static str| {
            let headers = [("host", "caves.test"), ("origin", origin)];
            let headers = headers.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect();
            check(&Method::POST, &headers, &config).is_ok()
        };
        assert!(verdict("https://caves.test"));
        assert!(!verdict("http://caves.test"));
    }

    #[test]
    fn only_foreign_pages_that_could_change_something_are_refused() {
        let host = ("host", "localhost:4055");
        assert!(verdict(Method::POST, &[host]));
        assert!(verdict(Method::POST, &[host, ("origin", "http://LOCALHOST:4055")]));
        assert!(verdict(Method::POST, &[host, ("origin", "https://caves.example")]));
        assert!(verdict(Method::GET, &[host, ("origin", "http://evil.example")]));
        assert!(!verdict(Method::GET, &[host, ("origin", "http://evil.example"), ("upgrade", "websocket")]));
        for foreign in [
            "http://evil.example",
            "null",
            "http://localhost",
            "http://localhost:4055.evil.example",
            "localhost:4055",
            "",
        ] {
            assert!(!verdict(Method::DELETE, &[host, ("origin", foreign)]), "{foreign}");
        }
    }
}
