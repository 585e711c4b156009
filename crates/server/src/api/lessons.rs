//! Lessons: a first game with a coach. Nothing is kept: an address says where somebody stands, and the position follows.

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query};
use catalog::Why;
use protocol::{Code, LessonAnswer, LessonBeat, LessonCard, LessonDeed, Refusal};
use serde::Deserialize;
use table::coach::{self, Address};

use super::extract::Body;
use crate::error::Error;
use crate::language::Reads;

/// What was done at the tasks before.
#[derive(Deserialize)]
pub struct Chosen {
    /// Numbers with dots between them: `0.2.0`.
    #[serde(default)]
    choices: String,
}

type Where = Result<Path<(String, u32, u32)>, PathRejection>;
type Choices = Result<Query<Chosen>, QueryRejection>;

/// All lessons.
#[utoipa::path(get, path = "/api/lessons", tag = "games", responses((status = 200, body = Vec<LessonCard>)))]
pub async fn all(Reads(language): Reads) -> Json<Vec<LessonCard>> {
    Json(coach::cards(language))
}

/// One beat of a lesson: what the coach says there, and the position.
#[utoipa::path(get, path = "/api/lessons/{game}/{chapter}/{beat}", tag = "games",
    params(("game" = String, Path, description = "`cave-troll`"), ("chapter" = u32, Path, description = "From 1"), ("beat" = u32, Path, description = "From 1"),
        ("choices" = Option<String>, Query, description = "Which of several wanted actions was done at the tasks before: `0.2.0`")),
    responses((status = 200, body = LessonBeat), (status = "4XX", body = Refusal)))]
pub async fn beat(at: Where, choices: Choices, Reads(language): Reads) -> Result<Json<LessonBeat>, Error> {
    let (place, chosen) = found(at, choices)?;
    Ok(Json(coach::beat(&address(&place, &chosen), language)?))
}

/// Does something there. What is wanted leads on, what is merely allowed is answered, what is illegal is refused with its rule.
#[utoipa::path(post, path = "/api/lessons/{game}/{chapter}/{beat}", tag = "games", request_body = LessonDeed,
    params(("game" = String, Path, description = "`cave-troll`"), ("chapter" = u32, Path, description = "From 1"), ("beat" = u32, Path, description = "From 1"),
        ("choices" = Option<String>, Query, description = "Which of several wanted actions was done at the tasks before: `0.2.0`")),
    responses((status = 200, body = LessonAnswer), (status = "4XX", body = Refusal)))]
pub async fn act(
    at: Where,
    choices: Choices,
    Reads(language): Reads,
    Body(deed): Body<LessonDeed>,
) -> Result<Json<LessonAnswer>, Error> {
    let (place, chosen) = found(at, choices)?;
    Ok(Json(coach::act(&address(&place, &chosen), &deed.action, language)?))
}

fn found(at: Where, choices: Choices) -> Result<((String, u32, u32), Chosen), Error> {
    let Path(place) = at.map_err(|_| coach::nowhere())?;
    let Query(chosen) = choices.map_err(|error| Error::new(Code::Malformed, Why::text(error.body_text())))?;
    Ok((place, chosen))
}

fn address<'a>((game, chapter, beat): &'a (String, u32, u32), Chosen { choices }: &'a Chosen) -> Address<'a> {
    Address { game, chapter: *chapter, beat: *beat, choices }
}
