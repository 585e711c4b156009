//! Which page sent this? A browser says so in `Origin`; a page of another server may not change anything here.

use axum::http::{HeaderMap, Method, header};
use protocol::Code;
use words::say;

use crate::auth;
use crate::config::Config;
use crate::error::Error;

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
