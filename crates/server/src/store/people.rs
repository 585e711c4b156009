//! What can be written about people, and the SQL that does it.

use protocol::Away;

use super::database::Connection;
use super::{StoreError, StoredResult};

/// What others read where somebody was who is forgotten.
pub const SOMEONE: &str = "Someone who left";

/// One thing to be written about people.
#[derive(Clone, Debug)]
pub enum PeopleWrite {
    /// A cookie was given out.
    Session {
        token_hash: String,
        user: String,
        /// The device, in a few words.
        device: String,
        /// The household it came from.
        network: Option<String>,
        at_ms: i64,
        /// So many sessions one person has at most; those end that were not used for longest.
        most: usize,
    },
    /// A session was used.
    Seen {
        token_hash: String,
        /// The household it was used from.
        network: Option<String>,
        at_ms: i64,
    },
    /// A session has ended.
    SignOut { token_hash: String },
    /// All sessions of somebody have ended, except perhaps one.
    SignOutAll {
        user: String,
        /// The hash of the one that stays.
        except: Option<String>,
    },
    /// A guest becomes an account. In conflict when the name is taken, or when they are no guest any more.
    Claim {
        user: String,
        name: String,
        /// The name as it is compared at sign-in.
        login: String,
        /// The name as it looks.
        look: String,
        /// Of the password.
        hash: String,
        at_ms: i64,
    },
    /// An account is called otherwise. In conflict when the name is taken.
    Rename {
        user: String,
        name: String,
        /// The name as it is compared at sign-in.
        login: String,
        /// The name as it looks.
        look: String,
    },
    /// Somebody has chosen a portrait.
    Face { user: String, face: u8 },
    /// A game of theirs is over.
    Result(StoredResult),
    /// Another password, or none: a one-time password was used.
    Password {
        user: String,
        hash: Option<String>,
        /// It is good for a single sign-in.
        once: bool,
    },
    /// What a guest played is an account's now.
    Join {
        /// The guest, who has nothing then.
        guest: String,
        /// The account.
        account: String,
    },
    /// A token for a program.
    Token {
        /// To revoke it.
        id: String,
        token_hash: String,
        user: String,
        /// What it is for.
        name: String,
        /// What it allows, in words.
        scopes: String,
        at_ms: i64,
    },
    /// A token was used.
    TokenUsed { token_hash: String, at_ms: i64 },
    /// A token is good no more.
    Revoke { token_hash: String },
    /// Somebody is to be forgotten: whatever says who they were goes, and the games stay whole.
    Forget { user: String, at_ms: i64 },
}

impl PeopleWrite {
    /// Writes it. A conflict writes nothing at all.
    pub async fn write(&self, db: &mut Connection) -> Result<Result<(), StoreError>, sqlx::Error> {
        let sql = match self {
            PeopleWrite::Session { token_hash, user, device, network, at_ms, most } => {
                let sql = "INSERT INTO sessions (token_hash, user_id, created_ms, seen_ms, device, network)
                           VALUES ($1, $2, $3, $3, $4, $5)";
                let sql = sqlx::query(sql).bind(token_hash).bind(user).bind(at_ms).bind(device);
                sql.bind(network.as_deref()).execute(&mut *db).await?;
                let others = i64::try_from(most.saturating_sub(1)).unwrap_or(i64::MAX);
                sqlx::query(
                    "DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2 AND token_hash NOT IN
                     (SELECT s.token_hash FROM sessions s WHERE s.user_id = $1 AND s.token_hash <> $2
                      ORDER BY COALESCE(s.seen_ms, s.created_ms) DESC, s.token_hash LIMIT $3)",
                )
                .bind(user)
                .bind(token_hash)
                .bind(others)
            }
            PeopleWrite::Seen { token_hash, network, at_ms } => {
                sqlx::query("UPDATE sessions SET seen_ms = $2, network = $3 WHERE token_hash = $1")
                    .bind(token_hash)
                    .bind(at_ms)
                    .bind(network.as_deref())
            }
            PeopleWrite::SignOut { token_hash } => {
                sqlx::query("DELETE FROM sessions WHERE token_hash = $1").bind(token_hash)
            }
            PeopleWrite::SignOutAll { user, except } => {
                sqlx::query("DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2")
                    .bind(user)
                    .bind(except.as_deref().unwrap_or_default())
            }
            PeopleWrite::Claim { user, name, login, look, hash, at_ms } => {
                let sql = sqlx::query(
                    "UPDATE users SET name = $2, login = $3, password_hash = $4, password_once = 0, claimed_ms = $5, look = $6
                     WHERE id = $1 AND login IS NULL AND joined IS NULL AND gone_ms IS NULL
                     AND NOT EXISTS (SELECT 1 FROM users o WHERE o.login = $3)
                     AND NOT EXISTS (SELECT 1 FROM users o WHERE o.look = $6)",
                );
                let sql = sql.bind(user).bind(name).bind(login).bind(hash).bind(at_ms).bind(look);
                return changed(sql.execute(db).await?);
            }
            PeopleWrite::Rename { user, name, login, look } => {
                let sql = sqlx::query(
                    "UPDATE users SET name = $2, login = $3, look = $4 WHERE id = $1 AND login IS NOT NULL
                     AND NOT EXISTS (SELECT 1 FROM users o WHERE o.login = $3 AND o.id <> $1)
                     AND NOT EXISTS (SELECT 1 FROM users o WHERE o.look = $4 AND o.id <> $1)",
                );
                return changed(sql.bind(user).bind(name).bind(login).bind(look).execute(db).await?);
            }
            PeopleWrite::Face { user, face } => {
                sqlx::query("UPDATE users SET face = $2 WHERE id = $1").bind(user).bind(i64::from(*face))
            }
            PeopleWrite::Result(result) => {
                super::results::write(result, db).await?;
                return Ok(Ok(()));
            }
            PeopleWrite::Password { user, hash, once } => {
                sqlx::query("UPDATE users SET password_hash = $2, password_once = $3 WHERE id = $1")
                    .bind(user)
                    .bind(hash)
                    .bind(i64::from(*once))
            }
            PeopleWrite::Join { guest, account } => {
                join(guest, account, db).await?;
                return Ok(Ok(()));
            }
            PeopleWrite::Token { id, token_hash, user, name, scopes, at_ms } => sqlx::query(
                "INSERT INTO tokens (id, token_hash, user_id, name, scopes, created_ms) VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(id)
            .bind(token_hash)
            .bind(user)
            .bind(name)
            .bind(scopes)
            .bind(at_ms),
            PeopleWrite::TokenUsed { token_hash, at_ms } => {
                sqlx::query("UPDATE tokens SET used_ms = $2 WHERE token_hash = $1").bind(token_hash).bind(at_ms)
            }
            PeopleWrite::Revoke { token_hash } => {
                sqlx::query("DELETE FROM tokens WHERE token_hash = $1").bind(token_hash)
            }
            PeopleWrite::Forget { user, at_ms } => {
                forget(user, *at_ms, db).await?;
                return Ok(Ok(()));
            }
        };
        sql.execute(db).await?;
        Ok(Ok(()))
    }
}

/// In conflict when nothing was changed.
fn changed(done: <super::database::Db as sqlx::Database>::QueryResult) -> Result<Result<(), StoreError>, sqlx::Error> {
    Ok(if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict) })
}

/// Moves all that a guest has. Whatever else belongs to somebody is to be moved here too.
async fn join(guest: &str, account: &str, db: &mut Connection) -> Result<(), sqlx::Error> {
    // The steps first: they are found by the seats.
    for sql in [
        "UPDATE steps SET by_user = $2 WHERE by_user = $1 AND table_id IN (SELECT table_id FROM seats WHERE user_id = $1)",
        "UPDATE seats SET user_id = $2 WHERE user_id = $1",
        "UPDATE seats SET away = replace(away, $1, $2), before_user = $2 WHERE before_user = $1",
        "UPDATE tables SET host = $2 WHERE host = $1",
        "UPDATE chat SET user_id = $2 WHERE user_id = $1",
        "UPDATE webhooks SET user_id = $2 WHERE user_id = $1",
        "UPDATE records SET user_id = $2 WHERE user_id = $1",
        "UPDATE results SET user_id = $2 WHERE user_id = $1
         AND table_id NOT IN (SELECT r.table_id FROM results r WHERE r.user_id = $2)",
        "UPDATE users SET joined = $2 WHERE id = $1",
    ] {
        sqlx::query(sql).bind(guest).bind(account).execute(&mut *db).await?;
    }
    // Of a table where both have played, the account has its own.
    sqlx::query("DELETE FROM results WHERE user_id = $1").bind(guest).execute(&mut *db).await?;
    super::order::join(guest, account, db).await?;
    sqlx::query("DELETE FROM sessions WHERE user_id = $1").bind(guest).execute(db).await?;
    Ok(())
}

/// Takes away whatever says who somebody was. Whatever else is kept of a person is to be taken away here too.
async fn forget(user: &str, at_ms: i64, db: &mut Connection) -> Result<(), sqlx::Error> {
    for sql in [
        "DELETE FROM sessions WHERE user_id = $1",
        "DELETE FROM tokens WHERE user_id = $1",
        "DELETE FROM chat WHERE user_id = $1",
        "DELETE FROM webhooks WHERE user_id = $1",
        "DELETE FROM records WHERE user_id = $1",
        "DELETE FROM results WHERE user_id = $1",
        "UPDATE seats SET name = NULL WHERE user_id = $1",
    ] {
        sqlx::query(sql).bind(user).execute(&mut *db).await?;
    }
    super::order::forget(user, db).await?;
    nameless_before(user, db).await?;
    let sql = "UPDATE users SET name = $2, login = NULL, look = NULL, password_hash = NULL, password_once = 0, claimed_ms = NULL, face = NULL, gone_ms = $3
               WHERE id = $1";
    sqlx::query(sql).bind(user).bind(SOMEONE).bind(at_ms).execute(&mut *db).await?;
    // Guests whose tables the account has taken over were the same person.
    let sql = "UPDATE users SET name = $2, face = NULL, gone_ms = $3 WHERE joined = $1";
    sqlx::query(sql).bind(user).bind(SOMEONE).bind(at_ms).execute(db).await?;
    Ok(())
}

/// Where a substitute sits, the seat keeps whose it was: not by name any more.
async fn nameless_before(user: &str, db: &mut Connection) -> Result<(), sqlx::Error> {
    let someone = Away::Instead { user: user.to_owned(), name: SOMEONE.to_owned() };
    let away = serde_json::to_string(&someone).expect("plain data serialises");
    let sql = "UPDATE seats SET away = $2 WHERE before_user = $1";
    sqlx::query(sql).bind(user).bind(away).execute(db).await?;
    Ok(())
}
