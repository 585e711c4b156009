//! Many tables and many people at once.

use std::time::Duration;

use protocol::Code;
use serde_json::json;

use crate::client::{Client, choose};
use crate::house::House;
use crate::http::{Person, me};

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_act_at_once_one_is_stale() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let mut one = Client::new(&anna, &table).await;
    let mut two = Client::new(&anna, &table).await;
    for round in 0..20 {
        let seat = one.my_turn().await.unwrap();
        two.reach(one.version).await;
        let action = choose(one.legal(seat), round);
        let act =
            |id: String| json!({ "type": "act", "id": id, "seat": seat, "version": one.version, "action": action });
        let (first, second) = (act(format!("one {round}")), act(format!("two {round}")));
        one.say(first).await;
        two.say(second).await;
        let answers = [one.answer_to(&format!("one {round}")).await, two.answer_to(&format!("two {round}")).await];
        let n_done = answers.iter().filter(|answer| matches!(answer, protocol::ToClient::Done { .. })).count();
        let n_stale = answers
            .iter()
            .filter(
                |answer| matches!(answer, protocol::ToClient::Refused { refusal, .. } if refusal.code == Code::Stale),
            )
            .count();
        assert_eq!((n_done, n_stale), (1, 1), "{answers:?}");
        let done = answers.iter().find_map(|answer| match answer {
            protocol::ToClient::Done { version, .. } => Some(*version),
            _ => None,
        });
        one.reach(done.unwrap()).await;
        two.reach(done.unwrap()).await;
        assert_eq!(one.vantages, two.vantages);
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_fell_asleep_wakes_as_it_was() {
    let house = House::start_with(|config| config.table_sleeps_after = Duration::from_millis(50)).await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let mut version = 0;
    for round in 0..10 {
        let mut client = Client::new(&anna, &table).await;
        client.reach(version.max(1)).await;
        let seat = client.my_turn().await.unwrap();
        let action = choose(client.legal(seat), round);
        version = client.act(seat, &action).await;
        drop(client);
        tokio::time::sleep(Duration::from_millis(45 + 5 * round)).await;
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn thirty_tables_at_once_do_not_mix() {
    let house = House::start().await;
    let games = (0..30).map(|_| async {
        let anna = Person::new(&house).await;
        let table = anna.open(vec![me(), me()]).await.id;
        let mut client = Client::new(&anna, &table).await;
        for round in 0..15 {
            let Some(seat) = client.my_turn().await else { break };
            let action = choose(client.legal(seat), round);
            client.act(seat, &action).await;
        }
        let mut late = Client::new(&anna, &table).await;
        late.reach(client.version).await;
        assert_eq!((late.vantages, late.story), (client.vantages, client.story));
    });
    futures_util::future::join_all(games).await;
    house.stop().await;
}
