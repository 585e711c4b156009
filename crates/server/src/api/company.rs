//! Who may look on, and playing once more.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use protocol::{Code, Phase, Refusal, Rematch, Sit, TableInfo, Watching};

use super::extract::{Body, TablePath};
use super::tables::find;
use crate::auth::Asker;
use crate::error::Error;
use crate::hall::SharedHall;
use crate::quotas::Doing;
use crate::table::Mail;

/// Lets others look on while the game is played, or shows them out. For the host.
#[utoipa::path(put, path = "/api/tables/{id}/watching", tag = "tables", request_body = Watching,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Refusal)))]
pub async fn watching(
    State(hall): State<SharedHall>,
    asker: Asker,
    TablePath(id): TablePath,
    Body(Watching { open }): Body<Watching>,
) -> Result<Json<TableInfo>, Error> {
    let user = asker.known().cloned();
    let letter = |answer| Mail::Watching { user: user.clone(), open, answer };
    Ok(Json(hall.tables.ask(&id, letter).await?))
}

/// Once more, everybody one chair on: opens the next table, or takes my chairs at the one that somebody has opened.
/// For those who played, when the game is over.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", request_body = Rematch,
    params(("id" = String, Path, description = "The table that was played")),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Refusal)))]
pub async fn rematch(
    State(hall): State<SharedHall>,
    asker: Asker,
    TablePath(id): TablePath,
    Body(rematch): Body<Rematch>,
) -> Result<Json<TableInfo>, Error> {
    let user = asker.known().cloned();
    hall.quotas.count(Doing::Open, asker.known().map(|user| user.id.as_str()), asker.address(), &hall.config.limits)?;
    let letter = |answer| Mail::Rematch { user: user.clone(), rematch: rematch.clone(), answer };
    let next = hall.tables.ask(&id, letter).await?;
    let mut table = find(&hall, &next.table).await?;
    if next.is_new && table.phase == Phase::Running {
        hall.tables.wake(&next.table).await;
    }
    if let (false, Phase::Gathering, Some(user)) = (next.is_new, table.phase, user) {
        let apart = Arc::new(hall.store.apart_from(&user.id).await?);
        for (seat, name) in next.seats {
            let sit = Sit { name, entropy: rematch.entropy.clone() };
            let letter =
                |answer| Mail::Sit { user: user.clone(), seat, sit: sit.clone(), apart: Arc::clone(&apart), answer };
            match hall.tables.ask(&next.table, letter).await {
                Err(refusal) if refusal.code == Code::Blocked => return Err(refusal),
                // A chair that is taken, by me the last time I asked or by another, is as it should be.
                Ok(_) | Err(_) => {}
            }
        }
        table = find(&hall, &next.table).await?;
    }
    Ok(Json(table.info(&hall.tables.presence(&next.table))))
}
