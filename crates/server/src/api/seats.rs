//! Sitting down, standing up, beginning.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use protocol::{Refusal, Sit, TableInfo};

use super::extract::{Body, SeatPath, TablePath};
use super::tables::find;
use crate::auth::Asker;
use crate::error::Error;
use crate::hall::SharedHall;
use crate::table::Mail;

/// Takes a seat. Whoever takes the last one begins the game. While a game runs this takes one's own seat back, or one
/// that wants a substitute.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/sit", tag = "tables", request_body = Sit,
    params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The chair, from 0")),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Refusal)))]
pub async fn sit(
    State(hall): State<SharedHall>,
    asker: Asker,
    SeatPath(id, seat): SeatPath,
    Body(sit): Body<Sit>,
) -> Result<Json<TableInfo>, Error> {
    // Nobody becomes a guest over a table that is not there.
    find(&hall, &id).await?;
    let user = asker.guest(&hall).await?;
    if let Some(name) = &sit.name {
        hall.check_free(name, &user.id).await?;
    }
    let apart = Arc::new(hall.store.apart_from(&user.id).await?);
    let letter = |answer| Mail::Sit { user: user.clone(), seat, sit: sit.clone(), apart: Arc::clone(&apart), answer };
    Ok(Json(hall.tables.ask(&id, letter).await?))
}

/// Removes whoever sits there from a table that gathers, with all their chairs; they do not sit there again. For the host.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/remove", tag = "tables",
    params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The chair, from 0")),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Refusal)))]
pub async fn remove(
    State(hall): State<SharedHall>,
    asker: Asker,
    SeatPath(id, seat): SeatPath,
) -> Result<Json<TableInfo>, Error> {
    let user = asker.known().cloned();
    let letter = |answer| Mail::Remove { user: user.clone(), seat, answer };
    Ok(Json(hall.tables.ask(&id, letter).await?))
}

/// Stands up again. While a game runs the seat goes where it was agreed at set-up: to a bot that sits in, to a
/// substitute, or it is forfeited.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/leave", tag = "tables",
    params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The chair, from 0")),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Refusal)))]
pub async fn leave(
    State(hall): State<SharedHall>,
    asker: Asker,
    SeatPath(id, seat): SeatPath,
) -> Result<Json<TableInfo>, Error> {
    let user = asker.known().cloned();
    let letter = |answer| Mail::Leave { user: user.clone(), seat, answer };
    Ok(Json(hall.tables.ask(&id, letter).await?))
}

/// Begins the game; steady bots take the open seats. For the host.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Refusal)))]
pub async fn start(
    State(hall): State<SharedHall>,
    asker: Asker,
    TablePath(id): TablePath,
) -> Result<Json<TableInfo>, Error> {
    let user = asker.known().cloned();
    let letter = |answer| Mail::Start { user: user.clone(), answer };
    Ok(Json(hall.tables.ask(&id, letter).await?))
}
