//! Which language somebody reads: what they chose, else what their browser prefers, else English.
//!
//! The page keeps the choice in the cookie `language`, so that it comes with every request and with the handshake of every
//! socket. What depends on it says so with `Vary`.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use words::Language;

use crate::web::KEPT_FOR_GOOD;

/// The cookie with the language's code: `de`.
const COOKIE: &str = "language";

tokio::task_local! {
    /// The language of whoever sent the request that is being answered.
    static HEARD: Language;
}

/// The language of whoever sent the request.
pub struct Reads(pub Language);

impl<S: Send + Sync> FromRequestParts<S> for Reads {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Reads, Infallible> {
        Ok(Reads(of(&parts.headers)))
    }
}

/// Keeps in mind, while a request is answered, in which language it is refused if it has to be; and has the answer say on
/// what it depends, but for files that are the same for everybody.
pub async fn listen(request: Request, next: Next) -> Response {
    let language = of(request.headers());
    let mut response = HEARD.scope(language, next.run(request)).await;
    let is_kept = response.headers().get(header::CACHE_CONTROL).is_some_and(|kept| kept == KEPT_FOR_GOOD);
    if !is_kept {
        response.headers_mut().append(header::VARY, HeaderValue::from_static("accept-language, cookie"));
    }
    response
}

/// The language of whoever sent the request that is being answered; English where none is.
pub fn of_request() -> Language {
    HEARD.try_with(|language| *language).unwrap_or_default()
}

/// The language that these headers ask for.
pub fn of(headers: &HeaderMap) -> Language {
    chosen(headers).or_else(|| preferred(headers)).unwrap_or_default()
}

/// What somebody chose on the page.
fn chosen(headers: &HeaderMap) -> Option<Language> {
    let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    let mut named = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    named.find(|(name, _)| *name == COOKIE).and_then(|(_, code)| Language::of(code))
}

/// The best of what their browser asks for: `de-AT, en;q=0.8`. Of equal ones the first.
fn preferred(headers: &HeaderMap) -> Option<Language> {
    let lines = headers.get_all(header::ACCEPT_LANGUAGE).into_iter().filter_map(|line| line.to_str().ok());
    let mut best: Option<(f32, Language)> = None;
    for range in lines.flat_map(|line| line.split(',')) {
        let mut parts = range.split(';').map(str::trim);
        let language = match parts.next() {
            Some("*") => Some(Language::default()),
            Some(tag) => Language::of(tag),
            None => None,
        };
        let weight = parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |weight| weight.parse().ok());
        if let (Some(language), Some(weight)) = (language, weight)
            && weight > best.map_or(0.0, |(best, _)| best)
        {
            best = Some((weight, language));
        }
    }
    best.map(|(_, language)| language)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(accept: &'static str, cookie: &'static str) -> Language {
        of(&HeaderMap::from_iter([
            (header::ACCEPT_LANGUAGE, HeaderValue::from_static(accept)),
            (header::COOKIE, HeaderValue::from_static(cookie)),
        ]))
    }

    #[test]
    fn what_the_browser_prefers_is_spoken() {
        assert_eq!(of(&HeaderMap::new()), Language::English);
        assert_eq!(asked("de-AT,de;q=0.9,en;q=0.8", ""), Language::German);
        assert_eq!(asked("en-GB, de;q=0.9", ""), Language::English);
        assert_eq!(asked("en;q=0.5, de;q=0.7", ""), Language::German);
        assert_eq!(asked("fr-FR, DE_ch;q=0.3", ""), Language::German, "the first that we speak");
        assert_eq!(asked("fr, it", ""), Language::English);
        assert_eq!(asked("*", ""), Language::English);
        assert_eq!(asked("de;q=0, en;q=0.1", ""), Language::English, "q=0 is a no");
        assert_eq!(asked("dentist, de;q=plenty", ""), Language::English, "nonsense is not heard");
    }

    #[test]
    fn what_was_chosen_is_spoken_whatever_the_browser_prefers() {
        assert_eq!(asked("en", "karst_session=abc; language=de"), Language::German);
        assert_eq!(asked("de", "language=en"), Language::English);
        assert_eq!(asked("de", "language=tlh; x=y"), Language::German, "a language we do not speak is no choice");
        assert_eq!(asked("de", "my_language=en"), Language::German);
    }
}
