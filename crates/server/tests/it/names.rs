//! Names that people give themselves: nobody passes for somebody else, at the door or in a chair.

use protocol::{Code, NewSeat, NewTable, TableInfo};
use serde_json::json;

use crate::accounts::patient;
use crate::house::House;
use crate::http::{Person, me, new_table};

#[tokio::test(flavor = "multi_thread")]
async fn nobody_passes_for_an_account() {
    let house = House::start_with(patient).await;
    let mut anna = Person::new(&house).await;
    anna.claim("Paula").await;
    let mut bert = Person::new(&house).await;
    let own = |name: &str| new_table(vec![NewSeat::Me { name: Some(name.to_owned()), entropy: None }, NewSeat::Open]);
    let table = bert.post("/api/tables", &own("Bert")).await.ok::<TableInfo>().id;
    let sit = format!("/api/tables/{table}/seats/1/sit");
    for name in ["Paula", "PAULA", "PauIa", "P a u l a"] {
        let named = json!({ "name": name });
        bert.send("PUT", "/api/me", &named).await.refused(409, Code::NameTaken);
        bert.post(&sit, &named).await.refused(409, Code::NameTaken);
        bert.post("/api/tables", &own(name)).await.refused(409, Code::NameTaken);
        let claim = json!({ "name": name, "password": "a lantern in the deep" });
        bert.post("/api/account", &claim).await.refused(409, Code::NameTaken);
    }
    // The owner may, everywhere.
    assert_eq!(anna.post(&sit, &json!({ "name": "PauIa" })).await.status, 200);
    assert_eq!(anna.send("PUT", "/api/me", &json!({ "name": "PAULA" })).await.status, 200);
    bert.claim("Bert").await;
    bert.send("PUT", "/api/me", &json!({ "name": "PauIa" })).await.refused(409, Code::NameTaken);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_one_table_do_not_look_the_same() {
    let house = House::start().await;
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    assert_eq!(anna.send("PUT", "/api/me", &json!({ "name": "Paul" })).await.status, 200);
    let private = NewTable { public: false, ..new_table(vec![me(), NewSeat::Open, NewSeat::Open]) };
    let table = anna.post("/api/tables", &private).await.ok::<TableInfo>().id;
    let sit = |seat: u8| format!("/api/tables/{table}/seats/{seat}/sit");
    bert.post(&sit(1), &json!({ "name": "PauI" })).await.refused(409, Code::NameTaken);
    assert_eq!(bert.post(&sit(1), &json!({ "name": "Bert" })).await.status, 200);
    assert_eq!(bert.post(&sit(2), &json!({ "name": "Bert" })).await.status, 200, "at one screen they may");
    house.stop().await;
}
