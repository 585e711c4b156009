//! A database that answers slowly and a disk that is full: people are refused politely, nothing is half-done, and all
//! goes on afterwards.

use std::time::{Duration, Instant};

use sqlx::Connection;

use crate::keeper::{DatabaseAt, Keeper};
use crate::ledger::{self, Ledger};
use crate::player::Crew;

/// How long a server may take to be well again.
const RECOVERY: Duration = Duration::from_secs(10);
/// No file may grow longer than this on the full disk, give or take some pages.
const MOST_ROOM: u64 = 4 << 20;
/// How long a trial lasts at most.
const TRIAL: Duration = Duration::from_secs(40);

/// Another process holds the database: first for a while that the server bears, then for longer.
pub async fn slow_database(place: &DatabaseAt, crew: &Crew, ledger: &Ledger) -> Result<(), String> {
    for (seconds, is_refused) in [(2, false), (15, true)] {
        let before = crew.n_unavailable();
        let mut db = ledger::open(place).await?;
        sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut db).await.map_err(ledger::trouble)?;
        let held = Instant::now();
        tokio::time::sleep(Duration::from_secs(seconds)).await;
        sqlx::raw_sql("COMMIT").execute(&mut db).await.map_err(ledger::trouble)?;
        db.close().await.map_err(ledger::trouble)?;
        let moved = crew.all_moved_since(Instant::now(), RECOVERY).await?;
        let n_refused = crew.n_unavailable() - before;
        if (n_refused > 0) != is_refused {
            return Err(format!("a database that was held for {seconds} s refused {n_refused} times"));
        }
        let lost = ledger.lost_at_all(place).await?;
        println!(
            "database held for {:.0} s: {n_refused} polite refusals, all moved {:.0} ms later, lost: {lost}",
            held.elapsed().as_secs_f64(),
            moved.as_secs_f64() * 1000.0
        );
        if lost > 0 {
            return Err(format!("{lost} acknowledged steps are lost"));
        }
    }
    Ok(())
}

/// The server is started where its files cannot grow, and then where they can.
pub async fn full_disk(keeper: &mut Keeper, place: &DatabaseAt, crew: &Crew, ledger: &Ledger) -> Result<(), String> {
    let DatabaseAt::Folder(folder) = place else {
        return Ok(());
    };
    let before = crew.n_unavailable();
    keeper.kill(0);
    let length = folder.join("karst.db").metadata().map_or(0, |facts| facts.len());
    // Room for some steps more, in the database and in its write-ahead log.
    keeper.restart_cramped(length.min(MOST_ROOM) / 512 + 256)?;
    let begun = Instant::now();
    while crew.n_unavailable() < before + 20 {
        if begun.elapsed() > TRIAL {
            return Err("the disk never got full".to_owned());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    if !keeper.is_alive(0) {
        return Err("the server died of a full disk".to_owned());
    }
    let lost = ledger.lost_at_all(place).await?;
    keeper.kill(0);
    keeper.restart(0)?;
    let moved = crew.all_moved_since(Instant::now(), RECOVERY).await?;
    let lost = lost.max(ledger.lost_at_all(place).await?);
    println!(
        "disk full after {:.1} s: {} polite refusals, with room again all moved {:.0} ms later, lost: {lost}",
        begun.elapsed().as_secs_f64(),
        crew.n_unavailable() - before,
        moved.as_secs_f64() * 1000.0
    );
    if lost > 0 { Err(format!("{lost} acknowledged steps are lost")) } else { Ok(()) }
}
