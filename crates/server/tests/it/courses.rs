//! After a game: the final table, the points over time, what turned it; and going on from a running game that is one's own.

use catalog::GameId;
use kernel::Seat;
use protocol::{Absence, Code, Course, GoOn, NewSeat, NewTable, RecordRow, Replay, TableInfo, Turned};
use serde_json::Value;

use crate::client::{Client, choose};
use crate::house::House;
use crate::http::{Person, bot, me, new_table};
use crate::replay::finished;

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_told_from_its_first_turn_to_the_reasons_for_its_order() {
    let house = House::start().await;
    let (anna, table, client, _) = finished(&house).await;
    let path = format!("/api/tables/{table}/course");
    let course: Course = anna.get(&path).await.ok();
    let outcome = client.outcome.clone().unwrap();
    let last = course.turns.last().unwrap();
    assert_eq!((last.step as usize, &last.scores), (client.story.len(), &outcome.scores));
    for rank in &course.ranks {
        let seat = rank.seat.index();
        assert_eq!((rank.score, rank.place), (outcome.scores[seat], outcome.places[seat]));
        let parts = course.columns.iter().filter(|column| column.adds).map(|column| column.values[seat]);
        assert_eq!(parts.sum::<i32>(), rank.score);
    }
    assert_eq!((course.points.as_str(), course.earlier.as_deref()), ("Gold", None));
    assert!(course.reasons.iter().any(|reason| reason.rules.iter().any(|rule| rule == "CT-END-05")));
    assert!(course.turning.iter().any(|point| matches!(point.what, Turned::LastMove | Turned::ForGood)));
    let told = serde_json::to_string(&course).unwrap();
    assert!(told.contains("You "), "it is told to whoever asks: {told}");

    let stranger = Person { cookie: String::new(), ..anna.clone() };
    let public: Course = stranger.get(&path).await.ok();
    assert_eq!(public.turns, course.turns);
    assert!(!serde_json::to_string(&public).unwrap().contains("You "));

    let text = anna.get(&format!("/api/tables/{table}/record")).await.body;
    let row: RecordRow = anna.request("POST", "/api/records", &[("content-type", "text/plain")], &text).await.ok();
    let uploaded: Course = anna.get(&format!("/api/records/{}/course", row.id)).await.ok();
    assert_eq!((uploaded.turns, uploaded.columns), (course.turns, course.columns));
    anna.get("/api/tables/nosuchtable/course").await.refused(404, Code::UnknownTable);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_has_no_course_yet() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), bot()]).await.id;
    anna.get(&format!("/api/tables/{table}/course")).await.refused(409, Code::WrongPhase);
    house.stop().await;
}

/// Alone in the caves, and out again at the first chance.
async fn alone(anna: &Person) -> Course {
    let setup = GameId::Casadh.usual_setup(1);
    let new = NewTable { game: "casadh".into(), setup, ..new_table(vec![me()]) };
    let table: TableInfo = anna.post("/api/tables", &new).await.ok();
    let mut client = Client::new(anna, &table.id).await;
    while let Some(seat) = client.my_turn().await {
        let legal = client.legal(seat);
        let leave = legal.iter().find(|action| action["do"] == "leave");
        let action: Value = leave.unwrap_or(&legal[0]).clone();
        client.act(seat, &action).await;
    }
    anna.get(&format!("/api/tables/{}/course", table.id)).await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_alone_is_told_of_their_best_so_far() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let first = alone(&anna).await;
    assert_eq!(first.earlier.as_deref(), Some("This is your first finished game of this kind."));
    let best = first.ranks[0].score;
    let second = alone(&anna).await;
    let told = second.earlier.unwrap();
    match second.ranks[0].score.cmp(&best) {
        std::cmp::Ordering::Greater => assert!(told.contains(&format!("treasure worth {best}, in 1 game")), "{told}"),
        std::cmp::Ordering::Equal => assert!(told.starts_with("As good as your best"), "{told}"),
        std::cmp::Ordering::Less => {
            assert!(told.starts_with(&format!("Your best is still treasure worth {best}")), "{told}")
        }
    }
    let ben = Person::new(&house).await;
    assert!(alone(&ben).await.earlier.unwrap().starts_with("This is your first"));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_alone_goes_on_from_a_running_game_and_nobody_else_does() {
    let house = House::start().await;
    let (anna, ben) = (Person::new(&house).await, Person::new(&house).await);
    let table = anna.open(vec![me(), bot()]).await;
    let mut client = Client::new(&anna, &table.id).await;
    for n in 0..6 {
        let seat = client.my_turn().await.unwrap();
        let action = choose(client.legal(seat), n);
        client.act(seat, &action).await;
    }
    let path = format!("/api/tables/{}/continue", table.id);
    let wish =
        |seats: Vec<NewSeat>| GoOn { step: 5, seats, public: false, hot_seat: false, absence: Absence::default() };
    ben.post(&path, &wish(vec![me(), bot()])).await.refused(409, Code::WrongPhase);
    anna.post(&path, &wish(vec![bot(), me()])).await.refused(403, Code::NotYourSeat);
    anna.post(&path, &wish(vec![me(), me()])).await.refused(403, Code::NotYourSeat);
    let fork: TableInfo = anna.post(&path, &wish(vec![me(), bot()])).await.ok();
    let replay: Replay = anna.get(&format!("/api/tables/{}/replay?seat=A", fork.id)).await.ok();
    let whole: Replay = anna.get(&format!("/api/tables/{}/replay?seat=A", table.id)).await.ok();
    assert_eq!(replay.copied, 5);
    assert_eq!(replay.story[..5], whole.story[..5]);

    // What decides the dice of the running game is not among what its copy knows.
    let mut fork_client = Client::new(&anna, &fork.id).await;
    while let Some(seat) = fork_client.my_turn().await {
        let action = choose(fork_client.legal(seat), fork_client.version);
        fork_client.act(seat, &action).await;
    }
    let record = anna.get(&format!("/api/tables/{}/record", fork.id)).await.body;
    assert!(record.contains("copied until 5") && !record.contains("copied-secret"), "{record}");
    assert!(!record.contains(&table.commitment));

    // With a second person at the table nobody can.
    let shared = anna.open(vec![me(), NewSeat::Open]).await.id;
    ben.sit(&shared, 1).await;
    let path = format!("/api/tables/{shared}/continue");
    let early = |seats| GoOn { step: 0, ..wish(seats) };
    anna.post(&path, &early(vec![me(), bot()])).await.refused(409, Code::WrongPhase);
    assert_eq!(Client::new(&anna, &shared).await.yours, [Seat::new(0)]);
    house.stop().await;
}
