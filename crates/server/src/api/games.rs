//! The games on the shelf, their rules, and what may be agreed before one of them.

use axum::Json;
use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::GameId;
use protocol::{GameCard, Refusal, RuleText, SetupAsked, SetupForm};
use table::shelf;

use super::extract::Body;
use crate::error::Error;
use crate::language::Reads;
use crate::random;

/// All games.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameCard>)))]
pub async fn games(Reads(language): Reads) -> Json<Vec<GameCard>> {
    Json(shelf::cards(language))
}

/// What may be agreed before a game: the form of a setup that can be played, after a choice where one is made.
#[utoipa::path(post, path = "/api/games/{game}/setup", tag = "games", request_body = SetupAsked,
    params(("game" = String, Path, description = "`cave-troll`")),
    responses((status = 200, body = SetupForm), (status = "4XX", body = Refusal)))]
pub async fn setup(
    game: Result<Path<String>, PathRejection>,
    Reads(language): Reads,
    Body(asked): Body<SetupAsked>,
) -> Result<Json<SetupForm>, Error> {
    Ok(Json(shelf::form(named(game)?, asked, random::number(), language)?))
}

/// The game in an address.
fn named(game: Result<Path<String>, PathRejection>) -> Result<GameId, Error> {
    Ok(shelf::named(&game.map(|Path(name)| name).unwrap_or_default())?)
}

/// The rules and rulings of a game, in the order of its ledger. They change with the program only.
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "games", params(("game" = String, Path, description = "`cave-troll`")),
    responses((status = 200, body = Vec<RuleText>), (status = 304), (status = "4XX", body = Refusal)))]
pub async fn rules(
    game: Result<Path<String>, PathRejection>,
    Reads(language): Reads,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let game = named(game)?;
    let rules = shelf::rules(game, language);
    let body = serde_json::to_vec(&rules).expect("rules are plain data");
    let etag = format!("\"{}\"", blake3::hash(&body).to_hex());
    let kept = [(header::ETAG, etag.clone()), (header::CACHE_CONTROL, "public, max-age=3600".to_owned())];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == etag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, kept).into_response());
    }
    Ok((kept, [(header::CONTENT_TYPE, "application/json")], body).into_response())
}
