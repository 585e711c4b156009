//! The leak test: pairs of games that differ only in what a seat may not see are laid on tables of a real server. That
//! seat and a spectator must be sent the same bytes in both: the table, the whole story and the position on coming,
//! what happens live before their eyes, and the replay, its moments and the refusals over HTTP.
//!
//! `cargo xtask leaks --pairs 10000 cave-troll`
//!
//! `pair.rs` makes the pairs, `laying.rs` lays them on tables, `tables.rs` listens there. Many pairs are tried at the same
//! time, so that their tables share commits; a pair is made by the same seed however many there are.

#[path = "../../tests/it/client.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod client;
#[path = "../../tests/it/cluster.rs"]
#[allow(dead_code, reason = "the tests use it")]
mod cluster;
#[path = "../../tests/it/house.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod house;
#[path = "../../tests/it/http.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod http;
mod laying;
mod pair;
mod tables;

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use catalog::GameId;
use house::House;
use laying::Layer;
use pair::Pair;
use server::Rate;
use tables::{Company, Sent};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

/// So many games may come to nothing hidden before it is said that a game hides nothing.
const PATIENCE: u64 = 2_000;
/// So many pairs are tried at the same time, each by a company of its own.
const AT_ONCE: usize = 32;
/// The companies all come from this machine.
const PLENTY: Rate = Rate { per_second: 1e6, burst: 1e6 };

#[tokio::main]
async fn main() -> ExitCode {
    let Some((pairs, games)) = wish() else {
        let names: Vec<_> = GameId::ALL.iter().map(|game| game.name()).collect();
        eprintln!("usage: leaks [--pairs N] [GAME…]; the games are {}", names.join(", "));
        return ExitCode::from(2);
    };
    for game in games {
        if let Err(why) = try_game(game, pairs).await {
            eprintln!("FAILED: {game}: {why}");
            return ExitCode::FAILURE;
        }
    }
    println!("nothing was leaked");
    ExitCode::SUCCESS
}

fn wish() -> Option<(u64, Vec<GameId>)> {
    let (mut pairs, mut games) = (1_000, Vec::new());
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--pairs" => pairs = words.next()?.parse().ok().filter(|pairs| *pairs > 0)?,
            name => games.push(name.parse().ok()?),
        }
    }
    Some((pairs, if games.is_empty() { GameId::ALL.to_vec() } else { games }))
}

/// Pairs as they are made, each with its seed; all companies take from it.
type Made = Arc<tokio::sync::Mutex<mpsc::Receiver<(Pair, u64)>>>;

async fn try_game(game: GameId, pairs: u64) -> Result<(), String> {
    let house = House::start_with(|config| {
        config.table_sleeps_after = Duration::from_secs(1);
        (config.limits.http_loopback, config.limits.connections_per_address) = (PLENTY, 10_000);
        config.limits.sockets_per_address = 10_000;
    })
    .await;
    let (began, tally) = (Instant::now(), Arc::new(Mutex::new(Tally::default())));
    let (ready, made) = mpsc::channel(AT_ONCE);
    let making = tokio::task::spawn_blocking(move || make(game, pairs, &ready));
    let (made, layer) = (Arc::new(tokio::sync::Mutex::new(made)), Layer::start(&house, AT_ONCE).await);
    let mut companies = JoinSet::new();
    for _ in 0..pairs.min(AT_ONCE as u64) {
        let company = Company::gather(&house, layer.clone()).await;
        companies.spawn(compare(game, company, made.clone(), tally.clone()));
    }
    let mut told = tokio::time::interval(Duration::from_secs(10));
    told.tick().await;
    loop {
        tokio::select! {
            ended = companies.join_next() => match ended {
                Some(ended) => ended.map_err(|error| format!("a company fell: {error}"))??,
                None => break,
            },
            _ = told.tick() => {
                let n_pairs = tally.lock().expect("nobody panics with it").n_pairs;
                println!("{game}: {n_pairs} of {pairs} pairs, {:.0} s", began.elapsed().as_secs_f64());
            }
        }
    }
    making.await.expect("pairs are made without trouble")?;
    let tally = tally.lock().expect("nobody panics with it");
    assert_eq!(tally.n_pairs, pairs, "every pair was tried");
    tally.tell(game, began.elapsed());
    drop(tally);
    house.stop().await;
    Ok(())
}

/// Makes them all, one after the other, as fast as they are tried.
fn make(game: GameId, pairs: u64, ready: &mpsc::Sender<(Pair, u64)>) -> Result<(), String> {
    let mut seed = 0;
    for n in 0..pairs {
        let (pair, next) = next_pair(game, n, seed).ok_or("nothing hidden is found: everybody sees all")?;
        seed = next;
        // When nobody takes it any more a pair has failed.
        if ready.blocking_send((pair, seed)).is_err() {
            break;
        }
    }
    Ok(())
}

/// Lays pair after pair on tables and compares what is sent.
async fn compare(game: GameId, mut company: Company, made: Made, tally: Arc<Mutex<Tally>>) -> Result<(), String> {
    loop {
        let next = made.lock().await.recv().await;
        let Some((pair, seed)) = next else { return Ok(()) };
        let mut sent = Vec::new();
        for world in &pair.worlds {
            sent.push(company.sent(game.name(), &pair, world).await.map_err(|why| format!("seed {seed}: {why}"))?);
        }
        check(&pair, [&sent[0], &sent[1]]).map_err(|why| format!("seed {seed}: {why}"))?;
        tally.lock().expect("nobody panics with it").note(&pair, &sent[0]);
    }
}

/// Is the same sent in both?
fn check(pair: &Pair, [one, two]: [&Sent; 2]) -> Result<(), String> {
    if let Some((one, two)) = one.iter().zip(two).find(|(one, two)| one != two) {
        let (lines, other) = (&pair.worlds[0], &pair.worlds[1]);
        return Err(format!(
            "{} is sent\n  {one}\nwhen this happened: {:?} {:?}\nand\n  {two}\nwhen this did: {:?} {:?}",
            eyes_of(pair),
            lines.lines,
            lines.gained,
            other.lines,
            other.gained
        ));
    }
    if one.len() != two.len() {
        return Err(format!("{} is sent more messages in one than in the other", eyes_of(pair)));
    }
    Ok(())
}

/// The next pair, and where to look for the one after it. Numbers of players and eyes come by turns.
fn next_pair(game: GameId, n: u64, seed: u64) -> Option<(Pair, u64)> {
    let (fewest, most) = game.shelf().players;
    let fewest = fewest.max(2);
    let players = fewest + (n % u64::from(most - fewest + 1)) as u8;
    (seed..seed + PATIENCE).find_map(|seed| {
        let eyes = (seed % (u64::from(players) + 1)) as usize;
        let pair = pair::make(game, is_open(game), players, eyes, seed)?;
        (is_open(game) || !pair.hidden().is_empty()).then_some((pair, seed + 1))
    })
}

/// Games whose pieces all lie open. What nobody may see there is what the dice and decks are going to do.
fn is_open(game: GameId) -> bool {
    match game {
        GameId::CaveTroll | GameId::Casadh => false,
        GameId::Skulldug | GameId::CavePilot => true,
    }
}

fn eyes_of(pair: &Pair) -> String {
    pair.eyes.map_or("a spectator".to_owned(), |seat| format!("seat {seat} or a spectator"))
}

/// What was tried.
#[derive(Default)]
struct Tally {
    n_pairs: u64,
    n_live: u64,
    n_spectators: u64,
    n_bytes: usize,
    hidden: BTreeMap<String, u64>,
}

impl Tally {
    fn note(&mut self, pair: &Pair, sent: &[String]) {
        self.n_pairs += 1;
        self.n_live += u64::from(pair.actor.is_some());
        self.n_spectators += u64::from(pair.eyes.is_none());
        self.n_bytes += sent.iter().map(String::len).sum::<usize>();
        for kind in pair.hidden() {
            *self.hidden.entry(kind).or_default() += 1;
        }
    }

    fn tell(&self, game: GameId, took: Duration) {
        println!(
            "{game}: {} pairs in {:.1} s, {} seen by spectators alone, {} with something done live; {:.1} MB alike in both",
            self.n_pairs,
            took.as_secs_f64(),
            self.n_spectators,
            self.n_live,
            self.n_bytes as f64 / 1e6
        );
        let hidden: Vec<_> = self.hidden.iter().map(|(kind, n)| format!("{kind} {n}")).collect();
        match hidden.as_slice() {
            [] => println!("  hidden and different: the secret of the dice, with all that is to come"),
            hidden => println!("  hidden and different: {}, and the secret of the dice", hidden.join(", ")),
        }
    }
}
