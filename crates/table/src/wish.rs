//! What people at a table may want to change: act, take back, do again, agree, hush what they do not want to be asked about.

use kernel::Seat;
use protocol::{Code, FromClient};
use serde_json::Value;

use crate::play::{self, Play};
use crate::{Change, Error, StoredTable, say, takebacks};

/// The longest id a client may give a message.
const LONGEST_ID: usize = 64;

/// What a message wants to change.
#[derive(Clone)]
pub enum Wish {
    Act(u64, Value),
    Undo(u64),
    Redo(u64),
    Takeback(u64, Option<u64>),
    Consent(u64, bool),
    Hush(String),
    Hear(String),
}

/// A wish with the id of its message and the seat it speaks for.
pub struct Wished {
    pub id: String,
    pub seat: Seat,
    pub wish: Wish,
}

impl Wished {
    /// The wish in a message, or the message when it wants to change nothing.
    pub fn of(message: FromClient) -> Result<Wished, FromClient> {
        let (id, seat, wish) = match message {
            FromClient::Act { id, seat, version, action } => (id, seat, Wish::Act(version, action)),
            FromClient::Undo { id, seat, version } => (id, seat, Wish::Undo(version)),
            FromClient::Redo { id, seat, version } => (id, seat, Wish::Redo(version)),
            FromClient::Takeback { id, seat, version, to } => (id, seat, Wish::Takeback(version, to)),
            FromClient::Consent { id, seat, version, yes } => (id, seat, Wish::Consent(version, yes)),
            FromClient::Hush { id, seat, topic, on: true } => (id, seat, Wish::Hush(topic)),
            FromClient::Hush { id, seat, topic, on: false } => (id, seat, Wish::Hear(topic)),
            FromClient::Chat { .. }
            | FromClient::Looking { .. }
            | FromClient::Ping
            | FromClient::Why { .. }
            | FromClient::Hint { .. }
            | FromClient::Reason { .. }
            | FromClient::Scene { .. }
            | FromClient::Since { .. }
            | FromClient::Choices { .. }
            | FromClient::Odds { .. } => return Err(message),
        };
        Ok(Wished { id, seat, wish })
    }
}

impl Wish {
    /// The version of the game that it is about; what is hushed is about any.
    pub fn version(&self) -> Option<u64> {
        match self {
            Wish::Act(version, _) | Wish::Undo(version) | Wish::Redo(version) => Some(*version),
            Wish::Takeback(version, _) | Wish::Consent(version, _) => Some(*version),
            Wish::Hush(_) | Wish::Hear(_) => None,
        }
    }

    /// What it means for clocks.
    pub fn change(&self) -> Change {
        match self {
            Wish::Undo(_) | Wish::Takeback(..) | Wish::Consent(..) => Change::Undo,
            Wish::Act(..) | Wish::Redo(_) | Wish::Hush(_) | Wish::Hear(_) => Change::Decision,
        }
    }

    /// The topic that is hushed by it, or heard again.
    pub fn topic(&self) -> Option<(&str, bool)> {
        match self {
            Wish::Hush(topic) => Some((topic, true)),
            Wish::Hear(topic) => Some((topic, false)),
            Wish::Act(..) | Wish::Undo(_) | Wish::Redo(_) | Wish::Takeback(..) | Wish::Consent(..) => None,
        }
    }

    /// May it be carried out at all: is it about the game as it stands, and is there room in the log, of which `room`
    /// tells how many lines beside steps there may be when so many steps have stood?
    pub fn check(&self, play: &Play, room: impl Fn(usize) -> usize) -> Result<(), Error> {
        if self.version().is_some_and(|version| version != play.version()) {
            return Err(Error::new(Code::Stale, say::NoLongerSo));
        }
        match self {
            Wish::Undo(_) | Wish::Redo(_) | Wish::Takeback(..) => check_spare(play, room),
            // Each answer follows a question, and questions are counted.
            Wish::Act(..) | Wish::Consent(..) | Wish::Hush(_) | Wish::Hear(_) => Ok(()),
        }
    }

    /// Changes the game; the new lines of its log. Refused, nothing has changed.
    pub fn carry_out(self, play: &mut Play, table: &StoredTable, seat: Seat) -> Result<Vec<String>, Error> {
        match self {
            Wish::Act(_, action) => play.act(seat, &action).map_err(play::refusal),
            Wish::Undo(_) => play.undo(seat).map_err(play::refusal),
            Wish::Redo(_) => play.redo(seat).map_err(play::refusal),
            Wish::Takeback(_, to) => takebacks::ask(play, table, seat, to),
            Wish::Consent(_, yes) => takebacks::answer(play, table, seat, yes),
            Wish::Hush(topic) => play.hush(seat, &topic).map_err(play::bad_topic),
            Wish::Hear(topic) => play.unhush(seat, &topic).map(|()| Vec::new()).map_err(play::bad_topic),
        }
    }
}

/// Is there room in the log for what does not bring the game on? Nobody makes it grow without end.
pub fn check_spare(play: &Play, room: impl Fn(usize) -> usize) -> Result<(), Error> {
    let (spare, most_steps) = play.spare_lines();
    match spare >= room(most_steps) {
        true => Err(Error::new(Code::TooMany, say::NoMoreGoingBack)),
        false => Ok(()),
    }
}

/// The game, while it is being played.
pub fn running(play: Option<&Play>) -> Result<&Play, Error> {
    let play = play.ok_or_else(|| Error::new(Code::WrongPhase, say::NoBeginYet))?;
    play.check_going()?;
    match play.is_over() {
        true => Err(Error::new(Code::WrongPhase, say::NoGameOver)),
        false => Ok(play),
    }
}

/// Why a seat cannot do that.
pub fn why_not(play: &Play, seat: Seat, action: &Value) -> Result<(), Error> {
    play.game().check(seat, action).map_err(play::refusal)
}

/// A message has an id of a decent length.
pub fn check_id(id: &str) -> Result<(), Error> {
    if id.is_empty() || id.len() > LONGEST_ID || id.contains(char::is_control) {
        return Err(Error::new(Code::Malformed, say::NoId));
    }
    Ok(())
}
