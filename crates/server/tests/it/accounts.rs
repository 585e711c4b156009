//! Guests become accounts, sign in elsewhere and find everything there; wrong passwords lead nowhere, slowly.

use std::time::{Duration, Instant};

use protocol::{Code, Me, NewSeat, SignedIn, TableList, ToClient};
use serde_json::json;
use server::Rate;

use crate::client::Client;
use crate::house::House;
use crate::http::{Person, Reply, bot, me};

pub const PASSWORD: &str = "a lantern in the deep";

impl Person {
    /// Claims an account and keeps its cookie.
    pub async fn claim(&mut self, name: &str) -> Me {
        let reply = self.post("/api/account", &json!({ "name": name, "password": PASSWORD })).await;
        assert_eq!(reply.status, 201, "{reply:?}");
        self.keep_cookie(&reply);
        reply.read()
    }

    /// Signs in and keeps the cookie.
    pub async fn sign_in(&mut self, name: &str) -> SignedIn {
        let reply = self.try_sign_in(name, PASSWORD).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        self.keep_cookie(&reply);
        reply.read()
    }

    pub async fn try_sign_in(&self, name: &str, password: &str) -> Reply {
        self.post("/api/session", &json!({ "name": name, "password": password })).await
    }

    pub async fn me(&self) -> Me {
        self.get("/api/me").await.ok()
    }

    pub async fn tables(&self) -> Vec<String> {
        let list: TableList = self.get("/api/tables").await.ok();
        list.mine.into_iter().map(|row| row.table.id).collect()
    }
}

/// Any number of tries.
pub fn patient(config: &mut server::Config) {
    let many = Rate { per_second: 1000.0, burst: 1000.0 };
    (config.limits.tries_per_address, config.limits.tries_per_name) = (many, many);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_claim_keeps_the_id_the_seats_and_the_turn() {
    let house = House::start().await;
    let mut anna = Person::new(&house).await;
    assert!(!anna.me().await.account);
    let table = anna.open(vec![me(), me()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    client.reach(1).await;
    let old_cookie = anna.cookie.clone();

    let claimed = anna.claim("Anna").await;
    assert_eq!((claimed.id.as_str(), claimed.name.as_str(), claimed.account), (anna.id.as_str(), "Anna", true));
    assert_ne!(anna.cookie, old_cookie, "the cookie is a new one");
    assert_eq!(client.bye().await.code, Code::SignedOut, "the guest's sockets close");
    let stranger = Person { cookie: old_cookie, ..anna.clone() };
    assert_ne!(stranger.me().await.id, anna.id, "the guest's cookie is good for nothing");

    assert_eq!(anna.tables().await, [table.as_str()]);
    let mut client = Client::new(&anna, &table).await;
    let seat = client.my_turn().await.unwrap();
    let action = client.legal(seat)[0].clone();
    client.act(seat, &action).await;

    let again = anna.post("/api/account", &json!({ "name": "Berta", "password": PASSWORD })).await;
    again.refused(409, Code::HasAccount);
    let house = house.restart().await;
    assert_eq!(anna.at(&house).me().await, claimed);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_device_brings_its_games_along() {
    let house = House::start().await;
    let (mut first, mut second) = (Person::new(&house).await, Person::new(&house).await);
    let hosted = first.open(vec![me(), bot()]).await.id;
    first.claim("Anna").await;
    // On the other device she plays as a guest, at a table of her own and at somebody's.
    let (own, cookie) = (second.open(vec![me(), me()]).await.id, second.cookie.clone());
    let bert = Person::new(&house).await;
    let berts = bert.open(vec![me(), NewSeat::Open]).await.id;
    second.sit(&berts, 1).await;
    let mut at_own = Client::new(&second, &own).await;
    at_own.reach(1).await;
    let seat = at_own.my_turn().await.unwrap();
    let action = at_own.legal(seat)[0].clone();
    at_own.act(seat, &action).await;
    let mut bert_looks = Client::new(&bert, &berts).await;
    let mut anna_looks = Client::new(&first, &berts).await;
    assert!(anna_looks.yours.is_empty(), "the account does not sit there yet");

    let signed_in = second.sign_in(" aNNA ").await;
    assert_eq!((signed_in.joined, signed_in.me.id.as_str()), (2, first.id.as_str()));
    assert_eq!(at_own.bye().await.code, Code::SignedOut);
    let sorted = |mut tables: Vec<String>| {
        tables.sort();
        tables
    };
    let all = sorted(vec![hosted, own.clone(), berts.clone()]);
    assert_eq!(sorted(first.tables().await), all);
    assert_eq!(sorted(second.tables().await), all);

    // Tables that are awake have noticed: Bert sees her name, and her other device has a seat there now.
    let name_at = |client: &Client, seat: usize| match &client.table.as_ref().unwrap().seats[seat].occupant {
        protocol::Occupant::Person { user, name, .. } => (user.clone(), name.clone()),
        other => panic!("{other:?}"),
    };
    while name_at(&bert_looks, 1) != (first.id.clone(), "Anna".to_owned()) {
        bert_looks.next().await;
    }
    while anna_looks.yours.is_empty() || anna_looks.vantages.iter().all(|vantage| vantage.seat.is_none()) {
        anna_looks.next().await;
    }
    // She plays on where the guest left off, and is the host of the guest's table.
    let mut at_own = Client::new(&second, &own).await;
    at_own.reach(2).await;
    let seat = at_own.my_turn().await.unwrap();
    let action = at_own.legal(seat)[0].clone();
    at_own.act(seat, &action).await;
    let is_host = at_own.heard.iter().any(|text| text.contains("\"host\":true"));
    assert!(is_host, "the table is hers");
    let guest = Person { cookie, ..second.clone() };
    assert!(guest.tables().await.is_empty(), "nothing is left of the guest");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_names_and_wrong_passwords_answer_alike_and_take_alike_long() {
    let house = House::start_with(patient).await;
    let mut anna = Person::new(&house).await;
    anna.claim("Anna").await;
    let stranger = Person::new(&house).await;
    let mut fastest = [Duration::MAX; 2];
    for _ in 0..6 {
        for (at, name) in ["Anna", "Nobody"].into_iter().enumerate() {
            let begun = Instant::now();
            let reply = stranger.try_sign_in(name, "not the password").await;
            fastest[at] = fastest[at].min(begun.elapsed());
            let refusal = reply.refused(401, Code::WrongPassword);
            assert_eq!(refusal.sentence, "Wrong name or password.");
            assert_eq!(reply.header("set-cookie"), None);
        }
    }
    let [somebody, nobody] = fastest.map(|time| time.as_secs_f64());
    assert!((0.5..2.0).contains(&(somebody / nobody)), "somebody {somebody} s, nobody {nobody} s");
    // Guests have no password at all, not even an empty one.
    stranger.try_sign_in(&stranger.me().await.name, "").await.refused(401, Code::WrongPassword);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_taken_in_any_spelling() {
    let house = House::start_with(patient).await;
    let (mut anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    anna.claim("Anna Bell").await;
    for alike in ["anna bell", "ANNA  BELL", " Anna Bell ", "\u{ff21}nna Bell"] {
        let claim = json!({ "name": alike, "password": PASSWORD });
        bert.post("/api/account", &claim).await.refused(409, Code::NameTaken);
        bert.send("PUT", "/api/me", &json!({ "name": alike })).await.refused(409, Code::NameTaken);
    }
    assert!(!bert.me().await.account, "nothing was changed");
    // Her own name in another spelling is hers, and she signs in with the new one.
    let renamed: Me = anna.send("PUT", "/api/me", &json!({ "name": "anna B" })).await.ok();
    assert_eq!((renamed.name.as_str(), renamed.account), ("anna B", true));
    bert.try_sign_in("Anna Bell", PASSWORD).await.refused(401, Code::WrongPassword);
    assert_eq!(bert.clone().sign_in("ANNA b").await.me.id, anna.id);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_claim_one_name_at_once_do_not_both_get_it() {
    let house = House::start_with(patient).await;
    let mut tries = Vec::new();
    for _ in 0..4 {
        let person = Person::new(&house).await;
        tries.push(tokio::spawn(async move {
            person.post("/api/account", &json!({ "name": "Anna", "password": PASSWORD })).await.status
        }));
    }
    let mut statuses = Vec::new();
    for attempt in tries {
        statuses.push(attempt.await.unwrap());
    }
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409, 409, 409]);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_names_and_passwords_are_refused_and_change_nothing() {
    let house = House::start_with(patient).await;
    let anna = Person::new(&house).await;
    let claim = |name: &str, password: &str| json!({ "name": name, "password": password });
    for password in ["", "short", "aaaaaaaaaaaa", &"long".repeat(65), "anna bell"] {
        anna.post("/api/account", &claim("Anna Bell", password)).await.refused(422, Code::BadPassword);
    }
    for name in ["", "x\u{202e}y", &"x".repeat(25)] {
        anna.post("/api/account", &claim(name, PASSWORD)).await.refused(422, Code::BadName);
    }
    anna.post("/api/account", &json!({ "name": "Anna" })).await.refused(400, Code::Malformed);
    anna.post("/api/account", &json!({ "name": "Anna", "password": PASSWORD, "admin": true }))
        .await
        .refused(400, Code::Malformed);
    for path in ["/api/account/password", "/api/tokens"] {
        let method = if path.ends_with("tokens") { "POST" } else { "PUT" };
        let body = json!({ "new": PASSWORD, "name": "x", "scopes": ["read"] });
        let reply = anna.send(method, path, &body).await;
        assert!(matches!(reply.status, 400 | 403), "{path}: {reply:?}");
    }
    anna.send("PUT", "/api/account/password", &json!({ "new": PASSWORD })).await.refused(403, Code::NeedsAccount);
    assert!(!anna.me().await.account);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_tries_have_to_wait_and_are_told_how_long() {
    let house = House::start_with(|config| {
        config.limits.tries_per_address = Rate { per_second: 100.0, burst: 100.0 };
        config.limits.tries_per_name = Rate { per_second: 0.5, burst: 3.0 };
    })
    .await;
    let mut anna = Person::new(&house).await;
    anna.claim("Anna").await;
    let stranger = Person::new(&house).await;
    let mut refused = None;
    for _ in 0..5 {
        let reply = stranger.try_sign_in("ANNA", "not the password").await;
        if reply.status == 429 {
            refused = Some(reply);
            break;
        }
    }
    let reply = refused.expect("it does not go on for ever");
    let refusal = reply.refused(429, Code::TooMany);
    let seconds: u32 = reply.header("retry-after").unwrap().parse().unwrap();
    assert_eq!(refusal.sentence, format!("Too many tries; try again in {seconds} s."));
    assert!((1..=2).contains(&seconds));
    assert_eq!(stranger.try_sign_in("Bert", "not the password").await.status, 401, "other names do not wait");
    tokio::time::sleep(Duration::from_secs(3)).await;
    // The right password does not count, however often.
    for _ in 0..5 {
        assert_eq!(stranger.clone().sign_in("Anna").await.me.id, anna.id);
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_tries_many_names_has_to_wait_too() {
    let house =
        House::start_with(|config| config.limits.tries_per_address = Rate { per_second: 0.01, burst: 3.0 }).await;
    let stranger = Person::new(&house).await;
    for n in 0..3 {
        stranger.try_sign_in(&format!("name {n}"), PASSWORD).await.refused(401, Code::WrongPassword);
    }
    let refusal = stranger.try_sign_in("name 4", PASSWORD).await.refused(429, Code::TooMany);
    assert!(refusal.sentence.contains("try again in "), "{refusal:?}");
    house.stop().await;
}

/// Neither the database nor its log has a password, a session's token or a program's token in it.
#[tokio::test(flavor = "multi_thread")]
async fn the_disk_knows_no_secrets() {
    let house = House::start_with(patient).await;
    let mut anna = Person::new(&house).await;
    anna.claim("Anna").await;
    let made: protocol::MadeToken = anna.post("/api/tokens", &json!({ "name": "bot", "scopes": ["read"] })).await.ok();
    let session = anna.cookie.split_once('=').unwrap().1.to_owned();
    let mut n_files = 0;
    for file in std::fs::read_dir(&house.folder.0).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let has = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
        for secret in [PASSWORD, &session, &made.secret, made.secret.trim_start_matches("karst_")] {
            assert!(!has(secret), "{secret} is on disk");
        }
        n_files += usize::from(has("$argon2id$"));
    }
    assert!(n_files > 0, "the hash is there");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_the_other_sessions_and_the_old_password() {
    let house = House::start_with(patient).await;
    let mut anna = Person::new(&house).await;
    anna.claim("Anna").await;
    let mut other = Person::new(&house).await;
    other.sign_in("Anna").await;
    let table = other.open(vec![me(), me()]).await.id;
    let (mut here, mut there) = (Client::new(&anna, &table).await, Client::new(&other, &table).await);
    let change = |current: &str, new: &str| json!({ "current": current, "new": new });
    let path = "/api/account/password";
    anna.send("PUT", path, &change("wrong password", "another lantern")).await.refused(401, Code::WrongPassword);
    anna.send("PUT", path, &json!({ "new": "another lantern" })).await.refused(401, Code::WrongPassword);
    anna.send("PUT", path, &change(PASSWORD, "short")).await.refused(422, Code::BadPassword);
    assert_eq!(anna.send("PUT", path, &change(PASSWORD, "another lantern")).await.status, 204);
    assert_eq!(there.bye().await.code, Code::SignedOut);
    assert_ne!(other.me().await.id, anna.id);
    assert_eq!(anna.me().await.name, "Anna");
    here.say(json!({ "type": "ping" })).await;
    while here.next().await != ToClient::Pong {}
    anna.try_sign_in("Anna", PASSWORD).await.refused(401, Code::WrongPassword);
    assert_eq!(anna.try_sign_in("Anna", "another lantern").await.status, 200);
    house.stop().await;
}
