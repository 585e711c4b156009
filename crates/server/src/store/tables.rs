//! Tables, seats and logs, read.

use catalog::Hushed;
use protocol::{Bot, Phase};
use sqlx::Row;
use table::{Line, Sitter, StoredSeat, StoredTable, User};

use super::database::{DbRow, Sql};
use super::laying::{LAYING, LEFT_AFTER_MS};
use super::users::kept_face;
use super::{Store, StoreError, Write};
use crate::measure;

/// A sitter as the columns of a seat.
pub struct Columns<'s> {
    pub who: &'static str,
    pub user: Option<&'s str>,
    pub name: Option<&'s str>,
    pub bot: Option<&'static str>,
}

/// The columns that hold it.
pub fn columns(sitter: &Sitter) -> Columns<'_> {
    let nobody = Columns { who: "open", user: None, name: None, bot: None };
    match sitter {
        Sitter::Person { user, known_as } => {
            Columns { who: "person", user: Some(&user.id), name: known_as.as_deref(), ..nobody }
        }
        Sitter::Bot(bot) => Columns { who: "bot", bot: Some(bot.name()), ..nobody },
        Sitter::Open => nobody,
    }
}

/// A line of a log with its place in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LaterLine {
    /// Counted from 1.
    pub seq: u64,
    /// When it was written.
    pub at_ms: i64,
    pub line: Line,
}

/// The tables for which the condition holds, with a row for each of their seats.
macro_rules! tables_where {
    ($($condition:tt)+) => {
        concat!(
            "SELECT t.id, t.game, t.setup, t.setup_text, t.phase, t.host, t.public, t.hot_seat, t.watchable, t.hints, t.rules, t.next, t.secret, t.asked,
                    t.opened_ms, t.touched_ms, t.terms, c.hands, s.away, s.seat, s.who, s.user_id, s.name AS known_as, u.name AS user_name, u.face, s.bot, s.entropy
             FROM tables t JOIN seats s ON s.table_id = t.id LEFT JOIN users u ON u.id = s.user_id
             LEFT JOIN clocks c ON c.table_id = t.id
             WHERE t.id IN (SELECT t.id FROM tables t WHERE ",
            $($condition)+,
            ") ORDER BY t.touched_ms DESC, t.id, s.seat"
        )
    };
}

/// The latest of these tables. `$2` is a pattern for the name of the game, the setup or somebody who sits there; empty lets
/// everything through.
macro_rules! matching {
    ($($condition:tt)+) => {
        tables_where!(
            $($condition)+,
            " AND ($2 = '' OR lower(replace(t.game, '-', ' ')) LIKE lower($2) ESCAPE '\\' OR lower(t.setup_text) LIKE lower($2) ESCAPE '\\'
                  OR EXISTS (SELECT 1 FROM seats n LEFT JOIN users m ON m.id = n.user_id
                             WHERE n.table_id = t.id AND lower(COALESCE(n.name, m.name)) LIKE lower($2) ESCAPE '\\'))
              ORDER BY t.touched_ms DESC LIMIT 100"
        )
    };
}

/// The latest public tables in a phase, so many at most: found by an index, however many tables there are.
macro_rules! shown {
    ($most:literal) => {
        concat!(
            "t.id IN (SELECT p.id FROM tables p WHERE p.public = 1 AND p.phase = $1 AND (p.watchable = 1 OR p.phase = 'gathering')
                      ORDER BY p.touched_ms DESC LIMIT ",
            $most,
            ")"
        )
    };
}

impl Store {
    pub async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        let rows = sqlx::query(tables_where!("t.id = $1")).bind(id).fetch_all(&self.pool).await?;
        Ok(tables(rows)?.pop())
    }

    /// Is there a table with this id?
    pub async fn has_table(&self, id: &str) -> Result<bool, StoreError> {
        let found = sqlx::query("SELECT id FROM tables WHERE id = $1").bind(id).fetch_optional(&self.pool).await?;
        Ok(found.is_some())
    }

    /// The latest tables where `user` sits or is the host.
    pub async fn tables_of(&self, user: &str, search: &str) -> Result<Vec<StoredTable>, StoreError> {
        let sql = matching!(
            "t.id IN (SELECT h.id FROM tables h WHERE h.host = $1 UNION SELECT m.table_id FROM seats m WHERE m.user_id = $1)"
        );
        self.listed(sqlx::query(sql).bind(user), search).await
    }

    /// The latest public tables in this phase. Whoever searches does so among the latest two thousand.
    pub async fn public_tables(&self, phase: Phase, search: &str) -> Result<Vec<StoredTable>, StoreError> {
        let sql = if search.trim().is_empty() { matching!(shown!("100")) } else { matching!(shown!("2000")) };
        self.listed(sqlx::query(sql).bind(super::change::phase_word(phase)), search).await
    }

    /// The latest tables of all, for a host: also those whose id is what is searched for.
    pub async fn all_tables(&self, search: &str) -> Result<Vec<StoredTable>, StoreError> {
        let found = self.listed(sqlx::query(matching!("$1 = ''")).bind(""), search).await?;
        match self.table(search.trim()).await? {
            Some(table) if found.iter().all(|other| other.id != table.id) => Ok(vec![table]),
            Some(_) | None => Ok(found),
        }
    }

    /// How many tables `user` hosts whose games are not over; no more than `most` are counted.
    pub async fn n_unfinished(&self, user: &str, most: usize) -> Result<usize, StoreError> {
        let sql = "SELECT COUNT(*) FROM (SELECT 1 FROM tables WHERE host = $1 AND phase <> 'finished' LIMIT $2) AS unfinished";
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let (n,) = sqlx::query_as::<_, (i64,)>(sql).bind(user).bind(most).fetch_one(&self.pool).await?;
        Ok(n as usize)
    }

    /// How long the log of a table is.
    pub async fn n_lines(&self, table: &str) -> Result<u64, StoreError> {
        let sql = "SELECT COUNT(*) FROM steps WHERE table_id = $1";
        let (n_lines,) = sqlx::query_as::<_, (i64,)>(sql).bind(table).fetch_one(&self.pool).await?;
        Ok(n_lines as u64)
    }

    async fn listed(&self, sql: Sql<'_>, search: &str) -> Result<Vec<StoredTable>, StoreError> {
        let rows = sql.bind(pattern(search)).fetch_all(&self.browsing).await?;
        tables(rows)
    }

    /// Running tables with people where a bot is to decide: a server that was stopped has left them so.
    pub async fn waiting_for_bots(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT t.id FROM tables t WHERE t.phase = 'running'
            AND EXISTS (SELECT 1 FROM seats b WHERE b.table_id = t.id AND t.asked LIKE '%' || b.seat || '%'
                        AND (b.who = 'bot' OR b.away LIKE '{\"how\":\"sat-in\"%' OR b.away LIKE '{\"how\":\"forfeited\"%'))
            AND EXISTS (SELECT 1 FROM seats p WHERE p.table_id = t.id AND p.who = 'person')";
        let rows = sqlx::query_as::<_, (String,)>(sql).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Takes away what a server that died had begun to lay.
    pub async fn clear_left(&self) -> Result<(), StoreError> {
        let sql = "SELECT id FROM tables WHERE phase = $1 AND opened_ms < $2";
        let sql = sqlx::query_as::<_, (String,)>(sql).bind(LAYING).bind(super::now_ms() - LEFT_AFTER_MS);
        for (table,) in sql.fetch_all(&self.pool).await? {
            self.write(vec![Write::Gone { table }]).await?;
        }
        Ok(())
    }

    pub async fn lines(&self, table: &str) -> Result<Vec<Line>, StoreError> {
        Ok(self.lines_after(table, 0).await?.into_iter().map(|later| later.line).collect())
    }

    /// What the log of a table has behind a version.
    pub async fn lines_after(&self, table: &str, version: u64) -> Result<Vec<LaterLine>, StoreError> {
        let sql = "SELECT seq, at_ms, line, by_user, client_id, by_bot FROM steps
                   WHERE table_id = $1 AND seq > $2 ORDER BY seq";
        let rows = sqlx::query_as::<_, (i64, i64, String, Option<String>, Option<String>, Option<String>)>(sql)
            .bind(table)
            .bind(version as i64)
            .fetch_all(&self.pool)
            .await?;
        measure::lines_read(rows.len());
        let later = |(seq, at_ms, text, user, id, bot): (i64, i64, _, Option<String>, Option<_>, Option<String>)| {
            let line = Line { text, by: user.zip(id), bot: bot.as_deref().and_then(Bot::named) };
            LaterLine { seq: seq as u64, at_ms, line }
        };
        Ok(rows.into_iter().map(later).collect())
    }

    /// What the players at a table do not want to be asked about.
    pub async fn hushed(&self, table: &str) -> Result<Hushed, StoreError> {
        let sql = "SELECT seat, topic FROM hushed WHERE table_id = $1";
        let rows = sqlx::query_as::<_, (String, String)>(sql).bind(table).fetch_all(&self.pool).await?;
        rows.into_iter().map(|(seat, topic)| Ok((read(&seat)?, topic))).collect()
    }
}

/// Nobody types more, and the database takes no pattern without an end.
const LONGEST_SEARCH: usize = 100;

/// What a person typed, as a pattern that takes it anywhere.
pub(super) fn pattern(search: &str) -> String {
    // PostgreSQL has no place for the character zero in a text.
    let search: String = search.trim().chars().filter(|&letter| letter != '\0').take(LONGEST_SEARCH).collect();
    if search.is_empty() {
        return String::new();
    }
    let literal = search.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
    format!("%{literal}%")
}

/// Puts seats that follow one another together to tables.
fn tables(rows: Vec<DbRow>) -> Result<Vec<StoredTable>, StoreError> {
    let mut tables: Vec<StoredTable> = Vec::new();
    for row in rows {
        if row.try_get::<&str, _>("phase")? == LAYING {
            continue;
        }
        let id: String = row.try_get("id")?;
        if tables.last().is_none_or(|table| table.id != id) {
            tables.push(table(&row)?);
        }
        let seat = seat(&row)?;
        tables.last_mut().expect("one was just pushed").seats.push(seat);
    }
    Ok(tables)
}

fn table(row: &DbRow) -> Result<StoredTable, StoreError> {
    let flag = |column: &str| row.try_get::<i64, _>(column).map(|number| number != 0);
    Ok(StoredTable {
        id: row.try_get("id")?,
        game: read(row.try_get("game")?)?,
        setup: from_json(row.try_get("setup")?)?.unwrap_or_default(),
        setup_text: row.try_get("setup_text")?,
        phase: match row.try_get("phase")? {
            "gathering" => Phase::Gathering,
            "running" => Phase::Running,
            "finished" => Phase::Finished,
            other => return Err(StoreError::Refused(format!("`{other}` is no phase"))),
        },
        host: row.try_get("host")?,
        public: flag("public")?,
        hot_seat: flag("hot_seat")?,
        watchable: flag("watchable")?,
        next: row.try_get("next")?,
        hints: flag("hints")?,
        rules: row.try_get("rules")?,
        secret: read(row.try_get("secret")?)?,
        asked: row.try_get("asked")?,
        opened_ms: row.try_get("opened_ms")?,
        touched_ms: row.try_get("touched_ms")?,
        terms: from_json(row.try_get("terms")?)?.unwrap_or_default(),
        clocks: from_json(row.try_get("hands")?)?,
        seats: Vec::new(),
    })
}

fn seat(row: &DbRow) -> Result<StoredSeat, StoreError> {
    let user = row.try_get::<Option<String>, _>("user_id")?.zip(row.try_get::<Option<String>, _>("user_name")?);
    let bot: Option<String> = row.try_get("bot")?;
    let sitter = match (user, bot.as_deref()) {
        (Some((id, name)), _) => {
            let user = User { id, name, face: kept_face(row.try_get("face")?) };
            Sitter::Person { user, known_as: row.try_get("known_as")? }
        }
        (None, Some(name)) => {
            let bot = Bot::named(name).ok_or_else(|| StoreError::Refused(format!("`{name}` is no bot")))?;
            Sitter::Bot(bot)
        }
        (None, None) => Sitter::Open,
    };
    Ok(StoredSeat {
        seat: read(row.try_get("seat")?)?,
        sitter,
        entropy: row.try_get("entropy")?,
        away: from_json(row.try_get("away")?)?,
    })
}

/// A column of JSON, when there is something in it.
pub(super) fn from_json<T: serde::de::DeserializeOwned>(text: Option<&str>) -> Result<Option<T>, StoreError> {
    let unreadable = |error: serde_json::Error| StoreError::Refused(error.to_string());
    text.map(|text| serde_json::from_str(text).map_err(unreadable)).transpose()
}

pub(super) fn read<T: std::str::FromStr<Err = kernel::Unreadable>>(text: &str) -> Result<T, StoreError> {
    text.parse().map_err(|error: kernel::Unreadable| StoreError::Refused(error.to_string()))
}
