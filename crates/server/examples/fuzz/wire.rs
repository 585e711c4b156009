//! A socket that takes anything, and what is to be known of a table to judge the answers.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{Code, ToClient};
use serde_json::Value;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::mutate::Shot;

/// An answer comes within this time, or the server hangs.
const PATIENCE: Duration = Duration::from_secs(10);

/// What the one who shoots knows of the game.
#[derive(Default)]
pub struct Known {
    pub seat: u8,
    pub version: u64,
    pub legal: Vec<Value>,
}

#[derive(Default)]
pub struct Heard {
    /// Something was done, and may have changed the table.
    pub n_done: u64,
    pub n_refused: u64,
    pub is_closed: bool,
}

pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    pub known: Known,
}

impl Socket {
    pub async fn open(address: SocketAddr, cookie: &str, table: &str, seat: u8) -> Result<Socket, String> {
        let address_text = format!("ws://{address}/api/tables/{table}/socket");
        let mut request = address_text.into_client_request().expect("an address");
        if !cookie.is_empty() {
            request.headers_mut().insert("cookie", cookie.parse().expect("a cookie is plain text"));
        }
        let stream = TcpStream::connect(address).await.map_err(|error| format!("no connection: {error}"))?;
        stream.set_nodelay(true).expect("a setting");
        let (stream, _) = client_async(request, stream).await.map_err(|error| format!("no socket: {error}"))?;
        let mut socket = Socket { stream, known: Known { seat, ..Known::default() } };
        match socket.settle().await?.is_closed {
            true => Err("the socket closes before it shows the game".to_owned()),
            false => Ok(socket),
        }
    }

    /// Sends it; a socket that is being closed may not take it.
    pub async fn send(&mut self, shot: Shot) {
        let _ = match shot {
            Shot::Message(message) => self.stream.send(message).await.is_ok(),
            Shot::Bytes(bytes) => self.stream.get_mut().write_all(&bytes).await.is_ok(),
        };
    }

    /// Everything that is answered up to now.
    pub async fn settle(&mut self) -> Result<Heard, String> {
        self.send(Shot::Message(Message::text("{\"type\":\"ping\"}"))).await;
        self.hear_out().await
    }

    /// Says no more; what is answered until the server closes too.
    pub async fn end(&mut self) -> Result<Heard, String> {
        // It may be closed already.
        let _ = self.stream.get_mut().shutdown().await;
        self.hear_out().await
    }

    /// Pings of the server are no answer: all of it must come in time.
    async fn hear_out(&mut self) -> Result<Heard, String> {
        tokio::time::timeout(PATIENCE, self.hear_all()).await.map_err(|_| "the server does not answer")?
    }

    async fn hear_all(&mut self) -> Result<Heard, String> {
        let mut heard = Heard::default();
        loop {
            match self.next().await? {
                Some(ToClient::Pong) => return Ok(heard),
                Some(message) => self.take(message, &mut heard)?,
                None => {
                    heard.is_closed = true;
                    return Ok(heard);
                }
            }
        }
    }

    async fn next(&mut self) -> Result<Option<ToClient>, String> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => {
                    let message = serde_json::from_str(&text);
                    return message.map(Some).map_err(|error| format!("{error} in an answer: {text}"));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(None),
                Some(Ok(_)) => {}
            }
        }
    }

    fn take(&mut self, message: ToClient, heard: &mut Heard) -> Result<(), String> {
        match message {
            ToClient::Game { version, vantages, .. } => {
                let mine = vantages
                    .into_iter()
                    .find(|vantage| vantage.seat.is_some_and(|seat| seat.index() == usize::from(self.known.seat)));
                self.known.version = version;
                self.known.legal = mine.map(|vantage| vantage.legal).unwrap_or_default();
            }
            ToClient::Done { .. } | ToClient::Heard { .. } | ToClient::Hint { .. } => heard.n_done += 1,
            ToClient::Refused { refusal, .. } | ToClient::Bye { refusal } => {
                if refusal.code == Code::Unavailable {
                    return Err(format!("the server could not answer: {}", refusal.sentence));
                }
                heard.n_refused += 1;
            }
            ToClient::Table { .. }
            | ToClient::Clock { .. }
            | ToClient::Legal { .. }
            | ToClient::Chat { .. }
            | ToClient::Reason { .. }
            | ToClient::Scene { .. }
            | ToClient::Since { .. }
            | ToClient::Choices { .. }
            | ToClient::Odds { .. }
            | ToClient::Pong => {}
        }
        Ok(())
    }
}
