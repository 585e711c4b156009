//! What players do not want to be asked about again in this game. Whoever drives a game declines for them.
//!
//! Not here: what a topic is (`Game::reaction` says so) and how it is called (`narrate::topic`).

use std::collections::BTreeSet;

use kernel::{Actor, Seat};
use serde_json::Value;

use crate::{Match, Why, say};

/// The longest topic, in characters.
const LONGEST: usize = 40;
/// The most topics of one seat.
const MOST: usize = 64;

/// The hushed topics of every seat at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hushed(BTreeSet<(Seat, String)>);

impl Hushed {
    /// `seat` is not to be asked about `topic` again.
    pub fn hush(&mut self, seat: Seat, topic: &str) -> Result<(), Why> {
        let entry = (seat, spelled(topic)?.to_owned());
        if !self.0.contains(&entry) && self.topics(seat).count() == MOST {
            return Err(Why::new(say::NoTopicsMore { most: MOST }));
        }
        self.0.insert(entry);
        Ok(())
    }

    /// `seat` is to be asked about `topic` after all.
    pub fn unhush(&mut self, seat: Seat, topic: &str) -> Result<(), Why> {
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
fn spelled(topic: &str) -> Result<&str, Why> {
    let is_part = |part: &str| !part.is_empty() && part.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    if topic.len() <= LONGEST && topic.split('-').all(is_part) {
        Ok(topic)
    } else {
        Err(Why::new(say::NoTopicMisspelled { most: LONGEST }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat::new(0);
    const BERT: Seat = Seat::new(1);

    fn is_misspelled(why: &Why) -> bool {
        *why == Why::new(say::NoTopicMisspelled { most: LONGEST })
    }

    #[test]
    fn a_topic_is_a_short_word_in_kebab_case() {
        let longest = "a".repeat(LONGEST);
        for fine in ["flak-jacket", "x", "torch-2", longest.as_str()] {
            assert_eq!(Hushed::default().hush(ANNA, fine), Ok(()), "{fine}");
        }
        let longer = "a".repeat(LONGEST + 1);
        for bad in ["", "-", "flak-", "-flak", "a--b", "Flak", "flak jacket", "fläk", "a_b", longer.as_str()] {
            assert!(Hushed::default().hush(ANNA, bad).is_err_and(|why| is_misspelled(&why)), "{bad}");
            assert!(Hushed::default().unhush(ANNA, bad).is_err_and(|why| is_misspelled(&why)), "{bad}");
        }
    }

    #[test]
    fn each_seat_has_its_own_and_not_too_many() {
        let mut hushed = Hushed::default();
        for n in 0..MOST {
            hushed.hush(ANNA, &format!("card-{n}")).unwrap();
        }
        assert_eq!(hushed.hush(ANNA, "one-more"), Err(Why::new(say::NoTopicsMore { most: MOST })));
        assert_eq!(hushed.hush(ANNA, "card-7"), Ok(()), "it is hushed already");
        assert_eq!(hushed.hush(BERT, "whip"), Ok(()));
        assert_eq!((hushed.topics(ANNA).count(), hushed.topics(BERT).collect::<Vec<_>>()), (MOST, vec!["whip"]));
        hushed.unhush(ANNA, "card-7").unwrap();
        hushed.unhush(BERT, "never-hushed").unwrap();
        assert_eq!((hushed.topics(ANNA).count(), hushed.topics(BERT).count()), (MOST - 1, 1));
    }
}
