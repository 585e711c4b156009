//! What people at their sockets do: act, take back, do again, ask why not, hush what they do not want to be asked about.

use kernel::Seat;
use narrate::People;
use protocol::{Code, FromClient, ToClient};
use serde_json::Value;

use super::audience::OnlookerId;
use super::committing::{Author, Cause};
use super::info::names;
use super::play::{self, Play};
use super::takebacks;
use super::task::Task;
use crate::error::Error;
use crate::store::Write;
use crate::time::Change;
use crate::{measure, say};

/// The longest id a client may give a message.
const LONGEST_ID: usize = 64;

/// How often a wish that any version will do for is tried, when other nodes write at the same time.
const TRIES: u32 = 3;

/// What a message wants to change.
#[derive(Clone)]
enum Wish {
    Act(u64, Value),
    Undo(u64),
    Redo(u64),
    Takeback(u64, Option<u64>),
    Consent(u64, bool),
    Hush(String),
    Hear(String),
}

impl Wish {
    /// The version of the game that it is about; what is hushed is about any.
    fn version(&self) -> Option<u64> {
        match self {
            Wish::Act(version, _) | Wish::Undo(version) | Wish::Redo(version) => Some(*version),
            Wish::Takeback(version, _) | Wish::Consent(version, _) => Some(*version),
            Wish::Hush(_) | Wish::Hear(_) => None,
        }
    }
}

impl Task {
    /// Hears a message and answers it.
    pub(super) async fn receive(&mut self, onlooker: OnlookerId, message: FromClient) {
        match message {
            FromClient::Chat { id, words } => self.chat(onlooker, id, words).await,
            FromClient::Looking { on } => {
                self.audience.look(onlooker, on);
                self.looks_away();
            }
            FromClient::Ping => self.audience.tell(onlooker, &ToClient::Pong),
            FromClient::Why { id, seat, action } => {
                let answer = match self.why(onlooker, &id, seat, &action) {
                    Ok(()) => ToClient::Legal { id },
                    Err(refusal) => self.refused(onlooker, id, &refusal),
                };
                self.audience.tell(onlooker, &answer);
            }
            FromClient::Hint { id, seat, version } => self.ask_for_hint(onlooker, id, seat, version).await,
            FromClient::Reason { id, step } => self.give_reason(onlooker, id, step),
            FromClient::Scene { id, seat } => self.tell_scene(onlooker, id, seat),
            FromClient::Since { id, seat } => self.tell_since(onlooker, id, seat),
            FromClient::Choices { id, seat, version } => {
                self.catch_up_with(version).await;
                self.tell_choices(onlooker, id, seat, version);
            }
            FromClient::Odds { id, seat, version, action } => {
                self.catch_up_with(version).await;
                self.tell_odds(onlooker, id, (seat, version), &action);
            }
            FromClient::Act { id, seat, version, action } => {
                self.change(onlooker, id, seat, Wish::Act(version, action)).await
            }
            FromClient::Undo { id, seat, version } => self.change(onlooker, id, seat, Wish::Undo(version)).await,
            FromClient::Redo { id, seat, version } => self.change(onlooker, id, seat, Wish::Redo(version)).await,
            FromClient::Takeback { id, seat, version, to } => {
                self.change(onlooker, id, seat, Wish::Takeback(version, to)).await
            }
            FromClient::Consent { id, seat, version, yes } => {
                self.change(onlooker, id, seat, Wish::Consent(version, yes)).await
            }
            FromClient::Hush { id, seat, topic, on: true } => self.change(onlooker, id, seat, Wish::Hush(topic)).await,
            FromClient::Hush { id, seat, topic, on: false } => self.change(onlooker, id, seat, Wish::Hear(topic)).await,
        }
    }

    fn why(&self, onlooker: OnlookerId, id: &str, seat: Seat, action: &Value) -> Result<(), Error> {
        self.check_author(onlooker, id, seat)?;
        self.why_not(seat, action)
    }

    pub(super) fn why_not(&self, seat: Seat, action: &Value) -> Result<(), Error> {
        self.running()?.game().check(seat, action).map_err(play::refusal)
    }

    async fn change(&mut self, onlooker: OnlookerId, id: String, seat: Seat, wish: Wish) {
        if let Some(version) = wish.version() {
            self.catch_up_with(version).await;
        }
        let outcome = match self.check_author(onlooker, &id, seat) {
            Ok(user) => match self.repeats.done(&user, &id) {
                Some(version) => {
                    self.audience.tell(onlooker, &ToClient::Done { id: id.clone(), version });
                    Ok(())
                }
                None => self.carry_out_somewhen(Author { onlooker, user, message: id.clone() }, seat, wish).await,
            },
            Err(refusal) => Err(refusal),
        };
        if let Err(refusal) = outcome {
            let answer = self.refused(onlooker, id, &refusal);
            self.audience.tell(onlooker, &answer);
        }
    }

    /// Carries a wish out. One that is about no version of the game cannot come too late: when another node was faster,
    /// it is tried again with what that one wrote.
    async fn carry_out_somewhen(&mut self, author: Author, seat: Seat, wish: Wish) -> Result<(), Error> {
        if wish.version().is_none() {
            for _ in 1..TRIES {
                match self.carry_out(author.clone(), seat, wish.clone()).await {
                    Err(refusal) if refusal.code == Code::Stale => {}
                    outcome => return outcome,
                }
            }
        }
        self.carry_out(author, seat, wish).await
    }

    /// Changes the game and commits the change, which also answers the author.
    async fn carry_out(&mut self, author: Author, seat: Seat, wish: Wish) -> Result<(), Error> {
        let now = self.running()?.version();
        if wish.version().is_some_and(|version| version != now) {
            return Err(Error::new(Code::Stale, say::NoLongerSo));
        }
        if let Wish::Act(_, action) = &wish
            && self.chair(seat)?.away.is_some()
        {
            self.why_not(seat, action)?;
        }
        match &wish {
            Wish::Undo(_) | Wish::Redo(_) | Wish::Takeback(..) => self.check_spare()?,
            // Each answer follows a question, and questions are counted.
            Wish::Act(..) | Wish::Consent(..) | Wish::Hush(_) | Wish::Hear(_) => {}
        }
        self.come_back(seat).await?;
        let table = self.table.id.clone();
        let Some(play) = self.play.as_mut() else {
            return Ok(());
        };
        let change = match wish {
            Wish::Undo(_) | Wish::Takeback(..) | Wish::Consent(..) => Change::Undo,
            Wish::Act(..) | Wish::Redo(_) | Wish::Hush(_) | Wish::Hear(_) => Change::Decision,
        };
        let (lines, hush) = match wish {
            Wish::Act(_, action) => (play.act(seat, &action).map_err(play::refusal)?, None),
            Wish::Undo(_) => (play.undo(seat).map_err(play::refusal)?, None),
            Wish::Redo(_) => (play.redo(seat).map_err(play::refusal)?, None),
            Wish::Takeback(_, to) => (takebacks::ask(play, &self.table, seat, to)?, None),
            Wish::Consent(_, yes) => (takebacks::answer(play, &self.table, seat, yes)?, None),
            Wish::Hush(topic) => {
                let declined = play.hush(seat, &topic).map_err(play::bad_topic)?;
                (declined, Some(Write::Hush { table, seat, topic, on: true }))
            }
            Wish::Hear(topic) => {
                play.unhush(seat, &topic).map_err(play::bad_topic)?;
                (Vec::new(), Some(Write::Hush { table, seat, topic, on: false }))
            }
        };
        self.commit(lines, hush, Cause { author: Some(author), change, bot: None }).await
    }

    /// Is there room in the log for what does not bring the game on? Nobody makes it grow without end.
    pub(super) fn check_spare(&self) -> Result<(), Error> {
        let (spare, most_steps) = self.running()?.spare_lines();
        match spare >= self.context.room.lines(most_steps) {
            true => Err(Error::new(Code::TooMany, say::NoMoreGoingBack)),
            false => Ok(()),
        }
    }

    /// A refusal in the words of whoever is told.
    pub(super) fn refused(&self, onlooker: OnlookerId, id: String, refusal: &Error) -> ToClient {
        measure::refused(refusal.code);
        let language = self.audience.language(onlooker);
        let people = People { names: &names(&self.table, language), language };
        ToClient::Refused { id: Some(id), refusal: refusal.told_of(people) }
    }

    /// The user behind a message that speaks for `seat`, when they sit there.
    pub(super) fn check_author(&self, onlooker: OnlookerId, id: &str, seat: Seat) -> Result<String, Error> {
        check_id(id)?;
        let onlooker = self.audience.onlooker(onlooker).filter(|onlooker| onlooker.seats.contains(&seat));
        let user = onlooker.and_then(|onlooker| onlooker.user.as_ref());
        user.map(|user| user.id.clone()).ok_or_else(|| Error::new(Code::NotYourSeat, say::NoSeatOfYours))
    }

    /// The game, while it is being played.
    pub(super) fn running(&self) -> Result<&Play, Error> {
        if let Some(play) = &self.play {
            play.check_going()?;
        }
        match &self.play {
            Some(play) if play.is_over() => Err(Error::new(Code::WrongPhase, say::NoGameOver)),
            Some(play) => Ok(play),
            None => Err(Error::new(Code::WrongPhase, say::NoBeginYet)),
        }
    }
}

/// A message has an id of a decent length.
pub(super) fn check_id(id: &str) -> Result<(), Error> {
    if id.is_empty() || id.len() > LONGEST_ID || id.contains(char::is_control) {
        return Err(Error::new(Code::Malformed, say::NoId));
    }
    Ok(())
}
