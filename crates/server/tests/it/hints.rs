//! What a master would do, and why somebody did something.

use protocol::{Code, NewSeat, NewTable, TableInfo, ToClient};
use serde_json::json;

use crate::client::{Client, choose};
use crate::house::House;
use crate::http::{Person, bot, me, new_table};

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_legal_marked_for_all_and_kept_in_the_record() {
    let house = House::start().await;
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    let table = anna.open(vec![me(), NewSeat::Open]).await.id;
    bert.sit(&table, 1).await;
    let (mut first, mut second) = (Client::new(&anna, &table).await, Client::new(&bert, &table).await);
    first.reach(1).await;
    second.reach(1).await;
    let seat = first.asked[0];
    let (asked, other) =
        if first.yours.contains(&seat) { (&mut first, &mut second) } else { (&mut second, &mut first) };
    let whose = asked.yours[0];

    let hint = |version: u64| json!({ "type": "hint", "seat": seat, "version": version });
    other.refused(hint(other.version), Code::NotYourSeat).await;
    other.refused(json!({ "type": "hint", "seat": other.yours[0], "version": other.version }), Code::NotYourTurn).await;
    asked.refused(hint(asked.version + 1), Code::Stale).await;
    let ToClient::Hint { action, words, .. } = asked.ask(hint(asked.version)).await else { panic!("no hint") };
    assert!(asked.legal(whose).contains(&action), "{action}");
    assert!(!words.is_empty());
    // Everybody sees that advice was taken, nobody else which.
    while other.hints.iter().sum::<u32>() == 0 {
        other.next().await;
    }
    assert_eq!(other.hints[whose.index()], 1);
    assert!(other.heard.iter().all(|text| !text.contains("\"type\":\"hint\"")));
    // A hint takes nothing away: the game goes on, also after a restart.
    asked.act(whose, &action).await;
    drop((first, second));
    let house = house.restart().await;
    let mut again = Client::new(&anna.at(&house), &table).await;
    again.reach(1).await;
    assert_eq!(again.hints[whose.index()], 1);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_names_the_hints() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), bot()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    let seat = client.my_turn().await.expect("it is my turn");
    let n_steps = client.story.len();
    client.ask(json!({ "type": "hint", "seat": seat, "version": client.version })).await;
    while let Some(seat) = client.my_turn().await {
        let action = choose(client.legal(seat), client.version);
        client.act(seat, &action).await;
    }
    let record = anna.get(&format!("/api/tables/{table}/record")).await.body;
    assert!(record.contains(&format!("hint {seat} after {n_steps}\n")), "{}", &record[..600.min(record.len())]);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_may_do_without_hints() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let new = NewTable { hints: false, ..new_table(vec![me(), bot()]) };
    let table: TableInfo = anna.post("/api/tables", &new).await.ok();
    assert!(!table.hints);
    let mut client = Client::new(&anna, &table.id).await;
    let seat = client.my_turn().await.expect("it is my turn");
    client.refused(json!({ "type": "hint", "seat": seat, "version": client.version }), Code::NoHints).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wonders_is_told_why_a_step_was_taken() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), bot()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    for _ in 0..6 {
        if let Some(seat) = client.my_turn().await {
            let action = choose(client.legal(seat), client.version);
            client.act(seat, &action).await;
        }
    }
    let mut n_reasons = 0;
    for step in 1..=client.story.len() {
        let answer = client.ask(json!({ "type": "reason", "step": step })).await;
        let ToClient::Reason { reason, .. } = answer else { panic!("{answer:?}") };
        n_reasons += usize::from(reason.is_some_and(|reason| reason.starts_with("That ")));
    }
    assert!(n_reasons > 0);
    for step in [0, client.story.len() as u64 + 1, u64::MAX] {
        client.refused(json!({ "type": "reason", "step": step }), Code::Malformed).await;
    }
    house.stop().await;
}
