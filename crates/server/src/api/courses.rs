//! Looking back at a finished game: the final table, everybody's points over time, what turned it.

use axum::Json;
use axum::extract::State;
use protocol::{Code, Course, Phase, Refusal};

use super::extract::TablePath;
use super::record::find_record;
use super::tables::find;
use crate::auth::Asker;
use crate::error::Error;
use crate::hall::SharedHall;
use crate::language::Reads;
use crate::past;
use crate::say;

/// How a finished game went: places, points by part, every tie-break in words, everybody's points at each turn, what
/// turned the game; for one who played alone, how it compares to earlier games of the same kind.
#[utoipa::path(get, path = "/api/tables/{id}/course", tag = "records", params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Course), (status = "4XX", body = Refusal)))]
pub async fn course(
    State(hall): State<SharedHall>,
    asker: Asker,
    Reads(language): Reads,
    TablePath(id): TablePath,
) -> Result<Json<Course>, Error> {
    let table = find(&hall, &id).await?;
    if table.phase != Phase::Finished {
        return Err(Error::new(Code::WrongPhase, say::NoCourseYet));
    }
    let past = past::of_table(&hall, &table, asker.known(), language).await?;
    let (past, earlier) = match asker.known() {
        Some(user) => past::earlier(&hall.store, past, &table, user).await?,
        None => (past, None),
    };
    Ok(Json(past::at_work(move || past.course(earlier)).await??))
}

/// How the game of an uploaded record went, when it was played to its end.
#[utoipa::path(get, path = "/api/records/{id}/course", tag = "records", params(("id" = String, Path, description = "The record")),
    responses((status = 200, body = Course), (status = "4XX", body = Refusal)))]
pub async fn record_course(
    State(hall): State<SharedHall>,
    Reads(language): Reads,
    TablePath(id): TablePath,
) -> Result<Json<Course>, Error> {
    let (past, _) = past::of_record(find_record(&hall, &id).await?, language).await?;
    Ok(Json(past::at_work(move || past.course(None)).await??))
}
