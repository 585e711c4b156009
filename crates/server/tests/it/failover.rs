//! Another PostgreSQL takes the place of the first: nothing acknowledged is lost, and people play on.

use std::time::Duration;

use protocol::{Code, ToClient};
use serde_json::json;
use server::{Database, PostgresUrl};
use sqlx::{Connection, PgConnection};

use crate::client::{Client, choose};
use crate::cluster::Cluster;
use crate::house::House;
use crate::http::{Person, me};

/// How often the server is tried until it has found the other one.
const TRIES: usize = 100;

#[tokio::test(flavor = "multi_thread")]
async fn people_play_on_when_another_database_takes_over() {
    let Some(first) = Cluster::start() else { return };
    let place = std::env::temp_dir().join(format!("karst-fo-{}", std::process::id()));
    std::fs::create_dir_all(&place).unwrap();
    let second = Cluster::standby_of(&first, place.join("pg"));
    let mut db = PgConnection::connect(first.url().as_str()).await.unwrap();
    for sql in ["ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()"] {
        sqlx::raw_sql(sql).execute(&mut db).await.unwrap();
    }
    db.close().await.unwrap();
    // A name that leads to whichever is in charge, as a host's own would.
    let name = place.join("now");
    std::os::unix::fs::symlink(first.folder(), &name).unwrap();
    let url: PostgresUrl = format!("postgres://karst@localhost/postgres?host={}", name.display()).parse().unwrap();
    let house = House::start_with(|config| config.database = Database::Postgres(url)).await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    for n in 0..5 {
        let seat = client.my_turn().await.unwrap();
        let action = choose(client.legal(seat), n);
        client.act(seat, &action).await;
    }
    let version = client.version;

    first.stop();
    second.promote();
    let settings = "ALTER SYSTEM RESET synchronous_standby_names";
    let mut db = PgConnection::connect(second.url().as_str()).await.unwrap();
    for sql in [settings, "SELECT pg_reload_conf()"] {
        sqlx::raw_sql(sql).execute(&mut db).await.unwrap();
    }
    std::fs::remove_file(&name).unwrap();
    std::os::unix::fs::symlink(second.folder(), &name).unwrap();
    let mut tries = 0;
    while anna.send("PUT", "/api/me", &json!({ "name": "Anna" })).await.status != 200 {
        tries += 1;
        assert!(tries < TRIES, "it has not found the other database");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let mut client = Client::new(&anna, &table).await;
    client.reach(version).await;
    let seat = client.my_turn().await.unwrap();
    let act =
        json!({ "type": "act", "seat": seat, "version": client.version, "action": choose(client.legal(seat), 9) });
    let mut tries = 0;
    // The first move may still meet the connection to the old one, and is told so.
    while let ToClient::Refused { refusal, .. } = client.ask(act.clone()).await {
        assert_eq!(refusal.code, Code::Unavailable);
        tries += 1;
        assert!(tries < TRIES, "moves do not find the other database");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let sql = "SELECT COUNT(*) FROM steps WHERE table_id = $1";
    let (n_lines,): (i64,) = sqlx::query_as(sql).bind(&table).fetch_one(&mut db).await.unwrap();
    assert!(n_lines as u64 > version, "{n_lines} of more than {version} lines are there");
    house.stop().await;
    drop(second);
    let _ = std::fs::remove_dir_all(&place);
}
