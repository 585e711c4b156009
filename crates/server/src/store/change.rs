//! What can be written, and the SQL that does it.

use kernel::Seat;
use protocol::{Bot, Phase};

use super::company::CompanyWrite;
use super::database::{Connection, Sql};
use super::people::PeopleWrite;
use super::records::RecordWrite;
use super::tables::{StoredSeat, StoredTable};
use super::{ClockRow, StoreError, TimeWrite, WebhookWrite};

/// One thing to be written. Several that belong together are written in one transaction.
#[derive(Clone, Debug)]
pub enum Write {
    /// Somebody new.
    User {
        /// Their id.
        id: String,
        /// What others call them.
        name: String,
        /// When they came.
        at_ms: i64,
    },
    /// Somebody is called otherwise.
    Name {
        /// Who.
        user: String,
        /// From now on.
        name: String,
    },
    /// Something about people.
    People(PeopleWrite),
    /// A new table with its seats.
    Table(Box<StoredTable>),
    /// Somebody else sits in a chair.
    Seat {
        /// At which table.
        table: String,
        /// The chair as it is now.
        seat: StoredSeat,
    },
    /// Goes on only if the same still sit there in the same phase: another node may have been faster.
    AsSeated {
        /// At which table.
        table: String,
        /// In which phase.
        phase: Phase,
        /// Its chairs, as this node knows them.
        seats: Vec<StoredSeat>,
    },
    /// The log grows.
    Lines {
        /// Of which table.
        table: String,
        /// Behind this version.
        after: u64,
        /// With these entries.
        lines: Vec<Line>,
        /// When.
        at_ms: i64,
    },
    /// Where the table stands now.
    Standing {
        /// Which table.
        table: String,
        /// Its phase.
        phase: Phase,
        /// The letters of the seats that decide.
        asked: String,
        /// Its clocks, when it has some.
        clocks: Option<ClockRow>,
        /// When.
        at_ms: i64,
    },
    /// Somebody does not want to be asked about something, or does after all.
    Hush {
        /// At which table.
        table: String,
        /// In which chair.
        seat: Seat,
        /// About what.
        topic: String,
        /// Hushed from now on, or no more.
        on: bool,
    },
    /// Somebody said something, closed the doors, or opened the next table.
    Company(CompanyWrite),
    /// Something about time.
    Time(TimeWrite),
    /// Something about webhooks.
    Webhook(WebhookWrite),
    /// Something about records.
    Record(RecordWrite),
    /// A table that never began is taken away.
    Gone {
        /// Which.
        table: String,
    },
}

/// An entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// A step in notation, or `A: undo`.
    pub text: String,
    /// The user who did it, and the id of their message; nobody when chance or a bot did, or the server for a seat
    /// that has hushed the question.
    pub by: Option<(String, String)>,
    /// The bot that decided, in its own seat or in that of a person.
    pub bot: Option<Bot>,
}

impl Write {
    /// The table that it changes, if any, and the table's version then, when nothing but its log grows.
    pub fn concerns(&self) -> Option<(&str, Option<u64>)> {
        match self {
            Write::User { .. } | Write::People(_) | Write::Name { .. } | Write::Record(_) => None,
            Write::Lines { table, after, lines, .. } => Some((table, Some(after + lines.len() as u64))),
            // Where the table stands follows from its log, which is written with it.
            Write::Standing { .. } | Write::AsSeated { .. } => None,
            Write::Table(table) => Some((&table.id, None)),
            Write::Seat { table, .. } | Write::Hush { table, .. } | Write::Gone { table } => Some((table, None)),
            Write::Company(write) => Some((write.table(), None)),
            Write::Time(TimeWrite::Clocks { table, .. }) => Some((table, None)),
            Write::Time(TimeWrite::Beat { .. }) | Write::Webhook(_) => None,
        }
    }

    /// Writes it. A conflict writes nothing at all.
    pub async fn write(&self, db: &mut Connection) -> Result<Result<(), StoreError>, sqlx::Error> {
        match self {
            Write::User { id, name, at_ms } => {
                let sql = sqlx::query("INSERT INTO users (id, name, created_ms) VALUES ($1, $2, $3)");
                sql.bind(id).bind(name).bind(at_ms).execute(db).await?;
            }
            Write::People(write) => return write.write(db).await,
            Write::Name { user, name } => {
                let sql = sqlx::query("UPDATE users SET name = $2 WHERE id = $1");
                sql.bind(user).bind(name).execute(db).await?;
            }
            Write::Table(table) => insert_table(table, db).await?,
            Write::Seat { table, seat } => {
                let sql = sqlx::query(
                    "UPDATE seats SET who = $3, user_id = $4, name = $5, bot = $6, entropy = $7, away = $8 WHERE table_id = $1 AND seat = $2",
                );
                bind_seat(sql.bind(table), seat).execute(db).await?;
            }
            Write::AsSeated { table, phase, seats } => return as_seated(table, *phase, seats, db).await,
            Write::Lines { table, after, lines, at_ms } => return append(table, *after, lines, *at_ms, db).await,
            Write::Standing { table, phase, asked, clocks, at_ms } => {
                let sql = sqlx::query("UPDATE tables SET phase = $2, asked = $3, touched_ms = $4 WHERE id = $1");
                sql.bind(table).bind(phase_word(*phase)).bind(asked).bind(at_ms).execute(&mut *db).await?;
                if let Some(clocks) = clocks {
                    clocks.update(table, db).await?;
                }
            }
            Write::Hush { table, seat, topic, on } => {
                let sql = match on {
                    true => "INSERT INTO hushed (table_id, seat, topic) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
                    false => "DELETE FROM hushed WHERE table_id = $1 AND seat = $2 AND topic = $3",
                };
                sqlx::query(sql).bind(table).bind(seat.to_string()).bind(topic).execute(db).await?;
            }
            Write::Company(write) => return write.write(db).await,
            Write::Time(write) => write.write(db).await?,
            Write::Webhook(write) => write.write(db).await?,
            Write::Record(record) => record.write(db).await?,
            Write::Gone { table } => {
                sqlx::query("DELETE FROM forks WHERE table_id = $1").bind(table).execute(&mut *db).await?;
                sqlx::query("DELETE FROM chat WHERE table_id = $1").bind(table).execute(&mut *db).await?;
                sqlx::query("DELETE FROM clocks WHERE table_id = $1").bind(table).execute(&mut *db).await?;
                sqlx::query("DELETE FROM hushed WHERE table_id = $1").bind(table).execute(&mut *db).await?;
                sqlx::query("DELETE FROM steps WHERE table_id = $1").bind(table).execute(&mut *db).await?;
                sqlx::query("DELETE FROM seats WHERE table_id = $1").bind(table).execute(&mut *db).await?;
                sqlx::query("DELETE FROM tables WHERE id = $1").bind(table).execute(db).await?;
            }
        }
        Ok(Ok(()))
    }
}

async fn insert_table(table: &StoredTable, db: &mut Connection) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO tables (id, game, setup, setup_text, phase, host, public, hot_seat, watchable, hints, secret, asked, opened_ms, touched_ms, terms, rules)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
    )
    .bind(&table.id)
    .bind(table.game.name())
    .bind(table.setup.to_string())
    .bind(&table.setup_text)
    .bind(phase_word(table.phase))
    .bind(&table.host)
    .bind(i64::from(table.public))
    .bind(i64::from(table.hot_seat))
    .bind(i64::from(table.watchable))
    .bind(i64::from(table.hints))
    .bind(table.secret.to_string())
    .bind(&table.asked)
    .bind(table.opened_ms)
    .bind(table.touched_ms)
    .bind(json(&table.terms))
    .bind(table.rules)
    .execute(&mut *db)
    .await?;
    for seat in &table.seats {
        let sql = sqlx::query(
            "INSERT INTO seats (table_id, seat, who, user_id, name, bot, entropy, away) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        );
        bind_seat(sql.bind(&table.id), seat).execute(&mut *db).await?;
    }
    if let Some(clocks) = &table.clocks {
        ClockRow::new(clocks, &table.terms).insert(&table.id, db).await?;
    }
    Ok(())
}

/// Are those still in their chairs? No other node can change that until this is committed.
async fn as_seated(
    table: &str,
    phase: Phase,
    seats: &[StoredSeat],
    db: &mut Connection,
) -> Result<Result<(), StoreError>, sqlx::Error> {
    let lock = "UPDATE tables SET phase = phase WHERE id = $1 AND phase = $2";
    if sqlx::query(lock).bind(table).bind(phase_word(phase)).execute(&mut *db).await?.rows_affected() == 0 {
        return Ok(Err(StoreError::Conflict));
    }
    let sql = "SELECT seat, who, user_id FROM seats WHERE table_id = $1 ORDER BY seat";
    let now = sqlx::query_as::<_, (String, String, Option<String>)>(sql).bind(table).fetch_all(db).await?;
    let known = seats.iter().map(|seat| {
        let columns = seat.sitter.columns();
        (seat.seat.to_string(), columns.who.to_owned(), columns.user.map(str::to_owned))
    });
    Ok(if known.eq(now) { Ok(()) } else { Err(StoreError::Conflict) })
}

/// Appends to a log. When the first entry's place is taken, somebody else was faster and nothing is written;
/// a log has no gaps, so the places behind a free one are free.
async fn append(
    table: &str,
    after: u64,
    lines: &[Line],
    at_ms: i64,
    db: &mut Connection,
) -> Result<Result<(), StoreError>, sqlx::Error> {
    for (seq, line) in (after as i64 + 1..).zip(lines) {
        let (by_user, client_id) = line.by.as_ref().map(|(user, id)| (user, id)).unzip();
        let sql = sqlx::query(
            "INSERT INTO steps (table_id, seq, line, by_user, client_id, at_ms, by_bot) VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT DO NOTHING",
        );
        let sql = sql
            .bind(table)
            .bind(seq)
            .bind(&line.text)
            .bind(by_user)
            .bind(client_id)
            .bind(at_ms)
            .bind(line.bot.map(Bot::name));
        if sql.execute(&mut *db).await?.rows_affected() == 1 {
            continue;
        }
        if seq == after as i64 + 1 {
            return Ok(Err(StoreError::Conflict));
        }
        return Err(sqlx::Error::InvalidArgument(format!("the log of table {table} has a gap before {seq}")));
    }
    Ok(Ok(()))
}

fn bind_seat<'q>(sql: Sql<'q>, seat: &'q StoredSeat) -> Sql<'q> {
    let columns = seat.sitter.columns();
    sql.bind(seat.seat.to_string())
        .bind(columns.who)
        .bind(columns.user)
        .bind(columns.name)
        .bind(columns.bot)
        .bind(seat.entropy.as_deref())
        .bind(seat.away.as_ref().map(json))
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data serialises")
}

/// A phase as the database spells it.
pub fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering => "gathering",
        Phase::Running => "running",
        Phase::Finished => "finished",
    }
}
