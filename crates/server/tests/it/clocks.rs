//! Clocks: whose run, what happens when one is up, and that they stand still while no server runs.

use std::time::{Duration, Instant};

use kernel::Seat;
use protocol::{Absence, Away, Bot, Clock, Code, NewSeat, NewTable, Occupant, TableInfo, TableList, ToClient};
use serde_json::json;

use crate::client::{Client, choose};
use crate::cluster::Cluster;
use crate::disk;
use crate::house::{Folder, House};
use crate::http::{Person, bot, me, new_table};

pub const SITS_IN: Absence = Absence::BotSitsIn { bot: Bot::Novice };

/// A live clock without increment.
pub fn live(main_s: u32) -> Clock {
    Clock::Live { main_s, increment_s: 0, delay_s: 0 }
}

/// Opens a table of these seats with this clock.
pub async fn open(person: &Person, seats: Vec<NewSeat>, clock: Clock, absence: Absence) -> TableInfo {
    person.post("/api/tables", &NewTable { clock, absence, ..new_table(seats) }).await.ok()
}

/// Anna and Bert at a table, and which of them is asked first.
pub async fn pair(house: &House, clock: Clock, absence: Absence) -> (String, [Person; 2], Seat) {
    let (anna, bert) = (Person::new(house).await, Person::new(house).await);
    let table = open(&anna, vec![me(), NewSeat::Open], clock, absence).await.id;
    bert.sit(&table, 1).await;
    let mut spectator = Client::new(&Person::new(house).await, &table).await;
    while spectator.asked.is_empty() {
        spectator.next().await;
    }
    (table, [anna, bert], spectator.asked[0])
}

/// Reads on until the seat is so.
pub async fn until_away(client: &mut Client, seat: Seat, wanted: &Option<Away>) {
    while client.table.as_ref().is_none_or(|table| table.seats[seat.index()].away != *wanted) {
        client.next().await;
    }
}

async fn until_clocks(client: &mut Client) {
    while client.clocks.is_empty() {
        client.next().await;
    }
}

fn left(client: &Client, seat: Seat) -> i64 {
    client.clocks[seat.index()].left_ms
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_of_who_is_asked_runs_and_gains_when_they_are_done() {
    let house = House::start().await;
    let clock = Clock::Live { main_s: 600, increment_s: 30, delay_s: 0 };
    let (table, people, first) = pair(&house, clock, SITS_IN).await;
    let mut client = Client::new(&people[first.index()], &table).await;
    until_clocks(&mut client).await;
    let info = client.table.clone().unwrap();
    assert_eq!((info.clock, info.absence), (clock, SITS_IN));
    let running: Vec<_> = client.clocks.iter().filter(|clock| clock.running).map(|clock| clock.seat).collect();
    assert_eq!(running, [first]);
    let second = Seat::new(1 - first.index());
    assert_eq!(left(&client, second), 600_000);

    tokio::time::sleep(Duration::from_millis(300)).await;
    let mut n = 0;
    while client.asked == [first] {
        let action = choose(client.legal(first), n);
        client.act(first, &action).await;
        client.clocks.clear();
        until_clocks(&mut client).await;
        n += 1;
    }
    let after = left(&client, first);
    assert!((600_000..=629_700).contains(&after), "300 ms are gone and 30 s came back: {after}");
    assert!(client.clocks[second.index()].running && !client.clocks[first.index()].running);
    let lists: TableList = people[second.index()].get("/api/tables").await.ok();
    let shown = lists.mine[0].left_ms.unwrap();
    assert!(lists.mine[0].my_turn && (590_000..=600_000).contains(&shown), "{shown}");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_cost_nobody_time_and_a_table_without_a_clock_tells_of_none() {
    let house = House::start_with(|config| config.bot_pause = Duration::from_secs(3600)).await;
    let anna = Person::new(&house).await;
    let table = open(&anna, vec![bot(), me(), bot(), bot()], live(60), SITS_IN).await.id;
    let mut client = Client::new(&anna, &table).await;
    until_clocks(&mut client).await;
    if !client.asked.contains(&Seat::new(1)) {
        assert!(client.clocks.iter().all(|clock| !clock.running && clock.left_ms == 60_000));
    }
    let plain = anna.open(vec![me(), me()]).await;
    let mut client = Client::new(&anna, &plain.id).await;
    client.my_turn().await;
    client.say(json!({ "type": "ping" })).await;
    while client.next().await != ToClient::Pong {}
    assert!(client.clocks.is_empty() && plain.clock == Clock::None);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_sits_in_when_time_is_up_and_goes_when_the_person_is_back() {
    let house = House::start().await;
    let (table, people, first) = pair(&house, live(2), SITS_IN).await;
    let (late, other) = (&people[first.index()], &people[1 - first.index()]);
    let mut client = Client::new(late, &table).await;
    let begun = Instant::now();
    let sat_in = Some(Away::SatIn { bot: Bot::Novice });
    until_away(&mut client, first, &sat_in).await;
    assert!(begun.elapsed() < Duration::from_secs(4));
    assert!(matches!(
        &client.table.as_ref().unwrap().seats[first.index()].occupant,
        Occupant::Person { user, .. } if *user == late.id
    ));
    // The bot decides until the turn is the other's, and everybody can see that it was not they.
    let second = Seat::new(1 - first.index());
    while client.asked != [second] {
        client.next().await;
    }
    let decided: Vec<_> = client.story.iter().filter(|story| story.seat == Some(first)).collect();
    assert!(!decided.is_empty() && decided.iter().all(|story| story.sat_in == Some(Bot::Novice)));
    let lists: TableList = late.get("/api/tables").await.ok();
    assert!(!lists.mine[0].my_turn);

    let back: TableInfo = late.post(&format!("/api/tables/{table}/seats/{}/sit", first.index()), &json!({})).await.ok();
    assert_eq!(back.seats[first.index()].away, None);
    until_away(&mut client, first, &None).await;
    client.clocks.clear();
    until_clocks(&mut client).await;
    assert_eq!(left(&client, first), 2_000, "enough to get going again");

    // What the bot did is known after a restart too.
    let before: Vec<_> = client.story.iter().map(|story| story.sat_in).collect();
    let house = house.restart().await;
    let mut again = Client::new(&other.at(&house), &table).await;
    again.reach(client.version).await;
    let after: Vec<_> = again.story.iter().map(|story| story.sat_in).collect();
    assert_eq!(after[..before.len()], before);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn to_act_is_to_be_back() {
    // The bot would take an hour to decide.
    let house = House::start_with(|config| config.bot_pause = Duration::from_secs(3600)).await;
    let (table, people, first) = pair(&house, live(1), SITS_IN).await;
    let mut client = Client::new(&people[first.index()], &table).await;
    until_away(&mut client, first, &Some(Away::SatIn { bot: Bot::Novice })).await;
    let bad = json!({ "type": "act", "seat": first, "version": client.version, "action": { "do": "nonsense" } });
    client.refused(bad, Code::Malformed).await;
    let action = choose(client.legal(first), 0);
    client.act(first, &action).await;
    let now: TableInfo = people[0].get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(now.seats[first.index()].away, None);
    let mine = client.story.iter().rfind(|story| story.seat == Some(first)).unwrap();
    assert_eq!(mine.sat_in, None);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_sleeps_wakes_when_time_is_up() {
    let house = House::start_with(|config| config.table_sleeps_after = Duration::from_millis(20)).await;
    let anna = Person::new(&house).await;
    let clock = Clock::Days { move_s: 2, bank_s: 0 };
    let table = open(&anna, vec![me(), me()], clock, Absence::Substitute).await.id;
    let begun = Instant::now();
    loop {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let now: TableInfo = anna.get(&format!("/api/tables/{table}")).await.ok();
        if now.seats.iter().any(|seat| seat.away == Some(Away::Wanted)) {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(8), "it never woke");
    }
    assert!(begun.elapsed() >= Duration::from_millis(1_900), "{:?}", begun.elapsed());
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_stand_still_while_the_server_is_down() {
    let house = House::start().await;
    let (table, [anna, _], first) = pair(&house, live(60), SITS_IN).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let folder = house.stop().await;
    tokio::time::sleep(Duration::from_millis(3_500)).await;
    let house = House::start_in(folder, |_| {}).await;
    let mut client = Client::new(&anna.at(&house), &table).await;
    until_clocks(&mut client).await;
    let now = left(&client, first);
    assert!((57_500..=59_500).contains(&now), "half a second went by, and 3.5 more that do not count: {now}");
    assert!(client.clocks[first.index()].running);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crash_costs_nobody_time_and_gives_at_most_a_second() {
    let house = House::start().await;
    let (table, [anna, _], first) = pair(&house, live(60), SITS_IN).await;
    let mut before = Client::new(&anna, &table).await;
    tokio::time::sleep(Duration::from_millis(2_600)).await;
    before.clocks.clear();
    let mut witness = Client::new(&anna, &table).await;
    until_clocks(&mut witness).await;
    // As if the power had failed: the files as they are now, without a goodbye.
    let crashed = Folder::new();
    for file in ["karst.db", "karst.db-wal"] {
        std::fs::copy(house.folder.0.join(file), crashed.0.join(file)).unwrap();
    }
    let then = left(&witness, first);
    tokio::time::sleep(Duration::from_millis(2_000)).await;
    let again = House::start_in(crashed, |_| {}).await;
    let started = Instant::now();
    let mut after = Client::new(&anna.at(&again), &table).await;
    until_clocks(&mut after).await;
    let ran = started.elapsed().as_millis() as i64;
    let now = left(&after, first);
    assert!(now <= then + 1_500, "{then} became {now}: more than a second is given");
    assert!(now >= then - ran - 1_000, "{then} became {now}: time was taken while no server ran");
    house.stop().await;
    again.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_timed_is_refused() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let mut table = serde_json::to_value(new_table(vec![me(), bot()])).unwrap();
    for bad in [json!({ "kind": "live", "main_s": 0 }), json!({ "kind": "days", "move_s": 99_999_999 })] {
        table["clock"] = bad;
        anna.post("/api/tables", &table).await.refused(422, Code::BadSetup);
    }
    for bad in
        [json!({ "kind": "hourglass" }), json!({ "kind": "live" }), json!(7), json!({ "kind": "live", "main_s": -1 })]
    {
        table["clock"] = bad;
        anna.post("/api/tables", &table).await.refused(400, Code::Malformed);
    }
    table["clock"] = json!({ "kind": "live", "main_s": 60 });
    table["absence"] = json!({ "then": "bot-sits-in", "bot": "clever" });
    anna.post("/api/tables", &table).await.refused(400, Code::Malformed);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_refuses_ends_nobodys_time_halfway() {
    let house = House::start().await;
    let (table, people, first) = pair(&house, live(2), SITS_IN).await;
    let mut client = Client::new(&people[first.index()], &table).await;
    let mut db = disk::open(&house.folder).await;
    let refuse = "CREATE TRIGGER full BEFORE UPDATE ON seats BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";
    sqlx::query(refuse).execute(&mut db).await.unwrap();
    tokio::time::sleep(Duration::from_millis(3_000)).await;
    let now: TableInfo = people[0].get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(now.seats[first.index()].away, None);
    sqlx::query("DROP TRIGGER full").execute(&mut db).await.unwrap();
    until_away(&mut client, first, &Some(Away::SatIn { bot: Bot::Novice })).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_nodes_neither_ends_time_that_is_not_up() {
    let Some(cluster) = Cluster::start() else { return };
    let (one, two) = (House::start_on(&cluster).await, House::start_on(&cluster).await);
    let (table, people, first) = pair(&one, Clock::Days { move_s: 6, bank_s: 0 }, SITS_IN).await;
    // The second node has the table awake and hears nothing of what is decided at the first.
    let far = Client::new(&Person::new(&two).await, &table).await;
    assert_eq!(far.table.as_ref().map(|table| table.clock), Some(Clock::Days { move_s: 6, bank_s: 0 }));
    tokio::time::sleep(Duration::from_secs(3)).await;
    let mut client = Client::new(&people[first.index()], &table).await;
    let mut n = 0;
    client.my_turn().await;
    while client.asked == [first] {
        let action = choose(client.legal(first), n);
        client.act(first, &action).await;
        n += 1;
    }
    let decided = Instant::now();
    // By now the alarm that the second node knew of has rung there.
    tokio::time::sleep(Duration::from_millis(4_200)).await;
    let now: TableInfo = people[0].get(&format!("/api/tables/{table}")).await.ok();
    assert!(now.seats.iter().all(|seat| seat.away.is_none()), "{:?}", now.seats);
    // The other one's time runs out after all, once.
    let second = Seat::new(1 - first.index());
    until_away(&mut client, second, &Some(Away::SatIn { bot: Bot::Novice })).await;
    assert!(decided.elapsed() > Duration::from_secs(5), "{:?}", decided.elapsed());
    one.stop().await;
    two.stop().await;
}
