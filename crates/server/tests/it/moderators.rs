//! Moderators: mutes, bans of people and of networks, searching, the log, and what they cannot do.

use std::time::{Duration, Instant};

use protocol::{
    Absence, Away, Bot, Clock, Code, Deed, DeedKind, NetworkBan, NewSeat, Occupant, Page, PersonFile, PersonInfo,
    Phase, Role, TableInfo,
};
use serde_json::{Value, json};

use crate::accounts::{PASSWORD, patient};
use crate::client::Client;
use crate::cluster::Cluster;
use crate::house::House;
use crate::http::{Person, Reply, me, new_table};
use crate::order::{admin, moderator, moderator_on};

const PROXY: &str = "127.0.0.0/8";

fn behind_proxy(config: &mut server::Config) {
    patient(config);
    config.trusted_proxies = vec![PROXY.parse().unwrap()];
}

/// Lays a measure on somebody.
async fn lay(by: &Person, kind: &str, whom: &Person, measure: Value) -> Reply {
    by.send("PUT", &format!("/api/order/people/{}/{kind}", whom.id), &measure).await
}

async fn lift(by: &Person, kind: &str, whom: &Person) -> Reply {
    by.request("DELETE", &format!("/api/order/people/{}/{kind}", whom.id), &[], "").await
}

fn hour() -> Value {
    json!({ "minutes": 60, "why": "insults" })
}

/// Comes from there, by way of the proxy.
async fn from(person: &Person, address: &str, path: &str) -> Reply {
    person.request("GET", path, &[("x-forwarded-for", address)], "").await
}

/// A new guest who comes from there.
async fn guest_from(house: &House, address: &str) -> Person {
    let mut person = Person { address: house.address, cookie: String::new(), id: String::new() };
    let reply = from(&person, address, "/api/me").await;
    person.keep_cookie(&reply);
    person.id = reply.ok::<protocol::Me>().id;
    person
}

/// Asks until it is so.
async fn until(mut is_so: impl AsyncFnMut() -> bool) {
    let begun = Instant::now();
    while !is_so().await {
        assert!(begun.elapsed() < Duration::from_secs(20), "it never came true");
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_muted_cannot_chat_until_the_time_is_over() {
    let house = House::start_with(patient).await;
    let mina = moderator(&house, "Mina").await;
    assert_eq!(mina.me().await.role, Some(Role::Moderator));
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    assert_eq!(anna.me().await.role, None);
    let table = anna.open(vec![me(), NewSeat::Open]).await.id;
    let mut at = Client::new(&bert, &table).await;
    let chat = json!({ "type": "chat", "words": "hello" });
    at.ask(chat.clone()).await;

    lay(&anna, "mute", &bert, hour()).await.refused(403, Code::NotModerator);
    for bad in [
        json!({ "minutes": 0, "why": "x" }),
        json!({ "minutes": 5, "why": " " }),
        json!({ "minutes": 99_999_999, "why": "x" }),
    ] {
        lay(&mina, "mute", &bert, bad).await.refused(400, Code::Malformed);
    }
    lift(&mina, "mute", &bert).await.refused(404, Code::NotFound);
    let file: PersonFile = lay(&mina, "mute", &bert, hour()).await.ok();
    assert_eq!(file.person.mute.unwrap().why, "insults");
    let told = at.refused(chat.clone(), Code::Muted).await;
    assert!(told.sentence.contains("UTC") && told.sentence.contains("insults"), "{told:?}");
    // Everything else goes on, and a restart forgets nothing.
    bert.sit(&table, 1).await;
    drop(at);
    let house = house.restart().await;
    let (bert, mina) = (bert.at(&house), mina.at(&house));
    let mut at = Client::new(&bert, &table).await;
    at.refused(chat.clone(), Code::Muted).await;
    lift(&mina, "mute", &bert).await.ok::<PersonFile>();
    assert!(matches!(at.ask(chat).await, protocol::ToClient::Heard { .. }));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_banned_is_told_so_everywhere_and_leaves() {
    let house = House::start_with(patient).await;
    let mina = moderator(&house, "Mina").await;
    let (anna, mut bert) = (Person::new(&house).await, Person::new(&house).await);
    bert.claim("Bert").await;
    let token: Value = bert.post("/api/tokens", &json!({ "name": "bot", "scopes": ["read"] })).await.ok();
    let secret = format!("Bearer {}", token["secret"].as_str().unwrap());
    // One game that runs, one that gathers at somebody else's table, one at a table of his own.
    let absence = Absence::BotSitsIn { bot: Bot::Novice };
    let mut new = new_table(vec![me(), NewSeat::Open]);
    (new.absence, new.clock) = (absence, Clock::None);
    let running = anna.post("/api/tables", &new).await.ok::<TableInfo>().id;
    bert.sit(&running, 1).await;
    let gathering = anna.open(vec![me(), NewSeat::Open, NewSeat::Open]).await.id;
    bert.sit(&gathering, 2).await;
    let own = bert.open(vec![me(), NewSeat::Open]).await.id;
    let mut at = Client::new(&bert, &running).await;

    lay(&anna, "ban", &bert, hour()).await.refused(403, Code::NotModerator);
    lay(&mina, "ban", &bert, hour()).await.ok::<PersonFile>();
    let told = at.bye().await;
    assert_eq!(told.code, Code::Banned);
    assert!(told.sentence.contains("until") && told.sentence.contains("insults"), "{told:?}");
    bert.get("/api/me").await.refused(403, Code::Banned);
    bert.post("/api/tables", &new).await.refused(403, Code::Banned);
    bert.try_sign_in("Bert", PASSWORD).await.refused(403, Code::Banned);
    let elsewhere = Person::new(&house).await;
    elsewhere.try_sign_in("Bert", PASSWORD).await.refused(403, Code::Banned);
    elsewhere.try_sign_in("Bert", "wrong password").await.refused(401, Code::WrongPassword);
    let nobody = Person { cookie: String::new(), ..bert.clone() };
    nobody.request("GET", "/api/tables", &[("authorization", &secret)], "").await.refused(403, Code::Banned);
    assert!(Client::connect(&bert, &running, 0, &[]).await.is_err());
    assert_eq!(bert.get("/api/account/export").await.status, 200, "what is kept of him is still his");

    until(async || {
        let left: TableInfo = anna.get(&format!("/api/tables/{running}")).await.ok();
        let free: TableInfo = anna.get(&format!("/api/tables/{gathering}")).await.ok();
        let closed = anna.get(&format!("/api/tables/{own}")).await.status;
        left.seats[1].away == Some(Away::SatIn { bot: Bot::Novice })
            && free.seats[2].occupant == Occupant::Open
            && closed == 404
    })
    .await;

    lift(&mina, "ban", &bert).await.ok::<PersonFile>();
    assert_eq!(bert.me().await.name, "Bert", "the session is the same");
    assert_eq!(bert.sit(&running, 1).await.seats[1].away, None, "and the seat is taken back");
    assert_eq!(bert.request("DELETE", "/api/session", &[], "").await.status, 204);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_has_no_power_over_moderators_and_the_host_has() {
    let house = House::start_with(|config| {
        patient(config);
        config.order_read_every = Duration::from_millis(100);
    })
    .await;
    let (mina, mario) = (moderator(&house, "Mina").await, moderator(&house, "Mario").await);
    for kind in ["mute", "ban"] {
        lay(&mina, kind, &mario, hour()).await.refused(403, Code::NotModerator);
        lay(&mina, kind, &mina, hour()).await.refused(403, Code::NotModerator);
    }
    let host = admin(&house).await;
    let guest = Person::new(&house).await;
    assert!(host.promote(&guest.id, Role::Moderator).await.unwrap_err().to_string().contains("only accounts"));
    host.ban("Mario", Some(10), "took bribes", false).await.unwrap();
    until(async || mario.get("/api/me").await.status == 403).await;
    host.unban("Mario").await.unwrap();
    assert!(host.unban("Mario").await.is_err());
    until(async || mario.get("/api/me").await.status == 200).await;
    host.demote("Mario").await.unwrap();
    mario.get("/api/order/log").await.refused(403, Code::NotModerator);
    host.close().await;

    let log: Page<Deed> = mina.get("/api/order/log").await.ok();
    let told: Vec<_> =
        log.rows.iter().map(|deed| (deed.what, deed.whom.as_ref().map(|whom| whom.name.as_str()))).collect();
    let expected = [DeedKind::Demote, DeedKind::Unban, DeedKind::Ban, DeedKind::Promote, DeedKind::Promote];
    assert_eq!(told.iter().map(|(what, _)| *what).collect::<Vec<_>>(), expected);
    assert!(log.rows.iter().all(|deed| deed.by.is_none()), "the host did all of it");
    assert_eq!((told[2].1, log.rows[2].why.as_str()), (Some("Mario"), "took bribes"));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_network_is_banned_through_a_proxy_and_others_are_not() {
    let house = House::start_with(behind_proxy).await;
    let mina = moderator(&house, "Mina").await;
    let (bert, carl) = (guest_from(&house, "203.0.113.7").await, guest_from(&house, "203.0.113.8").await);
    let dora = guest_from(&house, "2001:db8:1:201::5").await;
    let file: PersonFile = mina.get(&format!("/api/order/people/{}", dora.id)).await.ok();
    assert_eq!(file.networks, ["2001:db8:1:200::/56"]);
    let table = mina.open(vec![me(), NewSeat::Open]).await.id;
    let mut at = Client::connect(&bert, &table, 0, &[("x-forwarded-for", "203.0.113.7")]).await.unwrap();
    at.next().await;

    let measure = json!({ "minutes": 30, "why": "one guest after the other", "network": true });
    lay(&mina, "ban", &bert, measure.clone()).await.ok::<PersonFile>();
    assert_eq!(at.bye().await.code, Code::Banned);
    let nobody = Person { cookie: String::new(), ..bert.clone() };
    let told = from(&nobody, "203.0.113.7", "/api/me").await.refused(403, Code::Banned);
    assert!(told.sentence.contains("network") && told.sentence.contains("UTC"), "{told:?}");
    assert_eq!(from(&nobody, "203.0.113.7", "/").await.status, 200, "the page is there to say so");
    assert_eq!(from(&carl, "203.0.113.8", "/api/me").await.status, 200);
    // What somebody writes in front of the proxy's word does not help.
    from(&nobody, "198.51.100.1, 203.0.113.7", "/api/me").await.refused(403, Code::Banned);

    lay(&mina, "ban", &dora, measure).await.ok::<PersonFile>();
    from(&nobody, "2001:db8:1:2ff::1", "/api/me").await.refused(403, Code::Banned);
    assert_eq!(from(&nobody, "2001:db8:1:300::1", "/api/me").await.status, 200);

    let ban = |network: &str| json!({ "network": network, "minutes": null, "why": "spam" });
    mina.post("/api/order/networks", &ban("203.0.0.0/8")).await.refused(400, Code::Malformed);
    mina.post("/api/order/networks", &ban("127.0.0.1")).await.refused(400, Code::Malformed);
    mina.post("/api/order/networks", &ban("somewhere")).await.refused(400, Code::Malformed);
    carl.post("/api/order/networks", &ban("203.0.113.0/24")).await.refused(403, Code::NotModerator);
    let banned: NetworkBan = mina.post("/api/order/networks", &ban("203.0.113.99/24")).await.ok();
    assert_eq!(banned.network, "203.0.113.0/24");
    from(&carl, "203.0.113.8", "/api/me").await.refused(403, Code::Banned);
    let listed: Vec<NetworkBan> = mina.get("/api/order/networks").await.ok();
    assert_eq!(listed.len(), 3, "{listed:?}");
    let lifted = mina.request("DELETE", "/api/order/networks?network=203.0.113.0%2F24", &[], "").await;
    assert_eq!(lifted.status, 204);
    mina.request("DELETE", "/api/order/networks?network=203.0.113.0%2F24", &[], "").await.refused(404, Code::NotFound);
    assert_eq!(from(&carl, "203.0.113.8", "/api/me").await.status, 200);

    // Who is forgotten leaves the network banned.
    let eve = Person::new(&house).await;
    lay(&mina, "ban", &eve, json!({ "why": "x", "network": true })).await.refused(404, Code::NotFound);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moderators_find_people_and_tables_page_by_page() {
    let house = House::start_with(patient).await;
    let mina = moderator(&house, "Mina").await;
    let mut crowd = Vec::new();
    for n in 0..53 {
        let person = Person::new(&house).await;
        person.send("PUT", "/api/me", &json!({ "name": format!("Grue {n:02}") })).await.ok::<protocol::Me>();
        crowd.push(person);
    }
    crowd[0].get("/api/order/people?q=g").await.refused(403, Code::NotModerator);
    crowd[0].get("/api/order/tables").await.refused(403, Code::NotModerator);
    let first: Page<PersonInfo> = mina.get("/api/order/people?q=gRU").await.ok();
    assert_eq!((first.rows.len(), first.rows[0].name.as_str()), (50, "Grue 00"));
    let next = first.next.unwrap().replace(' ', "%20");
    let second: Page<PersonInfo> = mina.get(&format!("/api/order/people?q=gru&from={next}")).await.ok();
    assert_eq!(second.rows.iter().map(|row| row.name.as_str()).collect::<Vec<_>>(), ["Grue 50", "Grue 51", "Grue 52"]);
    assert_eq!(second.next, None);
    let by_id: Page<PersonInfo> = mina.get(&format!("/api/order/people?q={}", crowd[7].id)).await.ok();
    assert_eq!(by_id.rows[0].name, "Grue 07");
    assert!(
        mina.get("/api/order/people?q=%25").await.ok::<Page<PersonInfo>>().rows.is_empty(),
        "a sign is just a sign"
    );
    lay(&mina, "mute", &crowd[3], hour()).await.ok::<PersonFile>();
    let of_note: Page<PersonInfo> = mina.get("/api/order/people").await.ok();
    assert_eq!(of_note.rows.iter().map(|row| row.name.as_str()).collect::<Vec<_>>(), ["Grue 03", "Mina"]);
    let file: PersonFile = mina.get(&format!("/api/order/people/{}", crowd[3].id)).await.ok();
    assert_eq!((file.log[0].what, file.log[0].by.as_ref().unwrap().name.as_str()), (DeedKind::Mute, "Mina"));
    mina.get("/api/order/people/nobody").await.refused(404, Code::NotFound);

    let mut new = new_table(vec![me(), NewSeat::Open]);
    new.public = false;
    let private = crowd[5].post("/api/tables", &new).await.ok::<TableInfo>().id;
    let public = crowd[6].open(vec![me(), NewSeat::Open]).await.id;
    let tables = async |q: &str| -> Vec<String> {
        let page: Page<TableInfo> = mina.get(&format!("/api/order/tables?q={q}")).await.ok();
        page.rows.into_iter().map(|table| table.id).collect()
    };
    assert_eq!(tables("").await, [public.clone(), private.clone()]);
    assert_eq!(tables(&private).await, [private.as_str()]);
    assert_eq!(tables("grue%2006").await, [public]);
    assert_eq!(tables(&crowd[5].id).await, [private]);
    assert!(tables("nobody").await.is_empty());
    house.stop().await;
}

/// A token plays; it does not report, block or keep order.
#[tokio::test(flavor = "multi_thread")]
async fn tokens_have_no_business_with_order() {
    let house = House::start_with(patient).await;
    let mina = moderator(&house, "Mina").await;
    let made: Value =
        mina.post("/api/tokens", &json!({ "name": "bot", "scopes": ["read", "play", "tables"] })).await.ok();
    let secret = format!("Bearer {}", made["secret"].as_str().unwrap());
    let nobody = Person { cookie: String::new(), ..mina.clone() };
    for path in ["/api/order/reports", "/api/order/log", "/api/order/people", "/api/order/networks", "/api/blocks"] {
        nobody.request("GET", path, &[("authorization", &secret)], "").await.refused(403, Code::MissingScope);
    }
    let table = mina.open(vec![me(), NewSeat::Open]).await;
    assert_eq!(table.phase, Phase::Gathering);
    house.stop().await;
}

/// What a moderator does at one node holds at the other at once, and a PostgreSQL finds the same people.
#[tokio::test(flavor = "multi_thread")]
async fn a_ban_and_a_block_reach_the_other_node() {
    let Some(cluster) = Cluster::start() else { return };
    let (north, south) = (House::start_on(&cluster).await, House::start_on(&cluster).await);
    let mina = moderator_on(&north, server::Database::Postgres(cluster.url()), "Mina").await;
    let (anna, bert) = (Person::new(&north).await, Person::new(&south).await);
    bert.send("PUT", "/api/me", &json!({ "name": "Grue _1" })).await.ok::<protocol::Me>();
    let table = anna.open(vec![me(), NewSeat::Open, NewSeat::Open]).await.id;
    let (mut anna_at, mut bert_at) = (Client::new(&anna, &table).await, Client::new(&bert, &table).await);
    anna_at.ask(json!({ "type": "chat", "words": "well met" })).await;
    while bert_at.said.is_empty() {
        bert_at.next().await;
    }
    assert_eq!(anna.block(&bert).await.status, 204);
    while !bert_at.said.is_empty() {
        bert_at.next().await;
    }
    bert.try_sit(&table, 1).await.refused(403, Code::Blocked);

    lay(&mina, "mute", &bert, hour()).await.ok::<PersonFile>();
    until(async || matches!(bert_at.ask(json!({ "type": "chat", "words": "?" })).await, protocol::ToClient::Refused { refusal, .. } if refusal.code == Code::Muted)).await;
    lay(&mina, "ban", &bert, hour()).await.ok::<PersonFile>();
    assert_eq!(bert_at.bye().await.code, Code::Banned);
    bert.get("/api/me").await.refused(403, Code::Banned);

    for (q, names) in
        [("gRUE", vec!["Grue _1"]), ("grue%20_", vec!["Grue _1"]), ("%25", vec![]), ("", vec!["Grue _1", "Mina"])]
    {
        let found: Page<PersonInfo> = mina.get(&format!("/api/order/people?q={q}")).await.ok();
        assert_eq!(found.rows.iter().map(|row| row.name.as_str()).collect::<Vec<_>>(), names, "{q}");
    }
    let tables: Page<TableInfo> = mina.get("/api/order/tables").await.ok();
    assert_eq!(tables.rows.len(), 1);
    let log: Page<Deed> = mina.get("/api/order/log").await.ok();
    assert_eq!(log.rows.len(), 3);
    tokio::join!(north.stop(), south.stop());
}
