//! "Do not ask me about this again in this game": who may say so, where it is kept, who hears of it.
//!
//! How the server then declines is tested with a toy game, in `src/table/doorbell.rs`.

use kernel::Seat;
use protocol::{Code, NewSeat, ToClient, Topic};
use serde_json::{Value, json};

use crate::client::Client;
use crate::disk;
use crate::house::House;
use crate::http::{Person, bot, me};

const ANNAS: Seat = Seat::new(0);
const BERTS: Seat = Seat::new(1);

fn hush(seat: Seat, topic: &str, on: bool) -> Value {
    json!({ "type": "hush", "seat": seat, "topic": topic, "on": on })
}

/// What `seat` has hushed, as the client was last told.
fn hushed(client: &Client, seat: Seat) -> Vec<&str> {
    let vantage = client.vantages.iter().find(|vantage| vantage.seat == Some(seat)).unwrap();
    vantage.hushed.iter().map(|topic| topic.topic.as_str()).collect()
}

/// Hushes or hears, is answered with the version that stands anyway, and sees what came of it.
async fn done(client: &mut Client, message: Value) {
    let answer = client.ask(message).await;
    assert!(matches!(answer, ToClient::Done { version, .. } if version == client.version), "{answer:?}");
    while !matches!(client.next().await, ToClient::Game { .. }) {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_hushes_for_itself_alone_and_is_told_alone() {
    let house = House::start().await;
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    let table = anna.open(vec![me(), NewSeat::Open]).await.id;
    bert.sit(&table, 1).await;
    let (mut annas, mut berts) = (Client::new(&anna, &table).await, Client::new(&bert, &table).await);
    annas.reach(1).await;
    berts.reach(1).await;
    let version = annas.version;

    done(&mut annas, hush(ANNAS, "flak-jacket", true)).await;
    done(&mut annas, hush(ANNAS, "whip", true)).await;
    done(&mut annas, hush(ANNAS, "whip", true)).await;
    assert_eq!(annas.vantages[0].hushed[0], Topic { topic: "flak-jacket".into(), words: "flak jacket".into() });
    assert_eq!((hushed(&annas, ANNAS), annas.version), (vec!["flak-jacket", "whip"], version));
    assert!(annas.vantages[0].reaction.is_empty(), "nothing in Cave Troll is a mere reaction");

    // Others hear nothing of it, not even that something was said.
    berts.say(json!({ "type": "ping" })).await;
    while berts.next().await != ToClient::Pong {}
    assert!(berts.heard.iter().all(|text| !text.contains("flak")), "{:?}", berts.heard);
    assert_eq!(berts.heard.iter().filter(|text| text.contains("\"type\":\"game\"")).count(), 1);
    assert!(hushed(&berts, BERTS).is_empty());

    done(&mut annas, hush(ANNAS, "flak-jacket", false)).await;
    done(&mut annas, hush(ANNAS, "never-hushed", false)).await;
    assert_eq!(hushed(&annas, ANNAS), ["whip"]);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_sits_there_may_and_only_while_the_game_runs() {
    let house = House::start().await;
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    let table = anna.open(vec![me(), NewSeat::Open]).await.id;
    let mut annas = Client::new(&anna, &table).await;
    annas.refused(hush(ANNAS, "whip", true), Code::WrongPhase).await;
    bert.sit(&table, 1).await;
    annas.reach(1).await;
    let mut berts = Client::new(&bert, &table).await;
    let nobody = Person { cookie: String::new(), ..anna.clone() };
    let mut spectator = Client::new(&nobody, &table).await;
    annas.refused(hush(BERTS, "whip", true), Code::NotYourSeat).await;
    annas.refused(hush(Seat::new(5), "whip", true), Code::NotYourSeat).await;
    berts.refused(hush(ANNAS, "whip", true), Code::NotYourSeat).await;
    berts.refused(hush(ANNAS, "whip", false), Code::NotYourSeat).await;
    spectator.refused(hush(ANNAS, "whip", true), Code::NotYourSeat).await;
    annas.refused(json!({ "type": "hush", "seat": ANNAS, "topic": "whip" }), Code::Malformed).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_topic_is_a_short_word_and_there_are_not_too_many() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    client.my_turn().await;
    let long = "x".repeat(41);
    for bad in ["", "Whip", "the whip", "whip-", "a--b", "wh\u{ef}p", "a;drop", long.as_str()] {
        client.refused(hush(ANNAS, bad, true), Code::BadTopic).await;
        client.refused(hush(ANNAS, bad, false), Code::BadTopic).await;
    }
    for n in 0..64 {
        done(&mut client, hush(ANNAS, &format!("card-{n}"), true)).await;
    }
    let refusal = client.refused(hush(ANNAS, "one-more", true), Code::BadTopic).await;
    assert_eq!(refusal.sentence, "You can hush at most 64 topics.");
    done(&mut client, hush(BERTS, "one-more", true)).await;
    assert_eq!((hushed(&client, ANNAS).len(), hushed(&client, BERTS)), (64, vec!["one-more"]));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_kept_over_a_restart_and_with_the_game_going_on() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), bot()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    client.my_turn().await;
    for topic in ["whip", "torch", "rope"] {
        done(&mut client, hush(ANNAS, topic, true)).await;
    }
    done(&mut client, hush(ANNAS, "torch", false)).await;
    let action = client.legal(ANNAS)[0].clone();
    client.act(ANNAS, &action).await;
    assert_eq!(hushed(&client, ANNAS), ["rope", "whip"]);

    let house = house.restart().await;
    let mut after = Client::new(&anna.at(&house), &table).await;
    after.my_turn().await;
    assert_eq!(hushed(&after, ANNAS), ["rope", "whip"]);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_written_is_not_hushed() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    client.my_turn().await;
    let mut db = disk::open(&house.folder).await;
    let refuse = "CREATE TRIGGER full BEFORE INSERT ON hushed BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";
    sqlx::query(refuse).execute(&mut db).await.unwrap();
    client.refused(hush(ANNAS, "whip", true), Code::Unavailable).await;
    sqlx::query("DROP TRIGGER full").execute(&mut db).await.unwrap();
    done(&mut client, hush(ANNAS, "rope", true)).await;
    assert_eq!(hushed(&client, ANNAS), ["rope"]);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_from_before_there_was_hushing_is_brought_up_to_date() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let folder = house.stop().await;
    let mut db = disk::open(&folder).await;
    for sql in ["DROP TABLE hushed", "DELETE FROM _sqlx_migrations WHERE version = 2"] {
        sqlx::query(sql).execute(&mut db).await.unwrap();
    }
    drop(db);
    let house = House::start_in(folder, |_| {}).await;
    let mut client = Client::new(&anna.at(&house), &table).await;
    client.my_turn().await;
    done(&mut client, hush(ANNAS, "whip", true)).await;
    assert_eq!(hushed(&client, ANNAS), ["whip"]);
    house.stop().await;
}
