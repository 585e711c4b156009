//! Behind a proxy everybody is counted by themselves; slow and hoarding clients are shown out.

use std::time::{Duration, Instant};

use protocol::Code;
use server::Rate;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::Client;
use crate::house::House;
use crate::http::{Person, Reply, me};

async fn asked_for(person: &Person, client: &str) -> Reply {
    person.request("GET", "/api/about", &[("x-forwarded-for", client)], "").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trusted_proxy_is_believed_and_nobody_else() {
    let few = Rate { per_second: 0.01, burst: 3.0 };
    let house = House::start_with(|config| {
        config.limits.http = few;
        config.trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
    })
    .await;
    let proxy = Person { address: house.address, cookie: String::new(), id: String::new() };
    for _ in 0..3 {
        assert_eq!(asked_for(&proxy, "198.51.100.1").await.status, 200);
    }
    asked_for(&proxy, "198.51.100.1").await.refused(429, Code::TooMany);
    // Writing something in front does not help, and others are not in the way.
    asked_for(&proxy, "203.0.113.77, 198.51.100.1").await.refused(429, Code::TooMany);
    assert_eq!(asked_for(&proxy, "198.51.100.2").await.status, 200);
    house.stop().await;

    let house = House::start_with(|config| config.limits.http_loopback = few).await;
    let liar = Person { address: house.address, cookie: String::new(), id: String::new() };
    for n in 0..3 {
        assert_eq!(asked_for(&liar, &format!("198.51.100.{n}")).await.status, 200);
    }
    asked_for(&liar, "198.51.100.9").await.refused(429, Code::TooMany);
    house.stop().await;
}

/// Somebody who sends a head letter by letter, or nothing at all, does not keep a connection.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_head_is_not_waited_for() {
    let house = House::start_with(|config| config.limits.header_within = Duration::from_millis(500)).await;
    for beginning in ["", "GET /api/about HTTP/1.1\r\nhost: x\r\nx-slow: "] {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        let begun = Instant::now();
        stream.write_all(beginning.as_bytes()).await.unwrap();
        let dribble = async {
            while stream.write_all(b"a").await.is_ok() {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        let ended = tokio::time::timeout(Duration::from_secs(10), dribble).await;
        // Without a first byte only reading shows the end.
        if beginning.is_empty() {
            let mut rest = Vec::new();
            let _ =
                tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut rest)).await.expect("it ends");
        } else {
            ended.expect("it ends");
        }
        assert!(begun.elapsed() < Duration::from_secs(9), "{:?}", begun.elapsed());
    }
    // Whoever keeps to the rules is served.
    assert_eq!(Person::new(&house).await.get("/api/about").await.status, 200);
    house.stop().await;
}

/// Does the server answer on a new connection in time?
async fn is_answered(house: &House) -> bool {
    let ask = async {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        stream.write_all(b"GET /api/about HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        answer.starts_with(b"HTTP/1.1 200")
    };
    tokio::time::timeout(Duration::from_millis(400), ask).await.unwrap_or(false)
}

#[tokio::test(flavor = "multi_thread")]
async fn there_are_so_many_connections_and_sockets_count() {
    let house = House::start_with(|config| config.limits.connections = 3).await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let (_one, two) = (Client::new(&anna, &table).await, Client::new(&anna, &table).await);
    assert!(is_answered(&house).await, "one place is left");
    let idle = TcpStream::connect(house.address).await.unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(!is_answered(&house).await, "the house is full");
    drop(idle);
    drop(two);
    let begun = Instant::now();
    while !is_answered(&house).await {
        assert!(begun.elapsed() < Duration::from_secs(10), "a place becomes free");
    }
    house.stop().await;
}

/// A page that gives its own name our address (DNS rebinding) is no page of ours.
#[tokio::test(flavor = "multi_thread")]
async fn a_foreign_name_for_this_server_is_not_answered() {
    let house = House::start_with(|config| config.allowed_hosts = vec!["caves.example".to_owned()]).await;
    for (host, status) in [("caves.example", "200"), ("evil.example", "403"), ("localhost", "200")] {
        for path in ["/api/me", "/", "/healthz/live"] {
            let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
            let reply = crate::http::raw(house.address, request.as_bytes()).await;
            assert_eq!(reply.status.to_string(), status, "{host}{path}");
        }
    }
    house.stop().await;
}
