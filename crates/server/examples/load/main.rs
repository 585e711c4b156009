//! The load test: many live tables of two, at an even pace and then flat out, against a server in this process.
//!
//! `cargo run --release -p server --example load -- --tables 100 --seconds 20`
//!
//! Measured is the round trip of a move: from sending it to hearing that it is done, which is after the sync to disk.
//! The yardstick printed first is what one such sync costs on this disk without any server.

mod disk;
mod player;
mod report;
mod wire;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use player::{Pace, Tally};
use server::{Config, Rate};
use tokio::sync::oneshot;

/// Moves a second at each table while the pace is even: more than any people play.
const EVEN_PACE: f64 = 1.0;

fn main() {
    let options = Options::read();
    let folder = std::env::temp_dir().join(format!("karst-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    println!("{} tables of two, {} s, {}", options.tables, options.seconds, folder.display());
    report::disk(&disk::sync_times(&folder));

    let (address, stop, server) = start(folder.join("karst.db"));
    let clients =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime");
    report::heading();
    clients.block_on(async {
        let half = Duration::from_secs_f64(options.seconds / 2.0);
        let tables = player::seat_all(address, options.tables).await;
        let every = Duration::from_secs_f64(1.0 / EVEN_PACE);
        let tables = phase("even pace", tables, Pace::Even(every), half).await;
        phase("flat out", tables, Pace::FlatOut, half).await;
    });
    let _ = stop.send(());
    server.join().expect("the server ends well");
    let _ = std::fs::remove_dir_all(&folder);
}

/// Plays at all tables for a while and prints what it took; the tables, to be played on.
async fn phase(name: &str, tables: Vec<player::Table>, pace: Pace, time: Duration) -> Vec<player::Table> {
    let over = Arc::new(AtomicBool::new(false));
    let begun = Instant::now();
    let n_tables = tables.len();
    let playing: Vec<_> = tables
        .into_iter()
        .enumerate()
        .map(|(n, table)| tokio::spawn(table.play(pace, n as f64 / n_tables as f64, over.clone())))
        .collect();
    tokio::time::sleep(time).await;
    over.store(true, Ordering::Relaxed);
    let (mut tally, mut tables) = (Tally::default(), Vec::new());
    for playing in playing {
        let (table, part) = playing.await.expect("a table plays without trouble");
        tally.add(part);
        tables.push(table);
    }
    report::line(name, &mut tally, begun.elapsed());
    tables
}

/// A server with a runtime of its own; where it listens, how to stop it, and its thread.
fn start(database: PathBuf) -> (SocketAddr, oneshot::Sender<()>, thread::JoinHandle<()>) {
    let (told, address) = std::sync::mpsc::channel();
    let (stop, stopped) = oneshot::channel::<()>();
    let server = thread::spawn(move || {
        let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), database);
        let boundless = Rate { per_second: 1e9, burst: 1e9 };
        config.limits.http_loopback = boundless;
        config.limits.socket = boundless;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
        let listening = move |address| told.send(address).expect("the test waits for the address");
        let serving = server::serve(config, listening, async { drop(stopped.await) });
        runtime.block_on(serving).expect("the server runs");
    });
    (address.recv().expect("the server listens"), stop, server)
}

/// How many, how long.
struct Options {
    tables: usize,
    seconds: f64,
}

impl Options {
    fn read() -> Options {
        let mut options = Options { tables: 100, seconds: 20.0 };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let value: Option<f64> = words.next().and_then(|value| value.parse().ok());
            match (word.as_str(), value) {
                ("--tables", Some(n)) => options.tables = n.clamp(1.0, 2000.0) as usize,
                ("--seconds", Some(s)) => options.seconds = s.clamp(2.0, 600.0),
                _ => {
                    eprintln!("usage: load [--tables 1..2000] [--seconds 2..600]");
                    std::process::exit(2);
                }
            }
        }
        options
    }
}
