//! A bot for Karst: it plays a whole game by picking among the legal actions. `docs/api.md` explains every message.
//!
//! KARST_TOKEN=karst_… cargo run -p server --example bot 127.0.0.1:4055              opens a table against a novice
//! KARST_TOKEN=karst_… cargo run -p server --example bot 127.0.0.1:4055 TABLE SEAT   sits down at a table
//!
//! The token needs the scopes `read`, `play` and, to open a table, `tables`. What to play is decided by `choose`.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// The bot's whole mind. A vantage has the `view` of my seat, the `legal` actions, and the same in `words`.
fn choose(vantage: &Value, version: u64) -> &Value {
    let legal = vantage["legal"].as_array().expect("legal actions are a list");
    &legal[version.wrapping_mul(2_654_435_761) as usize % legal.len()]
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let token = std::env::var("KARST_TOKEN")?;
    let words: Vec<_> = std::env::args().skip(1).collect();
    let (house, table) = match words.as_slice() {
        [house] => (house, open(house, &token).await?),
        [house, table, seat] => (house, sit(house, &token, table, seat).await?),
        _ => return Err("usage: bot HOST:PORT [TABLE SEAT]".into()),
    };
    println!("{}", json!({ "table": table, "outcome": play(house, &token, &table).await? }));
    Ok(())
}

/// Opens a table of Cave Troll against a novice; its id.
pub async fn open(house: &str, token: &str) -> Result<String, Failure> {
    let setup = json!({ "players": 2, "alternates": [0, 0] });
    let seats = json!([{ "who": "me" }, { "who": "bot", "bot": "novice" }]);
    let new = json!({ "game": "cave-troll", "setup": setup, "seats": seats });
    let table = post(house, token, "/api/tables", &new).await?;
    Ok(table["id"].as_str().ok_or("a table has an id")?.to_owned())
}

/// Sits down at a table that others have opened; its id.
pub async fn sit(house: &str, token: &str, table: &str, seat: &str) -> Result<String, Failure> {
    post(house, token, &format!("/api/tables/{table}/seats/{seat}/sit"), &json!({})).await?;
    Ok(table.to_owned())
}

/// Plays for all my seats until the game is over; the outcome.
pub async fn play(house: &str, token: &str, table: &str) -> Result<Value, Failure> {
    let mut request = format!("ws://{house}/api/tables/{table}/socket").into_client_request()?;
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
    let stream = TcpStream::connect(house).await?;
    let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await?;
    let mut mine = Value::Null;
    while let Some(frame) = socket.next().await {
        // Pings are answered by the library.
        let Message::Text(text) = frame? else { continue };
        let message: Value = serde_json::from_str(&text)?;
        match message["type"].as_str() {
            Some("table") => mine = message["yours"].clone(),
            Some("refused" | "bye") => eprintln!("{}", message["refusal"]["sentence"]),
            Some("game") if !message["outcome"].is_null() => return Ok(message["outcome"].clone()),
            Some("game") => {
                let is_in = |seats: &Value, seat: &Value| seats.as_array().is_some_and(|seats| seats.contains(seat));
                let my_turn =
                    |vantage: &&Value| is_in(&mine, &vantage["seat"]) && is_in(&message["asked"], &vantage["seat"]);
                let vantage = message["vantages"].as_array().into_iter().flatten().find(my_turn);
                if let (Some(vantage), Some(version)) = (vantage, message["version"].as_u64()) {
                    let (id, action) = (format!("v{version}"), choose(vantage, version));
                    let act = json!({ "type": "act", "id": id, "seat": vantage["seat"], "version": version, "action": action });
                    socket.send(Message::text(act.to_string())).await?;
                }
            }
            _ => {}
        }
    }
    Err("the server closed the socket".into())
}

/// One request a connection; every refusal has a code and a sentence.
async fn post(house: &str, token: &str, path: &str, body: &Value) -> Result<Value, Failure> {
    let (body, mut answer) = (body.to_string(), String::new());
    let head = format!("POST {path} HTTP/1.1\r\nhost: {house}\r\nauthorization: Bearer {token}\r\nconnection: close");
    let kind = format!("content-type: application/json\r\ncontent-length: {}", body.len());
    let mut stream = TcpStream::connect(house).await?;
    stream.write_all(format!("{head}\r\n{kind}\r\n\r\n{body}").as_bytes()).await?;
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    let body: Value = serde_json::from_str(body)?;
    if head.starts_with("HTTP/1.1 2") { Ok(body) } else { Err(body["sentence"].to_string().into()) }
}
