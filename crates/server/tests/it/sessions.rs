//! Sessions: their list, their ends, their cookies, and pages of other servers that would like to use them.

use std::time::Duration;

use protocol::{Code, SessionInfo};
use serde_json::json;
use tokio_tungstenite::tungstenite::Error;

use crate::accounts::patient;
use crate::client::Client;
use crate::house::House;
use crate::http::{Person, me};

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_everywhere_ends_every_session_and_closes_its_sockets() {
    let house = House::start_with(patient).await;
    let mut first = Person::new(&house).await;
    first.claim("Anna").await;
    let (mut second, bert) = (Person::new(&house).await, Person::new(&house).await);
    second.sign_in("Anna").await;
    let table = first.open(vec![me(), me()]).await.id;
    let mut sockets = vec![Client::new(&first, &table).await, Client::new(&second, &table).await];
    let mut berts = Client::new(&bert, &table).await;

    let reply = first.request("DELETE", "/api/sessions", &[], "").await;
    assert_eq!(reply.status, 204);
    let cookie = reply.header("set-cookie").unwrap();
    assert!(cookie.starts_with("karst_session=;") && cookie.contains("Max-Age=0"), "{cookie}");
    for socket in &mut sockets {
        let refusal = tokio::time::timeout(Duration::from_secs(5), socket.bye()).await.expect("at once");
        assert_eq!(refusal.code, Code::SignedOut);
    }
    for person in [&first, &second] {
        assert_ne!(person.me().await.id, first.id, "the cookie is good for nothing");
    }
    // Others stay.
    berts.say(json!({ "type": "ping" })).await;
    while berts.next().await != protocol::ToClient::Pong {}
    // And one can come back.
    assert_eq!(second.sign_in("Anna").await.me.id, first.id);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_listed_and_ended_one_by_one() {
    let house = House::start_with(patient).await;
    let mut anna = Person::new(&house).await;
    anna.claim("Anna").await;
    let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    let credentials = json!({ "name": "Anna", "password": crate::accounts::PASSWORD }).to_string();
    let headers = [("content-type", "application/json"), ("user-agent", firefox)];
    let mut other = Person::new(&house).await;
    let reply = other.request("POST", "/api/session", &headers, &credentials).await;
    other.keep_cookie(&reply);

    let sessions: Vec<SessionInfo> = anna.get("/api/sessions").await.ok();
    assert_eq!(sessions.len(), 2);
    let there = sessions.iter().find(|session| !session.here).unwrap();
    assert_eq!(there.device, "Firefox on Linux");
    assert!(there.created_ms > 1_700_000_000_000 && there.seen_ms >= there.created_ms);
    assert!(sessions.iter().all(|session| session.id.len() == 16), "not the whole hash");

    let stranger = Person::new(&house).await;
    let path = format!("/api/sessions/{}", there.id);
    stranger.request("DELETE", &path, &[], "").await.refused(404, Code::NotFound);
    assert_eq!(other.me().await.name, "Anna");
    assert_eq!(anna.request("DELETE", &path, &[], "").await.status, 204);
    assert_ne!(other.me().await.name, "Anna");
    anna.request("DELETE", &path, &[], "").await.refused(404, Code::NotFound);
    assert_eq!(anna.request("DELETE", "/api/session", &[], "").await.status, 204);
    assert_ne!(anna.me().await.name, "Anna");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cookie_is_out_of_reach_for_scripts_and_other_sites() {
    let house = House::start().await;
    let reply = Person { address: house.address, cookie: String::new(), id: String::new() }.get("/api/me").await;
    let cookie = reply.header("set-cookie").unwrap();
    let flags: Vec<&str> = cookie.split("; ").skip(1).collect();
    assert!(cookie.starts_with("karst_session="), "{cookie}");
    assert_eq!(flags, ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"]);
    assert_eq!(reply.header("strict-transport-security"), None);
    house.stop().await;

    // Behind a proxy that speaks TLS.
    let house = House::start_with(|config| config.public_address = Some("https://caves.example".into())).await;
    let reply = Person { address: house.address, cookie: String::new(), id: String::new() }.get("/api/me").await;
    let cookie = reply.header("set-cookie").unwrap();
    let flags: Vec<&str> = cookie.split("; ").skip(1).collect();
    assert!(cookie.starts_with("__Host-karst_session="), "{cookie}");
    assert_eq!(flags, ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000", "Secure"]);
    assert_eq!(reply.header("strict-transport-security"), Some("max-age=31536000"));
    let anna = Person::new(&house).await;
    assert_eq!(anna.me().await.id, anna.id, "it is known again");
    let planted = Person { cookie: anna.cookie.replace("__Host-", ""), ..anna.clone() };
    assert_ne!(planted.me().await.id, anna.id, "a cookie that somebody else could have set is not believed");
    let own = [("content-type", "application/json"), ("origin", "https://caves.example")];
    assert_eq!(anna.request("PUT", "/api/me", &own, "{\"name\":\"Anna\"}").await.status, 200);
    house.stop().await;
}

/// Whatever changes something is refused to pages of other servers, by `Origin` and by `Sec-Fetch-Site`.
#[tokio::test(flavor = "multi_thread")]
async fn foreign_pages_cannot_use_a_session() {
    let house = House::start_with(patient).await;
    let mut anna = Person::new(&house).await;
    anna.claim("Anna").await;
    let table = anna.open(vec![me(), protocol::NewSeat::Open]).await.id;
    let changes = [
        ("PUT", "/api/me".to_owned()),
        ("POST", "/api/account".to_owned()),
        ("PUT", "/api/account/password".to_owned()),
        ("POST", "/api/account/delete".to_owned()),
        ("POST", "/api/session".to_owned()),
        ("DELETE", "/api/session".to_owned()),
        ("DELETE", "/api/sessions".to_owned()),
        ("POST", "/api/tokens".to_owned()),
        ("DELETE", "/api/tokens/x".to_owned()),
        ("POST", "/api/tables".to_owned()),
        ("DELETE", format!("/api/tables/{table}")),
        ("POST", format!("/api/tables/{table}/start")),
        ("POST", format!("/api/tables/{table}/seats/1/sit")),
    ];
    let foreign = [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ];
    for header in foreign {
        for (method, path) in &changes {
            let headers = [("content-type", "application/json"), header];
            anna.request(method, path, &headers, "{}").await.refused(403, Code::ForeignOrigin);
        }
        let socket = Client::connect(&anna, &table, 0, &[header]).await;
        assert!(matches!(socket, Err(Error::Http(reply)) if reply.status() == 403), "{header:?}");
    }
    assert_eq!(anna.me().await.name, "Anna", "nothing was changed");
    assert_eq!(anna.tables().await, [table]);
    let own = [("content-type", "application/json"), ("sec-fetch-site", "same-origin")];
    assert_eq!(anna.request("PUT", "/api/me", &own, "{\"name\":\"Berta\"}").await.status, 200);
    house.stop().await;
}
