//! Leaving a game that runs, coming back, substitutes and forfeits.

use kernel::Seat;
use protocol::{Absence, Away, Bot, Clock, Code, TableInfo};
use serde_json::json;

use crate::client::{Client, choose};
use crate::clocks::{SITS_IN, open, pair, until_away};
use crate::house::House;
use crate::http::{Person, Reply, bot, me};

async fn leave(person: &Person, table: &str, seat: Seat) -> Reply {
    person.post(&format!("/api/tables/{table}/seats/{}/leave", seat.index()), &json!({})).await
}

async fn sit(person: &Person, table: &str, seat: Seat) -> Reply {
    person.post(&format!("/api/tables/{table}/seats/{}/sit", seat.index()), &json!({})).await
}

/// CT-R-54: a bot takes the seat of who leaves; with nobody left who plays, it waits for somebody to look.
#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_hands_the_seat_to_a_bot_and_may_come_back() {
    let house = House::start().await;
    let (table, people, first) = pair(&house, Clock::None, SITS_IN).await;
    let (gone, other) = (&people[first.index()], &people[1 - first.index()]);
    leave(other, &table, first).await.refused(403, Code::NotYourSeat);
    let left: TableInfo = leave(gone, &table, first).await.ok();
    assert_eq!(left.seats[first.index()].away, Some(Away::SatIn { bot: Bot::Novice }));
    leave(gone, &table, first).await.refused(409, Code::WrongPhase);

    let mut client = Client::new(other, &table).await;
    let second = Seat::new(1 - first.index());
    while client.asked != [second] {
        client.next().await;
    }
    assert!(client.story.iter().any(|story| story.seat == Some(first) && story.sat_in == Some(Bot::Novice)));
    sit(other, &table, first).await.refused(409, Code::WrongPhase);
    let back: TableInfo = sit(gone, &table, first).await.ok();
    assert_eq!(back.seats[first.index()].away, None);
    // Who sits there already just sits there.
    assert_eq!(sit(gone, &table, first).await.ok::<TableInfo>().seats[first.index()].away, None);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_that_sit_in_for_everybody_wait_until_somebody_looks() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = open(&anna, vec![me(), bot()], Clock::None, SITS_IN).await.id;
    let mut client = Client::new(&anna, &table).await;
    let seat = client.my_turn().await.unwrap();
    let version = client.version;
    drop(client);
    // The table has to know that nobody looks before the bot might begin.
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    leave(&anna, &table, seat).await.ok::<TableInfo>();
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    let mut client = Client::new(&anna, &table).await;
    client.reach(version).await;
    assert_eq!(client.version, version, "nothing happened meanwhile");
    client.reach(version + 1).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_substitute_gets_the_seat_with_all_it_sees() {
    let house = House::start().await;
    let clock = Clock::Live { main_s: 100, increment_s: 0, delay_s: 0 };
    let (table, people, first) = pair(&house, clock, Absence::Substitute).await;
    let (gone, other) = (&people[first.index()], &people[1 - first.index()]);
    let mut before = Client::new(gone, &table).await;
    before.my_turn().await;
    leave(gone, &table, first).await.ok::<TableInfo>();
    until_away(&mut before, first, &Some(Away::Wanted)).await;
    while before.clocks.iter().any(|clock| clock.running) {
        before.next().await;
    }
    // They may change their mind as long as nobody came.
    sit(gone, &table, first).await.ok::<TableInfo>();
    leave(gone, &table, first).await.ok::<TableInfo>();

    let (carl, dora) = (Person::new(&house).await, Person::new(&house).await);
    let mut client = Client::new(&carl, &table).await;
    assert!(client.yours.is_empty());
    let taken: TableInfo = sit(&carl, &table, first).await.ok();
    assert!(matches!(&taken.seats[first.index()].away, Some(Away::Instead { user, .. }) if *user == gone.id));
    sit(&dora, &table, first).await.refused(409, Code::WrongPhase);
    sit(gone, &table, first).await.refused(409, Code::WrongPhase);
    let seat = client.my_turn().await.unwrap();
    while client.legal(seat).is_empty() || client.clocks.iter().all(|clock| !clock.running) {
        client.next().await;
    }
    assert_eq!((seat, client.yours.as_slice()), (first, [first].as_slice()));
    let clock = client.clocks[first.index()];
    assert!(clock.running && (90_000..=100_000).contains(&clock.left_ms), "{clock:?}");
    let action = choose(client.legal(seat), 0);
    client.act(seat, &action).await;
    while !before.yours.is_empty() {
        before.next().await;
    }
    // A substitute may leave too. A rival at the table would see both hands, so it takes somebody else.
    leave(&carl, &table, first).await.ok::<TableInfo>();
    sit(other, &table, first).await.refused(409, Code::SeatTaken);
    sit(&dora, &table, first).await.ok::<TableInfo>();
    house.stop().await;
}

/// Whoever had a seat knows its hand, also after a substitute has taken it.
#[tokio::test(flavor = "multi_thread")]
async fn who_was_replaced_takes_no_other_seat_of_the_table() {
    let house = House::start().await;
    let (table, people, first) = pair(&house, Clock::None, Absence::Substitute).await;
    let (gone, other) = (&people[first.index()], &people[1 - first.index()]);
    let second = Seat::new(1 - first.index());
    let (carl, dora) = (Person::new(&house).await, Person::new(&house).await);
    leave(gone, &table, first).await.ok::<TableInfo>();
    sit(&carl, &table, first).await.ok::<TableInfo>();
    leave(other, &table, second).await.ok::<TableInfo>();
    sit(gone, &table, second).await.refused(409, Code::SeatTaken);
    sit(&carl, &table, second).await.refused(409, Code::SeatTaken);
    sit(&dora, &table, second).await.ok::<TableInfo>();
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_forfeits_cannot_come_back_and_is_last() {
    let house = House::start().await;
    let (table, people, first) = pair(&house, Clock::None, Absence::Forfeit).await;
    let (gone, other) = (&people[first.index()], &people[1 - first.index()]);
    let mut looker = Client::new(gone, &table).await;
    looker.my_turn().await;
    leave(gone, &table, first).await.ok::<TableInfo>();
    until_away(&mut looker, first, &Some(Away::Forfeited { bot: Bot::Steady })).await;
    sit(gone, &table, first).await.refused(409, Code::WrongPhase);
    let act = json!({ "type": "hush", "seat": first, "topic": "whip", "on": true });
    looker.refused(act, Code::NotYourSeat).await;

    let mut client = Client::new(other, &table).await;
    let mut n = 0;
    while let Some(seat) = client.my_turn().await {
        let action = choose(client.legal(seat), n);
        client.act(seat, &action).await;
        n += 1;
    }
    let outcome = client.outcome.clone().unwrap();
    let second = Seat::new(1 - first.index());
    assert_eq!(outcome.winners, [second]);
    assert_eq!((outcome.places[first.index()], outcome.places[second.index()]), (2, 1));
    let record = other.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(record.status, 200);
    assert!(record.body.contains("(forfeited)"), "{}", &record.body[..400]);
    assert!(record.body.contains(&format!("sat-in {first} steady ")), "{}", &record.body[..400]);
    leave(other, &table, second).await.refused(409, Code::WrongPhase);
    house.stop().await;
}
