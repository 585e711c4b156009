//! Tables: the lists, one of them, opening and closing one.

use std::net::IpAddr;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{StatusCode, header};
use catalog::Why;
use kernel::Seat;
use protocol::{Code, NewSeat, NewTable, Phase, Refusal, TableInfo, TableList, TableRow};
use serde::Deserialize;

use super::extract::{Body, TablePath};
use crate::auth::Asker;
use crate::error::Error;
use crate::hall::{Hall, SharedHall};
use crate::quotas::{self, Doing};
use crate::say;
use crate::store::{Apart, StoredTable, User};
use crate::table::{self, Mail};

/// When somebody who has too much may try again: not before they have done something about it.
pub const LATER_S: u32 = 60;

/// What to look for.
#[derive(Deserialize)]
pub struct Search {
    /// In the names of games and players.
    #[serde(default)]
    q: String,
}

/// My tables, those that wait for me first, then public ones with a free seat, then public ones to look on.
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    params(("q" = Option<String>, Query, description = "Only tables whose game, setup or players have this in their names")),
    responses((status = 200, body = TableList), (status = "4XX", body = Refusal)))]
pub async fn list(
    State(hall): State<SharedHall>,
    asker: Asker,
    search: Result<Query<Search>, QueryRejection>,
) -> Result<Json<TableList>, Error> {
    let Query(Search { q }) = search.map_err(|error| Error::new(Code::Malformed, Why::text(error.body_text())))?;
    let user = asker.known();
    let rows = |tables: &[StoredTable]| tables.iter().map(|table| row(&hall, table, user)).collect::<Vec<_>>();
    let seated = match user {
        Some(user) => hall.store.tables_of(&user.id, &q).await?,
        None => Vec::new(),
    };
    let mut mine = rows(&seated);
    for (row, table) in mine.iter_mut().zip(&seated).filter(|(row, _)| row.my_turn) {
        // Where nothing can be done any more nobody is waited for.
        row.my_turn = !hall.tables.stands_still(table).await;
    }
    // Tables of those with whom I do not play are not for me.
    let apart = match user {
        Some(user) => hall.store.apart_from(&user.id).await?,
        None => Apart::default(),
    };
    let public = async |phase| -> Result<Vec<TableRow>, Error> {
        let mut tables = hall.store.public_tables(phase, &q).await?;
        tables.retain(|table| !apart.has(&table.host));
        Ok(rows(&tables))
    };
    // The sort is stable: within each half the latest stays first.
    mine.sort_by_key(|row| !row.my_turn);
    Ok(Json(TableList { mine, open: public(Phase::Gathering).await?, running: public(Phase::Running).await? }))
}

fn row(hall: &Hall, table: &StoredTable, user: Option<&User>) -> TableRow {
    table::row(table, &hall.tables.presence(&table.id), user, hall.uptime.now_ms())
}

/// Opens a table. When every seat is filled the game begins at once.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = TableInfo), (status = "4XX", body = Refusal)))]
pub async fn open(
    State(hall): State<SharedHall>,
    asker: Asker,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, [(header::HeaderName, String); 1], Json<TableInfo>), Error> {
    let host = asker.guest(&hall).await?;
    check_names(&hall, &new.seats, &host).await?;
    check_opening(&hall, &host, asker.address()).await?;
    let (table, writes) = table::open(new, &host, hall.secrets.draw(), hall.uptime.now_ms())?;
    hall.store.write(writes).await?;
    tracing::info!(game = %table.game, setup = table.setup_text, phase = ?table.phase, "a table is opened");
    if table.phase == Phase::Running {
        hall.tables.wake(&table.id).await;
    }
    let info = table.info(&hall.tables.presence(&table.id));
    Ok((StatusCode::CREATED, [(header::LOCATION, format!("/api/tables/{}", table.id))], Json(info)))
}

/// The names of my chairs are nobody else's.
pub async fn check_names(hall: &Hall, seats: &[NewSeat], host: &User) -> Result<(), Error> {
    for seat in seats.iter().take(Seat::MAX) {
        if let NewSeat::Me { name: Some(name), .. } = seat {
            hall.check_free(name, &host.id).await?;
        }
    }
    Ok(())
}

/// May somebody open one more table? Not too many in a short time, and not too many whose games are not over.
pub async fn check_opening(hall: &Hall, host: &User, address: IpAddr) -> Result<(), Error> {
    let limits = &hall.config.limits;
    hall.quotas.count(Doing::Open, Some(&host.id), address, limits)?;
    let most = limits.hosted_per_person.saturating_mul(quotas::times(address, limits));
    if hall.store.n_unfinished(&host.id, most).await? >= most {
        return Err(Error::too_many(say::NoMoreHosting { most }, LATER_S));
    }
    Ok(())
}

/// One table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Refusal)))]
pub async fn table(State(hall): State<SharedHall>, TablePath(id): TablePath) -> Result<Json<TableInfo>, Error> {
    let table = find(&hall, &id).await?;
    Ok(Json(table.info(&hall.tables.presence(&id))))
}

pub async fn find(hall: &Hall, id: &str) -> Result<StoredTable, Error> {
    let unknown = || Error::new(Code::UnknownTable, say::NoTable);
    hall.store.table(id).await?.ok_or_else(unknown)
}

/// Takes away a table whose game has not begun. For the host.
#[utoipa::path(delete, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path, description = "The table")),
    responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn close(
    State(hall): State<SharedHall>,
    asker: Asker,
    TablePath(id): TablePath,
) -> Result<StatusCode, Error> {
    let user = asker.known().cloned();
    hall.tables.ask(&id, |answer| Mail::Close { user: user.clone(), answer }).await?;
    Ok(StatusCode::NO_CONTENT)
}
