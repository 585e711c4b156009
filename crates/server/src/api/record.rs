//! Games as files: the record of a finished game, with all that is needed to deal it again, and those that are uploaded.

use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use protocol::{Code, Part, Phase, RecordJson, RecordRow, Refusal};
use words::Language;

use super::extract::{PlainText, TablePath};
use super::tables::{LATER_S, find};
use crate::auth::Asker;
use crate::error::Error;
use crate::hall::{Hall, SharedHall};
use crate::past::{self, Past};
use crate::quotas::Doing;
use crate::store::{RecordWrite, StoredRecord, Write, now_ms};
use crate::{random, say};

/// The largest `.karst` file that is taken. The longest games of the house have some thousand steps of 30 letters.
pub const MOST_BYTES: usize = 512 * 1024;

/// A game that is over, and the lines about its dice.
struct Finished {
    past: Past,
    dice: Vec<(String, String)>,
}

/// The whole game as a `.karst` file, once it is over: before that it would show hidden cards.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "records", params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = Refusal)))]
pub async fn record(State(hall): State<SharedHall>, TablePath(id): TablePath) -> Result<impl IntoResponse, Error> {
    karst(finished(&hall, &id).await?).await
}

/// The whole game as JSON, once it is over: steps, seats, who decided what, when.
#[utoipa::path(get, path = "/api/tables/{id}/record.json", tag = "records", params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = RecordJson), (status = "4XX", body = Refusal)))]
pub async fn record_json(State(hall): State<SharedHall>, TablePath(id): TablePath) -> Result<impl IntoResponse, Error> {
    json(finished(&hall, &id).await?).await
}

/// Uploads a `.karst` file. It is played through step by step; what breaks a rule is refused with its line and the rule.
#[utoipa::path(post, path = "/api/records", tag = "records",
    request_body(content = String, content_type = "text/plain", description = "The file"),
    responses((status = 201, body = RecordRow), (status = "4XX", body = Refusal)))]
pub async fn upload(
    State(hall): State<SharedHall>,
    asker: Asker,
    PlainText(text): PlainText,
) -> Result<(StatusCode, [(header::HeaderName, String); 1], Json<RecordRow>), Error> {
    // Whoever is nobody yet is not made a guest before the file is known to be good.
    let known = asker.known().map(|user| user.id.as_str());
    hall.quotas.count(Doing::Upload, known, asker.address(), &hall.config.limits)?;
    let read = past::at_work(move || past::read(&text)).await??;
    let user = asker.guest(&hall).await?;
    check_room(&hall, &user.id, read.text.len(), asker.address()).await?;
    let row = RecordRow {
        id: random::table_id(),
        game: read.game.name().to_owned(),
        setup_text: read.setup_text,
        names: read.names,
        n_steps: read.steps.len() as u64,
        uploaded_ms: now_ms(),
    };
    let stored = StoredRecord { row: row.clone(), user: user.id, text: read.text };
    hall.store.write(vec![Write::Record(RecordWrite::Upload(Box::new(stored)))]).await?;
    Ok((StatusCode::CREATED, [(header::LOCATION, format!("/api/records/{}", row.id))], Json(row)))
}

/// May somebody keep one more record of so many bytes?
async fn check_room(hall: &Hall, user: &str, bytes: usize, address: IpAddr) -> Result<(), Error> {
    let limits = &hall.config.limits;
    let (most, most_bytes) = (limits.records_per_person, limits.record_bytes_per_person);
    let (n_kept, bytes_kept) = hall.store.records_kept(user).await?;
    if n_kept >= most {
        return Err(Error::too_many(say::NoMoreRecords { most }, LATER_S));
    }
    if bytes_kept.saturating_add(bytes) > most_bytes {
        return Err(Error::too_many(say::NoMoreRecordBytes { megabytes: most_bytes / (1024 * 1024) }, LATER_S));
    }
    hall.quotas.count_bytes(Doing::Upload, bytes, address, limits)
}

/// The records I have uploaded, the latest first.
#[utoipa::path(get, path = "/api/records", tag = "records",
    responses((status = 200, body = Vec<RecordRow>), (status = "4XX", body = Refusal)))]
pub async fn uploads(State(hall): State<SharedHall>, asker: Asker) -> Result<Json<Vec<RecordRow>>, Error> {
    match asker.known() {
        Some(user) => Ok(Json(hall.store.records_of(&user.id).await?)),
        None => Ok(Json(Vec::new())),
    }
}

/// An uploaded record as a `.karst` file.
#[utoipa::path(get, path = "/api/records/{id}", tag = "records", params(("id" = String, Path, description = "The record")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = Refusal)))]
pub async fn uploaded(State(hall): State<SharedHall>, TablePath(id): TablePath) -> Result<impl IntoResponse, Error> {
    let record = find_record(&hall, &id).await?;
    Ok((as_file(&format!("{}-{id}.karst", record.row.game), "text/plain; charset=utf-8"), record.text))
}

/// An uploaded record as JSON.
#[utoipa::path(get, path = "/api/records/{id}/record.json", tag = "records", params(("id" = String, Path, description = "The record")),
    responses((status = 200, body = RecordJson), (status = "4XX", body = Refusal)))]
pub async fn uploaded_json(
    State(hall): State<SharedHall>,
    TablePath(id): TablePath,
) -> Result<impl IntoResponse, Error> {
    let (past, parts) = past::of_record(find_record(&hall, &id).await?, Language::English).await?;
    json(Finished { past, dice: parts.iter().flat_map(Part::notes).collect() }).await
}

/// Takes away a record that I have uploaded.
#[utoipa::path(delete, path = "/api/records/{id}", tag = "records", params(("id" = String, Path, description = "The record")),
    responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn remove(
    State(hall): State<SharedHall>,
    asker: Asker,
    TablePath(id): TablePath,
) -> Result<StatusCode, Error> {
    let record = find_record(&hall, &id).await?;
    if asker.known().is_none_or(|user| user.id != record.user) {
        return Err(Error::new(Code::NotHost, say::NoRecordHost));
    }
    hall.store.write(vec![Write::Record(RecordWrite::Gone { id })]).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The uploaded record with this id.
pub async fn find_record(hall: &Hall, id: &str) -> Result<StoredRecord, Error> {
    let unknown = || Error::new(Code::NotFound, say::NoRecord);
    hall.store.record(id).await?.ok_or_else(unknown)
}

async fn finished(hall: &Hall, id: &str) -> Result<Finished, Error> {
    let table = find(hall, id).await?;
    if table.phase != Phase::Finished {
        return Err(Error::new(Code::WrongPhase, say::NoRecordYet));
    }
    let dice = past::dice_notes(&hall.store, &table).await?;
    Ok(Finished { past: past::of_table(hall, &table, None, Language::English).await?, dice })
}

async fn karst(game: Finished) -> Result<impl IntoResponse, Error> {
    let file = format!("{}-{}.karst", game.past.info.game, game.past.info.id);
    let record = past::at_work(move || game.past.karst(&game.dice)).await?;
    Ok((as_file(&file, "text/plain; charset=utf-8"), record))
}

async fn json(game: Finished) -> Result<impl IntoResponse, Error> {
    let file = format!("{}-{}.json", game.past.info.game, game.past.info.id);
    let record = past::at_work(move || game.past.json(&game.dice)).await?;
    Ok((as_file(&file, "application/json"), Json(record)))
}

fn as_file(name: &str, kind: &str) -> [(header::HeaderName, String); 2] {
    [(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\""))]
}
