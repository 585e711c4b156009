//! A first game of each: what the coach says, on prepared positions, with the real rules underneath.
//!
//! A lesson is data (`data/<game>.toml`): chapters, each a record and a script of beats. A *beat* is something the coach
//! says, perhaps a task, and what follows of itself. Where somebody stands in a lesson is a [`Bookmark`]; the position there is
//! a pure function of it ([`Lesson::at`]), so nobody has to remember anything but the place. What a learner does is judged
//! by the script and by the rules ([`Position::judge`]): wanted, allowed but not wanted here, or refused with its rule.
//!
//! What the coach says is written in the script in English; other languages bring the words alone (`data/de/<game>.toml`).
//!
//! How a position is told and shown is not here; that is `narrate`'s and the clients'.

// A name that says it needs no line above it.
#![allow(missing_docs)]

mod bookmark;
mod position;
mod script;
mod translation;

// The messages.
mod say {
    words::messages!("say");
}

use std::sync::LazyLock;

use catalog::GameId;
use words::Language;

pub use bookmark::{Amiss, Bookmark};
pub use position::{Judgement, Position};
pub use script::{Answer, Beat, Chapter, Lesson};

/// The lesson of a game, in a language.
pub fn lesson(game: GameId, language: Language) -> &'static Lesson {
    static ENGLISH: LazyLock<Vec<Lesson>> = LazyLock::new(|| all(Language::English));
    static GERMAN: LazyLock<Vec<Lesson>> = LazyLock::new(|| all(Language::German));
    let lessons = match language {
        Language::English => &ENGLISH,
        Language::German => &GERMAN,
    };
    lessons.iter().find(|lesson| lesson.game == game).expect("every game has a lesson")
}

fn all(language: Language) -> Vec<Lesson> {
    GameId::HERE.iter().map(|game| read(*game, language)).collect()
}

fn read(game: GameId, language: Language) -> Lesson {
    let (script, german) = match game.here() {
        GameId::CaveTroll => (include_str!("../data/cave-troll.toml"), include_str!("../data/de/cave-troll.toml")),
        GameId::Skulldug => (include_str!("../data/skulldug.toml"), include_str!("../data/de/skulldug.toml")),
        GameId::Casadh => (include_str!("../data/casadh.toml"), include_str!("../data/de/casadh.toml")),
        GameId::CavePilot => (include_str!("../data/cave-pilot.toml"), include_str!("../data/de/cave-pilot.toml")),
    };
    let lesson = Lesson::read(game, script).and_then(|lesson| match language {
        Language::English => Ok(lesson),
        Language::German => lesson.translated(language, german),
    });
    lesson.unwrap_or_else(|error| panic!("the lesson of {game} is embedded and tested: {error}"))
}
