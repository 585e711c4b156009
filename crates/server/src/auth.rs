//! Who is asking: guests are known again by a cookie. Only the hash of its token is kept.

use std::convert::Infallible;
use std::sync::{Arc, OnceLock};

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::error::Error;
use crate::hall::SharedHall;
use crate::random;
use crate::store::{Store, User, Write, now_ms};

/// The cookie's name.
const COOKIE: &str = "karst_session";
/// 400 days: the longest that browsers keep one.
const MAX_AGE_S: u32 = 400 * 24 * 60 * 60;

/// Who sent a request, and the cookie its answer is to carry.
#[derive(Clone, Default)]
pub struct Asker {
    user: Option<User>,
    cookie: Arc<OnceLock<HeaderValue>>,
}

impl Asker {
    /// Somebody who is known; reading needs no more.
    pub fn known(&self) -> Option<&User> {
        self.user.as_ref()
    }

    /// Somebody who will be known again: a guest is made on the spot when there was none.
    pub async fn guest(&self, store: &Store) -> Result<User, Error> {
        if let Some(user) = &self.user {
            return Ok(user.clone());
        }
        let (user, token) = welcome(store).await?;
        let cookie = format!("{COOKIE}={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={MAX_AGE_S}");
        let _ = self.cookie.set(HeaderValue::from_str(&cookie).expect("a token is plain text"));
        Ok(user)
    }
}

/// Finds out who is asking, and gives a new guest the cookie.
pub async fn identify(State(hall): State<SharedHall>, mut request: Request, next: Next) -> Result<Response, Error> {
    let user = match session(request.headers()) {
        Some(token) => hall.store.user_of(&hash(token)).await?,
        None => None,
    };
    let asker = Asker { user, ..Asker::default() };
    request.extensions_mut().insert(asker.clone());
    let mut response = next.run(request).await;
    if let Some(cookie) = asker.cookie.get() {
        response.headers_mut().append(header::SET_COOKIE, cookie.clone());
    }
    Ok(response)
}

impl<S: Send + Sync> FromRequestParts<S> for Asker {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Asker, Infallible> {
        Ok(parts.extensions.get::<Asker>().cloned().unwrap_or_default())
    }
}

/// Makes a guest and a session, and waits until both are on disk.
async fn welcome(store: &Store) -> Result<(User, String), Error> {
    let user = User { id: random::user_id(), name: format!("Guest {}", 1000 + random::number() % 9000) };
    let (token, at_ms) = (random::token(), now_ms());
    let writes = vec![
        Write::User { id: user.id.clone(), name: user.name.clone(), at_ms },
        Write::Session { token_hash: hash(&token), user: user.id.clone(), at_ms },
    ];
    store.write(writes).await?;
    Ok((user, token))
}

/// The token of the session, among all cookies.
fn session(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    cookies.flat_map(|line| line.split(';')).find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='))
}

fn hash(token: &str) -> String {
    blake3::hash(token.as_bytes()).to_hex().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_session_is_found_among_other_cookies() {
        let headers = |line: &'static str| HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_static(line))]);
        assert_eq!(session(&headers("theme=dark; karst_session=abc; x=y")), Some("abc"));
        assert_eq!(session(&headers("karst_session_old=abc")), None);
        assert_eq!(session(&headers("")), None);
    }
}
