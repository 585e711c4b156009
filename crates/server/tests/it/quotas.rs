//! What one person and one network may set up here, and what to do when it is too much.

use protocol::{Code, NewSeat, RecordRow, SessionInfo, TableInfo, ToClient};
use serde_json::json;
use server::{Config, Rate};
use sqlx::{Connection, SqliteConnection};

use crate::accounts::patient;
use crate::client::Client;
use crate::house::House;
use crate::http::{Person, Reply, me, new_table};

/// So many and then hardly any.
fn few(burst: f64) -> Rate {
    Rate { per_second: 0.001, burst }
}

/// A house behind a proxy: who asks is said in a header.
pub async fn behind_a_proxy(change: impl FnOnce(&mut Config)) -> House {
    House::start_with(|config| {
        config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
        change(config);
    })
    .await
}

impl Person {
    pub fn nobody(house: &House) -> Person {
        Person { address: house.address, cookie: String::new(), id: String::new() }
    }

    /// Asks from another address.
    pub async fn from(&self, address: &str, method: &str, path: &str, body: &str) -> Reply {
        let headers = [("x-forwarded-for", address), ("content-type", "application/json")];
        self.request(method, path, &headers, body).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_network_brings_so_many_guests_and_then_a_few() {
    let house = behind_a_proxy(|config| config.limits.guests_per_network = few(5.0)).await;
    let nobody = Person::nobody(&house);
    let mut first = nobody.clone();
    for n in 0..5 {
        // All of it is one customer's network.
        let reply = nobody.from(&format!("2001:db8:7:10{n}::{n}"), "GET", "/api/me", "").await;
        assert_eq!(reply.status, 200, "{reply:?}");
        first.keep_cookie(&reply);
    }
    let refused = nobody.from("2001:db8:7:1ff::9", "GET", "/api/me", "").await;
    refused.refused(429, Code::TooMany);
    let wait: u32 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!((900..=1000).contains(&wait), "{wait}");
    let open = serde_json::to_string(&new_table(vec![me(), me()])).unwrap();
    nobody.from("2001:db8:7:1ff::9", "POST", "/api/tables", &open).await.refused(429, Code::TooMany);
    // Who is known already plays on, and other networks are not in the way.
    assert_eq!(first.from("2001:db8:7:1ff::9", "POST", "/api/tables", &open).await.status, 201);
    assert_eq!(nobody.from("2001:db8:7:200::1", "GET", "/api/me", "").await.status, 200);
    // This machine itself does not notice.
    for _ in 0..60 {
        assert_eq!(nobody.get("/api/me").await.status, 200);
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_opens_so_many_tables_and_has_so_many_that_are_not_over() {
    let house = behind_a_proxy(|config| {
        config.limits.tables_per_person = few(4.0);
        config.limits.hosted_per_person = 2;
    })
    .await;
    let anna = Person::new(&house).await;
    let gathering = serde_json::to_string(&new_table(vec![me(), NewSeat::Open])).unwrap();
    let open = async |from: &str| anna.from(from, "POST", "/api/tables", &gathering).await;
    let table: TableInfo = open("203.0.113.1").await.ok();
    open("203.0.113.1").await.ok::<TableInfo>();
    let full = open("203.0.113.1").await;
    let sentence = full.refused(429, Code::TooMany).sentence;
    assert!(sentence.contains("2 unfinished tables") && sentence.contains("close one"), "{sentence}");
    assert!(full.header("retry-after").is_some());
    let closed = anna.from("203.0.113.1", "DELETE", &format!("/api/tables/{}", table.id), "").await;
    assert_eq!(closed.status, 204);
    open("203.0.113.1").await.ok::<TableInfo>();
    let sentence = open("203.0.113.2").await.refused(429, Code::TooMany).sentence;
    assert!(sentence.contains("try again in"), "the person is counted, whatever the network: {sentence}");
    // At their own machine hosts are let be.
    for _ in 0..5 {
        open("127.0.0.1").await.ok::<TableInfo>();
    }
    house.stop().await;
}

/// A record as large as one likes.
pub fn record_of(bytes: usize) -> String {
    let line = format!("diary {}\n", "x".repeat(193));
    format!("karst 1\ngame cave-troll 1\nsetup players 2, set original\n{}\n", line.repeat(bytes / line.len()))
}

#[tokio::test(flavor = "multi_thread")]
async fn records_are_counted_by_their_number_and_their_bytes() {
    let house = behind_a_proxy(|config| {
        config.limits.record_bytes_per_person = 1024 * 1024;
        config.limits.uploads_per_person = few(6.0);
    })
    .await;
    let anna = Person::new(&house).await;
    let large = record_of(400_000);
    let upload = async || {
        let headers = [("x-forwarded-for", "203.0.113.1"), ("content-type", "text/plain")];
        anna.request("POST", "/api/records", &headers, &large).await
    };
    let first: RecordRow = upload().await.ok();
    upload().await.ok::<RecordRow>();
    let sentence = upload().await.refused(429, Code::TooMany).sentence;
    assert!(sentence.contains("1 MB") && sentence.contains("remove one"), "{sentence}");
    assert_eq!(anna.send("DELETE", &format!("/api/records/{}", first.id), &()).await.status, 204);
    upload().await.ok::<RecordRow>();
    upload().await.refused(429, Code::TooMany);
    upload().await.refused(429, Code::TooMany);
    let sentence = upload().await.refused(429, Code::TooMany).sentence;
    assert!(sentence.contains("try again in"), "{sentence}");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_talks_so_much_at_all_tables_together() {
    let house = behind_a_proxy(|config| config.limits.chat_per_person = few(3.0)).await;
    let anna = Person::new(&house).await;
    let mut clients = Vec::new();
    for _ in 0..2 {
        let table = anna.open(vec![me(), me()]).await.id;
        let headers = [("x-forwarded-for", "203.0.113.1")];
        clients.push(Client::connect(&anna, &table, 0, &headers).await.unwrap());
    }
    for n in 0..3 {
        let answer = clients[n % 2].ask(json!({ "type": "chat", "words": "hello" })).await;
        assert!(matches!(answer, ToClient::Heard { .. }), "{answer:?}");
    }
    for client in &mut clients {
        client.refused(json!({ "type": "chat", "words": "hello" }), Code::TooMany).await;
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_keeps_the_latest_words() {
    let house = House::start_with(|config| config.limits.chat_kept = 5).await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let mut db = SqliteConnection::connect(house.folder.database().to_str().unwrap()).await.unwrap();
    for n in 0..50 {
        let sql =
            "INSERT INTO chat (table_id, id, at_ms, room, user_id, words) VALUES ($1, $2, $3, 'players', $4, 'old')";
        let sql = sqlx::query(sql).bind(&table).bind(format!("old-{n:02}")).bind(1000 + n);
        sql.bind(&anna.id).execute(&mut db).await.unwrap();
    }
    let mut client = Client::new(&anna, &table).await;
    client.ask(json!({ "type": "chat", "words": "new" })).await;
    let sql = "SELECT id FROM chat WHERE table_id = $1 ORDER BY at_ms";
    let kept: Vec<(String,)> = sqlx::query_as(sql).bind(&table).fetch_all(&mut db).await.unwrap();
    let kept: Vec<&str> = kept.iter().map(|(id,)| id.as_str()).collect();
    assert_eq!(kept[..4], ["old-46", "old-47", "old-48", "old-49"]);
    assert_eq!(kept.len(), 5, "{kept:?}");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_oldest_session_makes_room_for_a_new_one() {
    let house = House::start_with(|config| {
        patient(config);
        config.limits.sessions_per_person = 3;
    })
    .await;
    let mut anna = Person::new(&house).await;
    anna.claim("Anna").await;
    let mut latest = Person::nobody(&house);
    for _ in 0..4 {
        latest = Person::nobody(&house);
        latest.sign_in("Anna").await;
        // Sessions of the same millisecond are of the same age.
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let sessions: Vec<SessionInfo> = latest.get("/api/sessions").await.ok();
    assert_eq!(sessions.len(), 3);
    assert!(sessions.iter().any(|session| session.here));
    assert!(!anna.me().await.account, "the first one has ended");
    house.stop().await;
}

/// The same questions are put to a PostgreSQL.
#[tokio::test(flavor = "multi_thread")]
async fn a_postgresql_counts_alike() {
    let Some(cluster) = crate::cluster::Cluster::start() else { return };
    let house = House::start_with(|config| {
        patient(config);
        config.database = server::Database::Postgres(cluster.url());
        config.limits.loopback_times = 1;
        config.limits.hosted_per_person = 1;
        config.limits.record_bytes_per_person = 600_000;
        config.limits.sessions_per_person = 2;
        config.limits.chat_kept = 1;
    })
    .await;
    let mut anna = Person::new(&house).await;
    anna.claim("Anna").await;
    let table = anna.open(vec![me(), NewSeat::Open]).await.id;
    anna.post("/api/tables", &new_table(vec![me(), me()])).await.refused(429, Code::TooMany);
    let upload =
        async || anna.request("POST", "/api/records", &[("content-type", "text/plain")], &record_of(400_000)).await;
    upload().await.ok::<RecordRow>();
    upload().await.refused(429, Code::TooMany);
    let mut client = Client::new(&anna, &table).await;
    let answer = client.ask(json!({ "type": "chat", "words": "hello" })).await;
    assert!(matches!(answer, ToClient::Heard { .. }), "{answer:?}");
    for _ in 0..3 {
        let mut again = Person::nobody(&house);
        again.sign_in("Anna").await;
        assert_eq!(again.get("/api/sessions").await.ok::<Vec<SessionInfo>>().len(), 2);
    }
    house.stop().await;
}
