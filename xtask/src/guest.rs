//! Just enough of HTTP to prepare a server for those who try it: an account, a token, some tables.

use crate::stop::Stop;
use std::io::{Read, Write};
use std::net::TcpStream;

/// A program with a token, and tables that it may try things at.
pub struct Guest {
    /// For the header `authorization`.
    pub token: String,
    /// Tables of its own, some running and some that wait for players.
    pub tables: Vec<String>,
}

impl Guest {
    /// Claims an account on a server that has just been started, makes a token and opens so many tables.
    pub fn enter(host: &str, n_tables: usize) -> Result<Guest, Stop> {
        let name = r#"{"name":"Surface","password":"a lantern in the deep"}"#;
        let cookie = cookie(&ask(host, "GET", "/api/me", "", "")?)?;
        let cookie = self::cookie(&ask(host, "POST", "/api/account", &cookie, name)?)?;
        let scopes = r#"{"name":"surface","scopes":["read","play","tables"]}"#;
        let token = field(&ask(host, "POST", "/api/tokens", &cookie, scopes)?, "secret")?;
        let tables = (0..n_tables).map(|n| {
            let other = if n % 2 == 0 { r#"{"who":"open"}"# } else { r#"{"who":"bot","bot":"random"}"# };
            let setup = r#"{"players":2,"alternates":[0,0]}"#;
            let new =
                format!(r#"{{"game":"cave-troll","setup":{setup},"seats":[{{"who":"me"}},{other}],"public":true}}"#);
            field(&ask(host, "POST", "/api/tables", &cookie, &new)?, "id")
        });
        Ok(Guest { token, tables: tables.collect::<Result<_, _>>()? })
    }
}

/// One request a connection; the whole answer.
fn ask(host: &str, method: &str, path: &str, cookie: &str, body: &str) -> Result<String, Stop> {
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut answer = String::new();
    let asked = TcpStream::connect(host).and_then(|mut stream| {
        stream.write_all(request.as_bytes())?;
        stream.read_to_string(&mut answer)
    });
    match asked {
        Ok(_) if answer.starts_with("HTTP/1.1 2") => Ok(answer),
        Ok(_) => Err(Stop::failed(format!("{method} {path} was refused: {answer}"))),
        Err(error) => Err(Stop::failed(format!("{method} {path} was not answered: {error}."))),
    }
}

fn cookie(answer: &str) -> Result<String, Stop> {
    let line = answer.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = line.and_then(|line| line.split(';').next());
    cookie.map(str::to_owned).ok_or_else(|| Stop::failed("The server gave no cookie.".to_owned()))
}

/// The first text of this name in an answer whose shape is known.
fn field(answer: &str, name: &str) -> Result<String, Stop> {
    let value = answer.split_once(&format!("\"{name}\":\"")).and_then(|(_, rest)| rest.split('"').next());
    value.map(str::to_owned).ok_or_else(|| Stop::failed(format!("The server's answer has no `{name}`.")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_and_cookies_are_found_or_missed_in_words() {
        let answer =
            "HTTP/1.1 201 Created\r\nset-cookie: karst_session=abc; Path=/\r\n\r\n{\"id\":\"t1\",\"host\":\"h\"}";
        assert_eq!(field(answer, "id").unwrap(), "t1");
        assert_eq!(cookie(answer).unwrap(), "karst_session=abc");
        assert_eq!(field(answer, "secret").unwrap_err().sentence, "The server's answer has no `secret`.");
    }
}
