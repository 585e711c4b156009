//! Advice for people: what a master would do in their place, and why somebody did what they did.
//!
//! A hint is thought off the async threads, like a bot's action, and is a line of the log before it is told: everybody
//! at the table sees that it was given, and so does the record. Reasons are made of what the asker sees anyway.

use std::pin::Pin;

use bots::{Level, Memory, Stop, Weighed};
use kernel::Seat;
use narrate::People;
use protocol::{Code, ToClient};
use serde_json::Value;
use words::{Language, Message};

use super::audience::OnlookerId;
use super::committing::{Author, Cause};
use super::info::names;
use super::play;
use super::task::Task;
use super::telling::reader;
use crate::error::Error;
use crate::minds::{Asker, Decision, Thought};
use crate::random;
use crate::say;
use crate::time::Change;

/// A search of fewer lines says nothing about what is better.
const FEWEST_TRIES: u64 = 100;

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
        let play = self.running()?;
        if !self.table.hints {
            return Err(Error::new(Code::NoHints, say::NoHints));
        }
        if version != play.version() {
            return Err(Error::new(Code::Stale, say::NoLongerSo));
        }
        if !play.asked().has(seat) {
            return Err(Error::new(Code::NotYourTurn, say::NoNotYourDecision));
        }
        self.check_spare()?;
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
        let hint = self.hint(seat, (action, memory.weighed()), id, language)?;
        let play = self.play.as_mut().expect("the game is running");
        let lines = play.hint(seat).map_err(play::refusal)?;
        let cause = Cause { change: Change::Seats, ..Cause::default() };
        self.commit(lines, None, cause).await?;
        Ok(hint)
    }

    /// The action with its words and its reason.
    fn hint(
        &self,
        seat: Seat,
        (action, weighed): (Value, Option<&Weighed>),
        id: String,
        language: Language,
    ) -> Result<ToClient, Error> {
        let people = People { names: &names(&self.table, language), language };
        let game = self.running()?.game();
        let offers = narrate::offers(game, seat, people);
        let words_of = |action: &Value| offers.iter().find(|offer| offer.action == *action).map(|offer| &offer.words);
        let words = words_of(&action).cloned().unwrap_or_default();
        let reason = narrate::why_do(game, seat, &action, people);
        let reason = reason.or_else(|| narrate::prospects(game, seat, &action, language));
        let weighed = weighed.filter(|weighed| weighed.tries >= FEWEST_TRIES).and_then(|weighed| {
            let (second, next) = weighed.second.as_ref()?;
            let [share, next] = [weighed.share, *next].map(|share| (share * 100.0).round());
            let (tries, second) = (weighed.tries, words_of(second)?.clone());
            Some(say::HintWeighed { tries, share, second, next }.say(language))
        });
        Ok(ToClient::Hint { id, action, words, reason, weighed })
    }

    /// Says why a step was taken, as far as the asker can see that.
    pub(super) fn give_reason(&mut self, onlooker: OnlookerId, id: String, step: u64) {
        let Some(asker) = self.audience.onlooker(onlooker) else { return };
        let viewer = reader(&self.table, &asker.seats);
        let step = usize::try_from(step).ok().and_then(|step| step.checked_sub(1));
        let known = self.play.as_ref().zip(step).filter(|(play, step)| *step < play.game().n_steps());
        let answer = match known {
            Some((play, step)) => {
                let people = People { names: &names(&self.table, asker.language), language: asker.language };
                ToClient::Reason { id, reason: narrate::why_done(play.game(), step, viewer, people) }
            }
            None => self.refused(onlooker, id, &Error::new(Code::Malformed, say::NoStep)),
        };
        self.audience.tell(onlooker, &answer);
    }
}
