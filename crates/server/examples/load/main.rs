//! The load test: the real executable, and all of its players beside it on the same machine.
//!
//! `cargo xtask load`, or `cargo xtask load --tables 100 --sockets 1000 --seconds 5`
//!
//! First many live tables of two, each with two sockets: as fast as acknowledged, then at a steady pace. Measured is
//! the time from sending an action to the moment the other player's socket has it, which is after the sync to disk.
//! Then, with a fresh server, very many tables that are awake in the middle of their game, a socket at each: what they
//! take of memory, and whether all sockets are still there after an idle while.
//!
//! `house.rs` is the server, `wire.rs` a person's connection, `player.rs` two people at a table, `crowd.rs` the many
//! that idle, `disk.rs` the yardstick: what one sync costs on this disk without any server.

mod crowd;
mod disk;
#[allow(dead_code, reason = "the siege uses more of it")]
mod house;
mod player;
mod report;
#[allow(dead_code, reason = "the siege uses more of it")]
mod wire;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use house::House;
use player::{Pace, Table, Tally};
use report::Report;

/// Steps a second of the steady pace, over all tables.
const STEADY_STEPS: f64 = 2000.0;
/// So many sit down at the same time.
const AT_ONCE: usize = 100;
/// How long is played before anything is measured.
const WARM_UP: Duration = Duration::from_secs(3);

/// How many, how long, and of which executable.
struct Options {
    karst: PathBuf,
    tables: usize,
    sockets: usize,
    seconds: f64,
}

fn main() -> ExitCode {
    let Some(options) = Options::read() else {
        eprintln!("usage: load --karst FILE [--tables 0..5000] [--sockets 0..20000] [--seconds 1..600]");
        return ExitCode::from(2);
    };
    let folder = std::env::temp_dir().join(format!("karst-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    server::raise_open_files();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let report = runtime.block_on(run(&options, &folder));
    let _ = std::fs::remove_dir_all(&folder);
    match report {
        Ok(report) if report.is_good() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("FAILED: {why}");
            ExitCode::FAILURE
        }
    }
}

async fn run(options: &Options, folder: &Path) -> Result<Report, String> {
    let mut report = Report::begin(&disk::sync_times(folder));
    if options.tables > 0 {
        play(options, &folder.join("played"), &mut report).await?;
    }
    if options.sockets > 0 {
        crowd::gather(options, &folder.join("crowd"), &mut report).await?;
    }
    report.print();
    Ok(report)
}

/// Many tables: as fast as acknowledged, then at a steady pace.
async fn play(options: &Options, folder: &Path, report: &mut Report) -> Result<(), String> {
    let house = House::start(&options.karst, folder)?;
    eprintln!("{} tables of two sit down", options.tables);
    let tables = player::seat_all(house.address(), options.tables).await?;
    let (tables, _, _) = phase(tables, Pace::FlatOut, WARM_UP).await;
    let time = Duration::from_secs_f64(options.seconds);
    eprintln!("as fast as acknowledged for {} s", options.seconds);
    let (tables, tally, took) = phase(tables, Pace::FlatOut, time).await;
    let steps_per_move = tally.n_steps as f64 / tally.delays.len().max(1) as f64;
    report.flat_out(options.tables, tally, took);
    let every = Duration::from_secs_f64(options.tables as f64 * steps_per_move / STEADY_STEPS);
    eprintln!("{STEADY_STEPS} steps a second for {} s", options.seconds);
    let (_, tally, took) = phase(tables, Pace::Even(every), time).await;
    report.steady(options.tables, tally, took, house.resident_mib()?);
    Ok(())
}

/// Plays at all tables for a while; the tables, to be played on, what was measured, and how long it took.
async fn phase(tables: Vec<Table>, pace: Pace, time: Duration) -> (Vec<Table>, Tally, Duration) {
    let over = Arc::new(AtomicBool::new(false));
    let (begun, n_tables) = (Instant::now(), tables.len());
    let playing: Vec<_> = tables
        .into_iter()
        .enumerate()
        .map(|(n, table)| tokio::spawn(table.play(pace, n as f64 / n_tables as f64, over.clone())))
        .collect();
    tokio::time::sleep(time).await;
    over.store(true, Ordering::Relaxed);
    let (mut tally, mut tables) = (Tally::default(), Vec::with_capacity(n_tables));
    for playing in playing {
        let (table, part) = playing.await.expect("a table plays without trouble");
        tally.add(part);
        tables.push(table);
    }
    (tables, tally, begun.elapsed())
}

impl Options {
    fn read() -> Option<Options> {
        let mut options = Options { karst: PathBuf::new(), tables: 1000, sockets: 10_000, seconds: 20.0 };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let value = words.next()?;
            match word.as_str() {
                "--karst" => options.karst = value.into(),
                "--tables" => options.tables = value.parse().ok().filter(|tables| *tables <= 5000)?,
                "--sockets" => options.sockets = value.parse().ok().filter(|sockets| *sockets <= 20_000)?,
                "--seconds" => options.seconds = value.parse().ok().filter(|time| (1.0..=600.0).contains(time))?,
                _ => return None,
            }
        }
        options.karst.is_file().then_some(options)
    }
}
