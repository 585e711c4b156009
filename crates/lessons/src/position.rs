//! The position at a place of a lesson, and what a learner may do there.

use catalog::{Live, Match, No, Spoken, with_game};
use kernel::{Broken, Record, Seat};
use serde_json::Value;
use words::{Language, Message};

use crate::{Amiss, Beat, Bookmark, Lesson, say};

/// A place of a lesson, with its position laid out.
pub struct Position<'l> {
    /// The place, with every choice that lies behind it.
    pub place: Bookmark,
    /// What is said here.
    pub beat: &'l Beat,
    /// The position.
    pub game: Box<dyn Match>,
    /// The game's own setup, as JSON.
    pub setup: Value,
    /// The same in words.
    pub setup_text: String,
    /// Everybody's name, by seat.
    pub names: Vec<String>,
    /// Where the learner sits.
    pub seat: Seat,
    /// What the coach speaks.
    pub language: Language,
    /// So many steps were taken when the beat before this one began: what came after them is what just happened.
    pub before: usize,
}

/// What is made of something that a learner does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// It is wanted: the wanted action of this number.
    Wanted(usize),
    /// It is allowed, but not what is wanted here; why not.
    Allowed(String),
}

impl Lesson {
    /// The position at a place.
    pub fn at(&self, place: &Bookmark) -> Result<Position<'_>, Amiss> {
        self.check(place)?;
        let root = self.rooted(place.chapter);
        let record = self.chapters[root].record.as_deref().expect("a chapter is rooted in a record");
        let broken = |chapter: usize, beat: usize, what: String| Amiss::Broken { chapter, beat, what };
        let laid = with_game!(self.game, G => laid::<G>(record)).map_err(|why| broken(root, 0, why.to_string()))?;
        let Laid { mut game, setup, setup_text, names } = laid;
        let mut seat = Seat::new(0);
        let mut before = game.n_steps();
        let mut given = place.choices.iter();
        let mut choices = Vec::new();
        for (at, chapter) in self.chapters.iter().enumerate().take(place.chapter + 1).skip(root) {
            seat = chapter.seat.unwrap_or(seat);
            let n_beats = if at == place.chapter { place.beat } else { chapter.beats.len() };
            for (number, beat) in chapter.beats[..n_beats].iter().enumerate() {
                let refused = |step: &str, no: No| broken(at, number, format!("`{step}`: {no}"));
                before = game.n_steps();
                if beat.is_task() {
                    let named = given.next().copied();
                    let chosen = named.unwrap_or_else(|| usual(game.as_ref(), seat, beat));
                    let step = format!("{seat}: {}", beat.wanted.get(chosen).ok_or(Amiss::NoSuchPlace)?);
                    choices.push(chosen);
                    // A choice that could not be made after those before it is no fault of the lesson.
                    game.take(&step).map_err(|no| named.map_or(refused(&step, no), |_| Amiss::NoSuchPlace))?;
                }
                for step in &beat.then {
                    game.take(step).map_err(|no| refused(step, no))?;
                }
            }
        }
        let beat = &self.chapters[place.chapter].beats[place.beat];
        // A chapter that begins with a record begins anew: nothing has just happened.
        let before = if place.beat == 0 && root == place.chapter { game.n_steps() } else { before };
        let place = Bookmark { choices, ..place.clone() };
        Ok(Position { place, beat, game, setup, setup_text, names, seat, language: self.language, before })
    }
}

impl Position<'_> {
    /// What is made of an action of the learner. The rules refuse what they always refuse.
    pub fn judge(&self, action: &Value) -> Result<Judgement, No> {
        self.game.check(self.seat, action)?;
        let legal = self.game.legal(self.seat);
        let notation = legal.iter().find(|(legal, _)| legal == action).map(|(_, notation)| notation.as_str());
        // What is allowed is listed; it may only be spelled in another way than it is written here.
        let notation = notation.ok_or(No::NotAsked(self.seat))?;
        if let Some(chosen) = self.beat.wanted.iter().position(|wanted| wanted == notation) {
            return Ok(Judgement::Wanted(chosen));
        }
        let said = self.beat.answer_to(notation).map(str::to_owned);
        Ok(Judgement::Allowed(said.unwrap_or_else(|| say::LessonNothingToDo.say(self.language))))
    }

    /// The number of the wanted action that the lesson was written for; 0 where there is no task.
    pub fn usual(&self) -> usize {
        usual(self.game.as_ref(), self.seat, self.beat)
    }

    /// The wanted actions that can be done now, as the game writes them. What is wanted may depend on what was chosen before.
    pub fn wanted(&self) -> Vec<Value> {
        let legal = self.game.legal(self.seat);
        let written = |wanted: &String| legal.iter().find(|(_, notation)| notation == wanted).map(|(it, _)| it.clone());
        self.beat.wanted.iter().filter_map(written).collect()
    }
}

/// The first wanted action that can be done; the first of all when none can, which is then refused.
fn usual(game: &dyn Match, seat: Seat, beat: &Beat) -> usize {
    let legal = game.legal(seat);
    let can_be_done = |wanted: &String| legal.iter().any(|(_, notation)| notation == wanted);
    beat.wanted.iter().position(can_be_done).unwrap_or(0)
}

/// A record played to its end.
struct Laid {
    game: Box<dyn Match>,
    setup: Value,
    setup_text: String,
    names: Vec<String>,
}

fn laid<G: Spoken>(text: &str) -> Result<Laid, Broken> {
    let record = Record::<G>::read(text)?;
    let mut game = Live::<G>::new(record.setup.clone()).expect("the record was read with this setup");
    for step in &record.steps {
        game.take(&step.to_string()).expect("the record was played through when it was read");
    }
    let name = |seat: Seat| record.note(&format!("seat {seat}")).map_or(format!("Seat {seat}"), str::to_owned);
    Ok(Laid {
        game: Box::new(game),
        setup: catalog::json(&record.setup),
        setup_text: record.setup.to_string(),
        names: Seat::first(G::n_seats(&record.setup)).map(name).collect(),
    })
}
