//! The past of a game, as the disk has it. What it shows is the crate `table`'s; here it is read, and worked on off the async
//! threads.

use protocol::{Code, Part};
use table::past;
use table::{StoredRecord, StoredTable, User};
use tokio::sync::Semaphore;
use words::Language;

use crate::error::Error;
use crate::hall::Hall;
use crate::say;
use crate::store::Store;

pub use past::{Past, dice_report, read};

/// So many pasts are replayed at once; others wait.
static AT_WORK: Semaphore = Semaphore::const_new(4);

/// The past of a table, for `user`.
pub async fn of_table(
    hall: &Hall,
    table: &StoredTable,
    user: Option<&User>,
    language: Language,
) -> Result<Past, Error> {
    let log = hall.store.log(&table.id).await?;
    Ok(Past::of_table(table, &log, &hall.tables.presence(&table.id), user, language)?)
}

/// The past in an uploaded record, and what it says about its dice.
pub async fn of_record(record: StoredRecord, language: Language) -> Result<(Past, Vec<Part>), Error> {
    Ok(at_work(move || Past::of_record(record, language)).await??)
}

/// The lines that let anybody deal a finished table's game again: of the games it came through, then its own.
pub async fn dice_notes(store: &Store, table: &StoredTable) -> Result<Vec<(String, String)>, Error> {
    let (notes, lines, table) = (store.fork(&table.id).await?, store.lines(&table.id).await?, table.clone());
    Ok(at_work(move || past::dice_notes(&table, notes, &lines)).await??)
}

/// How a game that `user` played alone compares to those of the same kind before.
pub async fn earlier(
    store: &Store,
    past: Past,
    table: &StoredTable,
    user: &User,
) -> Result<(Past, Option<String>), Error> {
    let mut logs = Vec::new();
    if past.is_alone() {
        for id in store.played_before(&user.id, table).await? {
            logs.push(store.log(&id).await?.into_iter().map(|line| line.text).collect::<Vec<_>>());
        }
    }
    let table = table.clone();
    at_work(move || {
        let compared = past::compared(&past, &table, &logs);
        (past, compared)
    })
    .await
}

/// Does work on a past off the async threads, and not too much at once.
pub async fn at_work<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
    let _place = AT_WORK.acquire().await.expect("nobody closes it");
    tokio::task::spawn_blocking(work).await.map_err(|broken| {
        tracing::error!(%broken, "a past cannot be replayed");
        Error::new(Code::Unavailable, say::NoReplay)
    })
}
