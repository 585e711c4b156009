//! Whether the server says that it can be relied on, and only then takes what people do.

use std::io::{Seek, Write};
use std::os::unix::fs::PermissionsExt;
use std::time::Duration;

use protocol::Code;
use serde_json::json;
use sqlx::{Connection, PgConnection};

use crate::client::{Client, choose};
use crate::cluster::Cluster;
use crate::house::House;
use crate::http::{Person, bot, me};

/// Longer than an answer about health is good for.
const LATER: Duration = Duration::from_millis(1100);

async fn is_sick(anna: &Person) {
    tokio::time::sleep(LATER).await;
    anna.get("/healthz/ready").await.refused(503, Code::Unavailable);
    anna.get("/healthz").await.refused(503, Code::Unavailable);
    assert_eq!(anna.get("/healthz/live").await.status, 200, "a restart would not help");
}

async fn is_well(anna: &Person) {
    tokio::time::sleep(LATER).await;
    assert_eq!(anna.get("/healthz/ready").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_file_was_deleted_acknowledges_nothing() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    let seat = client.my_turn().await.unwrap();
    is_well(&anna).await;

    let (file, aside) = (house.folder.database(), house.folder.0.join("aside.db"));
    std::fs::rename(&file, &aside).unwrap();
    is_sick(&anna).await;
    let rename = json!({ "name": "Anna" });
    anna.send("PUT", "/api/me", &rename).await.refused(503, Code::Unavailable);
    anna.post("/api/tables", &crate::http::new_table(vec![me(), bot()])).await.refused(503, Code::Unavailable);
    let action = choose(client.legal(seat), 0);
    let act = json!({ "type": "act", "seat": seat, "version": client.version, "action": action });
    client.refused(act, Code::Unavailable).await;
    assert!(!file.exists(), "nothing is made in its place");

    // Another file under the same name is not the same.
    std::fs::copy(&aside, &file).unwrap();
    is_sick(&anna).await;
    anna.send("PUT", "/api/me", &rename).await.refused(503, Code::Unavailable);

    std::fs::rename(&aside, &file).unwrap();
    is_well(&anna).await;
    assert_eq!(anna.send("PUT", "/api/me", &rename).await.status, 200);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_was_written_over_is_no_database() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    is_well(&anna).await;
    let mut file = std::fs::OpenOptions::new().write(true).open(house.folder.database()).unwrap();
    file.rewind().unwrap();
    file.write_all(&[b'x'; 8192]).unwrap();
    is_sick(&anna).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_but_its_owner_reads_the_file() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    anna.open(vec![me(), bot()]).await;
    let mode = |name: &str| {
        let file = house.folder.0.join(name);
        file.metadata().unwrap_or_else(|error| panic!("{name}: {error}")).permissions().mode() & 0o777
    };
    for name in ["karst.db", "karst.db-wal", "karst.db-shm"] {
        assert_eq!(mode(name), 0o600, "{name}");
    }
    std::fs::set_permissions(house.folder.database(), PermissionsExt::from_mode(0o644)).unwrap();
    let house = house.restart().await;
    let mode = house.folder.database().metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(mode, 0o640, "what a group may do stays, everybody else is shut out");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_that_takes_no_writes_is_not_well() {
    let Some(cluster) = Cluster::start() else { return };
    let house = House::start_on(&cluster).await;
    let anna = Person::new(&house).await;
    is_well(&anna).await;
    let mut db = PgConnection::connect(cluster.url().as_str()).await.unwrap();
    for (setting, well) in [("on", false), ("off", true)] {
        let sql = format!("ALTER SYSTEM SET default_transaction_read_only = {setting}");
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut db).await.unwrap();
        sqlx::raw_sql("SELECT pg_reload_conf()").execute(&mut db).await.unwrap();
        match well {
            true => is_well(&anna).await,
            false => {
                is_sick(&anna).await;
                anna.send("PUT", "/api/me", &json!({ "name": "Anna" })).await.refused(503, Code::Unavailable);
            }
        }
    }
    assert_eq!(anna.send("PUT", "/api/me", &json!({ "name": "Anna" })).await.status, 200);
    house.stop().await;
}
