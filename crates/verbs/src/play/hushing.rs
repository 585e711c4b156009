//! "Do not ask me about this again": what a person at this screen has hushed, and how to hear of it again.

use anyhow::Result;
use kernel::Seat;
use narrate::sentence;

use super::session::Session;
use crate::screen::Screen;
use crate::term;

impl Session {
    /// Hushes a topic of the question, or all of it; is the question settled by that?
    pub(super) fn hush(&mut self, screen: &mut Screen, seat: Seat, words: &str) -> Result<bool> {
        let Some(reaction) = self.table.reaction(seat) else {
            screen.say(self.words(term::MustDecide))?;
            return Ok(false);
        };
        let topics: Vec<_> = reaction.topics.into_iter().filter(|topic| self.is_meant(topic, words)).collect();
        if topics.is_empty() {
            screen.say(self.words(term::NotAbout { words }))?;
        }
        for topic in topics {
            match self.hushed.hush(seat, topic) {
                Ok(()) => screen.say(self.words(term::Hushed { topic: self.in_words(topic) }))?,
                Err(why) => screen.say(sentence(self.words(why)))?,
            }
        }
        Ok(self.hushed.decline_of(seat, self.table.as_ref()).is_some())
    }

    /// A topic that was hushed is asked about again, or everything.
    pub(super) fn unhush(&mut self, screen: &mut Screen, seat: Seat, words: &str) -> Result<()> {
        let hushed: Vec<_> = self.hushed.topics(seat).map(str::to_owned).collect();
        let topics: Vec<_> = hushed.into_iter().filter(|topic| self.is_meant(topic, words)).collect();
        if topics.is_empty() {
            screen.say(self.words(term::NotHushed))?;
        }
        for topic in topics {
            match self.hushed.unhush(seat, &topic) {
                Ok(()) => screen.say(self.words(term::Heard { topic: self.in_words(&topic) }))?,
                Err(why) => screen.say(sentence(self.words(why)))?,
            }
        }
        Ok(())
    }

    /// Says what `hush` would do, where it does anything.
    pub(super) fn show_hush(&self, screen: &mut Screen, seat: Seat) -> Result<()> {
        let Some(reaction) = self.table.reaction(seat) else {
            return Ok(());
        };
        let topics: Vec<_> = reaction.topics.iter().map(|topic| self.in_words(topic)).collect();
        let topic = topics.into_iter().reduce(|first, last| self.words(term::Or { first, last })).unwrap_or_default();
        screen.say(self.words(term::HushOne { topic }))
    }

    /// Named by its word or in words; all are when nothing is named.
    fn is_meant(&self, topic: &str, words: &str) -> bool {
        words.is_empty() || words == topic || words.eq_ignore_ascii_case(&self.in_words(topic))
    }

    fn in_words(&self, topic: &str) -> String {
        narrate::topic(self.table.game(), topic, self.language)
    }
}
