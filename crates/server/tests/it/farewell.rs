//! Taking one's data along, and being forgotten.

use protocol::{Absence, Code, NewSeat, Occupant, Phase, TableInfo};
use serde_json::{Value, json};

use crate::accounts::{PASSWORD, patient};
use crate::client::Client;
use crate::house::House;
use crate::http::{Person, me, new_table};
use crate::languages::GERMAN;

#[tokio::test(flavor = "multi_thread")]
async fn an_export_has_everything_and_no_secret() {
    let house = House::start_with(patient).await;
    let mut anna = Person::new(&house).await;
    let seats = vec![NewSeat::Me { name: Some("Annie".into()), entropy: Some("my dice".into()) }, me()];
    let table = anna.open(seats).await.id;
    let mut client = Client::new(&anna, &table).await;
    let seat = client.my_turn().await.unwrap();
    let action = client.legal(seat)[0].clone();
    client.act(seat, &action).await;
    anna.claim("Anna").await;
    assert_eq!(anna.post("/api/tokens", &json!({ "name": "My bot", "scopes": ["play"] })).await.status, 201);
    let webhook = json!({ "form": "json", "url": "https://1.1.1.1/a-secret-path" }).to_string();
    let headers = [("content-type", "application/json"), GERMAN];
    assert_eq!(anna.request("POST", "/api/me/webhooks", &headers, &webhook).await.status, 201);

    let reply = anna.get("/api/account/export").await;
    assert_eq!(reply.header("content-disposition"), Some("attachment; filename=\"karst-my-data.json\""));
    let data: Value = reply.ok();
    assert_eq!(data["account"]["name"], "Anna");
    assert_eq!(data["account"]["id"], anna.id.as_str());
    assert_eq!(data["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(data["tokens"][0]["name"], "My bot");
    assert_eq!(
        (data["tables"][0]["id"].as_str(), data["tables"][0]["host"].as_bool()),
        (Some(table.as_str()), Some(true))
    );
    assert_eq!(data["tables"][0]["seats"][0]["name_at_this_table"], "Annie");
    assert_eq!(data["tables"][0]["seats"][0]["added_to_the_dice"], "my dice");
    assert_eq!(data["steps"].as_array().unwrap().len(), 1);
    assert_eq!(data["steps"][0]["table"], table.as_str());
    assert_eq!(data["webhooks"][0]["language"], "de");
    for secret in [PASSWORD, "a-secret-path", "argon2id", anna.cookie.split_once('=').unwrap().1] {
        assert!(!reply.body.contains(secret), "{secret}");
    }
    // Nobody else's.
    let stranger: Value = Person::new(&house).await.get("/api/account/export").await.ok();
    assert_eq!((stranger["tables"].clone(), stranger["steps"].clone()), (json!([]), json!([])));
    let nobody = Person { cookie: String::new(), ..anna.clone() };
    nobody.get("/api/account/export").await.refused(401, Code::SignedOut);
    house.stop().await;
}

fn name_at(table: &TableInfo, seat: usize) -> Option<&str> {
    match &table.seats[seat].occupant {
        Occupant::Person { name, .. } => Some(name),
        Occupant::Bot { .. } | Occupant::Open => None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_forgotten_leaves_games_that_can_be_read() {
    let house = House::start_with(patient).await;
    let (mut anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    anna.claim("Anna").await;
    let running = bert.open(vec![me(), NewSeat::Open]).await.id;
    anna.post(&format!("/api/tables/{running}/seats/1/sit"), &json!({ "name": "Annie" })).await;
    let hosted = anna.open(vec![me(), NewSeat::Open]).await.id;
    let gathering = bert.open(vec![me(), NewSeat::Open, NewSeat::Open]).await.id;
    anna.sit(&gathering, 1).await;
    let mut bert_looks = Client::new(&bert, &running).await;
    let mut anna_looks = Client::new(&anna, &running).await;

    let path = "/api/account/delete";
    let by_password = |password: &str| json!({ "by": "password", "password": password });
    anna.post(path, &by_password("not the password")).await.refused(401, Code::WrongPassword);
    anna.post(path, &json!({ "by": "word", "word": "delete" })).await.refused(422, Code::NotConfirmed);
    anna.post(path, &json!({})).await.refused(400, Code::Malformed);
    assert_eq!(anna.me().await.name, "Anna", "nothing was changed");

    let reply = anna.post(path, &by_password(PASSWORD)).await;
    assert_eq!(reply.status, 204);
    assert!(reply.header("set-cookie").unwrap().contains("Max-Age=0"));
    assert_eq!(anna_looks.bye().await.code, Code::SignedOut);
    while name_at(bert_looks.table.as_ref().unwrap(), 1) != Some("Someone who left") {
        bert_looks.next().await;
    }
    let table: TableInfo = bert.get(&format!("/api/tables/{running}")).await.ok();
    assert_eq!((table.phase, name_at(&table, 1)), (Phase::Running, Some("Someone who left")));
    let table: TableInfo = bert.get(&format!("/api/tables/{gathering}")).await.ok();
    assert_eq!(table.seats[1].occupant, Occupant::Open);
    bert.get(&format!("/api/tables/{hosted}")).await.refused(404, Code::UnknownTable);
    anna.try_sign_in("Anna", PASSWORD).await.refused(401, Code::WrongPassword);
    assert_ne!(anna.me().await.id, anna.id);
    // The name is free again, and the disk has forgotten it.
    let folder = house.stop().await;
    let house = House::start_in(folder, patient).await;
    let mut another = Person::new(&house).await;
    another.claim("Anna").await;
    assert!(another.tables().await.is_empty());
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_forgotten_by_a_word() {
    let house = House::start().await;
    let guest = Person::new(&house).await;
    let name = guest.me().await.name;
    let table = guest.open(vec![me(), me()]).await.id;
    let path = "/api/account/delete";
    guest.post(path, &json!({ "by": "word", "word": "please" })).await.refused(422, Code::NotConfirmed);
    guest.post(path, &json!({ "by": "password", "password": "delete" })).await.refused(422, Code::NotConfirmed);
    assert_eq!(guest.post(path, &json!({ "by": "word", "word": " Delete " })).await.status, 204);
    assert_ne!(guest.me().await.id, guest.id);
    let reply = Person::new(&house).await.get(&format!("/api/tables/{table}")).await;
    assert!(!reply.body.contains(&name) && reply.body.contains("Someone who left"), "{}", reply.body);
    let nobody = Person { cookie: String::new(), ..guest };
    nobody.post(path, &json!({ "by": "word", "word": "delete" })).await.refused(401, Code::SignedOut);
    house.stop().await;
}

/// Where a substitute has taken my seat, the table still says whose it was.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_a_substitute_took_is_exported_and_forgotten_too() {
    let house = House::start_with(patient).await;
    let mut anna = Person::new(&house).await;
    let (bert, carl) = (Person::new(&house).await, Person::new(&house).await);
    let mut new = new_table(vec![me(), NewSeat::Open]);
    new.absence = Absence::Substitute;
    let table = bert.post("/api/tables", &new).await.ok::<TableInfo>().id;
    let sit = json!({ "name": "Annie of the Deep" });
    assert_eq!(anna.post(&format!("/api/tables/{table}/seats/1/sit"), &sit).await.status, 200);
    assert_eq!(anna.post(&format!("/api/tables/{table}/seats/1/leave"), &json!({})).await.status, 200);
    assert_eq!(carl.post(&format!("/api/tables/{table}/seats/1/sit"), &json!({})).await.status, 200);
    // The guest's seat is the account's, also this one.
    let mut account = Person::new(&house).await;
    account.claim("Anna").await;
    anna.sign_in("Anna").await;
    let exported: Value = account.get("/api/account/export").await.ok();
    assert_eq!(exported["tables"][0]["id"], table.as_str());
    assert_eq!(exported["tables"][0]["seats_of_mine_that_others_took"][0]["name_at_this_table"], "Annie of the Deep");

    let farewell = json!({ "by": "password", "password": PASSWORD });
    assert_eq!(account.post("/api/account/delete", &farewell).await.status, 204);
    let seen = bert.get(&format!("/api/tables/{table}")).await;
    assert!(!seen.body.contains("Annie"), "{}", seen.body);
    let folder = house.stop().await;
    let mut db = crate::disk::open(&folder).await;
    let sql = "SELECT COUNT(*) FROM seats WHERE away LIKE '%Annie%' OR name LIKE '%Annie%'";
    assert_eq!(sqlx::query_as::<_, (i64,)>(sql).fetch_one(&mut db).await.unwrap().0, 0);
}
