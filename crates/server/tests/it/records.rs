//! Records as files, uploaded ones, games that go on from a moment of another, and what the dice did.

use cave_troll::CaveTroll;
use kernel::{Record, Seat};
use protocol::{Code, Decided, DiceReport, Doubt, Kept, Moments, Phase, RecordJson, RecordRow, Replay, TableInfo};
use serde_json::json;

use crate::client::{Client, choose};
use crate::house::House;
use crate::http::Person;
use crate::replay::finished;

/// What holds of a record's dice.
pub fn proven(text: &str) -> Result<Vec<Kept>, Doubt> {
    protocol::prove(&Record::<CaveTroll>::read(text).expect("the record keeps to the rules"))
}

async fn upload(person: &Person, text: &str) -> crate::http::Reply {
    person.request("POST", "/api/records", &[("content-type", "text/plain")], text).await
}

async fn play_to_the_end(person: &Person, table: &str) -> Client {
    let mut client = Client::new(person, table).await;
    client.reach(1).await;
    while let Some(seat) = client.my_turn().await {
        let action = choose(client.legal(seat), client.version);
        client.act(seat, &action).await;
    }
    client
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_as_json_says_who_decided_what_and_when() {
    let house = House::start().await;
    let (anna, table, client, _) = finished(&house).await;
    let reply = anna.get(&format!("/api/tables/{table}/record.json")).await;
    assert!(reply.header("content-disposition").unwrap().contains(".json"));
    let record: RecordJson = reply.ok();
    assert_eq!((record.format, record.game.as_str(), record.steps.len()), (1, "cave-troll", client.story.len()));
    assert_eq!(record.outcome, client.outcome);
    for (step, told) in record.steps.iter().zip(&client.story) {
        assert_eq!((step.step, step.seat), (told.step, told.seat));
        let decided = match told.seat {
            None => Decided::Chance,
            Some(seat) if seat == Seat::new(1) => Decided::Person,
            Some(_) => Decided::Bot,
        };
        assert_eq!(step.decided, decided, "{step:?}");
        assert!(step.at_ms.is_some_and(|at| at > 1_600_000_000_000));
    }
    // The same steps as the file.
    let text = anna.get(&format!("/api/tables/{table}/record")).await.body;
    let file = Record::<CaveTroll>::read(&text).unwrap();
    assert!(file.steps.iter().map(ToString::to_string).eq(record.steps.iter().map(|step| step.text.clone())));
    assert_eq!(file.notes, record.notes);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_uploaded_record_can_be_looked_at_by_anybody_and_taken_away_by_its_owner() {
    let house = House::start().await;
    let (anna, table, client, _) = finished(&house).await;
    let text = anna.get(&format!("/api/tables/{table}/record")).await.body;
    let bert = Person::new(&house).await;
    let reply = upload(&bert, &text).await;
    assert_eq!(reply.status, 201);
    let row: RecordRow = reply.ok();
    assert_eq!((row.game.as_str(), row.n_steps), ("cave-troll", client.story.len() as u64));
    assert_eq!(bert.get("/api/records").await.ok::<Vec<RecordRow>>(), std::slice::from_ref(&row));
    assert!(anna.get("/api/records").await.ok::<Vec<RecordRow>>().is_empty());

    let path = format!("/api/records/{}", row.id);
    let replay: Replay = anna.get(&format!("{path}/replay?seat=B")).await.ok();
    assert!(replay.uploaded && replay.yours.is_empty());
    assert_eq!((replay.story, replay.outcome), (client.story.clone(), client.outcome.clone()));
    let moments: Moments = anna.get(&format!("{path}/moments?seat=all&from=3&to=5")).await.ok();
    assert_eq!(moments.moments.iter().map(|moment| moment.step).collect::<Vec<_>>(), [3, 4, 5]);
    assert_eq!(anna.get(&path).await.body, text, "it is given back as it was");
    proven(&anna.get(&path).await.body).expect("and still proves its dice");
    assert_eq!(anna.get(&format!("{path}/record.json")).await.ok::<RecordJson>().steps[0].at_ms, None);

    anna.request("DELETE", &path, &[], "").await.refused(403, Code::NotHost);
    assert_eq!(bert.request("DELETE", &path, &[], "").await.status, 204);
    anna.get(&format!("{path}/replay")).await.refused(404, Code::NotFound);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_breaks_a_rule_is_refused_with_its_line_and_the_rule() {
    let house = House::start().await;
    let (anna, table, _, _) = finished(&house).await;
    let text = anna.get(&format!("/api/tables/{table}/record")).await.body;
    let is_draw = |line: &&str| line.ends_with(": draw");
    let at = text.lines().position(|line| is_draw(&line)).expect("somebody draws");
    // Somebody else draws instead.
    let forged: Vec<_> = text
        .lines()
        .enumerate()
        .map(|(n, line)| {
            if n == at {
                line.replace("A: ", "X: ").replace("B: ", "A: ").replace("X: ", "B: ")
            } else {
                line.to_owned()
            }
        })
        .collect();
    let refusal = upload(&anna, &forged.join("\n")).await.refused(422, Code::BadRecord);
    assert!(refusal.sentence.starts_with(&format!("Line {}, step ", at + 1)), "{refusal:?}");
    assert!(refusal.rule.as_deref().is_some_and(|rule| rule.starts_with("CT-")), "{refusal:?}");

    for (bad, says) in [
        ("", "names no game"),
        ("hello", "names no game"),
        ("karst 1\ngame chess 1\nsetup", "Line 2"),
        ("karst 9\ngame cave-troll 1\nsetup players 2", "format 9"),
        ("karst 1\ngame cave-troll 999\nsetup players 2", "these are the rules of"),
        ("karst 1\ngame cave-troll 1\nsetup players 99", "Line 3"),
    ] {
        let refusal = upload(&anna, bad).await.refused(422, Code::BadRecord);
        assert!(refusal.sentence.contains(says), "{refusal:?}");
    }
    upload(&anna, &"#".repeat(600 * 1024)).await.refused(413, Code::TooLarge);
    let invalid = [
        &b"POST /api/records HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 2\r\n\r\n"[..],
        &[0xff, 0xfe],
    ]
    .concat();
    crate::http::raw(house.address, &invalid).await.refused(400, Code::Malformed);
    assert!(anna.get("/api/records").await.ok::<Vec<RecordRow>>().is_empty(), "nothing was kept");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_from_a_moment_and_its_record_proves_both_parts() {
    let house = House::start().await;
    let (anna, table, client, _) = finished(&house).await;
    let middle = client.story.len() as u64 / 2;
    let wish = |step: u64| json!({ "step": step, "seats": [{ "who": "me" }, { "who": "bot", "bot": "random" }] });
    let path = format!("/api/tables/{table}/continue");
    let fork: TableInfo = anna.post(&path, &wish(middle)).await.ok();
    assert_eq!(fork.phase, Phase::Running);
    assert_ne!(fork.commitment, client.table.clone().unwrap().commitment, "it has dice of its own");

    // The same past, then a game of its own; what was copied cannot be taken back.
    let replay: Replay = anna.get(&format!("/api/tables/{}/replay?seat=A", fork.id)).await.ok();
    assert_eq!(replay.copied, middle);
    let bert_saw: Replay = anna.get(&format!("/api/tables/{table}/replay?seat=A")).await.ok();
    let events =
        |replay: &Replay| replay.story[..middle as usize].iter().map(|step| step.events.clone()).collect::<Vec<_>>();
    assert_eq!(events(&replay), events(&bert_saw));
    let mut at_fork = Client::new(&anna, &fork.id).await;
    at_fork.reach(1).await;
    for to in [0, middle - 1] {
        let message = json!({ "type": "takeback", "seat": 0, "version": at_fork.version, "to": to });
        let answer = at_fork.ask(message).await;
        assert!(matches!(answer, protocol::ToClient::Refused { .. }), "{answer:?}");
    }
    play_to_the_end(&anna, &fork.id).await;
    let text = anna.get(&format!("/api/tables/{}/record", fork.id)).await.body;
    let kept = proven(&text).expect("both parts hold");
    assert_eq!(kept.iter().map(|part| part.until).collect::<Vec<_>>(), [Some(middle), None]);
    assert!(kept.iter().all(|part| part.commitment.is_some() && part.n_chances > 0), "{kept:?}");
    let json: RecordJson = anna.get(&format!("/api/tables/{}/record.json", fork.id)).await.ok();
    assert_eq!(json.copied, middle);
    assert_eq!(json.steps[1].at_ms, None);

    // From the fork, beyond and before where it left: the parts follow.
    for (step, parts) in
        [(middle + 5, vec![Some(middle), Some(middle + 5), None]), (middle - 3, vec![Some(middle - 3), None])]
    {
        let again: TableInfo = anna.post(&format!("/api/tables/{}/continue", fork.id), &wish(step)).await.ok();
        play_to_the_end(&anna, &again.id).await;
        let text = anna.get(&format!("/api/tables/{}/record", again.id)).await.body;
        let kept = proven(&text).expect("all parts hold");
        assert_eq!(kept.iter().map(|part| part.until).collect::<Vec<_>>(), parts);
    }

    // From an uploaded record, whose promise is missing: said, not hidden.
    let plain: String = text
        .lines()
        .filter(|line| !line.contains("secret") && !line.contains("commitment"))
        .map(|line| format!("{line}\n"))
        .collect();
    let row: RecordRow = upload(&anna, &plain).await.ok();
    let fork: TableInfo = anna.post(&format!("/api/records/{}/continue", row.id), &wish(middle)).await.ok();
    play_to_the_end(&anna, &fork.id).await;
    let kept = proven(&anna.get(&format!("/api/tables/{}/record", fork.id)).await.body).unwrap();
    assert_eq!((kept[0].commitment.is_some(), kept[1].commitment.is_some()), (false, true));

    // What cannot be.
    anna.post(&path, &wish(client.story.len() as u64)).await.refused(409, Code::WrongPhase);
    anna.post(&path, &wish(99_999)).await.refused(400, Code::Malformed);
    let open = json!({ "step": middle, "seats": [{ "who": "me" }, { "who": "open" }] });
    anna.post(&path, &open).await.refused(422, Code::BadSetup);
    let three = json!({ "step": middle, "seats": [{ "who": "me" }, { "who": "me" }, { "who": "me" }] });
    anna.post(&path, &three).await.refused(422, Code::BadSetup);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dice_report_counts_what_came_against_what_was_to_be_expected() {
    let house = House::start().await;
    let (anna, table, client, _) = finished(&house).await;
    let report: DiceReport = anna.get(&format!("/api/tables/{table}/dice")).await.ok();
    assert_eq!(report.commitment, client.table.clone().unwrap().commitment);
    let n_chances = client.story.iter().filter(|step| step.seat.is_none()).count() as u64;
    assert_eq!(report.kinds.iter().map(|kind| kind.n).sum::<u64>(), n_chances);
    for kind in &report.kinds {
        let came: u64 = kind.outcomes.iter().map(|outcome| outcome.came).sum();
        let expected: f64 = kind.outcomes.iter().map(|outcome| outcome.expected).sum();
        assert_eq!(came, kind.n, "{kind:?}");
        assert!((expected - kind.n as f64).abs() < 1e-6, "{kind:?}");
        assert!(!kind.verdict.is_empty());
    }
    assert!(report.kinds.iter().any(|kind| kind.kind == "draws"), "{report:?}");
    let again: DiceReport = anna.get(&format!("/api/tables/{table}/dice")).await.ok();
    assert_eq!(again, report, "the same game gives the same report");
    house.stop().await;
}
