//! Whether the server knows that it is not well, and what it survives: points 2 and 3.

use std::ffi::OsStr;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::json;
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use crate::Siege;
use crate::cluster::Cluster;
use crate::disk::Disk;
use crate::field::{self, Toll};
use crate::house::House;
use crate::line::Line;
use crate::report::Row;

/// How soon a server has to know.
const WITHIN: Duration = Duration::from_secs(12);

/// Point 2: a full disk, a file that was deleted, and one that is another now.
pub async fn of_file(siege: &Siege) -> Result<Row, String> {
    let folder = siege.folder.join("health");
    let mut toll = Toll::default();
    let mut tried = Vec::new();
    match Disk::mount(folder.join("disk"), 64) {
        Ok(disk) => {
            let house = field::start(siege, &disk.folder().join("data"))?;
            if !is_there(house.address(), &mut toll).await? {
                return Ok(Row::of(toll));
            }
            disk.fill()?;
            expect(house.address(), 503, "on a full disk", &mut toll).await?;
            disk.free();
            expect(house.address(), 200, "with room again", &mut toll).await?;
            tried.push("a full disk");
        }
        Err(why) => println!("{:<11} without a full disk: {why}", ""),
    }
    for (what, harm) in [("a deleted file", delete as fn(&Path)), ("a replaced file", replace)] {
        let data = folder.join(what.replace(' ', "-"));
        let house = field::start(siege, &data)?;
        if !is_there(house.address(), &mut toll).await? {
            return Ok(Row::of(toll));
        }
        let mut anna = Line::guest(house.address(), "198.51.100.71").await?;
        harm(&data);
        expect(house.address(), 503, what, &mut toll).await?;
        for _ in 0..3 {
            let opened = anna.open(json!([{ "who": "me" }, { "who": "open" }]), json!({})).await;
            if opened.is_ok_and(|reply| reply.is_ok()) {
                toll.fault(format!("{what}: a table is acknowledged all the same"));
            }
        }
        tried.push(what);
    }
    toll.said = format!("tried: {}", tried.join(", "));
    Ok(Row::of(toll))
}

fn delete(data: &Path) {
    for file in ["karst.db", "karst.db-wal", "karst.db-shm"] {
        // It need not be there.
        let _ = std::fs::remove_file(data.join(file));
    }
}

/// Another file takes its place, as after a backup that was put back by hand.
fn replace(data: &Path) {
    let (file, other) = (data.join("karst.db"), data.join("other.db"));
    let _ = std::fs::copy(&file, &other).and_then(|_| std::fs::rename(&other, &file));
}

/// Point 2: a PostgreSQL that takes no writes any more.
pub async fn of_postgres(siege: &Siege) -> Result<Row, String> {
    let Some(cluster) = Cluster::start() else {
        return Ok(Row::skipped("PostgreSQL is not installed"));
    };
    let url = cluster.url();
    let house = House::start_with(&siege.karst, &["--database".as_ref(), OsStr::new(url.as_str())])?;
    let mut toll = Toll::said("tried: a read-only PostgreSQL");
    if !is_there(house.address(), &mut toll).await? {
        return Ok(Row::of(toll));
    }
    for (setting, status, what) in
        [("on", 503, "on a read-only PostgreSQL"), ("off", 200, "with a PostgreSQL that writes again")]
    {
        let mut db = PgConnection::connect(url.as_str()).await.map_err(|error| error.to_string())?;
        let set = format!("ALTER SYSTEM SET default_transaction_read_only = {setting}");
        for sql in [set.as_str(), "SELECT pg_reload_conf()"] {
            sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut db).await.map_err(|error| error.to_string())?;
        }
        expect(house.address(), status, what, &mut toll).await?;
    }
    Ok(Row::of(toll))
}

/// Point 3: SIGHUP is what systemd sends for a reload; a server without TLS has nothing to read again and goes on.
pub async fn hangup(siege: &Siege) -> Result<Row, String> {
    let mut house = field::start(siege, &siege.folder.join("hangup"))?;
    let mut anna = Line::guest(house.address(), "198.51.100.81").await?;
    let mut toll = Toll::said("SIGHUP, and somebody goes on");
    for _ in 0..2 {
        let sent = Command::new("kill").args(["-HUP", &house.id().to_string()]).status();
        sent.map_err(|error| format!("no signal can be sent: {error}"))?;
        tokio::time::sleep(Duration::from_millis(300)).await;
        if let Some(status) = house.ended() {
            toll.fault(format!("the server has ended: {status}"));
            return Ok(Row::of(toll));
        }
        anna.get("/api/me").await?.ok()?;
    }
    Ok(Row::of(toll))
}

/// What one of the addresses of health answers; none when it is no such address.
async fn health(address: SocketAddr, which: &str) -> Result<Option<u16>, String> {
    let reply = Line::new(address, "").get(&format!("/healthz/{which}")).await?;
    // Where there is no such address the page answers.
    let is_page = reply.status == 404 || reply.text().contains("<html");
    Ok((!is_page).then_some(reply.status))
}

/// Are both addresses there, and is the server well?
async fn is_there(address: SocketAddr, toll: &mut Toll) -> Result<bool, String> {
    for which in ["live", "ready"] {
        match health(address, which).await? {
            Some(200) => {}
            Some(status) => toll.fault(format!("a fresh server says {status} at /healthz/{which}")),
            None => toll.fault(format!("not there: /healthz/{which}")),
        }
    }
    Ok(toll.faults.is_empty())
}

/// Readiness comes to say this in time; and it lives all the while.
async fn expect(address: SocketAddr, status: u16, when: &str, toll: &mut Toll) -> Result<(), String> {
    let begun = Instant::now();
    let mut ready = health(address, "ready").await?;
    while ready != Some(status) && begun.elapsed() < WITHIN {
        tokio::time::sleep(Duration::from_millis(100)).await;
        ready = health(address, "ready").await?;
    }
    if ready != Some(status) {
        toll.fault(format!("{when} /healthz/ready says {}", ready.unwrap_or_default()));
    }
    let live = health(address, "live").await?;
    if live != Some(200) {
        toll.fault(format!("{when} /healthz/live says {}", live.unwrap_or_default()));
    }
    Ok(())
}
