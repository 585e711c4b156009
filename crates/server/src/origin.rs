//! Which page sent this? A browser says so in `Origin`; a page of another server may not change anything here.

use axum::http::{HeaderMap, Method, header};
use protocol::Code;

use crate::error::Error;

/// Refuses what a foreign page sends, when it could change something or opens a socket.
/// Programs that are no browsers send no origin and carry nobody's cookies by accident.
pub fn check(method: &Method, headers: &HeaderMap, allowed: &[String]) -> Result<(), Error> {
    let only_reads =
        matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS) && !headers.contains_key(header::UPGRADE);
    let Some(origin) = headers.get(header::ORIGIN).filter(|_| !only_reads) else {
        return Ok(());
    };
    let foreign =
        || Error::new(Code::ForeignOrigin, "This page belongs to another server; open the table's own address.");
    let origin = origin.to_str().map_err(|_| foreign())?;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let is_own = matches!((host_of(origin), host), (Some(page), Some(host)) if page.eq_ignore_ascii_case(host));
    let is_allowed = || allowed.iter().any(|allowed| allowed.trim_end_matches('/').eq_ignore_ascii_case(origin));
    if is_own || is_allowed() { Ok(()) } else { Err(foreign()) }
}

/// `caves.example:4055` of `http://caves.example:4055`. A `null` origin has none.
fn host_of(origin: &str) -> Option<&str> {
    origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn verdict(method: Method, headers: &[(&'static str, &'static str)]) -> bool {
        let headers = headers.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect();
        check(&method, &headers, &["https://caves.example".to_owned()]).is_ok()
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
