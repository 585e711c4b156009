//! Lessons: a first game with a coach. Nothing is kept: an address says where somebody stands, and the position follows.

use catalog::{GameId, Why};
use kernel::{Actor, Outcome, Seat, Viewer};
use lessons::{Amiss, Bookmark, Judgement, Lesson, Position};
use narrate::People;
use protocol::{
    Absence, Clock, Code, LessonAnswer, LessonBeat, LessonCard, LessonChapter, LessonPlace, Occupant, Phase, SeatInfo,
    Story, TableInfo, Vantage,
};
use serde_json::Value;
use words::{Language, Message};

use crate::{Error, play, say};

/// The longest list of choices in an address: far more than any lesson has tasks.
const MOST_CHOICES: usize = 256;

/// Where somebody stands in a lesson, as an address has it.
pub struct Address<'a> {
    pub game: &'a str,
    /// From 1.
    pub chapter: u32,
    /// From 1.
    pub beat: u32,
    /// What was done at the tasks before: `0.2.0`.
    pub choices: &'a str,
}

/// All lessons of games whose rules are here.
pub fn cards(language: Language) -> Vec<LessonCard> {
    GameId::HERE.iter().map(|game| card(lessons::lesson(*game, language))).collect()
}

/// One beat of a lesson: what the coach says there, and the position.
pub fn beat(at: &Address<'_>, language: Language) -> Result<LessonBeat, Error> {
    let (lesson, place) = find(at, language)?;
    told(lesson, &place)
}

/// Does something there. What is wanted leads on, what is merely allowed is answered, what is illegal is refused with its rule.
pub fn act(at: &Address<'_>, action: &Value, language: Language) -> Result<LessonAnswer, Error> {
    let (lesson, place) = find(at, language)?;
    let position = lesson.at(&place).map_err(amiss)?;
    Ok(match position.judge(action) {
        Ok(Judgement::Wanted(chosen)) => match lesson.after(&position.place, chosen) {
            Some(next) => LessonAnswer::Wanted { next: Box::new(told(lesson, &next)?) },
            None => LessonAnswer::Otherwise { sentence: say::LessonOver.say(language) },
        },
        Ok(Judgement::Allowed(sentence)) => LessonAnswer::Otherwise { sentence },
        Err(no) => LessonAnswer::Refused { refusal: play::refusal(no).told_of(people(&position)) },
    })
}

fn card(lesson: &Lesson) -> LessonCard {
    let chapters = lesson.chapters.iter().map(|chapter| LessonChapter {
        title: chapter.title.clone(),
        beats: chapter.beats.len() as u32,
        tasks: chapter.beats.iter().filter(|beat| beat.is_task()).count() as u32,
    });
    LessonCard { game: lesson.game.name().to_owned(), minutes: lesson.minutes, chapters: chapters.collect() }
}

fn find(at: &Address<'_>, language: Language) -> Result<(&'static Lesson, Bookmark), Error> {
    let game: GameId =
        at.game.parse().map_err(|error: kernel::Unreadable| Error::new(Code::UnknownGame, Why::text(error)))?;
    let numbers = at.choices.split('.').filter(|word| !word.is_empty()).take(MOST_CHOICES + 1);
    let choices: Vec<usize> = numbers
        .map(|word| word.parse::<u8>().map(usize::from))
        .collect::<Result<_, _>>()
        .map_err(|_| Error::new(Code::Malformed, say::NoChoices))?;
    let from_nought = |number: u32| number.checked_sub(1).and_then(|number| usize::try_from(number).ok());
    let (Some(chapter), Some(beat)) = (from_nought(at.chapter), from_nought(at.beat)) else {
        return Err(nowhere());
    };
    Ok((lessons::lesson(game, language), Bookmark { chapter, beat, choices }))
}

fn amiss(amiss: Amiss) -> Error {
    match amiss {
        Amiss::NoSuchPlace => nowhere(),
        Amiss::Broken { .. } => {
            tracing::error!(%amiss, "a lesson does not fit the rules");
            Error::new(Code::Unavailable, say::NoLessonWorks)
        }
    }
}

/// The lesson has no such place.
pub fn nowhere() -> Error {
    Error::new(Code::NotFound, say::NoLessonPlace)
}

fn told(lesson: &Lesson, place: &Bookmark) -> Result<LessonBeat, Error> {
    let position = lesson.at(place).map_err(amiss)?;
    let game = position.game.as_ref();
    let asked: Vec<Seat> = match game.actor() {
        Actor::Seats(seats) => seats.iter().collect(),
        Actor::Chance | Actor::Over => Vec::new(),
    };
    let wanted = position.wanted();
    let vantage = vantage(&position, asked.contains(&position.seat));
    let help = |wanted| Some(vantage.words[vantage.legal.iter().position(|legal| legal == wanted)?].clone());
    Ok(LessonBeat {
        say: position.beat.say.trim().to_owned(),
        rules: position.beat.rules.clone(),
        look: position.beat.look.clone(),
        task: position.beat.task.clone(),
        help: wanted.iter().filter_map(help).collect(),
        table: table_of(lesson.game, &position, game.outcome()),
        names: position.names.clone(),
        story: (0..game.n_steps()).map(|step| step_told(&position, step)).collect(),
        before: position.before as u64,
        outcome: game.outcome(),
        back: lesson.before(&position.place).map(written),
        next: lesson.after(&position.place, position.usual()).map(written),
        place: written(position.place),
        asked,
        vantage,
        wanted,
    })
}

fn written(place: Bookmark) -> LessonPlace {
    LessonPlace {
        chapter: place.chapter as u32 + 1,
        beat: place.beat as u32 + 1,
        choices: place.choices.iter().map(|choice| *choice as u32).collect(),
    }
}

fn people<'s>(position: &'s Position<'_>) -> People<'s> {
    People { names: &position.names, language: position.language }
}

fn vantage(position: &Position<'_>, is_asked: bool) -> Vantage {
    let game = position.game.as_ref();
    let offers = if is_asked { narrate::offers(game, position.seat, people(position)) } else { Vec::new() };
    let (legal, words) = offers.into_iter().map(|offer| (offer.action, offer.words)).unzip();
    Vantage {
        seat: Some(position.seat),
        view: game.view(Viewer::seat(position.seat)),
        legal,
        words,
        prompt: narrate::prompt(game, Viewer::seat(position.seat), people(position)),
        may_undo: false,
        undo_barred: String::new(),
        may_ask_back: false,
        may_redo: false,
        reaction: Vec::new(),
        hushed: Vec::new(),
    }
}

fn step_told(position: &Position<'_>, step: usize) -> Story {
    narrate::told(position.game.as_ref(), step, Viewer::seat(position.seat), people(position))
}

/// What would be said of a table where this is played.
fn table_of(game: GameId, position: &Position<'_>, outcome: Option<Outcome>) -> TableInfo {
    let chair = |(seat, name): (Seat, &String)| {
        // The rivals of the lessons are steady bots, met again at the table.
        let persona = bots::persona(game, bots::Level::Steady, name);
        let face = persona.map_or_else(|| protocol::person_face(None, name), |persona| persona.face(game));
        let occupant =
            Occupant::Person { user: String::new(), name: name.clone(), face, present: seat == position.seat };
        SeatInfo { seat, occupant, away: None }
    };
    TableInfo {
        id: format!("lesson-{game}"),
        game: game.name().to_owned(),
        setup: position.setup.clone(),
        setup_text: position.setup_text.clone(),
        phase: if outcome.is_some() { Phase::Finished } else { Phase::Running },
        host: String::new(),
        public: false,
        hot_seat: false,
        watchable: false,
        next: None,
        clock: Clock::None,
        absence: Absence::default(),
        hints: false,
        seats: Seat::first(position.names.len()).zip(&position.names).map(chair).collect(),
        commitment: String::new(),
        secret: None,
        opened_ms: 0,
        spectators: 0,
    }
}
