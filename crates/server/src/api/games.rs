//! The games on the shelf, their rules, and what may be agreed before one of them.

use axum::Json;
use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::{GameId, Why};
use narrate::sentence;
use protocol::{
    Bot, Code, GameCard, GamePreset, HouseRuleText, PresetSetup, Refusal, RuleText, SetupAsked, SetupChoice, SetupForm,
    SetupGroup, SetupKind,
};
use words::Language;

use super::extract::Body;
use crate::error::Error;
use crate::language::Reads;
use crate::random;

/// All games.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameCard>)))]
pub async fn games(Reads(language): Reads) -> Json<Vec<GameCard>> {
    Json(GameId::ALL.iter().map(|game| card(*game, language)).collect())
}

fn card(game: GameId, language: Language) -> GameCard {
    let shelf = game.shelf();
    GameCard {
        id: game.name().to_owned(),
        title: game.title().to_owned(),
        lines: game.lines(language).to_vec(),
        weight: shelf.weight,
        min_players: shelf.players.0,
        max_players: shelf.players.1,
        minutes: shelf.minutes,
        presets: game.presets(language).into_iter().map(preset).collect(),
        house: game.house_rules(language).choices.into_iter().map(house_rule).collect(),
    }
}

fn preset(preset: catalog::ToldPreset) -> GamePreset {
    GamePreset {
        id: preset.id.to_owned(),
        name: preset.name,
        text: preset.text,
        bots: Bot::named(preset.bots).expect("presets name bots of the house"),
        setups: preset.setups.into_iter().map(|(players, setup)| PresetSetup { players, setup }).collect(),
    }
}

fn house_rule(rule: catalog::Choice) -> HouseRuleText {
    HouseRuleText { id: rule.id, name: rule.name, text: rule.text, rule: rule.rule.map(str::to_owned) }
}

/// What may be agreed before a game: the form of a setup that can be played, after a choice where one is made.
#[utoipa::path(post, path = "/api/games/{game}/setup", tag = "games", request_body = SetupAsked,
    params(("game" = String, Path, description = "`cave-troll`")),
    responses((status = 200, body = SetupForm), (status = "4XX", body = Refusal)))]
pub async fn setup(
    game: Result<Path<String>, PathRejection>,
    Reads(language): Reads,
    Body(SetupAsked { setup, choose }): Body<SetupAsked>,
) -> Result<Json<SetupForm>, Error> {
    let game = named(game)?;
    let setup = match choose {
        Some(chosen) => game.choose(&setup, &chosen.group, &chosen.id, random::number()),
        None => Ok(setup),
    };
    let form = setup.and_then(|setup| game.form(&setup, language)).map_err(Error::no_table)?;
    let groups = form.groups.into_iter().map(group).collect();
    Ok(Json(SetupForm { setup: form.setup, players: form.players, groups, agreed: form.agreed }))
}

fn group(group: catalog::Group) -> SetupGroup {
    let (kind, numbers) = match group.kind {
        catalog::Kind::One => (SetupKind::One, None),
        catalog::Kind::List => (SetupKind::List, None),
        catalog::Kind::Any => (SetupKind::Any, None),
        catalog::Kind::Parts => (SetupKind::Parts, None),
        catalog::Kind::Number { least, most } => (SetupKind::Number, Some((least, most))),
    };
    let choices = group.choices.into_iter().map(choice).collect();
    let text = said(group.text);
    SetupGroup { id: group.id, name: group.name, text, kind, seat: group.seat, numbers, choices }
}

fn choice(choice: catalog::Choice) -> SetupChoice {
    SetupChoice {
        id: choice.id,
        name: choice.name,
        text: said(choice.text),
        rule: choice.rule.map(str::to_owned),
        chosen: choice.chosen,
        barred: choice.barred.map(sentence),
        things: choice.things.into_iter().map(str::to_owned).collect(),
        again: choice.again,
    }
}

fn said(text: String) -> Option<String> {
    Some(text).filter(|text| !text.is_empty())
}

/// The game in an address.
fn named(game: Result<Path<String>, PathRejection>) -> Result<GameId, Error> {
    let name = game.map(|Path(name)| name).unwrap_or_default();
    name.parse().map_err(|error: kernel::Unreadable| Error::new(Code::UnknownGame, Why::text(error)))
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
