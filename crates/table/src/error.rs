//! The one "no" of a table. It is put into words where it is told, in the language they read.

use catalog::Why;
use narrate::{People, sentence};
use protocol::Code;
use words::{Language, Message, Telling};

/// Why something is refused. Nothing was changed.
#[derive(Clone, Debug)]
pub struct Error {
    pub code: Code,
    pub why: Why,
    /// The rule of the game that says so.
    pub rule: Option<&'static str>,
}

impl Error {
    /// A refusal that no rule of the game is behind.
    pub fn new(code: Code, why: impl Message + Send + Sync + 'static) -> Error {
        Error { code, why: Why::new(why), rule: None }
    }

    /// The same with the rule that is behind it.
    pub fn by_rule(self, rule: Option<&'static str>) -> Error {
        Error { rule, ..self }
    }

    /// As it travels, to somebody who knows nobody by name.
    pub fn told(&self, language: Language) -> protocol::Refusal {
        self.told_of(People { names: &[], language })
    }

    /// As it travels, to somebody at a table.
    pub fn told_of(&self, people: People<'_>) -> protocol::Refusal {
        protocol::Refusal {
            code: self.code,
            sentence: sentence(self.why.tell(Telling::to_people(people.language, people.names))),
            rule: self.rule.map(str::to_owned),
        }
    }
}

/// The status of HTTP that goes with a code.
pub fn status_of(code: Code) -> u16 {
    match code {
        Code::Malformed => 400,
        Code::TooLarge => 413,
        Code::TooMany => 429,
        Code::ForeignOrigin | Code::NotYourSeat | Code::NotHost | Code::ClosedOut => 403,
        Code::WrongPassword | Code::SignedOut | Code::BadToken => 401,
        Code::NeedsAccount | Code::MissingScope => 403,
        Code::NotModerator | Code::Banned | Code::Muted | Code::Blocked => 403,
        Code::NameTaken | Code::HasAccount => 409,
        Code::BadPassword | Code::NotConfirmed => 422,
        Code::NotFound | Code::UnknownGame | Code::UnknownTable => 404,
        Code::MethodNotAllowed => 405,
        Code::BadSetup | Code::BadRecord | Code::BadName | Code::BadTopic | Code::BadWebhook => 422,
        Code::SeatTaken | Code::WrongPhase | Code::NotYourTurn | Code::Stale => 409,
        Code::Illegal | Code::CannotUndo | Code::NoHints | Code::Frozen => 409,
        Code::Unavailable => 503,
    }
}
