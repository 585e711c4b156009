//! Lessons over HTTP: what the coach says, what is wanted, what is merely allowed and what is refused.

use protocol::{Code, LessonAnswer, LessonBeat, LessonCard, Refusal};
use serde_json::{Value, json};

use crate::house::House;
use crate::http::Person;

const JSON: [(&str, &str); 1] = [("content-type", "application/json")];

async fn does(person: &Person, path: &str, action: &Value) -> LessonAnswer {
    person.request("POST", path, &JSON, &json!({ "action": action }).to_string()).await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_can_be_walked_through_by_doing_what_is_wanted() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let lessons: Vec<LessonCard> = anna.get("/api/lessons").await.ok();
    assert_eq!(lessons.len(), 4);
    for lesson in lessons {
        let mut beat: LessonBeat = anna.get(&format!("/api/lessons/{}/1/1", lesson.game)).await.ok();
        let mut n_beats = 1;
        let mut n_tasks = 0;
        while let Some(next) = &beat.next {
            let here = path(&lesson.game, &beat.place);
            beat = match beat.wanted.last() {
                None => anna.get(&path(&lesson.game, next)).await.ok(),
                Some(action) => match does(&anna, &here, action).await {
                    LessonAnswer::Wanted { next } => *next,
                    other => panic!("{here}: {other:?}"),
                },
            };
            n_beats += 1;
            n_tasks += u32::from(beat.task.is_some());
            assert!(beat.before as usize <= beat.story.len());
            assert_eq!(beat.help.len(), beat.wanted.len());
            let again: LessonBeat = anna.get(&path(&lesson.game, &beat.place)).await.ok();
            assert_eq!(again, beat, "a place says all there is to say");
        }
        assert_eq!(n_beats, lesson.chapters.iter().map(|chapter| chapter.beats).sum::<u32>());
        let first =
            u32::from(anna.get(&format!("/api/lessons/{}/1/1", lesson.game)).await.ok::<LessonBeat>().task.is_some());
        assert_eq!(n_tasks + first, lesson.chapters.iter().map(|chapter| chapter.tasks).sum::<u32>());
    }
    house.stop().await;
}

fn path(game: &str, place: &protocol::LessonPlace) -> String {
    let choices: Vec<String> = place.choices.iter().map(ToString::to_string).collect();
    format!("/api/lessons/{game}/{}/{}?choices={}", place.chapter, place.beat, choices.join("."))
}

#[tokio::test(flavor = "multi_thread")]
async fn other_deeds_are_answered_by_the_coach_or_by_the_rule() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let here = "/api/lessons/cave-troll/1/9";
    let beat: LessonBeat = anna.get(here).await.ok();
    assert_eq!(beat.names, ["Robin", "Bram"]);
    assert!(beat.task.is_some() && beat.vantage.legal.len() > 1);

    let LessonAnswer::Otherwise { sentence } = does(&anna, here, &json!({ "do": "draw" })).await else {
        panic!("drawing is allowed there");
    };
    assert!(sentence.contains("Ember Cave"), "{sentence}");
    let pit = json!({ "do": "move", "kind": "adventurer", "from": "R11", "to": "P1" });
    let LessonAnswer::Refused { refusal } = does(&anna, here, &pit).await else {
        panic!("no hero enters a pit");
    };
    assert_eq!((refusal.code, refusal.rule.as_deref()), (Code::Illegal, Some("CT-ENTER-01")));
    let LessonAnswer::Refused { refusal } = does(&anna, here, &json!("nonsense")).await else {
        panic!("nonsense is no action");
    };
    assert_eq!(refusal.code, Code::Malformed);
    let same: LessonBeat = anna.get(here).await.ok();
    assert_eq!(same, beat);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn places_that_are_not_there_are_refused() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    for (path, status, code) in [
        ("/api/lessons/chess/1/1", 404, Code::UnknownGame),
        ("/api/lessons/cave-troll/0/1", 404, Code::NotFound),
        ("/api/lessons/cave-troll/1/4000000000", 404, Code::NotFound),
        ("/api/lessons/cave-troll/99/1", 404, Code::NotFound),
        ("/api/lessons/cave-troll/one/1", 404, Code::NotFound),
        ("/api/lessons/cave-troll/1/-1", 404, Code::NotFound),
        ("/api/lessons/cave-troll/1/5?choices=0.0.0.0.0.0.0", 404, Code::NotFound),
        ("/api/lessons/cave-troll/1/5?choices=77", 404, Code::NotFound),
        ("/api/lessons/cave-troll/1/14?choices=0.0.0.0.0.0.0.0.1", 404, Code::NotFound),
        ("/api/lessons/cave-troll/1/5?choices=a", 400, Code::Malformed),
    ] {
        let reply = anna.get(path).await;
        assert_eq!(reply.status, status, "{path}: {reply:?}");
        let refusal: Refusal = serde_json::from_str(&reply.body).unwrap();
        assert_eq!(refusal.code, code, "{path}");
    }
    let bad = anna.request("POST", "/api/lessons/cave-troll/1/4", &JSON, "{\"deed\":1}").await;
    assert_eq!(bad.status, 400, "{bad:?}");
    house.stop().await;
}
