//! What somebody has played: counted when a game is over, told to others as far as it was public, and forgotten with them.

use protocol::{Against, Career, Code, Me, NewSeat, Occupant, TableInfo};
use serde_json::{Value, json};

use crate::client::{Client, play_out};
use crate::house::House;
use crate::http::{Person, bot, me, new_table};

async fn career(of: &Person, asker: &Person) -> Career {
    asker.get(&format!("/api/people/{}", of.id)).await.ok()
}

async fn played(person: &Person, seats: Vec<NewSeat>, public: bool) -> String {
    let wanted = protocol::NewTable { public, ..new_table(seats) };
    let table: TableInfo = person.post("/api/tables", &json!(wanted)).await.ok();
    let mut client = Client::new(person, &table.id).await;
    play_out(&mut [&mut client]).await;
    table.id
}

#[tokio::test(flavor = "multi_thread")]
async fn games_count_when_they_are_over_and_others_know_the_public_ones() {
    let house = House::start().await;
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    assert_eq!(career(&anna, &anna).await.played, 0);
    let open = played(&anna, vec![me(), bot()], true).await;
    let hidden = played(&anna, vec![me(), bot()], false).await;
    // Two chairs of one person: nobody knows who of them has won.
    played(&anna, vec![me(), NewSeat::Me { name: Some("Carl".into()), entropy: None }], true).await;

    let own = career(&anna, &anna).await;
    assert!(own.mine && own.next.is_none());
    assert_eq!(own.latest.iter().map(|game| game.table.as_str()).collect::<Vec<_>>(), [&hidden, &open]);
    assert_eq!(
        own.tallies.iter().map(|tally| (tally.against, tally.played)).collect::<Vec<_>>(),
        [(Against::Steady, 2)]
    );
    assert_eq!(own.won, own.latest.iter().filter(|game| game.place == 1).count() as u32);
    for game in &own.latest {
        assert_eq!(game.won, game.lead.is_some_and(|lead| lead > 0) || (game.won && game.lead == Some(0)), "{game:?}");
    }
    let seen = career(&anna, &bert).await;
    assert!(!seen.mine);
    assert_eq!(seen.latest.iter().map(|game| game.table.as_str()).collect::<Vec<_>>(), [&open]);
    bert.get("/api/people/nobody").await.refused(404, Code::NotFound);

    let data: Value = anna.get("/api/account/export").await.ok();
    assert_eq!(data["results"].as_array().unwrap().len(), 2);
    anna.post("/api/account/delete", &json!({ "by": "word", "word": "delete" })).await;
    bert.get(&format!("/api/people/{}", anna.id)).await.refused(404, Code::NotFound);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_portrait_is_everywhere_at_once_and_goes_with_its_owner() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), bot()]).await.id;
    let usual: Me = anna.get("/api/me").await.ok();
    let chosen: Me = anna.send("PUT", "/api/me/face", &json!({ "face": 17 })).await.ok();
    assert_eq!((usual.face, chosen.face.as_str()), (protocol::person_face(None, &anna.id), "person-17"));
    anna.send("PUT", "/api/me/face", &json!({ "face": protocol::FACES })).await.refused(400, Code::Malformed);
    // The table is awake and hears of it by and by.
    let face = async || -> String {
        let info: TableInfo = anna.get(&format!("/api/tables/{table}")).await.ok();
        match &info.seats[0].occupant {
            Occupant::Person { face, .. } => face.clone(),
            Occupant::Bot { .. } | Occupant::Open => String::new(),
        }
    };
    while face().await != "person-17" {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    let data: Value = anna.get("/api/account/export").await.ok();
    assert_eq!(data["account"]["face"], "person-17");
    house.stop().await;
}
