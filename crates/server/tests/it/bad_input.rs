//! Everything that can be wrong with a request or a message is refused with a code and a sentence, and changes nothing.

use protocol::{Code, TableInfo};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::client::Client;
use crate::house::House;
use crate::http::{Person, bot, me, new_table, raw};

const JSON: (&str, &str) = ("content-type", "application/json");

#[tokio::test(flavor = "multi_thread")]
async fn bad_addresses_and_methods() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    for path in ["/api", "/api/", "/api/nothing", "/api/tables/x/y", "/api/me/too", "/api/tables/%ff", "/api/%00"] {
        let reply = anna.get(path).await;
        assert_eq!(reply.status, 404, "{path}: {reply:?}");
        reply.read::<protocol::Refusal>();
    }
    for (method, path) in
        [("DELETE", "/api/me"), ("POST", "/api/games"), ("PATCH", "/api/tables"), ("BREW", "/api/about")]
    {
        anna.request(method, path, &[], "").await.refused(405, Code::MethodNotAllowed);
    }
    anna.request("POST", "/anywhere", &[], "").await.refused(405, Code::MethodNotAllowed);
    let long = "x".repeat(3000);
    for id in ["nothing", "..%2F..", "%27%20OR%201=1", &long, "🧌"] {
        let encoded = id.replace('🧌', "%F0%9F%A7%8C");
        anna.get(&format!("/api/tables/{encoded}")).await.refused(404, Code::UnknownTable);
        anna.get(&format!("/api/tables/{encoded}/record")).await.refused(404, Code::UnknownTable);
        anna.post(&format!("/api/tables/{encoded}/start"), &json!({})).await.refused(404, Code::UnknownTable);
        anna.post(&format!("/api/tables/{encoded}/seats/0/sit"), &json!({})).await.refused(404, Code::UnknownTable);
        anna.post(&format!("/api/tables/{encoded}/seats/0/leave"), &json!({})).await.refused(404, Code::UnknownTable);
    }
    anna.get("/api/games/chess/rules").await.refused(404, Code::UnknownGame);
    anna.get("/api/games/%ff/rules").await.refused(404, Code::UnknownGame);
    let table = anna.open(vec![me(), protocol::NewSeat::Open]).await.id;
    for seat in ["7", "-1", "G", "x", "256", "%F0%9F%A7%8C"] {
        anna.post(&format!("/api/tables/{table}/seats/{seat}/sit"), &json!({})).await.refused(404, Code::SeatTaken);
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_bodies() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    for body in
        ["", "{", "null", "[]", "{\"name\":1}", "{\"name\":\"a\",\"more\":1}", "\u{0}", "{\"name\":\"\\ud800\"}"]
    {
        anna.request("PUT", "/api/me", &[JSON], body).await.refused(400, Code::Malformed);
    }
    let deep = "[".repeat(50_000);
    anna.request("PUT", "/api/me", &[JSON], &deep).await.refused(400, Code::Malformed);
    anna.request("PUT", "/api/me", &[], "{\"name\":\"a\"}").await.refused(415, Code::Malformed);
    anna.request("PUT", "/api/me", &[("content-type", "text/plain")], "{\"name\":\"a\"}")
        .await
        .refused(415, Code::Malformed);
    let big = format!("{{\"name\":\"{}\"}}", "x".repeat(70_000));
    anna.request("PUT", "/api/me", &[JSON], &big).await.refused(413, Code::TooLarge);
    for name in ["", "  ", "x\u{202e}y", &"x".repeat(25), "a\u{7}b"] {
        anna.send("PUT", "/api/me", &json!({ "name": name })).await.refused(422, Code::BadName);
    }
    let not_utf8 = [b"PUT /api/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 12\r\n\r\n{\"name\":\"", &[0xff_u8, 0x22, 0x7d][..]].concat();
    raw(house.address, &not_utf8).await.refused(400, Code::Malformed);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_cannot_be() {
    type Spoil<'s> = &'s dyn Fn(&mut Value);
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let with = |change: Spoil| {
        let mut new = serde_json::to_value(new_table(vec![me(), bot()])).unwrap();
        change(&mut new);
        new
    };
    let cases: [(u16, Code, Spoil); 11] = [
        (404, Code::UnknownGame, &|new| new["game"] = json!("chess")),
        (422, Code::BadSetup, &|new| new["setup"] = json!(null)),
        (422, Code::BadSetup, &|new| new["setup"] = json!({})),
        (422, Code::BadSetup, &|new| new["setup"]["players"] = json!(9)),
        (422, Code::BadSetup, &|new| new["setup"]["more"] = json!(1)),
        (422, Code::BadSetup, &|new| new["seats"] = json!([])),
        (422, Code::BadSetup, &|new| new["seats"] = json!([{ "who": "open" }, { "who": "open" }, { "who": "open" }])),
        (422, Code::BadSetup, &|new| new["seats"] = Value::from(vec![json!({ "who": "open" }); 200])),
        (400, Code::Malformed, &|new| new["seats"][0] = json!({ "who": "ghost" })),
        (400, Code::Malformed, &|new| new["seats"][1]["bot"] = json!("deep-blue")),
        (422, Code::BadName, &|new| new["seats"][0] = json!({ "who": "me", "name": "" })),
    ];
    for (status, code, change) in cases {
        anna.post("/api/tables", &with(change)).await.refused(status, code);
    }
    let list: protocol::TableList = anna.get("/api/tables").await.ok();
    assert!(list.mine.is_empty() && list.open.is_empty() && list.running.is_empty(), "nothing was changed");

    let table: TableInfo =
        anna.post("/api/tables", &with(&|new| new["seats"][0] = json!({ "who": "open" }))).await.ok();
    let sit = format!("/api/tables/{}/seats/0/sit", table.id);
    anna.post(&sit, &json!({ "entropy": "x".repeat(65) })).await.refused(400, Code::Malformed);
    anna.post(&sit, &json!({ "name": "x".repeat(25) })).await.refused(422, Code::BadName);
    anna.post(&sit, &json!({ "bribe": 1 })).await.refused(400, Code::Malformed);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn foreign_pages() {
    let house = House::start_with(|config| config.allowed_origins = vec!["https://caves.example".into()]).await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), bot()]).await.id;
    let own = format!("http://{}", house.address);
    let rename = "{\"name\":\"Mallory\"}";
    for foreign in ["http://evil.example", "null", "http://127.0.0.1:1", "https://caves.example.evil.example"] {
        anna.request("PUT", "/api/me", &[JSON, ("origin", foreign)], rename).await.refused(403, Code::ForeignOrigin);
        let socket = Client::connect(&anna, &table, 0, &[("origin", foreign)]).await;
        assert!(matches!(socket, Err(Error::Http(reply)) if reply.status() == 403), "{foreign}");
    }
    for fine in [own.as_str(), "https://caves.example"] {
        assert_eq!(anna.request("PUT", "/api/me", &[JSON, ("origin", fine)], "{\"name\":\"Anna\"}").await.status, 200);
        assert!(Client::connect(&anna, &table, 0, &[("origin", fine)]).await.is_ok());
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_sockets() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), bot()]).await.id;
    let socket = Client::connect(&anna, "nothing", 0, &[]).await;
    assert!(matches!(socket, Err(Error::Http(reply)) if reply.status() == 404));
    anna.get(&format!("/api/tables/{table}/socket")).await.refused(400, Code::Malformed);
    anna.get(&format!("/api/tables/{table}/socket?since=soon")).await.refused(400, Code::Malformed);
    anna.get(&format!("/api/tables/{table}/socket?since=-1")).await.refused(400, Code::Malformed);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_messages() {
    let house = House::start().await;
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    let table = anna.open(vec![me(), protocol::NewSeat::Open]).await.id;
    bert.sit(&table, 1).await;
    let mut client = Client::new(&anna, &table).await;
    client.reach(1).await;
    let version = client.version;
    let bad = [
        json!({ "type": "dance" }),
        json!({ "type": "act" }),
        json!({ "type": "act", "seat": 9, "version": version, "action": {} }),
        json!({ "type": "act", "seat": 0, "version": -1, "action": {} }),
        json!({ "type": "act", "seat": 0, "version": version, "action": {}, "more": 1 }),
        json!({ "type": "act", "seat": "A", "version": version, "action": {} }),
    ];
    for message in bad {
        client.refused(message, Code::Malformed).await;
        client.say(json!({ "type": "ping" })).await;
        client.next().await;
    }
    let (mine, theirs) = (0, 1);
    let (asked, other) = if client.asked[0].index() == mine { (mine, theirs) } else { (theirs, mine) };
    let act = |seat: usize, action: Value| json!({ "type": "act", "seat": seat, "version": version, "action": action });
    client.refused(act(theirs, json!({ "do": "draw" })), Code::NotYourSeat).await;
    let mut bystander = if other == mine { client } else { Client::new(&bert, &table).await };
    bystander.reach(version).await;
    bystander.refused(act(other, json!({ "do": "draw" })), Code::NotYourTurn).await;
    let mut player = Client::new(if asked == mine { &anna } else { &bert }, &table).await;
    player.reach(version).await;
    for nonsense in
        [json!(null), json!(7), json!("draw"), json!({ "do": "fly" }), json!({ "do": "play", "card": "ace" })]
    {
        player.refused(act(asked, nonsense), Code::Malformed).await;
    }
    player.refused(act(asked, json!({ "do": "stay" })), Code::Illegal).await;
    for id in [String::new(), "x".repeat(65)] {
        let mut message = act(asked, json!({ "do": "draw" }));
        message["id"] = json!(id);
        player.say(message).await;
        let answer = player.answer_to(&id).await;
        assert!(matches!(answer, protocol::ToClient::Refused { refusal, .. } if refusal.code == Code::Malformed));
    }
    assert_eq!(player.version, version, "nothing was changed");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_in_a_row_closes_the_socket_with_a_reason() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    for nonsense in
        [Message::text("hello"), Message::binary(vec![1, 2, 3]), Message::text("{\"type\":\"act\",\"id\":7}")]
    {
        let mut client = Client::new(&anna, &table).await;
        for _ in 0..5 {
            client.say_raw(nonsense.clone()).await;
        }
        assert_eq!(client.bye().await.code, Code::Malformed);
    }
    house.stop().await;
}
