//! The one task that writes. Everything that waits is committed together, so a hundred tables share one sync.

use std::time::Instant;

use sqlx::Connection as _;
use tokio::sync::{mpsc, oneshot};

use super::database::{Connection, Kind};
use super::steps::Steps;
use super::{StoreError, Write};
use crate::measure;

/// The most changes in one transaction.
const GROUP: usize = 256;

/// A change to be written, all of it or nothing, and who waits for it.
pub struct Job {
    /// The change. A log's new lines come first, for a conflict must be found before anything is written.
    pub writes: Vec<Write>,
    /// Where to say that it is on disk.
    pub reply: oneshot::Sender<Result<(), StoreError>>,
}

/// Writes until nobody can send jobs any more.
pub async fn run(mut db: Connection, kind: Kind, mut queue: mpsc::Receiver<Job>) {
    let mut group = Vec::with_capacity(GROUP);
    while queue.recv_many(&mut group, GROUP).await > 0 {
        let begun = Instant::now();
        match commit(&mut db, kind, &group).await {
            Ok(outcomes) => {
                measure::committed(begun.elapsed(), group.len(), n_lines(&group, &outcomes));
                for (job, outcome) in group.drain(..).zip(outcomes) {
                    let _ = job.reply.send(outcome);
                }
            }
            // One change that cannot be written must not take the others down with it.
            Err(_) if group.len() > 1 => {
                for job in group.drain(..) {
                    commit_alone(&mut db, kind, job).await;
                }
            }
            Err(error) => {
                for job in group.drain(..) {
                    let _ = job.reply.send(Err(StoreError::from(&error)));
                }
            }
        }
    }
    if let Err(error) = db.close().await {
        tracing::warn!(%error, "the database did not close well");
    }
}

async fn commit_alone(db: &mut Connection, kind: Kind, job: Job) {
    let job = [job];
    let outcome = match commit(db, kind, &job).await {
        Ok(outcomes) => outcomes.into_iter().next().unwrap_or(Ok(())),
        Err(error) => Err(StoreError::from(&error)),
    };
    let [job] = job;
    let _ = job.reply.send(outcome);
}

/// One transaction for all of them. An error means that none of them is on disk.
async fn commit(db: &mut Connection, kind: Kind, group: &[Job]) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    // The short way fails as a whole, also where just one of them conflicts; the long way finds out which.
    if let Some(steps) = Steps::of(group)
        && steps.commit(db, kind).await.is_ok()
    {
        return Ok(vec![Ok(()); group.len()]);
    }
    let mut transaction = db.begin().await?;
    let mut outcomes = Vec::with_capacity(group.len());
    for job in group {
        outcomes.push(write_all(&mut transaction, &job.writes).await?);
    }
    transaction.commit().await?;
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

impl From<&sqlx::Error> for StoreError {
    fn from(error: &sqlx::Error) -> StoreError {
        StoreError::Refused(error.to_string())
    }
}
