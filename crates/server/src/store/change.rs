//! What can be written, and the SQL that does it.

use kernel::Seat;
use protocol::Phase;
use sqlx::AssertSqlSafe;

use super::company::CompanyWrite;
use super::database::{Connection, Kind, Sql};
use super::laying::LAYING;
use super::order::OrderWrite;
use super::people::PeopleWrite;
use super::records::RecordWrite;
use super::steps;
use super::tables::columns;
use super::{ClockRow, ExpiryWrite, Line, StoreError, StoredSeat, StoredTable, TimeWrite, WebhookWrite, now_ms};

/// One thing to be written. Several that belong together are written in one transaction.
#[derive(Clone, Debug)]
pub enum Write {
    User {
        id: String,
        name: String,
        /// When they came.
        at_ms: i64,
    },
    /// Somebody is called otherwise.
    Name {
        user: String,
        /// From now on.
        name: String,
    },
    /// Something about people.
    People(PeopleWrite),
    /// A new table with its seats.
    Table(Box<StoredTable>),
    /// The same, but nobody finds it until it is said where it stands: its log is long and comes in parts.
    Laying(Box<StoredTable>),
    /// Somebody else sits in a chair.
    Seat {
        table: String,
        /// The chair as it is now.
        seat: StoredSeat,
    },
    /// Goes on only if the same still sit there in the same phase: another node may have been faster.
    AsSeated {
        table: String,
        /// In which phase.
        phase: Phase,
        /// Its chairs, as this node knows them.
        seats: Vec<StoredSeat>,
    },
    /// The log grows.
    Lines {
        table: String,
        /// Behind this version.
        after: u64,
        /// With these entries.
        lines: Vec<Line>,
        at_ms: i64,
    },
    /// Where the table stands now.
    Progress {
        table: String,
        /// Its phase.
        phase: Phase,
        /// The letters of the seats that decide.
        asked: String,
        /// Its clocks, when it has some.
        clocks: Option<ClockRow>,
        at_ms: i64,
    },
    /// Somebody does not want to be asked about something, or does after all.
    Hush {
        table: String,
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
    /// Something has lasted long enough.
    Expiry(ExpiryWrite),
    /// Something about order.
    Order(OrderWrite),
    /// A table that never began is taken away.
    Gone { table: String },
}

impl Write {
    /// The table that it changes, if any, and the table's version then, when nothing but its log grows.
    pub fn concerns(&self) -> Option<(&str, Option<u64>)> {
        match self {
            Write::User { .. } | Write::People(_) | Write::Name { .. } | Write::Record(_) => None,
            Write::Order(_) => None,
            Write::Lines { table, after, lines, .. } => Some((table, Some(after + lines.len() as u64))),
            // Where the table stands follows from its log, which is written with it.
            Write::Progress { .. } | Write::AsSeated { .. } => None,
            Write::Table(table) => Some((&table.id, None)),
            Write::Laying(_) => None,
            Write::Seat { table, .. } | Write::Hush { table, .. } | Write::Gone { table } => Some((table, None)),
            Write::Company(write) => Some((write.table(), None)),
            Write::Expiry(write) => write.table().map(|table| (table, None)),
            Write::Time(TimeWrite::Clocks { table, .. }) => Some((table, None)),
            Write::Time(TimeWrite::Beat { .. } | TimeWrite::Probe { .. }) | Write::Webhook(_) => None,
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
            Write::Table(table) => insert_table(table, phase_word(table.phase), db).await?,
            Write::Laying(table) => insert_table(table, LAYING, db).await?,
            Write::Seat { table, seat } => {
                let sql = sqlx::query(
                    "UPDATE seats SET who = $3, user_id = $4, name = $5, bot = $6, entropy = $7, away = $8, before_user = $9 WHERE table_id = $1 AND seat = $2",
                );
                bind_seat(sql.bind(table), seat).execute(db).await?;
            }
            Write::AsSeated { table, phase, seats } => return as_seated(table, *phase, seats, db).await,
            Write::Lines { table, after, lines, at_ms } => return append(table, *after, lines, *at_ms, db).await,
            Write::Progress { table, phase, asked, clocks, at_ms } => {
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
            Write::Expiry(write) => return write.write(db).await,
            Write::Order(write) => return write.write(db).await,
            Write::Gone { table } => {
                sqlx::query("DELETE FROM removals WHERE table_id = $1").bind(table).execute(&mut *db).await?;
                sqlx::query("DELETE FROM forks WHERE table_id = $1").bind(table).execute(&mut *db).await?;
                sqlx::query("DELETE FROM chat WHERE table_id = $1").bind(table).execute(&mut *db).await?;
                sqlx::query("DELETE FROM clocks WHERE table_id = $1").bind(table).execute(&mut *db).await?;
                sqlx::query("DELETE FROM hushed WHERE table_id = $1").bind(table).execute(&mut *db).await?;
                sqlx::query("DELETE FROM steps WHERE table_id = $1").bind(table).execute(&mut *db).await?;
                sqlx::query("DELETE FROM results WHERE table_id = $1").bind(table).execute(&mut *db).await?;
                sqlx::query("DELETE FROM seats WHERE table_id = $1").bind(table).execute(&mut *db).await?;
                sqlx::query("DELETE FROM tables WHERE id = $1").bind(table).execute(db).await?;
            }
        }
        Ok(Ok(()))
    }
}

async fn insert_table(table: &StoredTable, phase: &str, db: &mut Connection) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO tables (id, game, setup, setup_text, phase, host, public, hot_seat, watchable, hints, secret, asked, opened_ms, touched_ms, terms, rules)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
    )
    .bind(&table.id)
    .bind(table.game.name())
    .bind(table.setup.to_string())
    .bind(&table.setup_text)
    .bind(phase)
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
            "INSERT INTO seats (table_id, seat, who, user_id, name, bot, entropy, away, before_user)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
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
    // Whoever sits down or stands up shows that somebody still cares for the table.
    let lock = "UPDATE tables SET touched_ms = $3 WHERE id = $1 AND phase = $2";
    let lock = sqlx::query(lock).bind(table).bind(phase_word(phase)).bind(now_ms());
    if lock.execute(&mut *db).await?.rows_affected() == 0 {
        return Ok(Err(StoreError::Conflict));
    }
    let sql = "SELECT seat, who, user_id FROM seats WHERE table_id = $1 ORDER BY seat";
    let now = sqlx::query_as::<_, (String, String, Option<String>)>(sql).bind(table).fetch_all(db).await?;
    let known = seats.iter().map(|seat| {
        let columns = columns(&seat.sitter);
        (seat.seat.to_string(), columns.who.to_owned(), columns.user.map(str::to_owned))
    });
    Ok(if known.eq(now) { Ok(()) } else { Err(StoreError::Conflict) })
}

/// Appends to a log, however long the addition is, in one call. A log that has grown meanwhile was somebody else's faster
/// hand; one that is shorter than it should be has lost something. Either way nothing is written, so that no log ever has
/// a gap, and the table is read again.
async fn append(
    table: &str,
    after: u64,
    lines: &[Line],
    at_ms: i64,
    db: &mut Connection,
) -> Result<Result<(), StoreError>, sqlx::Error> {
    let sql = "SELECT MAX(seq) FROM steps WHERE table_id = $1";
    let (last,) = sqlx::query_as::<_, (Option<i64>,)>(sql).bind(table).fetch_one(&mut *db).await?;
    let last = last.unwrap_or(0);
    if last != after as i64 {
        if last < after as i64 {
            tracing::error!(last, after, "a log is shorter on disk than in memory; the table is read again");
        }
        return Ok(Err(StoreError::Conflict));
    }
    let rows: Vec<_> = steps::rows(table, after, lines, at_ms).collect();
    let sql = AssertSqlSafe(format!("{} WHERE TRUE ON CONFLICT DO NOTHING", steps::grow(Kind::of(db), 1)));
    let n_written = sqlx::query(sql).bind(json(&rows)).execute(db).await?.rows_affected();
    match n_written {
        all if all == lines.len() as u64 => Ok(Ok(())),
        // Another node wrote between the look and the writing; the places behind a taken one are then taken too.
        0 => Ok(Err(StoreError::Conflict)),
        _ => Err(sqlx::Error::InvalidArgument(format!("the log of table {table} is taken in part"))),
    }
}

fn bind_seat<'q>(sql: Sql<'q>, seat: &'q StoredSeat) -> Sql<'q> {
    let columns = columns(&seat.sitter);
    sql.bind(seat.seat.to_string())
        .bind(columns.who)
        .bind(columns.user)
        .bind(columns.name)
        .bind(columns.bot)
        .bind(seat.entropy.as_deref())
        .bind(seat.away.as_ref().map(json))
        .bind(seat.before())
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
