//! A person's connection, which may break at any time: whatever goes wrong is [`Gone`].

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{TableInfo, ToClient};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// The server is not there, or does not answer any more.
#[derive(Debug)]
pub struct Gone;

/// A server that says nothing for so long is gone.
const SILENCE: Duration = Duration::from_secs(30);

/// A socket at a table.
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub async fn open(address: SocketAddr, cookie: &str, table: &str, since: u64) -> Result<Socket, Gone> {
        let url = format!("ws://{address}/api/tables/{table}/socket?since={since}");
        let mut request = url.into_client_request().map_err(|_| Gone)?;
        request.headers_mut().insert("cookie", cookie.parse().map_err(|_| Gone)?);
        let stream = TcpStream::connect(address).await.map_err(|_| Gone)?;
        stream.set_nodelay(true).map_err(|_| Gone)?;
        let opening = timeout(SILENCE, client_async(request, stream)).await;
        let (socket, _) = opening.map_err(|_| Gone)?.map_err(|_| Gone)?;
        Ok(Socket(socket))
    }

    pub async fn say(&mut self, message: &Value) -> Result<(), Gone> {
        self.0.send(Message::text(message.to_string())).await.map_err(|_| Gone)
    }

    pub async fn receive(&mut self) -> Result<ToClient, Gone> {
        loop {
            match timeout(SILENCE, self.0.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => return serde_json::from_str(&text).map_err(|_| Gone),
                Ok(Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_)))) => {}
                Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) | Err(_) => return Err(Gone),
            }
        }
    }
}

/// A new guest's cookie.
pub async fn cookie(address: SocketAddr) -> Result<String, Gone> {
    let (head, _) = request(address, "GET", "", "/api/me", "").await?;
    let line = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).ok_or(Gone)?;
    Ok(line.split(';').next().unwrap_or_default().to_owned())
}

/// A new table for one person and a bot.
pub async fn open_table(address: SocketAddr, cookie: &str) -> Result<String, Gone> {
    let seats = json!([{ "who": "me" }, { "who": "bot", "bot": "random" }]);
    let setup = catalog::GameId::CaveTroll.usual_setup(2);
    let table = json!({ "game": "cave-troll", "setup": setup, "seats": seats });
    let (head, body) = request(address, "POST", cookie, "/api/tables", &table.to_string()).await?;
    let opened: TableInfo = serde_json::from_str(&body).map_err(|_| Gone)?;
    if head.starts_with("HTTP/1.1 201") { Ok(opened.id) } else { Err(Gone) }
}

/// The head and the body of an answer.
pub async fn request(
    address: SocketAddr,
    method: &str,
    cookie: &str,
    path: &str,
    body: &str,
) -> Result<(String, String), Gone> {
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let asking = async {
        let mut stream = TcpStream::connect(address).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        Ok::<_, std::io::Error>(answer)
    };
    let answer = timeout(SILENCE, asking).await.map_err(|_| Gone)?.map_err(|_| Gone)?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or(Gone)?;
    Ok((head.to_owned(), body.to_owned()))
}
