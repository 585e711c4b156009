//! Floods, huge messages and slow readers.

use std::time::Duration;

use protocol::{Code, ToClient};
use serde_json::json;
use server::Rate;
use tokio_tungstenite::tungstenite::Message;

use crate::client::Client;
use crate::house::House;
use crate::http::{Person, me};

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_requests_is_refused_and_passes() {
    let house = House::start_with(|config| config.limits.http_loopback = Rate { per_second: 20.0, burst: 10.0 }).await;
    let anna = Person::new(&house).await;
    let mut refused = None;
    for _ in 0..40 {
        let reply = anna.get("/api/about").await;
        if reply.status != 200 {
            refused = Some(reply);
            break;
        }
    }
    let reply = refused.expect("a flood is refused");
    reply.refused(429, Code::TooMany);
    assert_eq!(reply.header("retry-after"), Some("1"));
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(anna.get("/api/about").await.status, 200);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_messages_is_refused_and_then_closed() {
    let house = House::start_with(|config| config.limits.socket = Rate { per_second: 0.2, burst: 10.0 }).await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    client.reach(1).await;
    for _ in 0..15 {
        client.say(json!({ "type": "ping" })).await;
    }
    let (mut n_pongs, mut n_refused) = (0, 0);
    while n_pongs + n_refused < 15 {
        match client.next().await {
            ToClient::Pong => n_pongs += 1,
            ToClient::Refused { refusal, .. } => {
                assert_eq!(refusal.code, Code::TooMany);
                n_refused += 1;
            }
            _ => {}
        }
    }
    assert!(n_pongs >= 10 && n_refused >= 3, "{n_pongs} answered, {n_refused} refused");
    // Whoever asked something learns that it was refused, and can ask again.
    client.say(json!({ "type": "undo", "id": "u1", "seat": 0, "version": 1 })).await;
    let refused = loop {
        if let ToClient::Refused { id, .. } = client.next().await {
            break id;
        }
    };
    assert_eq!(refused.as_deref(), Some("u1"));
    for _ in 0..300 {
        client.say(json!({ "type": "ping" })).await;
    }
    assert_eq!(client.bye().await.code, Code::TooMany);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_huge_message_closes_the_socket() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    for bytes in [65 * 1024, 200 * 1024, 1024 * 1024] {
        let mut client = Client::new(&anna, &table).await;
        client.reach(1).await;
        let huge = json!({ "type": "act", "id": "x", "seat": 0, "version": 1, "action": "x".repeat(bytes) });
        client.say_raw(Message::text(huge.to_string())).await;
        if bytes < 256 * 1024 {
            assert_eq!(client.bye().await.code, Code::TooLarge, "{bytes} bytes");
        } else {
            // So much is not even read; the socket just ends, with the reason where it still gets through.
            while let Some(message) = client.next_or_end().await {
                assert!(!matches!(message, ToClient::Done { .. }));
            }
        }
    }
    assert_eq!(Client::new(&anna, &table).await.table.map(|table| table.phase), Some(protocol::Phase::Running));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_who_does_not_read_is_dropped_and_nobody_waits_for_them() {
    let house = House::start_with(|config| config.limits.outbox = 4).await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let mut sleeper = Client::new(&Person::new(&house).await, &table).await;
    let mut client = Client::new(&anna, &table).await;
    client.reach(1).await;
    while client.table.as_ref().is_none_or(|table| table.spectators != 1) {
        client.next().await;
    }
    // Questions whose answers nobody fetches: the sleeper's outbox and the system's buffers fill up.
    let question = json!({ "type": "why", "id": "x", "seat": 0, "action": {} }).to_string();
    for _ in 0..20_000 {
        let sent = sleeper.say_raw(Message::text(question.clone()));
        if tokio::time::timeout(Duration::from_millis(300), sent).await.is_err() {
            break;
        }
    }
    // The others play on meanwhile.
    let seat = client.my_turn().await.unwrap();
    let action = client.legal(seat)[0].clone();
    client.act(seat, &action).await;
    for _ in 0..100 {
        if client.table.as_ref().is_some_and(|table| table.spectators == 0) {
            house.stop().await;
            return;
        }
        client.say(json!({ "type": "ping" })).await;
        client.next().await;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the sleeper is still here");
}
