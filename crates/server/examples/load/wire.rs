//! The smallest clients that will do, and light ones: they share the machine with the server they measure.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// What is read at once: most messages are shorter.
const READ_BYTES: usize = 8 * 1024;
/// A server that does not answer for so long is no server.
const SILENCE: Duration = Duration::from_secs(30);

/// A person's socket, and as much of the game as they need to move.
pub struct Socket {
    pub table: String,
    stream: WebSocketStream<TcpStream>,
    pub game: Game,
    chooser: u64,
}

/// What a mover has to know.
#[derive(Default)]
pub struct Game {
    pub version: u64,
    /// Who decides; nobody when it is over.
    pub asked: Option<u8>,
    /// An action that they may take, when it is this person.
    action: String,
}

/// What follows the head of a message about the game: views, which are long and are not looked at.
const VIEWS: &str = ",\"vantages\":";
/// What a person may do, in the middle of their view.
const LEGAL: &str = "\"legal\":[";

/// A short message of the server, or the head of one about the game.
#[derive(Deserialize)]
struct Heard<'m> {
    #[serde(rename = "type")]
    kind: &'m str,
    id: Option<&'m str>,
    #[serde(default)]
    version: u64,
    #[serde(default)]
    asked: Vec<u8>,
    #[serde(borrow)]
    refusal: Option<&'m RawValue>,
}

/// One move of two at a table, by whoever is asked: how long until the other has heard of it, and how many steps came of
/// it. Nothing when the game is over.
pub async fn one_move(sockets: &mut [Socket; 2], n_moves: &mut u64) -> Option<(Duration, u64)> {
    let seat = sockets[0].game.asked?;
    let [first, second] = sockets;
    let (actor, other) = if seat == 0 { (first, second) } else { (second, first) };
    let version = actor.game.version;
    *n_moves += 1;
    let id = format!("m{n_moves}");
    let begun = Instant::now();
    actor.act(&id, seat).await;
    other.reach(version + 1).await;
    let delay = begun.elapsed();
    let reached = actor.done(&id).await;
    actor.reach(reached).await;
    other.reach(reached).await;
    Some((delay, reached - version))
}

/// Opens a table for two new people; both at their sockets, the game begun.
pub async fn open_for_two(address: SocketAddr, number: usize) -> [Socket; 2] {
    let door = Door { address, number };
    let (anna, bert) = (door.new_cookie().await, door.new_cookie().await);
    let id = door.open_table(&anna, "open").await;
    door.post(&bert, &format!("/api/tables/{id}/seats/1/sit"), &json!({})).await;
    [door.socket(&anna, &id).await, door.socket(&bert, &id).await]
}

/// Opens a table for one new person in both chairs, at one socket.
pub async fn open_for_one(address: SocketAddr, number: usize) -> Socket {
    let door = Door { address, number };
    let anna = door.new_cookie().await;
    let id = door.open_table(&anna, "me").await;
    door.socket(&anna, &id).await
}

impl Socket {
    /// Does what was chosen.
    pub async fn act(&mut self, id: &str, seat: u8) {
        let Game { version, action, .. } = &self.game;
        let message =
            format!("{{\"type\":\"act\",\"id\":\"{id}\",\"seat\":{seat},\"version\":{version},\"action\":{action}}}");
        self.stream.send(Message::text(message)).await.expect("the socket takes a move");
    }

    /// Waits until the game is at this version.
    pub async fn reach(&mut self, version: u64) {
        while self.game.version < version {
            self.receive(None).await;
        }
    }

    /// Waits until the move with this id is done; the version it led to.
    pub async fn done(&mut self, id: &str) -> u64 {
        loop {
            if let Some(version) = self.receive(Some(id)).await {
                return version;
            }
        }
    }

    /// Does nothing but answer when asked, until that is over; is the server still there then?
    pub async fn idle(mut self, mut is_over: watch::Receiver<bool>) -> bool {
        loop {
            tokio::select! {
                frame = self.stream.next() => if !matches!(frame, Some(Ok(_))) { return false },
                _ = is_over.wait_for(|is_over| *is_over) => break,
            }
        }
        let ask = self.stream.send(Message::text("{\"type\":\"ping\"}"));
        if !matches!(timeout(SILENCE, ask).await, Ok(Ok(()))) {
            return false;
        }
        loop {
            match timeout(SILENCE, self.stream.next()).await {
                Ok(Some(Ok(Message::Text(text)))) if text.contains("\"pong\"") => return true,
                Ok(Some(Ok(_))) => {}
                Ok(Some(Err(_)) | None) | Err(_) => return false,
            }
        }
    }

    /// Reads a message; the version, when it says that the move with this id is done.
    async fn receive(&mut self, id: Option<&str>) -> Option<u64> {
        let frame = timeout(SILENCE, self.stream.next()).await.expect("the server answers in time");
        let Message::Text(text) = frame.expect("the socket is open").expect("the socket works") else { return None };
        let head = text.split_once(VIEWS).map(|(head, _)| format!("{head}}}"));
        let heard: Heard = serde_json::from_str(head.as_deref().unwrap_or(&text)).expect("a message of the server");
        match heard.kind {
            "game" => {
                let action = self.choose(&text).unwrap_or_default();
                self.game = Game { version: heard.version, asked: heard.asked.first().copied(), action };
                None
            }
            "done" if heard.id == id => Some(heard.version),
            "refused" | "bye" => panic!("refused: {}", heard.refusal.map_or("", RawValue::get)),
            _ => None,
        }
    }
}

impl Socket {
    /// Any action that a message about the game offers.
    fn choose(&mut self, text: &str) -> Option<String> {
        let mut offers = text.match_indices(LEGAL).map(|(at, found)| at + found.len());
        let first = offers.find(|at| !text[*at..].starts_with(']'))?;
        let mut legal = serde_json::Deserializer::from_str(&text[first - 1..]).into_iter::<Vec<&RawValue>>();
        let legal = legal.next()?.expect("a list of actions");
        self.chooser = self.chooser.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Some(legal[(self.chooser >> 33) as usize % legal.len()].get().to_owned())
    }
}

/// The way in for those at one table; each table's people have an address of their own.
struct Door {
    address: SocketAddr,
    number: usize,
}

impl Door {
    /// Where the people of this table say they come from: a network of their own among those that documents use.
    fn origin(&self) -> String {
        format!("2001:db8:{:x}::1", self.number)
    }

    async fn socket(&self, cookie: &str, table: &str) -> Socket {
        let url = format!("ws://{}/api/tables/{table}/socket", self.address);
        let mut request = url.into_client_request().expect("an address");
        request.headers_mut().insert("cookie", cookie.parse().expect("a cookie is plain text"));
        request.headers_mut().insert("x-forwarded-for", self.origin().parse().expect("an address is plain text"));
        let stream = TcpStream::connect(self.address).await.expect("a connection");
        stream.set_nodelay(true).expect("a setting");
        let config = WebSocketConfig::default().read_buffer_size(READ_BYTES);
        let (stream, _) = client_async_with_config(request, stream, Some(config)).await.expect("a socket");
        let (table, chooser) = (table.to_owned(), self.number as u64);
        let mut socket = Socket { table, stream, game: Game::default(), chooser };
        socket.reach(1).await;
        socket
    }

    async fn open_table(&self, cookie: &str, second: &str) -> String {
        let setup = catalog::GameId::CaveTroll.usual_setup(2);
        let table = json!({ "game": "cave-troll", "setup": setup, "seats": [{ "who": "me" }, { "who": second }] });
        let opened = self.post(cookie, "/api/tables", &table).await;
        let opened: Value = serde_json::from_str(&opened).expect("a table");
        opened["id"].as_str().expect("a table has an id").to_owned()
    }

    async fn new_cookie(&self) -> String {
        let head = self.request("GET", "", "/api/me", "").await.0;
        let line = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a new guest gets a cookie");
        line.split(';').next().unwrap_or_default().to_owned()
    }

    async fn post(&self, cookie: &str, path: &str, body: &Value) -> String {
        let (head, answer) = self.request("POST", cookie, path, &body.to_string()).await;
        assert!(head.starts_with("HTTP/1.1 20"), "{path}: {head} {answer}");
        answer
    }

    async fn request(&self, method: &str, cookie: &str, path: &str, body: &str) -> (String, String) {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nx-forwarded-for: {}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            self.origin(),
            body.len()
        );
        let asking = async {
            let mut stream = TcpStream::connect(self.address).await.expect("a connection");
            stream.write_all(request.as_bytes()).await.expect("the server takes a request");
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await.expect("the server answers");
            answer
        };
        let answer = timeout(SILENCE, asking).await.expect("the server answers in time");
        let (head, body) = answer.split_once("\r\n\r\n").expect("an answer has a head");
        (head.to_owned(), body.to_owned())
    }
}
