//! What somebody has done here.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use catalog::Why;
use protocol::{Career, Code, Refusal};
use serde::Deserialize;

use super::extract::IdPath;
use crate::auth::Asker;
use crate::error::Error;
use crate::hall::SharedHall;
use crate::say;

/// Which page of games.
#[derive(Deserialize)]
pub struct Wanted {
    #[serde(default)]
    page: u32,
}

/// Somebody with the games they played to their end: all of them for themselves, for others those at public tables.
#[utoipa::path(get, path = "/api/people/{id}", tag = "people",
    params(("id" = String, Path, description = "The user's id"), ("page" = Option<u32>, Query, description = "Which page of games, from 0")),
    responses((status = 200, body = Career), (status = "4XX", body = Refusal)))]
pub async fn career(
    State(hall): State<SharedHall>,
    asker: Asker,
    IdPath(id): IdPath,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Json<Career>, Error> {
    let Query(Wanted { page }) = wanted.map_err(|error| Error::new(Code::Malformed, Why::text(error.body_text())))?;
    let mine = asker.known().is_some_and(|user| user.id == id);
    let Some(user) = hall.store.user_here(&id).await? else {
        return Err(Error::new(Code::NotFound, say::NoSuchPerson));
    };
    let games = hall.store.results_of(&id, mine).await?;
    let face = user.portrait();
    Ok(Json(Career::of((user.id, user.name, face), mine, &games, page)))
}
