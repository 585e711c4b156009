//! The crash test: people play many tables with bots over real sockets while the server is killed with SIGKILL again
//! and again. After each kill every step that was acknowledged must be on disk, and everybody must have moved again
//! within two seconds. Then the same people meet a disk that is full and a database that answers slowly.
//!
//! `cargo xtask crash --kills 1000`, or with several servers on one PostgreSQL, of which one is killed at a time:
//! `cargo xtask crash --kills 100 --nodes 2`
//!
//! `keeper.rs` starts and kills servers, `player.rs` is a person who comes back, `wire.rs` their connection,
//! `ledger.rs` what was acknowledged and whether it is on disk, `trials.rs` the disk and the slow database.

#[path = "../../tests/it/cluster.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod cluster;
mod keeper;
mod ledger;
mod player;
mod report;
mod trials;
mod wire;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use cluster::Cluster;
use keeper::{DatabaseAt, Keeper};
use ledger::Ledger;
use player::Crew;
use report::Report;

/// Everybody moves again within this time, or the test has failed.
pub const WITHIN: Duration = Duration::from_secs(2);

struct Options {
    karst: PathBuf,
    kills: u32,
    tables: usize,
    nodes: usize,
}

#[tokio::main]
async fn main() -> ExitCode {
    let Some(options) = Options::read() else {
        eprintln!("usage: crash --karst FILE [--kills N] [--tables 1..200] [--nodes 1..8]");
        return ExitCode::from(2);
    };
    let folder = std::env::temp_dir().join(format!("karst-crash-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    let done = run(&options, folder.clone()).await;
    let _ = std::fs::remove_dir_all(&folder);
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("FAILED: {why}");
            ExitCode::FAILURE
        }
    }
}

async fn run(options: &Options, folder: PathBuf) -> Result<(), String> {
    let cluster = match options.nodes {
        1 => None,
        _ => Some(Cluster::start().ok_or("PostgreSQL is not installed")?),
    };
    let place = match &cluster {
        Some(cluster) => DatabaseAt::Postgres(cluster.url()),
        None => DatabaseAt::Folder(folder),
    };
    let kept =
        if options.nodes == 1 { "one file".to_owned() } else { format!("{} nodes on one PostgreSQL", options.nodes) };
    println!("{} tables with bots, {kept}, {} kills", options.tables, options.kills);

    let ledger = Arc::new(Ledger::default());
    let mut keeper = Keeper::start(&options.karst, place.clone(), options.nodes)?;
    let crew = Crew::gather(keeper.addresses(), options.tables, ledger.clone());
    let mut report = Report::default();
    crew.all_moved_since(Instant::now(), Duration::from_secs(60)).await?;
    for kill in 1..=options.kills {
        tokio::time::sleep(pause(kill)).await;
        let killed = Instant::now();
        keeper.kill(kill as usize % options.nodes);
        let restarted = keeper.restart(kill as usize % options.nodes)?;
        // With several nodes those at the dead one need not wait for it.
        let from = if options.nodes == 1 { restarted.began } else { killed };
        let moved = crew.all_moved_since(from, 5 * WITHIN).await?;
        let lost = ledger.lost_since_last(&place).await?;
        report.note(kill, options.kills, restarted.took, moved, lost, &ledger);
    }
    let lost = ledger.lost_at_all(&place).await?;
    report.finish(lost, &ledger)?;
    if options.nodes == 1 {
        trials::slow_database(&place, &crew, &ledger).await?;
        trials::full_disk(&mut keeper, &place, &crew, &ledger).await?;
    }
    crew.dismiss();
    keeper.stop();
    println!("nothing was lost");
    Ok(())
}

/// Kills come at odd moments, soon enough after one another that some hit a server that has hardly woken.
fn pause(kill: u32) -> Duration {
    Duration::from_millis(u64::from(kill.wrapping_mul(2_654_435_761) >> 8) % 400)
}

impl Options {
    fn read() -> Option<Options> {
        let mut options = Options { karst: PathBuf::new(), kills: 25, tables: 40, nodes: 1 };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let value = words.next()?;
            match word.as_str() {
                "--karst" => options.karst = value.into(),
                "--kills" => options.kills = value.parse().ok().filter(|kills| *kills > 0)?,
                "--tables" => options.tables = value.parse().ok().filter(|tables| (1..=200).contains(tables))?,
                "--nodes" => options.nodes = value.parse().ok().filter(|nodes| (1..=8).contains(nodes))?,
                _ => return None,
            }
        }
        options.karst.is_file().then_some(options)
    }
}
