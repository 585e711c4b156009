//! Who I am to this server.

use axum::Json;
use axum::extract::State;
use protocol::{Me, Refusal, Rename};

use super::extract::Body;
use crate::auth::Asker;
use crate::error::Error;
use crate::hall::SharedHall;
use crate::names;
use crate::store::{User, Write};

/// Who I am. The first time this makes a guest and gives the cookie.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me), (status = "4XX", body = Refusal)))]
pub async fn me(State(hall): State<SharedHall>, asker: Asker) -> Result<Json<Me>, Error> {
    let user = asker.guest(&hall.store).await?;
    Ok(Json(Me { id: user.id, name: user.name }))
}

/// Gives me another name, at every table where I use no other.
#[utoipa::path(put, path = "/api/me", tag = "people", request_body = Rename,
    responses((status = 200, body = Me), (status = "4XX", body = Refusal)))]
pub async fn rename(
    State(hall): State<SharedHall>,
    asker: Asker,
    Body(rename): Body<Rename>,
) -> Result<Json<Me>, Error> {
    let name = names::checked(&rename.name)?;
    let user = User { name, ..asker.guest(&hall.store).await? };
    hall.store.write(vec![Write::Name { user: user.id.clone(), name: user.name.clone() }]).await?;
    hall.tables.renamed(&user);
    hall.nodes.renamed(&user);
    Ok(Json(Me { id: user.id, name: user.name }))
}
