//! What every request passes on its way in: a span for the log, the counters, the limits, the origin, who it is.

use std::any::Any;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderValue, Response, StatusCode, header};
use axum::middleware::Next;
use axum::response::IntoResponse;
use protocol::Code;
use tracing::Instrument;

use crate::error::Error;
use crate::hall::SharedHall;
use crate::proxies::Client;
use crate::{measure, origin, proxies, say};

/// Gives each request a span and counts it. The log names the route, not the path: a private table's id is its key.
pub async fn observe(request: Request, next: Next) -> axum::response::Response {
    static COUNT: AtomicU64 = AtomicU64::new(1);
    let (begun, method) = (Instant::now(), request.method().clone());
    let route = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str).to_owned();
    let span = tracing::info_span!("request", id = COUNT.fetch_add(1, Ordering::Relaxed), %method, route);
    let response = next.run(request).instrument(span.clone()).await;
    let (status, took) = (response.status(), begun.elapsed());
    measure::answered(&method, &route, status, took);
    let (number, took_us) = (status.as_u16(), took.as_micros() as u64);
    let from = response.extensions().get::<Client>().map(|client| client.0.to_string()).unwrap_or_default();
    let person = response.extensions().get::<Person>().map(|person| person.0.clone()).unwrap_or_default();
    // A name of its own, so that a host can have these lines without the rest or the rest without them.
    span.in_scope(|| {
        if status.is_server_error() {
            tracing::warn!(target: "requests", %method, route, status = number, took_us, from, person, "failed");
        } else {
            tracing::info!(target: "requests", %method, route, status = number, took_us, from, person, "answered");
        }
    });
    response
}

/// Refuses floods, banned networks and foreign pages.
pub async fn guard(
    State(hall): State<SharedHall>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Result<axum::response::Response, Error> {
    let client = proxies::client(address.ip(), request.headers(), &hall.config.trusted_proxies);
    request.extensions_mut().insert(client);
    if !hall.addresses.admit(client.0, &hall.config.limits, Instant::now()) {
        return Err(Error::new(Code::TooMany, say::NoMoreRequests));
    }
    origin::check_host(request.headers(), &hall.config)?;
    // The page itself is served to everybody: it says in words why the rest is not.
    if request.uri().path().starts_with("/api/")
        && let Some(ban) = hall.order.ban_of_network(client.0)
    {
        return Err(ban);
    }
    origin::check(request.method(), request.headers(), &hall.config)?;
    let mut response = next.run(request).await;
    response.extensions_mut().insert(client);
    Ok(response)
}

/// Who was answered, for the log: the id of a person, which names nobody by itself.
#[derive(Clone)]
pub struct Person(pub String);

/// The headers that keep pages of this server from being framed, sniffed or fed with foreign scripts, and
/// browsers from coming without TLS where there is TLS.
pub async fn protect(State(hall): State<SharedHall>, request: Request, next: Next) -> axum::response::Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    // The page may run the module of its own that plays without a server, and nothing else that is not a script.
    let policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; \
                  base-uri 'self'; form-action 'self'; frame-ancestors 'none'";
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    if hall.config.is_secure() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// The last line of defence: a panic is a bug, is counted, and does not take the server down.
pub fn caught(panic: Box<dyn Any + Send>) -> Response<axum::body::Body> {
    let words = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    tracing::error!(panic = words.unwrap_or("without words"), "a request panicked");
    measure::panicked();
    Error::new(Code::Unavailable, say::NoIdeaWhatHappened)
        .with_status(StatusCode::INTERNAL_SERVER_ERROR)
        .into_response()
}
