//! What can be written about order: reports, blocks, removals, mutes, bans, roles, and the log of who did what.

use protocol::{DeedKind, ReportReason, ReportedLine, Role, Settlement};

use super::StoreError;
use super::database::Connection;

/// What is laid on a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MeasureKind {
    /// They cannot chat.
    Mute,
    /// They cannot come in.
    Ban,
}

impl MeasureKind {
    /// The word for it in the store.
    pub const fn name(self) -> &'static str {
        match self {
            MeasureKind::Mute => "mute",
            MeasureKind::Ban => "ban",
        }
    }
}

/// A report as it is written.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the fields are the columns, and those are explained in the schema")]
pub struct StoredReport {
    pub id: String,
    pub at_ms: i64,
    pub reporter: String,
    pub about: String,
    pub name_then: String,
    pub table: String,
    pub line: Option<ReportedLine>,
    pub reason: ReportReason,
    pub words: String,
}

/// An entry of the log as it is written.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the fields are the columns, and those are explained in the schema")]
pub struct StoredDeed {
    pub id: String,
    pub at_ms: i64,
    pub by: Option<String>,
    pub what: DeedKind,
    pub whom: Option<String>,
    pub network: Option<String>,
    pub until_ms: Option<i64>,
    pub why: String,
}

/// One thing to be written about order.
#[derive(Clone, Debug)]
pub enum OrderWrite {
    /// Somebody or something is reported. The same report once more changes nothing.
    Report(Box<StoredReport>),
    /// A report is settled. In conflict when somebody has done so already.
    Settle {
        report: String,
        /// By whom; none for the host on the command line.
        by: Option<String>,
        how: Settlement,
        at_ms: i64,
    },
    /// Somebody does not want to play with somebody.
    Block { user: String, blocked: String, at_ms: i64 },
    /// They do again.
    Unblock { user: String, blocked: String },
    /// A host has removed somebody from a table.
    Removed { table: String, user: String, at_ms: i64 },
    /// Somebody is muted or banned, instead of whatever was of that kind before.
    Lay {
        user: String,
        kind: MeasureKind,
        /// Until when; for good when none.
        until_ms: Option<i64>,
        why: String,
    },
    /// A mute or a ban is lifted.
    Lift { user: String, kind: MeasureKind },
    /// A network is banned, instead of whatever was said about it before.
    BanNetwork {
        network: String,
        /// Until when; for good when none.
        until_ms: Option<i64>,
        why: String,
    },
    /// A network is not banned any more.
    UnbanNetwork { network: String },
    /// An account has another role, or none.
    Role { user: String, role: Option<Role> },
    /// Something was done.
    Deed(Box<StoredDeed>),
}

impl OrderWrite {
    /// Writes it. A conflict writes nothing at all.
    pub async fn write(&self, db: &mut Connection) -> Result<Result<(), StoreError>, sqlx::Error> {
        let sql = match self {
            OrderWrite::Report(report) => {
                insert_report(report, db).await?;
                return Ok(Ok(()));
            }
            OrderWrite::Settle { report, by, how, at_ms } => {
                let sql = "UPDATE reports SET settled_ms = $2, settled_by = $3, settled = $4
                           WHERE id = $1 AND settled_ms IS NULL";
                let sql = sqlx::query(sql).bind(report).bind(at_ms).bind(by.as_deref()).bind(how.name());
                let n_settled = sql.execute(db).await?.rows_affected();
                return Ok(if n_settled == 1 { Ok(()) } else { Err(StoreError::Conflict) });
            }
            OrderWrite::Block { user, blocked, at_ms } => {
                sqlx::query("INSERT INTO blocks (user_id, blocked, at_ms) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                    .bind(user)
                    .bind(blocked)
                    .bind(at_ms)
            }
            OrderWrite::Unblock { user, blocked } => {
                sqlx::query("DELETE FROM blocks WHERE user_id = $1 AND blocked = $2").bind(user).bind(blocked)
            }
            OrderWrite::Removed { table, user, at_ms } => sqlx::query(
                "INSERT INTO removals (table_id, user_id, at_ms) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            )
            .bind(table)
            .bind(user)
            .bind(at_ms),
            OrderWrite::Lay { user, kind, until_ms, why } => sqlx::query(
                "INSERT INTO measures (user_id, kind, until_ms, why) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (user_id, kind) DO UPDATE SET until_ms = excluded.until_ms, why = excluded.why",
            )
            .bind(user)
            .bind(kind.name())
            .bind(*until_ms)
            .bind(why),
            OrderWrite::Lift { user, kind } => {
                sqlx::query("DELETE FROM measures WHERE user_id = $1 AND kind = $2").bind(user).bind(kind.name())
            }
            OrderWrite::BanNetwork { network, until_ms, why } => sqlx::query(
                "INSERT INTO network_bans (network, until_ms, why) VALUES ($1, $2, $3)
                 ON CONFLICT (network) DO UPDATE SET until_ms = excluded.until_ms, why = excluded.why",
            )
            .bind(network)
            .bind(*until_ms)
            .bind(why),
            OrderWrite::UnbanNetwork { network } => {
                sqlx::query("DELETE FROM network_bans WHERE network = $1").bind(network)
            }
            OrderWrite::Role { user, role } => {
                sqlx::query("UPDATE users SET role = $2 WHERE id = $1").bind(user).bind(role.map(Role::name))
            }
            OrderWrite::Deed(deed) => {
                insert_deed(deed, db).await?;
                return Ok(Ok(()));
            }
        };
        sql.execute(db).await?;
        Ok(Ok(()))
    }
}

async fn insert_report(report: &StoredReport, db: &mut Connection) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO reports (id, at_ms, reporter, about, name_then, table_id, line_words, line_room, line_ms,
                   reason, words) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING";
    let line = report.line.as_ref();
    sqlx::query(sql)
        .bind(&report.id)
        .bind(report.at_ms)
        .bind(&report.reporter)
        .bind(&report.about)
        .bind(&report.name_then)
        .bind(&report.table)
        .bind(line.map(|line| line.words.as_str()))
        .bind(line.map(|line| line.room.name()))
        .bind(line.map(|line| line.at_ms))
        .bind(report.reason.name())
        .bind(&report.words)
        .execute(db)
        .await?;
    Ok(())
}

async fn insert_deed(deed: &StoredDeed, db: &mut Connection) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO deeds (id, at_ms, by_user, what, user_id, network, until_ms, why)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    sqlx::query(sql)
        .bind(&deed.id)
        .bind(deed.at_ms)
        .bind(deed.by.as_deref())
        .bind(deed.what.name())
        .bind(deed.whom.as_deref())
        .bind(deed.network.as_deref())
        .bind(deed.until_ms)
        .bind(&deed.why)
        .execute(db)
        .await?;
    Ok(())
}

/// What a guest who joins an account brings along. Where the account is muted itself, that mute stays as it is.
pub async fn join(guest: &str, account: &str, db: &mut Connection) -> Result<(), sqlx::Error> {
    for sql in [
        "UPDATE reports SET reporter = $2 WHERE reporter = $1",
        "UPDATE reports SET about = $2 WHERE about = $1",
        "UPDATE deeds SET user_id = $2 WHERE user_id = $1",
        "INSERT INTO blocks (user_id, blocked, at_ms)
         SELECT $2, blocked, at_ms FROM blocks WHERE user_id = $1 AND blocked <> $2 ON CONFLICT DO NOTHING",
        "INSERT INTO blocks (user_id, blocked, at_ms)
         SELECT user_id, $2, at_ms FROM blocks WHERE blocked = $1 AND user_id <> $2 ON CONFLICT DO NOTHING",
        "INSERT INTO removals (table_id, user_id, at_ms)
         SELECT table_id, $2, at_ms FROM removals WHERE user_id = $1 ON CONFLICT DO NOTHING",
        "INSERT INTO measures (user_id, kind, until_ms, why)
         SELECT $2, kind, until_ms, why FROM measures WHERE user_id = $1 ON CONFLICT DO NOTHING",
    ] {
        sqlx::query(sql).bind(guest).bind(account).execute(&mut *db).await?;
    }
    for sql in [
        "DELETE FROM blocks WHERE user_id = $1",
        "DELETE FROM blocks WHERE blocked = $1",
        "DELETE FROM removals WHERE user_id = $1",
        "DELETE FROM measures WHERE user_id = $1",
    ] {
        sqlx::query(sql).bind(guest).execute(&mut *db).await?;
    }
    Ok(())
}

/// Takes away what order knows of somebody. That something was reported and done stays, without names and words; a ban
/// of a network is about nobody in particular and stays.
pub async fn forget(user: &str, db: &mut Connection) -> Result<(), sqlx::Error> {
    for sql in [
        "UPDATE reports SET words = '' WHERE reporter = $1",
        "UPDATE reports SET words = '', name_then = '', line_words = CASE WHEN line_words IS NULL THEN NULL ELSE '' END
         WHERE about = $1",
        "UPDATE deeds SET why = '' WHERE user_id = $1",
        "DELETE FROM blocks WHERE user_id = $1",
        "DELETE FROM blocks WHERE blocked = $1",
        "DELETE FROM removals WHERE user_id = $1",
        "DELETE FROM measures WHERE user_id = $1",
        "UPDATE users SET role = NULL WHERE id = $1",
    ] {
        sqlx::query(sql).bind(user).execute(&mut *db).await?;
    }
    Ok(())
}
