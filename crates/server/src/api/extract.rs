//! Reading requests so that whatever is wrong with them is said in one way.

use std::collections::HashMap;
use std::time::Duration;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use catalog::Why;
use kernel::Seat;
use protocol::Code;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::error::Error;
use crate::say;

/// How long a body may take to arrive.
const BODY_WITHIN: Duration = Duration::from_secs(10);

/// The table in an address.
pub struct TablePath(pub String);

/// The id of something else in an address.
pub struct IdPath(pub String);

/// The table and the seat in an address. Seats are numbers there, as on the wire, or letters, as in records.
pub struct SeatPath(pub String, pub Seat);

/// The body of a request, from JSON.
pub struct Body<T>(pub T);

/// The body of a request, as text.
pub struct PlainText(pub String);

impl<S: Send + Sync> FromRequestParts<S> for TablePath {
    type Rejection = Error;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<TablePath, Error> {
        let mut words = words(parts, state).await?;
        Ok(TablePath(words.remove("id").unwrap_or_default()))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for IdPath {
    type Rejection = Error;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<IdPath, Error> {
        let mut words = words(parts, state).await?;
        Ok(IdPath(words.remove("id").unwrap_or_default()))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for SeatPath {
    type Rejection = Error;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<SeatPath, Error> {
        let mut words = words(parts, state).await?;
        let seat = words.remove("seat").unwrap_or_default();
        let number = seat.parse::<u8>().ok().and_then(|number| Seat::try_from(number).ok());
        let no_seat = || Error::new(Code::SeatTaken, say::NoSeat).with_status(StatusCode::NOT_FOUND);
        let seat = number.or_else(|| seat.parse().ok()).ok_or_else(no_seat)?;
        Ok(SeatPath(words.remove("id").unwrap_or_default(), seat))
    }
}

/// The words in the address that stand for something. Nothing has the character zero in its name, and PostgreSQL
/// could not even be asked.
async fn words<S: Send + Sync>(parts: &mut Parts, state: &S) -> Result<HashMap<String, String>, Error> {
    match Path::<HashMap<String, String>>::from_request_parts(parts, state).await {
        Ok(Path(words)) if !words.values().any(|word| word.contains('\0')) => Ok(words),
        Ok(_) | Err(_) => Err(Error::new(Code::NotFound, say::NoAddress)),
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Error;
    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Error> {
        match timeout(BODY_WITHIN, Json::<T>::from_request(request, state)).await {
            Ok(Ok(Json(body))) => Ok(Body(body)),
            Ok(Err(rejection)) => Err(refused(&rejection)),
            Err(_) => Err(late()),
        }
    }
}

impl<S: Send + Sync> FromRequest<S> for PlainText {
    type Rejection = Error;
    async fn from_request(request: Request, state: &S) -> Result<PlainText, Error> {
        match timeout(BODY_WITHIN, String::from_request(request, state)).await {
            Ok(Ok(text)) => Ok(PlainText(text)),
            Ok(Err(rejection)) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Error::new(Code::TooLarge, say::NoRecordSoLarge))
            }
            Ok(Err(rejection)) => Err(Error::new(Code::Malformed, Why::text(rejection.body_text()))),
            Err(_) => Err(late()),
        }
    }
}

fn late() -> Error {
    Error::new(Code::Malformed, say::NoRequestInTime).with_status(StatusCode::REQUEST_TIMEOUT)
}

fn refused(rejection: &JsonRejection) -> Error {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Error::new(Code::TooLarge, say::NoRequestSoLarge),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => {
            Error::new(Code::Malformed, say::NoJson).with_status(StatusCode::UNSUPPORTED_MEDIA_TYPE)
        }
        _ => Error::new(Code::Malformed, Why::text(rejection.body_text())),
    }
}
