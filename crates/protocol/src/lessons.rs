//! Lessons: a first game with a coach, on prepared positions. The server keeps nothing of them: where somebody stands is all
//! that is needed to show a lesson, and the client remembers that.

use kernel::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::{Refusal, Story, TableInfo, Vantage};

/// A lesson, from outside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonCard {
    /// `cave-troll`.
    pub game: String,
    /// How long it takes, about.
    pub minutes: u8,
    /// In the order they are taken.
    pub chapters: Vec<LessonChapter>,
}

/// A chapter of a lesson, from outside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonChapter {
    /// What it is about.
    pub title: String,
    /// How many beats it has.
    pub beats: u32,
    /// How many of them are tasks.
    pub tasks: u32,
}

/// Where somebody stands in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonPlace {
    /// The chapter, from 1.
    pub chapter: u32,
    /// The beat of the chapter, from 1.
    pub beat: u32,
    /// Which of several wanted actions was done at the tasks behind it; what is missing was the usual one.
    pub choices: Vec<u32>,
}

/// One beat of a lesson: what the coach says, and the position it is about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonBeat {
    /// Where this is.
    pub place: LessonPlace,
    /// What the coach says. Blank lines part paragraphs, `**` marks what is strong, `*` what is stressed.
    pub say: String,
    /// The rules it is about.
    pub rules: Vec<String>,
    /// Places, figures and cards to look at, as the boards name them.
    pub look: Vec<String>,
    /// What the learner is to do now; none where there is only something to read.
    pub task: Option<String>,
    /// What would do it, in words, when the learner asks for help.
    pub help: Vec<String>,
    /// The same as the game writes it.
    #[schema(value_type = Vec<Object>)]
    pub wanted: Vec<Value>,
    /// What stands for a table.
    pub table: TableInfo,
    /// Everybody's name, by seat.
    pub names: Vec<String>,
    /// Who decides now.
    #[schema(value_type = Vec<u8>)]
    pub asked: Vec<Seat>,
    /// The position, through the learner's eyes.
    #[schema(value_type = Object)]
    pub vantage: Vantage,
    /// What happened, from the beginning of the record.
    #[schema(value_type = Vec<Object>)]
    pub story: Vec<Story>,
    /// What came after so many steps of the story has just happened.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub before: u64,
    /// How the game ended, when it did.
    #[schema(value_type = Option<Object>)]
    pub outcome: Option<Outcome>,
    /// The beat before this one.
    pub back: Option<LessonPlace>,
    /// The beat after this one; at a task, what follows when it is done in the usual way.
    pub next: Option<LessonPlace>,
}

/// Something that a learner does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonDeed {
    /// The game's own action, as JSON.
    #[schema(value_type = Object)]
    pub action: Value,
}

/// What is made of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "answer", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum LessonAnswer {
    /// It was wanted: the lesson goes on there.
    Wanted {
        /// What comes next.
        next: Box<LessonBeat>,
    },
    /// It is allowed, but not what is wanted here. Nothing was changed.
    Otherwise {
        /// What the coach says to it.
        sentence: String,
    },
    /// The rules do not allow it. Nothing was changed.
    Refused {
        /// Why not.
        refusal: Refusal,
    },
}
