//! The disk is full, and then it is not: point 1. People do everything that the lobby writes before, while it is full, and
//! after; all that was acknowledged is there, at once and after a kill.

use std::ffi::OsStr;
use std::path::Path;
use std::time::Duration;

use sqlx::SqliteConnection;

use crate::Siege;
use crate::cluster::Cluster;
use crate::deeds::{Ledger, Party};
use crate::disk::Disk;
use crate::field::Toll;
use crate::fill;
use crate::game;
use crate::house::House;
use crate::kept;
use crate::line::Line;
use crate::report::Row;

/// Steps of the records that are uploaded.
const N_STEPS: usize = 900;
/// So many of them at most while the disk is full.
const MOST_PRESSED: usize = 60;
/// What a write-ahead log may have room for without growing.
const MOST_JUNK_MIB: usize = 64;
/// How long a server may take to be well again once there is room.
const RECOVERY: Duration = Duration::from_secs(30);

/// Where the database is.
enum DatabaseAt<'p> {
    File(&'p Path),
    Postgres(&'p Cluster),
}

impl DatabaseAt<'_> {
    fn start(&self, siege: &Siege) -> Result<House, String> {
        match self {
            DatabaseAt::File(folder) => House::start_with(&siege.karst, &["--data".as_ref(), folder.as_os_str()]),
            DatabaseAt::Postgres(cluster) => {
                let url = cluster.url();
                House::start_with(&siege.karst, &["--database".as_ref(), OsStr::new(url.as_str())])
            }
        }
    }

    /// Uses up the room that a server keeps for itself in the write-ahead log of its file: somebody reads all the while, as a
    /// backup does, so that the log cannot begin anew, and somebody writes until it grows. From then on every commit needs
    /// room on the disk.
    async fn crowd(&self) -> Result<Option<SqliteConnection>, String> {
        let DatabaseAt::File(folder) = self else { return Ok(None) };
        let length = || folder.join("karst.db-wal").metadata().map_or(0, |facts| facts.len());
        let (mut reader, mut writer) = (fill::open(folder).await?, fill::open(folder).await?);
        let junk = "CREATE TABLE IF NOT EXISTS siege_junk (junk BLOB); DELETE FROM siege_junk";
        fill::run(&mut writer, junk).await?;
        fill::run(&mut reader, "BEGIN; SELECT COUNT(*) FROM users").await?;
        let begun = length();
        for _ in 0..MOST_JUNK_MIB {
            if length() > begun {
                return Ok(Some(reader));
            }
            fill::run(&mut writer, "INSERT INTO siege_junk (junk) VALUES (randomblob(1048576))").await?;
        }
        Err("the write-ahead log does not grow".to_owned())
    }

    /// A PostgreSQL that gave up on a full disk is started again, as its host would.
    fn mend(&self) -> Result<bool, String> {
        match self {
            DatabaseAt::Postgres(cluster) if !cluster.is_up() => cluster.try_to_go_on().map(|()| true),
            DatabaseAt::File(_) | DatabaseAt::Postgres(_) => Ok(false),
        }
    }
}

/// Point 1, with a file.
pub async fn on_file(siege: &Siege) -> Result<Row, String> {
    let disk = match Disk::mount(siege.folder.join("full-disk"), 256) {
        Ok(disk) => disk,
        Err(why) => return Ok(Row::skipped(why)),
    };
    let data = disk.folder().join("data");
    rounds(siege, &disk, &DatabaseAt::File(&data), siege.scale.of(2, 200)).await
}

/// Point 1, with a PostgreSQL.
pub async fn on_postgres(siege: &Siege) -> Result<Row, String> {
    let disk = match Disk::mount(siege.folder.join("full-pg"), 256) {
        Ok(disk) => disk,
        Err(why) => return Ok(Row::skipped(why)),
    };
    let settings = "-c min_wal_size=2MB -c max_wal_size=8MB -c shared_buffers=16MB";
    let Some(cluster) = Cluster::start_in(disk.folder().join("pg"), settings) else {
        return Ok(Row::skipped("PostgreSQL is not installed"));
    };
    rounds(siege, &disk, &DatabaseAt::Postgres(&cluster), siege.scale.of(1, 200)).await
}

async fn rounds(siege: &Siege, disk: &Disk, place: &DatabaseAt<'_>, n_rounds: usize) -> Result<Row, String> {
    let record = game::short(N_STEPS).record;
    let (mut row, mut toll) = (Row::default(), Toll::default());
    let (mut n_refused, mut n_silent, mut n_mended) = (0, 0, 0);
    let mut house = place.start(siege)?;
    row.before_mib = house.resident_mib().ok();
    for round in 1..=n_rounds {
        let mut ledger = Ledger::default();
        let mut party =
            Party::gather(house.address(), round, &record).await.map_err(|why| format!("round {round}: {why}"))?;
        party.do_everything(&mut ledger).await;
        let n_before = ledger.kept.len();
        let reader = place.crowd().await?;
        disk.fill()?;
        party.do_everything(&mut ledger).await;
        party.press_on(&mut ledger, MOST_PRESSED).await;
        party.do_everything(&mut ledger).await;
        let n_full = ledger.kept.len() - n_before;
        disk.free();
        drop(reader);
        n_mended += usize::from(place.mend()?);
        party.do_everything(&mut ledger).await;
        if !is_well(&mut house).await {
            toll.fault(format!(
                "round {round}: with room again the server is not well again within {} s",
                RECOVERY.as_secs()
            ));
        }
        let most_mib = house.most_mib().unwrap_or_default();
        row.most_mib = Some(row.most_mib.map_or(most_mib, |before| before.max(most_mib)));
        let lost = kept::lost(house.address(), &ledger.kept, usize::MAX).await?;
        drop(house);
        n_mended += usize::from(place.mend()?);
        house = place.start(siege).map_err(|why| format!("round {round}: after the full disk {why}"))?;
        let lost_for_good = kept::lost(house.address(), &ledger.kept, usize::MAX).await?;
        let n_lost = lost.len().max(lost_for_good.len());
        row.n_kept += ledger.kept.len();
        row.n_lost += n_lost;
        n_refused += ledger.n_refused;
        n_silent += ledger.n_silent;
        if n_lost > 0 && toll.faults.len() < 4 {
            let first = lost.first().or(lost_for_good.first()).cloned().unwrap_or_default();
            toll.fault(format!("round {round}: {n_lost} lost, the first is {first}"));
        }
        if round % 20 == 0 || round == n_rounds {
            let (kept, lost) = (row.n_kept, row.n_lost);
            println!(
                "{:<11} round {round} of {n_rounds}: {kept} acknowledged ({n_full} while it was full), lost: {lost}",
                ""
            );
        }
    }
    let mended = if n_mended > 0 { format!(", PostgreSQL started again {n_mended} times") } else { String::new() };
    toll.said =
        format!("{n_rounds} rounds: {} acknowledged, {n_refused} refused, {n_silent} unanswered{mended}", row.n_kept);
    if n_refused + n_silent == 0 {
        toll.fault("the disk never was full");
    }
    row.take(toll);
    Ok(row)
}

/// Waits until somebody can come in again.
async fn is_well(house: &mut House) -> bool {
    let begun = std::time::Instant::now();
    while begun.elapsed() < RECOVERY {
        if Line::guest(house.address(), "198.51.100.60").await.is_ok() {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    false
}
