//! What a token must allow for a request.

use axum::http::Method;
use protocol::{Code, FromClient, Scope};

use crate::error::Error;
use crate::say;

/// The scope that a request to this route needs; none where tokens have no business, whatever they allow.
pub fn needed(method: &Method, route: &str) -> Option<Scope> {
    let reads = matches!(*method, Method::GET | Method::HEAD);
    match route {
        "/api/me" if reads => Some(Scope::Read),
        "/api/tables" | "/api/tables/{id}" if !reads => Some(Scope::Tables),
        "/api/tables/{id}/start" | "/api/tables/{id}/watching" | "/api/tables/{id}/rematch" if !reads => {
            Some(Scope::Tables)
        }
        // A table that goes on from another is a new one.
        "/api/tables/{id}/continue" if !reads => Some(Scope::Tables),
        // Whatever else is done at a table is part of playing there.
        _ if is_at_tables(route) => Some(if reads { Scope::Read } else { Scope::Play }),
        _ => None,
    }
}

fn is_at_tables(route: &str) -> bool {
    route == "/api/tables" || route.starts_with("/api/tables/")
}

/// Does saying this on a socket need more than looking on?
pub fn plays(message: &FromClient) -> bool {
    !matches!(message, FromClient::Ping | FromClient::Why { .. } | FromClient::Scene { .. })
}

/// A token that does not go that far.
pub fn missing(needed: Option<Scope>) -> Error {
    match needed {
        Some(scope) => Error::new(Code::MissingScope, say::NoScope { scope: scope.name() }),
        None => Error::new(Code::MissingScope, say::NoTokenForThis),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reading_playing_and_hosting_are_told_apart() {
        let needed = |method, route| needed(&method, route);
        assert_eq!(needed(Method::GET, "/api/me"), Some(Scope::Read));
        assert_eq!(needed(Method::GET, "/api/tables"), Some(Scope::Read));
        assert_eq!(needed(Method::GET, "/api/tables/{id}/socket"), Some(Scope::Read));
        assert_eq!(needed(Method::POST, "/api/tables/{id}/seats/{seat}/sit"), Some(Scope::Play));
        assert_eq!(needed(Method::POST, "/api/tables"), Some(Scope::Tables));
        assert_eq!(needed(Method::DELETE, "/api/tables/{id}"), Some(Scope::Tables));
        assert_eq!(needed(Method::POST, "/api/tables/{id}/rematch"), Some(Scope::Tables));
        assert_eq!(needed(Method::POST, "/api/tables/{id}/continue"), Some(Scope::Tables));
        for route in ["/api/account", "/api/sessions", "/api/tokens", "/api/account/export", "/api/whatever"] {
            assert_eq!(needed(Method::GET, route), None, "{route}");
            assert_eq!(needed(Method::POST, route), None, "{route}");
        }
        assert_eq!(needed(Method::PUT, "/api/me"), None);
    }
}
