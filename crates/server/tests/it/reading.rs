//! Help with reading the table: what happened meanwhile, what can be done, how it may turn out.

use protocol::{Code, NewSeat, ToClient};
use serde_json::{Value, json};

use crate::client::{Client, choose};
use crate::house::House;
use crate::http::{Person, bot, me};

#[tokio::test(flavor = "multi_thread")]
async fn the_story_names_turns_and_rules() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), bot()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    for _ in 0..12 {
        if let Some(seat) = client.my_turn().await {
            let action = choose(client.legal(seat), client.version);
            client.act(seat, &action).await;
        }
    }
    let turns: Vec<_> = client.story.iter().flat_map(|story| &story.turns).collect();
    assert!(turns.len() > 1 && turns.iter().all(|turn| turn.seats.len() == 1), "{turns:?}");
    for story in &client.story {
        assert_eq!(story.rules.len(), story.sentences.len());
        for (rule, sentence) in story.rules.iter().zip(&story.sentences) {
            assert_eq!(rule.is_none(), sentence.is_empty(), "{story:?}");
        }
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_asked_hears_what_can_be_done_and_how_it_may_turn_out() {
    let house = House::start().await;
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    let table = anna.open(vec![me(), NewSeat::Open]).await.id;
    bert.sit(&table, 1).await;
    let (mut first, mut second) = (Client::new(&anna, &table).await, Client::new(&bert, &table).await);
    first.reach(1).await;
    second.reach(1).await;
    let seat = first.asked[0];
    let (asked, other) =
        if first.yours.contains(&seat) { (&mut first, &mut second) } else { (&mut second, &mut first) };

    let choices = |version: u64| json!({ "type": "choices", "seat": seat, "version": version });
    other.refused(choices(other.version), Code::NotYourSeat).await;
    let not_asked = json!({ "type": "choices", "seat": other.yours[0], "version": other.version });
    other.refused(not_asked, Code::NotYourTurn).await;
    asked.refused(choices(asked.version + 1), Code::Stale).await;
    let ToClient::Choices { can, cannot, .. } = asked.ask(choices(asked.version)).await else { panic!("no choices") };
    let offers: usize = can.iter().map(|kind| kind.offers.len()).sum();
    assert_eq!(offers, asked.legal(seat).len());
    assert!(cannot.iter().all(|no| no.rule.starts_with("CT-") && !no.words.is_empty()), "{cannot:?}");

    let draw = asked.legal(seat).iter().find(|action| action["do"] == "draw").expect("one may draw").clone();
    let odds =
        |version: u64, action: &Value| json!({ "type": "odds", "seat": seat, "version": version, "action": action });
    other.refused(odds(other.version, &draw), Code::NotYourSeat).await;
    asked.refused(odds(asked.version + 1, &draw), Code::Stale).await;
    let (stay, fly) = (json!({ "do": "stay" }), json!({ "do": "fly" }));
    asked.refused(odds(asked.version, &stay), Code::Illegal).await;
    asked.refused(odds(asked.version, &fly), Code::Malformed).await;
    let ToClient::Odds { odds, about, .. } = asked.ask(odds(asked.version, &draw)).await else { panic!("no odds") };
    assert!(!about, "one knows one's own deck");
    let sum: u32 = odds.iter().map(|odd| u32::from(odd.per_mille)).sum();
    assert!((995..=1005).contains(&sum), "{odds:?}");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happened_meanwhile_is_told_to_those_who_sit_there() {
    let house = House::start().await;
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    let table = anna.open(vec![me(), bot()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    let mut told = None;
    while told.is_none() {
        let Some(seat) = client.my_turn().await else { break };
        let answer = client.ask(json!({ "type": "since", "seat": seat })).await;
        let ToClient::Since { words, .. } = answer else { panic!("{answer:?}") };
        told = words;
        let action = choose(client.legal(seat), client.version);
        client.act(seat, &action).await;
    }
    assert!(told.is_some_and(|words| words.ends_with('.')));
    let mut stranger = Client::new(&bert, &table).await;
    stranger.refused(json!({ "type": "since", "seat": 0 }), Code::NotYourSeat).await;
    house.stop().await;
}
