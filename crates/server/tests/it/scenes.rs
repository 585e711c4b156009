//! How the table lies, in words: through one's own eyes on the socket, and at any moment of the past.

use kernel::Seat;
use protocol::{Code, Scene, ToClient};
use serde_json::json;

use crate::client::{Client, choose};
use crate::house::House;
use crate::http::{Person, bot, me};

async fn told(client: &mut Client, seat: Option<Seat>) -> (u64, Scene) {
    match client.ask(json!({ "type": "scene", "seat": seat })).await {
        ToClient::Scene { version, scene, .. } => (version, scene),
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_is_told_how_the_table_lies() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), bot()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    for _ in 0..8 {
        if let Some(seat) = client.my_turn().await {
            let action = choose(client.legal(seat), client.version);
            client.act(seat, &action).await;
        }
    }
    let seat = client.my_turn().await.expect("a game of eight actions is not over");
    let (version, mine) = told(&mut client, Some(seat)).await;
    assert_eq!(version, client.version);
    assert!(mine.hand.starts_with("You hold ") && !mine.places.is_empty());
    let offered = mine.places.iter().flat_map(|place| &place.offers);
    assert!(offered.clone().count() > 0 && offered.max() < Some(&client.legal(seat).len()));

    let (_, public) = told(&mut client, None).await;
    assert_eq!(public.hand, "You are watching and have no hand.");
    assert!(public.places.iter().all(|place| place.offers.is_empty() && !place.yours));

    let past: Scene = anna.get(&format!("/api/tables/{table}/scene?seat=A&from=0")).await.ok();
    assert_eq!(past.places.len(), mine.places.len());
    assert!(
        past.places.iter().all(|place| place.here.is_empty() && place.offers.is_empty()),
        "nobody is in the cave yet"
    );
    anna.get(&format!("/api/tables/{table}/scene?from=99999")).await.refused(400, Code::Malformed);
    anna.get(&format!("/api/tables/{table}/scene?seat=B")).await.refused(403, Code::NotYourSeat);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_what_another_sees() {
    let house = House::start().await;
    let (anna, ben) = (Person::new(&house).await, Person::new(&house).await);
    let table = anna.open(vec![me(), bot()]).await.id;
    let mut client = Client::new(&ben, &table).await;
    client.refused(json!({ "type": "scene", "seat": 0 }), Code::NotYourSeat).await;
    client.refused(json!({ "type": "scene", "seat": 9 }), Code::Malformed).await;
    let (_, public) = told(&mut client, None).await;
    assert!(!public.players.join(" ").contains("hand:"), "{:?}", public.players);
    house.stop().await;
}
