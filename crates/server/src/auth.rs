//! Who is asking: people are known again by the cookie of a session, programs by a bearer token. Only hashes are kept.
//!
//! A request with a bearer token carries the token's authority and no other: its cookies are not even looked at.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{FromRequestParts, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use protocol::{Code, Scope};
use words::Message;

use crate::doors::Person;
use crate::error::Error;
use crate::hall::{Hall, SharedHall};
use crate::people::{device, familiar, scopes};
use crate::proxies::{Client, Network};
use crate::quotas::Doing;
use crate::random;
use crate::store::{PeopleWrite, SESSION_LASTS_MS, StoreError, User, Write, now_ms};
use crate::{language, say};

/// The cookie's name, and its name where it is only sent over TLS: browsers take the longer one from nobody else.
pub const COOKIE: &str = "karst_session";
const SECURE_COOKIE: &str = "__Host-karst_session";
/// The same of the cookie by which a device is known that has signed in before.
const MARK: &str = "karst_device";
const SECURE_MARK: &str = "__Host-karst_device";
/// Longer marks are nobody's.
const LONGEST_MARK: usize = 200;
/// How exact "last seen" is; as often a cookie is given out anew, so that it does not run out.
const SEEN_EVERY_MS: i64 = 5 * 60 * 1000;

/// Who sent a request, and the cookies its answer is to carry.
#[derive(Clone)]
pub struct Asker {
    authority: Authority,
    address: IpAddr,
    device: String,
    mark: String,
    /// The household it comes from; none for this machine itself.
    network: Option<String>,
    secure: bool,
    cookies: Arc<Mutex<Cookies>>,
}

/// Cookies that an answer is to carry.
#[derive(Default)]
struct Cookies {
    session: Option<HeaderValue>,
    mark: Option<HeaderValue>,
}

/// By what somebody is known.
#[derive(Clone, Default)]
enum Authority {
    #[default]
    Nobody,
    Session {
        user: User,
        hash: String,
    },
    Token {
        user: User,
        hash: String,
        scopes: Vec<Scope>,
    },
}

impl Asker {
    /// Somebody who is known; reading needs no more.
    pub fn known(&self) -> Option<&User> {
        match &self.authority {
            Authority::Nobody => None,
            Authority::Session { user, .. } | Authority::Token { user, .. } => Some(user),
        }
    }

    /// The hash of the session or token they are known by.
    pub fn hash(&self) -> Option<&str> {
        match &self.authority {
            Authority::Nobody => None,
            Authority::Session { hash, .. } | Authority::Token { hash, .. } => Some(hash),
        }
    }

    /// May they do what needs this scope? People may do everything, programs what their token allows.
    pub fn may(&self, scope: Scope) -> bool {
        match &self.authority {
            Authority::Nobody | Authority::Session { .. } => true,
            Authority::Token { scopes, .. } => scopes.contains(&scope),
        }
    }

    /// From where they ask.
    pub fn address(&self) -> IpAddr {
        self.address
    }

    /// The number of this device, when it has signed in to that account with that password before.
    pub fn device_known_to(&self, user: &str, password_hash: Option<&str>) -> Option<&str> {
        familiar::number(&self.mark, user, password_hash?)
    }

    /// Somebody who will be known again: a guest is made on the spot when there was none, and not too many from one network.
    pub async fn guest(&self, hall: &Hall) -> Result<User, Error> {
        if let Some(user) = self.known() {
            return Ok(user.clone());
        }
        hall.quotas.count(Doing::Come, None, self.address, &hall.config.limits)?;
        let name = say::GuestName { number: 1000 + random::number() % 9000 }.say(language::of_request());
        let user = User::new(random::user_id(), name);
        let new = Write::User { id: user.id.clone(), name: user.name.clone(), at_ms: now_ms() };
        self.begin_session(hall, &user, vec![new]).await?;
        Ok(user)
    }

    /// Begins a session of `user`, together with other changes; the answer carries its cookie once all is on disk.
    pub async fn begin_session(&self, hall: &Hall, user: &User, mut writes: Vec<Write>) -> Result<(), StoreError> {
        let token = random::token();
        let (token_hash, user, device, network) =
            (hash(&token), user.id.clone(), self.device.clone(), self.network.clone());
        let most = hall.config.limits.sessions_per_person;
        writes.push(Write::People(PeopleWrite::Session { token_hash, user, device, network, at_ms: now_ms(), most }));
        hall.store.write(writes).await?;
        self.give_cookie(&token, SESSION_LASTS_MS / 1000);
        Ok(())
    }

    /// The answer takes the cookie away.
    pub fn take_cookie(&self) {
        self.give_cookie("", 0);
    }

    /// The answer brings a mark by which this device is known again, when its account is signed in to once more.
    pub fn give_mark(&self, user: &str, password_hash: &str) {
        let name = if self.secure { SECURE_MARK } else { MARK };
        let cookie = self.cookie(name, &familiar::mark(user, password_hash), SESSION_LASTS_MS / 1000);
        self.cookies.lock().unwrap_or_else(PoisonError::into_inner).mark = Some(cookie);
    }

    fn give_cookie(&self, token: &str, max_age_s: i64) {
        let name = if self.secure { SECURE_COOKIE } else { COOKIE };
        let cookie = self.cookie(name, token, max_age_s);
        self.cookies.lock().unwrap_or_else(PoisonError::into_inner).session = Some(cookie);
    }

    fn cookie(&self, name: &str, value: &str, max_age_s: i64) -> HeaderValue {
        let secure = if self.secure { "; Secure" } else { "" };
        let cookie = format!("{name}={value}; HttpOnly; SameSite=Lax; Path=/; Max-Age={max_age_s}{secure}");
        HeaderValue::from_str(&cookie).expect("tokens and marks are plain text")
    }
}

impl Default for Asker {
    /// Nobody, from nowhere.
    fn default() -> Asker {
        Asker {
            network: None,
            authority: Authority::Nobody,
            address: IpAddr::V6(Ipv6Addr::UNSPECIFIED),
            device: String::new(),
            mark: String::new(),
            secure: false,
            cookies: Arc::default(),
        }
    }
}

/// Finds out who is asking, and gives a new guest the cookie.
pub async fn identify(State(hall): State<SharedHall>, mut request: Request, next: Next) -> Result<Response, Error> {
    let route = request.extensions().get::<MatchedPath>().cloned();
    let client = *request.extensions().get::<Client>().expect("`doors::guard` puts it there for every request");
    let asker = recognise(&hall, request.method(), route.as_ref(), request.headers(), client).await?;
    check_entry(&hall, &asker, request.method(), route.as_ref())?;
    request.extensions_mut().insert(asker.clone());
    let mut response = next.run(request).await;
    if let Some(user) = asker.known() {
        response.extensions_mut().insert(Person(user.id.clone()));
    }
    let cookies = std::mem::take(&mut *asker.cookies.lock().unwrap_or_else(PoisonError::into_inner));
    for cookie in cookies.session.into_iter().chain(cookies.mark) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

async fn recognise(
    hall: &Hall,
    method: &Method,
    route: Option<&MatchedPath>,
    headers: &HeaderMap,
    Client(address): Client,
) -> Result<Asker, Error> {
    let said = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let secure = hall.config.is_secure();
    let mark = cookie(headers, if secure { SECURE_MARK } else { MARK }).filter(|mark| mark.len() <= LONGEST_MARK);
    let mark = mark.unwrap_or_default().to_owned();
    let (device, network) = (device::words(said), household(address));
    let mut asker = Asker { device, address, network, mark, secure, ..Asker::default() };
    if let Some(token) = bearer(headers) {
        asker.authority = by_token(hall, token).await?;
        let needed = scopes::needed(method, route.map_or("", MatchedPath::as_str));
        if !needed.is_some_and(|scope| asker.may(scope)) {
            return Err(scopes::missing(needed));
        }
    } else if let Some(token) = session(headers, secure) {
        let (hash, at_ms) = (hash(token), now_ms());
        if let Some(session) = hall.store.session(&hash).await? {
            if at_ms - session.seen_ms > SEEN_EVERY_MS {
                asker.give_cookie(token, SESSION_LASTS_MS / 1000);
                let (token_hash, network) = (hash.clone(), asker.network.clone());
                note(hall, PeopleWrite::Seen { token_hash, network, at_ms }).await;
            }
            asker.authority = Authority::Session { user: session.user, hash };
        }
    }
    Ok(asker)
}

/// Whoever is banned is told so, and until when. They may still sign out, for others at this device, and fetch what is
/// kept of them.
fn check_entry(hall: &Hall, asker: &Asker, method: &Method, route: Option<&MatchedPath>) -> Result<(), Error> {
    let always = [(Method::DELETE, "/api/session"), (Method::GET, "/api/account/export")];
    let is_always = |route: &MatchedPath| always.iter().any(|(may, to)| may == method && *to == route.as_str());
    match asker.known().and_then(|user| hall.order.ban_of(&user.id)) {
        Some(ban) if !route.is_some_and(is_always) => Err(ban),
        Some(_) | None => Ok(()),
    }
}

/// What is kept of where a session is used from.
fn household(address: IpAddr) -> Option<String> {
    let is_here = address.to_canonical().is_loopback();
    (!is_here).then(|| Network::household(address).to_string())
}

async fn by_token(hall: &Hall, token: &str) -> Result<Authority, Error> {
    let (hash, at_ms) = (hash(token), now_ms());
    let unknown = || Error::new(Code::BadToken, say::NoTokenKnown);
    let token = hall.store.token(&hash).await?.ok_or_else(unknown)?;
    if token.used_ms.is_none_or(|used_ms| at_ms - used_ms > SEEN_EVERY_MS) {
        note(hall, PeopleWrite::TokenUsed { token_hash: hash.clone(), at_ms }).await;
    }
    Ok(Authority::Token { user: token.user, hash, scopes: token.scopes })
}

/// Writes when something was used; nobody waits for that.
async fn note(hall: &Hall, write: PeopleWrite) {
    drop(hall.store.hand_over(vec![Write::People(write)]).await);
}

impl<S: Send + Sync> FromRequestParts<S> for Asker {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Asker, Infallible> {
        Ok(parts.extensions.get::<Asker>().cloned().unwrap_or_default())
    }
}

/// The bearer token, when the request says to have one. Other schemes are a proxy's business.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?;
    let (scheme, rest) = value.as_bytes().split_at(value.len().min("bearer".len()));
    let is_bearer = scheme.eq_ignore_ascii_case(b"bearer") && rest.first().is_none_or(|next| *next == b' ');
    // What is no text is no token of ours, but it is still meant to be one.
    is_bearer.then(|| std::str::from_utf8(rest).map_or("", str::trim))
}

/// The token of the session, among all cookies.
fn session(headers: &HeaderMap, secure: bool) -> Option<&str> {
    cookie(headers, if secure { SECURE_COOKIE } else { COOKIE })
}

fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    cookies.flat_map(|line| line.split(';')).find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

/// What is kept of a token. It is as random as can be, so that a plain hash is enough.
pub fn hash(token: &str) -> String {
    blake3::hash(token.as_bytes()).to_hex().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_session_is_found_among_other_cookies() {
        let headers = |line: &'static str| HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_static(line))]);
        assert_eq!(session(&headers("theme=dark; karst_session=abc; x=y"), false), Some("abc"));
        assert_eq!(session(&headers("karst_session_old=abc"), false), None);
        assert_eq!(session(&headers(""), false), None);
        let both = headers("karst_session=planted; __Host-karst_session=abc");
        assert_eq!(session(&both, true), Some("abc"));
        assert_eq!(session(&headers("karst_session=planted"), true), None, "over TLS the short name is not believed");
    }

    #[test]
    fn only_bearer_tokens_are_tokens() {
        let of = |value: &'static str| {
            let headers = HeaderMap::from_iter([(header::AUTHORIZATION, HeaderValue::from_static(value))]);
            bearer(&headers).map(str::to_owned)
        };
        assert_eq!(of("Bearer karst_abc"), Some("karst_abc".into()));
        assert_eq!(of("bearer  karst_abc "), Some("karst_abc".into()));
        assert_eq!((of("Bearer "), of("Bearer")), (Some(String::new()), Some(String::new())));
        assert_eq!(of("Bearerkarst_abc"), None);
        assert_eq!(of("Basic YTpi"), None);
        assert_eq!(of("Bear"), None);
        assert_eq!(bearer(&HeaderMap::new()), None);
    }
}
