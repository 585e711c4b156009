//! Long games, seen again and gone on from: points 5, 6 and 10.

use std::time::Duration;

use protocol::{Code, ToClient};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};

use crate::Siege;
use crate::field::{self, Field, Toll};
use crate::fill;
use crate::flood::Rate;
use crate::floods::{ATTACKER, id_of};
use crate::game;
use crate::line::Line;
use crate::report::Row;
use crate::table::Socket;

/// Steps of the long record: as many as go into one that is taken.
const LONG: usize = 17_500;
/// Lines of hints, and of steps that were taken back, that are laid before anybody looks.
const N_LAID: usize = 20_000;

/// Point 5: uploads a very long record and goes on from its end, 1.5 times a second.
pub async fn go_on(siege: &Siege) -> Result<Row, String> {
    let field = Field::lay(siege, "continue").await?;
    let game = game::long(siege.scale.of(5_000, LONG));
    let n_steps = game.lines.len();
    let mut line = Line::guest(field.address, ATTACKER).await?;
    let rate = siege.scale.of(Rate::new(3, 1.5, 4), Rate::new(30, 1.5, 60));
    let attack = async {
        let mut toll = Toll::default();
        let uploaded = line.upload(&game.record).await?;
        if !uploaded.is_ok() {
            toll.said = format!("a record of {n_steps} steps is refused: {}", uploaded.code());
            return Ok(toll);
        }
        let path = format!("/api/records/{}/continue", uploaded.word("id")?);
        let seats = json!([{ "who": "me" }, { "who": "me" }]);
        let count = rate
            .flood(async |_| {
                let reply = line.post(&path, &json!({ "step": n_steps, "seats": seats, "public": false })).await?;
                if reply.is_ok() {
                    let id = reply.word("id")?;
                    toll.keep("a table", &line, format!("/api/tables/{id}"), "running");
                }
                Ok(reply)
            })
            .await;
        toll.said = format!("{} from {n_steps} steps", count.told("times gone on"));
        Ok(toll)
    };
    field.under(siege, attack).await
}

/// Point 6: asks for the replay of a long record over hundreds of connections, and looks on at a table that moves, and reads
/// nothing. A hundred connections from each of some addresses, fifty a second.
pub async fn unread(siege: &Siege) -> Result<Row, String> {
    let field = Field::lay(siege, "unread").await?;
    let game = game::long(siege.scale.of(5_000, LONG));
    let address = field.address;
    let mut line = Line::guest(address, ATTACKER).await?;
    let n_replays = siege.scale.of(30, 334);
    let n_sockets = siege.scale.of(10, 60);
    let attack = async {
        let id = id_of(line.upload(&game.record).await?)?;
        let mut held: Vec<TcpStream> = Vec::new();
        for n in 0..n_replays {
            let path = format!("/api/records/{id}/replay?seat=all");
            held.push(deaf(&line, &path, "", &format!("203.0.113.{}", 100 + n / 100)).await?);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let table = id_of(line.open(json!([{ "who": "me" }, { "who": "me" }]), json!({})).await?)?;
        for n in 0..n_sockets {
            let upgrade = "connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                           sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
            let path = format!("/api/tables/{table}/socket");
            held.push(deaf(&line, &path, upgrade, &format!("203.0.113.{}", 110 + n / 100)).await?);
        }
        // Somebody moves at that table, and everybody who looks on would be told.
        let n_moves = tokio::time::timeout(
            siege.scale.of(Duration::from_millis(1200), Duration::from_secs(20)),
            move_on(&line, &table),
        )
        .await;
        drop(held);
        let moved = match n_moves {
            Ok(Err(why)) => why,
            Ok(Ok(())) | Err(_) => "all of it".to_owned(),
        };
        Ok(Toll::said(format!(
            "{n_replays} replays of {} steps and {n_sockets} sockets not read, moves there: {moved}",
            game.lines.len()
        )))
    };
    field.under(siege, attack).await
}

/// A connection that asks and never reads.
async fn deaf(line: &Line, path: &str, more: &str, origin: &str) -> Result<TcpStream, String> {
    let trouble = |error: std::io::Error| format!("a connection: {error}");
    let socket = TcpSocket::new_v4().map_err(trouble)?;
    // Nothing is taken in on this side either.
    socket.set_recv_buffer_size(4096).map_err(trouble)?;
    let mut stream = socket.connect(line.address).await.map_err(trouble)?;
    let request = format!(
        "GET {path} HTTP/1.1\r\nhost: {}\r\nx-forwarded-for: {origin}\r\ncookie: {}\r\n{more}\r\n",
        line.address, line.cookie
    );
    stream.write_all(request.as_bytes()).await.map_err(trouble)?;
    Ok(stream)
}

/// Moves at a table with one person in all chairs, ten times a second, until stopped.
async fn move_on(line: &Line, table: &str) -> Result<(), String> {
    let gone = |_| "the socket is closed".to_owned();
    let mut socket = Socket::open(line.address, &line.cookie, table, 0).await.map_err(gone)?;
    for n in 0_usize.. {
        let (seat, version, action) = loop {
            if let ToClient::Game { version, asked, vantages, outcome, .. } = socket.receive().await.map_err(gone)? {
                if outcome.is_some() {
                    return Ok(());
                }
                let legal = asked.first().and_then(|seat| {
                    let vantage = vantages.iter().find(|vantage| vantage.seat == Some(*seat))?;
                    Some((*seat, vantage.legal.get(n % vantage.legal.len().max(1))?.clone()))
                });
                if let Some((seat, action)) = legal {
                    break (seat, version, action);
                }
            }
        };
        let act = json!({ "type": "act", "id": format!("m{n}"), "seat": seat, "version": version, "action": action });
        socket.say(&act).await.map_err(gone)?;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(())
}

/// Point 10: a game that is over and whose log has 20,000 hints; its record is read twice a second.
pub async fn hints(siege: &Siege) -> Result<Row, String> {
    let folder = siege.folder.join("hints");
    let (table, _) = made(siege, &folder).await?;
    let mut lines = game::whole().lines;
    lines.extend(std::iter::repeat_n("A: hint".to_owned(), N_LAID));
    fill::lay_log(&folder, &table, "finished", &lines).await?;
    let field = Field::on(siege, folder).await?;
    let rate = siege.scale.of(Rate::new(3, 2.0, 4), Rate::new(20, 2.0, 60));
    let mut line = Line::new(field.address, ATTACKER);
    let attack = async {
        let path = format!("/api/tables/{table}/record");
        let count = rate.flood(async |_| line.get(&path).await).await;
        let mut toll = Toll::said(count.told("readings"));
        if count.n_failed > 0 {
            toll.fault("a record cannot be read");
        }
        Ok(toll)
    };
    field.under(siege, attack).await
}

/// Point 10: at a table whose log has 20,000 lines of steps that were taken back and done again, more of it, twelve times a
/// second. There is an end to it, and it is told.
pub async fn undo(siege: &Siege) -> Result<Row, String> {
    let folder = siege.folder.join("undo");
    let (table, cookie) = made(siege, &folder).await?;
    let log = fill::log(&folder, &table).await?;
    let [.., act, undo] = log.as_slice() else { return Err("nothing was taken back".to_owned()) };
    let mut lines = log.clone();
    for _ in 0..N_LAID / 2 {
        lines.extend([act.clone(), undo.clone()]);
    }
    fill::lay_log(&folder, &table, "running", &lines).await?;
    let field = Field::on(siege, folder).await?;
    let mut line = Line::new(field.address, ATTACKER);
    line.cookie = cookie;
    let most = siege.scale.of(12, 240);
    let attack = async {
        let ended = dither(&line, &table, most).await?;
        let mut toll = Toll::said(match &ended {
            Some((n, code)) => format!("after {} lines and {n} more it is refused: {code}", lines.len()),
            None => format!("{} lines and {most} more, without an end", lines.len()),
        });
        if ended.is_none() {
            toll.fault(format!("a log of {} lines grows on by taking back and doing again", lines.len() + most));
        }
        Ok(toll)
    };
    field.under(siege, attack).await
}

/// A table of one person in both chairs, made by a server that is stopped then: its last lines are something that was done and
/// taken back. And the person's cookie.
async fn made(siege: &Siege, folder: &std::path::Path) -> Result<(String, String), String> {
    let house = field::start(siege, folder)?;
    let mut line = Line::new(house.address(), "");
    let table = id_of(line.open(json!([{ "who": "me" }, { "who": "me" }]), json!({})).await?)?;
    let refused = dither(&line, &table, 2).await?;
    match refused {
        None => Ok((table, line.cookie)),
        Some((_, code)) => Err(format!("nothing can be taken back: {code}")),
    }
}

/// Does something and takes it back, so often in all; when that is refused, after how many and why.
async fn dither(line: &Line, table: &str, most: usize) -> Result<Option<(usize, String)>, String> {
    let gone = |_| "the socket is closed".to_owned();
    let mut socket = Socket::open(line.address, &line.cookie, table, 0).await.map_err(gone)?;
    let mut known: Option<(u64, Value, Value)> = None;
    for n in 0..most {
        let message = loop {
            if let Some((version, seat, action)) = known.clone() {
                let id = format!("d{n}");
                break match n % 2 {
                    0 => json!({ "type": "act", "id": id, "seat": seat, "version": version, "action": action }),
                    _ => json!({ "type": "undo", "id": id, "seat": seat, "version": version }),
                };
            }
            if let ToClient::Game { version, asked, vantages, .. } = socket.receive().await.map_err(gone)? {
                let legal = asked.first().and_then(|seat| {
                    let vantage = vantages.iter().find(|vantage| vantage.seat == Some(*seat))?;
                    Some((version, json!(seat), vantage.legal.first()?.clone()))
                });
                known = legal;
            }
        };
        socket.say(&message).await.map_err(gone)?;
        loop {
            match socket.receive().await.map_err(gone)? {
                ToClient::Done { version, .. } => {
                    if let Some(known) = &mut known {
                        known.0 = version;
                    }
                    break;
                }
                ToClient::Refused { refusal, .. } if refusal.code == Code::Unavailable => {
                    return Err(format!("it cannot be written: {}", refusal.sentence));
                }
                ToClient::Refused { refusal, .. } | ToClient::Bye { refusal } => {
                    return Ok(Some((n, json!(refusal.code).as_str().unwrap_or_default().to_owned())));
                }
                _ => {}
            }
        }
        tokio::time::sleep(Duration::from_millis(80)).await;
    }
    Ok(None)
}
