//! The smallest HTTP client that will do: one request a connection.

use std::net::SocketAddr;

use protocol::{Absence, Clock, Code, Me, NewSeat, NewTable, Refusal, TableInfo};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::house::House;

#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Reply {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers(name).next()
    }

    /// All of that name.
    pub fn headers(&self, name: &str) -> impl Iterator<Item = &str> {
        self.headers.iter().filter(move |(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    #[track_caller]
    pub fn read<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Refused with this status and code, and with a sentence.
    #[track_caller]
    pub fn refused(&self, status: u16, code: Code) -> Refusal {
        let refusal: Refusal = self.read();
        assert_eq!((self.status, refusal.code), (status, code), "{self:?}");
        assert!(refusal.sentence.len() > 8, "{refusal:?}");
        refusal
    }

    #[track_caller]
    pub fn ok<T: DeserializeOwned>(&self) -> T {
        assert!((200..300).contains(&self.status), "{self:?}");
        self.read()
    }
}

/// Sends a request as it stands and reads what comes back.
pub async fn raw(address: SocketAddr, request: &[u8]) -> Reply {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // A server that has read enough may close before all is written.
    let _ = stream.write_all(request).await;
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes).await;
    let text = String::from_utf8_lossy(&bytes);
    let (head, body) =
        text.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer to {}", String::from_utf8_lossy(request)));
    let mut lines = head.lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let headers =
        lines.filter_map(|line| line.split_once(": ")).map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
    Reply { status, headers, body: body.to_owned() }
}

/// A person with a cookie.
#[derive(Clone)]
pub struct Person {
    pub address: SocketAddr,
    pub cookie: String,
    pub id: String,
}

impl Person {
    pub async fn new(house: &House) -> Person {
        let mut person = Person { address: house.address, cookie: String::new(), id: String::new() };
        let reply = person.get("/api/me").await;
        person.keep_cookie(&reply);
        person.id = reply.ok::<Me>().id;
        person
    }

    /// Keeps the cookie that an answer brings, as a browser would.
    #[track_caller]
    pub fn keep_cookie(&mut self, reply: &Reply) {
        let cookie = reply.header("set-cookie").expect("the answer brings a cookie");
        self.cookie = cookie.split(';').next().unwrap().to_owned();
    }

    /// The same person at a server that was started again.
    pub fn at(&self, house: &House) -> Person {
        Person { address: house.address, ..self.clone() }
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.request("GET", path, &[], "").await
    }

    pub async fn send(&self, method: &str, path: &str, body: &impl Serialize) -> Reply {
        let body = serde_json::to_string(body).unwrap();
        self.request(method, path, &[("content-type", "application/json")], &body).await
    }

    pub async fn post(&self, path: &str, body: &impl Serialize) -> Reply {
        self.send("POST", path, body).await
    }

    pub async fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Reply {
        let mut request = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        if !self.cookie.is_empty() {
            request += &format!("cookie: other=1; {}\r\n", self.cookie);
        }
        for (name, value) in headers {
            request += &format!("{name}: {value}\r\n");
        }
        request += &format!("content-length: {}\r\n\r\n{body}", body.len());
        raw(self.address, request.as_bytes()).await
    }

    /// Opens a table of Cave Troll with these seats.
    pub async fn open(&self, seats: Vec<NewSeat>) -> TableInfo {
        self.post("/api/tables", &new_table(seats)).await.ok()
    }

    pub async fn sit(&self, table: &str, seat: usize) -> TableInfo {
        self.post(&format!("/api/tables/{table}/seats/{seat}/sit"), &json!({})).await.ok()
    }
}

pub fn new_table(seats: Vec<NewSeat>) -> NewTable {
    let setup = catalog::GameId::CaveTroll.usual_setup(seats.len() as u8);
    NewTable {
        game: "cave-troll".into(),
        setup,
        seats,
        public: true,
        hot_seat: false,
        watchable: true,
        hints: true,
        clock: Clock::None,
        absence: Absence::default(),
    }
}

pub fn me() -> NewSeat {
    NewSeat::Me { name: None, entropy: None }
}

pub fn bot() -> NewSeat {
    NewSeat::Bot { bot: protocol::Bot::Steady }
}
