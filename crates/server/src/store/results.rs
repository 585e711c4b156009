//! How games ended for the people in them: a row a person and game, written with its last step.

use protocol::{Against, Bot, Played};
use sqlx::Row;

use super::database::{Connection, DbRow};
use super::{Store, StoreError};

/// So many games are looked at for what somebody has done; the latest count.
const MOST_COUNTED: i64 = 5000;

/// A finished game of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredResult {
    pub user: String,
    /// Anybody could have looked on.
    pub public: bool,
    /// What is told of it.
    pub played: Played,
}

/// Writes how a game ended for somebody. Told twice, it ended once.
pub async fn write(result: &StoredResult, db: &mut Connection) -> Result<(), sqlx::Error> {
    let StoredResult { user, public, played } = result;
    let sql = sqlx::query(
        "INSERT INTO results (user_id, table_id, game, public, against, won, place, score, lead, ended_ms)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING",
    );
    let sql = sql.bind(user).bind(&played.table).bind(&played.game).bind(i64::from(*public));
    let sql = sql.bind(played.against.name()).bind(i64::from(played.won)).bind(i64::from(played.place));
    sql.bind(i64::from(played.score)).bind(played.lead.map(i64::from)).bind(played.ended_ms).execute(db).await?;
    Ok(())
}

impl Store {
    /// The latest games that somebody played to their end, the latest first; only those that anybody may know of, unless
    /// they ask themselves.
    pub async fn results_of(&self, user: &str, hidden_too: bool) -> Result<Vec<Played>, StoreError> {
        let sql = "SELECT table_id, game, against, won, place, score, lead, ended_ms FROM results
                   WHERE user_id = $1 AND (public = 1 OR $2 = 1) ORDER BY ended_ms DESC, table_id LIMIT $3";
        let sql = sqlx::query(sql).bind(user).bind(i64::from(hidden_too)).bind(MOST_COUNTED);
        sql.fetch_all(&self.pool).await?.iter().map(read).collect()
    }
}

fn read(row: &DbRow) -> Result<Played, StoreError> {
    let number = |column| row.try_get::<i64, _>(column);
    let against: String = row.try_get("against")?;
    Ok(Played {
        table: row.try_get("table_id")?,
        game: row.try_get("game")?,
        against: Against::named(&against),
        won: number("won")? != 0,
        place: u8::try_from(number("place")?).unwrap_or(u8::MAX),
        score: i32::try_from(number("score")?).unwrap_or_default(),
        lead: row.try_get::<Option<i64>, _>("lead")?.and_then(|lead| i32::try_from(lead).ok()),
        ended_ms: number("ended_ms")?,
    })
}

/// The strongest bot in these chairs.
pub fn strongest(bots: impl Iterator<Item = Bot>) -> Option<Bot> {
    bots.max_by_key(|bot| Bot::ALL.iter().position(|known| known == bot))
}
