//! What is hidden stays hidden: nothing on another's socket tells which card was drawn.

use kernel::Seat;
use protocol::{NewSeat, ToClient};
use serde_json::Value;

use crate::client::{Client, choose};
use crate::house::House;
use crate::http::{Person, me};

#[tokio::test(flavor = "multi_thread")]
async fn a_drawn_card_is_told_to_nobody_else() {
    let house = House::start().await;
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    let table = anna.open(vec![me(), NewSeat::Open]).await.id;
    bert.sit(&table, 1).await;
    let mut clients = [Client::new(&anna, &table).await, Client::new(&bert, &table).await];
    let mut spectator = Client::new(&Person { cookie: String::new(), ..anna.clone() }, &table).await;

    let mut n_draws = 0;
    while clients[0].outcome.is_none() && clients[0].version < 300 {
        let version = clients[0].version.max(clients[1].version).max(1);
        for client in clients.iter_mut().chain([&mut spectator]) {
            client.reach(version).await;
        }
        let who = clients[0].asked[0].index();
        let seat = Seat::new(who);
        let action = choose(clients[who].legal(seat), version);
        let done = clients[who].act(seat, &action).await;
        spectator.reach(done).await;
        clients[1 - who].reach(done).await;

        let drawn = clients[who].vantages[0].view["players"][who]["drawn"].clone();
        if action["do"] == "draw" && drawn.is_string() {
            n_draws += 1;
            let own = clients[who].story.last().unwrap();
            assert!(has_card(&own.events, &drawn), "the one who draws sees the card: {own:?}");
            for other in [&clients[1 - who], &spectator] {
                let told = serde_json::to_string(other.story.last().unwrap()).unwrap();
                assert!(!told.contains(drawn.as_str().unwrap()), "{drawn} was told: {told}");
            }
        }
        if clients[who].outcome.is_some() {
            break; // At the end everybody shows what they kept.
        }
        for (other, hidden) in [(&clients[0], vec![1]), (&clients[1], vec![0]), (&spectator, vec![0, 1])] {
            for seat in hidden {
                let player = &other.vantages[0].view["players"][seat];
                assert_eq!((&player["hand"], &player["drawn"]), (&Value::Null, &Value::Null), "{player}");
                assert_eq!(player["artifacts"], serde_json::json!([]));
            }
        }
    }
    assert!(n_draws > 5, "{n_draws} draws");
    // Hidden events come without their cards, from the first deal on, also to those who come late.
    let mut late = Client::new(&bert, &table).await;
    late.reach(clients[0].version).await;
    for (client, own) in [(&clients[0], 0), (&clients[1], 1), (&late, 1), (&spectator, 9)] {
        for story in &client.story {
            for event in story
                .events
                .iter()
                .filter(|event| ["drew", "dealt", "found"].contains(&event["event"].as_str().unwrap()))
            {
                let hidden = event["card"].is_null() && event["artifact"].is_null();
                assert_eq!(hidden, event["seat"] != own, "{event}");
            }
        }
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_share_a_screen_are_told_no_cards_in_the_story() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let new = protocol::NewTable { hot_seat: true, ..crate::http::new_table(vec![me(), me()]) };
    let table: protocol::TableInfo = anna.post("/api/tables", &new).await.ok();
    let mut client = Client::new(&anna, &table.id).await;
    loop {
        if let ToClient::Game { story, vantages, .. } = client.next().await {
            assert_eq!(vantages.len(), 2);
            let events: Vec<_> = story.iter().flat_map(|story| &story.events).collect();
            let dealt: Vec<_> = events.iter().filter(|event| event["event"] == "dealt").collect();
            assert_eq!(dealt.len(), 2);
            assert!(dealt.iter().all(|event| event["card"].is_null()), "{dealt:?}");
            break;
        }
    }
    house.stop().await;
}

fn has_card(events: &[Value], card: &Value) -> bool {
    events.iter().any(|event| event["card"] == *card)
}
