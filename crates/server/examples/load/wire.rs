//! The smallest clients that will do, and light ones: they share the machine with the server they measure.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// A person's socket, and as much of the game as they need to move.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    pub game: Game,
}

/// What a mover has to know.
#[derive(Default)]
pub struct Game {
    pub version: u64,
    pub asked: Vec<u8>,
    pub legal: Vec<Box<RawValue>>,
}

/// A message of the server, read no further than needed.
#[derive(Deserialize)]
struct Heard<'m> {
    #[serde(rename = "type")]
    kind: &'m str,
    id: Option<String>,
    #[serde(default)]
    version: u64,
    #[serde(default)]
    asked: Vec<u8>,
    #[serde(default)]
    vantages: Vec<Vantage>,
    #[serde(borrow)]
    refusal: Option<&'m RawValue>,
}

#[derive(Deserialize)]
struct Vantage {
    legal: Vec<Box<RawValue>>,
}

/// Opens a table for two new people; both at their sockets, the game begun.
pub async fn open_table(address: SocketAddr) -> [Socket; 2] {
    let (anna, bert) = (new_cookie(address).await, new_cookie(address).await);
    let setup = catalog::GameId::CaveTroll.usual_setup(2);
    let table = json!({ "game": "cave-troll", "setup": setup, "seats": [{ "who": "me" }, { "who": "open" }] });
    let opened: Value = serde_json::from_str(&post(address, &anna, "/api/tables", &table).await.1).expect("a table");
    let id = opened["id"].as_str().expect("a table has an id");
    post(address, &bert, &format!("/api/tables/{id}/seats/1/sit"), &json!({})).await;
    [Socket::open(address, &anna, id).await, Socket::open(address, &bert, id).await]
}

impl Socket {
    async fn open(address: SocketAddr, cookie: &str, table: &str) -> Socket {
        let mut request =
            format!("ws://{address}/api/tables/{table}/socket").into_client_request().expect("an address");
        request.headers_mut().insert("cookie", cookie.parse().expect("a cookie is plain text"));
        let stream = TcpStream::connect(address).await.expect("a connection");
        stream.set_nodelay(true).expect("a setting");
        let (stream, _) = client_async(request, stream).await.expect("a socket");
        let mut socket = Socket { stream, game: Game::default() };
        socket.reach(1).await;
        socket
    }

    /// Says what to do.
    pub async fn act(&mut self, id: &str, seat: u8, version: u64, action: &RawValue) {
        let message =
            format!("{{\"type\":\"act\",\"id\":\"{id}\",\"seat\":{seat},\"version\":{version},\"action\":{action}}}");
        self.stream.send(Message::text(message)).await.expect("the socket takes a move");
    }

    /// Waits until the game is at this version.
    pub async fn reach(&mut self, version: u64) {
        while self.game.version < version {
            self.hear(None).await;
        }
    }

    /// Waits until the move with this id is done; the version it led to.
    pub async fn done(&mut self, id: &str) -> u64 {
        loop {
            if let Some(version) = self.hear(Some(id)).await {
                return version;
            }
        }
    }

    /// Reads a message; the version, when it says that the move with this id is done.
    async fn hear(&mut self, id: Option<&str>) -> Option<u64> {
        let frame = self.stream.next().await.expect("the socket is open").expect("the socket works");
        let Message::Text(text) = frame else { return None };
        let heard: Heard = serde_json::from_str(&text).expect("a message of the server");
        match heard.kind {
            "game" => {
                let legal = heard.vantages.into_iter().next().map(|vantage| vantage.legal).unwrap_or_default();
                self.game = Game { version: heard.version, asked: heard.asked, legal };
                None
            }
            "done" if heard.id.as_deref() == id => Some(heard.version),
            "refused" | "bye" => panic!("refused: {}", heard.refusal.map_or("", RawValue::get)),
            _ => None,
        }
    }
}

async fn new_cookie(address: SocketAddr) -> String {
    let head = request(address, "GET", "", "/api/me", "").await.0;
    let line = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a new guest gets a cookie");
    line.split(';').next().unwrap_or_default().to_owned()
}

async fn post(address: SocketAddr, cookie: &str, path: &str, body: &Value) -> (String, String) {
    let (head, answer) = request(address, "POST", cookie, path, &body.to_string()).await;
    assert!(head.starts_with("HTTP/1.1 20"), "{path}: {head} {answer}");
    (head, answer)
}

async fn request(address: SocketAddr, method: &str, cookie: &str, path: &str, body: &str) -> (String, String) {
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.write_all(request.as_bytes()).await.expect("the server takes a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("the server answers");
    let (head, body) = answer.split_once("\r\n\r\n").expect("an answer has a head");
    (head.to_owned(), body.to_owned())
}
