//! The house itself: what runs here, is it well, what does it count, what can be asked.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::{Extension, Json};
use protocol::{About, Code, Refusal};
use utoipa::openapi::OpenApi;

use crate::error::Error;
use crate::hall::SharedHall;
use crate::{measure, say};

/// What runs here, and how others reach it.
#[utoipa::path(get, path = "/api/about", tag = "house", responses((status = 200, body = About)))]
pub async fn about(State(hall): State<SharedHall>) -> Json<About> {
    Json(About { version: env!("CARGO_PKG_VERSION").to_owned(), addresses: hall.config.addresses.clone() })
}

/// The process answers: whoever restarts what hangs asks this.
#[utoipa::path(get, path = "/healthz/live", tag = "house", responses((status = 200, body = String, content_type = "text/plain")))]
pub async fn live() -> &'static str {
    "alive\n"
}

/// Ready when people can be taken in: the database is the one that was opened, can be read, has room, and a row was really
/// written to it. Whoever sends people here or elsewhere asks this.
#[utoipa::path(get, path = "/healthz/ready", tag = "house",
    responses((status = 200, body = String, content_type = "text/plain"), (status = 503, body = Refusal)))]
pub async fn ready(State(hall): State<SharedHall>) -> Result<&'static str, Error> {
    hall.store.is_ready().await.map_err(|why| {
        tracing::error!(why, "the store cannot be relied on");
        Error::new(Code::Unavailable, say::NoDisk)
    })?;
    Ok("well\n")
}

/// The same as `/healthz/ready`, under the name it had first.
#[utoipa::path(get, path = "/healthz", tag = "house",
    responses((status = 200, body = String, content_type = "text/plain"), (status = 503, body = Refusal)))]
pub async fn health(hall: State<SharedHall>) -> Result<&'static str, Error> {
    ready(hall).await
}

/// The counters, for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "house", responses((status = 200, body = String, content_type = "text/plain")))]
pub async fn metrics() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], measure::recorder().render())
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", tag = "house",
    responses((status = 200, body = serde_json::Value, content_type = "application/json")))]
pub async fn description(Extension(description): Extension<Arc<OpenApi>>) -> Json<OpenApi> {
    Json((*description).clone())
}
