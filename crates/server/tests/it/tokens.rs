//! Programs with tokens: what each scope allows, what none does, and how it ends.

use protocol::{Code, MadeToken, Me, Scope, TableInfo, TokenInfo};
use serde_json::json;
use tokio_tungstenite::tungstenite::Error;

use crate::accounts::{PASSWORD, patient};
use crate::client::Client;
use crate::house::House;
use crate::http::{Person, Reply, me, new_table};

/// A program: no cookie, and a header.
struct Program {
    nobody: Person,
    authorization: String,
}

impl Program {
    async fn made_by(person: &Person, scopes: &[Scope]) -> (Program, TokenInfo) {
        let made: MadeToken = person.post("/api/tokens", &json!({ "name": "My bot", "scopes": scopes })).await.ok();
        assert!(made.secret.starts_with("karst_") && made.secret.len() == 70, "{}", made.secret);
        let nobody = Person { cookie: String::new(), ..person.clone() };
        (Program { nobody, authorization: format!("Bearer {}", made.secret) }, made.token)
    }

    async fn send(&self, method: &str, path: &str, body: &str) -> Reply {
        let headers = [("content-type", "application/json"), ("authorization", self.authorization.as_str())];
        self.nobody.request(method, path, &headers, body).await
    }

    async fn socket(&self, table: &str) -> Result<Client, Error> {
        Client::connect(&self.nobody, table, 0, &[("authorization", &self.authorization)]).await
    }
}

async fn anna(house: &House) -> Person {
    let mut anna = Person::new(house).await;
    anna.claim("Anna").await;
    anna
}

#[tokio::test(flavor = "multi_thread")]
async fn every_scope_allows_its_own_and_no_more() {
    let house = House::start_with(patient).await;
    let anna = anna(&house).await;
    let table = anna.open(vec![me(), protocol::NewSeat::Open]).await.id;
    let open = serde_json::to_string(&new_table(vec![me(), me()])).unwrap();
    let (sit, leave) = (format!("/api/tables/{table}/seats/1/sit"), format!("/api/tables/{table}/seats/0/leave"));
    let requests = [
        (Scope::Read, "GET", "/api/me", ""),
        (Scope::Read, "GET", "/api/tables", ""),
        (Scope::Play, "POST", leave.as_str(), ""),
        (Scope::Tables, "POST", "/api/tables", open.as_str()),
    ];
    for scope in Scope::ALL {
        let (program, _) = Program::made_by(&anna, &[*scope]).await;
        for (needed, method, path, body) in requests {
            let reply = program.send(method, path, body).await;
            if needed == *scope {
                assert!(reply.status < 300, "{scope:?} {method} {path}: {reply:?}");
            } else {
                let refusal = reply.refused(403, Code::MissingScope);
                assert!(refusal.sentence.contains(needed.name()), "{refusal:?}");
            }
        }
        if *scope != Scope::Play {
            program.send("POST", &sit, "{}").await.refused(403, Code::MissingScope);
        }
        // What is the account's own business is no program's.
        for (method, path) in [
            ("PUT", "/api/me"),
            ("POST", "/api/account"),
            ("PUT", "/api/account/password"),
            ("POST", "/api/account/delete"),
            ("GET", "/api/account/export"),
            ("GET", "/api/sessions"),
            ("DELETE", "/api/sessions"),
            ("DELETE", "/api/session"),
            ("GET", "/api/tokens"),
            ("POST", "/api/tokens"),
        ] {
            program.send(method, path, "{}").await.refused(403, Code::MissingScope);
        }
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_over_its_socket_or_only_looks_on() {
    let house = House::start_with(patient).await;
    let anna = anna(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let (player, _) = Program::made_by(&anna, &[Scope::Read, Scope::Play]).await;
    let (reader, _) = Program::made_by(&anna, &[Scope::Read]).await;
    let (host, _) = Program::made_by(&anna, &[Scope::Tables]).await;
    assert!(matches!(host.socket(&table).await, Err(Error::Http(reply)) if reply.status() == 403));

    let mut looks = reader.socket(&table).await.unwrap();
    let seat = looks.my_turn().await.unwrap();
    let action = looks.legal(seat)[0].clone();
    let act = json!({ "type": "act", "seat": seat, "version": looks.version, "action": action });
    looks.refused(act, Code::MissingScope).await;
    looks.refused(json!({ "type": "undo", "seat": seat, "version": looks.version }), Code::MissingScope).await;
    looks.refused(json!({ "type": "hush", "seat": seat, "topic": "x", "on": true }), Code::MissingScope).await;
    let version = looks.version;

    let mut plays = player.socket(&table).await.unwrap();
    plays.my_turn().await;
    assert_eq!(plays.version, version, "nothing was changed");
    let played = plays.act(seat, &action).await;
    looks.reach(played).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_is_listed_with_its_use_and_its_end_closes_its_sockets() {
    let house = House::start_with(patient).await;
    let anna = anna(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let (program, made) = Program::made_by(&anna, &[Scope::Read]).await;
    assert_eq!((made.name.as_str(), made.scopes.as_slice(), made.used_ms), ("My bot", &[Scope::Read][..], None));
    let me: Me = program.send("GET", "/api/me", "").await.ok();
    assert_eq!(me.id, anna.id);
    anna.get("/healthz").await;
    let listed: Vec<TokenInfo> = anna.get("/api/tokens").await.ok();
    assert!(listed[0].used_ms.is_some_and(|used_ms| used_ms >= made.created_ms), "{listed:?}");

    let mut socket = program.socket(&table).await.unwrap();
    socket.next().await;
    let bert = {
        let mut bert = Person::new(&house).await;
        bert.claim("Bert").await;
        bert
    };
    let path = format!("/api/tokens/{}", made.id);
    bert.request("DELETE", &path, &[], "").await.refused(404, Code::NotFound);
    assert_eq!(anna.request("DELETE", &path, &[], "").await.status, 204);
    assert_eq!(socket.bye().await.code, Code::SignedOut);
    let reply = program.send("GET", "/api/me", "").await;
    reply.refused(401, Code::BadToken);
    assert_eq!(reply.header("www-authenticate"), Some("Bearer"));
    assert!(anna.get("/api/tokens").await.ok::<Vec<TokenInfo>>().is_empty());
    house.stop().await;
}

/// A token comes from anywhere, but it brings no cookie's authority along, and a bad one does not fall back to it.
#[tokio::test(flavor = "multi_thread")]
async fn a_token_needs_no_origin_and_lends_no_cookie() {
    let house = House::start_with(patient).await;
    let anna = anna(&house).await;
    let mut bert = Person::new(&house).await;
    bert.claim("Bert").await;
    let (program, _) = Program::made_by(&anna, &[Scope::Read, Scope::Tables]).await;
    let open = serde_json::to_string(&new_table(vec![me(), me()])).unwrap();
    let evil = ("origin", "https://evil.example");
    let json = ("content-type", "application/json");
    let token = ("authorization", program.authorization.as_str());
    // Bert's cookie comes along; the table is Anna's, for the token is.
    let table: TableInfo = bert.request("POST", "/api/tables", &[json, evil, token], &open).await.ok();
    assert_eq!(table.host, anna.id);
    let bad = ("authorization", "Bearer karst_nonsense");
    bert.request("POST", "/api/tables", &[json, evil, bad], &open).await.refused(401, Code::BadToken);
    bert.request("GET", "/api/me", &[("authorization", "Bearer ")], "").await.refused(401, Code::BadToken);
    bert.request("DELETE", "/api/sessions", &[token], "").await.refused(403, Code::MissingScope);
    // What is no bearer token is a proxy's business: the cookie counts, and so does the origin.
    let basic = ("authorization", "Basic YTpi");
    assert_eq!(bert.request("GET", "/api/me", &[basic], "").await.ok::<Me>().id, bert.id);
    bert.request("POST", "/api/tables", &[json, evil, basic], &open).await.refused(403, Code::ForeignOrigin);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_that_cannot_be() {
    let house = House::start_with(patient).await;
    let guest = Person::new(&house).await;
    let new = json!({ "name": "My bot", "scopes": ["read"] });
    guest.post("/api/tokens", &new).await.refused(403, Code::NeedsAccount);
    let anna = anna(&house).await;
    anna.post("/api/tokens", &json!({ "name": "", "scopes": ["read"] })).await.refused(422, Code::BadName);
    anna.post("/api/tokens", &json!({ "name": "x", "scopes": [] })).await.refused(400, Code::Malformed);
    anna.post("/api/tokens", &json!({ "name": "x", "scopes": ["admin"] })).await.refused(400, Code::Malformed);
    for _ in 0..50 {
        assert_eq!(anna.post("/api/tokens", &new).await.status, 201);
    }
    anna.post("/api/tokens", &new).await.refused(429, Code::TooMany);
    house.stop().await;
}

/// Whoever changes a password because somebody knew it may end what that somebody made with it.
#[tokio::test(flavor = "multi_thread")]
async fn tokens_end_with_the_old_password_when_asked_to() {
    let house = House::start_with(patient).await;
    let anna = anna(&house).await;
    let (program, _) = Program::made_by(&anna, &[Scope::Read]).await;
    let change = |new: &str, end_tokens| json!({ "current": PASSWORD, "new": new, "end_tokens": end_tokens });
    assert_eq!(anna.send("PUT", "/api/account/password", &change(PASSWORD, false)).await.status, 204);
    assert_eq!(program.send("GET", "/api/me", "").await.status, 200);
    assert_eq!(anna.send("PUT", "/api/account/password", &change(PASSWORD, true)).await.status, 204);
    program.send("GET", "/api/me", "").await.refused(401, Code::BadToken);
    house.stop().await;
}

/// To go on from another game is to open a table.
#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_plays_opens_no_table_by_going_on() {
    let house = House::start_with(patient).await;
    let anna = anna(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let (program, _) = Program::made_by(&anna, &[Scope::Read, Scope::Play]).await;
    let wish = json!({ "step": 1, "seats": [{ "who": "me" }, { "who": "me" }] }).to_string();
    program.send("POST", &format!("/api/tables/{table}/continue"), &wish).await.refused(403, Code::MissingScope);
    assert_eq!(anna.tables().await.len(), 1);
    house.stop().await;
}
