//! The one "no" of the server. It is put into words where it is told, in the language they read; told over HTTP it also has
//! a status.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::Why;
use narrate::{People, sentence};
use protocol::Code;
use words::{Language, Message, Telling};

use crate::{language, measure};

/// Why something is refused. Nothing was changed.
#[derive(Clone, Debug)]
pub struct Error {
    pub code: Code,
    why: Why,
    /// The rule of the game that says so.
    rule: Option<&'static str>,
    status: StatusCode,
    /// When another try makes sense, in seconds.
    retry_after_s: u32,
}

impl Error {
    /// A refusal that no rule of the game is behind, with the status that goes with its code.
    pub fn new(code: Code, why: impl Message + Send + Sync + 'static) -> Error {
        Error { code, why: Why::new(why), rule: None, status: status_of(code), retry_after_s: 1 }
    }

    /// Too often; another try makes sense in so many seconds.
    pub fn too_many(why: impl Message + Send + Sync + 'static, retry_after_s: u32) -> Error {
        Error { retry_after_s, ..Error::new(Code::TooMany, why) }
    }

    /// The same with the rule that is behind it.
    pub fn by_rule(self, rule: Option<&'static str>) -> Error {
        Error { rule, ..self }
    }

    /// The same with a status that says more than the code.
    pub fn with_status(self, status: StatusCode) -> Error {
        Error { status, ..self }
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

impl From<table::Error> for Error {
    fn from(table::Error { code, why, rule }: table::Error) -> Error {
        Error::new(code, why).by_rule(rule)
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        measure::refused(self.code);
        let wait = matches!(self.code, Code::TooMany | Code::Unavailable);
        let is_token = self.code == Code::BadToken;
        let mut response = (self.status, Json(self.told(language::of_request()))).into_response();
        if wait {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(self.retry_after_s));
        }
        if is_token {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

fn status_of(code: Code) -> StatusCode {
    StatusCode::from_u16(table::status_of(code)).expect("these are statuses")
}
