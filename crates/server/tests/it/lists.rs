//! People and lists of tables.

use protocol::{Me, NewSeat, NewTable, Phase, TableList};
use serde_json::json;

use crate::client::{Client, choose};
use crate::house::House;
use crate::http::{Person, bot, me, new_table};

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_known_again() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let again = anna.get("/api/me").await;
    assert!(again.header("set-cookie").is_none());
    let known: Me = again.ok();
    assert_eq!(known.id, anna.id);
    assert!(known.name.starts_with("Guest ") && known.name.len() == 10, "{}", known.name);
    let renamed: Me = anna.send("PUT", "/api/me", &json!({ "name": "Anna" })).await.ok();
    assert_eq!((renamed.name.as_str(), renamed.id.as_str()), ("Anna", anna.id.as_str()));

    let stranger = Person { cookie: "karst_session=0123456789abcdef".into(), ..anna.clone() };
    let reply = stranger.get("/api/me").await;
    let cookie = reply.header("set-cookie").expect("a made-up session is nobody's");
    for word in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(word), "{cookie}");
    }
    assert_ne!(reply.ok::<Me>().id, anna.id);

    // Only the hash of the token is on disk.
    let token = anna.cookie.split_once('=').unwrap().1.to_owned();
    let folder = house.stop().await;
    let bytes = std::fs::read(folder.database()).unwrap();
    assert!(!bytes.windows(token.len()).any(|window| window == token.as_bytes()));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lists_show_mine_and_what_is_public() {
    let house = House::start().await;
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    let private = NewTable { public: false, ..new_table(vec![me(), NewSeat::Open]) };
    let private: protocol::TableInfo = anna.post("/api/tables", &private).await.ok();
    let open = anna.open(vec![NewSeat::Me { name: Some("Queen_100%".into()), entropy: None }, NewSeat::Open]).await;
    let running = anna.open(vec![me(), me()]).await;
    let ids = |rows: &[protocol::TableRow]| rows.iter().map(|row| row.table.id.clone()).collect::<Vec<_>>();

    let list: TableList = anna.get("/api/tables").await.ok();
    assert_eq!(ids(&list.mine), [running.id.clone(), open.id.clone(), private.id.clone()]);
    assert!(list.mine[0].my_turn && !list.mine[1].my_turn, "what waits for me comes first");
    let list: TableList = bert.get("/api/tables").await.ok();
    assert!(list.mine.is_empty());
    assert_eq!((ids(&list.open), ids(&list.running)), (vec![open.id.clone()], vec![running.id.clone()]));
    bert.sit(&private.id, 1).await;
    let list: TableList = bert.get("/api/tables").await.ok();
    assert_eq!(ids(&list.mine), [private.id]);

    for (search, n_open) in
        [("cave%20troll", 1), ("queen", 1), ("QUEEN_1", 1), ("queenx1", 0), ("%25", 1), ("%27%3B", 0), ("\\", 0)]
    {
        let list: TableList = bert.get(&format!("/api/tables?q={search}")).await.ok();
        assert_eq!(list.open.len(), n_open, "{search}");
    }
    let endless = "_".repeat(30_000);
    let list: TableList = bert.get(&format!("/api/tables?q={endless}")).await.ok();
    assert!(list.open.is_empty());
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn my_turn_is_known_without_anybody_looking() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), bot()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    while let Some(seat) = client.my_turn().await {
        let list: TableList = anna.get("/api/tables").await.ok();
        assert!(list.mine[0].my_turn);
        let action = choose(client.legal(seat), client.version);
        client.act(seat, &action).await;
        if client.version > 40 {
            break;
        }
    }
    assert_eq!(anna.get("/api/tables").await.ok::<TableList>().mine[0].table.phase, Phase::Running);
    house.stop().await;
}
