//! A disk that refuses: said politely, nothing half-done, and all goes on when it works again.

use protocol::{Code, TableInfo};
use serde_json::json;
use sqlx::{Connection, SqliteConnection};

use crate::client::{Client, choose};
use crate::house::{Folder, House};
use crate::http::{Person, bot, me};

/// The same file, by another hand.
pub async fn open(folder: &Folder) -> SqliteConnection {
    SqliteConnection::connect(&format!("sqlite://{}", folder.database().display())).await.unwrap()
}

const REFUSE: &str = "CREATE TRIGGER full BEFORE INSERT ON steps BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";

#[tokio::test(flavor = "multi_thread")]
async fn a_step_that_cannot_be_written_did_not_happen() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), bot()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    let seat = client.my_turn().await.unwrap();
    let before = (client.version, client.vantages.clone(), client.story.clone());

    let mut db = open(&house.folder).await;
    sqlx::query(REFUSE).execute(&mut db).await.unwrap();
    let action = choose(client.legal(seat), 0);
    let act = json!({ "type": "act", "seat": seat, "version": client.version, "action": action });
    for _ in 0..3 {
        client.refused(act.clone(), Code::Unavailable).await;
    }
    assert_eq!((client.version, client.vantages.clone(), client.story.clone()), before);
    // Other writes share no fate with it.
    assert_eq!(anna.send("PUT", "/api/me", &json!({ "name": "Anna" })).await.status, 200);

    sqlx::query("DROP TRIGGER full").execute(&mut db).await.unwrap();
    client.act(seat, &action).await;
    assert!(client.version > before.0);
    client.my_turn().await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_beginning_cannot_be_written_still_gathers() {
    let house = House::start().await;
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    let table = anna.open(vec![me(), protocol::NewSeat::Open]).await;
    let mut db = open(&house.folder).await;
    sqlx::query(REFUSE).execute(&mut db).await.unwrap();
    let sit = format!("/api/tables/{}/seats/1/sit", table.id);
    bert.post(&sit, &json!({})).await.refused(503, Code::Unavailable);
    let now: TableInfo = anna.get(&format!("/api/tables/{}", table.id)).await.ok();
    assert_eq!((now.phase, &now.seats[1]), (table.phase, &table.seats[1]));
    sqlx::query("DROP TRIGGER full").execute(&mut db).await.unwrap();
    assert_eq!(bert.sit(&table.id, 1).await.phase, protocol::Phase::Running);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_another_has_written_is_read_again() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    let seat = client.my_turn().await.unwrap();
    let version = client.version;

    // Another node ends the turn; this one does not know yet.
    let mut db = open(&house.folder).await;
    let sql = "INSERT INTO steps (table_id, seq, line, at_ms) VALUES ($1, $2, $3, 0)";
    let line = format!("{seat}: end turn");
    sqlx::query(sql).bind(&table).bind(version as i64 + 1).bind(line).execute(&mut db).await.unwrap();
    let action = choose(client.legal(seat), 0);
    let act = json!({ "type": "act", "seat": seat, "version": version, "action": action });
    client.refused(act, Code::Stale).await;
    client.reach(version + 1).await;
    assert_ne!(client.asked, [seat], "the turn has passed");
    let next = client.my_turn().await.unwrap();
    let action = choose(client.legal(next), 0);
    client.act(next, &action).await;
    house.stop().await;
}
