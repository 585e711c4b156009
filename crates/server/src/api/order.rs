//! The moderators' desk: reports, networks and the log. People and tables are in `order_people.rs`.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use catalog::Why;
use protocol::{Code, Deed, NetworkBan, NewNetworkBan, Page, Refusal, ReportInfo, Role, Said, Settle};
use serde::Deserialize;

use super::account::signed_in;
use super::extract::{Body, IdPath};
use crate::auth::Asker;
use crate::error::Error;
use crate::hall::{Hall, SharedHall};
use crate::order::measures::{self, Actor};
use crate::store::{Behind, ReportState, StoreError, User, now_ms};
use crate::{order, say};

/// So many rows are on a page.
pub const PAGE: usize = 50;

/// Which reports, and from where on.
#[derive(Deserialize)]
pub struct Which {
    #[serde(default)]
    settled: bool,
    from: Option<String>,
}

/// From where on.
#[derive(Deserialize)]
pub struct From {
    from: Option<String>,
}

/// The network in a query.
#[derive(Deserialize)]
pub struct InNetwork {
    network: String,
}

/// The moderator who asks.
pub async fn moderator(hall: &Hall, asker: &Asker) -> Result<User, Error> {
    let no = || Error::new(Code::NotModerator, say::NoModerator);
    // A guest has no role either; that an account is needed is no news for them.
    let account = signed_in(hall, asker).await.map_err(|_| no())?;
    if account.role == Some(Role::Moderator) { Ok(account.user) } else { Err(no()) }
}

/// A page of the open reports, the oldest first, or of the settled ones, the latest first. For moderators.
#[utoipa::path(get, path = "/api/order/reports", tag = "order",
    params(("settled" = Option<bool>, Query, description = "The settled ones"), ("from" = Option<String>, Query, description = "The `next` of the page before")),
    responses((status = 200, body = Page<ReportInfo>), (status = "4XX", body = Refusal)))]
pub async fn reports(
    State(hall): State<SharedHall>,
    asker: Asker,
    which: Result<Query<Which>, QueryRejection>,
) -> Result<Json<Page<ReportInfo>>, Error> {
    moderator(&hall, &asker).await?;
    let Which { settled, from } = read(which)?;
    let state = if settled { ReportState::Settled } else { ReportState::Open };
    let rows = hall.store.reports(state, behind(from)?.as_ref(), PAGE + 1).await?;
    let time = |report: &ReportInfo| report.settled.as_ref().map_or(report.at_ms, |settled| settled.at_ms);
    Ok(Json(page(rows, |report| format!("{}.{}", time(report), report.id))))
}

/// What was said at the table around what is reported, or the latest that the reported person said there. For moderators.
#[utoipa::path(get, path = "/api/order/reports/{id}/context", tag = "order", params(("id" = String, Path, description = "The report")),
    responses((status = 200, body = Vec<Said>), (status = "4XX", body = Refusal)))]
pub async fn context(
    State(hall): State<SharedHall>,
    asker: Asker,
    IdPath(id): IdPath,
) -> Result<Json<Vec<Said>>, Error> {
    moderator(&hall, &asker).await?;
    let report = found(&hall, &id).await?;
    Ok(Json(match &report.line {
        Some(line) => hall.store.said_around(&report.table, line.room, line.at_ms).await?,
        None => hall.store.said_there_by(&report.table, &report.about.id).await?,
    }))
}

/// Settles a report. For moderators.
#[utoipa::path(post, path = "/api/order/reports/{id}/settle", tag = "order", request_body = Settle,
    params(("id" = String, Path, description = "The report")),
    responses((status = 200, body = ReportInfo), (status = "4XX", body = Refusal)))]
pub async fn settle(
    State(hall): State<SharedHall>,
    asker: Asker,
    IdPath(id): IdPath,
    Body(Settle { how }): Body<Settle>,
) -> Result<Json<ReportInfo>, Error> {
    let moderator = moderator(&hall, &asker).await?;
    let report = found(&hall, &id).await?;
    let writes = measures::settle(Actor::Moderator(&moderator.id), &id, &report.about.id, how);
    hall.store.write(writes).await.map_err(|error| match error {
        StoreError::Conflict => Error::new(Code::WrongPhase, say::NoOpenReport),
        StoreError::Refused(_) | StoreError::Lost(_) => error.into(),
    })?;
    Ok(Json(found(&hall, &id).await?))
}

async fn found(hall: &Hall, id: &str) -> Result<ReportInfo, Error> {
    hall.store.report(id).await?.ok_or_else(|| Error::new(Code::NotFound, say::NoReport))
}

/// The networks that are banned. For moderators.
#[utoipa::path(get, path = "/api/order/networks", tag = "order",
    responses((status = 200, body = Vec<NetworkBan>), (status = "4XX", body = Refusal)))]
pub async fn networks(State(hall): State<SharedHall>, asker: Asker) -> Result<Json<Vec<NetworkBan>>, Error> {
    moderator(&hall, &asker).await?;
    let bans = hall.store.network_bans(now_ms()).await?;
    Ok(Json(bans.into_iter().map(|(network, measure)| NetworkBan { network, measure }).collect()))
}

/// Bans a network; an address stands for its household. For moderators.
#[utoipa::path(post, path = "/api/order/networks", tag = "order", request_body = NewNetworkBan,
    responses((status = 201, body = NetworkBan), (status = "4XX", body = Refusal)))]
pub async fn ban_network(
    State(hall): State<SharedHall>,
    asker: Asker,
    Body(new): Body<NewNetworkBan>,
) -> Result<(StatusCode, Json<NetworkBan>), Error> {
    let moderator = moderator(&hall, &asker).await?;
    let actor = Actor::Moderator(&moderator.id);
    let (network, measure) = (measures::network(actor, &new.network)?, measures::measure(new.minutes, &new.why)?);
    hall.store.write(measures::ban_network(actor, network, measure.clone())).await?;
    order::refresh(&hall).await;
    Ok((StatusCode::CREATED, Json(NetworkBan { network: network.to_string(), measure })))
}

/// Lifts the ban of a network. For moderators.
#[utoipa::path(delete, path = "/api/order/networks", tag = "order",
    params(("network" = String, Query, description = "As it is listed: `203.0.113.0/24`")),
    responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn unban_network(
    State(hall): State<SharedHall>,
    asker: Asker,
    query: Result<Query<InNetwork>, QueryRejection>,
) -> Result<StatusCode, Error> {
    let moderator = moderator(&hall, &asker).await?;
    let actor = Actor::Moderator(&moderator.id);
    let network = measures::listed_network(&read(query)?.network)?;
    let known = hall.store.network_bans(now_ms()).await?;
    if !known.iter().any(|(listed, _)| *listed == network.to_string()) {
        return Err(Error::new(Code::NotFound, say::NoMeasure));
    }
    hall.store.write(measures::unban_network(actor, network)).await?;
    order::refresh(&hall).await;
    Ok(StatusCode::NO_CONTENT)
}

/// A page of the log of who did what, the latest first. For moderators.
#[utoipa::path(get, path = "/api/order/log", tag = "order",
    params(("from" = Option<String>, Query, description = "The `next` of the page before")),
    responses((status = 200, body = Page<Deed>), (status = "4XX", body = Refusal)))]
pub async fn log(
    State(hall): State<SharedHall>,
    asker: Asker,
    from: Result<Query<From>, QueryRejection>,
) -> Result<Json<Page<Deed>>, Error> {
    moderator(&hall, &asker).await?;
    let rows = hall.store.deeds(behind(read(from)?.from)?.as_ref(), PAGE + 1).await?;
    Ok(Json(page(rows, |deed| format!("{}.{}", deed.at_ms, deed.id))))
}

/// What a query says.
pub fn read<T>(query: Result<Query<T>, QueryRejection>) -> Result<T, Error> {
    let Query(read) = query.map_err(|error| Error::new(Code::Malformed, Why::text(error.body_text())))?;
    Ok(read)
}

/// Where a page begins: a time, a dot, an id.
pub fn behind(from: Option<String>) -> Result<Option<Behind>, Error> {
    let Some(from) = from.filter(|from| !from.is_empty()) else { return Ok(None) };
    let parts = from.split_once('.').and_then(|(at_ms, id)| Some((at_ms.parse().ok()?, id)));
    let bad = || Error::new(Code::Malformed, say::NoPageThere);
    let (at_ms, id) = parts.filter(|(_, id)| !id.contains('\0')).ok_or_else(bad)?;
    Ok(Some(Behind { at_ms, id: id.to_owned() }))
}

/// A page of rows of which one more was read, to see whether there is more.
pub fn page<T>(mut rows: Vec<T>, place: impl Fn(&T) -> String) -> Page<T> {
    let is_last = rows.len() <= PAGE;
    rows.truncate(PAGE);
    let next = rows.last().filter(|_| !is_last).map(place);
    Page { rows, next }
}
