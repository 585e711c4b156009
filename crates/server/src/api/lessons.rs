//! Lessons: a first game with a coach. Nothing is kept: an address says where somebody stands, and the position follows.

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query};
use catalog::GameId;
use kernel::{Actor, Outcome, Seat, Viewer};
use lessons::{Amiss, Judgement, Lesson, Place, Scene};
use narrate::People;
use protocol::{
    Absence, Clock, Code, LessonAnswer, LessonBeat, LessonCard, LessonChapter, LessonDeed, LessonPlace, Occupant,
    Phase, Refusal, SeatInfo, Story, TableInfo, Vantage,
};
use serde::Deserialize;

use super::extract::Body;
use crate::error::Error;
use crate::language::heard;
use crate::story::story;
use crate::table;

/// The longest list of choices in an address: far more than any lesson has tasks.
const MOST_CHOICES: usize = 256;

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
pub async fn all() -> Json<Vec<LessonCard>> {
    Json(GameId::ALL.iter().map(|game| card(lessons::lesson(*game, heard()))).collect())
}

/// One beat of a lesson: what the coach says there, and the position.
#[utoipa::path(get, path = "/api/lessons/{game}/{chapter}/{beat}", tag = "games",
    params(("game" = String, Path, description = "`cave-troll`"), ("chapter" = u32, Path, description = "From 1"), ("beat" = u32, Path, description = "From 1"),
        ("choices" = Option<String>, Query, description = "Which of several wanted actions was done at the tasks before: `0.2.0`")),
    responses((status = 200, body = LessonBeat), (status = "4XX", body = Refusal)))]
pub async fn beat(at: Where, choices: Choices) -> Result<Json<LessonBeat>, Error> {
    let (lesson, place) = find(at, choices)?;
    Ok(Json(told(lesson, &place)?))
}

/// Does something there. What is wanted leads on, what is merely allowed is answered, what is illegal is refused with its rule.
#[utoipa::path(post, path = "/api/lessons/{game}/{chapter}/{beat}", tag = "games", request_body = LessonDeed,
    params(("game" = String, Path, description = "`cave-troll`"), ("chapter" = u32, Path, description = "From 1"), ("beat" = u32, Path, description = "From 1"),
        ("choices" = Option<String>, Query, description = "Which of several wanted actions was done at the tasks before: `0.2.0`")),
    responses((status = 200, body = LessonAnswer), (status = "4XX", body = Refusal)))]
pub async fn act(at: Where, choices: Choices, Body(deed): Body<LessonDeed>) -> Result<Json<LessonAnswer>, Error> {
    let (lesson, place) = find(at, choices)?;
    let scene = lesson.at(&place).map_err(amiss)?;
    let answer = match scene.judge(&deed.action) {
        Ok(Judgement::Wanted(chosen)) => match lesson.after(&scene.place, chosen) {
            Some(next) => LessonAnswer::Wanted { next: Box::new(told(lesson, &next)?) },
            None => LessonAnswer::Otherwise { sentence: "The lesson is over.".to_owned() },
        },
        Ok(Judgement::Allowed(sentence)) => LessonAnswer::Otherwise { sentence },
        Err(no) => LessonAnswer::Refused { refusal: table::refusal_to(&no, people(&scene)) },
    };
    Ok(Json(answer))
}

fn card(lesson: &Lesson) -> LessonCard {
    let chapters = lesson.chapters.iter().map(|chapter| LessonChapter {
        title: chapter.title.clone(),
        beats: chapter.beats.len() as u32,
        tasks: chapter.beats.iter().filter(|beat| beat.is_task()).count() as u32,
    });
    LessonCard { game: lesson.game.name().to_owned(), minutes: lesson.minutes, chapters: chapters.collect() }
}

fn find(at: Where, choices: Choices) -> Result<(&'static Lesson, Place), Error> {
    let Path((game, chapter, beat)) = at.map_err(|_| nowhere())?;
    let Query(chosen) = choices.map_err(|error| Error::new(Code::Malformed, error.body_text()))?;
    let game: GameId = game.parse().map_err(|error| Error::new(Code::UnknownGame, format!("{error}.")))?;
    let numbers = chosen.choices.split('.').filter(|word| !word.is_empty()).take(MOST_CHOICES + 1);
    let choices: Vec<usize> = numbers
        .map(|word| word.parse::<u8>().map(usize::from))
        .collect::<Result<_, _>>()
        .map_err(|_| Error::new(Code::Malformed, "Choices are numbers with dots between them, such as 0.2.0."))?;
    let from_nought = |number: u32| number.checked_sub(1).and_then(|number| usize::try_from(number).ok());
    let (Some(chapter), Some(beat)) = (from_nought(chapter), from_nought(beat)) else {
        return Err(nowhere());
    };
    Ok((lessons::lesson(game, heard()), Place { chapter, beat, choices }))
}

fn amiss(amiss: Amiss) -> Error {
    match amiss {
        Amiss::NoSuchPlace => nowhere(),
        Amiss::Broken { .. } => {
            tracing::error!(%amiss, "a lesson does not fit the rules");
            Error::new(Code::Unavailable, "This part of the lesson does not work; go on with another chapter.")
        }
    }
}

fn nowhere() -> Error {
    Error::new(Code::NotFound, "The lesson has no such place; it begins at chapter 1, beat 1.")
}

fn told(lesson: &Lesson, place: &Place) -> Result<LessonBeat, Error> {
    let scene = lesson.at(place).map_err(amiss)?;
    let game = scene.game.as_ref();
    let asked: Vec<Seat> = match game.actor() {
        Actor::Seats(seats) => seats.iter().collect(),
        Actor::Chance | Actor::Over => Vec::new(),
    };
    let wanted = scene.wanted();
    let vantage = vantage(&scene, asked.contains(&scene.seat));
    let help = |wanted| Some(vantage.words[vantage.legal.iter().position(|legal| legal == wanted)?].clone());
    Ok(LessonBeat {
        say: scene.beat.say.trim().to_owned(),
        rules: scene.beat.rules.clone(),
        look: scene.beat.look.clone(),
        task: scene.beat.task.clone(),
        help: wanted.iter().filter_map(help).collect(),
        table: table_of(lesson.game, &scene, game.outcome()),
        names: scene.names.clone(),
        story: (0..game.n_steps()).map(|step| step_told(&scene, step)).collect(),
        before: scene.before as u64,
        outcome: game.outcome(),
        back: lesson.before(&scene.place).map(written),
        next: lesson.after(&scene.place, scene.usual()).map(written),
        place: written(scene.place),
        asked,
        vantage,
        wanted,
    })
}

fn written(place: Place) -> LessonPlace {
    LessonPlace {
        chapter: place.chapter as u32 + 1,
        beat: place.beat as u32 + 1,
        choices: place.choices.iter().map(|choice| *choice as u32).collect(),
    }
}

fn people<'s>(scene: &'s Scene<'_>) -> People<'s> {
    People { names: &scene.names, language: scene.language }
}

fn vantage(scene: &Scene<'_>, is_asked: bool) -> Vantage {
    let game = scene.game.as_ref();
    let offers = if is_asked { narrate::offers(game, scene.seat, people(scene)) } else { Vec::new() };
    let (legal, words) = offers.into_iter().map(|offer| (offer.action, offer.words)).unzip();
    Vantage {
        seat: Some(scene.seat),
        view: game.view(Viewer::seat(scene.seat)),
        legal,
        words,
        prompt: narrate::prompt(game, Viewer::seat(scene.seat), people(scene)),
        may_undo: false,
        undo_barred: String::new(),
        may_ask_back: false,
        may_redo: false,
        reaction: Vec::new(),
        hushed: Vec::new(),
    }
}

fn step_told(scene: &Scene<'_>, step: usize) -> Story {
    story(step, narrate::told(scene.game.as_ref(), step, Viewer::seat(scene.seat), people(scene)), None)
}

/// What would be said of a table where this is played.
fn table_of(game: GameId, scene: &Scene<'_>, outcome: Option<Outcome>) -> TableInfo {
    let chair = |(seat, name): (Seat, &String)| {
        let occupant = Occupant::Person { user: String::new(), name: name.clone(), present: seat == scene.seat };
        SeatInfo { seat, occupant, away: None }
    };
    TableInfo {
        id: format!("lesson-{game}"),
        game: game.name().to_owned(),
        setup: scene.setup.clone(),
        setup_text: scene.setup_text.clone(),
        phase: if outcome.is_some() { Phase::Finished } else { Phase::Running },
        host: String::new(),
        public: false,
        hot_seat: false,
        watchable: false,
        next: None,
        clock: Clock::None,
        absence: Absence::default(),
        hints: false,
        seats: Seat::first(scene.names.len()).zip(&scene.names).map(chair).collect(),
        commitment: String::new(),
        secret: None,
        opened_ms: 0,
        spectators: 0,
    }
}
