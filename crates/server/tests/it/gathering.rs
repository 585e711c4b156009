//! Opening, sitting, leaving, starting, closing, looking on.

use protocol::{Bot, Code, NewSeat, Occupant, Phase, TableInfo, ToClient};
use serde_json::json;

use crate::client::Client;
use crate::house::House;
use crate::http::{Person, bot, me};

#[tokio::test(flavor = "multi_thread")]
async fn a_table_begins_when_the_last_seat_is_taken() {
    let house = House::start().await;
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    let table = anna.open(vec![me(), NewSeat::Open]).await;
    assert_eq!((table.phase, table.id.len()), (Phase::Gathering, 14));
    let mut client = Client::new(&anna, &table.id).await;
    let act = json!({ "type": "act", "seat": 0, "version": 0, "action": { "do": "draw" } });
    client.refused(act, Code::WrongPhase).await;

    let sit = format!("/api/tables/{}/seats/1/sit", table.id);
    let leave = format!("/api/tables/{}/seats/1/leave", table.id);
    bert.post(&format!("/api/tables/{}/seats/0/sit", table.id), &json!({})).await.refused(409, Code::SeatTaken);
    bert.post(&format!("/api/tables/{}/seats/2/sit", table.id), &json!({})).await.refused(409, Code::SeatTaken);
    bert.post(&leave, &json!({})).await.refused(403, Code::NotYourSeat);
    let begun: TableInfo = bert.post(&sit, &json!({ "name": "Bert" })).await.ok();
    assert_eq!(begun.phase, Phase::Running);
    assert!(matches!(&begun.seats[1].occupant, Occupant::Person { name, .. } if name == "Bert"));

    // Whoever was there already sees it begin.
    client.reach(1).await;
    assert_eq!(client.table.as_ref().map(|table| table.phase), Some(Phase::Running));
    Person::new(&house).await.post(&sit, &json!({})).await.refused(409, Code::WrongPhase);
    anna.request("DELETE", &format!("/api/tables/{}", table.id), &[], "").await.refused(409, Code::WrongPhase);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_starts_with_bots_in_the_open_seats() {
    let house = House::start().await;
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    let table = anna.open(vec![me(), NewSeat::Open, NewSeat::Open]).await;
    bert.sit(&table.id, 2).await;
    let left: TableInfo = bert.post(&format!("/api/tables/{}/seats/2/leave", table.id), &json!({})).await.ok();
    assert_eq!(left.seats[2].occupant, Occupant::Open);
    bert.sit(&table.id, 1).await;
    let start = format!("/api/tables/{}/start", table.id);
    bert.post(&start, &json!({})).await.refused(403, Code::NotHost);
    let begun: TableInfo = anna.post(&start, &json!({})).await.ok();
    assert_eq!(begun.phase, Phase::Running);
    assert_eq!(
        begun.seats[2].occupant,
        Occupant::Bot { bot: Bot::Steady, name: "Bram".to_owned(), face: "cave-troll-steady-0".to_owned() }
    );
    anna.post(&start, &json!({})).await.refused(409, Code::WrongPhase);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_may_close_a_table_that_has_not_begun() {
    let house = House::start().await;
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    let table = anna.open(vec![me(), NewSeat::Open]).await.id;
    let path = format!("/api/tables/{table}");
    let mut client = Client::new(&bert, &table).await;
    bert.request("DELETE", &path, &[], "").await.refused(403, Code::NotHost);
    assert_eq!(anna.request("DELETE", &path, &[], "").await.status, 204);
    assert_eq!(client.bye().await.code, Code::UnknownTable);
    anna.get(&path).await.refused(404, Code::UnknownTable);
    anna.request("DELETE", &path, &[], "").await.refused(404, Code::UnknownTable);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_who_is_here() {
    let house = House::start().await;
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    let table = anna.open(vec![me(), bot()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    let info: TableInfo = bert.get(&format!("/api/tables/{table}")).await.ok();
    assert!(matches!(&info.seats[0].occupant, Occupant::Person { present: true, .. }));

    let spectator = Client::new(&bert, &table).await;
    assert!(spectator.yours.is_empty());
    while client.table.as_ref().is_none_or(|table| table.spectators != 1) {
        client.next().await;
    }
    drop(spectator);
    while client.table.as_ref().is_none_or(|table| table.spectators != 0) {
        client.next().await;
    }
    // A new name reaches the tables where one sits.
    anna.send("PUT", "/api/me", &json!({ "name": "  Anna   of Casadh " })).await.ok::<protocol::Me>();
    loop {
        if let ToClient::Table { table, .. } = client.next().await
            && matches!(&table.seats[0].occupant, Occupant::Person { name, .. } if name == "Anna of Casadh")
        {
            break;
        }
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_see_what_lies_open_and_cannot_act() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let nobody = Person { cookie: String::new(), ..anna.clone() };
    for mut client in [Client::new(&nobody, &table).await, Client::new(&Person::new(&house).await, &table).await] {
        client.reach(1).await;
        assert_eq!(client.vantages.len(), 1);
        assert_eq!((client.vantages[0].seat, client.vantages[0].legal.len()), (None, 0));
        let act = json!({ "type": "act", "seat": 0, "version": client.version, "action": { "do": "draw" } });
        client.refused(act, Code::NotYourSeat).await;
        client.refused(json!({ "type": "why", "seat": 1, "action": { "do": "draw" } }), Code::NotYourSeat).await;
        client.refused(json!({ "type": "undo", "seat": 1, "version": client.version }), Code::NotYourSeat).await;
    }
    house.stop().await;
}
