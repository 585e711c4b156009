//! A backup moves a house from a file to a PostgreSQL and back, and an older PostgreSQL is not changed unasked.

use server::backup::{self, BackupError};
use server::{Database, StartError};
use sqlx::{Connection, PgConnection};

use crate::client::{Client, choose};
use crate::cluster::Cluster;
use crate::house::{Folder, House, usual};
use crate::http::{Person, me};

#[tokio::test(flavor = "multi_thread")]
async fn from_a_file_to_a_postgresql_and_back() {
    let Some(cluster) = Cluster::start() else { return };
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let mut before = Client::new(&anna, &table).await;
    for n in 0..8 {
        let seat = before.my_turn().await.unwrap();
        let action = choose(before.legal(seat), n);
        before.act(seat, &action).await;
    }
    let (file, postgres) = (Database::File(house.folder.database()), Database::Postgres(cluster.url()));
    let (first, second) = (house.folder.0.join("first.backup"), house.folder.0.join("second.backup"));
    let summary = backup::back_up(&file, &first).await.unwrap();
    assert_eq!((summary.tables, summary.people), (1, 1));
    assert!(matches!(backup::restore(&file, &first, true).await, Err(BackupError::InUse(_))));

    backup::restore(&postgres, &first, false).await.unwrap();
    let there = House::start_on(&cluster).await;
    let mut moved = Client::new(&anna.at(&there), &table).await;
    moved.reach(before.version).await;
    assert_eq!((moved.version, &moved.vantages), (before.version, &before.vantages));
    let seat = moved.my_turn().await.unwrap();
    let action = choose(moved.legal(seat), 3);
    moved.act(seat, &action).await;
    assert!(matches!(backup::restore(&postgres, &first, true).await, Err(BackupError::InUse(_))));
    backup::back_up(&postgres, &second).await.unwrap();
    drop(there.stop().await);
    let refused = backup::restore(&postgres, &first, false).await.unwrap_err().to_string();
    assert!(refused.contains("is not empty (people: 1, tables: 1)"), "{refused}");
    backup::restore(&postgres, &second, true).await.unwrap();

    let back = Folder::new();
    backup::restore(&Database::File(back.database()), &second, false).await.unwrap();
    let back = House::start_in(back, |_| {}).await;
    let mut again = Client::new(&anna.at(&back), &table).await;
    again.reach(moved.version).await;
    assert_eq!((again.version, &again.vantages), (moved.version, &moved.vantages));
    back.stop().await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_postgresql_is_changed_when_the_host_says_so() {
    let Some(cluster) = Cluster::start() else { return };
    drop(House::start_on(&cluster).await.stop().await);
    as_of_schema_8(&cluster).await;

    let mut config = usual(&Folder::new());
    config.database = Database::Postgres(cluster.url());
    let start = server::serve(config, |_| panic!("it must not start"), std::future::pending());
    let error = start.await.unwrap_err();
    assert!(matches!(error, StartError::Store(_)));
    assert!(error.to_string().contains("start this one with --migrate once"), "{error}");
    let house = House::start_with(|config| {
        config.database = Database::Postgres(cluster.url());
        config.migrate = true;
    })
    .await;
    Person::new(&house).await.open(vec![me(), me()]).await;
    house.stop().await;
}

/// Makes the database anew as an earlier Karst left it: the first eight changes, and no others noted.
async fn as_of_schema_8(cluster: &Cluster) {
    let mut db = PgConnection::connect(cluster.url().as_str()).await.unwrap();
    let back = "CREATE SCHEMA aside; ALTER TABLE _sqlx_migrations SET SCHEMA aside; DROP SCHEMA public CASCADE;
        CREATE SCHEMA public; ALTER TABLE aside._sqlx_migrations SET SCHEMA public; DELETE FROM _sqlx_migrations WHERE version > 8";
    sqlx::raw_sql(back).execute(&mut db).await.unwrap();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/store/schema");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<_> = files.filter(|file| *file.file_name().unwrap() < *"0009").collect();
    files.sort();
    for file in files {
        let sql = std::fs::read_to_string(file).unwrap().replace(" WITHOUT ROWID", "");
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut db).await.unwrap();
    }
    db.close().await.unwrap();
}
