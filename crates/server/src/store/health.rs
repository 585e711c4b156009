//! Whether the store can be relied on now: there is room, the file is the one that was opened, it can be read by somebody
//! who comes anew, and a row can really be written.

use std::time::{Duration, Instant};

use sqlx::{AssertSqlSafe, Connection as _};
use tokio::sync::Mutex;
use tokio::time::timeout;

use super::database::Source;
use super::sqlite::SameFile;
use super::{Store, TimeWrite, Write, now_ms, schema};

/// An answer is good for so long, however many ask.
const LASTS: Duration = Duration::from_secs(1);
/// A store that takes longer cannot be relied on.
const LONGEST: Duration = Duration::from_secs(8);
/// With less room than this, or than this part of a small disk, a house should not take people in.
const LEAST_ROOM: u64 = 64 << 20;
const LEAST_PART: u64 = 20;
/// What a SQLite file begins with.
const MAGIC: &[u8] = b"SQLite format 3\0";

/// Looks after the store.
pub struct Health {
    source: Source,
    file: Option<SameFile>,
    last: Mutex<Option<(Instant, Result<(), String>)>>,
}

impl Health {
    /// Of the store at this place.
    pub fn new(source: Source, file: Option<SameFile>) -> Health {
        Health { source, file, last: Mutex::default() }
    }

    /// Well, or why not. Looked at anew once a second at most.
    pub async fn check(&self, store: &Store) -> Result<(), String> {
        let mut last = self.last.lock().await;
        if let Some((at, answer)) = &*last
            && at.elapsed() < LASTS
        {
            return answer.clone();
        }
        let late = || Err(format!("no answer within {} s", LONGEST.as_secs()));
        let answer = timeout(LONGEST, self.look(store)).await.unwrap_or_else(|_| late());
        *last = Some((Instant::now(), answer.clone()));
        answer
    }

    async fn look(&self, store: &Store) -> Result<(), String> {
        if let Some(file) = &self.file {
            file.check()?;
            check_beginning(file)?;
            check_room(file)?;
        }
        self.read_anew().await.map_err(|error| error.to_string())?;
        let probe = TimeWrite::Probe { node: store.node().to_owned(), at_ms: now_ms() };
        store.write(vec![Write::Time(probe)]).await.map_err(|error| error.to_string())
    }

    /// Reads a row of every table by a connection that remembers nothing.
    async fn read_anew(&self) -> Result<(), sqlx::Error> {
        let mut db = self.source.connect().await?;
        for table in schema::tables(schema::latest()) {
            sqlx::query(AssertSqlSafe(format!("SELECT 1 FROM {table} LIMIT 1"))).fetch_optional(&mut db).await?;
        }
        db.close().await
    }

    /// The room that is left where the file lies.
    pub fn free_bytes(&self) -> Option<u64> {
        room(self.file.as_ref()?).map(|(free, _)| free)
    }
}

/// A file that somebody has written over may still be answered from memory for a while.
fn check_beginning(file: &SameFile) -> Result<(), String> {
    use std::io::Read;
    let mut beginning = Vec::new();
    let read = std::fs::File::open(file.path()).and_then(|file| file.take(16).read_to_end(&mut beginning));
    match read {
        // A file that is all in its log has nothing in itself yet.
        Ok(0) => Ok(()),
        Ok(_) if beginning == MAGIC => Ok(()),
        Ok(_) => Err("the database file is no database any more".to_owned()),
        Err(error) => Err(format!("the database file cannot be read: {error}")),
    }
}

fn check_room(file: &SameFile) -> Result<(), String> {
    match room(file) {
        Some((free, all)) if free < LEAST_ROOM.min(all / LEAST_PART) => {
            Err(format!("the disk is all but full: {} kB are left", free >> 10))
        }
        // Where the system does not say, the row that is written has to show it.
        Some(_) | None => Ok(()),
    }
}

/// What is left on the disk, and how large it is, in bytes.
#[cfg(unix)]
fn room(file: &SameFile) -> Option<(u64, u64)> {
    let folder = file.path().parent()?;
    let facts = rustix::fs::statvfs(folder).ok()?;
    Some((facts.f_bavail * facts.f_frsize, facts.f_blocks * facts.f_frsize))
}

#[cfg(not(unix))]
fn room(_: &SameFile) -> Option<(u64, u64)> {
    None
}
