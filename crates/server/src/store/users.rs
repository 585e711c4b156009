//! People, their sessions and their tokens, read.

use protocol::{Role, Scope, SessionInfo, TokenInfo};
use serde_json::{Value, json};
use sqlx::Row;
use table::User;

use super::database::DbRow;
use super::tables::pattern;
use super::{Store, StoreError, now_ms};
use crate::names;

/// A session that nobody used for so long has ended: 400 days, the longest that browsers keep a cookie.
pub const SESSION_LASTS_MS: i64 = 400 * 24 * 60 * 60 * 1000;

/// A portrait as it is kept. What this Karst does not know is none.
pub fn kept_face(face: Option<i64>) -> Option<u8> {
    face.and_then(|face| u8::try_from(face).ok()).filter(|face| *face < protocol::FACES)
}

/// What makes a user an account, or not.
#[derive(Clone)]
pub struct Account {
    pub user: User,
    /// The name as it is compared at sign-in; none for a guest.
    pub login: Option<String>,
    /// None for a guest, and once a one-time password was used.
    pub password_hash: Option<String>,
    /// The password is good for a single sign-in.
    pub password_once: bool,
    /// When the guest came.
    pub created_ms: i64,
    /// When the guest became an account.
    pub claimed_ms: Option<i64>,
    /// What they may do beyond playing.
    pub role: Option<Role>,
}

impl Account {
    /// May they sign in with a name?
    pub fn is_account(&self) -> bool {
        self.login.is_some()
    }
}

/// A session that lasts.
pub struct Session {
    pub user: User,
    /// When it was last used.
    pub seen_ms: i64,
}

/// A token that was not revoked.
pub struct Token {
    pub user: User,
    /// What it allows.
    pub scopes: Vec<Scope>,
    /// When it was last used.
    pub used_ms: Option<i64>,
}

/// What an account is made of.
macro_rules! accounts_where {
    ($condition:literal) => {
        concat!(
            "SELECT id, name, face, login, password_hash, password_once, created_ms, claimed_ms, role FROM users WHERE ",
            $condition
        )
    };
}

impl Store {
    /// The session with this hash.
    pub async fn session(&self, token_hash: &str) -> Result<Option<Session>, StoreError> {
        let sql =
            "SELECT u.id, u.name, u.face, COALESCE(s.seen_ms, s.created_ms) FROM sessions s JOIN users u ON u.id = s.user_id
                   WHERE s.token_hash = $1 AND COALESCE(s.seen_ms, s.created_ms) > $2";
        let sql = sqlx::query_as::<_, (String, String, Option<i64>, i64)>(sql)
            .bind(token_hash)
            .bind(now_ms() - SESSION_LASTS_MS);
        let found = sql.fetch_optional(&self.pool).await?;
        Ok(found.map(|(id, name, face, seen_ms)| Session { user: User { id, name, face: kept_face(face) }, seen_ms }))
    }

    /// The token with this hash.
    pub async fn token(&self, token_hash: &str) -> Result<Option<Token>, StoreError> {
        let sql = "SELECT u.id, u.name, u.face, t.scopes, t.used_ms FROM tokens t JOIN users u ON u.id = t.user_id
                   WHERE t.token_hash = $1";
        let sql = sqlx::query_as::<_, (String, String, Option<i64>, String, Option<i64>)>(sql).bind(token_hash);
        let found = sql.fetch_optional(&self.pool).await?;
        Ok(found.map(|(id, name, face, words, used_ms)| {
            let user = User { id, name, face: kept_face(face) };
            Token { user, scopes: scopes(&words), used_ms }
        }))
    }

    /// Does the session or the token with this hash still hold?
    pub async fn is_valid(&self, hash: &str) -> Result<bool, StoreError> {
        let sql = "SELECT token_hash FROM sessions WHERE token_hash = $1
                   UNION SELECT token_hash FROM tokens WHERE token_hash = $1";
        Ok(sqlx::query(sql).bind(hash).fetch_optional(&self.pool).await?.is_some())
    }

    /// The user with this id.
    pub async fn account(&self, user: &str) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query(accounts_where!("id = $1")).bind(user).fetch_optional(&self.pool).await?;
        row.as_ref().map(account).transpose()
    }

    /// The user with this id, unless they were forgotten or are part of an account.
    pub async fn user_here(&self, user: &str) -> Result<Option<User>, StoreError> {
        let sql = accounts_where!("id = $1 AND gone_ms IS NULL AND joined IS NULL");
        let row = sqlx::query(sql).bind(user).fetch_optional(&self.pool).await?;
        Ok(row.as_ref().map(account).transpose()?.map(|account| account.user))
    }

    /// The account that signs in with this name.
    pub async fn account_named(&self, login: &str) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query(accounts_where!("login = $1")).bind(login).fetch_optional(&self.pool).await?;
        row.as_ref().map(account).transpose()
    }

    /// Another's account that has this name, or one that looks the same.
    pub async fn namesake(&self, name: &str, user: &str) -> Result<Option<Account>, StoreError> {
        let sql =
            accounts_where!("(login = $1 OR look = $2) AND id <> $3 ORDER BY CASE WHEN login = $1 THEN 0 ELSE 1 END");
        let sql = sqlx::query(sql).bind(names::folded(name)).bind(names::look(name)).bind(user);
        sql.fetch_optional(&self.pool).await?.as_ref().map(account).transpose()
    }

    /// Everybody who has not gone, accounts first, then the latest; `search` is part of a name or an id.
    pub async fn people(&self, search: &str, most: u32) -> Result<Vec<Account>, StoreError> {
        let sql = accounts_where!(
            "gone_ms IS NULL AND joined IS NULL
             AND ($1 = '' OR lower(name) LIKE lower($1) ESCAPE '\\' OR login LIKE $3 ESCAPE '\\' OR id LIKE $1 ESCAPE '\\')
             ORDER BY CASE WHEN login IS NULL THEN 1 ELSE 0 END, created_ms DESC, id LIMIT $2"
        );
        let sql = sqlx::query(sql).bind(pattern(search)).bind(i64::from(most)).bind(pattern(&names::folded(search)));
        sql.fetch_all(&self.browsing).await?.iter().map(account).collect()
    }

    /// Where `user` is signed in: the hash of each session, and how it is listed; the latest first.
    pub async fn sessions(&self, user: &str) -> Result<Vec<(String, SessionInfo)>, StoreError> {
        let sql = "SELECT token_hash, COALESCE(device, ''), created_ms, COALESCE(seen_ms, created_ms) AS seen
                   FROM sessions WHERE user_id = $1 ORDER BY seen DESC, token_hash";
        let sql = sqlx::query_as::<_, (String, String, i64, i64)>(sql).bind(user);
        let info = |(hash, device, created_ms, seen_ms): (String, String, i64, i64)| {
            // A part of the hash names the session: it tells nothing of the token.
            let id = hash.chars().take(16).collect();
            (hash, SessionInfo { id, device, created_ms, seen_ms, here: false })
        };
        Ok(sql.fetch_all(&self.pool).await?.into_iter().map(info).collect())
    }

    /// The tokens of `user`: the hash of each, and how it is listed; the latest first.
    pub async fn tokens(&self, user: &str) -> Result<Vec<(String, TokenInfo)>, StoreError> {
        type Columns = (String, String, String, String, i64, Option<i64>);
        let sql = "SELECT token_hash, id, name, scopes, created_ms, used_ms FROM tokens
                   WHERE user_id = $1 ORDER BY created_ms DESC, id";
        let sql = sqlx::query_as::<_, Columns>(sql).bind(user);
        let info = |(hash, id, name, words, created_ms, used_ms): Columns| {
            (hash, TokenInfo { id, name, scopes: scopes(&words), created_ms, used_ms })
        };
        Ok(sql.fetch_all(&self.pool).await?.into_iter().map(info).collect())
    }

    /// The ids of all tables where `user` sits or is the host.
    pub async fn places_of(&self, user: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE host = $1 UNION SELECT table_id FROM seats WHERE user_id = $1
                   UNION SELECT table_id FROM seats WHERE before_user = $1";
        let rows = sqlx::query_as::<_, (String,)>(sql).bind(user).fetch_all(&self.browsing).await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// The steps that `user` took, oldest first at each table.
    pub async fn steps_of(&self, user: &str) -> Result<Vec<Value>, StoreError> {
        let sql = "SELECT table_id, seq, line, at_ms FROM steps
                   WHERE by_user = $1 AND table_id IN (SELECT table_id FROM seats WHERE user_id = $1)
                   ORDER BY table_id, seq";
        let rows = sqlx::query_as::<_, (String, i64, String, i64)>(sql).bind(user).fetch_all(&self.browsing).await?;
        let step =
            |(table, version, line, at_ms)| json!({ "table": table, "version": version, "step": line, "at_ms": at_ms });
        Ok(rows.into_iter().map(step).collect())
    }

    /// What `user` said at tables, oldest first at each.
    pub async fn said_by(&self, user: &str) -> Result<Vec<Value>, StoreError> {
        let sql = "SELECT table_id, room, words, at_ms FROM chat WHERE user_id = $1 ORDER BY table_id, at_ms, id";
        let rows = sqlx::query_as::<_, (String, String, String, i64)>(sql).bind(user).fetch_all(&self.browsing).await?;
        let said =
            |(table, room, words, at_ms)| json!({ "table": table, "room": room, "words": words, "at_ms": at_ms });
        Ok(rows.into_iter().map(said).collect())
    }

    /// What `user` does not want to be asked about, and where.
    pub async fn hushed_by(&self, user: &str) -> Result<Vec<Value>, StoreError> {
        let sql = "SELECT h.table_id, h.seat, h.topic FROM hushed h
                   JOIN seats s ON s.table_id = h.table_id AND s.seat = h.seat
                   WHERE s.user_id = $1 ORDER BY h.table_id, h.seat, h.topic";
        let rows = sqlx::query_as::<_, (String, String, String)>(sql).bind(user).fetch_all(&self.browsing).await?;
        Ok(rows
            .into_iter()
            .map(|(table, seat, topic)| json!({ "table": table, "seat": seat, "topic": topic }))
            .collect())
    }
}

fn account(row: &DbRow) -> Result<Account, StoreError> {
    Ok(Account {
        user: User { id: row.try_get("id")?, name: row.try_get("name")?, face: kept_face(row.try_get("face")?) },
        login: row.try_get("login")?,
        password_hash: row.try_get("password_hash")?,
        password_once: row.try_get::<Option<i64>, _>("password_once")? == Some(1),
        created_ms: row.try_get("created_ms")?,
        claimed_ms: row.try_get("claimed_ms")?,
        role: row.try_get::<Option<&str>, _>("role")?.and_then(Role::named),
    })
}

/// Words that a later Karst has added allow nothing here.
fn scopes(words: &str) -> Vec<Scope> {
    words.split(' ').filter_map(Scope::named).collect()
}
