//! A server on a PostgreSQL: the same table as on a file.

use protocol::{Code, Phase, TableInfo, TableList, ToClient};
use serde_json::json;
use server::{Config, Database};
use sqlx::{Connection, PgConnection};

use crate::client::{Client, choose};
use crate::cluster::Cluster;
use crate::house::{Folder, House, usual};
use crate::http::{Person, bot, me};

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_and_a_restart() {
    let Some(cluster) = Cluster::start() else { return };
    let house = House::start_on(&cluster).await;
    let anna = Person::new(&house).await;
    let rename = json!({ "name": "Änne" });
    assert_eq!(anna.send("PUT", "/api/me", &rename).await.status, 200);
    let table = anna.open(vec![me(), bot(), me()]).await;
    let mut client = Client::new(&anna, &table.id).await;
    for n in 0..10 {
        let seat = client.my_turn().await.unwrap();
        let action = choose(client.legal(seat), n);
        client.act(seat, &action).await;
    }
    house.stop().await;

    let house = House::start_on(&cluster).await;
    let anna = anna.at(&house);
    let found: TableList = anna.get("/api/tables?q=%C3%84NN").await.ok();
    assert_eq!(found.mine.len(), 1, "found by the name of a player");
    let mut again = Client::new(&anna, &table.id).await;
    again.reach(client.version).await;
    assert!(again.story.starts_with(&client.story));
    while let Some(seat) = again.my_turn().await {
        let action = choose(again.legal(seat), again.version);
        again.act(seat, &action).await;
    }
    let over: TableInfo = anna.get(&format!("/api/tables/{}", table.id)).await.ok();
    assert_eq!(over.phase, Phase::Finished);
    // PostgreSQL has no place for the character zero.
    assert_eq!(anna.get("/api/tables?q=%00").await.status, 200);
    anna.get("/api/tables/%00").await.refused(404, Code::NotFound);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_away_is_said_at_the_start() {
    let Some(cluster) = Cluster::start() else { return };
    cluster.stop();
    let folder = Folder::new();
    let config = Config { database: Database::Postgres(cluster.url()), ..usual(&folder) };
    let start = server::serve(config, |_| panic!("it must not start"), std::future::pending());
    let sentence = start.await.unwrap_err().to_string();
    assert!(sentence.starts_with("The database postgres://localhost/postgres cannot be reached: "), "{sentence}");
    cluster.go_on();
    House::start_on(&cluster).await.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_answers_slowly_is_waited_for_and_then_refused_politely() {
    let Some(cluster) = Cluster::start() else { return };
    let house = House::start_on(&cluster).await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await;
    let mut client = Client::new(&anna, &table.id).await;
    let mut db = PgConnection::connect(cluster.url().as_str()).await.unwrap();
    for (seconds, is_done) in [(2, true), (7, false)] {
        let seat = client.my_turn().await.unwrap();
        let action = choose(client.legal(seat), 0);
        let act = json!({ "type": "act", "seat": seat, "version": client.version, "action": action });
        sqlx::raw_sql("BEGIN; LOCK TABLE steps IN EXCLUSIVE MODE").execute(&mut db).await.unwrap();
        let release = async {
            tokio::time::sleep(std::time::Duration::from_secs(seconds)).await;
            sqlx::raw_sql("COMMIT").execute(&mut db).await.unwrap();
        };
        let before = client.version;
        let (answer, ()) = tokio::join!(client.ask(act.clone()), release);
        match answer {
            ToClient::Done { version, .. } if is_done => client.reach(version).await,
            ToClient::Refused { refusal, .. } if !is_done => {
                assert_eq!((refusal.code, client.version), (Code::Unavailable, before));
                client.act(seat, &act["action"]).await;
            }
            other => panic!("after {seconds} s: {other:?}"),
        }
    }
    house.stop().await;
}
