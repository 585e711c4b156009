//! The smallest client of a table's socket: it keeps what it is told, as a page would.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use kernel::{Outcome, Seat};
use protocol::{Code, Refusal, Room, Said, SeatClock, Story, TableInfo, Takeback, ToClient, Vantage};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::http::Person;

/// A socket at a table, and what was told on it.
pub struct Client {
    socket: WebSocketStream<TcpStream>,
    pub table: Option<TableInfo>,
    pub yours: Vec<Seat>,
    pub version: u64,
    pub asked: Vec<Seat>,
    pub vantages: Vec<Vantage>,
    pub story: Vec<Story>,
    pub outcome: Option<Outcome>,
    /// Where I hear and speak, and what was said there.
    pub room: Option<Room>,
    pub said: Vec<Said>,
    pub clocks: Vec<SeatClock>,
    /// How often each seat was advised.
    pub hints: Vec<u32>,
    pub takeback: Option<Takeback>,
    /// Everything that came, as text.
    pub heard: Vec<String>,
}

impl Client {
    /// Connects and waits for the table.
    pub async fn new(person: &Person, table: &str) -> Client {
        Client::since(person, table, 0).await
    }

    pub async fn since(person: &Person, table: &str, since: u64) -> Client {
        let mut client = Client::connect(person, table, since, &[]).await.expect("the socket opens");
        client.next().await;
        client
    }

    pub async fn connect(
        person: &Person,
        table: &str,
        since: u64,
        headers: &[(&'static str, &str)],
    ) -> Result<Client, Error> {
        let address = format!("ws://{}/api/tables/{table}/socket?since={since}", person.address);
        let mut request = address.into_client_request().unwrap();
        if !person.cookie.is_empty() {
            request.headers_mut().insert("cookie", person.cookie.parse().unwrap());
        }
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let stream = TcpStream::connect(person.address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        let (socket, _) = client_async(request, stream).await?;
        Ok(Client {
            socket,
            table: None,
            yours: Vec::new(),
            version: 0,
            asked: Vec::new(),
            vantages: Vec::new(),
            story: Vec::new(),
            outcome: None,
            room: None,
            said: Vec::new(),
            clocks: Vec::new(),
            hints: Vec::new(),
            takeback: None,
            heard: Vec::new(),
        })
    }

    /// The next message; what it tells is kept.
    pub async fn next(&mut self) -> ToClient {
        self.next_or_end().await.expect("the socket is open")
    }

    /// The next message, or none when the socket has closed.
    pub async fn next_or_end(&mut self) -> Option<ToClient> {
        loop {
            let frame =
                tokio::time::timeout(Duration::from_secs(20), self.socket.next()).await.expect("an answer in time");
            match frame {
                Some(Ok(Message::Text(text))) => {
                    let message: ToClient =
                        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
                    self.heard.push(text.to_string());
                    self.keep(message.clone());
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    fn keep(&mut self, message: ToClient) {
        match message {
            ToClient::Table { table, yours, .. } => (self.table, self.yours) = (Some(table), yours),
            ToClient::Game { version, asked, vantages, story, keep, outcome, takeback, hints } => {
                assert!(keep as usize <= self.story.len(), "a client is never told to keep more than it has");
                self.story.truncate(keep as usize);
                self.story.extend(story);
                let steps: Vec<_> = self.story.iter().map(|story| story.step).collect();
                assert!(steps.iter().copied().eq(1..=steps.len() as u64), "the story has no gaps: {steps:?}");
                (self.version, self.asked, self.vantages, self.outcome) = (version, asked, vantages, outcome);
                (self.takeback, self.hints) = (takeback, hints);
            }
            ToClient::Chat { room, said, fresh } => {
                if fresh {
                    self.said.clear();
                }
                self.room = Some(room);
                self.said.extend(said);
            }
            ToClient::Clock { seats } => self.clocks = seats,
            ToClient::Done { .. }
            | ToClient::Heard { .. }
            | ToClient::Refused { .. }
            | ToClient::Legal { .. }
            | ToClient::Hint { .. }
            | ToClient::Reason { .. }
            | ToClient::Scene { .. }
            | ToClient::Since { .. }
            | ToClient::Choices { .. }
            | ToClient::Odds { .. }
            | ToClient::Pong
            | ToClient::Bye { .. } => {}
        }
    }

    /// Reads on until the game is at this version.
    pub async fn reach(&mut self, version: u64) {
        while self.version < version {
            self.next().await;
        }
    }

    /// Reads on until one of my seats is to decide, or the game is over.
    pub async fn my_turn(&mut self) -> Option<Seat> {
        loop {
            if let Some(seat) = self.yours.iter().find(|seat| self.asked.contains(seat)) {
                return Some(*seat);
            }
            if self.outcome.is_some() {
                return None;
            }
            self.next().await;
        }
    }

    pub fn legal(&self, seat: Seat) -> &[Value] {
        let vantage = self.vantages.iter().find(|vantage| vantage.seat == Some(seat));
        vantage.map(|vantage| vantage.legal.as_slice()).unwrap_or_default()
    }

    pub fn may_undo(&self, seat: Seat) -> bool {
        self.vantages.iter().any(|vantage| vantage.seat == Some(seat) && vantage.may_undo)
    }

    pub async fn say(&mut self, message: Value) {
        self.say_raw(Message::text(message.to_string())).await;
    }

    pub async fn say_raw(&mut self, message: Message) {
        // A socket that is being closed from the other side may not take it.
        let _ = self.socket.send(message).await;
    }

    /// Says it under an id that nobody has used and waits for the answer to just that.
    pub async fn ask(&mut self, mut message: Value) -> ToClient {
        static SENT: AtomicU64 = AtomicU64::new(0);
        let id = format!("m{}", SENT.fetch_add(1, Ordering::Relaxed));
        message["id"] = json!(id);
        self.say(message).await;
        self.answer_to(&id).await
    }

    pub async fn answer_to(&mut self, id: &str) -> ToClient {
        loop {
            let message = self.next().await;
            let answers = match &message {
                ToClient::Done { id: answered, .. }
                | ToClient::Legal { id: answered }
                | ToClient::Heard { id: answered }
                | ToClient::Hint { id: answered, .. }
                | ToClient::Scene { id: answered, .. }
                | ToClient::Since { id: answered, .. }
                | ToClient::Choices { id: answered, .. }
                | ToClient::Odds { id: answered, .. }
                | ToClient::Reason { id: answered, .. } => answered == id,
                ToClient::Refused { id: answered, .. } => answered.as_deref() == Some(id),
                ToClient::Table { .. }
                | ToClient::Game { .. }
                | ToClient::Chat { .. }
                | ToClient::Clock { .. }
                | ToClient::Pong
                | ToClient::Bye { .. } => false,
            };
            if answers {
                return message;
            }
        }
    }

    /// Acts, and waits until it is done and seen.
    pub async fn act(&mut self, seat: Seat, action: &Value) -> u64 {
        let answer = self.ask(json!({ "type": "act", "seat": seat, "version": self.version, "action": action })).await;
        self.done(answer).await
    }

    pub async fn undo(&mut self, seat: Seat) -> u64 {
        let answer = self.ask(json!({ "type": "undo", "seat": seat, "version": self.version })).await;
        self.done(answer).await
    }

    /// Says something about the game as it stands, such as `redo`, and waits until it is done and seen.
    pub async fn does(&mut self, seat: Seat, what: &str, mut more: Value) -> u64 {
        more["type"] = json!(what);
        more["seat"] = json!(seat);
        more["version"] = json!(self.version);
        let answer = self.ask(more).await;
        self.done(answer).await
    }

    pub fn vantage(&self, seat: Seat) -> &Vantage {
        self.vantages.iter().find(|vantage| vantage.seat == Some(seat)).expect("it is my seat")
    }

    async fn done(&mut self, answer: ToClient) -> u64 {
        let ToClient::Done { version, .. } = answer else { panic!("not done: {answer:?}") };
        self.reach(version).await;
        version
    }

    /// Says it and is refused with this code.
    pub async fn refused(&mut self, message: Value, code: Code) -> Refusal {
        let answer = self.ask(message).await;
        let ToClient::Refused { refusal, .. } = answer else { panic!("not refused: {answer:?}") };
        assert_eq!(refusal.code, code, "{refusal:?}");
        refusal
    }

    /// Reads on until the server says goodbye and closes.
    pub async fn bye(&mut self) -> Refusal {
        let refusal = loop {
            if let ToClient::Bye { refusal } = self.next().await {
                break refusal;
            }
        };
        assert!(self.next_or_end().await.is_none(), "nothing comes after goodbye");
        refusal
    }
}

/// Plays to the end with everybody at their sockets.
pub async fn play_out(clients: &mut [&mut Client]) {
    while clients[0].outcome.is_none() {
        let (version, asked) = (clients[0].version, clients[0].asked.clone());
        let mine = |client: &Client| client.yours.iter().copied().find(|seat| asked.contains(seat));
        let Some((at, seat)) = clients.iter().enumerate().find_map(|(at, client)| Some((at, mine(client)?))) else {
            clients[0].next().await;
            continue;
        };
        clients[at].reach(version).await;
        let action = choose(clients[at].legal(seat), version);
        let version = clients[at].act(seat, &action).await;
        clients[0].reach(version).await;
    }
}

/// An action that brings the game on: drawing ends it, so draw when possible; otherwise any, by turns.
pub fn choose(legal: &[Value], n: u64) -> Value {
    let draw = legal.iter().find(|action| action["do"] == "draw");
    draw.unwrap_or(&legal[n as usize % legal.len()]).clone()
}
