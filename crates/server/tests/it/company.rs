//! Talking at a table, looking on, and playing once more.

use protocol::{Code, NewSeat, NewTable, Occupant, Phase, Room, TableInfo, ToClient};
use serde_json::json;

use crate::client::{Client, choose, play_out};
use crate::house::House;
use crate::http::{Person, bot, me, new_table};

/// Reads on until so much was said.
async fn hears(client: &mut Client, n: usize) -> Vec<String> {
    while client.said.len() < n {
        client.next().await;
    }
    client.said.iter().map(|said| said.words.clone()).collect()
}

/// Reads on until it is told where it hears and speaks.
async fn enters(client: &mut Client, room: Room) {
    while client.room != Some(room) {
        client.next().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_and_spectators_do_not_hear_each_other() {
    let house = House::start().await;
    let people = [Person::new(&house).await, Person::new(&house).await, Person::new(&house).await];
    let [anna, bert, carl] = &people;
    let table = anna.open(vec![me(), NewSeat::Open]).await.id;
    let mut anna_hears = Client::new(anna, &table).await;
    let mut carl_hears = Client::new(carl, &table).await;
    // While the table gathers, everybody who came is together.
    enters(&mut carl_hears, Room::Players).await;
    carl_hears.ask(json!({ "type": "chat", "words": "May I watch?" })).await;
    assert_eq!(hears(&mut anna_hears, 1).await, ["May I watch?"]);

    bert.sit(&table, 1).await;
    enters(&mut carl_hears, Room::Spectators).await;
    assert!(carl_hears.said.is_empty(), "another room, other words");
    let mut bert_hears = Client::new(bert, &table).await;
    assert_eq!(hears(&mut bert_hears, 1).await, ["May I watch?"]);

    let chat = json!({ "type": "chat", "id": "first", "words": "  Good luck,\u{202e}\nAnna " });
    bert_hears.say(chat.clone()).await;
    assert!(matches!(bert_hears.answer_to("first").await, ToClient::Heard { .. }));
    carl_hears.ask(json!({ "type": "chat", "words": "She holds the gem." })).await;
    assert_eq!(hears(&mut anna_hears, 2).await[1], "Good luck,\nAnna");
    // A repeat is answered and said once.
    bert_hears.say(chat).await;
    assert!(matches!(bert_hears.answer_to("first").await, ToClient::Heard { .. }));
    anna_hears.ask(json!({ "type": "chat", "words": "You too." })).await;
    assert_eq!(hears(&mut bert_hears, 3).await[1..], ["Good luck,\nAnna", "You too."]);
    assert!([&anna_hears, &bert_hears].iter().all(|player| player.heard.iter().all(|text| !text.contains("gem"))));
    assert!(carl_hears.heard.iter().all(|text| !text.contains("luck")));
    assert_eq!(carl_hears.said.len(), 1);

    // What was said is kept with the table.
    let house = house.restart().await;
    let mut again = Client::new(&anna.at(&house), &table).await;
    assert_eq!(hears(&mut again, 3).await[2], "You too.");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_too_long_too_fast_or_by_nobody_is_said() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), bot()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    for words in ["", " \n ", &"x".repeat(501)] {
        client.refused(json!({ "type": "chat", "words": words }), Code::Malformed).await;
    }
    let nobody = Person { cookie: String::new(), ..anna.clone() };
    let mut stranger = Client::new(&nobody, &table).await;
    stranger.refused(json!({ "type": "chat", "words": "boo" }), Code::NotYourSeat).await;
    for n in 0..10 {
        client.ask(json!({ "type": "chat", "words": format!("{n}") })).await;
    }
    client.refused(json!({ "type": "chat", "words": "and so on" }), Code::TooMany).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_may_close_spectators_out() {
    let house = House::start().await;
    let (anna, carl) = (Person::new(&house).await, Person::new(&house).await);
    let table = anna.open(vec![me(), me()]).await;
    assert!(table.watchable);
    let watching = format!("/api/tables/{}/watching", table.id);
    let mut player = Client::new(&anna, &table.id).await;
    let mut spectator = Client::new(&carl, &table.id).await;
    carl.send("PUT", &watching, &json!({ "open": false })).await.refused(403, Code::NotHost);
    carl.send("PUT", &watching, &json!({ "shut": true })).await.refused(400, Code::Malformed);
    let closed: TableInfo = anna.send("PUT", &watching, &json!({ "open": false })).await.ok();
    assert!(!closed.watchable);
    assert_eq!(spectator.bye().await.code, Code::ClosedOut);
    let mut late = Client::connect(&carl, &table.id, 0, &[]).await.expect("the socket opens");
    assert_eq!(late.bye().await.code, Code::ClosedOut);
    while player.table.as_ref().is_none_or(|table| table.watchable || table.spectators > 0) {
        player.next().await;
    }
    // Nor is it offered to be watched.
    let lists: protocol::TableList = carl.get("/api/tables").await.ok();
    assert!(lists.running.is_empty());
    anna.send("PUT", &watching, &json!({ "open": true })).await.ok::<TableInfo>();
    Client::new(&carl, &table.id).await.reach(1).await;
    house.stop().await;
}

/// Whoever came while the table gathered and found no chair leaves when a closed game begins.
#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_is_closed_from_its_first_step() {
    let house = House::start().await;
    let people = [Person::new(&house).await, Person::new(&house).await, Person::new(&house).await];
    let [anna, bert, carl] = &people;
    let new = NewTable { watchable: false, ..new_table(vec![me(), NewSeat::Open]) };
    let table: TableInfo = anna.post("/api/tables", &new).await.ok();
    let mut spectator = Client::new(carl, &table.id).await;
    bert.sit(&table.id, 1).await;
    assert_eq!(spectator.bye().await.code, Code::ClosedOut);
    assert_eq!(spectator.version, 0, "the game was not shown");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_seats_everybody_one_chair_on() {
    let house = House::start().await;
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    let table = anna.open(vec![me(), NewSeat::Open, bot()]).await.id;
    let rematch = format!("/api/tables/{table}/rematch");
    anna.post(&rematch, &json!({})).await.refused(409, Code::WrongPhase);
    bert.sit(&table, 1).await;
    let (mut first, mut second) = (Client::new(&anna, &table).await, Client::new(&bert, &table).await);
    play_out(&mut [&mut first, &mut second]).await;

    let carl = Person::new(&house).await;
    carl.post(&rematch, &json!({})).await.refused(403, Code::NotYourSeat);
    let next: TableInfo = anna.post(&rematch, &json!({ "entropy": "seven ravens" })).await.ok();
    assert_eq!((next.phase, next.public), (Phase::Gathering, false));
    let sits = |table: &TableInfo, seat: usize, person: &Person| matches!(&table.seats[seat].occupant, Occupant::Person { user, .. } if *user == person.id);
    assert!(sits(&next, 1, &anna) && next.seats[2].occupant == Occupant::Open);
    assert!(matches!(next.seats[0].occupant, Occupant::Bot { .. }));
    // Asked twice it is the same table; the others find it from the old one and take their chairs.
    let again: TableInfo = anna.post(&rematch, &json!({})).await.ok();
    assert_eq!((again.id.as_str(), again.phase), (next.id.as_str(), Phase::Gathering));
    while second.table.as_ref().is_none_or(|table| table.next.as_deref() != Some(&next.id)) {
        second.next().await;
    }
    let begun: TableInfo = bert.post(&rematch, &json!({})).await.ok();
    assert_eq!((begun.id.as_str(), begun.phase), (next.id.as_str(), Phase::Running));
    assert!(sits(&begun, 2, &bert));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_with_bots_begins_at_once() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), bot()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    play_out(&mut [&mut client]).await;
    let next: TableInfo = anna.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.ok();
    assert_eq!(next.phase, Phase::Running);
    let mut client = Client::new(&anna, &next.id).await;
    let seat = client.my_turn().await.expect("the bot has begun");
    assert_eq!(seat.index(), 1);
    let action = choose(client.legal(seat), 0);
    client.act(seat, &action).await;
    house.stop().await;
}
