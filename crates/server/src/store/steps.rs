//! The short way to disk for what is written all day: steps of games, and where their tables stand then.
//!
//! A database call costs two switches between threads, more than its work. A group of steps is therefore one call
//! with one text, begin and commit included, and that text is always the same: the rows come as JSON. A text with a
//! place for each value would have to be understood anew for each size of group, and SQLite looks for each place from
//! the first one on: in a small trial 256 tables took it 69 ms, and take 4 ms this way.

use protocol::Bot;
use serde::Serialize;
use sqlx::AssertSqlSafe;

use super::change::phase_word;
use super::database::{Connection, Kind};
use super::notices::Notices;
use super::writer::Job;
use super::{ClockRow, Line, Write};
use crate::nodes::CHANNEL;

/// A group of jobs that add steps and nothing else.
#[derive(Default)]
pub struct Steps<'j> {
    lines: Vec<LineRow<'j>>,
    progress: Vec<ProgressRow<'j>>,
    /// Of those tables that have some.
    clocks: Vec<HandsRow<'j>>,
}

/// A line of a log: table, seq, text, user, client's id, time, bot, and for the first of an addition the length that the
/// log has to have before it.
#[derive(Serialize)]
pub struct LineRow<'j>(&'j str, u64, &'j str, Option<&'j str>, Option<&'j str>, i64, Option<&'static str>, Option<u64>);

/// The lines of an addition as rows.
pub fn rows<'j>(table: &'j str, after: u64, lines: &'j [Line], at_ms: i64) -> impl Iterator<Item = LineRow<'j>> {
    (after + 1..).zip(lines).map(move |(seq, line)| {
        let (user, id) = line.by.as_ref().map(|(user, id)| (user.as_str(), id.as_str())).unzip();
        let first = (seq == after + 1).then_some(after);
        LineRow(table, seq, &line.text, user, id, at_ms, line.bot.map(Bot::name), first)
    })
}

/// Where a table stands: table, phase, who is asked, time.
#[derive(Serialize)]
struct ProgressRow<'j>(&'j str, &'static str, &'j str, i64);

/// The clocks of a table: table, hands, when they were right, the alarm.
#[derive(Serialize)]
struct HandsRow<'j>(&'j str, &'j str, i64, Option<i64>);

impl<'j> Steps<'j> {
    /// The steps of these jobs, when they are nothing but steps.
    pub fn of(group: &'j [Job]) -> Option<Steps<'j>> {
        let mut steps = Steps::default();
        for job in group {
            let [
                Write::Lines { table, after, lines, at_ms },
                Write::Progress { phase, asked, clocks, at_ms: touched_ms, .. },
            ] = job.writes.as_slice()
            else {
                return None;
            };
            steps.lines.extend(rows(table, *after, lines, *at_ms));
            steps.progress.push(ProgressRow(table, phase_word(*phase), asked, *touched_ms));
            steps.clocks.extend(clocks.iter().map(|ClockRow { hands, counted_up_ms, alarm_up_ms }| {
                HandsRow(table, hands, *counted_up_ms, *alarm_up_ms)
            }));
        }
        (!steps.lines.is_empty()).then_some(steps)
    }

    /// Writes them all, or on any error nothing.
    pub async fn commit(&self, db: &mut Connection, notices: Option<&Notices>) -> Result<(), sqlx::Error> {
        let kind = if notices.is_some() { Kind::Postgres } else { Kind::Sqlite };
        let mut sql = sqlx::query(AssertSqlSafe(text(kind)));
        sql = sql.bind(json(&self.lines)).bind(json(&self.progress)).bind(json(&self.clocks));
        if let Some(notices) = notices {
            sql = sql.bind(json(&self.letters(notices)));
        }
        let written = sql.execute(&mut *db).await;
        if written.is_err() && kind == Kind::Sqlite {
            // When the transaction is gone already there is nothing to roll back.
            let _ = sqlx::query("ROLLBACK").execute(db).await;
        }
        written.map(|_| ())
    }

    /// One for each table.
    fn letters(&self, notices: &Notices) -> Vec<String> {
        let mut versions: Vec<(&str, u64)> = Vec::with_capacity(self.progress.len());
        for LineRow(table, seq, ..) in &self.lines {
            match versions.last_mut() {
                Some((last, version)) if last == table => *version = *seq,
                Some(_) | None => versions.push((*table, *seq)),
            }
        }
        versions.into_iter().map(|(table, version)| notices.table(table, Some(version))).collect()
    }
}

fn json(rows: &impl Serialize) -> String {
    serde_json::to_string(rows).expect("rows are plain data")
}

/// The rows of a list that is bound to this place, each as `v.value`.
fn listed(kind: Kind, place: u8) -> String {
    match kind {
        Kind::Sqlite => format!("json_each(${place}) AS v"),
        Kind::Postgres => format!("json_array_elements(${place}::json) AS v"),
    }
}

/// Makes logs grow by the [`LineRow`]s bound to this place. A line without a number cannot be written, and the first line of
/// an addition gets none when the log is not as long as it was thought to be.
pub fn grow(kind: Kind, place: u8) -> String {
    format!(
        "INSERT INTO steps (table_id, seq, line, by_user, client_id, at_ms, by_bot)
         SELECT v.value->>0,
                CASE WHEN v.value->>7 IS NULL
                       OR CAST(v.value->>7 AS BIGINT) = COALESCE((SELECT MAX(l.seq) FROM steps l WHERE l.table_id = v.value->>0), 0)
                     THEN CAST(v.value->>1 AS BIGINT) END,
                v.value->>2, v.value->>3, v.value->>4, CAST(v.value->>5 AS BIGINT), v.value->>6
         FROM {}",
        listed(kind, place)
    )
}

/// The transaction, for whichever database; all that came from outside is bound to its places.
fn text(kind: Kind) -> String {
    let grow = grow(kind, 1);
    let stand = format!(
        "UPDATE tables SET phase = v.value->>1, asked = v.value->>2, touched_ms = CAST(v.value->>3 AS BIGINT)
         FROM {} WHERE tables.id = v.value->>0",
        listed(kind, 2)
    );
    let tick = format!(
        "UPDATE clocks SET hands = v.value->>1, counted_up_ms = CAST(v.value->>2 AS BIGINT),
                           alarm_up_ms = CAST(v.value->>3 AS BIGINT)
         FROM {} WHERE clocks.table_id = v.value->>0",
        listed(kind, 3)
    );
    match kind {
        Kind::Sqlite => format!("BEGIN; {grow}; {stand}; {tick}; COMMIT"),
        // PostgreSQL takes places in single statements only; this one is a transaction of its own.
        Kind::Postgres => format!(
            "WITH grown AS ({grow}), stands AS ({stand}), ticked AS ({tick})
             SELECT pg_notify('{CHANNEL}', v.value) FROM json_array_elements_text($4::json) AS v"
        ),
    }
}

#[cfg(test)]
mod tests {
    use protocol::{Phase, Secret};

    use super::*;
    use crate::config::Database;
    use crate::store::laying::Laying;
    use crate::store::{Store, StoreError, StoredTable, Upgrade, User, now_ms};
    use crate::table;

    async fn table_of_two(store: &Store) -> String {
        let host = User::new("anna", "Anna");
        let new = serde_json::json!({ "game": "cave-troll", "setup": { "players": 2, "alternates": [0, 0] },
            "seats": [{ "who": "me" }, { "who": "open" }], "public": false });
        let (table, mut writes) =
            table::open(serde_json::from_value(new).unwrap(), &host, Secret::new([7; 32]), 0).unwrap();
        writes.insert(0, Write::User { id: host.id, name: host.name, at_ms: 0 });
        store.write(writes).await.unwrap();
        table.id
    }

    fn lines(table: &str, after: u64) -> Write {
        let line = |text: &str| Line { text: text.to_owned(), by: None, bot: None };
        Write::Lines { table: table.to_owned(), after, lines: vec![line("A: pass"), line("B: pass")], at_ms: 1 }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_long_log_is_laid_in_parts_and_found_when_it_is_whole() {
        let folder = std::env::temp_dir().join(format!("karst-lay-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let database = Database::File(folder.join("karst.db"));
        let (store, writing) = Store::open(&database, Upgrade::Refused).await.unwrap();
        let pattern = store.table(&table_of_two(&store).await).await.unwrap().unwrap();
        let line = |n| Line { text: format!("A: pass {n}"), by: None, bot: None };
        let writes = |id: &str, opened_ms, n_lines| {
            let (table, asked) = (id.to_owned(), String::new());
            let stored = StoredTable { id: table.clone(), opened_ms, ..pattern.clone() };
            let lines = (0..n_lines).map(line).collect();
            let progress =
                Write::Progress { table: table.clone(), phase: Phase::Running, asked, clocks: None, at_ms: 1 };
            vec![Write::Table(Box::new(stored)), Write::Lines { table, after: 0, lines, at_ms: 1 }, progress]
        };
        for (id, n_lines) in [("short", 20), ("long", 2345)] {
            assert_eq!(store.lay(writes(id, 1, n_lines)).await, Ok(()));
            let lines = store.lines(id).await.unwrap();
            assert_eq!((lines.len() as u64, &lines[19]), (n_lines, &line(19)));
            assert_eq!(store.table(id).await.unwrap().unwrap().phase, Phase::Running);
        }
        // A server that dies over it leaves something that nobody finds, and that goes.
        for (id, opened_ms) in [("left", 1), ("under way", now_ms())] {
            let parts: Vec<_> = Laying::of(&writes(id, opened_ms, 2345)).unwrap().take(3).collect();
            for part in parts {
                store.write(part).await.unwrap();
            }
            assert!(store.table(id).await.unwrap().is_none());
            assert!(store.tables_of("anna", "").await.unwrap().iter().all(|table| table.id != id));
        }
        store.clear_left().await.unwrap();
        assert_eq!((store.n_lines("left").await, store.n_lines("under way").await), (Ok(0), Ok(1000)));
        // One that cannot be written to its end is gone at once.
        let mut broken = writes("broken", 1, 2345);
        broken.push(Write::User { id: "anna".to_owned(), name: "Anna".to_owned(), at_ms: 0 });
        assert!(matches!(store.lay(broken).await, Err(StoreError::Refused(_))));
        assert_eq!((store.n_lines("broken").await, store.has_table("broken").await), (Ok(0), Ok(false)));
        drop(store);
        writing.0.await.unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_log_takes_no_gap_by_the_short_way_or_the_long() {
        let folder = std::env::temp_dir().join(format!("karst-gap-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let database = Database::File(folder.join("karst.db"));
        let (store, writing) = Store::open(&database, Upgrade::Refused).await.unwrap();
        let table = table_of_two(&store).await;
        let (phase, asked) = (Phase::Running, "A".to_owned());
        let progress = Write::Progress { table: table.clone(), phase, asked, clocks: None, at_ms: 1 };
        let mut length = 0;
        for besides in [vec![progress], Vec::new()] {
            let write = |after| [vec![lines(&table, after)], besides.clone()].concat();
            for wrong in [length + 1, length + 2, length + 7] {
                assert_eq!(store.write(write(wrong)).await, Err(StoreError::Conflict), "behind {wrong} of {length}");
            }
            assert_eq!(store.n_lines(&table).await, Ok(length));
            assert_eq!(store.write(write(length)).await, Ok(()));
            length += 2;
            assert_eq!(store.write(write(length - 2)).await, Err(StoreError::Conflict), "that place is taken");
            assert_eq!(store.n_lines(&table).await, Ok(length));
        }
        drop(store);
        writing.0.await.unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
