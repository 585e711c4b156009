//! Reports, and the log of who did what: read.

use protocol::{Deed, DeedKind, PersonName, ReportInfo, ReportReason, ReportedLine, Room, Said, Settled, Settlement};
use serde_json::{Value, json};
use sqlx::Row;

use super::database::DbRow;
use super::{Store, StoreError};

/// Where a page of a list begins: behind the entry with this time and id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Behind {
    pub at_ms: i64,
    pub id: String,
}

/// Which reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReportState {
    /// Those that wait, the oldest first.
    Open,
    /// Those that somebody has settled, the latest first.
    Settled,
}

/// So many lines of chat are shown with a report, before it and behind it.
const LINES_BEFORE: i64 = 12;
const LINES_BEHIND: i64 = 6;

macro_rules! reports_where {
    ($condition:literal) => {
        concat!(
            "SELECT r.id, r.at_ms, r.reporter, r.about, r.name_then, r.table_id, r.line_words, r.line_room, r.line_ms,
                    r.reason, r.words, r.settled_ms, r.settled_by, r.settled,
                    f.name AS reporter_name, a.name AS about_name, s.name AS settler_name,
                    (SELECT COUNT(*) FROM deeds d WHERE d.user_id = r.about AND d.what IN ('mute', 'ban')) AS n_measures,
                    (SELECT COUNT(*) FROM reports o WHERE o.about = r.about AND o.settled_ms IS NULL) AS n_open
             FROM reports r JOIN users f ON f.id = r.reporter JOIN users a ON a.id = r.about
             LEFT JOIN users s ON s.id = r.settled_by WHERE ",
            $condition
        )
    };
}

macro_rules! deeds_where {
    ($condition:literal) => {
        concat!(
            "SELECT d.id, d.at_ms, d.by_user, d.what, d.user_id, d.network, d.until_ms, d.why,
                    b.name AS by_name, w.name AS whom_name
             FROM deeds d LEFT JOIN users b ON b.id = d.by_user LEFT JOIN users w ON w.id = d.user_id WHERE ",
            $condition,
            " ORDER BY d.at_ms DESC, d.id DESC LIMIT $3"
        )
    };
}

impl Store {
    /// A page of the reports.
    pub async fn reports(
        &self,
        state: ReportState,
        behind: Option<&Behind>,
        most: usize,
    ) -> Result<Vec<ReportInfo>, StoreError> {
        let (sql, start_ms) = match state {
            ReportState::Open => (
                reports_where!("r.settled_ms IS NULL AND (r.at_ms, r.id) > ($1, $2) ORDER BY r.at_ms, r.id LIMIT $3"),
                i64::MIN,
            ),
            ReportState::Settled => (
                reports_where!(
                    "r.settled_ms IS NOT NULL AND (r.settled_ms, r.id) < ($1, $2)
                     ORDER BY r.settled_ms DESC, r.id DESC LIMIT $3"
                ),
                i64::MAX,
            ),
        };
        let (at_ms, id) = behind.map_or((start_ms, ""), |behind| (behind.at_ms, &behind.id));
        let rows = sqlx::query(sql).bind(at_ms).bind(id).bind(most as i64).fetch_all(&self.pool).await?;
        rows.iter().map(report).collect()
    }

    /// The report with this id.
    pub async fn report(&self, id: &str) -> Result<Option<ReportInfo>, StoreError> {
        let row = sqlx::query(reports_where!("r.id = $1")).bind(id).fetch_optional(&self.pool).await?;
        row.as_ref().map(report).transpose()
    }

    /// How many reports somebody has sent since then.
    pub async fn n_reports_since(&self, reporter: &str, at_ms: i64) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(*) FROM reports WHERE reporter = $1 AND at_ms >= $2";
        let (n,) = sqlx::query_as::<_, (i64,)>(sql).bind(reporter).bind(at_ms).fetch_one(&self.pool).await?;
        Ok(n as u32)
    }

    /// How many reports about somebody are open.
    pub async fn n_open_reports(&self, about: &str) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(*) FROM reports WHERE about = $1 AND settled_ms IS NULL";
        let (n,) = sqlx::query_as::<_, (i64,)>(sql).bind(about).fetch_one(&self.pool).await?;
        Ok(n as u32)
    }

    /// What somebody has reported, for their own eyes.
    pub async fn reports_by(&self, reporter: &str) -> Result<Vec<Value>, StoreError> {
        let sql =
            "SELECT table_id, reason, words, at_ms, settled_ms FROM reports WHERE reporter = $1 ORDER BY at_ms, id";
        let rows = sqlx::query_as::<_, (String, String, String, i64, Option<i64>)>(sql).bind(reporter);
        let told = |(table, reason, words, at_ms, settled_ms)| json!({ "table": table, "reason": reason, "words": words, "at_ms": at_ms, "settled_ms": settled_ms });
        Ok(rows.fetch_all(&self.pool).await?.into_iter().map(told).collect())
    }

    /// Something that was said at a table, with the room it was said in.
    pub async fn said_line(&self, table: &str, id: &str) -> Result<Option<(Room, Said)>, StoreError> {
        let sql =
            "SELECT c.id, c.user_id, u.name, c.words, c.at_ms, c.room FROM chat c JOIN users u ON u.id = c.user_id
                   WHERE c.table_id = $1 AND c.id = $2";
        let found = sqlx::query_as::<_, SaidColumns>(sql).bind(table).bind(id).fetch_optional(&self.pool).await?;
        Ok(found.map(said))
    }

    /// Has somebody said something at this table?
    pub async fn has_spoken(&self, table: &str, user: &str) -> Result<bool, StoreError> {
        let sql = "SELECT id FROM chat WHERE table_id = $1 AND user_id = $2 LIMIT 1";
        Ok(sqlx::query(sql).bind(table).bind(user).fetch_optional(&self.pool).await?.is_some())
    }

    /// What was said around a line, in its room; latest last.
    pub async fn said_around(&self, table: &str, room: Room, at_ms: i64) -> Result<Vec<Said>, StoreError> {
        let before =
            "SELECT c.id, c.user_id, u.name, c.words, c.at_ms, c.room FROM chat c JOIN users u ON u.id = c.user_id
            WHERE c.table_id = $1 AND c.room = $2 AND c.at_ms <= $3 ORDER BY c.at_ms DESC, c.id DESC LIMIT $4";
        let behind =
            "SELECT c.id, c.user_id, u.name, c.words, c.at_ms, c.room FROM chat c JOIN users u ON u.id = c.user_id
            WHERE c.table_id = $1 AND c.room = $2 AND c.at_ms > $3 ORDER BY c.at_ms, c.id LIMIT $4";
        let mut lines = Vec::new();
        for (sql, most) in [(before, LINES_BEFORE), (behind, LINES_BEHIND)] {
            let sql = sqlx::query_as::<_, SaidColumns>(sql).bind(table).bind(room.name()).bind(at_ms).bind(most);
            lines.extend(sql.fetch_all(&self.pool).await?.into_iter().map(|row| said(row).1));
        }
        lines.sort_by(|one, other| (one.at_ms, &one.id).cmp(&(other.at_ms, &other.id)));
        Ok(lines)
    }

    /// The latest that one person said at a table; latest last.
    pub async fn said_there_by(&self, table: &str, user: &str) -> Result<Vec<Said>, StoreError> {
        let sql =
            "SELECT c.id, c.user_id, u.name, c.words, c.at_ms, c.room FROM chat c JOIN users u ON u.id = c.user_id
            WHERE c.table_id = $1 AND c.user_id = $2 ORDER BY c.at_ms DESC, c.id DESC LIMIT $3";
        let sql = sqlx::query_as::<_, SaidColumns>(sql).bind(table).bind(user).bind(LINES_BEFORE + LINES_BEHIND);
        Ok(sql.fetch_all(&self.pool).await?.into_iter().rev().map(|row| said(row).1).collect())
    }

    /// A page of the log, the latest first.
    pub async fn deeds(&self, behind: Option<&Behind>, most: usize) -> Result<Vec<Deed>, StoreError> {
        let (at_ms, id) = behind.map_or((i64::MAX, ""), |behind| (behind.at_ms, &behind.id));
        let sql = deeds_where!("(d.at_ms, d.id) < ($1, $2)");
        let rows = sqlx::query(sql).bind(at_ms).bind(id).bind(most as i64).fetch_all(&self.pool).await?;
        rows.iter().map(deed).collect()
    }

    /// What was done about somebody, the latest first.
    pub async fn deeds_about(&self, user: &str, most: usize) -> Result<Vec<Deed>, StoreError> {
        let sql = deeds_where!("d.user_id = $1 AND $2 = ''");
        let rows = sqlx::query(sql).bind(user).bind("").bind(most as i64).fetch_all(&self.pool).await?;
        rows.iter().map(deed).collect()
    }
}

type SaidColumns = (String, String, String, String, i64, String);

fn said((id, user, name, words, at_ms, room): SaidColumns) -> (Room, Said) {
    (Room::named(&room), Said { id, user, name, words, at_ms })
}

fn report(row: &DbRow) -> Result<ReportInfo, StoreError> {
    let line = match row.try_get::<Option<String>, _>("line_words")? {
        Some(words) => Some(ReportedLine {
            words,
            room: Room::named(row.try_get::<Option<&str>, _>("line_room")?.unwrap_or_default()),
            at_ms: row.try_get::<Option<i64>, _>("line_ms")?.unwrap_or_default(),
        }),
        None => None,
    };
    let settled = match row.try_get::<Option<i64>, _>("settled_ms")? {
        Some(at_ms) => {
            let how = row.try_get::<Option<&str>, _>("settled")?.and_then(Settlement::named);
            Some(Settled {
                by: person(row, "settled_by", "settler_name")?,
                how: how.unwrap_or(Settlement::Dismissed),
                at_ms,
            })
        }
        None => None,
    };
    Ok(ReportInfo {
        id: row.try_get("id")?,
        at_ms: row.try_get("at_ms")?,
        reporter: PersonName { id: row.try_get("reporter")?, name: row.try_get("reporter_name")? },
        about: PersonName { id: row.try_get("about")?, name: row.try_get("about_name")? },
        name_then: row.try_get("name_then")?,
        table: row.try_get("table_id")?,
        // A later Karst may know more reasons.
        reason: ReportReason::named(row.try_get("reason")?).unwrap_or(ReportReason::Other),
        words: row.try_get("words")?,
        line,
        settled,
        n_measures: row.try_get::<i64, _>("n_measures")? as u32,
        n_open: row.try_get::<i64, _>("n_open")? as u32,
    })
}

fn deed(row: &DbRow) -> Result<Deed, StoreError> {
    let what: String = row.try_get("what")?;
    Ok(Deed {
        id: row.try_get("id")?,
        at_ms: row.try_get("at_ms")?,
        by: person(row, "by_user", "by_name")?,
        what: DeedKind::named(&what).ok_or_else(|| StoreError::Refused(format!("`{what}` is no deed")))?,
        whom: person(row, "user_id", "whom_name")?,
        network: row.try_get("network")?,
        until_ms: row.try_get("until_ms")?,
        why: row.try_get("why")?,
    })
}

/// Somebody, when there is one.
fn person(row: &DbRow, id: &str, name: &str) -> Result<Option<PersonName>, StoreError> {
    let id = row.try_get::<Option<String>, _>(id)?;
    let name = row.try_get::<Option<String>, _>(name)?;
    Ok(id.map(|id| PersonName { name: name.unwrap_or_else(|| id.clone()), id }))
}
