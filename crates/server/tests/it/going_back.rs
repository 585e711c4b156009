//! Undo, redo and hints, again and again: there is room for them, and it has an end.

use protocol::{Code, ToClient};
use serde_json::json;

use crate::client::Client;
use crate::house::House;
use crate::http::{Person, me};

#[tokio::test(flavor = "multi_thread")]
async fn undo_and_redo_have_an_end_and_the_game_goes_on() {
    let house = House::start_with(|config| {
        config.limits.spare_lines = 6;
        config.limits.spare_lines_per_step = 1;
    })
    .await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    client.reach(1).await;
    // Something that can be taken back.
    let seat = loop {
        let seat = client.my_turn().await.unwrap();
        let moves: Vec<_> = client.legal(seat).iter().filter(|action| action["do"] != "draw").cloned().collect();
        let action = moves.first().unwrap_or(&client.legal(seat)[0]).clone();
        client.act(seat, &action).await;
        if client.may_undo(seat) {
            break seat;
        }
    };
    let (mut n_undone, mut n_redone) = (0, 0);
    let refused = loop {
        let what = if n_undone > n_redone { "redo" } else { "undo" };
        let answer = client.ask(json!({ "type": what, "seat": seat, "version": client.version })).await;
        match answer {
            ToClient::Done { version, .. } => client.reach(version).await,
            ToClient::Refused { refusal, .. } => break refusal,
            other => panic!("{other:?}"),
        }
        if what == "undo" {
            n_undone += 1
        } else {
            n_redone += 1
        }
        assert!(n_undone < 100, "there is an end");
    };
    assert_eq!(refused.code, Code::TooMany, "{refused:?}");
    assert!(refused.sentence.contains("Play on"), "{}", refused.sentence);
    assert!(n_undone >= 3 && n_redone >= 2, "{n_undone} {n_redone}");
    let version = client.version;
    let asked = client.my_turn().await.unwrap();
    for what in ["undo", "redo", "takeback", "hint"] {
        client.refused(json!({ "type": what, "seat": asked, "version": version }), Code::TooMany).await;
    }
    // Steps that stand make room again.
    for _ in 0..6 {
        let seat = client.my_turn().await.unwrap();
        let action = client.legal(seat)[0].clone();
        client.act(seat, &action).await;
    }
    let seat = client.my_turn().await.unwrap();
    let answer = client.ask(json!({ "type": "hint", "seat": seat, "version": client.version })).await;
    assert!(matches!(answer, ToClient::Hint { .. }), "{answer:?}");
    // All of it is there after a restart, and counts.
    let version = client.version;
    let house = house.restart().await;
    let mut again = Client::new(&anna.at(&house), &table).await;
    again.reach(version).await;
    assert_eq!(again.version, version);
    house.stop().await;
}
