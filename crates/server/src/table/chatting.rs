//! What people say to each other at a table, and whether others may look on.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

use catalog::Why;
use kernel::Seat;
use protocol::{Code, Phase, Room, Said, TableInfo, ToClient};
use table::{User, check_id, names};

use super::audience::{Onlooker, OnlookerId};
use super::task::Task;
use crate::config::Rate;
use crate::error::Error;
use crate::limits::Bucket;
use crate::say;
use crate::store::{CompanyWrite, StoreError, Write, now_ms};

/// The longest thing that is said at once, in characters.
const LONGEST: usize = 500;
/// How fast people type; whoever says more is asked to wait.
const TYPING: Rate = Rate { per_second: 0.5, burst: 10.0 };

/// How fast each person at a table speaks.
#[derive(Default)]
pub struct Speakers(HashMap<String, Bucket>);

/// When so many have spoken, those are forgotten who may say as much as anybody new.
const MOST_SPEAKERS: usize = 256;
/// So many things are said until the oldest are taken away; each time a table wakes the first one does it too.
const TIDY_EVERY: u64 = 64;

impl Speakers {
    fn may_speak(&mut self, user: &str) -> bool {
        let now = Instant::now();
        if self.0.len() >= MOST_SPEAKERS && !self.0.contains_key(user) {
            self.0.retain(|_, bucket| !bucket.is_full(TYPING, now));
        }
        self.0.entry(user.to_owned()).or_insert_with(|| Bucket::full(TYPING, now)).take(TYPING, now)
    }
}

impl Task {
    /// Somebody says something to those in their room: on disk first, then told.
    pub(super) async fn chat(&mut self, onlooker: OnlookerId, id: String, words: String) {
        let answer = match self.say(onlooker, &id, &words).await {
            Ok(()) => ToClient::Heard { id },
            Err(refusal) => self.refused(onlooker, id, &refusal),
        };
        self.audience.tell(onlooker, &answer);
    }

    async fn say(&mut self, onlooker: OnlookerId, id: &str, words: &str) -> Result<(), Error> {
        check_id(id)?;
        let words = words_of(words)?;
        let Some(speaker) = self.audience.onlooker(onlooker) else { return Ok(()) };
        let room = self.room_of(speaker);
        let User { id: user, name, .. } =
            speaker.user.clone().ok_or_else(|| Error::new(Code::NotYourSeat, say::NoNamelessChat))?;
        if let Some(muted) = self.context.order.mute_of(&user) {
            return Err(muted);
        }
        if !self.speakers.may_speak(&user) {
            return Err(Error::new(Code::TooMany, say::NoChatSoFast));
        }
        let said = Said { id: format!("{user}-{id}"), user, name, words, at_ms: now_ms() };
        let mut writes = vec![CompanyWrite::Said { table: self.table.id.clone(), room, said: said.clone() }];
        if self.n_said.is_multiple_of(TIDY_EVERY) {
            writes.push(CompanyWrite::Tidy { table: self.table.id.clone(), keep: self.context.room.chat });
        }
        self.n_said += 1;
        match self.context.store.write(writes.into_iter().map(Write::Company).collect()).await {
            Ok(()) => {
                let speaker = said.user.clone();
                let message = super::audience::json(&ToClient::Chat { room, said: vec![said], fresh: false });
                let hears = |onlooker: &Onlooker| onlooker.room == Some(room) && !onlooker.apart.has(&speaker);
                self.audience.deliver(|onlooker| hears(onlooker).then(|| message.clone()));
                Ok(())
            }
            // It was said already; the answer got lost.
            Err(StoreError::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Whoever is in another room than they know of hears what was said there. When that cannot be read, they try again
    /// with whatever happens next.
    pub(super) async fn show_rooms(&mut self) {
        let moved: Vec<(OnlookerId, Room)> = self
            .audience
            .iter()
            .map(|onlooker| (onlooker.id, onlooker.room, self.room_of(onlooker)))
            .filter(|(_, told, room)| *told != Some(*room))
            .map(|(id, _, room)| (id, room))
            .collect();
        for (onlooker, room) in moved {
            match Box::pin(self.context.store.said(&self.table.id, room)).await {
                Ok(mut said) => {
                    let apart = self.audience.onlooker(onlooker).map(|onlooker| Arc::clone(&onlooker.apart));
                    said.retain(|said| !apart.as_ref().is_some_and(|apart| apart.has(&said.user)));
                    self.audience.enters(onlooker, room);
                    self.audience.tell(onlooker, &ToClient::Chat { room, said, fresh: true });
                }
                Err(error) => tracing::warn!(%error, "what was said cannot be read"),
            }
        }
    }

    /// Players and spectators are apart, so that nobody whispers; while a table gathers, all who came are together.
    fn room_of(&self, onlooker: &Onlooker) -> Room {
        match self.table.phase {
            Phase::Gathering => Room::Players,
            Phase::Running | Phase::Finished if onlooker.seats.is_empty() => Room::Spectators,
            Phase::Running | Phase::Finished => Room::Players,
        }
    }

    /// May somebody with these seats look on? While a table gathers or wants a substitute everybody with the link may, and
    /// once the game is over its record lies open anyway.
    pub(super) fn check_watching(&self, seats: &[Seat]) -> Result<(), Error> {
        Ok(self.table.check_watching(seats)?)
    }

    /// The host lets others look on, or no more; those who do are shown out.
    pub(super) async fn set_watching(&mut self, user: Option<User>, open: bool) -> Result<TableInfo, Error> {
        self.check_host(user)?;
        let write = CompanyWrite::Watching { table: self.table.id.clone(), open };
        self.context.store.write(vec![Write::Company(write)]).await?;
        self.table.watchable = open;
        self.show_out();
        self.tell_table();
        Ok(self.table.info(&self.audience.presence()))
    }

    /// Those who may not look on any more leave.
    pub(super) fn show_out(&mut self) {
        if self.check_watching(&[]).is_err() {
            self.audience.dismiss_those(&closed_out(), |onlooker| onlooker.seats.is_empty());
        }
    }
}

fn closed_out() -> Error {
    Error::new(Code::ClosedOut, say::NoWatching)
}

/// The words as they are told: on lines of their own, without anything unseen.
fn words_of(words: &str) -> Result<String, Error> {
    let words = words.lines().map(names::seen).collect::<Vec<_>>().join("\n").trim().to_owned();
    let bad = |why: Why| Err(Error::new(Code::Malformed, why));
    if words.is_empty() {
        bad(Why::new(say::NoChatWords))
    } else if words.chars().count() > LONGEST {
        bad(Why::new(say::NoChatSoLong))
    } else {
        Ok(words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_tidied_or_refused() {
        assert_eq!(words_of("  well\u{202e} played,\n\n Bert ").unwrap(), "well played,\n\nBert");
        for bad in ["", " \n ", "\u{200b}", &"x".repeat(501)] {
            assert_eq!(words_of(bad).unwrap_err().code, Code::Malformed, "{bad:?}");
        }
    }
}
