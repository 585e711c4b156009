//! Looking back at games, going on from one of their moments, and what their dice did.

use ::table::past::GoingOn;
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{StatusCode, header};
use catalog::Why;
use kernel::Seat;
use protocol::{Code, DiceReport, Eyes, GoOn, Moments, NewSeat, Part, Phase, Refusal, Replay, Scene, TableInfo};
use serde::Deserialize;

use super::extract::{Body, TablePath};
use super::record::find_record;
use super::tables::{check_names, check_opening, find};
use crate::auth::Asker;
use crate::error::Error;
use crate::hall::SharedHall;
use crate::language::Reads;
use crate::past::{self, Past};
use crate::quotas::Doing;
use crate::store::{RecordWrite, StoredTable, User, Write};
use crate::{say, table};

/// Through whose eyes, and which moments.
#[derive(Deserialize)]
pub struct Look {
    /// A seat's letter, `public` or `all`; without it, those who see most of what the asker may see.
    seat: Option<String>,
    /// The first moment.
    #[serde(default)]
    from: u64,
    /// The last moment.
    #[serde(default = "the_end")]
    to: u64,
}

fn the_end() -> u64 {
    u64::MAX
}

type Looking = Result<Query<Look>, QueryRejection>;

/// What happened at a table, step by step, through the eyes of a seat. While the game runs: my own seats or `public`; when
/// it is over any seat, `public` or `all`. What was taken back is left out.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "records",
    params(("id" = String, Path, description = "The table"), ("seat" = Option<String>, Query, description = "A to F, `public` or `all`")),
    responses((status = 200, body = Replay), (status = "4XX", body = Refusal)))]
pub async fn replay(
    State(hall): State<SharedHall>,
    asker: Asker,
    Reads(language): Reads,
    TablePath(id): TablePath,
    look: Looking,
) -> Result<Json<Replay>, Error> {
    let past = past::of_table(&hall, &find(&hall, &id).await?, asker.known(), language).await?;
    story(past, look).await
}

/// The positions of a game between two moments, at most 64 at a time. Who may look through whose eyes is as for `replay`.
#[utoipa::path(get, path = "/api/tables/{id}/moments", tag = "records",
    params(("id" = String, Path, description = "The table"), ("seat" = Option<String>, Query, description = "A to F, `public` or `all`"),
        ("from" = Option<u64>, Query, description = "The first moment"), ("to" = Option<u64>, Query, description = "The last moment")),
    responses((status = 200, body = Moments), (status = "4XX", body = Refusal)))]
pub async fn moments(
    State(hall): State<SharedHall>,
    asker: Asker,
    Reads(language): Reads,
    TablePath(id): TablePath,
    look: Looking,
) -> Result<Json<Moments>, Error> {
    let past = past::of_table(&hall, &find(&hall, &id).await?, asker.known(), language).await?;
    positions(past, look).await
}

/// A moment of a game in words: named places, exits, who and what is there. Who may look through whose eyes is as for
/// `replay`.
#[utoipa::path(get, path = "/api/tables/{id}/scene", tag = "records",
    params(("id" = String, Path, description = "The table"), ("seat" = Option<String>, Query, description = "A to F, `public` or `all`"),
        ("from" = Option<u64>, Query, description = "The moment; without it, the first")),
    responses((status = 200, body = Scene), (status = "4XX", body = Refusal)))]
pub async fn scene(
    State(hall): State<SharedHall>,
    asker: Asker,
    Reads(language): Reads,
    TablePath(id): TablePath,
    look: Looking,
) -> Result<Json<Scene>, Error> {
    let past = past::of_table(&hall, &find(&hall, &id).await?, asker.known(), language).await?;
    in_words(past, look).await
}

/// What the dice and decks of a game did, against what was to be expected. While it runs: what those eyes could count
/// themselves, mine or those of a spectator; when it is over, everything.
#[utoipa::path(get, path = "/api/tables/{id}/dice", tag = "records",
    params(("id" = String, Path, description = "The table"), ("seat" = Option<String>, Query, description = "A to F, `public` or `all`")),
    responses((status = 200, body = DiceReport), (status = "4XX", body = Refusal)))]
pub async fn dice(
    State(hall): State<SharedHall>,
    asker: Asker,
    Reads(language): Reads,
    TablePath(id): TablePath,
    look: Looking,
) -> Result<Json<DiceReport>, Error> {
    let Query(look) = look.map_err(|error| Error::new(Code::Malformed, Why::text(error.body_text())))?;
    let past = past::of_table(&hall, &find(&hall, &id).await?, asker.known(), language).await?;
    let eyes = past.eyes(look.seat.as_deref())?;
    Ok(Json(past::at_work(move || past::dice_report(&past, eyes)).await?))
}

/// Opens a new table whose game goes on from a moment of another, for me and bots. Its record says what was copied. From a
/// finished game anybody may go on in any seat; from a running one only who plays it alone, and in the same seats.
#[utoipa::path(post, path = "/api/tables/{id}/continue", tag = "records", request_body = GoOn,
    params(("id" = String, Path, description = "The table")),
    responses((status = 201, body = TableInfo), (status = "4XX", body = Refusal)))]
pub async fn go_on(
    State(hall): State<SharedHall>,
    asker: Asker,
    Reads(language): Reads,
    TablePath(id): TablePath,
    Body(wish): Body<GoOn>,
) -> Result<(StatusCode, [(header::HeaderName, String); 1], Json<TableInfo>), Error> {
    let table = find(&hall, &id).await?;
    let parts = if table.phase == Phase::Finished {
        Part::of_notes(&past::dice_notes(&hall.store, &table).await?)
    } else {
        check_alone(&table, asker.known(), &wish)?;
        // What decides the dice of a running game stays secret; only the games it came through are told.
        Part::of_notes(&hall.store.fork(&table.id).await?)
    };
    let past = past::of_table(&hall, &table, asker.known(), language).await?;
    open(hall, asker, past, parts, wish).await
}

/// What happened in an uploaded record. Anybody who has its address may look through anybody's eyes.
#[utoipa::path(get, path = "/api/records/{id}/replay", tag = "records",
    params(("id" = String, Path, description = "The record"), ("seat" = Option<String>, Query, description = "A to F, `public` or `all`")),
    responses((status = 200, body = Replay), (status = "4XX", body = Refusal)))]
pub async fn record_replay(
    State(hall): State<SharedHall>,
    Reads(language): Reads,
    TablePath(id): TablePath,
    look: Looking,
) -> Result<Json<Replay>, Error> {
    story(past::of_record(find_record(&hall, &id).await?, language).await?.0, look).await
}

/// The positions of an uploaded record between two moments, at most 64 at a time.
#[utoipa::path(get, path = "/api/records/{id}/moments", tag = "records",
    params(("id" = String, Path, description = "The record"), ("seat" = Option<String>, Query, description = "A to F, `public` or `all`"),
        ("from" = Option<u64>, Query, description = "The first moment"), ("to" = Option<u64>, Query, description = "The last moment")),
    responses((status = 200, body = Moments), (status = "4XX", body = Refusal)))]
pub async fn record_moments(
    State(hall): State<SharedHall>,
    Reads(language): Reads,
    TablePath(id): TablePath,
    look: Looking,
) -> Result<Json<Moments>, Error> {
    positions(past::of_record(find_record(&hall, &id).await?, language).await?.0, look).await
}

/// A moment of an uploaded record in words.
#[utoipa::path(get, path = "/api/records/{id}/scene", tag = "records",
    params(("id" = String, Path, description = "The record"), ("seat" = Option<String>, Query, description = "A to F, `public` or `all`"),
        ("from" = Option<u64>, Query, description = "The moment; without it, the first")),
    responses((status = 200, body = Scene), (status = "4XX", body = Refusal)))]
pub async fn record_scene(
    State(hall): State<SharedHall>,
    Reads(language): Reads,
    TablePath(id): TablePath,
    look: Looking,
) -> Result<Json<Scene>, Error> {
    in_words(past::of_record(find_record(&hall, &id).await?, language).await?.0, look).await
}

/// What the dice and decks of an uploaded record did, against what was to be expected.
#[utoipa::path(get, path = "/api/records/{id}/dice", tag = "records", params(("id" = String, Path, description = "The record")),
    responses((status = 200, body = DiceReport), (status = "4XX", body = Refusal)))]
pub async fn record_dice(
    State(hall): State<SharedHall>,
    Reads(language): Reads,
    TablePath(id): TablePath,
) -> Result<Json<DiceReport>, Error> {
    let (past, _) = past::of_record(find_record(&hall, &id).await?, language).await?;
    Ok(Json(past::at_work(move || past::dice_report(&past, Eyes::All)).await?))
}

/// Opens a new table whose game goes on from a moment of an uploaded record, for me and bots.
#[utoipa::path(post, path = "/api/records/{id}/continue", tag = "records", request_body = GoOn,
    params(("id" = String, Path, description = "The record")),
    responses((status = 201, body = TableInfo), (status = "4XX", body = Refusal)))]
pub async fn record_go_on(
    State(hall): State<SharedHall>,
    asker: Asker,
    Reads(language): Reads,
    TablePath(id): TablePath,
    Body(wish): Body<GoOn>,
) -> Result<(StatusCode, [(header::HeaderName, String); 1], Json<TableInfo>), Error> {
    let (past, parts) = past::of_record(find_record(&hall, &id).await?, language).await?;
    open(hall, asker, past, parts, wish).await
}

/// A copy of a running game must show nobody what is hidden from them: whoever makes one is the only person in it, and sits
/// in the same chairs.
fn check_alone(table: &StoredTable, user: Option<&User>, wish: &GoOn) -> Result<(), Error> {
    let mine = user.map(|user| table.seats_of(user)).unwrap_or_default();
    let alone = !mine.is_empty() && table.people().iter().all(|seat| mine.contains(&seat));
    if !alone {
        return Err(Error::new(Code::WrongPhase, say::NoCopyWhilePlayed));
    }
    let in_place = |(seat, who): (Seat, &NewSeat)| matches!(who, NewSeat::Me { .. }) == mine.contains(&seat);
    if !Seat::first(table.seats.len()).zip(&wish.seats).all(in_place) {
        return Err(Error::new(Code::NotYourSeat, say::NoCopyOfOthers));
    }
    Ok(())
}

async fn story(past: Past, look: Looking) -> Result<Json<Replay>, Error> {
    let Query(look) = look.map_err(|error| Error::new(Code::Malformed, Why::text(error.body_text())))?;
    let eyes = past.eyes(look.seat.as_deref())?;
    Ok(Json(past::at_work(move || past.replay(eyes)).await?))
}

async fn in_words(past: Past, look: Looking) -> Result<Json<Scene>, Error> {
    let Query(look) = look.map_err(|error| Error::new(Code::Malformed, Why::text(error.body_text())))?;
    let eyes = past.eyes(look.seat.as_deref())?;
    past.check_moments(look.from, look.to)?;
    Ok(Json(past::at_work(move || past.scene(eyes, look.from)).await?))
}

async fn positions(past: Past, look: Looking) -> Result<Json<Moments>, Error> {
    let Query(look) = look.map_err(|error| Error::new(Code::Malformed, Why::text(error.body_text())))?;
    let eyes = past.eyes(look.seat.as_deref())?;
    past.check_moments(look.from, look.to)?;
    Ok(Json(past::at_work(move || past.moments(eyes, look.from, look.to)).await?))
}

async fn open(
    hall: SharedHall,
    asker: Asker,
    past: Past,
    parts: Vec<Part>,
    wish: GoOn,
) -> Result<(StatusCode, [(header::HeaderName, String); 1], Json<TableInfo>), Error> {
    let step = wish.step;
    let GoingOn { new, steps, notes } = past.going_on(wish, parts)?;
    let host: User = asker.guest(&hall).await?;
    check_names(&hall, &new.seats, &host).await?;
    check_opening(&hall, &host, asker.address()).await?;
    let bytes = steps.iter().map(String::len).sum();
    hall.quotas.count_bytes(Doing::Open, bytes, asker.address(), &hall.config.limits)?;
    let (secret, up_ms) = (hall.secrets.draw(), hall.uptime.now_ms());
    let (table, mut writes) = past::at_work(move || table::go_on(new, &host, steps, secret, up_ms)).await??;
    writes.push(Write::Record(RecordWrite::Fork { table: table.id.clone(), notes }));
    hall.store.lay(writes).await?;
    tracing::info!(game = %table.game, step, "a game goes on from a moment of another");
    hall.tables.wake(&table.id).await;
    let info = table.info(&hall.tables.presence(&table.id));
    Ok((StatusCode::CREATED, [(header::LOCATION, format!("/api/tables/{}", table.id))], Json(info)))
}
