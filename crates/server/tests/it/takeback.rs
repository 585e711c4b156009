//! Taking back what others have seen: only when they agree, and never to fish for better dice. And doing again.

use kernel::Seat;
use protocol::{Code, NewSeat};
use serde_json::{Value, json};

use crate::client::{Client, choose};
use crate::house::House;
use crate::http::{Person, bot, me};
use crate::records::proven;

const A: Seat = Seat::new(0);

/// The first action that does this.
fn doing(legal: &[Value], what: &str) -> Option<Value> {
    legal.iter().find(|action| action["do"] == what).cloned()
}

/// Plays on until `seat` may draw a card, which it then does.
async fn play_until_drawn(clients: &mut [Client; 2]) -> (usize, Value) {
    loop {
        let version = clients[0].version.max(clients[1].version).max(1);
        for client in clients.iter_mut() {
            client.reach(version).await;
        }
        let who = clients[0].asked[0].index();
        let legal = clients[who].legal(Seat::new(who)).to_vec();
        let draw = doing(&legal, "draw");
        let action = draw.clone().unwrap_or_else(|| choose(&legal, 1));
        let done = clients[who].act(Seat::new(who), &action).await;
        clients[1 - who].reach(done).await;
        if let Some(draw) = draw {
            return (who, draw);
        }
    }
}

async fn two_people(house: &House) -> (String, [Person; 2], [Client; 2]) {
    let people = [Person::new(house).await, Person::new(house).await];
    let table = people[0].open(vec![me(), NewSeat::Open]).await.id;
    people[1].sit(&table, 1).await;
    let clients = [Client::new(&people[0], &table).await, Client::new(&people[1], &table).await];
    (table, people, clients)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_takeback_needs_the_others_and_says_why() {
    let house = House::start().await;
    let (_, _, mut clients) = two_people(&house).await;
    let (who, _) = play_until_drawn(&mut clients).await;
    let (asker, other) = (Seat::new(who), Seat::new(1 - who));

    // The one who drew is told what stops it; the refusal of an undo changes nothing.
    let vantage = clients[who].vantage(asker);
    assert!(!vantage.may_undo && vantage.may_ask_back, "{vantage:?}");
    assert!(vantage.undo_barred.contains("Chance has decided since your last action"), "{}", vantage.undo_barred);
    let version = clients[who].version;
    clients[who].refused(json!({ "type": "undo", "seat": asker, "version": version }), Code::CannotUndo).await;

    // Asked: both see the question; a second one has to wait; the asker cannot agree, the other can refuse.
    let n_steps = clients[who].story.len();
    let version = clients[who].does(asker, "takeback", json!({})).await;
    clients[1 - who].reach(version).await;
    for client in &clients {
        let asked = client.takeback.clone().expect("everybody sees the question");
        assert_eq!((asked.seat, asked.waits_for.clone()), (asker, vec![other]));
        assert!(asked.question.contains("asks to take back"), "{}", asked.question);
        assert_eq!(client.story.len(), n_steps, "nothing is taken back yet");
    }
    let again = json!({ "type": "takeback", "seat": asker, "version": version });
    clients[who].refused(again, Code::CannotUndo).await;
    let own = json!({ "type": "consent", "seat": asker, "version": version, "yes": true });
    clients[who].refused(own, Code::CannotUndo).await;
    let version = clients[1 - who].does(other, "consent", json!({ "yes": false })).await;
    clients[who].reach(version).await;
    assert_eq!((&clients[who].takeback, clients[who].story.len()), (&None, n_steps));
    let late = json!({ "type": "consent", "seat": other, "version": version, "yes": true });
    clients[1 - who].refused(late, Code::CannotUndo).await;

    // Withdrawn by the asker, and ended by the next step.
    clients[who].does(asker, "takeback", json!({})).await;
    let version = clients[who].does(asker, "consent", json!({ "yes": false })).await;
    clients[1 - who].reach(version).await;
    assert_eq!(clients[1 - who].takeback, None);
    let version = clients[who].does(asker, "takeback", json!({})).await;
    clients[1 - who].reach(version).await;
    let next = clients[0].asked[0].index();
    let action = choose(clients[next].legal(Seat::new(next)), 0);
    let version = clients[next].act(Seat::new(next), &action).await;
    clients[1 - next].reach(version).await;
    assert_eq!(clients[who].takeback, None, "a step ends the question");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_chance_comes_again_and_other_steps_meet_other_dice() {
    let house = House::start().await;
    let (table, people, mut clients) = two_people(&house).await;
    let (who, draw) = play_until_drawn(&mut clients).await;
    let (asker, other) = (Seat::new(who), Seat::new(1 - who));
    let drawn = clients[who].story.last().unwrap().clone();
    let before = clients[who].story.len();

    // Everybody agrees: the draw is taken back. Drawn again it is the same card: nobody can fish.
    let consent = async |clients: &mut [Client; 2]| {
        let version = clients[who].does(asker, "takeback", json!({})).await;
        clients[1 - who].reach(version).await;
        let version = clients[1 - who].does(other, "consent", json!({ "yes": true })).await;
        clients[who].reach(version).await;
    };
    consent(&mut clients).await;
    assert!(clients[who].story.len() < before);
    assert_eq!(clients[who].takeback, None);
    let version = clients[who].act(asker, &draw).await;
    clients[1 - who].reach(version).await;
    assert_eq!(clients[who].story.last().unwrap(), &drawn, "the same again");

    // A restart in between changes nothing of it: the rounds are in the log.
    consent(&mut clients).await;
    let house = house.restart().await;
    let people = people.map(|person| person.at(&house));
    let mut clients = [Client::new(&people[0], &table).await, Client::new(&people[1], &table).await];
    for client in &mut clients {
        client.reach(1).await;
    }
    let version = clients[who].act(asker, &draw).await;
    clients[1 - who].reach(version).await;
    assert_eq!(clients[who].story.last().unwrap(), &drawn, "the same again, after a restart");

    // Something else first: then the dice are those of the next round. The finished record proves all of it.
    consent(&mut clients).await;
    let legal = clients[who].legal(asker).to_vec();
    if let Some(action) = legal.iter().find(|action| action["do"] != "draw") {
        let version = clients[who].act(asker, action).await;
        clients[1 - who].reach(version).await;
    }
    while clients[0].outcome.is_none() {
        let version = clients[0].version.max(clients[1].version);
        for client in &mut clients {
            client.reach(version).await;
        }
        if clients[0].outcome.is_some() {
            break;
        }
        let next = clients[0].asked[0].index();
        let action = choose(clients[next].legal(Seat::new(next)), 3);
        let version = clients[next].act(Seat::new(next), &action).await;
        clients[1 - next].reach(version).await;
    }
    let text = people[0].get(&format!("/api/tables/{table}/record")).await.body;
    assert_eq!(text.lines().filter(|line| line.starts_with("takeback ")).count(), 3, "{text}");
    assert!(text.lines().any(|line| line.starts_with("dice ")), "a round is named: {text}");
    let kept = proven(&text).expect("the dice hold");
    assert_eq!((kept.len(), kept[0].n_takebacks), (1, 3));
    // Without that line the dice of round 0 do not fit any more.
    let forged: String =
        text.lines().filter(|line| !line.starts_with("dice ")).map(|line| format!("{line}\n")).collect();
    assert!(proven(&forged).is_err());
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_with_bots_a_takeback_needs_nobody() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), bot()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    let mut n_steps = Vec::new();
    for _ in 0..4 {
        client.my_turn().await.expect("the game runs");
        n_steps.push(client.story.len());
        let action = choose(client.legal(A), 0);
        client.act(A, &action).await;
    }
    client.my_turn().await.expect("the game runs");
    let story = client.story.clone();
    // To any action of my own, not only to the last one; not to a bot's, not to chance, not to what is not there.
    let own: Vec<_> = story.iter().filter(|step| step.seat == Some(A)).map(|step| step.step - 1).collect();
    let foreign = story.iter().find(|step| step.seat != Some(A)).unwrap().step - 1;
    for to in [foreign, 9_999, u64::MAX] {
        let message = json!({ "type": "takeback", "seat": A, "version": client.version, "to": to });
        client.refused(message, Code::CannotUndo).await;
    }
    client.does(A, "takeback", json!({ "to": own[1] })).await;
    assert_eq!(client.story.len() as u64, own[1]);
    assert_eq!(client.story[..], story[..own[1] as usize]);
    assert_eq!(client.asked, [A], "it is my decision again");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_undone_can_be_done_again_while_nothing_else_happened() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    // Play until something could be taken back freely.
    let (seat, action) = loop {
        let seat = client.my_turn().await.expect("the game runs");
        let action = client.legal(seat).iter().find(|action| action["do"] != "draw").cloned();
        let action = action.unwrap_or_else(|| choose(client.legal(seat), 0));
        client.act(seat, &action).await;
        if client.may_undo(seat) {
            break (seat, action);
        }
    };
    let story = client.story.clone();
    assert_eq!(client.vantage(seat).undo_barred, "");
    assert!(!client.vantage(seat).may_redo);
    let nothing = json!({ "type": "redo", "seat": seat, "version": client.version });
    client.refused(nothing, Code::CannotUndo).await;

    client.undo(seat).await;
    assert!(client.vantage(seat).may_redo);
    client.does(seat, "redo", json!({})).await;
    assert_eq!(client.story, story);
    assert!(!client.vantage(seat).may_redo);

    // After something else there is nothing to do again.
    client.undo(seat).await;
    let other = client.legal(seat).iter().find(|other| **other != action).cloned().expect("there is a choice");
    client.act(seat, &other).await;
    assert!(!client.vantage(seat).may_redo);
    let nothing = json!({ "type": "redo", "seat": seat, "version": client.version });
    client.refused(nothing, Code::CannotUndo).await;
    house.stop().await;
}
