//! The one error of the server, which is its HTTP answer: a status, a code and a sentence in the asker's language.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::Code;
use words::Message;

use crate::refusal::Refusal;
use crate::store::StoreError;
use crate::{language, measure};

/// Why a request is refused. Nothing was changed.
#[derive(Clone, Debug)]
pub struct Error {
    status: StatusCode,
    refusal: Refusal,
    /// When another try makes sense, in seconds.
    retry_after_s: u32,
}

impl Error {
    /// A refusal with the status that goes with its code.
    pub fn new(code: Code, why: impl Message + Send + Sync + 'static) -> Error {
        Refusal::new(code, why).into()
    }

    /// Too often; another try makes sense in so many seconds.
    pub fn too_many(why: impl Message + Send + Sync + 'static, retry_after_s: u32) -> Error {
        Error { retry_after_s, ..Error::new(Code::TooMany, why) }
    }

    /// The same with a status that says more than the code.
    pub fn with_status(self, status: StatusCode) -> Error {
        Error { status, ..self }
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        Error { status: status_of(refusal.code), refusal, retry_after_s: 1 }
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        Refusal::from(error).into()
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        measure::refused(self.refusal.code);
        let wait = matches!(self.refusal.code, Code::TooMany | Code::Unavailable);
        let is_token = self.refusal.code == Code::BadToken;
        let mut response = (self.status, Json(self.refusal.told(language::heard()))).into_response();
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
    match code {
        Code::Malformed => StatusCode::BAD_REQUEST,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::ForeignOrigin | Code::NotYourSeat | Code::NotHost | Code::ClosedOut => StatusCode::FORBIDDEN,
        Code::WrongPassword | Code::SignedOut | Code::BadToken => StatusCode::UNAUTHORIZED,
        Code::NeedsAccount | Code::MissingScope => StatusCode::FORBIDDEN,
        Code::NameTaken | Code::HasAccount => StatusCode::CONFLICT,
        Code::BadPassword | Code::NotConfirmed => StatusCode::UNPROCESSABLE_ENTITY,
        Code::NotFound | Code::UnknownGame | Code::UnknownTable => StatusCode::NOT_FOUND,
        Code::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
        Code::BadSetup | Code::BadRecord | Code::BadName | Code::BadTopic | Code::BadWebhook => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        Code::SeatTaken | Code::WrongPhase | Code::NotYourTurn | Code::Stale => StatusCode::CONFLICT,
        Code::Illegal | Code::CannotUndo | Code::NoHints | Code::Frozen => StatusCode::CONFLICT,
        Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}
