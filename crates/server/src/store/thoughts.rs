//! Thoughts that are had in other processes: what servers put into the database and `karst think` takes out of it.
//! Only a PostgreSQL is shared, so this is its SQL alone; whoever thinks needs no other table than `thoughts`.

use std::str::FromStr;
use std::time::Duration;

use sqlx::PgPool;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};

use crate::config::PostgresUrl;
use crate::nodes::CHANNEL;

/// Where it is told that there is something to think about.
pub const THOUGHTS: &str = "karst_thoughts";

/// A database that does not answer for so long is away; then servers think for themselves.
const PATIENCE: Duration = Duration::from_secs(2);
/// A thought that is older nobody waits for: its server has died.
const FORGOTTEN_MS: i64 = 30_000;

/// The thoughts in a database. Clones are the same.
#[derive(Clone)]
pub struct Thoughts(PgPool);

/// A thought that is handed out.
pub struct HandedOut<'t> {
    pub id: &'t str,
    pub node: &'t str,
    pub turn: &'t str,
    pub seen: bool,
    pub game: &'t str,
    pub work: &'t str,
}

/// Somebody who takes thoughts.
pub struct Taker<'t> {
    pub name: &'t str,
    /// Which games it knows, with the numbers of their rules.
    pub games: &'t [String],
    pub unseen_first: bool,
    /// Whose turns it has lately taken, the latest last.
    pub served: &'t [String],
}

/// A thought that was taken.
pub struct Taken {
    pub id: String,
    pub node: String,
    pub turn: String,
    pub game: String,
    pub work: String,
}

impl Thoughts {
    /// Those in this database, by so many connections at most; the first is made when it is needed.
    pub fn of(url: &PostgresUrl, connections: u32) -> Result<Thoughts, sqlx::Error> {
        let options = PgConnectOptions::from_str(url.as_str())?.options([("statement_timeout", "5s")]);
        let pool = PgPoolOptions::new().max_connections(connections).acquire_timeout(PATIENCE);
        Ok(Thoughts(pool.connect_lazy_with(options)))
    }

    /// Can they be read?
    pub async fn check(&self) -> Result<(), sqlx::Error> {
        sqlx::query("SELECT id FROM thoughts LIMIT 1").fetch_optional(&self.0).await.map(|_| ())
    }

    /// Hands one out and wakes those who think.
    pub async fn hand_out(&self, thought: HandedOut<'_>) -> Result<(), sqlx::Error> {
        let HandedOut { id, node, turn, seen, game, work } = thought;
        let sql = "WITH put AS (
                INSERT INTO thoughts (id, node, turn, seen, game, work, asked_ms)
                VALUES ($1, $2, $3, $4, $5, $6, CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT))
                RETURNING id)
            SELECT pg_notify($7, '') FROM put";
        let sql = sqlx::query(sql).bind(id).bind(node).bind(turn).bind(i64::from(seen)).bind(game).bind(work);
        sql.bind(THOUGHTS).execute(&self.0).await.map(|_| ())
    }

    /// Nobody waits for it any more. Who had taken it, if it was still there.
    pub async fn withdraw(&self, id: &str) -> Result<Option<String>, sqlx::Error> {
        let sql = "DELETE FROM thoughts WHERE id = $1 RETURNING taken_by";
        let row = sqlx::query_as::<_, (Option<String>,)>(sql).bind(id).fetch_optional(&self.0).await?;
        Ok(row.and_then(|(taken_by,)| taken_by))
    }

    /// Takes the next one of these games, if there is one. Tables that somebody looks at come first, or for once last;
    /// then whoever is not among the `served`, then those whose turn was longest ago.
    pub async fn take(&self, taker: &Taker<'_>) -> Result<Option<Taken>, sqlx::Error> {
        let sql = "UPDATE thoughts SET taken_by = $1 WHERE id = (
                SELECT t.id FROM thoughts t WHERE t.taken_by IS NULL AND t.game = ANY($2)
                ORDER BY t.seen = $3, COALESCE(array_position($4, t.turn), 0), t.asked_ms, t.id
                LIMIT 1 FOR UPDATE OF t SKIP LOCKED)
            RETURNING id, node, turn, game, work";
        let Taker { name, games, unseen_first, served } = taker;
        let row = sqlx::query_as::<_, (String, String, String, String, String)>(sql).bind(name).bind(games);
        let row = row.bind(i64::from(*unseen_first)).bind(served).fetch_optional(&self.0).await?;
        Ok(row.map(|(id, node, turn, game, work)| Taken { id, node, turn, game, work }))
    }

    /// Answers one with a letter to its server, unless nobody waits for it any more.
    pub async fn answer(&self, taker: &str, id: &str, letter: &str) -> Result<(), sqlx::Error> {
        let sql = "WITH gone AS (DELETE FROM thoughts WHERE id = $1 AND taken_by = $2 RETURNING id)
            SELECT pg_notify($3, $4) FROM gone";
        sqlx::query(sql).bind(id).bind(taker).bind(CHANNEL).bind(letter).execute(&self.0).await.map(|_| ())
    }

    /// Tells the servers something.
    pub async fn tell(&self, letter: &str) -> Result<(), sqlx::Error> {
        let sql = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(letter);
        sql.execute(&self.0).await.map(|_| ())
    }

    /// Takes away what servers left that have died.
    pub async fn sweep(&self) -> Result<(), sqlx::Error> {
        let sql =
            "DELETE FROM thoughts WHERE asked_ms < CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) - $1";
        sqlx::query(sql).bind(FORGOTTEN_MS).execute(&self.0).await.map(|_| ())
    }
}
