//! The short way to disk for what is written all day: steps of games, and where their tables stand then.
//!
//! A database call costs two switches between threads, more than its work. A group of steps is therefore one call
//! with one text, begin and commit included: with a hundred tables flat out that took the server from 2,100 to
//! 5,900 moves a second.

use std::fmt::Write as _;

use protocol::Bot;
use sqlx::AssertSqlSafe;

use super::change::phase_word;
use super::database::Connection;
use super::notices::Notices;
use super::writer::Job;
use super::{ClockRow, Line, Write};
use crate::nodes::CHANNEL;

/// The most tables in one call, so that its parameters stay within SQLite's limit of 32,766 and PostgreSQL's of 65,535.
const MOST_TABLES: usize = 256;

/// A group of jobs that add steps and nothing else.
pub struct Steps<'j> {
    lines: Vec<Row<'j>>,
    standings: Vec<&'j Write>,
    /// Of those tables that have some.
    clocks: Vec<(&'j str, &'j ClockRow)>,
}

/// A line of a log with its place.
struct Row<'j> {
    table: &'j str,
    seq: i64,
    line: &'j Line,
    at_ms: i64,
}

impl<'j> Steps<'j> {
    /// The steps of these jobs, when they are nothing but steps.
    pub fn of(group: &'j [Job]) -> Option<Steps<'j>> {
        let mut steps = Steps { lines: Vec::new(), standings: Vec::new(), clocks: Vec::new() };
        for job in group {
            let [Write::Lines { table, after, lines, at_ms }, standing @ Write::Standing { clocks, .. }] =
                job.writes.as_slice()
            else {
                return None;
            };
            let rows = (*after as i64 + 1..).zip(lines).map(|(seq, line)| Row { table, seq, line, at_ms: *at_ms });
            steps.lines.extend(rows);
            steps.standings.push(standing);
            steps.clocks.extend(clocks.iter().map(|row| (table.as_str(), row)));
        }
        let fits =
            !steps.lines.is_empty() && steps.standings.len() <= MOST_TABLES && steps.lines.len() <= 8 * MOST_TABLES;
        fits.then_some(steps)
    }

    /// Writes them all, or on any error nothing.
    pub async fn commit(&self, db: &mut Connection, notices: Option<&Notices>) -> Result<(), sqlx::Error> {
        let letters = notices.map(|notices| self.letters(notices));
        let mut sql = sqlx::query(AssertSqlSafe(self.text(letters.as_ref().map(Vec::len))));
        for Row { table, seq, line, at_ms } in &self.lines {
            let (by_user, client_id) = line.by.as_ref().map(|(user, id)| (user, id)).unzip();
            sql = sql.bind(*table).bind(seq).bind(&line.text).bind(by_user).bind(client_id).bind(at_ms);
            sql = sql.bind(line.bot.map(Bot::name));
        }
        for standing in &self.standings {
            if let Write::Standing { table, phase, asked, at_ms, .. } = standing {
                sql = sql.bind(table).bind(phase_word(*phase)).bind(asked).bind(at_ms);
            }
        }
        for (table, row) in &self.clocks {
            sql = sql.bind(*table).bind(&row.hands).bind(row.counted_up_ms).bind(row.alarm_up_ms);
        }
        for letter in letters.into_iter().flatten() {
            sql = sql.bind(letter);
        }
        let written = sql.execute(&mut *db).await;
        if written.is_err() && notices.is_none() {
            // When the transaction is gone already there is nothing to roll back.
            let _ = sqlx::query("ROLLBACK").execute(db).await;
        }
        written.map(|_| ())
    }

    /// The text is made of numbered places alone; all that came from outside is bound to them.
    fn text(&self, n_letters: Option<usize>) -> String {
        let (n_lines, n_tables) = (self.lines.len(), self.standings.len());
        let (lines, standings) = (places(0, n_lines, 7), places(n_lines * 7, n_tables, 4));
        let insert =
            format!("INSERT INTO steps (table_id, seq, line, by_user, client_id, at_ms, by_bot) VALUES {lines}");
        let update = format!(
            "UPDATE tables SET phase = v.column2, asked = v.column3, touched_ms = v.column4
             FROM (VALUES {standings}) AS v WHERE tables.id = v.column1"
        );
        // Tables without clocks pay nothing for those that have some.
        let clocks = (!self.clocks.is_empty()).then(|| {
            let clocks = places(n_lines * 7 + n_tables * 4, self.clocks.len(), 4);
            format!(
                "UPDATE clocks SET hands = c.column2, counted_up_ms = c.column3, alarm_up_ms = c.column4
                 FROM (VALUES {clocks}) AS c WHERE clocks.table_id = c.column1"
            )
        });
        let Some(n_letters) = n_letters else {
            let clocks = clocks.map(|clocks| format!("{clocks}; ")).unwrap_or_default();
            return format!("BEGIN; {insert}; {update}; {clocks}COMMIT");
        };
        // PostgreSQL takes places in single statements only; this one is a transaction of its own.
        let clocks = clocks.map(|clocks| format!(", ticked AS ({clocks})")).unwrap_or_default();
        let letters = places(n_lines * 7 + n_tables * 4 + self.clocks.len() * 4, n_letters, 1);
        format!(
            "WITH grown AS ({insert}), stands AS ({update}){clocks}
             SELECT pg_notify('{CHANNEL}', v.column1) FROM (VALUES {letters}) AS v"
        )
    }

    /// One for each table.
    fn letters(&self, notices: &Notices) -> Vec<String> {
        let mut versions: Vec<(&str, i64)> = Vec::with_capacity(self.standings.len());
        for Row { table, seq, .. } in &self.lines {
            match versions.last_mut() {
                Some((last, version)) if last == table => *version = *seq,
                Some(_) | None => versions.push((*table, *seq)),
            }
        }
        versions.into_iter().map(|(table, version)| notices.table(table, Some(version as u64))).collect()
    }
}

/// `($1, $2), ($3, $4)`: so many rows of so many places, counted on from `used`.
fn places(used: usize, n_rows: usize, n_columns: usize) -> String {
    let mut text = String::with_capacity(n_rows * n_columns * 7);
    for place in 0..n_rows * n_columns {
        let before = match place {
            0 => "($",
            next if next % n_columns == 0 => "), ($",
            _ => ", $",
        };
        write!(text, "{before}{}", used + place + 1).expect("a string takes everything");
    }
    text.push(')');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_through() {
        assert_eq!(places(6, 2, 3), "($7, $8, $9), ($10, $11, $12)");
    }
}
