//! What anybody may do for order: report, and keep apart from somebody.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{BlockedPerson, Code, NewReport, Refusal};

use super::extract::{Body, IdPath};
use crate::auth::Asker;
use crate::error::Error;
use crate::hall::SharedHall;
use crate::proxies::Client;
use crate::store::{OrderWrite, User, Write, now_ms};
use crate::table::Mail;
use crate::{order, say};

/// So many people can be blocked by one.
const MOST_BLOCKS: usize = 500;

/// Reports a person at a table, or something they said there; a moderator reads it. The same twice is one report.
#[utoipa::path(post, path = "/api/reports", tag = "people", request_body = NewReport,
    responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn report(
    State(hall): State<SharedHall>,
    Client(address): Client,
    asker: Asker,
    Body(new): Body<NewReport>,
) -> Result<StatusCode, Error> {
    order::report(&hall, address, known(&asker)?, new).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Those whom I have blocked, the latest first.
#[utoipa::path(get, path = "/api/blocks", tag = "people",
    responses((status = 200, body = Vec<BlockedPerson>), (status = "4XX", body = Refusal)))]
pub async fn blocks(State(hall): State<SharedHall>, asker: Asker) -> Result<Json<Vec<BlockedPerson>>, Error> {
    Ok(Json(match asker.known() {
        Some(user) => hall.store.blocks_of(&user.id).await?,
        None => Vec::new(),
    }))
}

/// Blocks somebody: we do not sit at a table together and do not read each other's chat. At tables of mine that gather
/// they lose their chairs; a game that runs goes on.
#[utoipa::path(put, path = "/api/blocks/{id}", tag = "people", params(("id" = String, Path, description = "The person")),
    responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn block(State(hall): State<SharedHall>, asker: Asker, IdPath(id): IdPath) -> Result<StatusCode, Error> {
    let me = known(&asker)?;
    if id == me.id {
        return Err(Error::new(Code::Malformed, say::NoSelf));
    }
    if hall.store.person(&id, now_ms()).await?.is_none() {
        return Err(Error::new(Code::NotFound, say::NoPerson));
    }
    let mine = hall.store.blocks_of(&me.id).await?;
    if mine.len() >= MOST_BLOCKS && mine.iter().all(|blocked| blocked.id != id) {
        return Err(Error::new(Code::TooMany, say::NoMoreBlocks { most: MOST_BLOCKS }));
    }
    let write = OrderWrite::Block { user: me.id.clone(), blocked: id.clone(), at_ms: now_ms() };
    hall.store.write(vec![Write::Order(write)]).await?;
    for (table, seat) in hall.store.chairs_at(&me.id, &id).await? {
        // One that has just begun goes on.
        let _ = hall.tables.ask(&table, |answer| Mail::Remove { user: Some(me.clone()), seat, answer }).await;
    }
    hall.blocks_changed(vec![me.id.clone(), id]);
    Ok(StatusCode::NO_CONTENT)
}

/// Unblocks somebody.
#[utoipa::path(delete, path = "/api/blocks/{id}", tag = "people", params(("id" = String, Path, description = "The person")),
    responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn unblock(State(hall): State<SharedHall>, asker: Asker, IdPath(id): IdPath) -> Result<StatusCode, Error> {
    let me = known(&asker)?;
    let write = OrderWrite::Unblock { user: me.id.clone(), blocked: id.clone() };
    hall.store.write(vec![Write::Order(write)]).await?;
    hall.blocks_changed(vec![me.id.clone(), id]);
    Ok(StatusCode::NO_CONTENT)
}

fn known(asker: &Asker) -> Result<&User, Error> {
    asker.known().ok_or_else(|| Error::new(Code::SignedOut, say::NoLongerSignedIn))
}
