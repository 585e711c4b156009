//! "Do not ask me about this again": what a person at this screen has hushed, and how to hear of it again.

use anyhow::Result;
use kernel::Seat;
use narrate::sentence;

use super::session::Session;
use crate::screen::Screen;

impl Session {
    /// Hushes a topic of the question, or all of it; is the question settled by that?
    pub(super) fn hush(&mut self, screen: &mut Screen, seat: Seat, words: &str) -> Result<bool> {
        let Some(reaction) = self.table.reaction(seat) else {
            screen.say("This has to be decided; only what is merely offered can be hushed.")?;
            return Ok(false);
        };
        let topics: Vec<_> = reaction.topics.into_iter().filter(|topic| self.is_meant(topic, words)).collect();
        if topics.is_empty() {
            screen.say(format!("This is not about `{words}`."))?;
        }
        for topic in topics {
            match self.hushed.hush(seat, topic) {
                Ok(()) => screen.say(format!("You are not asked about {} again.", self.in_words(topic)))?,
                Err(why) => screen.say(sentence(why.to_string()))?,
            }
        }
        Ok(self.hushed.decline_of(seat, self.table.as_ref()).is_some())
    }

    /// A topic that was hushed is asked about again, or everything.
    pub(super) fn hear(&mut self, screen: &mut Screen, seat: Seat, words: &str) -> Result<()> {
        let hushed: Vec<_> = self.hushed.topics(seat).map(str::to_owned).collect();
        let topics: Vec<_> = hushed.into_iter().filter(|topic| self.is_meant(topic, words)).collect();
        if topics.is_empty() {
            screen.say("You have not hushed that.")?;
        }
        for topic in topics {
            match self.hushed.hear(seat, &topic) {
                Ok(()) => screen.say(format!("You are asked about {} again.", self.in_words(&topic)))?,
                Err(why) => screen.say(sentence(why.to_string()))?,
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
        screen.say(format!("hush  Do not ask me about {} again in this game", topics.join(" or ")))
    }

    /// Named by its word or in words; all are when nothing is named.
    fn is_meant(&self, topic: &str, words: &str) -> bool {
        words.is_empty() || words == topic || words.eq_ignore_ascii_case(&self.in_words(topic))
    }

    fn in_words(&self, topic: &str) -> String {
        narrate::topic(topic, self.language)
    }
}
