//! A lesson in another language: the same script, other words (`data/<language>/<game>.toml`).

use serde::Deserialize;
use words::Language;

use crate::Lesson;
use crate::script::{Beat, Chapter};

/// Everything a lesson says, chapter by chapter and beat by beat. What happens in it stands in the script alone.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    #[serde(rename = "chapter")]
    chapters: Vec<ChapterWords>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChapterWords {
    title: String,
    #[serde(rename = "beat")]
    beats: Vec<BeatWords>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BeatWords {
    say: String,
    task: Option<String>,
    #[serde(rename = "else")]
    otherwise: Option<String>,
    /// To the same actions as in the script, in the same order.
    #[serde(default, rename = "answer")]
    answers: Vec<String>,
}

impl Lesson {
    /// This lesson in other words, which must say something wherever the script does, and nowhere else.
    pub fn translated(mut self, language: Language, words: &str) -> Result<Lesson, String> {
        let words: Words = kernel::printed(words)?;
        if words.chapters.len() != self.chapters.len() {
            return Err(format!("there are {} chapters, not {}", self.chapters.len(), words.chapters.len()));
        }
        self.language = language;
        for (chapter, words) in self.chapters.iter_mut().zip(words.chapters) {
            translate(chapter, words)?;
        }
        Ok(self)
    }
}

fn translate(chapter: &mut Chapter, words: ChapterWords) -> Result<(), String> {
    if words.beats.len() != chapter.beats.len() {
        return Err(format!("`{}` has {} beats, not {}", words.title, chapter.beats.len(), words.beats.len()));
    }
    for (number, (beat, said)) in (1..).zip(chapter.beats.iter_mut().zip(words.beats)) {
        reword(beat, said).map_err(|what| format!("`{}`, beat {number}: {what}", words.title))?;
    }
    chapter.title = words.title;
    Ok(())
}

fn reword(beat: &mut Beat, words: BeatWords) -> Result<(), String> {
    if words.task.is_some() != beat.task.is_some() || words.otherwise.is_some() != beat.otherwise.is_some() {
        return Err("`task` and `else` stand where the script has them".into());
    }
    if words.answers.len() != beat.answers.len() {
        return Err(format!("the script answers {} actions, not {}", beat.answers.len(), words.answers.len()));
    }
    beat.say = words.say;
    beat.task = words.task;
    beat.otherwise = words.otherwise;
    for (answer, say) in beat.answers.iter_mut().zip(words.answers) {
        answer.say = say;
    }
    Ok(())
}
