//! What people read is in their language: what they chose, else what their browser prefers.

use protocol::{Code, GameCard, LessonCard, Me, NewSeat, Refusal, RuleText, ToClient};
use serde_json::json;

use crate::client::{Client, choose};
use crate::house::House;
use crate::http::{Person, me};

/// What a browser in Austria asks for.
pub const GERMAN: (&str, &str) = ("accept-language", "de-AT, de;q=0.9, en;q=0.8");

#[tokio::test(flavor = "multi_thread")]
async fn games_rules_lessons_and_refusals_are_read_in_the_language_of_the_asker() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let german = async |path: &str| anna.request("GET", path, &[GERMAN], "").await;

    let reply = german("/api/games").await;
    assert!(reply.headers("vary").any(|vary| vary.contains("accept-language") && vary.contains("cookie")), "{reply:?}");
    let (here, there): (Vec<GameCard>, Vec<GameCard>) = (reply.ok(), anna.get("/api/games").await.ok());
    for (one, other) in here.iter().zip(&there) {
        assert_eq!((&one.id, one.house.len()), (&other.id, other.house.len()));
        assert_ne!(one.lines, other.lines);
        assert!(one.house.iter().zip(&other.house).all(|(one, other)| one.id == other.id && one.text != other.text));
    }
    let rules: Vec<RuleText> = german("/api/games/cave-troll/rules").await.ok();
    assert!(rules.iter().any(|rule| rule.text.contains("Höhlentroll")), "{:?}", rules[0]);
    let (here, there): (Vec<LessonCard>, Vec<LessonCard>) =
        (german("/api/lessons").await.ok(), anna.get("/api/lessons").await.ok());
    assert_ne!(here[0].chapters[0].title, there[0].chapters[0].title);

    let unknown: Refusal = serde_json::from_str(&german("/api/tables/nowhere").await.body).unwrap();
    assert_eq!(unknown.code, Code::UnknownTable);
    assert_eq!(unknown.sentence, "Diesen Tisch gibt es nicht; vielleicht hat der Gastgeber ihn geschlossen.");
    let chosen = [GERMAN, ("cookie", "language=en")];
    let unknown: Refusal =
        serde_json::from_str(&anna.request("GET", "/api/tables/nowhere", &chosen, "").await.body).unwrap();
    assert_eq!(unknown.sentence, "There is no such table; the host may have closed it.", "what was chosen is spoken");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_are_named_in_the_language_they_read() {
    let house = House::start().await;
    for (headers, said) in [(&[GERMAN][..], "Gast "), (&[], "Guest "), (&[GERMAN, ("cookie", "language=en")], "Guest ")]
    {
        let nobody = Person { address: house.address, cookie: String::new(), id: String::new() };
        let guest: Me = nobody.request("GET", "/api/me", headers, "").await.ok();
        let number = guest.name.strip_prefix(said).and_then(|number| number.parse::<u32>().ok());
        assert!(number.is_some_and(|number| (1000..10_000).contains(&number)), "{said}: {}", guest.name);
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_one_table_everybody_hears_their_own_language() {
    let house = House::start().await;
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    let table = anna.open(vec![me(), NewSeat::Open]).await.id;
    bert.sit(&table, 1).await;
    let mut english = Client::new(&anna, &table).await;
    let mut german = Client::connect(&bert, &table, 0, &[GERMAN]).await.unwrap();
    let mut beside = Client::connect(&anna, &table, 0, &[GERMAN]).await.unwrap();
    for client in [&mut english, &mut german, &mut beside] {
        while client.asked.is_empty() {
            client.next().await;
        }
    }
    let mut decisions = 0;
    while decisions < 16 {
        let version = english.version.max(german.version);
        english.reach(version).await;
        german.reach(version).await;
        let is_asked = |client: &Client| client.yours.iter().any(|seat| client.asked.contains(seat));
        let client = match (is_asked(&english), is_asked(&german)) {
            (true, _) => &mut english,
            (_, true) => &mut german,
            // It is about to be told.
            _ => {
                english.next().await;
                continue;
            }
        };
        let seat = client.my_turn().await.expect("the game goes on");
        let action = choose(client.legal(seat), client.version);
        client.act(seat, &action).await;
        decisions += 1;
    }
    let version = english.version.max(german.version);
    for client in [&mut english, &mut german, &mut beside] {
        client.reach(version).await;
    }
    let told = |client: &Client| client.story.iter().flat_map(|story| story.sentences.clone()).collect::<Vec<_>>();
    let (one, other, third) = (told(&english), told(&german), told(&beside));
    assert_eq!((one.len(), one.len()), (other.len(), third.len()));
    assert!(one.iter().zip(&third).all(|(one, third)| one.is_empty() || one != third), "{third:?}");
    assert!(other.iter().any(|said| said.contains("Du bist am Zug")), "{other:?}");
    assert!(one.iter().any(|said| said.starts_with("Your turn")), "{one:?}");
    assert!(german.vantages[0].prompt != english.vantages[0].prompt);

    let seat = german.yours[0];
    let ToClient::Scene { scene, .. } = german.ask(json!({ "type": "scene", "seat": seat })).await else {
        panic!("no scene")
    };
    assert!(scene.hand.starts_with("Du hast"), "{}", scene.hand);
    let refusal = german
        .refused(json!({ "type": "act", "seat": english.yours[0], "version": 0, "action": {} }), Code::NotYourSeat);
    assert_eq!(refusal.await.sentence, "Dort sitzt du nicht.");
    house.stop().await;
}
