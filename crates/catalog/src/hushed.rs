//! What players do not want to be asked about again in this game. Whoever drives a game declines for them.
//!
//! Not here: what a topic is (`Game::reaction` says so) and how it is called (`narrate::topic`).

use std::collections::BTreeSet;
use std::fmt;

use kernel::{Actor, Seat};
use serde_json::Value;
use words::{Language, Message, say};

use crate::Match;

/// The longest topic, in characters.
const LONGEST: usize = 40;
/// The most topics of one seat.
const MOST: usize = 64;

/// The hushed topics of every seat at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hushed(BTreeSet<(Seat, String)>);

/// Why a topic cannot be hushed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadTopic {
    /// It is not written like one.
    Misspelled,
    /// The seat has hushed enough.
    TooMany,
}

impl Message for BadTopic {
    fn write(&self, language: Language, into: &mut String) {
        match self {
            BadTopic::Misspelled => say::NoTopicMisspelled { most: LONGEST }.write(language, into),
            BadTopic::TooMany => say::NoTopicsMore { most: MOST }.write(language, into),
        }
    }
}

impl fmt::Display for BadTopic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::English))
    }
}

impl std::error::Error for BadTopic {}

impl Hushed {
    /// `seat` is not to be asked about `topic` again.
    pub fn hush(&mut self, seat: Seat, topic: &str) -> Result<(), BadTopic> {
        let entry = (seat, spelled(topic)?.to_owned());
        if !self.0.contains(&entry) && self.topics(seat).count() == MOST {
            return Err(BadTopic::TooMany);
        }
        self.0.insert(entry);
        Ok(())
    }

    /// `seat` is to be asked about `topic` after all.
    pub fn hear(&mut self, seat: Seat, topic: &str) -> Result<(), BadTopic> {
        self.0.remove(&(seat, spelled(topic)?.to_owned()));
        Ok(())
    }

    /// What `seat` is not asked about.
    pub fn topics(&self, seat: Seat) -> impl Iterator<Item = &str> {
        self.0.iter().filter(move |(whose, _)| *whose == seat).map(|(_, topic)| topic.as_str())
    }

    /// Somebody who is asked about nothing but hushed topics, and the action that lets them pass.
    pub fn decline(&self, game: &dyn Match) -> Option<(Seat, Value)> {
        match game.actor() {
            Actor::Seats(seats) if !self.0.is_empty() => {
                seats.iter().find_map(|seat| Some((seat, self.decline_of(seat, game)?)))
            }
            Actor::Seats(_) | Actor::Chance | Actor::Over => None,
        }
    }

    /// How `seat` lets the question pass, when it is about nothing but topics it has hushed.
    pub fn decline_of(&self, seat: Seat, game: &dyn Match) -> Option<Value> {
        let reaction = game.reaction(seat)?;
        let is_hushed = |topic: &&str| self.topics(seat).any(|hushed| hushed == *topic);
        let declines = !reaction.topics.is_empty() && reaction.topics.iter().all(is_hushed);
        declines.then_some(reaction.decline)
    }
}

impl FromIterator<(Seat, String)> for Hushed {
    /// As they were stored: they were checked before that.
    fn from_iter<I: IntoIterator<Item = (Seat, String)>>(topics: I) -> Hushed {
        Hushed(topics.into_iter().collect())
    }
}

/// Kebab-case: small letters and digits, with single hyphens between them.
fn spelled(topic: &str) -> Result<&str, BadTopic> {
    let is_part = |part: &str| !part.is_empty() && part.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    if topic.len() <= LONGEST && topic.split('-').all(is_part) { Ok(topic) } else { Err(BadTopic::Misspelled) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat::new(0);
    const BERT: Seat = Seat::new(1);

    #[test]
    fn a_topic_is_a_short_word_in_kebab_case() {
        let longest = "a".repeat(LONGEST);
        for fine in ["flak-jacket", "x", "torch-2", longest.as_str()] {
            assert_eq!(Hushed::default().hush(ANNA, fine), Ok(()), "{fine}");
        }
        let longer = "a".repeat(LONGEST + 1);
        for bad in ["", "-", "flak-", "-flak", "a--b", "Flak", "flak jacket", "fläk", "a_b", longer.as_str()] {
            assert_eq!(Hushed::default().hush(ANNA, bad), Err(BadTopic::Misspelled), "{bad}");
            assert_eq!(Hushed::default().hear(ANNA, bad), Err(BadTopic::Misspelled), "{bad}");
        }
    }

    #[test]
    fn each_seat_has_its_own_and_not_too_many() {
        let mut hushed = Hushed::default();
        for n in 0..MOST {
            hushed.hush(ANNA, &format!("card-{n}")).unwrap();
        }
        assert_eq!(hushed.hush(ANNA, "one-more"), Err(BadTopic::TooMany));
        assert_eq!(hushed.hush(ANNA, "card-7"), Ok(()), "it is hushed already");
        assert_eq!(hushed.hush(BERT, "whip"), Ok(()));
        assert_eq!((hushed.topics(ANNA).count(), hushed.topics(BERT).collect::<Vec<_>>()), (MOST, vec!["whip"]));
        hushed.hear(ANNA, "card-7").unwrap();
        hushed.hear(BERT, "never-hushed").unwrap();
        assert_eq!((hushed.topics(ANNA).count(), hushed.topics(BERT).count()), (MOST - 1, 1));
    }
}
