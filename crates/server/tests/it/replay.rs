//! Looking back: every position again as it was on the socket, and no more of a running game than the socket shows.

use kernel::Seat;
use protocol::{Code, DiceReport, Eyes, Moments, NewSeat, Replay};
use serde_json::Value;

use crate::client::{Client, choose};
use crate::house::House;
use crate::http::{Person, bot, me};

/// A finished game of Anna against bots; what her socket showed at each moment on the way.
pub async fn finished(house: &House) -> (Person, String, Client, Vec<(usize, Value)>) {
    let anna = Person::new(house).await;
    let table = anna.open(vec![bot(), me()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    let mut seen = Vec::new();
    while let Some(seat) = client.my_turn().await {
        seen.push((client.story.len(), client.vantages[0].view.clone()));
        let action = choose(client.legal(seat), client.version);
        client.act(seat, &action).await;
    }
    (anna, table, client, seen)
}

async fn all_moments(person: &Person, path: &str, seat: &str) -> Vec<protocol::Moment> {
    let mut moments: Vec<protocol::Moment> = Vec::new();
    loop {
        let page: Moments = person.get(&format!("{path}/moments?seat={seat}&from={}", moments.len())).await.ok();
        assert!(page.moments.len() <= 64 && !page.moments.is_empty());
        moments.extend(page.moments);
        if moments.len() as u64 > page.last {
            return moments;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_seen_again_moment_by_moment_through_any_eyes() {
    let house = House::start().await;
    let (anna, table, client, seen) = finished(&house).await;
    let path = format!("/api/tables/{table}");
    let own: Replay = anna.get(&format!("{path}/replay?seat=B")).await.ok();
    assert_eq!(own.story, client.story, "the story is the one that was told");
    assert_eq!((own.eyes, own.version, own.copied), (Eyes::Seat(Seat::new(1)), client.version, 0));
    assert_eq!((own.outcome, own.broken, own.times.len()), (client.outcome.clone(), None, client.story.len()));

    let moments = all_moments(&anna, &path, "B").await;
    assert_eq!(moments.len(), client.story.len() + 1);
    assert!(moments.iter().zip(0..).all(|(moment, step)| moment.step == step));
    for (step, view) in &seen {
        assert_eq!(&moments[*step].vantage.view, view, "moment {step}");
    }
    assert!(moments.iter().all(|moment| moment.vantage.legal.is_empty() && !moment.vantage.may_undo));
    assert_eq!(moments.last().unwrap().outcome, client.outcome);

    // Anybody with the address may look through anybody's eyes now, and through all at once.
    let stranger = Person { cookie: String::new(), ..anna.clone() };
    for seat in ["A", "public", "all"] {
        assert_eq!(all_moments(&stranger, &path, seat).await.len(), moments.len());
    }
    let all: Replay = stranger.get(&format!("{path}/replay")).await.ok();
    assert_eq!(all.eyes, Eyes::All);
    let card = |replay: &Replay| {
        replay.story.iter().flat_map(|story| &story.events).filter(|event| !event["card"].is_null()).count()
    };
    let public: Replay = stranger.get(&format!("{path}/replay?seat=public")).await.ok();
    assert!(card(&all) > card(&public), "everything lies open");

    // Nonsense is refused in words.
    anna.get(&format!("{path}/moments?seat=C")).await.refused(403, Code::NotYourSeat);
    anna.get(&format!("{path}/moments?seat=king")).await.refused(400, Code::Malformed);
    anna.get(&format!("{path}/moments?from=99999")).await.refused(400, Code::Malformed);
    anna.get(&format!("{path}/moments?from=9&to=3")).await.refused(400, Code::Malformed);
    anna.get(&format!("{path}/moments?from=-1")).await.refused(400, Code::Malformed);
    anna.get("/api/tables/nosuchtable/replay").await.refused(404, Code::UnknownTable);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_shows_its_past_to_each_as_the_socket_did_and_not_a_byte_more() {
    let house = House::start().await;
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    let table = anna.open(vec![me(), NewSeat::Open]).await.id;
    bert.sit(&table, 1).await;
    let stranger = Person { cookie: String::new(), ..anna.clone() };
    let mut clients = [Client::new(&anna, &table).await, Client::new(&bert, &table).await];
    let mut spectator = Client::new(&stranger, &table).await;
    let mut seen: Vec<(usize, [String; 3])> = Vec::new();
    for _ in 0..40 {
        let version = clients[0].version.max(clients[1].version).max(1);
        for client in clients.iter_mut().chain([&mut spectator]) {
            client.reach(version).await;
        }
        if clients[0].outcome.is_some() {
            break;
        }
        let view = |client: &Client| client.vantages[0].view.to_string();
        seen.push((clients[0].story.len(), [view(&clients[0]), view(&clients[1]), view(&spectator)]));
        let who = clients[0].asked[0].index();
        let action = choose(clients[who].legal(Seat::new(who)), version);
        clients[who].act(Seat::new(who), &action).await;
    }
    let path = format!("/api/tables/{table}");
    let version = clients[0].version.max(clients[1].version);
    for client in clients.iter_mut().chain([&mut spectator]) {
        client.reach(version).await;
    }
    assert!(clients[0].outcome.is_none(), "the game still runs");

    // Byte for byte what each had on the socket, in the views and in the story.
    let [anna_client, bert_client] = &clients;
    for (person, seat, who, client) in
        [(&anna, "A", 0, anna_client), (&bert, "B", 1, bert_client), (&stranger, "public", 2, &spectator)]
    {
        let moments = all_moments(person, &path, seat).await;
        for (step, views) in &seen {
            assert_eq!(moments[*step].vantage.view.to_string(), views[who], "{seat} at moment {step}");
        }
        let replay: Replay = person.get(&format!("{path}/replay?seat={seat}")).await.ok();
        assert_eq!(replay.story, client.story, "{seat}");
        assert!(!replay.may_look.contains(&Eyes::All));
    }
    // Nobody gets other eyes, by no address.
    for (person, seat) in [(&anna, "B"), (&bert, "A"), (&stranger, "A"), (&anna, "all"), (&stranger, "all")] {
        for what in ["replay", "moments"] {
            person.get(&format!("{path}/{what}?seat={seat}")).await.refused(403, Code::NotYourSeat);
        }
    }
    // What the two draw, deal and keep is in no byte that the spectator gets.
    let replay = stranger.get(&format!("{path}/replay")).await.body;
    let moments = stranger.get(&format!("{path}/moments")).await.body;
    for hidden in ["\"event\":\"drew\"", "\"event\":\"dealt\""] {
        for at in replay.match_indices(hidden).map(|(at, _)| at) {
            let event = &replay[at..at + replay[at..].find('}').unwrap()];
            assert!(event.contains("\"card\":null") || !event.contains("card"), "{event}");
        }
    }
    let moments: Moments = serde_json::from_str(&moments).unwrap();
    for moment in &moments.moments {
        for player in moment.vantage.view["players"].as_array().unwrap() {
            assert_eq!((&player["hand"], &player["drawn"]), (&Value::Null, &Value::Null));
        }
    }
    // What would open hidden cards waits for the end.
    for what in ["record", "record.json", "course"] {
        anna.get(&format!("{path}/{what}")).await.refused(409, Code::WrongPhase);
    }
    // The dice are counted as far as each could count them: their own draws, not the others'.
    let drawn =
        |report: &DiceReport| report.kinds.iter().filter(|kind| kind.kind == "draws").map(|kind| kind.n).sum::<u64>();
    let public: DiceReport = stranger.get(&format!("{path}/dice")).await.ok();
    assert!(public.partly && public.secret.is_none());
    assert_eq!(drawn(&public), 0);
    for (person, seat) in [(&anna, "A"), (&bert, "B")] {
        let own: Replay = person.get(&format!("{path}/replay?seat={seat}")).await.ok();
        let events = own.story.iter().flat_map(|story| &story.events);
        let seen = events.filter(|event| event["event"] == "drew" && !event["card"].is_null()).count();
        let report: DiceReport = person.get(&format!("{path}/dice?seat={seat}")).await.ok();
        assert_eq!(drawn(&report), seen as u64, "{report:?}");
    }
    anna.get(&format!("{path}/dice?seat=B")).await.refused(403, Code::NotYourSeat);
    anna.get(&format!("{path}/dice?seat=all")).await.refused(403, Code::NotYourSeat);
    let wish = serde_json::json!({ "step": 4, "seats": [{ "who": "me" }, { "who": "bot", "bot": "random" }] });
    anna.post(&format!("{path}/continue"), &wish).await.refused(409, Code::WrongPhase);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_share_a_screen_look_back_as_spectators_until_the_game_is_over() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let new = protocol::NewTable { hot_seat: true, ..crate::http::new_table(vec![me(), me()]) };
    let table: protocol::TableInfo = anna.post("/api/tables", &new).await.ok();
    let replay: Replay = anna.get(&format!("/api/tables/{}/replay", table.id)).await.ok();
    assert_eq!(replay.may_look, [Eyes::Public]);
    anna.get(&format!("/api/tables/{}/replay?seat=A", table.id)).await.refused(403, Code::NotYourSeat);
    // Whom the host closes out of a running game is closed out of its past too.
    let bert = Person::new(&house).await;
    let path = format!("/api/tables/{}", table.id);
    bert.get(&format!("{path}/replay")).await.ok::<Replay>();
    assert_eq!(anna.send("PUT", &format!("{path}/watching"), &serde_json::json!({ "open": false })).await.status, 200);
    for what in ["replay", "moments"] {
        bert.get(&format!("{path}/{what}")).await.refused(403, Code::ClosedOut);
        assert_eq!(anna.get(&format!("{path}/{what}")).await.status, 200);
    }
    let gathering = anna.open(vec![me(), NewSeat::Open]).await.id;
    anna.get(&format!("/api/tables/{gathering}/replay")).await.refused(409, Code::WrongPhase);
    house.stop().await;
}
