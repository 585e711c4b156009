//! The moderators' desk: finding people and tables, and muting and banning.

use std::collections::HashSet;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use protocol::{Code, NewMeasure, Page, PersonFile, PersonInfo, Refusal, TableInfo};
use serde::Deserialize;

use super::extract::{Body, IdPath};
use super::order::{PAGE, behind, moderator, page, read};
use crate::auth::Asker;
use crate::error::Error;
use crate::hall::{Hall, SharedHall};
use crate::order::measures::{self, Actor};
use crate::store::{MeasureKind, StoredTable, now_ms};
use crate::{order, say};

/// The longest thing anybody looks for.
const LONGEST_SEARCH: usize = 100;
/// Tables are looked for at so many people of a name.
const PEOPLE_OF_A_NAME: usize = 10;

/// What to look for, and from where on.
#[derive(Deserialize)]
pub struct Search {
    #[serde(default)]
    q: String,
    from: Option<String>,
}

/// A page of the people whose names begin like this, or the one with this id. Without anything to look for: moderators, and
/// those with a measure in force. For moderators.
#[utoipa::path(get, path = "/api/order/people", tag = "order",
    params(("q" = Option<String>, Query, description = "The beginning of a name, or an id"), ("from" = Option<String>, Query, description = "The `next` of the page before")),
    responses((status = 200, body = Page<PersonInfo>), (status = "4XX", body = Refusal)))]
pub async fn people(
    State(hall): State<SharedHall>,
    asker: Asker,
    search: Result<Query<Search>, QueryRejection>,
) -> Result<Json<Page<PersonInfo>>, Error> {
    moderator(&hall, &asker).await?;
    let (q, from) = looked_for(search)?;
    if q.is_empty() {
        let rows = hall.store.people_of_note(now_ms(), PAGE).await?;
        return Ok(Json(Page { rows, next: None }));
    }
    // A name may have dots in it, an id has none.
    let behind = match from.as_deref().map(|from| from.rsplit_once('.')) {
        None => None,
        Some(Some(place)) => Some(place),
        Some(None) => return Err(Error::new(Code::Malformed, say::NoPageThere)),
    };
    let mut rows = hall.store.people_called(&q, behind, now_ms(), PAGE + 1).await?;
    let known = if from.is_none() { hall.store.person(&q, now_ms()).await? } else { None };
    if let Some(person) = known.filter(|person| rows.iter().all(|other| other.id != person.id)) {
        rows.insert(0, person);
    }
    Ok(Json(page(rows, |person| format!("{}.{}", person.name, person.id))))
}

/// Somebody, with what is needed to judge. For moderators.
#[utoipa::path(get, path = "/api/order/people/{id}", tag = "order", params(("id" = String, Path, description = "The person")),
    responses((status = 200, body = PersonFile), (status = "4XX", body = Refusal)))]
pub async fn person(
    State(hall): State<SharedHall>,
    asker: Asker,
    IdPath(id): IdPath,
) -> Result<Json<PersonFile>, Error> {
    moderator(&hall, &asker).await?;
    Ok(Json(file(&hall, &id).await?))
}

async fn file(hall: &Hall, id: &str) -> Result<PersonFile, Error> {
    Ok(PersonFile {
        person: found(hall, id).await?,
        networks: hall.store.networks_of(id).await?,
        n_open: hall.store.n_open_reports(id).await?,
        log: hall.store.deeds_about(id, PAGE).await?,
    })
}

/// Mutes somebody, instead of whatever mute was in force. For moderators.
#[utoipa::path(put, path = "/api/order/people/{id}/mute", tag = "order", request_body = NewMeasure,
    params(("id" = String, Path, description = "The person")),
    responses((status = 200, body = PersonFile), (status = "4XX", body = Refusal)))]
pub async fn mute(
    State(hall): State<SharedHall>,
    asker: Asker,
    IdPath(id): IdPath,
    Body(new): Body<NewMeasure>,
) -> Result<Json<PersonFile>, Error> {
    lay(&hall, &asker, &id, MeasureKind::Mute, new).await
}

/// Lifts a mute. For moderators.
#[utoipa::path(delete, path = "/api/order/people/{id}/mute", tag = "order", params(("id" = String, Path, description = "The person")),
    responses((status = 200, body = PersonFile), (status = "4XX", body = Refusal)))]
pub async fn unmute(
    State(hall): State<SharedHall>,
    asker: Asker,
    IdPath(id): IdPath,
) -> Result<Json<PersonFile>, Error> {
    lift(&hall, &asker, &id, MeasureKind::Mute).await
}

/// Bans somebody, and the networks they were last seen in if that is wished. They can do nothing any more; tables of theirs
/// that gather are closed, and in games that run their seats go the way that was agreed for who is away. For moderators.
#[utoipa::path(put, path = "/api/order/people/{id}/ban", tag = "order", request_body = NewMeasure,
    params(("id" = String, Path, description = "The person")),
    responses((status = 200, body = PersonFile), (status = "4XX", body = Refusal)))]
pub async fn ban(
    State(hall): State<SharedHall>,
    asker: Asker,
    IdPath(id): IdPath,
    Body(new): Body<NewMeasure>,
) -> Result<Json<PersonFile>, Error> {
    lay(&hall, &asker, &id, MeasureKind::Ban, new).await
}

/// Lifts a ban; networks are lifted by themselves. For moderators.
#[utoipa::path(delete, path = "/api/order/people/{id}/ban", tag = "order", params(("id" = String, Path, description = "The person")),
    responses((status = 200, body = PersonFile), (status = "4XX", body = Refusal)))]
pub async fn unban(
    State(hall): State<SharedHall>,
    asker: Asker,
    IdPath(id): IdPath,
) -> Result<Json<PersonFile>, Error> {
    lift(&hall, &asker, &id, MeasureKind::Ban).await
}

async fn lay(
    hall: &SharedHall,
    asker: &Asker,
    id: &str,
    kind: MeasureKind,
    new: NewMeasure,
) -> Result<Json<PersonFile>, Error> {
    let moderator = moderator(hall, asker).await?;
    let actor = Actor::Moderator(&moderator.id);
    let measure = measures::measure(new.minutes, &new.why)?;
    measures::check_power(actor, &found(hall, id).await?)?;
    let mut writes = measures::lay(actor, id, kind, measure.clone());
    if new.network && kind == MeasureKind::Ban {
        let networks = hall.store.networks_of(id).await?;
        if networks.is_empty() {
            return Err(Error::new(Code::NotFound, say::NoNetworkKnown));
        }
        for network in networks {
            writes.extend(measures::ban_network(actor, measures::listed_network(&network)?, measure.clone()));
        }
    }
    hall.store.write(writes).await?;
    order::refresh(hall).await;
    Ok(Json(file(hall, id).await?))
}

async fn lift(hall: &SharedHall, asker: &Asker, id: &str, kind: MeasureKind) -> Result<Json<PersonFile>, Error> {
    let moderator = moderator(hall, asker).await?;
    let (actor, person) = (Actor::Moderator(&moderator.id), found(hall, id).await?);
    measures::check_power(actor, &person)?;
    let laid = match kind {
        MeasureKind::Mute => person.mute,
        MeasureKind::Ban => person.ban,
    };
    if laid.is_none() {
        return Err(Error::new(Code::NotFound, say::NoMeasure));
    }
    hall.store.write(measures::lift(actor, id, kind)).await?;
    order::refresh(hall).await;
    Ok(Json(file(hall, id).await?))
}

async fn found(hall: &Hall, id: &str) -> Result<PersonInfo, Error> {
    hall.store.person(id, now_ms()).await?.ok_or_else(|| Error::new(Code::NotFound, say::NoPerson))
}

/// The table with this id, or the latest tables of those whose names begin like this; without anything to look for a page
/// of all tables, the latest opened first, also those that are reached by their link alone. For moderators.
#[utoipa::path(get, path = "/api/order/tables", tag = "order",
    params(("q" = Option<String>, Query, description = "An id, or the beginning of a person's name"), ("from" = Option<String>, Query, description = "The `next` of the page before")),
    responses((status = 200, body = Page<TableInfo>), (status = "4XX", body = Refusal)))]
pub async fn tables(
    State(hall): State<SharedHall>,
    asker: Asker,
    search: Result<Query<Search>, QueryRejection>,
) -> Result<Json<Page<TableInfo>>, Error> {
    moderator(&hall, &asker).await?;
    let (q, from) = looked_for(search)?;
    let info = |table: &StoredTable| table.info(&hall.tables.presence(&table.id));
    if q.is_empty() {
        let found = hall.store.latest_tables(behind(from)?.as_ref(), PAGE + 1).await?;
        let rows = found.iter().map(info).collect();
        return Ok(Json(page(rows, |table: &TableInfo| format!("{}.{}", table.opened_ms, table.id))));
    }
    let found = match hall.store.table(&q).await? {
        Some(table) => vec![table],
        None => tables_of_people(&hall, &q).await?,
    };
    Ok(Json(Page { rows: found.iter().take(PAGE).map(info).collect(), next: None }))
}

/// The latest tables of the first few people of a name, and of the person with this id.
async fn tables_of_people(hall: &Hall, q: &str) -> Result<Vec<StoredTable>, Error> {
    let mut people = hall.store.people_called(q, None, now_ms(), PEOPLE_OF_A_NAME).await?;
    people.extend(hall.store.person(q, now_ms()).await?);
    let (mut tables, mut known) = (Vec::new(), HashSet::new());
    for person in people {
        let theirs = hall.store.latest_tables_of(&person.id).await?;
        tables.extend(theirs.into_iter().filter(|table| known.insert(table.id.clone())));
    }
    tables.sort_by_key(|table: &StoredTable| std::cmp::Reverse(table.opened_ms));
    Ok(tables)
}

fn looked_for(search: Result<Query<Search>, QueryRejection>) -> Result<(String, Option<String>), Error> {
    let Search { q, from } = read(search)?;
    // PostgreSQL has no place for the character zero in a text.
    let q = q.trim().chars().filter(|letter| *letter != '\0').take(LONGEST_SEARCH).collect();
    Ok((q, from.filter(|from| !from.is_empty())))
}
