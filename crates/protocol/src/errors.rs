//! Every "no" has a code for programs, a sentence for people and, where one applies, the rule.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Why something was refused. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal {
    /// For programs.
    pub code: Code,
    /// For people: what is wrong and what to do next.
    pub sentence: String,
    /// The rule of the game that says so.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
}

impl Refusal {
    /// A refusal that no rule of the game is behind.
    pub fn new(code: Code, sentence: impl Into<String>) -> Refusal {
        Refusal { code, sentence: sentence.into(), rule: None }
    }
}

/// The kinds of refusal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Code {
    /// The message is not JSON, or not one the server knows.
    Malformed,
    /// The message is larger than the server takes.
    TooLarge,
    /// Too many requests or messages in a short time.
    TooMany,
    /// The page that sent it is not this server's.
    ForeignOrigin,
    /// There is no such address.
    NotFound,
    /// The address does not take this method.
    MethodNotAllowed,
    /// There is no such game.
    UnknownGame,
    /// There is no such table.
    UnknownTable,
    /// The setup cannot be played.
    BadSetup,
    /// The seat does not exist, or is taken.
    SeatTaken,
    /// You do not sit there.
    NotYourSeat,
    /// Only the host may do that.
    NotHost,
    /// The host has closed the table to those who look on.
    ClosedOut,
    /// The game has not begun, or has begun already, or is over.
    WrongPhase,
    /// It is not this seat that decides.
    NotYourTurn,
    /// The table has moved on since; look again.
    Stale,
    /// The game does not fit the rules of this server any more; it can be looked at, and nothing else.
    Frozen,
    /// The rules do not allow it.
    Illegal,
    /// Something new was revealed since; it cannot be taken back.
    CannotUndo,
    /// The record cannot be read, or breaks a rule.
    BadRecord,
    /// There are no hints at this table.
    NoHints,
    /// The name cannot be used.
    BadName,
    /// Somebody has an account of this name.
    NameTaken,
    /// The password is too short, too long or too easily guessed.
    BadPassword,
    /// The name or the password is wrong.
    WrongPassword,
    /// That needs an account; a guest has none yet.
    NeedsAccount,
    /// There is an account already.
    HasAccount,
    /// What cannot be taken back was not confirmed.
    NotConfirmed,
    /// The session has ended; sign in again.
    SignedOut,
    /// The token is unknown or was revoked.
    BadToken,
    /// The token does not allow that.
    MissingScope,
    /// The topic cannot be hushed.
    BadTopic,
    /// The webhook cannot be called.
    BadWebhook,
    /// Only a moderator may do that.
    NotModerator,
    /// The person or their network is banned from this server.
    Banned,
    /// The person is muted and cannot chat.
    Muted,
    /// Somebody there does not want to play with this person, or they with them.
    Blocked,
    /// The server is stopping or its disk does not answer; try again.
    Unavailable,
}
