//! What goes by itself after a while, and what stays.

use std::time::{Duration, Instant};

use protocol::{Code, NewSeat};
use serde_json::json;
use server::Config;
use sqlx::{AnyConnection, Connection};

use crate::client::Client;
use crate::cluster::Cluster;
use crate::house::House;
use crate::http::{Person, me};

/// In milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

fn sweeps_often(config: &mut Config) {
    config.limits.sweep_every = Duration::from_millis(50);
}

async fn connect(url: &str) -> AnyConnection {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(url).await.unwrap()
}

/// Makes everything of somebody as old as this.
async fn age(db: &mut AnyConnection, user: &str, days: i64) {
    for sql in [
        "UPDATE users SET created_ms = created_ms - $2 WHERE id = $1",
        "UPDATE sessions SET created_ms = created_ms - $2, seen_ms = seen_ms - $2 WHERE user_id = $1",
    ] {
        sqlx::query(sql).bind(user).bind(days * DAY).execute(&mut *db).await.unwrap();
    }
}

async fn age_table(db: &mut AnyConnection, table: &str, days: i64) {
    for sql in [
        "UPDATE tables SET touched_ms = touched_ms - $2 WHERE id = $1",
        "UPDATE chat SET at_ms = at_ms - $2 WHERE table_id = $1",
    ] {
        sqlx::query(sql).bind(table).bind(days * DAY).execute(&mut *db).await.unwrap();
    }
}

async fn count(db: &mut AnyConnection, sql: &'static str, of: &str) -> i64 {
    sqlx::query_as::<_, (i64,)>(sql).bind(of).fetch_one(db).await.unwrap().0
}

const USERS: &str = "SELECT COUNT(*) FROM users WHERE id = $1";
const SESSIONS: &str = "SELECT COUNT(*) FROM sessions WHERE user_id = $1";
const TABLES: &str = "SELECT COUNT(*) FROM tables WHERE id = $1";
const CHAT: &str = "SELECT COUNT(*) FROM chat WHERE table_id = $1";

/// Waits until there is none of it any more.
async fn gone(db: &mut AnyConnection, sql: &'static str, of: &str) {
    let begun = Instant::now();
    while count(db, sql, of).await > 0 {
        assert!(begun.elapsed() < Duration::from_secs(30), "{of} is still there: {sql}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_sessions_and_tables_go_and_who_has_played_stays() {
    let house = House::start_with(sweeps_often).await;
    let url = format!("sqlite:{}", house.folder.database().display());
    guests_sessions_and_tables(&house, &url).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_sessions_and_tables_go_from_a_postgresql_too() {
    let Some(cluster) = Cluster::start() else { return };
    let on_postgres = |config: &mut Config| {
        sweeps_often(config);
        config.database = server::Database::Postgres(cluster.url());
    };
    // Two nodes sweep at once, and nobody minds.
    let (house, other) = (House::start_with(on_postgres).await, House::start_with(on_postgres).await);
    guests_sessions_and_tables(&house, cluster.url().as_str()).await;
    other.stop().await;
    house.stop().await;
}

async fn guests_sessions_and_tables(house: &House, url: &str) {
    let mut db = connect(url).await;
    let (idle, fresh, player) = (Person::new(house).await, Person::new(house).await, Person::new(house).await);
    let (host, talker, mut account) = (Person::new(house).await, Person::new(house).await, Person::new(house).await);
    account.claim("Anna").await;
    let game = player.open(vec![me(), me()]).await.id;
    let gathering = host.open(vec![me(), NewSeat::Open]).await.id;
    let lively = host.open(vec![me(), NewSeat::Open]).await.id;
    for table in [&gathering, &lively] {
        let mut client = Client::new(&talker, table).await;
        client.ask(json!({ "type": "chat", "words": "anybody here?" })).await;
    }
    for person in [&idle, &player, &host, &talker, &account] {
        age(&mut db, &person.id, 31).await;
    }
    age_table(&mut db, &game, 500).await;
    age_table(&mut db, &gathering, 31).await;
    sqlx::query("UPDATE tables SET touched_ms = 0 WHERE id = $1").bind(&lively).execute(&mut db).await.unwrap();

    gone(&mut db, USERS, &idle.id).await;
    gone(&mut db, TABLES, &gathering).await;
    assert_eq!(count(&mut db, SESSIONS, &idle.id).await, 0);
    assert_eq!(count(&mut db, CHAT, &gathering).await, 0);
    host.get(&format!("/api/tables/{gathering}")).await.refused(404, Code::UnknownTable);
    for (person, why) in [
        (&fresh, "seen lately"),
        (&player, "has played"),
        (&host, "hosts a table where somebody spoke lately"),
        (&talker, "has said something there"),
        (&account, "has an account"),
    ] {
        assert_eq!(count(&mut db, USERS, &person.id).await, 1, "{why}");
        assert_eq!(count(&mut db, SESSIONS, &person.id).await, 1, "{why}");
    }
    assert_eq!((count(&mut db, TABLES, &game).await, count(&mut db, TABLES, &lively).await), (1, 1));
    assert_eq!(player.me().await.id, player.id);
    // That they were here is noted in a moment.
    gone(&mut db, "SELECT COUNT(*) FROM sessions WHERE user_id = $1 AND seen_ms < created_ms + 1000", &player.id).await;

    // Sessions last longer than guests; what was played stays.
    age(&mut db, &player.id, 401).await;
    age(&mut db, &account.id, 401).await;
    gone(&mut db, SESSIONS, &player.id).await;
    gone(&mut db, SESSIONS, &account.id).await;
    assert_eq!((count(&mut db, USERS, &player.id).await, count(&mut db, USERS, &account.id).await), (1, 1));
    db.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_somebody_looks_at_stays_until_they_have_gone() {
    let house = House::start_with(sweeps_often).await;
    let mut db = connect(&format!("sqlite:{}", house.folder.database().display())).await;
    let host = Person::new(&house).await;
    let (watched, other) =
        (host.open(vec![me(), NewSeat::Open]).await.id, host.open(vec![me(), NewSeat::Open]).await.id);
    let client = Client::new(&host, &watched).await;
    for table in [&watched, &other] {
        age_table(&mut db, table, 31).await;
    }
    gone(&mut db, TABLES, &other).await;
    assert_eq!(count(&mut db, TABLES, &watched).await, 1);
    // Sitting down and standing up again shows that somebody cares.
    let late = Person::new(&house).await;
    late.sit(&watched, 1).await;
    let touched = "SELECT touched_ms FROM tables WHERE id = $1";
    let now_ms = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
    assert!(now_ms - count(&mut db, touched, &watched).await < DAY);
    drop(client);
    house.stop().await;
}
