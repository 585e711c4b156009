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

/// Everything that is written and read about people.
#[tokio::test(flavor = "multi_thread")]
async fn people_are_kept_and_forgotten() {
    let Some(cluster) = Cluster::start() else { return };
    let house = House::start_on(&cluster).await;
    let (mut anna, mut second) = (Person::new(&house).await, Person::new(&house).await);
    let own = anna.open(vec![me(), bot()]).await.id;
    anna.claim("Änne").await;
    second.open(vec![me(), me()]).await;
    assert_eq!(second.sign_in("ÄNNE").await.joined, 1);
    assert_eq!(anna.tables().await.len(), 2);
    anna.try_sign_in("nobody\u{0}", "not the password").await.refused(401, Code::WrongPassword);
    let bert = Person::new(&house).await;
    let claim = json!({ "name": "änne", "password": crate::accounts::PASSWORD });
    bert.post("/api/account", &claim).await.refused(409, Code::NameTaken);

    let sessions: Vec<protocol::SessionInfo> = anna.get("/api/sessions").await.ok();
    assert_eq!(sessions.len(), 2);
    let token = json!({ "name": "My bot", "scopes": ["read"] });
    assert_eq!(anna.post("/api/tokens", &token).await.status, 201);
    let data: serde_json::Value = anna.get("/api/account/export").await.ok();
    assert_eq!(data["tables"].as_array().map(Vec::len), Some(2));
    let path = "/api/account/password";
    let change = json!({ "current": crate::accounts::PASSWORD, "new": "another lantern" });
    assert_eq!(anna.send("PUT", path, &change).await.status, 204);

    let admin = server::admin::Admin::open(&Database::Postgres(cluster.url())).await.unwrap();
    let people = admin.people("änn").await.unwrap();
    assert_eq!((people.len(), people[0].is_account, people[0].n_tables), (1, true, 2));
    admin.close().await;

    let farewell = json!({ "by": "password", "password": "another lantern" });
    assert_eq!(anna.post("/api/account/delete", &farewell).await.status, 204);
    let left: TableInfo = bert.get(&format!("/api/tables/{own}")).await.ok();
    assert!(matches!(&left.seats[0].occupant, protocol::Occupant::Person { name, .. } if name == "Someone who left"));
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
