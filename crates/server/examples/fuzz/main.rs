//! The fuzz test of sockets: a real server is sent noise, broken messages and frames against the protocol by players,
//! by those who are not asked and by spectators. Nothing may panic or hang, every table must go on, and what is refused
//! must change nothing: after each volley the database holds just what it held before, unless something was done.
//!
//! `cargo xtask fuzz --messages 1000000 [--seed 7]`
//!
//! `mutate.rs` makes the messages, `wire.rs` sends them and hears the answers.

#[path = "../../tests/it/cluster.rs"]
#[allow(dead_code, reason = "the tests use it")]
mod cluster;
#[path = "../../tests/it/house.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod house;
#[path = "../../tests/it/http.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod http;
mod mutate;
mod wire;

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use catalog::GameId;
use house::House;
use http::{Person, me, new_table};
use kernel::pick;
use mutate::Shot;
use protocol::{Dice, NewSeat, Secret, TableInfo};
use rand::Rng;
use sqlx::{AnyConnection, Connection};
use wire::{Known, Socket};

/// Volleys are sent at so many tables at once.
const GUNS: u64 = 6;
/// Messages before it is looked what they did; fewer than close a socket for nonsense.
const VOLLEY: u32 = 4;
/// Volleys at one table before another is opened.
const VOLLEYS_A_TABLE: u64 = 150;

static PANICS: AtomicU64 = AtomicU64::new(0);

#[derive(Default)]
struct Tally {
    sent: AtomicU64,
    refused: AtomicU64,
    done: AtomicU64,
    closed: AtomicU64,
    tables: AtomicU64,
}

#[tokio::main]
async fn main() -> ExitCode {
    let Some((messages, seed)) = wish() else {
        eprintln!("usage: fuzz [--messages N] [--seed N]");
        return ExitCode::from(2);
    };
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        PANICS.fetch_add(1, Relaxed);
        usual(panic);
    }));
    match run(messages, seed).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("FAILED with --seed {seed}: {why}");
            ExitCode::FAILURE
        }
    }
}

fn wish() -> Option<(u64, u64)> {
    let (mut messages, mut seed) = (100_000, 1);
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let value = words.next()?.parse().ok()?;
        match word.as_str() {
            "--messages" => messages = value,
            "--seed" => seed = value,
            _ => return None,
        }
    }
    Some((messages, seed))
}

async fn run(messages: u64, seed: u64) -> Result<(), String> {
    let house = Arc::new(House::start_with(|config| config.table_sleeps_after = Duration::from_secs(2)).await);
    let (began, tally) = (Instant::now(), Arc::new(Tally::default()));
    let mut guns = tokio::task::JoinSet::new();
    for gun in 0..GUNS {
        guns.spawn(fire(house.clone(), tally.clone(), messages, seed.wrapping_mul(1_000).wrapping_add(gun)));
    }
    let mut told = tokio::time::interval(Duration::from_secs(10));
    told.tick().await;
    loop {
        tokio::select! {
            ended = guns.join_next() => match ended {
                Some(ended) => ended.map_err(|error| format!("a table fell: {error}"))??,
                None => break,
            },
            _ = told.tick() => println!("{} of {messages} messages, {:.0} s", tally.sent.load(Relaxed), began.elapsed().as_secs_f64()),
        }
    }
    match PANICS.load(Relaxed) {
        0 => {}
        n => return Err(format!("something panicked {n} times; its words stand above")),
    }
    let Tally { sent, refused, done, closed, tables } = &*tally;
    println!(
        "{} messages at {} tables in {:.1} s: {} refused, {} done, {} sockets closed; no panic, nothing changed by what was refused",
        sent.load(Relaxed),
        tables.load(Relaxed),
        began.elapsed().as_secs_f64(),
        refused.load(Relaxed),
        done.load(Relaxed),
        closed.load(Relaxed)
    );
    Ok(())
}

/// Sends volleys until there are enough.
async fn fire(house: Arc<House>, tally: Arc<Tally>, messages: u64, seed: u64) -> Result<(), String> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let mut rng = Dice::new(&Secret::new(bytes), []).at(1);
    let (anna, bert) = (Person::new(&house).await, Person::new(&house).await);
    sqlx::any::install_default_drivers();
    let file = format!("sqlite:{}", house.folder.database().display());
    let mut db = AnyConnection::connect(&file).await.map_err(|error| error.to_string())?;
    for n in seed.. {
        if tally.sent.load(Relaxed) >= messages {
            break;
        }
        let table = open(&anna, &bert, GameId::ALL[n as usize % GameId::ALL.len()]).await;
        tally.tables.fetch_add(1, Relaxed);
        attack(&table, [&anna, &bert], &mut db, &tally, messages, &mut rng)
            .await
            .map_err(|why| format!("table {table}: {why}"))?;
    }
    Ok(())
}

/// A table for two without bots: what changes there, its people have done.
async fn open(anna: &Person, bert: &Person, game: GameId) -> String {
    let mut new = new_table(vec![me(), NewSeat::Open]);
    // A hint would make a master think for a second.
    (new.game, new.setup, new.hints) = (game.name().to_owned(), game.usual_setup(2), false);
    let table: TableInfo = anna.post("/api/tables", &new).await.ok();
    bert.sit(&table.id, 1).await;
    table.id
}

async fn attack(
    table: &str,
    people: [&Person; 2],
    db: &mut AnyConnection,
    tally: &Tally,
    messages: u64,
    rng: &mut impl Rng,
) -> Result<(), String> {
    // Two who sit there, and one who looks on and claims to.
    let cookies = [people[0].cookie.as_str(), people[1].cookie.as_str(), ""];
    let mut sockets: [Option<Socket>; 3] = [const { None }; 3];
    let mut before = facts(db, table).await?;
    for _ in 0..VOLLEYS_A_TABLE {
        if tally.sent.load(Relaxed) >= messages {
            break;
        }
        let at = pick(rng, 3) as usize;
        let mut socket = match sockets[at].take() {
            Some(socket) => socket,
            None => Socket::open(people[0].address, cookies[at], table, at as u8 % 2).await?,
        };
        // What happened at the other sockets is to be known first, or every action is stale.
        let mut closed = socket.settle().await?.is_closed;
        let volley = volley(rng, &socket.known);
        // After bytes that may be half a frame nothing else would be understood.
        let is_raw = matches!(volley[0], Shot::Bytes(_));
        let (n_shots, sent) = (volley.len() as u64, format!("{volley:?}"));
        for shot in volley {
            socket.send(shot).await;
        }
        let heard = if is_raw { socket.end().await } else { socket.settle().await };
        let heard = heard.map_err(|why| format!("{why}, after {sent}"))?;
        closed |= heard.is_closed;
        tally.sent.fetch_add(n_shots, Relaxed);
        tally.refused.fetch_add(heard.n_refused, Relaxed);
        tally.done.fetch_add(heard.n_done, Relaxed);
        tally.closed.fetch_add(u64::from(closed), Relaxed);
        let after = facts(db, table).await?;
        if heard.n_done == 0 && after != before {
            return Err(format!("nothing was said to be done, and yet {before:?} became {after:?}"));
        }
        if at == 2 && (heard.n_done > 0 && after.0 != before.0) {
            return Err(format!("a spectator has played: {before:?} became {after:?}"));
        }
        if !closed && socket.known.version != after.0 as u64 {
            return Err(format!("version {} was told, and the log has {} lines", socket.known.version, after.0));
        }
        before = after;
        sockets[at] = (!closed).then_some(socket);
    }
    let reply = people[0].get(&format!("/api/tables/{table}")).await;
    if reply.status == 200 { Ok(()) } else { Err(format!("the table is not shown any more: {reply:?}")) }
}

/// Some messages. One that ends the connection comes alone: what was done before it would not be told any more.
fn volley(rng: &mut impl Rng, known: &Known) -> Vec<Shot> {
    let mut volley = Vec::new();
    for _ in 0..=pick(rng, VOLLEY - 1) {
        let shot = mutate::shot(rng, known);
        if shot.ends_the_connection() {
            return vec![shot];
        }
        volley.push(shot);
    }
    volley
}

/// What is on disk about a table: lines, things said, topics hushed, the phase and who is asked.
type Facts = (i64, i64, i64, String, String);

async fn facts(db: &mut AnyConnection, table: &str) -> Result<Facts, String> {
    let sql =
        "SELECT (SELECT COUNT(*) FROM steps WHERE table_id = $1), (SELECT COUNT(*) FROM chat WHERE table_id = $1),
               (SELECT COUNT(*) FROM hushed WHERE table_id = $1), phase, asked FROM tables WHERE id = $1";
    sqlx::query_as(sql).bind(table).fetch_one(db).await.map_err(|error| format!("the database cannot be read: {error}"))
}
