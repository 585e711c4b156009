//! Keeping order among players: one chair at a public table, removing, reporting, blocking.

use protocol::{
    BlockedPerson, Code, NewSeat, NewTable, Occupant, Page, Phase, ReportInfo, ReportReason, Role, Room, TableInfo,
    TableList, ToClient,
};
use serde_json::{Value, json};
use server::Database;
use server::admin::Admin;

use crate::accounts::{PASSWORD, patient};
use crate::client::Client;
use crate::house::House;
use crate::http::{Person, Reply, me, new_table};

impl Person {
    pub async fn try_sit(&self, table: &str, seat: usize) -> Reply {
        self.post(&format!("/api/tables/{table}/seats/{seat}/sit"), &json!({})).await
    }

    pub async fn remove(&self, table: &str, seat: usize) -> Reply {
        self.post(&format!("/api/tables/{table}/seats/{seat}/remove"), &json!({})).await
    }

    pub async fn block(&self, other: &Person) -> Reply {
        self.request("PUT", &format!("/api/blocks/{}", other.id), &[], "").await
    }

    pub async fn unblock(&self, other: &Person) -> Reply {
        self.request("DELETE", &format!("/api/blocks/{}", other.id), &[], "").await
    }

    pub async fn report(&self, table: &str, about: &Person, line: Option<&str>) -> Reply {
        let report =
            json!({ "table": table, "about": about.id, "line": line, "reason": "abuse", "words": " very rude " });
        self.post("/api/reports", &report).await
    }

    pub async fn reports(&self) -> Page<ReportInfo> {
        self.get("/api/order/reports").await.ok()
    }
}

/// The host of the server at its command line.
pub async fn admin(house: &House) -> Admin {
    Admin::open(&Database::File(house.folder.database())).await.unwrap()
}

/// An account that keeps order.
pub async fn moderator(house: &House, name: &str) -> Person {
    moderator_on(house, Database::File(house.folder.database()), name).await
}

/// The same on a database that is elsewhere.
pub async fn moderator_on(house: &House, database: Database, name: &str) -> Person {
    let mut person = Person::new(house).await;
    person.claim(name).await;
    let admin = Admin::open(&database).await.unwrap();
    admin.promote(name, Role::Moderator).await.unwrap();
    admin.close().await;
    person
}

fn open_seats(n: usize) -> Vec<NewSeat> {
    let mut seats = vec![NewSeat::Open; n];
    seats[0] = me();
    seats
}

async fn open_with(person: &Person, change: impl FnOnce(&mut NewTable), n: usize) -> TableInfo {
    let mut table = new_table(open_seats(n));
    change(&mut table);
    person.post("/api/tables", &table).await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_to_a_public_table_has_one_chair() {
    let house = House::start().await;
    let (anna, bert, carl) = (Person::new(&house).await, Person::new(&house).await, Person::new(&house).await);
    let table = anna.open(open_seats(4)).await.id;
    bert.sit(&table, 1).await;
    bert.try_sit(&table, 2).await.refused(409, Code::SeatTaken);
    carl.sit(&table, 2).await;
    bert.post(&format!("/api/tables/{table}/seats/1/leave"), &json!({})).await.ok::<TableInfo>();
    assert_eq!(bert.sit(&table, 3).await.phase, Phase::Gathering, "another chair instead of the first is fine");
    // Around the host's own screen there is room for several.
    assert_eq!(anna.sit(&table, 1).await.phase, Phase::Running);

    let family = open_with(&anna, |table| table.public = false, 3).await.id;
    bert.sit(&family, 1).await;
    assert_eq!(bert.sit(&family, 2).await.phase, Phase::Running, "who has the link may bring somebody along");
    let hot_seat = open_with(&anna, |table| table.hot_seat = true, 3).await.id;
    anna.sit(&hot_seat, 1).await;
    bert.sit(&hot_seat, 2).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_removes_somebody_who_cannot_sit_there_again() {
    let house = House::start().await;
    let (anna, bert, carl) = (Person::new(&house).await, Person::new(&house).await, Person::new(&house).await);
    let table = open_with(&anna, |table| table.public = false, 4).await.id;
    bert.sit(&table, 1).await;
    bert.sit(&table, 2).await;
    let mut at = Client::new(&bert, &table).await;
    carl.remove(&table, 1).await.refused(403, Code::NotHost);
    bert.remove(&table, 1).await.refused(403, Code::NotHost);
    anna.remove(&table, 0).await.refused(409, Code::SeatTaken);
    anna.remove(&table, 3).await.refused(409, Code::SeatTaken);
    anna.remove(&table, 9).await.refused(404, Code::SeatTaken);
    let left: TableInfo = anna.remove(&table, 1).await.ok();
    assert!(left.seats[1..].iter().all(|seat| seat.occupant == Occupant::Open), "with all chairs: {left:?}");
    loop {
        if let ToClient::Refused { id: None, refusal } = at.next().await {
            assert!(refusal.sentence.contains("removed"), "{refusal:?}");
            break;
        }
    }
    assert!(at.yours.is_empty());
    bert.try_sit(&table, 1).await.refused(403, Code::Blocked);

    // Not after a restart either; others may, and a game that runs loses nobody.
    let house = house.restart().await;
    let (anna, bert, carl) = (anna.at(&house), bert.at(&house), carl.at(&house));
    bert.try_sit(&table, 1).await.refused(403, Code::Blocked);
    carl.sit(&table, 1).await;
    anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.ok::<TableInfo>();
    anna.remove(&table, 1).await.refused(409, Code::WrongPhase);
    // A table that is closed takes its list along.
    let closed = anna.open(open_seats(2)).await.id;
    anna.remove(&closed, 1).await.refused(409, Code::SeatTaken);
    let other = open_with(&anna, |_| {}, 3).await.id;
    bert.sit(&other, 1).await;
    anna.remove(&other, 1).await.ok::<TableInfo>();
    assert_eq!(anna.request("DELETE", &format!("/api/tables/{other}"), &[], "").await.status, 204);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_keeps_the_words_and_comes_once() {
    let house = House::start_with(patient).await;
    let (anna, bert, carl) = (Person::new(&house).await, Person::new(&house).await, Person::new(&house).await);
    let mina = moderator(&house, "Mina").await;
    let table = anna.open(open_seats(3)).await.id;
    bert.sit(&table, 1).await;
    let (mut anna_at, mut bert_at) = (Client::new(&anna, &table).await, Client::new(&bert, &table).await);
    bert_at.ask(json!({ "type": "chat", "words": "you smell of troll" })).await;
    while anna_at.said.is_empty() {
        anna_at.next().await;
    }
    let line = anna_at.said[0].id.clone();
    assert_eq!(anna.report(&table, &bert, Some(&line)).await.status, 204);
    assert_eq!(anna.report(&table, &bert, Some(&line)).await.status, 204, "the same again is no mistake");
    assert_eq!(anna.report(&table, &bert, None).await.status, 204, "the person is another thing");
    assert_eq!(carl.report(&table, &bert, Some(&line)).await.status, 204);

    anna.report(&table, &anna, None).await.refused(400, Code::Malformed);
    anna.report(&table, &carl, None).await.refused(404, Code::NotFound);
    anna.report(&table, &carl, Some(&line)).await.refused(404, Code::NotFound);
    anna.report(&table, &bert, Some("no such line")).await.refused(404, Code::NotFound);
    anna.report("nowhere", &bert, None).await.refused(404, Code::UnknownTable);
    let long = json!({ "table": table, "about": bert.id, "reason": "spam", "words": "x".repeat(501) });
    anna.post("/api/reports", &long).await.refused(400, Code::Malformed);
    let odd = json!({ "table": table, "about": bert.id, "reason": "ugly" });
    anna.post("/api/reports", &odd).await.refused(400, Code::Malformed);
    let nobody = Person { cookie: String::new(), ..anna.clone() };
    nobody.report(&table, &bert, None).await.refused(401, Code::SignedOut);

    for curious in [&anna, &nobody] {
        curious.get("/api/order/reports").await.refused(403, Code::NotModerator);
    }
    let reports = mina.reports().await.rows;
    assert_eq!(reports.len(), 3, "{reports:?}");
    let first = &reports[0];
    let kept = first.line.as_ref().unwrap();
    assert_eq!((kept.words.as_str(), kept.room), ("you smell of troll", Room::Players));
    assert_eq!((first.words.as_str(), first.reason, &first.table), ("very rude", ReportReason::Abuse, &table));
    assert_eq!((&first.reporter.id, &first.about.id), (&anna.id, &bert.id));
    assert_eq!((first.n_open, first.n_measures), (3, 0));
    let context: Vec<protocol::Said> = mina.get(&format!("/api/order/reports/{}/context", first.id)).await.ok();
    assert_eq!(context[0].words, "you smell of troll");

    let settle = format!("/api/order/reports/{}/settle", first.id);
    anna.post(&settle, &json!({ "how": "acted" })).await.refused(403, Code::NotModerator);
    let settled: ReportInfo = mina.post(&settle, &json!({ "how": "acted" })).await.ok();
    assert_eq!(settled.settled.unwrap().by.unwrap().name, "Mina");
    mina.post(&settle, &json!({ "how": "dismissed" })).await.refused(409, Code::WrongPhase);
    mina.post("/api/order/reports/none/settle", &json!({ "how": "acted" })).await.refused(404, Code::NotFound);
    assert_eq!(mina.reports().await.rows.len(), 2);
    let old: Page<ReportInfo> = mina.get("/api/order/reports?settled=true").await.ok();
    assert_eq!((old.rows.len(), old.next), (1, None));
    house.stop().await;
}

/// Thirty a day are plenty for one person.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_floods_the_moderators() {
    let house = House::start_with(patient).await;
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    let mina = moderator(&house, "Mina").await;
    let mut last = None;
    for _ in 0..31 {
        let table = bert.open(open_seats(2)).await.id;
        last = Some(anna.report(&table, &bert, None).await);
    }
    last.unwrap().refused(429, Code::TooMany);
    // The page has an end, and the next one begins behind it.
    let first = mina.reports().await;
    assert_eq!((first.rows.len(), first.next), (30, None));
    mina.get("/api/order/reports?from=nowhere").await.refused(400, Code::Malformed);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_keep_apart_share_no_table_and_no_chat() {
    let house = House::start().await;
    let (anna, bert, carl) = (Person::new(&house).await, Person::new(&house).await, Person::new(&house).await);
    let table = anna.open(open_seats(4)).await.id;
    bert.sit(&table, 1).await;
    carl.sit(&table, 2).await;
    let mut carl_at = Client::new(&carl, &table).await;
    let mut anna_at = Client::new(&anna, &table).await;
    let mut bert_at = Client::new(&bert, &table).await;
    bert_at.ask(json!({ "type": "chat", "words": "before" })).await;
    while anna_at.said.is_empty() {
        anna_at.next().await;
    }

    anna.block(&anna).await.refused(400, Code::Malformed);
    assert_eq!(
        anna.request("PUT", "/api/blocks/nobody", &[], "").await.refused(404, Code::NotFound).code,
        Code::NotFound
    );
    assert_eq!(anna.block(&bert).await.status, 204);
    assert_eq!(anna.block(&bert).await.status, 204, "twice is once");
    let mine: Vec<BlockedPerson> = anna.get("/api/blocks").await.ok();
    assert_eq!(mine.iter().map(|blocked| &blocked.id).collect::<Vec<_>>(), [&bert.id]);
    assert!(bert.get("/api/blocks").await.ok::<Vec<BlockedPerson>>().is_empty());

    // At the host's table the chair is free again; what was said disappears, both ways.
    while !anna_at.said.is_empty() || anna_at.table.as_ref().unwrap().seats[1].occupant != Occupant::Open {
        anna_at.next().await;
    }
    bert.try_sit(&table, 1).await.refused(403, Code::Blocked);
    bert_at.ask(json!({ "type": "chat", "words": "do you hear me?" })).await;
    anna_at.ask(json!({ "type": "chat", "words": "peace at last" })).await;
    while carl_at.said.len() < 3 {
        carl_at.next().await;
    }
    assert_eq!(anna_at.ask(json!({ "type": "chat", "words": "and quiet" })).await, heard(&anna_at));
    assert!(anna_at.said.iter().all(|said| said.user == anna.id), "{:?}", anna_at.said);
    bert_at.ask(json!({ "type": "chat", "words": "hello?" })).await;
    assert!(bert_at.said.iter().all(|said| said.user == bert.id), "{:?}", bert_at.said);
    let bert_anew = Client::new(&bert, &table).await;
    assert!(bert_anew.said.iter().all(|said| said.user == bert.id));

    // Tables of the one are not in the other's list, and nobody sits down beside the other.
    let lists = |person: Person| async move { person.get("/api/tables").await.ok::<TableList>().open };
    assert!(lists(bert.clone()).await.iter().all(|row| row.table.host != anna.id));
    let berts = bert.open(open_seats(3)).await.id;
    assert!(lists(anna.clone()).await.iter().all(|row| row.table.id != berts));
    assert!(lists(carl.clone()).await.iter().any(|row| row.table.id == berts));
    let told = anna.try_sit(&berts, 1).await.refused(403, Code::Blocked);
    assert!(told.sentence.contains("You have blocked"), "{told:?}");
    let carls = carl.open(open_seats(3)).await.id;
    anna.sit(&carls, 1).await;
    bert.try_sit(&carls, 2).await.refused(403, Code::Blocked);

    assert_eq!(anna.unblock(&bert).await.status, 204);
    bert.sit(&carls, 2).await;
    house.stop().await;
}

fn heard(client: &Client) -> ToClient {
    let last = client.heard.iter().rev().find(|text| text.contains("\"heard\"")).expect("it was heard");
    serde_json::from_str(last).unwrap()
}

/// A block in the middle of a game takes the chat and leaves the moves.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_runs_goes_on_after_a_block() {
    let house = House::start().await;
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    let table = anna.open(open_seats(2)).await.id;
    bert.sit(&table, 1).await;
    let (mut anna_at, mut bert_at) = (Client::new(&anna, &table).await, Client::new(&bert, &table).await);
    assert_eq!(anna.block(&bert).await.status, 204);
    anna_at.reach(1).await;
    bert_at.reach(1).await;
    for n in 0..6 {
        let version = anna_at.version.max(bert_at.version);
        anna_at.reach(version).await;
        bert_at.reach(version).await;
        let mover =
            if anna_at.yours.iter().any(|seat| anna_at.asked.contains(seat)) { &mut anna_at } else { &mut bert_at };
        let seat = mover.my_turn().await.unwrap();
        let action = crate::client::choose(mover.legal(seat), n);
        mover.act(seat, &action).await;
    }
    house.stop().await;
}

/// What is about people goes with them: to an account, into their data, and away.
#[tokio::test(flavor = "multi_thread")]
async fn blocks_and_reports_join_leave_and_are_forgotten() {
    let house = House::start_with(patient).await;
    let mina = moderator(&house, "Mina").await;
    let (mut anna, mut bert) = (Person::new(&house).await, Person::new(&house).await);
    bert.claim("Bert").await;
    let table = anna.open(open_seats(3)).await.id;
    bert.sit(&table, 1).await;
    let mut bert_at = Client::new(&bert, &table).await;
    bert_at.ask(json!({ "type": "chat", "words": "my own words" })).await;
    let line = bert_at.said[0].id.clone();
    assert_eq!(anna.report(&table, &bert, Some(&line)).await.status, 204);
    assert_eq!(anna.block(&bert).await.status, 204);
    let data: Value = anna.get("/api/account/export").await.ok();
    assert_eq!(
        (data["blocked"][0]["name"].as_str(), data["reports"][0]["words"].as_str()),
        (Some("Bert"), Some("very rude"))
    );

    // A guest who signs in takes it along.
    let mut account = Person::new(&house).await;
    account.claim("Anna").await;
    anna.sign_in("Anna").await;
    let blocked: Vec<BlockedPerson> = anna.get("/api/blocks").await.ok();
    assert_eq!(blocked[0].name, "Bert");
    assert_eq!(mina.reports().await.rows[0].reporter.name, "Anna");

    let mute = json!({ "minutes": 60, "why": "Bert was rude" });
    mina.send("PUT", &format!("/api/order/people/{}/mute", bert.id), &mute).await.ok::<Value>();
    let data: Value = bert.get("/api/account/export").await.ok();
    assert_eq!(data["measures"]["mute"]["why"], "Bert was rude");
    let farewell = json!({ "by": "password", "password": PASSWORD });
    assert_eq!(bert.post("/api/account/delete", &farewell).await.status, 204);
    assert!(anna.get("/api/blocks").await.ok::<Vec<BlockedPerson>>().is_empty());
    let text = mina.get("/api/order/reports").await.body + &mina.get("/api/order/log").await.body;
    for gone in ["Bert", "my own words", "very rude"] {
        assert!(!text.contains(gone), "{gone} is still in {text}");
    }
    assert_eq!(mina.reports().await.rows.len(), 1, "that something was reported stays");
    house.stop().await;
}
