//! Two servers on one PostgreSQL, with the players of a table on different ones.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use protocol::{Code, NewSeat, Occupant, Phase, TableInfo, ToClient};
use serde_json::json;
use server::{Config, Database};

use crate::client::{Client, choose};
use crate::cluster::Cluster;
use crate::house::{Folder, House, usual};
use crate::http::{Person, bot, me};

/// Two servers, and the database they share.
pub struct Nodes {
    pub north: House,
    pub south: House,
    pub cluster: Cluster,
}

impl Nodes {
    pub async fn start() -> Option<Nodes> {
        let cluster = Cluster::start()?;
        let (north, south) = (House::start_on(&cluster).await, House::start_on(&cluster).await);
        Some(Nodes { north, south, cluster })
    }

    pub async fn stop(self) {
        tokio::join!(self.north.stop(), self.south.stop());
    }
}

fn is_present(table: &TableInfo, seat: usize) -> bool {
    matches!(table.seats[seat].occupant, Occupant::Person { present: true, .. })
}

/// Plays in turn, each by their own node, until the game is over or so many actions are done.
pub async fn play(clients: &mut [&mut Client], n_actions: u64) {
    for n in 0..n_actions {
        let version = clients.iter().map(|client| client.version).max().unwrap();
        for client in clients.iter_mut() {
            client.reach(version).await;
        }
        let turn = clients.iter().position(|client| client.yours.iter().any(|seat| client.asked.contains(seat)));
        match turn {
            Some(turn) => {
                let client = &mut clients[turn];
                let seat = client.my_turn().await.unwrap();
                let action = choose(client.legal(seat), n);
                client.act(seat, &action).await;
            }
            None if clients[0].outcome.is_some() => return,
            // A bot is to decide.
            None => clients[0].reach(version + 1).await,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_on_different_nodes_play_a_whole_game() {
    let Some(nodes) = Nodes::start().await else { return };
    let anna = Person::new(&nodes.north).await;
    let bert = Person::new(&nodes.south).await;
    let table = anna.open(vec![me(), bot(), NewSeat::Open]).await;
    let mut anna_at = Client::new(&anna, &table.id).await;
    assert_eq!(bert.sit(&table.id, 2).await.phase, Phase::Running);
    let mut bert_at = Client::new(&bert, &table.id).await;
    // Each sees that the other is there, although no node has both.
    for client in [&mut anna_at, &mut bert_at] {
        while !client.table.as_ref().is_some_and(|table| is_present(table, 0) && is_present(table, 2)) {
            client.next().await;
        }
    }
    let listed: protocol::TableList = bert.get("/api/tables").await.ok();
    assert!(is_present(&listed.mine[0].table, 0));
    let rename = json!({ "name": "Bert the Bold" });
    assert_eq!(bert.send("PUT", "/api/me", &rename).await.status, 200);
    while !serde_json::to_string(&anna_at.table).unwrap().contains("Bert the Bold") {
        anna_at.next().await;
    }

    bert_at.say(json!({ "type": "chat", "id": "c1", "words": "well met" })).await;
    while !anna_at.heard.iter().any(|text| text.contains("well met")) {
        anna_at.next().await;
    }

    play(&mut [&mut anna_at, &mut bert_at], 10_000).await;
    assert!(anna_at.outcome.is_some());
    bert_at.reach(anna_at.version).await;
    assert_eq!((anna_at.version, anna_at.story.len()), (bert_at.version, bert_at.story.len()));
    let over: TableInfo = bert.get(&format!("/api/tables/{}", table.id)).await.ok();
    assert_eq!(over.phase, Phase::Finished);
    drop(bert_at);
    while is_present(anna_at.table.as_ref().unwrap(), 2) {
        anna_at.next().await;
    }
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_nodes_that_append_one_wins_and_the_other_says_stale() {
    let Some(nodes) = Nodes::start().await else { return };
    let anna = Person::new(&nodes.north).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let mut here = Client::new(&anna, &table).await;
    let mut there = Client::new(&anna.at(&nodes.south), &table).await;
    for n in 0..30 {
        let version = here.version.max(there.version);
        tokio::join!(here.reach(version), there.reach(version));
        let seat = here.my_turn().await.unwrap();
        there.my_turn().await;
        let act =
            json!({ "type": "act", "seat": seat, "version": here.version, "action": choose(here.legal(seat), n) });
        let answers = tokio::join!(here.ask(act.clone()), there.ask(act));
        let codes = [answers.0, answers.1].map(|answer| match answer {
            ToClient::Done { version, .. } => Ok(version),
            ToClient::Refused { refusal, .. } => Err(refusal.code),
            other => panic!("{other:?}"),
        });
        let done = codes.iter().find_map(|code| code.ok()).expect("one of them wins");
        assert!(codes.contains(&Err(Code::Stale)), "{codes:?}");
        tokio::join!(here.reach(done), there.reach(done));
        assert_eq!((here.version, &here.story), (there.version, &there.story));
    }
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_repeated_at_another_node_is_answered_again() {
    let Some(nodes) = Nodes::start().await else { return };
    let anna = Person::new(&nodes.north).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let mut here = Client::new(&anna, &table).await;
    let mut there = Client::new(&anna.at(&nodes.south), &table).await;
    let seat = here.my_turn().await.unwrap();
    let action = choose(here.legal(seat), 0);
    let act = json!({ "id": "again", "type": "act", "seat": seat, "version": here.version, "action": action });
    here.say(act.clone()).await;
    let ToClient::Done { version, .. } = here.answer_to("again").await else { panic!("it is done") };
    there.say(act.clone()).await;
    let ToClient::Done { version: again, .. } = there.answer_to("again").await else { panic!("it was done") };
    assert_eq!(again, version);
    // A client that has seen more than its new node knows is not told that it is wrong.
    here.reach(version).await;
    let seat = here.my_turn().await.unwrap();
    let version = here.act(seat, &choose(here.legal(seat), 1)).await;
    let act = json!({ "type": "act", "seat": here.my_turn().await.unwrap(), "version": version,
        "action": choose(here.legal(here.asked[0]), 2) });
    assert!(matches!(there.ask(act).await, ToClient::Done { .. }));
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chair_is_given_once() {
    let Some(nodes) = Nodes::start().await else { return };
    let host = Person::new(&nodes.north).await;
    let (anna, bert) = (Person::new(&nodes.north).await, Person::new(&nodes.south).await);
    for n in 0..15 {
        let table = host.open(vec![NewSeat::Open, NewSeat::Open, me()]).await.id;
        let path = |seat: usize| format!("/api/tables/{table}/seats/{seat}/sit");
        // Every third time they want different chairs, the last two.
        let other = usize::from(n % 3 == 0);
        let body = json!({});
        let (path_a, path_b) = (path(0), path(other));
        let replies = tokio::join!(anna.post(&path_a, &body), bert.post(&path_b, &body));
        let statuses = [replies.0.status, replies.1.status];
        assert!(statuses.contains(&200) && statuses.iter().all(|status| [200, 409].contains(status)), "{statuses:?}");
        let now: TableInfo = bert.get(&format!("/api/tables/{table}")).await.ok();
        let taken = now.seats.iter().filter(|seat| seat.occupant != Occupant::Open).count();
        assert_eq!(taken, 1 + statuses.iter().filter(|status| **status == 200).count());
        assert_eq!(now.phase == Phase::Running, taken == 3);
    }
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_signs_out_or_joins_an_account_at_one_node_does_so_at_all() {
    let Some(nodes) = Nodes::start().await else { return };
    let mut anna = Person::new(&nodes.north).await;
    anna.claim("Anna").await;
    let table = anna.open(vec![me(), me()]).await.id;
    let mut socket = Client::new(&anna.at(&nodes.south), &table).await;
    assert_eq!(anna.request("DELETE", "/api/sessions", &[], "").await.status, 204);
    let refusal = tokio::time::timeout(Duration::from_secs(5), socket.bye()).await.expect("at once");
    assert_eq!(refusal.code, Code::SignedOut);

    // A guest's table is awake at the other node when the guest becomes Anna.
    let mut guest = Person::new(&nodes.north).await;
    let table = guest.open(vec![me(), NewSeat::Open]).await.id;
    let mut looking = Client::new(&Person::new(&nodes.south).await, &table).await;
    assert_eq!(guest.sign_in("Anna").await.joined, 1);
    let sits =
        |table: &TableInfo| matches!(&table.seats[0].occupant, Occupant::Person { user, .. } if *user == anna.id);
    let told = async { while !matches!(looking.next().await, ToClient::Table { table, .. } if sits(&table)) {} };
    tokio::time::timeout(Duration::from_secs(5), told).await.expect("the other node hears of it at once");
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_a_node_stops_its_players_and_bots_go_on_at_the_other() {
    let Some(nodes) = Nodes::start().await else { return };
    let Nodes { north, south, cluster } = nodes;
    let anna = Person::new(&north).await;
    let table = anna.open(vec![me(), bot(), bot()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    play(&mut [&mut client], 8).await;
    let (_, bye) = tokio::join!(north.stop(), client.bye());
    assert_eq!(bye.code, Code::Unavailable);
    let mut again = Client::since(&anna.at(&south), &table, client.version).await;
    again.story = client.story.clone();
    again.version = client.version;
    let begun = std::time::Instant::now();
    again.my_turn().await;
    assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
    play(&mut [&mut again], 8).await;
    south.stop().await;
    drop(cluster);
}

/// No test by itself: a node in a process of its own, which [`Doomed::start`] starts and the test kills.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_to_be_killed() {
    let Ok(url) = std::env::var(DOOMED) else { return };
    let folder = Folder::new();
    let config = Config { database: Database::Postgres(url.parse().unwrap()), ..usual(&folder) };
    server::serve(config, |address| println!("\nlistening on {address}"), std::future::pending()).await.unwrap();
}

/// Says to the test program that it is to be a node, and on which database.
const DOOMED: &str = "KARST_TEST_NODE";

/// A node that dies without a word.
struct Doomed {
    child: Child,
    address: SocketAddr,
}

impl Doomed {
    fn start(cluster: &Cluster) -> Doomed {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["--exact", "nodes::a_node_to_be_killed", "--nocapture"]).env(DOOMED, cluster.url().as_str());
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let told = lines.map_while(Result::ok).find_map(|line| line.strip_prefix("listening on ")?.parse().ok());
        Doomed { child, address: told.expect("the node starts") }
    }
}

impl Drop for Doomed {
    /// SIGKILL.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn when_a_node_is_killed_its_players_go_on_at_the_other() {
    let Some(cluster) = Cluster::start() else { return };
    let (north, doomed) = (House::start_on(&cluster).await, Doomed::start(&cluster));
    let (anna, bert) = (Person::new(&north).await, Person::new(&north).await);
    let anna_there = Person { address: doomed.address, ..anna.clone() };
    let table = anna_there.open(vec![me(), NewSeat::Open, bot()]).await.id;
    bert.sit(&table, 1).await;
    let mut anna_at = Client::new(&anna_there, &table).await;
    let mut bert_at = Client::new(&bert, &table).await;
    play(&mut [&mut anna_at, &mut bert_at], 15).await;
    let (version, story) = (anna_at.version.max(bert_at.version), anna_at.story.clone());
    drop(doomed);
    assert!(anna_at.next_or_end().await.is_none() || anna_at.next_or_end().await.is_none(), "her socket is dead");

    let begun = std::time::Instant::now();
    let mut again = Client::new(&anna, &table).await;
    again.reach(version).await;
    assert_eq!(again.story[..story.len()], story[..]);
    // Whoever is asked moves, be it the bot whose node is dead.
    while again.version == version && bert_at.version == version {
        play(&mut [&mut again, &mut bert_at], 1).await;
    }
    assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
    play(&mut [&mut again, &mut bert_at], 30).await;
    // After a while she is no longer seen at the dead node, only here.
    while !is_present(bert_at.table.as_ref().unwrap(), 0) {
        bert_at.next().await;
    }
    drop(again);
    while is_present(bert_at.table.as_ref().unwrap(), 0) {
        bert_at.next().await;
    }
    north.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_goes_and_comes_back() {
    let Some(nodes) = Nodes::start().await else { return };
    let (anna, bert) = (Person::new(&nodes.north).await, Person::new(&nodes.south).await);
    let table = anna.open(vec![me(), NewSeat::Open]).await.id;
    bert.sit(&table, 1).await;
    let (mut here, mut there) = (Client::new(&anna, &table).await, Client::new(&bert, &table).await);
    play(&mut [&mut here, &mut there], 6).await;
    let version = here.version.max(there.version);
    nodes.cluster.stop();
    // Whoever acts is refused in words, or parted from in words.
    let client = if here.yours.iter().any(|seat| here.asked.contains(seat)) { &mut here } else { &mut there };
    let seat = client.my_turn().await.unwrap();
    let action = choose(client.legal(seat), 0);
    client.say(json!({ "id": "x", "type": "act", "seat": seat, "version": client.version, "action": action })).await;
    let refusal = loop {
        match client.next().await {
            ToClient::Refused { refusal, .. } | ToClient::Bye { refusal } => break refusal,
            _ => {}
        }
    };
    assert_eq!(refusal.code, Code::Unavailable);
    anna.get("/api/tables").await.refused(503, Code::Unavailable);

    nodes.cluster.go_on();
    let mut here = Client::new(&anna, &table).await;
    let mut there = Client::new(&bert, &table).await;
    here.reach(version).await;
    play(&mut [&mut here, &mut there], 6).await;
    assert!(here.version.max(there.version) >= version + 6);
    nodes.stop().await;
}
