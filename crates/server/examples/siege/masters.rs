//! Masters that play on without anybody: point 9.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use protocol::ToClient;
use serde_json::json;

use crate::Siege;
use crate::delays::Delays;
use crate::field::{Field, Toll};
use crate::flood::{Count, Rate};
use crate::floods::{ATTACKER, id_of};
use crate::line::Line;
use crate::report::Row;
use crate::table::Socket;

/// Another person's master may take so many times what it took before; and nobody minds less than the floor.
const TIMES: f64 = 2.0;
const FLOOR_MS: f64 = 1000.0;
/// What is decided sooner was no decision: there was one thing to do.
const FORCED: Duration = Duration::from_millis(50);

/// Point 9: one person opens very many games against two masters and leaves them, so that they are played to their end. Four
/// hands, sixty requests a second in all. Somebody else plays with a master all the while.
pub async fn masters(siege: &Siege) -> Result<Row, String> {
    let field = Field::lay(siege, "masters").await?;
    let address = field.address;
    let host = Line::guest(address, ATTACKER).await?;
    let rate = siege.scale.of(Rate::new(15, 15.0, 4), Rate::new(225, 7.5, 120));
    let quiet = answers(address, siege.scale.of(Duration::from_secs(2), Duration::from_secs(15))).await?;
    let attack = async {
        let hand = async |hand: usize| {
            let mut line = host.from(format!("203.0.113.{}", 70 + hand));
            rate.flood(async |_| {
                let seats =
                    json!([{ "who": "me" }, { "who": "bot", "bot": "master" }, { "who": "bot", "bot": "master" }]);
                let reply = line.open(seats, json!({ "absence": { "then": "forfeit" } })).await?;
                if reply.is_ok() {
                    let id = reply.word("id")?;
                    line.post(&format!("/api/tables/{id}/seats/0/leave"), &json!({})).await?;
                }
                Ok(reply)
            })
            .await
        };
        let hands = tokio::join!(hand(0), hand(1), hand(2), hand(3));
        let mut count = Count::default();
        [hands.0, hands.1, hands.2, hands.3].iter().for_each(|hand| count.add(hand));
        let during = answers(address, siege.scale.of(Duration::from_millis(2500), Duration::from_secs(20))).await?;
        let mut toll = Toll::said(format!(
            "{}; another's master answers in p50 / p95 {quiet} ms, then {during} ms",
            count.told("games")
        ));
        let bar = (TIMES * quiet.p50()).max(siege.bar_ms(FLOOR_MS));
        if during.p50() > bar {
            let p50 = during.p50();
            toll.fault(format!("another's master took {p50:.0} ms for a decision (p50), the bar is {bar:.0}"));
        }
        Ok(toll)
    };
    field.under(siege, attack).await
}

/// Plays with a master for so long: how long each of its decisions took.
async fn answers(address: SocketAddr, time: Duration) -> Result<Delays, String> {
    let gone = |_| "the socket is closed".to_owned();
    let mut line = Line::guest(address, "198.51.100.30").await?;
    let mut delays = Delays::default();
    let (begun, mut n_said) = (Instant::now(), 0);
    while begun.elapsed() < time {
        let seats = json!([{ "who": "me" }, { "who": "bot", "bot": "master" }]);
        let table = id_of(line.open(seats, json!({})).await?)?;
        let mut socket = Socket::open(address, &line.cookie, &table, 0).await.map_err(gone)?;
        let mut asked_since: Option<Instant> = None;
        while begun.elapsed() < time {
            let left = time.saturating_sub(begun.elapsed());
            let Ok(heard) = tokio::time::timeout(left, socket.receive()).await else {
                // Whoever still waits has waited for so long at least.
                if let Some(since) = asked_since.filter(|since| since.elapsed() > FORCED && delays.is_empty()) {
                    delays.add(since.elapsed());
                }
                break;
            };
            let ToClient::Game { version, asked, vantages, outcome, .. } = heard.map_err(gone)? else { continue };
            if let Some(since) = asked_since.take().filter(|since| since.elapsed() > FORCED) {
                delays.add(since.elapsed());
            }
            if outcome.is_some() {
                break;
            }
            let mine = asked.iter().find(|seat| seat.index() == 0);
            match mine.and_then(|seat| vantages.iter().find(|vantage| vantage.seat == Some(*seat))) {
                Some(vantage) => {
                    n_said += 1;
                    let action = &vantage.legal[n_said % vantage.legal.len()];
                    let id = format!("m{n_said}");
                    let act = json!({ "type": "act", "id": id, "seat": 0, "version": version, "action": action });
                    socket.say(&act).await.map_err(gone)?;
                    tokio::time::sleep(Duration::from_millis(60)).await;
                }
                None => asked_since = Some(Instant::now()),
            }
        }
    }
    if delays.is_empty() { Err("a master has decided nothing".to_owned()) } else { Ok(delays) }
}
