//! A game that does not fit the rules any more, as after an upgrade: it can be looked at up to its last good step, nothing
//! is done or written there, and it goes on as soon as its rules are known again.

use protocol::{Code, RecordJson, RecordRow, Replay, TableList};
use serde_json::json;

use crate::client::{Client, choose};
use crate::house::{Folder, House};
use crate::http::{Person, bot, me};
use crate::replay::finished;

async fn log(folder: &Folder, table: &str) -> Vec<String> {
    let mut db = crate::disk::open(folder).await;
    let sql = "SELECT line FROM steps WHERE table_id = $1 ORDER BY seq";
    sqlx::query_scalar(sql).bind(table).fetch_all(&mut db).await.unwrap()
}

async fn tamper(folder: &Folder, table: &str, seq: u64, line: &str) {
    let mut db = crate::disk::open(folder).await;
    let sql = "UPDATE steps SET line = $3 WHERE table_id = $1 AND seq = $2";
    let done = sqlx::query(sql).bind(table).bind(seq as i64).bind(line).execute(&mut db).await.unwrap();
    assert_eq!(done.rows_affected(), 1);
}

async fn began_with(folder: &Folder, table: &str, rules: i64) {
    let mut db = crate::disk::open(folder).await;
    let sql = sqlx::query("UPDATE tables SET rules = $2 WHERE id = $1");
    sql.bind(table).bind(rules).execute(&mut db).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_stands_still_at_its_last_good_step() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me(), bot()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    for n in 0..8 {
        let seat = client.my_turn().await.unwrap();
        let action = choose(client.legal(seat), n);
        client.act(seat, &action).await;
    }
    client.my_turn().await;
    let (version, story) = (client.version, client.story.clone());
    let folder = house.stop().await;
    let whole = log(&folder, &table).await;
    let (good, bad) = (version - 3, version - 2);
    tamper(&folder, &table, bad, "A: fly to the moon").await;
    let tampered = log(&folder, &table).await;
    // As after an upgrade: it began with rules that this server does not have.
    began_with(&folder, &table, 0).await;
    let house = House::start_in(folder, |_| {}).await;
    let list: TableList = anna.at(&house).get("/api/tables").await.ok();
    assert!(!list.mine[0].my_turn, "nobody is waited for where nothing can be done");
    let folder = house.stop().await;
    began_with(&folder, &table, 1).await;

    let house = House::start_in(folder, |_| {}).await;
    let there = anna.at(&house);
    let mut frozen = Client::new(&there, &table).await;
    frozen.reach(good).await;
    assert_eq!(frozen.version, good);
    assert!(frozen.asked.is_empty(), "nobody is to decide, no bot either");
    assert!(story.starts_with(&frozen.story) && !frozen.story.is_empty());
    let list: TableList = there.get("/api/tables").await.ok();
    assert!(!list.mine[0].my_turn, "nor once that is known of a game with these rules");
    for vantage in &frozen.vantages {
        assert!(vantage.prompt.starts_with("This game stopped after step "), "{}", vantage.prompt);
        assert!(
            vantage.prompt.contains("began with rules 1 of Cave Troll; this Karst has rules 1"),
            "{}",
            vantage.prompt
        );
        assert!(vantage.legal.is_empty() && !vantage.may_undo && !vantage.may_ask_back && !vantage.may_redo);
    }
    let seat = frozen.yours[0];
    for what in ["undo", "redo", "takeback"] {
        frozen.refused(json!({ "type": what, "seat": seat, "version": good }), Code::Frozen).await;
    }
    frozen.refused(json!({ "type": "act", "seat": seat, "version": good, "action": {} }), Code::Frozen).await;
    frozen.refused(json!({ "type": "hint", "seat": seat, "version": good }), Code::Frozen).await;
    frozen.refused(json!({ "type": "hush", "seat": seat, "topic": "anything", "on": true }), Code::Frozen).await;
    there.post(&format!("/api/tables/{table}/seats/{seat}/leave"), &json!({})).await.refused(409, Code::Frozen);
    let replay: Replay = there.get(&format!("/api/tables/{table}/replay?seat={seat}")).await.ok();
    assert!(replay.broken.unwrap().contains("no longer fits the rules of this Karst"));
    assert!(!replay.story.is_empty() && replay.story.len() <= story.len());

    let folder = house.stop().await;
    assert_eq!(log(&folder, &table).await, tampered, "nothing was written");
    tamper(&folder, &table, bad, &whole[bad as usize - 1]).await;
    let house = House::start_in(folder, |_| {}).await;
    let mut again = Client::new(&anna.at(&house), &table).await;
    again.reach(version).await;
    assert_eq!(again.story, story, "all is there again");
    let list: TableList = anna.at(&house).get("/api/tables").await.ok();
    assert!(list.mine[0].my_turn);
    let seat = again.my_turn().await.unwrap();
    let action = choose(again.legal(seat), 1);
    again.act(seat, &action).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_kept_up_to_its_last_good_step() {
    let house = House::start().await;
    let (anna, table, client, _) = finished(&house).await;
    let folder = house.stop().await;
    tamper(&folder, &table, client.version - 1, "A: fly to the moon").await;
    let house = House::start_in(folder, |_| {}).await;
    let there = anna.at(&house);
    let mut frozen = Client::new(&there, &table).await;
    frozen.reach(client.version - 2).await;
    assert_eq!(frozen.outcome, None);
    let act = json!({ "type": "act", "seat": frozen.yours[0], "version": frozen.version, "action": {} });
    frozen.refused(act, Code::Frozen).await;

    let record: RecordJson = there.get(&format!("/api/tables/{table}/record.json")).await.ok();
    assert_eq!(record.steps.len(), client.story.len() - 2);
    assert!(
        record.notes.iter().any(|(key, why)| key == "broken" && why.contains("no longer fits the rules of this Karst"))
    );
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_uploaded_record_is_readable_up_to_its_last_good_step() {
    let house = House::start().await;
    let (anna, table, client, _) = finished(&house).await;
    let text = anna.get(&format!("/api/tables/{table}/record")).await.body;
    let row: RecordRow = anna.request("POST", "/api/records", &[("content-type", "text/plain")], &text).await.ok();
    // As if the rules had changed since: another number, and a step that cannot be taken.
    let mut db = crate::disk::open(&house.folder).await;
    let (kept,): (String,) = sqlx::query_as("SELECT record FROM records").fetch_one(&mut db).await.unwrap();
    let mut lines: Vec<&str> =
        kept.lines().map(|line| if line.starts_with("game ") { "game cave-troll 0" } else { line }).collect();
    let bad = lines.len() - 2;
    lines[bad] = "A: fly to the moon";
    sqlx::query("UPDATE records SET record = $1").bind(lines.join("\n")).execute(&mut db).await.unwrap();
    let replay: Replay = anna.get(&format!("/api/records/{}/replay", row.id)).await.ok();
    assert_eq!(replay.story.len(), client.story.len() - 2);
    assert!(replay.broken.unwrap().contains("no longer fits the rules of this Karst"));
    house.stop().await;
}
