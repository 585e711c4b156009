//! What can be sent to a table's task.

use std::sync::Arc;

use kernel::Seat;
use protocol::{FromClient, Rematch, Sit, TableInfo};
use tokio::sync::{mpsc, oneshot};
use words::Language;

use super::audience::{OnlookerId, Outgoing};
use super::once_more::Next;
use crate::error::Error;
use crate::store::{Apart, User};

/// Where the answer to a letter goes.
pub type Answer<T> = oneshot::Sender<Result<T, Error>>;

/// Where letters go. Every table has room for some, so what lies there is small: the letter itself is elsewhere.
pub type Mailbox = mpsc::Sender<Box<Mail>>;

/// A letter to a table.
pub enum Mail {
    /// Somebody looks on: tell them the table, and the game since the version they have.
    Look {
        /// Who; spectators may be unknown.
        user: Option<User>,
        /// The version they have.
        since: u64,
        language: Language,
        /// Whom they do not hear.
        apart: Arc<Apart>,
        /// Where to tell them.
        outbox: mpsc::Sender<Outgoing>,
        /// Their number from now on.
        answer: Answer<OnlookerId>,
    },
    /// Somebody looks no more.
    LookAway(OnlookerId),
    /// Somebody who looks on says something.
    Say(OnlookerId, FromClient),
    /// Somebody sits down.
    Sit {
        user: User,
        seat: Seat,
        /// Under which name, with what for the dice.
        sit: Sit,
        /// With whom they do not sit.
        apart: Arc<Apart>,
        answer: Answer<TableInfo>,
    },
    /// Somebody stands up.
    Leave { user: Option<User>, seat: Seat, answer: Answer<TableInfo> },
    /// The host removes somebody from a table that gathers.
    Remove { user: Option<User>, seat: Seat, answer: Answer<TableInfo> },
    /// The host begins; bots take the open seats.
    Start { user: Option<User>, answer: Answer<TableInfo> },
    /// The host takes the table away.
    Close {
        user: Option<User>,
        /// Done.
        answer: Answer<()>,
    },
    /// The host lets others look on, or no more.
    Watching { user: Option<User>, open: bool, answer: Answer<TableInfo> },
    /// Somebody wants to play once more.
    Rematch {
        user: Option<User>,
        /// With what for the dice.
        rematch: Rematch,
        answer: Answer<Next>,
    },
    /// Somebody keeps apart from others than before.
    Apart {
        user: String,
        /// From whom.
        apart: Arc<Apart>,
    },
    /// Somebody is called otherwise from now on.
    Renamed(User),
    /// Who sits here has changed on disk: look there again.
    PeopleChanged,
    /// Another node has written; to the log alone when the version is given.
    Written(Option<u64>),
    /// Others look on by way of other nodes than before.
    Company,
    /// There may be something to do.
    Wake,
}

impl Mail {
    /// Answers no.
    pub fn refuse(self, refusal: Error) {
        // Whoever asked may have gone; then nobody needs the answer.
        match self {
            Mail::Look { answer, .. } => drop(answer.send(Err(refusal))),
            Mail::Sit { answer, .. }
            | Mail::Leave { answer, .. }
            | Mail::Remove { answer, .. }
            | Mail::Start { answer, .. }
            | Mail::Watching { answer, .. } => drop(answer.send(Err(refusal))),
            Mail::Rematch { answer, .. } => drop(answer.send(Err(refusal))),
            Mail::Close { answer, .. } => drop(answer.send(Err(refusal))),
            Mail::LookAway(_) | Mail::Say(..) | Mail::Renamed(_) | Mail::Apart { .. } => {}
            Mail::PeopleChanged | Mail::Written(_) | Mail::Company | Mail::Wake => {}
        }
    }
}
