//! A node that hears late of what another has written: it reads on, and no more than it has to.

use std::time::Duration;

use protocol::{NewSeat, Phase, TableInfo, ToClient};
use serde_json::json;
use sqlx::{Connection, PgConnection};

use crate::client::{Client, choose};
use crate::cluster::Cluster;
use crate::http::{Person, me, new_table};
use crate::nodes::{Nodes, play};

/// Ends the connections by which both nodes hear of one another: for half a second they do not.
async fn deafen(cluster: &Cluster) {
    let mut db = PgConnection::connect(cluster.url().as_str()).await.unwrap();
    let count = "SELECT COUNT(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
    while sqlx::query_as::<_, (i64,)>(count).fetch_one(&mut db).await.unwrap().0 < 2 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
    sqlx::query(end).execute(&mut db).await.unwrap();
}

/// Whatever a client wishes at a node that has not heard of the last step yet, the node reads on before it answers.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_is_behind_reads_on_for_every_kind_of_wish() {
    let Some(nodes) = Nodes::start().await else { return };
    let (anna, bert) = (Person::new(&nodes.north).await, Person::new(&nodes.south).await);
    let table = anna.open(vec![me(), NewSeat::Open]).await.id;
    bert.sit(&table, 1).await;
    let mut anna_north = Client::new(&anna, &table).await;
    let mut anna_south = Client::new(&anna.at(&nodes.south), &table).await;
    let mut bert_south = Client::new(&bert, &table).await;
    let mut bert_north = Client::new(&bert.at(&nodes.north), &table).await;
    // Whoever is to begin is called anna.
    for client in [&mut anna_north, &mut anna_south, &mut bert_south, &mut bert_north] {
        client.reach(1).await;
    }
    if !anna_north.asked.contains(&anna_north.yours[0]) {
        (anna_north, anna_south, bert_south, bert_north) = (bert_north, bert_south, anna_south, anna_north);
    }
    let (seat, other) = (anna_north.yours[0], bert_south.yours[0]);

    for wish in ["choices", "odds", "hint", "undo", "redo", "takeback", "consent"] {
        let version = anna_north.version;
        for client in [&mut anna_south, &mut bert_south, &mut bert_north] {
            client.reach(version).await;
        }
        deafen(&nodes.cluster).await;
        // Something happens at the north, and the south is asked about the game as it stands then.
        let (asked, who, more) = match wish {
            "choices" | "odds" | "hint" => {
                let action = quiet(&mut anna_north, seat).await;
                anna_north.undo(seat).await;
                let more = if wish == "odds" { json!({ "action": action }) } else { json!({}) };
                (&mut anna_south, seat, more)
            }
            "undo" | "takeback" => {
                quiet(&mut anna_north, seat).await;
                (&mut anna_south, seat, json!({}))
            }
            "redo" => {
                quiet(&mut anna_north, seat).await;
                anna_north.undo(seat).await;
                (&mut anna_south, seat, json!({}))
            }
            "consent" => {
                // No to what was asked at the south, yes to the same asked at the north.
                let version = bert_north.does(other, "consent", json!({ "yes": false })).await;
                anna_north.reach(version).await;
                anna_north.does(seat, "takeback", json!({})).await;
                (&mut bert_south, other, json!({ "yes": true }))
            }
            _ => unreachable!(),
        };
        let mut message = more;
        message["type"] = json!(wish);
        message["seat"] = json!(who);
        message["version"] = json!(anna_north.version);
        let answer = asked.ask(message).await;
        assert!(!matches!(answer, ToClient::Refused { .. }), "{wish}: {answer:?}");
        if let ToClient::Done { version, .. } = answer {
            asked.reach(version).await;
        }
        if wish == "redo" {
            asked.undo(seat).await;
        }
        let (version, n_steps) = (asked.version, asked.story.len());
        anna_north.reach(version).await;
        assert_eq!(anna_north.story.len(), n_steps, "{wish}");
    }
    // What was consented to has happened for everybody.
    bert_north.reach(anna_north.version).await;
    assert!(bert_north.takeback.is_none());
    nodes.stop().await;
}

/// Does something that shows nothing to anybody, so that it can be taken back freely.
async fn quiet(client: &mut Client, seat: kernel::Seat) -> serde_json::Value {
    assert_eq!(client.my_turn().await, Some(seat), "at version {}: {:?}", client.version, client.asked);
    let action = client.legal(seat).iter().find(|action| action["do"] != "draw").expect("something else can be done");
    let action = action.clone();
    client.act(seat, &action).await;
    assert!(client.may_undo(seat), "{action}");
    action
}

/// How many lines of logs were read from disk, by the nodes of this process together.
async fn lines_read(person: &Person) -> u64 {
    let metrics = person.get("/metrics").await.body;
    let line = metrics.lines().find(|line| line.starts_with("karst_lines_read_total ")).expect("it is counted");
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_reads_only_what_another_has_written() {
    let Some(nodes) = Nodes::start().await else { return };
    let anna = Person::new(&nodes.north).await;
    let clock = protocol::Clock::Live { main_s: 1000, increment_s: 3, delay_s: 0 };
    let new = protocol::NewTable { clock, ..new_table(vec![me(), me()]) };
    let table = anna.post("/api/tables", &new).await.ok::<TableInfo>().id;
    let mut here = Client::new(&anna, &table).await;
    let mut there = Client::new(&anna.at(&nodes.south), &table).await;
    play(&mut [&mut here], 60).await;
    there.reach(here.version).await;
    for n in 0..10 {
        let (before, version) = (lines_read(&anna).await, here.version);
        let seat = here.my_turn().await.unwrap();
        let action = choose(here.legal(seat), n);
        here.act(seat, &action).await;
        there.reach(here.version).await;
        let (read, written) = (lines_read(&anna).await - before, here.version - version);
        assert_eq!(read, written, "of a log of {version} lines");
        assert_eq!((&here.story, &here.vantages), (&there.story, &there.vantages));
        // The clocks are told behind the step: both show whose runs.
        let running = |client: &Client| client.clocks.iter().map(|clock| clock.running).collect::<Vec<_>>();
        while running(&there) != running(&here) {
            there.next().await;
        }
    }
    // To the end, which is told to all as well.
    play(&mut [&mut here], 10_000).await;
    there.reach(here.version).await;
    while there.table.as_ref().unwrap().phase != Phase::Finished {
        there.next().await;
    }
    assert_eq!(there.outcome, here.outcome);
    nodes.stop().await;
}
