//! A whole game over the socket, and its record dealt again.

use cave_troll::CaveTroll;
use kernel::{Actor, Game, Record, Step};
use protocol::{Code, Dice, Phase, TableInfo};
use serde_json::json;

use crate::client::{Client, choose};
use crate::house::House;
use crate::http::{Person, bot, me, new_table};

#[tokio::test(flavor = "multi_thread")]
async fn one_person_against_bots_to_the_end_and_the_record_can_be_dealt_again() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![bot(), me(), bot()]).await;
    assert_eq!((table.phase, &table.secret), (Phase::Running, &None));
    let record = format!("/api/tables/{}/record", table.id);
    anna.get(&record).await.refused(409, Code::WrongPhase);

    let mut client = Client::new(&anna, &table.id).await;
    while let Some(seat) = client.my_turn().await {
        let action = choose(client.legal(seat), client.version);
        client.act(seat, &action).await;
    }
    let outcome = client.outcome.clone().expect("the game is over");
    assert!(!outcome.winners.is_empty());

    let over: TableInfo = anna.get(&format!("/api/tables/{}", table.id)).await.ok();
    assert_eq!((over.phase, over.commitment.as_str()), (Phase::Finished, table.commitment.as_str()));
    assert!(over.secret.is_some());
    let refusal =
        client.refused(json!({ "type": "undo", "seat": 1, "version": client.version }), Code::WrongPhase).await;
    assert!(refusal.sentence.contains("over"));

    let reply = anna.get(&record).await;
    assert_eq!((reply.status, reply.header("content-type")), (200, Some("text/plain; charset=utf-8")));
    let record = Record::<CaveTroll>::read(&reply.body).unwrap();
    assert_eq!(record.steps.len(), client.story.len());
    assert_eq!(CaveTroll::outcome(&deal_again(&record)), Some(outcome));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_add_to_the_dice_is_in_them_and_in_the_record() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let seats = vec![protocol::NewSeat::Open, bot()];
    let table: TableInfo = anna.post("/api/tables", &new_table(seats)).await.ok();
    let sit = json!({ "name": "Anna # the\u{a0}Bold", "entropy": " seven\nravens # and a hash " });
    let table: TableInfo = anna.post(&format!("/api/tables/{}/seats/A/sit", table.id), &sit).await.ok();
    assert_eq!(table.phase, Phase::Running);
    let mut client = Client::new(&anna, &table.id).await;
    while let Some(seat) = client.my_turn().await {
        let action = choose(client.legal(seat), client.version);
        client.act(seat, &action).await;
    }
    let text = anna.get(&format!("/api/tables/{}/record", table.id)).await.body;
    let record = Record::<CaveTroll>::read(&text).unwrap();
    assert_eq!(record.note("entropy A"), Some("seven ravens ♯ and a hash"));
    assert_eq!(record.note("seat A"), Some("Anna ♯ the Bold"));
    deal_again(&record);
    house.stop().await;
}

/// Browser tests count on it: the same seed and the same choices are the same game, bots and all. No such game is verified.
#[tokio::test(flavor = "multi_thread")]
async fn a_rehearsal_comes_out_the_same_each_time() {
    let mut games = Vec::new();
    for seed in [7, 7, 8] {
        let house = House::start_with(|config| config.rehearsal = Some(seed)).await;
        let anna = Person::new(&house).await;
        let table = anna.open(vec![bot(), me(), bot()]).await;
        let mut client = Client::new(&anna, &table.id).await;
        while let Some(seat) = client.my_turn().await {
            let action = choose(client.legal(seat), client.version);
            client.act(seat, &action).await;
        }
        let text = anna.get(&format!("/api/tables/{}/record", table.id)).await.body;
        let record = Record::<CaveTroll>::read(&text).unwrap();
        assert!(protocol::prove(&record).unwrap_err().why.contains("rehearsal"));
        games.push(record.steps);
        house.stop().await;
    }
    assert_eq!(games[0], games[1]);
    assert_ne!(games[0], games[2]);
}

/// Plays a record with the dice it reveals: every chance step must come out as it stands there.
fn deal_again(record: &Record<CaveTroll>) -> <CaveTroll as Game>::State {
    let dice = Dice::of_record(record).expect("the promise was kept");
    let mut state = CaveTroll::start(&record.setup).unwrap();
    let mut n_chances = 0;
    for (n, step) in (1..).zip(&record.steps) {
        if CaveTroll::actor(&state) == Actor::Chance {
            assert_eq!(Step::<CaveTroll>::Chance(CaveTroll::sample(&state, &mut dice.at(n))), *step, "step {n}");
            n_chances += 1;
        }
        CaveTroll::apply(&mut state, *step, &mut ()).unwrap();
    }
    assert!(n_chances > 10, "a game has many draws");
    state
}
