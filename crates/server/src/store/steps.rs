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
use super::{ClockRow, Write};
use crate::nodes::CHANNEL;

/// A group of jobs that add steps and nothing else.
#[derive(Default)]
pub struct Steps<'j> {
    lines: Vec<LineRow<'j>>,
    standings: Vec<StandingRow<'j>>,
    /// Of those tables that have some.
    clocks: Vec<HandsRow<'j>>,
}

/// A line of a log: table, seq, text, user, client's id, time, bot.
#[derive(Serialize)]
struct LineRow<'j>(&'j str, u64, &'j str, Option<&'j str>, Option<&'j str>, i64, Option<&'static str>);

/// Where a table stands: table, phase, who is asked, time.
#[derive(Serialize)]
struct StandingRow<'j>(&'j str, &'static str, &'j str, i64);

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
                Write::Standing { phase, asked, clocks, at_ms: touched_ms, .. },
            ] = job.writes.as_slice()
            else {
                return None;
            };
            steps.lines.extend((after + 1..).zip(lines).map(|(seq, line)| {
                let (user, id) = line.by.as_ref().map(|(user, id)| (user.as_str(), id.as_str())).unzip();
                LineRow(table, seq, &line.text, user, id, *at_ms, line.bot.map(Bot::name))
            }));
            steps.standings.push(StandingRow(table, phase_word(*phase), asked, *touched_ms));
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
        sql = sql.bind(json(&self.lines)).bind(json(&self.standings)).bind(json(&self.clocks));
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
        let mut versions: Vec<(&str, u64)> = Vec::with_capacity(self.standings.len());
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

/// The transaction, for whichever database; all that came from outside is bound to its places.
fn text(kind: Kind) -> String {
    let rows = |place: u8| match kind {
        Kind::Sqlite => format!("json_each(${place}) AS v"),
        Kind::Postgres => format!("json_array_elements(${place}::json) AS v"),
    };
    let grow = format!(
        "INSERT INTO steps (table_id, seq, line, by_user, client_id, at_ms, by_bot)
         SELECT v.value->>0, CAST(v.value->>1 AS BIGINT), v.value->>2, v.value->>3, v.value->>4,
                CAST(v.value->>5 AS BIGINT), v.value->>6 FROM {}",
        rows(1)
    );
    let stand = format!(
        "UPDATE tables SET phase = v.value->>1, asked = v.value->>2, touched_ms = CAST(v.value->>3 AS BIGINT)
         FROM {} WHERE tables.id = v.value->>0",
        rows(2)
    );
    let tick = format!(
        "UPDATE clocks SET hands = v.value->>1, counted_up_ms = CAST(v.value->>2 AS BIGINT),
                           alarm_up_ms = CAST(v.value->>3 AS BIGINT)
         FROM {} WHERE clocks.table_id = v.value->>0",
        rows(3)
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
