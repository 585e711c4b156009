//! Whom bots think for, and where.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::num::NonZeroUsize;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use catalog::GameId;
use kernel::{Seat, Viewer};
use protocol::{Absence, Bot, Clock, NewSeat, NewTable, Phase, TableInfo, TableList, ToClient};
use serde_json::{Value, json};
use sqlx::postgres::PgListener;
use sqlx::{Connection, PgConnection, SqliteConnection};

use crate::client::{Client, choose};
use crate::cluster::Cluster;
use crate::house::House;
use crate::http::{Person, me, new_table};

fn master() -> NewSeat {
    NewSeat::Bot { bot: Bot::Master }
}

async fn open(person: &Person, seats: Vec<NewSeat>, absence: Absence) -> TableInfo {
    let new = NewTable { absence, clock: Clock::None, ..new_table(seats) };
    person.post("/api/tables", &new).await.ok()
}

/// Waits for something that the server does by itself.
async fn until<F: Future<Output = bool>>(what: &str, is_so: impl Fn() -> F) {
    for _ in 0..1200 {
        if is_so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{what} does not come about");
}

/// Whoever has forfeited is gone, nobody looks: the game comes to its end, but no master racks its brains over it.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_nobodys_any_more_ends_without_much_thought() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = open(&anna, vec![me(), master()], Absence::Forfeit).await.id;
    let left = anna.post(&format!("/api/tables/{table}/seats/0/leave"), &json!({})).await;
    assert_eq!(left.status, 200, "{left:?}");
    let mut db = SqliteConnection::connect(&house.folder.database().display().to_string()).await.unwrap();
    let steps = "SELECT COUNT(*) FROM steps WHERE by_bot = 'master'";
    let (before,) = sqlx::query_as::<_, (i64,)>(steps).fetch_one(&mut db).await.unwrap();
    until("the end", || async {
        anna.get(&format!("/api/tables/{table}")).await.ok::<TableInfo>().phase == Phase::Finished
    })
    .await;
    // A single decision may have been on its way to the disk, and what is forced needs no thought.
    let (after,) = sqlx::query_as::<_, (i64,)>(steps).fetch_one(&mut db).await.unwrap();
    assert!(after <= before + 1, "masters decided {} times", after - before);
    house.stop().await;
}

/// Somebody plays by correspondence: while they are away the masters move, until it is their turn again.
#[tokio::test(flavor = "multi_thread")]
async fn masters_go_on_while_nobody_looks_until_a_person_is_asked() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    for _ in 0..3 {
        open(&anna, vec![me(), master()], Absence::default()).await;
    }
    until("her turn at all tables", || async {
        let lists: TableList = anna.get("/api/tables").await.ok();
        lists.mine.len() == 3 && lists.mine.iter().all(|row| row.my_turn)
    })
    .await;
    house.stop().await;
}

/// Says to the test program that it is to think, and for which database.
const THINKER: &str = "KARST_TEST_THINKER";

/// No test by itself: `karst think` in a process of its own, which [`Thinker::start`] starts and the test kills.
#[tokio::test(flavor = "multi_thread")]
async fn a_thinker_to_be_killed() {
    let Ok(url) = std::env::var(THINKER) else { return };
    let places = NonZeroUsize::new(2).unwrap();
    let ready = || println!("\nthinking");
    server::think(&url.parse().unwrap(), places, ready, std::future::pending()).await.unwrap();
}

/// A process that thinks, and dies without a word.
struct Thinker(Child);

impl Thinker {
    fn start(cluster: &Cluster) -> Thinker {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "minds::a_thinker_to_be_killed", "--nocapture"])
            .env(THINKER, cluster.url().as_str())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        lines.find(|line| line.as_ref().is_ok_and(|line| line == "thinking")).expect("it begins").unwrap();
        Thinker(child)
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A figure of this process; none counts as nothing.
async fn figure(person: &Person, name: &str) -> f64 {
    let metrics = person.get("/metrics").await.body;
    let line = metrics.lines().find(|line| line.split([' ', '{']).next() == Some(name));
    line.map_or(0.0, |line| line.rsplit(' ').next().unwrap().parse().unwrap())
}

async fn until_there_are_places(person: &Person, places: f64) {
    until("a thinker is heard", || async { figure(person, "karst_thinker_places").await == places }).await;
}

/// Plays until a bot has decided so often behind this version.
async fn play_on(client: &mut Client, n_actions: u64) {
    for n in 0..n_actions {
        let Some(seat) = client.my_turn().await else { return };
        let action = choose(client.legal(seat), n);
        client.act(seat, &action).await;
    }
    client.my_turn().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_thinks_has_all_the_searches() {
    let Some(cluster) = Cluster::start() else { return };
    let house = House::start_on(&cluster).await;
    let anna = Person::new(&house).await;
    let thinker = Thinker::start(&cluster);
    until_there_are_places(&anna, 2.0).await;
    let table = open(&anna, vec![me(), master()], Absence::default()).await.id;
    let mut client = Client::new(&anna, &table).await;
    play_on(&mut client, 8).await;
    let seat = client.my_turn().await.expect("the game goes on");
    let hint = client.ask(json!({ "type": "hint", "seat": seat, "version": client.version })).await;
    assert!(matches!(hint, ToClient::Hint { .. }), "{hint:?}");
    let (handed, answered) =
        (figure(&anna, "karst_thoughts_handed_out_total").await, figure(&anna, "karst_thoughts_answered_total").await);
    assert!(handed >= 2.0 && handed == answered, "{answered} of {handed}");
    assert_eq!(figure(&anna, "karst_thinking_seconds_count").await, 0.0, "the server searched nothing itself");
    // Nothing is left lying about.
    let mut db = PgConnection::connect(cluster.url().as_str()).await.unwrap();
    let (left,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM thoughts").fetch_one(&mut db).await.unwrap();
    assert_eq!(left, 0);
    drop(thinker);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thinker_that_is_killed_over_a_thought_costs_no_game() {
    let Some(cluster) = Cluster::start() else { return };
    let house = House::start_on(&cluster).await;
    let anna = Person::new(&house).await;
    let thinker = Thinker::start(&cluster);
    until_there_are_places(&anna, 2.0).await;
    // At some of these tables a master begins, and thinks for a while.
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(open(&anna, vec![me(), master(), master()], Absence::default()).await.id);
    }
    let mut db = PgConnection::connect(cluster.url().as_str()).await.unwrap();
    let taken = "SELECT COUNT(*) FROM thoughts WHERE taken_by IS NOT NULL";
    while sqlx::query_as::<_, (i64,)>(taken).fetch_one(&mut db).await.unwrap().0 == 0 {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    drop(thinker);
    for table in &tables {
        let mut client = Client::new(&anna, table).await;
        assert!(client.my_turn().await.is_some());
        play_on(&mut client, 3).await;
    }
    assert!(figure(&anna, "karst_thoughts_given_up_total").await >= 1.0);
    until_there_are_places(&anna, 0.0).await;
    assert!(figure(&anna, "karst_thinking_seconds_count").await >= 1.0, "the server thinks itself again");
    let (left,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM thoughts").fetch_one(&mut db).await.unwrap();
    assert_eq!(left, 0);
    house.stop().await;
}

/// Tells the servers something in the name of a thinker.
async fn tell(db: &mut PgConnection, letter: Value) {
    sqlx::query("SELECT pg_notify('karst', $1)").bind(letter.to_string()).execute(db).await.unwrap();
}

/// What is handed out is what the bot's seat sees and no more; and whoever answers with what cannot be done has no say in
/// the game.
#[tokio::test(flavor = "multi_thread")]
async fn a_thinker_is_told_a_view_and_a_liar_changes_nothing() {
    let Some(cluster) = Cluster::start() else { return };
    let house = House::start_on(&cluster).await;
    let anna = Person::new(&house).await;
    let mut db = PgConnection::connect(cluster.url().as_str()).await.unwrap();
    for (n, lie) in [json!({ "do": "cheat" }), json!({ "do": "rampage" }), Value::Null].iter().enumerate() {
        let liar = format!("liar {n}");
        tell(&mut db, json!({ "from": liar, "is": "thinks", "places": 4 })).await;
        until_there_are_places(&anna, 4.0).await;
        let table = open(&anna, vec![me(), master()], Absence::default()).await;
        let mut client = Client::new(&anna, &table.id).await;
        let row = "SELECT id, node, game, work FROM thoughts";
        let (id, node, game, work) = loop {
            // Until it is a master's turn, and it wants to be thought about.
            tell(&mut db, json!({ "from": liar, "is": "thinks", "places": 4 })).await;
            let found: Option<(String, String, String, String)> =
                sqlx::query_as(row).fetch_optional(&mut db).await.unwrap();
            if let Some(found) = found {
                break found;
            }
            if client.yours.iter().any(|seat| client.asked.contains(seat)) {
                play_once(&mut client).await;
            }
            let _ = tokio::time::timeout(Duration::from_millis(20), client.next()).await;
        };
        let work: Value = serde_json::from_str(&work).unwrap();
        check_told(&mut db, &table, &game, &work).await;
        for text in [&anna.id, &table.id, &table.commitment] {
            assert!(!work.to_string().contains(text.as_str()), "{work}");
        }
        // Nobody else's answer counts, nor one to another thought.
        tell(&mut db, json!({ "from": liar, "is": "thought", "to": node, "thought": "another", "action": lie })).await;
        tell(&mut db, json!({ "from": liar, "is": "thought", "to": node, "thought": id, "action": lie })).await;
        sqlx::query("DELETE FROM thoughts").execute(&mut db).await.unwrap();
        let given_up = n as f64 + 1.0;
        until("the lie is found", || async { figure(&anna, "karst_thoughts_given_up_total").await == given_up }).await;
        assert_eq!(figure(&anna, "karst_thoughts_answered_total").await, 0.0);
        // It is left alone for a while, whatever it says.
        tell(&mut db, json!({ "from": liar, "is": "thinks", "places": 4 })).await;
        until_there_are_places(&anna, 0.0).await;
        play_on(&mut client, 2).await;
    }
    house.stop().await;
}

async fn play_once(client: &mut Client) {
    let seat = client.my_turn().await.unwrap();
    let action = choose(client.legal(seat), client.version);
    client.act(seat, &action).await;
}

/// Deals the game again from its log: the work is what its seat sees then, to the letter, and how to think about it.
async fn check_told(db: &mut PgConnection, table: &TableInfo, game: &str, work: &Value) {
    let lines = "SELECT line FROM steps WHERE table_id = $1 ORDER BY seq";
    let lines: Vec<(String,)> = sqlx::query_as(lines).bind(&table.id).fetch_all(db).await.unwrap();
    let troll = GameId::CaveTroll;
    assert_eq!(game, format!("{troll} {}", troll.rules()));
    let mut dealt = catalog::open(troll, &table.setup).unwrap();
    for (line,) in lines {
        dealt.take(&line).unwrap();
    }
    let seat: Seat = serde_json::from_value(work["seat"].clone()).unwrap();
    assert!(dealt.actor().asks(seat));
    assert_eq!(work["view"], dealt.view(Viewer::seat(seat)));
    let keys: Vec<_> = work.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(keys, ["bot", "seat", "seed", "strong_us", "view"]);
}

/// Tells on a channel of its own which thought was taken. Answers tell less: two that end together may overtake each other.
const TELL_WHAT_IS_TAKEN: &str = "
    CREATE FUNCTION tell_taken() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_notify('taken', NEW.id); RETURN NULL; END $$;
    CREATE TRIGGER taken AFTER UPDATE OF taken_by ON thoughts FOR EACH ROW EXECUTE FUNCTION tell_taken()";

/// A thinker takes turns by person, those whose table is looked at first; and what nobody waits for is swept away.
#[tokio::test(flavor = "multi_thread")]
async fn a_thinker_takes_turns_by_person() {
    let Some(cluster) = Cluster::start() else { return };
    House::start_on(&cluster).await.stop().await;
    let mut db = PgConnection::connect(cluster.url().as_str()).await.unwrap();
    let pilot = GameId::CavePilot;
    let (view, seat) = position(pilot);
    let work = json!({ "seat": seat, "view": view, "bot": "strong", "seed": 1, "strong_us": 1000 }).to_string();
    let put = "INSERT INTO thoughts (id, node, turn, seen, game, work, asked_ms)
        VALUES ($1, 'n', $2, $3, $4, $5, $6 + CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT))";
    let known = format!("{pilot} {}", pilot.rules());
    let rows = [("far", "z", 0, 0, &known), ("x1", "x", 1, 1, &known), ("x2", "x", 1, 2, &known)];
    let rows =
        rows.into_iter().chain([("x3", "x", 1, 3, &known), ("y1", "y", 1, 4, &known), ("w1", "w", 1, 5, &known)]);
    let other = format!("{pilot} 0");
    // Rules that this thinker does not know, and a server that is long gone.
    let rows = rows.chain([("alien", "a", 1, 6, &other), ("old", "o", 1, -60_000, &other)]);
    for (id, turn, seen, asked, game) in rows {
        let sql = sqlx::query(put).bind(id).bind(turn).bind(i64::from(seen)).bind(game).bind(&work);
        sql.bind(i64::from(asked)).execute(&mut db).await.unwrap();
    }
    let mut listener = PgListener::connect(cluster.url().as_str()).await.unwrap();
    sqlx::raw_sql(TELL_WHAT_IS_TAKEN).execute(&mut db).await.unwrap();
    listener.listen_all(["karst", "taken"]).await.unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let url = cluster.url();
    let thinking = tokio::spawn(async move {
        server::think(&url, NonZeroUsize::MIN, || {}, async { drop(stopped.await) }).await.unwrap();
    });
    let (mut taken, mut answered) = (Vec::new(), BTreeSet::new());
    while answered.len() < 6 {
        let told = listener.recv().await.unwrap();
        if told.channel() == "taken" {
            taken.push(told.payload().to_owned());
            continue;
        }
        let letter: Value = serde_json::from_str(told.payload()).unwrap();
        if letter["is"] == "thought" {
            assert!(letter["action"].is_object() && letter["to"] == "n", "{letter}");
            answered.insert(letter["thought"].as_str().unwrap().to_owned());
        }
    }
    assert_eq!(taken, ["x1", "y1", "w1", "x2", "x3", "far"]);
    assert_eq!(answered, taken.into_iter().collect(), "each is answered");
    while sqlx::query_as::<_, (i64,)>("SELECT COUNT(*) FROM thoughts").fetch_one(&mut db).await.unwrap().0 > 1 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    stop.send(()).unwrap();
    thinking.await.unwrap();
    while !listener.recv().await.unwrap().payload().contains("thinks-no-more") {}
}

/// Where somebody has something to decide, as they see it.
fn position(id: GameId) -> (Value, Seat) {
    use rand_chacha::rand_core::SeedableRng;
    let mut game = catalog::open(id, &id.usual_setup(2)).unwrap();
    let mut rng = rand_chacha::ChaCha20Rng::seed_from_u64(3);
    loop {
        while game.actor() == kernel::Actor::Chance {
            game.roll(&mut rng);
        }
        let seat = Seat::first(2).find(|seat| game.actor().asks(*seat)).expect("somebody is asked");
        let legal = game.legal(seat);
        if legal.len() > 1 {
            return (game.view(Viewer::seat(seat)), seat);
        }
        game.act(seat, &legal[0].0).unwrap();
    }
}
