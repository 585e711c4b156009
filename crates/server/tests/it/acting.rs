//! Acting, taking back, asking why: versions, repeats and refusals.

use kernel::Seat;
use protocol::{Code, ToClient};
use serde_json::{Value, json};

use crate::client::Client;
use crate::house::House;
use crate::http::{Person, bot, me};

/// A table of two seats, both mine, with me at its socket on my turn.
async fn alone() -> (House, Person, Client, Seat) {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await;
    let mut client = Client::new(&anna, &table.id).await;
    let seat = client.my_turn().await.unwrap();
    (house, anna, client, seat)
}

/// Something legal that reveals nothing: a move on the board.
fn quiet(client: &Client, seat: Seat) -> Option<Value> {
    client.legal(seat).iter().find(|action| action["do"] == "move").cloned()
}

/// Draws and plays until somebody may move a figure.
async fn with_a_move(client: &mut Client) -> (Seat, Value) {
    loop {
        let seat = client.my_turn().await.expect("a move comes before the end");
        if let Some(action) = quiet(client, seat) {
            return (seat, action);
        }
        let action = crate::client::choose(client.legal(seat), client.version);
        client.act(seat, &action).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_answers_the_version_it_was_chosen_for() {
    let (house, _, mut client, seat) = alone().await;
    let (version, action) = (client.version, client.legal(seat)[0].clone());
    for wrong in [version - 1, version + 1, 0, u64::MAX] {
        client.refused(json!({ "type": "act", "seat": seat, "version": wrong, "action": action }), Code::Stale).await;
    }
    assert!(client.act(seat, &action).await > version);
    client.refused(json!({ "type": "act", "seat": seat, "version": version, "action": action }), Code::Stale).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeat_is_answered_again_and_done_once_even_after_a_restart() {
    let (house, anna, mut client, seat) = alone().await;
    let table = client.table.clone().unwrap().id;
    let action = client.legal(seat)[0].clone();
    let message = json!({ "type": "act", "id": "once", "seat": seat, "version": client.version, "action": action });
    client.say(message.clone()).await;
    let first = client.answer_to("once").await;
    let ToClient::Done { version, .. } = first else { panic!("{first:?}") };
    client.reach(version).await;
    client.say(message.clone()).await;
    assert_eq!(client.answer_to("once").await, first);
    assert_eq!(client.version, version);

    let house = house.restart().await;
    let mut client = Client::new(&anna.at(&house), &table).await;
    client.reach(version).await;
    client.say(message).await;
    assert_eq!(client.answer_to("once").await, first);
    assert_eq!(client.version, version);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_revealed_nothing_can_be_taken_back() {
    let (house, anna, mut client, _) = alone().await;
    let (seat, action) = with_a_move(&mut client).await;
    let (before, n_told) = (client.vantages.clone(), client.story.len());
    let moved = client.act(seat, &action).await;
    assert!(client.may_undo(seat));
    let undone = client.undo(seat).await;
    assert_eq!((undone, client.story.len()), (moved + 1, n_told));
    let views =
        |vantages: &[protocol::Vantage]| vantages.iter().map(|vantage| vantage.view.clone()).collect::<Vec<_>>();
    assert_eq!(views(&client.vantages), views(&before));

    // Whoever missed it all hears the same from any point on.
    let table = client.table.clone().unwrap().id;
    for since in [0, 1, moved - 1, moved, undone] {
        let mut late = Client::connect(&anna, &table, since, &[]).await.unwrap();
        // The story that a client at that version has: an entry for each step that stood then.
        let had = if since == undone { n_told } else { since as usize };
        late.story = client.story.iter().cloned().cycle().take(had).collect();
        for (n, story) in late.story.iter_mut().enumerate() {
            story.step = n as u64 + 1;
        }
        late.next().await;
        late.reach(undone).await;
        assert_eq!((late.version, &late.story), (undone, &client.story), "since {since}");
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_revealed_something_stays() {
    let (house, _, mut client, seat) = alone().await;
    let message = json!({ "type": "undo", "seat": seat, "version": client.version });
    client.refused(message, Code::CannotUndo).await;
    let draw = client.legal(seat).iter().find(|action| action["do"] == "draw").cloned().unwrap();
    client.act(seat, &draw).await;
    assert!(!client.may_undo(seat));
    let message = json!({ "type": "undo", "seat": seat, "version": client.version });
    client.refused(message, Code::CannotUndo).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn why_not_names_the_rule_and_changes_nothing() {
    let (house, _, mut client, seat) = alone().await;
    let (version, legal) = (client.version, client.legal(seat)[0].clone());
    let bad = json!({ "do": "move", "kind": "knight", "from": "R01", "to": "R02" });
    let refusal = client.refused(json!({ "type": "why", "seat": seat, "action": bad }), Code::Illegal).await;
    assert!(refusal.rule.is_some_and(|rule| rule.starts_with("CT-")));
    let answer = client.ask(json!({ "type": "why", "seat": seat, "action": legal })).await;
    assert!(matches!(answer, ToClient::Legal { .. }), "{answer:?}");
    let act = json!({ "type": "act", "seat": seat, "version": version, "action": bad });
    let refusal = client.refused(act, Code::Illegal).await;
    assert!(refusal.rule.is_some());
    assert_eq!(client.version, version);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_and_people_take_turns() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![bot(), me()]).await;
    let mut client = Client::new(&anna, &table.id).await;
    let seat = client.my_turn().await.unwrap();
    assert_eq!(seat, Seat::new(1));
    for turn in 0..20 {
        if client.my_turn().await.is_none() {
            break;
        }
        let action = crate::client::choose(client.legal(seat), turn);
        client.act(seat, &action).await;
    }
    assert!(client.story.iter().any(|story| story.seat == Some(Seat::new(0))), "the bot has acted");
    house.stop().await;
}
