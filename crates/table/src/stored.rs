//! A table as it is kept: who sits where, what was agreed, and the lines of its log.

use std::collections::BTreeSet;

use catalog::GameId;
use kernel::{Outcome, Seat, SeatSet};
use protocol::{Away, Bot, Code, Phase, RecordRow, Secret};
use serde_json::Value;

use crate::forfeits::behind_all_others;
use crate::{Clocks, Error, Terms, say};

/// A table as the disk has it.
#[derive(Clone, Debug)]
pub struct StoredTable {
    pub id: String,
    pub game: GameId,
    pub setup: Value,
    pub setup_text: String,
    pub phase: Phase,
    /// The user who opened it.
    pub host: String,
    pub public: bool,
    pub hot_seat: bool,
    pub watchable: bool,
    /// The table of the rematch.
    pub next: Option<String>,
    pub hints: bool,
    /// The number of the rules it began with.
    pub rules: i64,
    pub secret: Secret,
    /// The letters of the seats that are to decide.
    pub asked: String,
    pub opened_ms: i64,
    pub touched_ms: i64,
    pub terms: Terms,
    pub clocks: Option<Clocks>,
    pub seats: Vec<StoredSeat>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSeat {
    pub seat: Seat,
    /// Who sits there.
    pub sitter: Sitter,
    /// What they added to the dice.
    pub entropy: Option<String>,
    /// Whether somebody else decides there, or they play for somebody else.
    pub away: Option<Away>,
}

/// Who sits in a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person.
    Person {
        /// With the name they have everywhere.
        user: User,
        /// The name at this table, when it is another.
        known_as: Option<String>,
    },
    Bot(Bot),
    Open,
}

/// A login: somebody who is known again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    /// No secret.
    pub id: String,
    pub name: String,
    /// The portrait they have chosen, if any.
    pub face: Option<u8>,
}

/// An entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// A step in notation, or `A: undo`.
    pub text: String,
    /// The user who did it, and the id of their message; nobody when chance or a bot did, or the server for a seat
    /// that has hushed the question.
    pub by: Option<(String, String)>,
    /// The bot that decided, in its own seat or in that of a person.
    pub bot: Option<Bot>,
}

/// A line of a log with all that is known of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// A step in notation, or what else a log may say.
    pub text: String,
    /// A person sent it.
    pub by_person: bool,
    /// The bot that decided it.
    pub bot: Option<Bot>,
    pub at_ms: i64,
}

/// A record that somebody uploaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredRecord {
    /// What lists show of it.
    pub row: RecordRow,
    /// Who uploaded it.
    pub user: String,
    /// The `.karst` file.
    pub text: String,
}

/// Who is there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Presence {
    /// Users at sockets.
    pub users: BTreeSet<String>,
    /// Sockets of people who do not sit at the table.
    pub spectators: u32,
}

impl User {
    /// Somebody who has chosen no portrait yet.
    pub fn new(id: impl Into<String>, name: impl Into<String>) -> User {
        User { id: id.into(), name: name.into(), face: None }
    }

    /// The word for their portrait: the one they chose, or the one that goes with their id.
    pub fn portrait(&self) -> String {
        protocol::person_face(self.face, &self.id)
    }
}

impl Sitter {
    /// Is it this user?
    pub fn is(&self, user: &str) -> bool {
        matches!(self, Sitter::Person { user: sitting, .. } if sitting.id == user)
    }

    /// What a person is called at this table.
    pub fn name(&self) -> Option<&str> {
        match self {
            Sitter::Person { user, known_as } => Some(known_as.as_deref().unwrap_or(&user.name)),
            Sitter::Bot(_) | Sitter::Open => None,
        }
    }
}

impl StoredSeat {
    /// The user for whom a substitute sits there.
    pub fn before(&self) -> Option<&str> {
        match &self.away {
            Some(Away::Instead { user, .. }) => Some(user),
            Some(Away::SatIn { .. } | Away::Wanted | Away::Forfeited { .. }) | None => None,
        }
    }

    /// The bot that decides here now.
    pub fn bot(&self) -> Option<Bot> {
        match (&self.sitter, &self.away) {
            (Sitter::Bot(bot), _) => Some(*bot),
            (Sitter::Person { .. }, Some(Away::SatIn { bot } | Away::Forfeited { bot })) => Some(*bot),
            (Sitter::Person { .. }, Some(Away::Wanted | Away::Instead { .. }) | None) | (Sitter::Open, _) => None,
        }
    }

    /// A person is to decide here, and is expected to.
    pub fn is_played(&self) -> bool {
        let played = matches!(self.away, None | Some(Away::Instead { .. }));
        played && matches!(self.sitter, Sitter::Person { .. })
    }
}

impl StoredTable {
    /// The chairs in which people decide themselves.
    pub fn played(&self) -> SeatSet {
        self.seats.iter().filter(|seat| seat.is_played()).map(|seat| seat.seat).collect()
    }

    /// Is a seat open to a substitute?
    pub fn wants_somebody(&self) -> bool {
        self.seats.iter().any(|seat| seat.away == Some(Away::Wanted))
    }

    /// Those who cannot win any more.
    pub fn forfeited(&self) -> SeatSet {
        let out = self.seats.iter().filter(|seat| matches!(seat.away, Some(Away::Forfeited { .. })));
        out.map(|seat| seat.seat).collect()
    }

    /// Do bots go on although nobody looks? They do for people who play, and to bring a forfeited game to its end; where
    /// they only sit in for everybody, they wait.
    pub fn goes_on_alone(&self) -> bool {
        !self.played().is_empty() || !self.forfeited().is_empty()
    }

    /// How it ended, with those who forfeited behind all others.
    pub fn outcome(&self, outcome: Option<Outcome>) -> Option<Outcome> {
        outcome.map(|outcome| behind_all_others(outcome, self.forfeited()))
    }

    /// May somebody with these seats look on? While a table gathers or wants a substitute everybody with the link may, and
    /// once the game is over its record lies open anyway.
    pub fn check_watching(&self, seats: &[Seat]) -> Result<(), Error> {
        let may = self.watchable || self.phase != Phase::Running || !seats.is_empty() || self.wants_somebody();
        if may { Ok(()) } else { Err(Error::new(Code::ClosedOut, say::NoWatching)) }
    }

    /// Is every seat taken?
    pub fn is_full(&self) -> bool {
        self.seats.iter().all(|seat| seat.sitter != Sitter::Open)
    }
}
