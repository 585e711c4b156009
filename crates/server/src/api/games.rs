//! The games on the shelf, and their rules.

use axum::Json;
use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::{GameId, Why};
use protocol::{Code, GameCard, GameOption, Refusal, RuleText};

use crate::error::Error;
use crate::language::Reads;

/// All games.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameCard>)))]
pub async fn games(Reads(language): Reads) -> Json<Vec<GameCard>> {
    Json(GameId::ALL.iter().map(|game| card(*game, language)).collect())
}

fn card(game: GameId, language: Language) -> GameCard {
    let shelf = game.shelf();
    let option = |choice: &catalog::Choice| GameOption {
        group: choice.group.to_owned(),
        id: choice.id.to_owned(),
        name: game.choice_name(choice, language),
        text: game.choice_text(choice, language),
        rule: choice.rule.map(str::to_owned),
    };
    GameCard {
        id: game.name().to_owned(),
        title: game.title().to_owned(),
        lines: game.lines(language).to_vec(),
        weight: shelf.weight,
        min_players: shelf.players.0,
        max_players: shelf.players.1,
        minutes: shelf.minutes,
        options: shelf.choices.iter().map(option).collect(),
    }
}

/// The rules and rulings of a game, in the order of its ledger. They change with the program only.
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "games", params(("game" = String, Path, description = "`cave-troll`")),
    responses((status = 200, body = Vec<RuleText>), (status = 304), (status = "4XX", body = Refusal)))]
pub async fn rules(
    game: Result<Path<String>, PathRejection>,
    Reads(language): Reads,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let name = game.map(|Path(name)| name).unwrap_or_default();
    let game: GameId =
        name.parse().map_err(|error: kernel::Unreadable| Error::new(Code::UnknownGame, Why::text(error)))?;
    let rules: Vec<RuleText> = catalog::rules(game, language).map(text).collect();
    let body = serde_json::to_vec(&rules).expect("rules are plain data");
    let etag = format!("\"{}\"", blake3::hash(&body).to_hex());
    let kept = [(header::ETAG, etag.clone()), (header::CACHE_CONTROL, "public, max-age=3600".to_owned())];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == etag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, kept).into_response());
    }
    Ok((kept, [(header::CONTENT_TYPE, "application/json")], body).into_response())
}

fn text(rule: catalog::Rule) -> RuleText {
    RuleText {
        id: rule.id.to_owned(),
        section: rule.section.to_owned(),
        title: rule.title.to_owned(),
        text: rule.text.to_owned(),
        ruling: rule.is_ruling(),
    }
}
