//! Advice for people: what a master would do in their place, and why somebody did what they did.
//!
//! A hint is thought off the async threads, like a bot's action, and is a line of the log before it is told: everybody
//! at the table sees that it was given, and so does the record. Reasons are made of what the asker sees anyway.

use std::pin::Pin;

use bots::{Level, Memory, Stop};
use kernel::Seat;
use protocol::{Code, ToClient};
use table::advice::{self, Asking};
use words::Language;

use super::audience::OnlookerId;
use super::committing::{Author, Cause};
use super::task::Task;
use crate::error::Error;
use crate::minds::{Asker, Decision, Thought};
use crate::random;
use crate::say;
use crate::time::Change;

/// A hint that is being thought of. Dropping it stops the search.
pub struct Hinting {
    author: Author,
    seat: Seat,
    version: u64,
    stop: Stop,
    thought: Pin<Box<dyn Future<Output = Thought> + Send>>,
}

impl Drop for Hinting {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

impl Hinting {
    /// Waits for the thought's end; forever when nobody waits for a hint.
    pub async fn end(hinting: &mut Option<Hinting>) -> Thought {
        match hinting {
            Some(hinting) => hinting.thought.as_mut().await,
            None => std::future::pending().await,
        }
    }
}

impl Task {
    /// Somebody wants to be shown what a master would do.
    pub(super) async fn ask_for_hint(&mut self, onlooker: OnlookerId, id: String, seat: Seat, version: u64) {
        self.catch_up_with(version).await;
        match self.begin_hint(onlooker, &id, seat, version) {
            Ok(hinting) => self.hinting = Some(hinting),
            Err(refusal) => {
                let answer = self.refused(onlooker, id, &refusal);
                self.audience.tell(onlooker, &answer);
            }
        }
    }

    fn begin_hint(&self, onlooker: OnlookerId, id: &str, seat: Seat, version: u64) -> Result<Hinting, Error> {
        let user = self.check_author(onlooker, id, seat)?;
        let asking = self.asking(onlooker, id, seat)?;
        asking.check_hint(version, |most_steps| self.context.room.lines(most_steps))?;
        let play = asking.play;
        if self.hinting.is_some() {
            return Err(Error::new(Code::TooMany, say::NoSecondHint));
        }
        let stop = Stop::default();
        let thought: Pin<Box<dyn Future<Output = Thought> + Send>> = match bots::forced(play.game(), seat) {
            Some(action) => Box::pin(std::future::ready(Some((action, Memory::default())))),
            None => {
                let decision =
                    Decision::new(play.game(), seat, Level::Master.into(), Memory::default(), random::number());
                let asker = Asker::new(&user, true);
                Box::pin(self.context.thinkers.clone().think(asker, decision, stop.clone()))
            }
        };
        let author = Author { onlooker, user, message: id.to_owned() };
        Ok(Hinting { author, seat, version, stop, thought })
    }

    /// A hint is found: it is marked in the log, then told.
    pub(super) async fn give_hint(&mut self, thought: Thought) {
        let Some(hinting) = self.hinting.take() else { return };
        let Author { onlooker, message: id, .. } = hinting.author.clone();
        let language = self.audience.language(onlooker);
        let answer = match self.mark_hint((hinting.seat, hinting.version), id.clone(), thought, language).await {
            Ok(answer) => answer,
            Err(refusal) => self.refused(onlooker, id, &refusal),
        };
        self.audience.tell(onlooker, &answer);
    }

    async fn mark_hint(
        &mut self,
        (seat, version): (Seat, u64),
        id: String,
        thought: Thought,
        language: Language,
    ) -> Result<ToClient, Error> {
        let (action, memory) = thought.ok_or_else(|| Error::new(Code::Unavailable, say::NoIdea))?;
        if self.running()?.version() != version {
            return Err(Error::new(Code::Stale, say::NoLongerSo));
        }
        let asking = Asking { table: &self.table, play: self.running()?, seat, language };
        let hint = asking.hint(id, (action, memory.weighed()));
        let play = self.play.as_mut().expect("the game is running");
        let lines = play.hint(seat).map_err(table::refusal)?;
        let cause = Cause { change: Change::Seats, ..Cause::default() };
        self.commit(lines, None, cause).await?;
        Ok(hint)
    }

    /// Says why a step was taken, as far as the asker can see that.
    pub(super) fn give_reason(&mut self, onlooker: OnlookerId, id: String, step: u64) {
        let Some(asker) = self.audience.onlooker(onlooker) else { return };
        let asked = (id.clone(), step);
        let answer = advice::reason(&self.table, self.play.as_ref(), &asker.seats, asked, asker.language);
        let answer = answer.unwrap_or_else(|refusal| self.refused(onlooker, id, &refusal.into()));
        self.audience.tell(onlooker, &answer);
    }
}
