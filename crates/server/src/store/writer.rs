//! The task that writes. Everything that waits is committed together, so a hundred tables share one sync.
//!
//! Moves wait in a queue of their own, and everything else is written between them in small parts. A file has one such
//! task, for SQLite takes one writer at a time; a PostgreSQL has two, one for each queue.

use std::time::{Duration, Instant};

use sqlx::Connection as _;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::database::{Connection, Kind, Source};
use super::notices::{self, Notices};
use super::sqlite::{self, SameFile};
use super::steps::Steps;
use super::{StoreError, Write};
use crate::measure;

/// A connection that was not used for so long is tried before it is used again.
const REST: Duration = Duration::from_millis(500);
/// A database that takes longer over a transaction has stopped answering.
const LONGEST: Duration = Duration::from_secs(20);
/// What failed after so long failed because the database is slow, and would only fail again. A little less than
/// [`super::PATIENCE`].
const SLOW: Duration = Duration::from_secs(4);
/// How long a connection that is thrown away may take to close.
const FAREWELL: Duration = Duration::from_secs(2);
/// The most moves in one transaction.
const GROUP: usize = 512;
/// About how many calls for other things may stand between two groups of moves.
const PART: usize = 64;

/// A change to be written, all of it or nothing, and who waits for it.
pub struct Job {
    /// The change. A log's new lines come first, for a conflict must be found before anything is written.
    pub writes: Vec<Write>,
    /// Where to say that it is on disk.
    pub reply: oneshot::Sender<Result<(), StoreError>>,
}

/// What came of each job of a group.
type Outcomes = Vec<Result<(), StoreError>>;

/// What the writer writes with. A connection that broke is replaced when there is something to write again.
pub struct Pen {
    source: Source,
    /// The file as it was opened, when it is one.
    file: Option<SameFile>,
    /// How other nodes are told, when there may be any.
    notices: Option<Notices>,
    connection: Option<Connection>,
    used: Instant,
}

/// The two queues before the writer. Moves never wait for more than one small part of everything else: accounts, tables
/// that open, chat, records.
pub struct Lanes {
    /// Steps of games.
    pub moves: mpsc::Receiver<Job>,
    /// All the rest.
    pub lobby: mpsc::Receiver<Job>,
}

impl Lanes {
    /// Waits for work and takes it: moves, as many as there are, and a small part of the rest. `false` when nobody can send
    /// jobs any more.
    async fn next(&mut self, moves: &mut Vec<Job>, lobby: &mut Vec<Job>) -> bool {
        tokio::select! {
            _ = self.moves.recv_many(moves, GROUP), if !self.moves.is_closed() || !self.moves.is_empty() => {}
            _ = self.lobby.recv_many(lobby, 1), if !self.lobby.is_closed() || !self.lobby.is_empty() => {}
            else => return false,
        }
        while moves.len() < GROUP
            && let Ok(job) = self.moves.try_recv()
        {
            moves.push(job);
        }
        let mut cost: usize = lobby.iter().map(Job::cost).sum();
        while cost < PART
            && let Ok(job) = self.lobby.try_recv()
        {
            cost += job.cost();
            lobby.push(job);
        }
        true
    }
}

impl Job {
    /// About how many calls to the database it takes.
    fn cost(&self) -> usize {
        let cost = |write: &Write| match write {
            Write::Table(table) | Write::Laying(table) => 1 + table.seats.len(),
            // Lines are written in one call, but that one takes its time.
            Write::Lines { lines, .. } => 1 + lines.len() / 16,
            _ => 1,
        };
        self.writes.iter().map(cost).sum()
    }
}

/// Writes until nobody can send jobs any more.
pub async fn run(mut pen: Pen, mut lanes: Lanes) {
    let (mut moves, mut lobby) = (Vec::with_capacity(GROUP), Vec::new());
    while lanes.next(&mut moves, &mut lobby).await {
        measure::writer_queues(lanes.moves.len(), lanes.lobby.len());
        pen.write(&mut moves).await;
        pen.write(&mut lobby).await;
    }
    if let Some(connection) = pen.connection
        && let Err(error) = connection.close().await
    {
        tracing::warn!(%error, "the database did not close well");
    }
}

impl Pen {
    /// A pen that is ready.
    pub async fn new(source: Source, file: Option<SameFile>, node: &str) -> Result<Pen, sqlx::Error> {
        let connection = Some(connect(&source).await?);
        let notices = match source.kind() {
            Kind::Sqlite => None,
            Kind::Postgres => Some(Notices::of(node)),
        };
        Ok(Pen { source, file, notices, connection, used: Instant::now() })
    }

    /// Writes a group and tells everybody who waits for it.
    async fn write(&mut self, group: &mut Vec<Job>) {
        if group.is_empty() {
            return;
        }
        let begun = Instant::now();
        match self.commit(group).await {
            Ok(outcomes) => {
                measure::committed(begun.elapsed(), group.len(), n_lines(group, &outcomes));
                for (job, outcome) in group.drain(..).zip(outcomes) {
                    let _ = job.reply.send(outcome);
                }
            }
            // One change that cannot be written must not take the others down with it. But when the database is just
            // slow, they are refused together rather than made to wait for one another.
            Err(error @ StoreError::Refused(_)) if group.len() > 1 => {
                for job in group.drain(..) {
                    let outcome = match begun.elapsed() > SLOW {
                        true => Err(error.clone()),
                        false => self.commit(std::slice::from_ref(&job)).await,
                    };
                    let _ = job.reply.send(outcome.and_then(|outcomes| outcomes.into_iter().collect()));
                }
            }
            Err(error) => {
                for job in group.drain(..) {
                    let _ = job.reply.send(Err(error.clone()));
                }
            }
        }
    }

    /// A connection to a server may have died while it was not used; one to a file does not.
    async fn drop_when_dead(&mut self) {
        if self.source.kind() == Kind::Postgres
            && self.used.elapsed() > REST
            && let Some(connection) = &mut self.connection
            && connection.ping().await.is_err()
        {
            self.connection = None;
        }
    }

    /// One transaction for all of them. When it is refused none of them is on disk.
    async fn commit(&mut self, group: &[Job]) -> Result<Outcomes, StoreError> {
        self.check_file().map_err(StoreError::Refused)?;
        self.drop_when_dead().await;
        if self.connection.is_none() {
            self.connection = Some(connect(&self.source).await?);
            tracing::info!("the database is opened again");
        }
        self.used = Instant::now();
        let db = self.connection.as_mut().expect("it was just made");
        let written = timeout(LONGEST, commit(db, self.notices.as_ref(), group)).await;
        let written = written.unwrap_or_else(|_| Err(Failed { why: sqlx::Error::PoolTimedOut, is_in_doubt: true }));
        let Failed { why, is_in_doubt } = match written {
            // What was written to a file that is gone by now will not be there tomorrow.
            Ok(outcomes) => return self.check_file().map(|()| outcomes).map_err(StoreError::Lost),
            Err(failed) => failed,
        };
        self.throw_away().await;
        Err(match is_lost(&why) && is_in_doubt {
            true => StoreError::Lost(why.to_string()),
            false => StoreError::Refused(why.to_string()),
        })
    }

    /// A file that was deleted can be written to for as long as it is open, and nobody will ever read it again.
    fn check_file(&self) -> Result<(), String> {
        self.file.as_ref().map_or(Ok(()), SameFile::check)
    }

    /// After a failed transaction nobody knows how the connection stands: SQLite may have rolled back by itself while
    /// the driver still counts a transaction, and what is committed within that one is committed for nobody.
    async fn throw_away(&mut self) {
        if let Some(connection) = self.connection.take() {
            // It lets go of its locks when it is closed; a server that does not answer does so by itself.
            let _ = timeout(FAREWELL, connection.close_hard()).await;
        }
    }
}

/// A connection with what a writer needs.
async fn connect(source: &Source) -> Result<Connection, sqlx::Error> {
    let mut connection = source.connect().await?;
    if source.kind() == Kind::Sqlite {
        sqlx::raw_sql(sqlite::WRITER_SETTINGS).execute(&mut connection).await?;
    }
    Ok(connection)
}

/// Why a transaction failed; in doubt when it may be on disk all the same.
struct Failed {
    why: sqlx::Error,
    is_in_doubt: bool,
}

impl From<sqlx::Error> for Failed {
    fn from(why: sqlx::Error) -> Failed {
        Failed { why, is_in_doubt: false }
    }
}

/// Has the connection gone with it?
fn is_lost(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(error) => {
            // PostgreSQL's words for a connection or a server that ends. SQLite's are numbers: 10 is a disk that failed.
            let is_disk = |code: &str| code.parse::<i32>().is_ok_and(|number| number & 0xff == 10 && code.len() < 5);
            error.code().is_some_and(|code| code.starts_with("08") || code.starts_with("57P") || is_disk(&code))
        }
        sqlx::Error::InvalidArgument(_) => false,
        _ => true,
    }
}

async fn commit(db: &mut Connection, notices: Option<&Notices>, group: &[Job]) -> Result<Outcomes, Failed> {
    let begun = Instant::now();
    if let Some(steps) = Steps::of(group) {
        // The short way fails as a whole, also where just one of them conflicts; the long way finds out which.
        match steps.commit(db, notices).await {
            Ok(()) => return Ok(vec![Ok(()); group.len()]),
            Err(why) if is_lost(&why) => return Err(Failed { why, is_in_doubt: true }),
            Err(why) if begun.elapsed() > SLOW => return Err(why.into()),
            Err(_) => {}
        }
    }
    let mut transaction = db.begin().await?;
    let mut outcomes = Vec::with_capacity(group.len());
    for job in group {
        outcomes.push(write_all(&mut transaction, &job.writes).await?);
    }
    if let Some(notices) = notices {
        let written = group.iter().zip(&outcomes).filter(|(_, outcome)| outcome.is_ok());
        notices::tell(&mut transaction, &notices.of_writes(written.flat_map(|(job, _)| &job.writes))).await?;
    }
    transaction.commit().await.map_err(|why| Failed { why, is_in_doubt: true })?;
    Ok(outcomes)
}

async fn write_all(db: &mut Connection, writes: &[Write]) -> Result<Result<(), StoreError>, sqlx::Error> {
    for write in writes {
        if let Err(conflict) = write.write(db).await? {
            return Ok(Err(conflict));
        }
    }
    Ok(Ok(()))
}

/// The log entries that are on disk now.
fn n_lines(group: &[Job], outcomes: &[Result<(), StoreError>]) -> usize {
    let written = group.iter().zip(outcomes).filter(|(_, outcome)| outcome.is_ok());
    written
        .flat_map(|(job, _)| &job.writes)
        .map(|write| if let Write::Lines { lines, .. } = write { lines.len() } else { 0 })
        .sum()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::config::Database;
    use crate::store::{Store, Upgrade, sqlite};

    fn guest(id: &str, name: String) -> Job {
        let write = Write::User { id: id.to_owned(), name, at_ms: 1 };
        Job { writes: vec![write], reply: oneshot::channel().0 }
    }

    /// The number of people on disk, counted by somebody else.
    async fn n_people(file: &Path) -> i64 {
        let mut db = sqlite::source(file).unwrap().connect().await.unwrap();
        sqlx::query_as::<_, (i64,)>("SELECT COUNT(*) FROM users").fetch_one(&mut db).await.unwrap().0
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn after_a_full_disk_what_is_acknowledged_is_on_disk() {
        let folder = std::env::temp_dir().join(format!("karst-full-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let file = folder.join("karst.db");
        let (store, writing) = Store::open(&Database::File(file.clone()), Upgrade::Refused).await.unwrap();
        drop(store);
        writing.0.await.unwrap();

        let mut pen = Pen::new(sqlite::source(&file).unwrap(), None, "node").await.unwrap();
        for round in 0..3 {
            pen.commit(&[]).await.unwrap();
            let db = pen.connection.as_mut().expect("it is open after a commit");
            let (pages,): (i64,) = sqlx::query_as("PRAGMA page_count").fetch_one(&mut *db).await.unwrap();
            sqlx::raw_sql(sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"))).execute(db).await.unwrap();
            let refused = pen.commit(&[guest(&format!("large-{round}"), "x".repeat(1 << 16))]).await;
            assert!(matches!(refused, Err(StoreError::Refused(_))), "{refused:?}");
            // There is room again.
            if let Some(db) = &mut pen.connection {
                sqlx::raw_sql("PRAGMA max_page_count = 1000000").execute(db).await.unwrap();
            }
            for name in ["first", "second"] {
                let written = pen.commit(&[guest(&format!("{name}-{round}"), "Anna".to_owned())]).await.unwrap();
                assert_eq!(written, [Ok(())]);
                // One that is refused for another reason must not leave anything open either.
                let twice = pen.commit(&[guest(&format!("{name}-{round}"), "Anna".to_owned())]).await;
                assert!(matches!(twice, Err(StoreError::Refused(_))), "{twice:?}");
            }
            assert_eq!(n_people(&file).await, 2 * (round + 1), "what was acknowledged is there");
        }
        drop(pen);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
