//! A person or an attacker at the end of one connection that is kept open: where they say they come from, and by which cookie
//! or token they are known. Whatever goes wrong is told, for a server under siege may do anything.

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::Bytes;
use axum::http::{Request, header};
use http_body_util::{BodyExt, Full};
use hyper::client::conn::http1::{self, SendRequest};
use hyper_util::rt::TokioIo;
use protocol::Refusal;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// A server that does not answer for so long does not answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// The connection, and who is at its end.
pub struct Line {
    pub address: SocketAddr,
    /// Where they say they come from; empty for somebody at the server's own machine.
    pub origin: String,
    /// By what they are known; empty for somebody new.
    pub cookie: String,
    /// By what a program is known.
    pub token: Option<String>,
    /// The name of the server as they have it, when it is not its address.
    pub host: Option<String>,
    /// How long they wait for an answer.
    pub patience: Duration,
    sender: Option<SendRequest<Full<Bytes>>>,
}

#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    /// The cookie that the answer brings.
    pub cookie: Option<String>,
    pub body: Bytes,
}

impl Line {
    pub fn new(address: SocketAddr, origin: impl Into<String>) -> Line {
        let (cookie, origin, patience) = (String::new(), origin.into(), PATIENCE);
        Line { address, origin, cookie, token: None, host: None, patience, sender: None }
    }

    /// Somebody new, who has been given a cookie.
    pub async fn guest(address: SocketAddr, origin: impl Into<String>) -> Result<Line, String> {
        let mut line = Line::new(address, origin);
        line.get("/api/me").await?.ok()?;
        Ok(line)
    }

    /// The same person, elsewhere.
    pub fn from(&self, origin: impl Into<String>) -> Line {
        Line { cookie: self.cookie.clone(), ..Line::new(self.address, origin) }
    }

    pub async fn get(&mut self, path: &str) -> Result<Reply, String> {
        self.ask("GET", path, "", String::new()).await
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> Result<Reply, String> {
        self.send("POST", path, body).await
    }

    pub async fn send(&mut self, method: &str, path: &str, body: &Value) -> Result<Reply, String> {
        self.ask(method, path, "application/json", body.to_string()).await
    }

    /// Uploads a record.
    pub async fn upload(&mut self, record: &str) -> Result<Reply, String> {
        self.ask("POST", "/api/records", "text/plain", record.to_owned()).await
    }

    /// Takes a seat.
    pub async fn sit(&mut self, table: &str, seat: usize) -> Result<Reply, String> {
        self.post(&format!("/api/tables/{table}/seats/{seat}/sit"), &json!({})).await
    }

    /// Opens a table of Cave Troll with these seats; what else is wished for replaces what is usual.
    pub async fn open(&mut self, seats: Value, more: Value) -> Result<Reply, String> {
        let n_seats = seats.as_array().map_or(2, Vec::len);
        let setup = catalog::GameId::CaveTroll.usual_setup(n_seats as u8);
        let mut table = json!({ "game": "cave-troll", "setup": setup, "seats": seats, "public": true });
        if let (Some(table), Some(more)) = (table.as_object_mut(), more.as_object()) {
            table.extend(more.clone());
        }
        self.post("/api/tables", &table).await
    }

    /// Asks, over the connection that is open or a new one, and keeps the cookie that comes.
    pub async fn ask(&mut self, method: &str, path: &str, kind: &str, body: String) -> Result<Reply, String> {
        let reply = timeout(self.patience, self.ask_patiently(method, path, kind, body)).await;
        let reply = reply.unwrap_or_else(|_| Err(format!("no answer within {} s", self.patience.as_secs())));
        match reply {
            Ok(reply) => {
                if let Some(cookie) = &reply.cookie {
                    self.cookie.clone_from(cookie);
                }
                Ok(reply)
            }
            Err(why) => {
                self.sender = None;
                Err(format!("{method} {path}: {why}"))
            }
        }
    }

    async fn ask_patiently(&mut self, method: &str, path: &str, kind: &str, body: String) -> Result<Reply, String> {
        let host = self.host.clone().unwrap_or_else(|| self.address.to_string());
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, host);
        if !self.origin.is_empty() {
            request = request.header("x-forwarded-for", &self.origin);
        }
        if !kind.is_empty() {
            request = request.header(header::CONTENT_TYPE, kind);
        }
        if !self.cookie.is_empty() {
            request = request.header(header::COOKIE, &self.cookie);
        }
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let request = request.body(Full::new(Bytes::from(body))).map_err(|error| error.to_string())?;
        let sender = self.connected().await?;
        let answer = sender.send_request(request).await.map_err(|error| error.to_string())?;
        let status = answer.status().as_u16();
        let cookie = answer.headers().get(header::SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        let body = answer.into_body().collect().await.map_err(|error| error.to_string())?.to_bytes();
        Ok(Reply { status, cookie, body })
    }

    async fn connected(&mut self) -> Result<&mut SendRequest<Full<Bytes>>, String> {
        let is_open = match &mut self.sender {
            Some(sender) => sender.ready().await.is_ok(),
            None => false,
        };
        if !is_open {
            let stream = TcpStream::connect(self.address).await.map_err(|error| error.to_string())?;
            stream.set_nodelay(true).map_err(|error| error.to_string())?;
            let (sender, connection) =
                http1::handshake(TokioIo::new(stream)).await.map_err(|error| error.to_string())?;
            // It ends with the sender, or with the server.
            tokio::spawn(connection);
            self.sender = Some(sender);
        }
        Ok(self.sender.as_mut().expect("it was just put there"))
    }
}

impl Reply {
    pub fn is_ok(&self) -> bool {
        (200..300).contains(&self.status)
    }

    /// The answer, unless it is a refusal.
    pub fn ok(self) -> Result<Reply, String> {
        if self.is_ok() { Ok(self) } else { Err(format!("{} {}", self.status, self.text())) }
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn read<T: DeserializeOwned>(&self) -> Result<T, String> {
        serde_json::from_slice(&self.body).map_err(|error| format!("{error} in {}", self.text()))
    }

    /// What the answer has under this name.
    pub fn word(&self, name: &str) -> Result<String, String> {
        let value: Value = self.read()?;
        value[name].as_str().map(str::to_owned).ok_or_else(|| format!("no `{name}` in {}", self.text()))
    }

    /// The refusal's code, as it is written; empty when it is none.
    pub fn code(&self) -> String {
        let refusal = self.read::<Refusal>();
        refusal.map_or(String::new(), |refusal| json!(refusal.code).as_str().unwrap_or_default().to_owned())
    }
}
