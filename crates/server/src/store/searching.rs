//! What order is kept with, read: who is muted, banned or blocked, and people and tables that moderators look for.
//!
//! Nothing here reads everybody: a search goes along an index and stops after a page.

use std::collections::{HashMap, HashSet};

use kernel::Seat;
use protocol::{BlockedPerson, Measure, PersonInfo, Role};
use sqlx::{AssertSqlSafe, Row};

use super::database::DbRow;
use super::order::MeasureKind;
use super::reports::Behind;
use super::tables::read;
use super::{Store, StoreError, StoredTable};

/// A measure against somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Laid {
    /// Against whom.
    pub user: String,
    pub kind: MeasureKind,
    /// Until when and why.
    pub measure: Measure,
}

/// Those whom somebody does not want to meet, and who do not want to meet them.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Apart {
    /// Those whom they have blocked, with the names they have now.
    pub blocked: HashMap<String, String>,
    /// Those who have blocked them.
    pub blocked_by: HashSet<String>,
}

impl Apart {
    /// Do the two keep apart, whichever of them wants it?
    pub fn has(&self, user: &str) -> bool {
        self.blocked.contains_key(user) || self.blocked_by.contains(user)
    }
}

/// So many tables of one person are looked at.
const TABLES_OF_ONE: i64 = 50;

/// A person with the measures that are in force at `$1`.
macro_rules! people_where {
    ($condition:literal) => {
        concat!(
            "SELECT u.id, u.name, u.login, u.role, u.created_ms, m.why AS mute_why, m.until_ms AS mute_until,
                    b.why AS ban_why, b.until_ms AS ban_until
             FROM users u
             LEFT JOIN measures m ON m.user_id = u.id AND m.kind = 'mute' AND (m.until_ms IS NULL OR m.until_ms > $1)
             LEFT JOIN measures b ON b.user_id = u.id AND b.kind = 'ban' AND (b.until_ms IS NULL OR b.until_ms > $1)
             WHERE u.gone_ms IS NULL AND u.joined IS NULL AND ",
            $condition
        )
    };
}

impl Store {
    /// All mutes and bans that are in force then.
    pub async fn measures(&self, now_ms: i64) -> Result<Vec<Laid>, StoreError> {
        let sql = "SELECT user_id, kind, until_ms, why FROM measures WHERE until_ms IS NULL OR until_ms > $1";
        let rows = sqlx::query_as::<_, (String, String, Option<i64>, String)>(sql).bind(now_ms);
        let laid = |(user, kind, until_ms, why): (String, String, Option<i64>, String)| {
            let kind = if kind == MeasureKind::Ban.name() { MeasureKind::Ban } else { MeasureKind::Mute };
            Laid { user, kind, measure: Measure { until_ms, why } }
        };
        Ok(rows.fetch_all(&self.pool).await?.into_iter().map(laid).collect())
    }

    /// The networks that are banned then.
    pub async fn network_bans(&self, now_ms: i64) -> Result<Vec<(String, Measure)>, StoreError> {
        let sql =
            "SELECT network, until_ms, why FROM network_bans WHERE until_ms IS NULL OR until_ms > $1 ORDER BY network";
        let rows = sqlx::query_as::<_, (String, Option<i64>, String)>(sql).bind(now_ms).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(|(network, until_ms, why)| (network, Measure { until_ms, why })).collect())
    }

    /// Those whom `user` has blocked, the latest first.
    pub async fn blocks_of(&self, user: &str) -> Result<Vec<BlockedPerson>, StoreError> {
        let sql = "SELECT u.id, u.name, b.at_ms FROM blocks b JOIN users u ON u.id = b.blocked
                   WHERE b.user_id = $1 ORDER BY b.at_ms DESC, u.id";
        let rows = sqlx::query_as::<_, (String, String, i64)>(sql).bind(user).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(|(id, name, at_ms)| BlockedPerson { id, name, at_ms }).collect())
    }

    /// Those whom `user` has blocked, and those who have blocked them.
    pub async fn apart_from(&self, user: &str) -> Result<Apart, StoreError> {
        let blocked = self.blocks_of(user).await?.into_iter().map(|person| (person.id, person.name)).collect();
        let sql = "SELECT user_id FROM blocks WHERE blocked = $1";
        let rows = sqlx::query_as::<_, (String,)>(sql).bind(user).fetch_all(&self.pool).await?;
        Ok(Apart { blocked, blocked_by: rows.into_iter().map(|(other,)| other).collect() })
    }

    /// The chairs of `guest` at tables of `host` that gather.
    pub async fn chairs_at(&self, host: &str, guest: &str) -> Result<Vec<(String, Seat)>, StoreError> {
        let sql = "SELECT t.id, s.seat FROM tables t JOIN seats s ON s.table_id = t.id
                   WHERE t.host = $1 AND t.phase = 'gathering' AND s.user_id = $2";
        let rows = sqlx::query_as::<_, (String, String)>(sql).bind(host).bind(guest).fetch_all(&self.pool).await?;
        rows.into_iter().map(|(table, seat)| Ok((table, read(&seat)?))).collect()
    }

    /// Has the host removed `user` from this table?
    pub async fn was_removed(&self, table: &str, user: &str) -> Result<bool, StoreError> {
        let sql = "SELECT at_ms FROM removals WHERE table_id = $1 AND user_id = $2";
        Ok(sqlx::query(sql).bind(table).bind(user).fetch_optional(&self.pool).await?.is_some())
    }

    /// The tables where `user` sits or is the host, and that are not over.
    pub async fn unfinished_places_of(&self, user: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE host = $1 AND phase = 'gathering'
                   UNION SELECT s.table_id FROM seats s JOIN tables t ON t.id = s.table_id
                   WHERE s.user_id = $1 AND t.phase <> 'finished'";
        let rows = sqlx::query_as::<_, (String,)>(sql).bind(user).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// The networks that `user` was last seen in.
    pub async fn networks_of(&self, user: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT DISTINCT network FROM sessions WHERE user_id = $1 AND network IS NOT NULL ORDER BY network";
        let rows = sqlx::query_as::<_, (String,)>(sql).bind(user).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(|(network,)| network).collect())
    }

    /// The person with this id.
    pub async fn person(&self, id: &str, now_ms: i64) -> Result<Option<PersonInfo>, StoreError> {
        let row = sqlx::query(people_where!("u.id = $2")).bind(now_ms).bind(id).fetch_optional(&self.pool).await?;
        row.as_ref().map(person).transpose()
    }

    /// Moderators, and those with a measure in force.
    pub async fn people_of_note(&self, now_ms: i64, most: usize) -> Result<Vec<PersonInfo>, StoreError> {
        let sql = people_where!(
            "u.id IN (SELECT id FROM users WHERE role IS NOT NULL
                      UNION SELECT user_id FROM measures WHERE until_ms IS NULL OR until_ms > $1)
             ORDER BY u.name, u.id LIMIT $2"
        );
        let rows = sqlx::query(sql).bind(now_ms).bind(most as i64).fetch_all(&self.pool).await?;
        rows.iter().map(person).collect()
    }

    /// A page of those whose names begin like this; capitals make no difference. Behind the name and the id given.
    pub async fn people_called(
        &self,
        beginning: &str,
        behind: Option<(&str, &str)>,
        now_ms: i64,
        most: usize,
    ) -> Result<Vec<PersonInfo>, StoreError> {
        let sql = people_where!(
            "lower(u.name) COLLATE BINARY >= lower($2) AND lower(u.name) COLLATE BINARY < lower($3)
             AND (lower(u.name) COLLATE BINARY, u.id) > (lower($4), $5)
             ORDER BY lower(u.name) COLLATE BINARY, u.id LIMIT $6"
        );
        // PostgreSQL has another name for comparing bytes.
        let is_postgres = self.pool.connect_options().database_url.scheme().starts_with("postgres");
        let bytes = if is_postgres { "COLLATE \"C\"" } else { "COLLATE BINARY" };
        let beginning = beginning.replace('\0', "");
        let (name, id) = behind.unwrap_or_default();
        let sql = sqlx::query(AssertSqlSafe(sql.replace("COLLATE BINARY", bytes)))
            .bind(now_ms)
            // A later page begins where the one before ended, not at the first of that beginning.
            .bind(if name.is_empty() { beginning.clone() } else { name.replace('\0', "") })
            // Nothing that begins so is greater than this.
            .bind(format!("{beginning}\u{10ffff}"))
            .bind(name.replace('\0', ""))
            .bind(id.replace('\0', ""))
            .bind(most as i64);
        sql.fetch_all(&self.pool).await?.iter().map(person).collect()
    }

    /// A page of the ids of all tables, the latest opened first.
    pub async fn latest_tables(&self, behind: Option<&Behind>, most: usize) -> Result<Vec<StoredTable>, StoreError> {
        let sql = "SELECT id FROM tables WHERE (opened_ms, id) < ($1, $2)
                   ORDER BY opened_ms DESC, id DESC LIMIT $3";
        let (at_ms, id) = behind.map_or((i64::MAX, ""), |behind| (behind.at_ms, &behind.id));
        let ids = sqlx::query_as::<_, (String,)>(sql).bind(at_ms).bind(id).bind(most as i64);
        self.tables_with(ids.fetch_all(&self.pool).await?).await
    }

    /// The latest tables where `user` sits or is the host.
    pub async fn latest_tables_of(&self, user: &str) -> Result<Vec<StoredTable>, StoreError> {
        let sql = "SELECT id FROM tables WHERE id IN (SELECT id FROM tables WHERE host = $1
                   UNION SELECT table_id FROM seats WHERE user_id = $1) ORDER BY opened_ms DESC, id DESC LIMIT $2";
        let ids = sqlx::query_as::<_, (String,)>(sql).bind(user).bind(TABLES_OF_ONE).fetch_all(&self.pool).await?;
        self.tables_with(ids).await
    }

    async fn tables_with(&self, ids: Vec<(String,)>) -> Result<Vec<StoredTable>, StoreError> {
        let mut tables = Vec::new();
        for (id,) in ids {
            // One that was closed just now is nowhere any more.
            tables.extend(self.table(&id).await?);
        }
        Ok(tables)
    }
}

fn person(row: &DbRow) -> Result<PersonInfo, StoreError> {
    let measure = |why: &str, until: &str| -> Result<Option<Measure>, StoreError> {
        let until_ms = row.try_get(until)?;
        Ok(row.try_get::<Option<String>, _>(why)?.map(|why| Measure { until_ms, why }))
    };
    Ok(PersonInfo {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        account: row.try_get::<Option<&str>, _>("login")?.is_some(),
        role: row.try_get::<Option<&str>, _>("role")?.and_then(Role::named),
        created_ms: row.try_get("created_ms")?,
        mute: measure("mute_why", "mute_until")?,
        ban: measure("ban_why", "ban_until")?,
    })
}
