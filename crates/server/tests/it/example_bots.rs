//! The example bots play whole games, each with a token: the one in Rust, and the one in Python where Python is.

use std::process::Stdio;

use protocol::{MadeToken, NewSeat, Phase, Scope, TableInfo};
use serde_json::{Value, json};
use tokio::process::Command;

use crate::house::House;
use crate::http::{Person, new_table};

#[path = "../../examples/bot.rs"]
#[allow(dead_code, reason = "here it is called, not run")]
mod bot;

const PYTHON_BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");

async fn token_of(house: &House, name: &str) -> (Person, String) {
    let mut person = Person::new(house).await;
    person.claim(name).await;
    let made: MadeToken = person.post("/api/tokens", &json!({ "name": "bot", "scopes": Scope::ALL })).await.ok();
    (person, made.secret)
}

/// The game that was told to be over is over on the server, and its record can be had.
async fn is_over(person: &Person, table: &str, outcome: &Value) {
    let info: TableInfo = person.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(info.phase, Phase::Finished);
    assert!(outcome["winners"].as_array().is_some_and(|winners| !winners.is_empty()), "{outcome}");
    assert_eq!(person.get(&format!("/api/tables/{table}/record")).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rust_bot_opens_a_table_and_plays_to_the_end() {
    let house = House::start().await;
    let (anna, token) = token_of(&house, "Anna").await;
    let address = house.address.to_string();
    let table = bot::open(&address, &token).await.unwrap();
    let outcome = bot::play(&address, &token, &table).await.unwrap();
    is_over(&anna, &table, &outcome).await;
    let refused = bot::sit(&address, &token, &table, "1").await.unwrap_err();
    assert!(refused.to_string().len() > 8, "the refusal is told: {refused}");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_python_bot_opens_a_table_or_meets_the_rust_bot_at_one() {
    if !python(&["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]).status().await.is_ok_and(|end| end.success())
    {
        eprintln!("skipped: there is no python3, or it is older than 3.9");
        return;
    }
    let house = House::start().await;
    let (anna, anna_token) = token_of(&house, "Anna").await;
    let (bert, bert_token) = token_of(&house, "Bert").await;
    let url = format!("http://{}", house.address);

    let told = run(&[&url], &anna_token).await;
    is_over(&anna, told["table"].as_str().unwrap(), &told["outcome"]).await;

    let table: TableInfo = anna.post("/api/tables", &new_table(vec![NewSeat::Open, NewSeat::Open])).await.ok();
    let address = house.address.to_string();
    bot::sit(&address, &bert_token, &table.id, "1").await.unwrap();
    let words = [url.as_str(), &table.id, "0"];
    let (told, outcome) = tokio::join!(run(&words, &anna_token), bot::play(&address, &bert_token, &table.id));
    assert_eq!(told, json!({ "table": table.id, "outcome": outcome.unwrap() }), "both saw the same end");
    is_over(&bert, &table.id, &told["outcome"]).await;
    house.stop().await;
}

fn python(words: &[&str]) -> Command {
    let mut command = Command::new("python3");
    command.args(words).stdin(Stdio::null()).kill_on_drop(true);
    command
}

async fn run(words: &[&str], token: &str) -> Value {
    let ended = python(&[&[PYTHON_BOT], words].concat()).env("KARST_TOKEN", token).output().await.unwrap();
    assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stderr));
    assert!(ended.stderr.is_empty(), "{}", String::from_utf8_lossy(&ended.stderr));
    serde_json::from_slice(&ended.stdout).unwrap()
}
