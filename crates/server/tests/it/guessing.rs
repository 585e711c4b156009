//! Passwords are guessed, and their owners sign in all the same.

use protocol::Code;
use serde_json::json;
use server::Rate;

use crate::accounts::PASSWORD;
use crate::house::House;
use crate::http::{Person, Reply};
use crate::quotas::behind_a_proxy;

fn few(burst: f64) -> Rate {
    Rate { per_second: 0.001, burst }
}

async fn try_from(person: &Person, address: &str, name: &str, password: &str) -> Reply {
    let credentials = json!({ "name": name, "password": password }).to_string();
    person.from(address, "POST", "/api/session", &credentials).await
}

async fn anna(house: &House) -> Person {
    let mut anna = Person::new(house).await;
    anna.claim("Anna").await;
    anna
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_passwords_from_elsewhere_do_not_lock_the_owner_out() {
    let house = behind_a_proxy(|_| {}).await;
    anna(&house).await;
    let stranger = Person::nobody(&house);
    let mut n_wrong = 0;
    loop {
        let reply = try_from(&stranger, "203.0.113.9", "Anna", "guess by guess").await;
        if reply.status == 429 {
            assert!(reply.header("retry-after").is_some());
            break;
        }
        reply.refused(401, Code::WrongPassword);
        n_wrong += 1;
    }
    assert_eq!(n_wrong, 8);
    let owner = try_from(&Person::nobody(&house), "198.51.100.7", "Anna", PASSWORD).await;
    assert_eq!(owner.status, 200, "{owner:?}");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guessing_from_everywhere_ends_and_known_devices_and_networks_come_in() {
    let house = behind_a_proxy(|config| config.limits.tries_per_name_everywhere = few(6.0)).await;
    anna(&house).await;
    // Her telephone signs in, and out again.
    let mut telephone = Person::nobody(&house);
    let reply = try_from(&telephone, "198.51.100.7", "Anna", PASSWORD).await;
    let cookies: Vec<&str> = reply.headers("set-cookie").map(|cookie| cookie.split(';').next().unwrap()).collect();
    let [session, mark] = cookies[..] else { panic!("a session and a mark: {cookies:?}") };
    assert!(mark.starts_with("karst_device="), "{mark}");
    telephone.cookie = format!("{session}; {mark}");
    assert_eq!(telephone.send("DELETE", "/api/session", &()).await.status, 204);
    telephone.cookie = mark.to_owned();

    let stranger = Person::nobody(&house);
    for n in 0..6 {
        let guess = try_from(&stranger, &format!("203.0.113.{n}"), "Anna", "guess by guess").await;
        guess.refused(401, Code::WrongPassword);
    }
    try_from(&stranger, "203.0.113.77", "Anna", "guess by guess").await.refused(429, Code::TooMany);
    try_from(&stranger, "203.0.113.78", "Anna", PASSWORD).await.refused(429, Code::TooMany);
    // The same network as before, and the same device elsewhere.
    assert_eq!(try_from(&stranger, "198.51.100.7", "Anna", PASSWORD).await.status, 200);
    assert_eq!(try_from(&telephone, "203.0.113.79", "Anna", PASSWORD).await.status, 200);
    // Somebody else's mark is none.
    let (beginning, last) = mark.split_at(mark.len() - 1);
    let other = if last == "0" { "1" } else { "0" };
    let forged = Person { cookie: format!("{beginning}{other}"), ..stranger.clone() };
    try_from(&forged, "203.0.113.80", "Anna", PASSWORD).await.refused(429, Code::TooMany);
    // A device that is known has no more tries than others.
    let mut n_wrong = 0;
    while try_from(&telephone, "203.0.113.81", "Anna", "guess by guess").await.status == 401 {
        n_wrong += 1;
    }
    assert_eq!(n_wrong, 8);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_password_makes_old_marks_worthless() {
    let house = behind_a_proxy(|config| config.limits.tries_per_name_everywhere = few(1.0)).await;
    let owner = anna(&house).await;
    let reply = try_from(&Person::nobody(&house), "198.51.100.7", "Anna", PASSWORD).await;
    let mark = reply.headers("set-cookie").nth(1).unwrap().split(';').next().unwrap().to_owned();
    let known = Person { cookie: mark, ..Person::nobody(&house) };
    let changed =
        owner.send("PUT", "/api/account/password", &json!({ "current": PASSWORD, "new": "another lantern" })).await;
    assert_eq!(changed.status, 204, "{changed:?}");
    assert!(changed.header("set-cookie").is_some_and(|cookie| cookie.starts_with("karst_device=")));
    try_from(&Person::nobody(&house), "203.0.113.1", "Anna", "guess by guess").await.refused(401, Code::WrongPassword);
    try_from(&known, "203.0.113.2", "Anna", "another lantern").await.refused(429, Code::TooMany);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_nobody_can_have_is_refused_like_a_wrong_password() {
    let house = behind_a_proxy(|config| config.limits.tries_per_address = few(3.0)).await;
    anna(&house).await;
    let (stranger, endless) = (Person::nobody(&house), "x".repeat(60_000));
    let wrong = try_from(&stranger, "203.0.113.1", "Anna", "guess by guess").await;
    let nobodys = try_from(&stranger, "203.0.113.1", &endless, "guess by guess").await;
    assert_eq!((nobodys.status, &nobodys.body), (wrong.status, &wrong.body));
    try_from(&stranger, "203.0.113.1", &endless, "guess by guess").await.refused(401, Code::WrongPassword);
    try_from(&stranger, "203.0.113.1", &endless, "guess by guess").await.refused(429, Code::TooMany);
    house.stop().await;
}
