//! Where somebody stands in a lesson.

use crate::Lesson;

/// A chapter, a beat of it, and what the learner chose where several things were wanted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Bookmark {
    /// The chapter, from 0.
    pub chapter: usize,
    /// The beat, from 0.
    pub beat: usize,
    /// For each task since the last record, which of the wanted actions was done. What is missing was the usual one: the
    /// first that could be done.
    pub choices: Vec<usize>,
}

/// Why there is nothing to show.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Amiss {
    /// The place is not in the lesson.
    #[error("the lesson has no such place")]
    NoSuchPlace,
    /// The lesson is not well written: a step breaks the rules. A test plays every lesson through, so nobody sees this.
    #[error("chapter {chapter}, beat {beat}: {what}")]
    Broken {
        /// The chapter, from 0.
        chapter: usize,
        /// The beat, from 0.
        beat: usize,
        /// The step, and why it is refused.
        what: String,
    },
}

impl Lesson {
    /// Where the lesson begins.
    pub fn beginning(&self) -> Bookmark {
        Bookmark::default()
    }

    /// Where one stands after this place, which names every choice behind it, having done the wanted action of this
    /// number if there is a task. The last place of the lesson leads nowhere.
    pub fn after(&self, place: &Bookmark, chosen: usize) -> Option<Bookmark> {
        let chapter = self.chapters.get(place.chapter)?;
        let beat = chapter.beats.get(place.beat)?;
        let mut choices = place.choices.clone();
        if beat.is_task() {
            choices.push(chosen);
        }
        if place.beat + 1 < chapter.beats.len() {
            return Some(Bookmark { chapter: place.chapter, beat: place.beat + 1, choices });
        }
        let next = self.chapters.get(place.chapter + 1)?;
        if next.record.is_some() {
            choices.clear();
        }
        Some(Bookmark { chapter: place.chapter + 1, beat: 0, choices })
    }

    /// Where one stood before this place, which names every choice behind it. The first place of the lesson has none before it.
    pub fn before(&self, place: &Bookmark) -> Option<Bookmark> {
        let (chapter, beat) = match place.beat.checked_sub(1) {
            Some(beat) => (place.chapter, beat),
            None => {
                let chapter = place.chapter.checked_sub(1)?;
                (chapter, self.chapters[chapter].beats.len() - 1)
            }
        };
        let mut before = Bookmark { chapter, beat, choices: Vec::new() };
        // Choices that belong to another record say nothing about this one.
        if self.rooted(chapter) == self.rooted(place.chapter) {
            before.choices = place.choices.iter().copied().take(self.n_tasks_before(&before)).collect();
        }
        Some(before)
    }

    /// The tasks since the last record and before this place, and so the choices that lie behind it.
    pub fn n_tasks_before(&self, place: &Bookmark) -> usize {
        let whole = self.chapters[self.rooted(place.chapter)..place.chapter].iter().flat_map(|chapter| &chapter.beats);
        let begun = self.chapters[place.chapter].beats.iter().take(place.beat);
        whole.chain(begun).filter(|beat| beat.is_task()).count()
    }

    pub(crate) fn check(&self, place: &Bookmark) -> Result<(), Amiss> {
        let chapter = self.chapters.get(place.chapter).ok_or(Amiss::NoSuchPlace)?;
        chapter.beats.get(place.beat).ok_or(Amiss::NoSuchPlace)?;
        if place.choices.len() > self.n_tasks_before(place) { Err(Amiss::NoSuchPlace) } else { Ok(()) }
    }
}
