//! The house itself: what runs here, is it well, what does it count, what can be asked.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::{Extension, Json};
use protocol::{About, Refusal};
use utoipa::openapi::OpenApi;

use crate::error::Error;
use crate::hall::SharedHall;
use crate::measure;

/// What runs here, and how others reach it.
#[utoipa::path(get, path = "/api/about", tag = "house", responses((status = 200, body = About)))]
pub async fn about(State(hall): State<SharedHall>) -> Json<About> {
    Json(About { version: env!("CARGO_PKG_VERSION").to_owned(), addresses: hall.config.addresses.clone() })
}

/// Well when the disk can be read and written.
#[utoipa::path(get, path = "/healthz", tag = "house",
    responses((status = 200, body = String, content_type = "text/plain"), (status = 503, body = Refusal)))]
pub async fn health(State(hall): State<SharedHall>) -> Result<&'static str, Error> {
    hall.store.is_well().await?;
    Ok("well\n")
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
