//! The addresses that a page asks for, and who answers them. What needs other people or a server's disk is refused in words.

use catalog::GameId;
use protocol::{About, Code, LessonDeed, SetupAsked};
use serde::de::DeserializeOwned;
use table::coach::{self, Address};
use table::{Error, shelf};
use words::Language;

use crate::asked::{Answer, Reply};
use crate::pocket::{Missing, Pocket, refused, unreadable};
use crate::say;

/// A request on its way to an answer.
pub(crate) struct Request<'r> {
    pub method: &'r str,
    pub query: Query,
    pub body: &'r str,
    pub language: Language,
    pub now_ms: i64,
}

/// What follows the question mark of an address.
pub(crate) struct Query(Vec<(String, String)>);

impl Query {
    fn read(text: &str) -> Query {
        let pairs = text.split('&').filter_map(|pair| pair.split_once('='));
        Query(pairs.map(|(key, value)| (decoded(key), decoded(value))).collect())
    }

    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }
}

impl Request<'_> {
    /// The body as JSON.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Error> {
        serde_json::from_str(self.body).map_err(|error| Error::new(Code::Malformed, say::NoRequestRead { error }))
    }
}

/// An answer that changes nothing.
pub(crate) fn reply(reply: Reply) -> Result<Answer, Missing> {
    Ok(Answer { reply: Some(reply), ..Answer::default() })
}

impl Pocket {
    /// Answers a request as a server would.
    pub(crate) fn request(&mut self, method: &str, path: &str, body: &str, language: Language, now_ms: i64) -> Answer {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let parts: Vec<String> = path.trim_matches('/').split('/').map(decoded).collect();
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        let request = Request { method, query: Query::read(query), body, language, now_ms };
        match self.route(&parts, &request) {
            Ok(answer) => answer,
            Err(missing) => missing.answer(language),
        }
    }

    fn route(&mut self, parts: &[&str], request: &Request<'_>) -> Result<Answer, Missing> {
        let language = request.language;
        match (request.method, parts) {
            ("GET", ["api", "about"]) => {
                reply(Reply::json(200, &About { version: env!("CARGO_PKG_VERSION").to_owned(), addresses: Vec::new() }))
            }
            ("GET", ["api", "games"]) => reply(Reply::json(200, &shelf::cards(language))),
            // The same for everybody, and long: a page that plays by modules of one game each has it as a file beside them.
            ("GET", ["api", "games", game, "rules"]) if GameId::HERE.len() > 1 => {
                reply(Reply::json(200, &shelf::rules(shelf::named(game)?, language)))
            }
            ("POST", ["api", "games", game, "setup"]) => {
                let asked: SetupAsked = request.read()?;
                let lot = self.number();
                reply(Reply::json(200, &shelf::form(shelf::named(game)?, asked, lot, language)?))
            }
            ("GET", ["api", "lessons"]) => reply(Reply::json(200, &coach::cards(language))),
            (method @ ("GET" | "POST"), ["api", "lessons", game, chapter, beat]) => {
                let number = |text: &str| text.parse::<u32>().map_err(|_| coach::nowhere());
                let (chapter, beat) = (number(chapter)?, number(beat)?);
                let at = Address { game, chapter, beat, choices: request.query.get("choices").unwrap_or_default() };
                if method == "GET" {
                    return reply(Reply::json(200, &coach::beat(&at, language)?));
                }
                let deed: LessonDeed = request.read()?;
                reply(Reply::json(200, &coach::act(&at, &deed.action, language)?))
            }
            (_, ["api", "me", ..]) => self.answer_about_me(&parts[2..], request),
            (_, ["api", "tables", rest @ ..]) => self.answer_about_tables(rest, request),
            (_, ["api", "records", rest @ ..]) => self.answer_about_records(rest, request),
            _ => Ok(refused(&Error::new(Code::Unavailable, say::NoServerHere), language)),
        }
    }
}

/// A number in an address.
pub(crate) fn number(text: Option<&str>, otherwise: u64) -> Result<u64, Error> {
    text.map_or(Ok(otherwise), |text| text.parse().map_err(unreadable))
}

/// `%41` is A, and a plus sign is a blank.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let hex = |digits: &[u8]| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok();
        let escaped = if *first == b'%' { after.get(..2).and_then(hex) } else { None };
        match escaped {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(if *first == b'+' { b' ' } else { *first });
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_browsers_write_them() {
        assert_eq!(decoded("cave%20troll+%C3%A4%"), "cave troll ä%");
        let query = Query::read("seat=all&from=3&choices=0.2.0&odd");
        assert_eq!((query.get("seat"), query.get("from"), query.get("odd")), (Some("all"), Some("3"), None));
        assert_eq!(query.get("choices"), Some("0.2.0"));
    }
}
