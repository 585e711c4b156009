//! The one task that writes. Everything that waits is committed together, so a hundred tables share one sync.

use std::time::{Duration, Instant};

use sqlx::Connection as _;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::database::{Connection, Kind, Source};
use super::notices::{self, Notices};
use super::sqlite;
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
/// The most changes in one transaction.
const GROUP: usize = 512;

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
    /// How other nodes are told, when there may be any.
    notices: Option<Notices>,
    connection: Option<Connection>,
    used: Instant,
}

/// Writes until nobody can send jobs any more.
pub async fn run(mut pen: Pen, mut queue: mpsc::Receiver<Job>) {
    let mut group = Vec::with_capacity(GROUP);
    while queue.recv_many(&mut group, GROUP).await > 0 {
        let begun = Instant::now();
        match pen.commit(&group).await {
            Ok(outcomes) => {
                measure::committed(begun.elapsed(), group.len(), n_lines(&group, &outcomes));
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
                        false => pen.commit(std::slice::from_ref(&job)).await,
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
    if let Some(connection) = pen.connection
        && let Err(error) = connection.close().await
    {
        tracing::warn!(%error, "the database did not close well");
    }
}

impl Pen {
    /// A pen that is ready.
    pub async fn new(source: Source, node: &str) -> Result<Pen, sqlx::Error> {
        let connection = Some(connect(&source).await?);
        let notices = match source.kind() {
            Kind::Sqlite => None,
            Kind::Postgres => Some(Notices::of(node)),
        };
        Ok(Pen { source, notices, connection, used: Instant::now() })
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
        self.drop_when_dead().await;
        if self.connection.is_none() {
            self.connection = Some(connect(&self.source).await?);
            tracing::info!("the database is back");
        }
        self.used = Instant::now();
        let db = self.connection.as_mut().expect("it was just made");
        let written = timeout(LONGEST, commit(db, self.notices.as_ref(), group)).await;
        let written = written.unwrap_or_else(|_| Err(Failed { why: sqlx::Error::PoolTimedOut, is_in_doubt: true }));
        written.map_err(|Failed { why, is_in_doubt }| {
            let is_lost = is_lost(&why);
            if is_lost {
                tracing::warn!(%why, "the database is away");
                self.connection = None;
            }
            match is_lost && is_in_doubt {
                true => StoreError::Lost(why.to_string()),
                false => StoreError::Refused(why.to_string()),
            }
        })
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
            // PostgreSQL's words for a connection or a server that ends; SQLite's are numbers.
            error.code().is_some_and(|code| code.starts_with("08") || code.starts_with("57P"))
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
