//! Lessons as they are written: chapters, beats, and the first check of both.

use catalog::GameId;
use kernel::Seat;
use serde::Deserialize;
use words::Language;

/// A first game.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Of which game.
    pub game: GameId,
    /// What the coach speaks.
    pub language: Language,
    /// How long it takes, about.
    pub minutes: u8,
    /// Headings of the English ledger that its rules must come from.
    pub teaches: Vec<String>,
    /// In the order they are taken.
    pub chapters: Vec<Chapter>,
}

/// One prepared position and what happens from there.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// What it is about, in a few words.
    pub title: String,
    /// A `.karst` record that leads to its position; without one the chapter goes on where the one before ended.
    pub record: Option<String>,
    /// Where the learner sits.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// What the coach says, one after another.
    #[serde(rename = "beat")]
    pub beats: Vec<Beat>,
}

/// Something the coach says, and what comes of it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beat {
    /// What is said; blank lines part paragraphs.
    pub say: String,
    /// The rules it is about.
    #[serde(default)]
    pub rules: Vec<String>,
    /// Places, figures and cards to look at, as the boards name them: `area:E1`.
    #[serde(default)]
    pub look: Vec<String>,
    /// What the learner is to do now, in a short sentence. Without one the learner just reads on.
    pub task: Option<String>,
    /// The actions that do it, in notation; any of them will do. The first is the way the lesson was written for.
    #[serde(default, rename = "do")]
    pub wanted: Vec<String>,
    /// Why something else that is allowed is not what is wanted here.
    #[serde(rename = "else")]
    pub otherwise: Option<String>,
    /// What is said to particular other actions.
    #[serde(default, rename = "answer")]
    pub answers: Vec<Answer>,
    /// The steps that follow of themselves, in notation: those of others, of chance, and of the learner where only one
    /// thing is left to do.
    #[serde(default)]
    pub then: Vec<String>,
}

/// What is said to an action that is allowed but not wanted.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// How the action begins in notation: `end turn`.
    pub to: String,
    /// What is said.
    pub say: String,
}

impl Beat {
    /// Is the learner to do something here?
    pub fn is_task(&self) -> bool {
        self.task.is_some()
    }

    /// What is said to somebody who does something else that is allowed; nothing where there is only something to read.
    pub fn answer_to(&self, notation: &str) -> Option<&str> {
        let said = self.answers.iter().find(|answer| notation.starts_with(&answer.to)).map(|answer| &answer.say);
        said.or(self.otherwise.as_ref()).map(String::as_str)
    }
}

impl Lesson {
    /// Reads a lesson's script, whose words are English. Positions are not built here; a test plays every lesson through.
    pub fn read(game: GameId, text: &str) -> Result<Lesson, String> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct File {
            minutes: u8,
            teaches: Vec<String>,
            #[serde(rename = "chapter")]
            chapters: Vec<Chapter>,
        }
        let File { minutes, teaches, chapters } = kernel::printed(text)?;
        if chapters.first().is_none_or(|chapter| chapter.record.is_none()) {
            return Err("the first chapter has a record".into());
        }
        for chapter in &chapters {
            let complain = |what: &str| Err(format!("`{}`: {what}", chapter.title));
            if chapter.beats.is_empty() {
                return complain("a chapter has beats");
            }
            for beat in &chapter.beats {
                let is_task = beat.is_task();
                if is_task == beat.wanted.is_empty() || is_task != beat.otherwise.is_some() {
                    return complain("a task has `task`, `do` and `else`, and nothing else has any of them");
                }
            }
        }
        Ok(Lesson { game, language: Language::English, minutes, teaches, chapters })
    }

    /// The chapter whose record leads to the position of this one.
    pub(crate) fn rooted(&self, chapter: usize) -> usize {
        (0..=chapter).rev().find(|at| self.chapters[*at].record.is_some()).expect("the first chapter has a record")
    }
}
