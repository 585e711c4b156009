//! Databases that have much in them already: rows are laid into the file while no server has it open. What a table or a person
//! looks like there is copied from one that the server made itself, so that columns that are new come along.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::json;
use sqlx::{Connection, Row, SqliteConnection};

use crate::Siege;
use crate::field;
use crate::floods::id_of;
use crate::line::Line;

/// How many of each.
#[derive(Clone, Copy)]
pub struct Crowd {
    pub guests: usize,
    pub tables: usize,
}

/// The session of a guest who was laid there, counted from 1.
pub fn cookie(guest: usize) -> String {
    format!("karst_session={}", token(guest))
}

fn token(guest: usize) -> String {
    format!("siege-{guest}")
}

/// Opens a file that no server uses.
pub async fn open(folder: &Path) -> Result<SqliteConnection, String> {
    let file = format!("sqlite:{}", folder.join("karst.db").display());
    let mut db = SqliteConnection::connect(&file).await.map_err(trouble)?;
    // What is laid here need not survive a power cut.
    run(&mut db, "PRAGMA synchronous = OFF").await?;
    Ok(db)
}

/// Fills a fresh database: so many guests with a session each, the first thousand of which are known by [`cookie`], and so
/// many tables of two, of which a third gathers, a third runs and a third is over. Everybody sits at the same number of tables.
pub async fn fill(siege: &Siege, folder: &Path, crowd: Crowd) -> Result<(), String> {
    let (gathering, running, host) = templates(siege, folder).await?;
    let mut db = open(folder).await?;
    run(&mut db, "PRAGMA cache_size = -200000; PRAGMA temp_store = MEMORY; BEGIN").await?;
    let Crowd { guests, tables } = crowd;
    let now = now_ms();
    let user = format!("id = '{host}'");
    copy(
        &mut db,
        "users",
        &user,
        guests,
        &[("id", "'g' || n"), ("name", "'Guest ' || n"), ("created_ms", &format!("{now} - n"))],
    )
    .await?;
    let session = format!("user_id = '{host}'");
    copy(
        &mut db,
        "sessions",
        &session,
        guests,
        &[
            ("token_hash", "'laid ' || n"),
            ("user_id", "'g' || n"),
            ("created_ms", &format!("{now} - n")),
            ("seen_ms", &format!("{now} - n")),
        ],
    )
    .await?;
    for guest in 1..=guests.min(1000) {
        let hash = blake3::hash(token(guest).as_bytes()).to_hex().to_string();
        let sql = "UPDATE sessions SET token_hash = $1 WHERE token_hash = $2";
        sqlx::query(sql).bind(hash).bind(format!("laid {guest}")).execute(&mut db).await.map_err(trouble)?;
    }
    let third = tables / 3;
    let touched = format!("{now} - n * 10");
    for (part, template, phase) in [(0, &gathering, "gathering"), (1, &running, "running"), (2, &running, "finished")] {
        let (id, times) =
            (format!("'laid{part}-' || n"), [("touched_ms", touched.as_str()), ("opened_ms", touched.as_str())]);
        let host = format!("'g' || (1 + n % {guests})");
        let phase = format!("'{phase}'");
        let mut columns = vec![("id", id.as_str()), ("host", host.as_str()), ("phase", phase.as_str())];
        columns.extend(times);
        copy(&mut db, "tables", &format!("id = '{template}'"), third, &columns).await?;
        // Whoever sits in the second chair is another than the host; a chair that is open stays so.
        let sitter = format!(
            "CASE WHEN o.user_id IS NULL THEN NULL WHEN o.seat = 'A' THEN {host} ELSE 'g' || (1 + (n * 7) % {guests}) END"
        );
        let seats = [("table_id", id.as_str()), ("user_id", sitter.as_str())];
        copy(&mut db, "seats", &format!("table_id = '{template}'"), third, &seats).await?;
        copy(&mut db, "steps", &format!("table_id = '{template}'"), third, &[("table_id", id.as_str())]).await?;
    }
    run(&mut db, "COMMIT").await?;
    db.close().await.map_err(trouble)
}

/// A table that gathers and one that runs, made by a server, and their host.
async fn templates(siege: &Siege, folder: &Path) -> Result<(String, String, String), String> {
    let house = field::start(siege, folder)?;
    let mut host = Line::new(house.address(), "");
    let id = host.get("/api/me").await?.word("id")?;
    let gathering = id_of(host.open(json!([{ "who": "me" }, { "who": "open" }]), json!({})).await?)?;
    let running = id_of(host.open(json!([{ "who": "me" }, { "who": "me" }]), json!({})).await?)?;
    Ok((gathering, running, id))
}

/// Copies the rows for which that holds so many times; `n` counts from 1. Columns that are named have something else then.
async fn copy(
    db: &mut SqliteConnection,
    table: &str,
    which: &str,
    times: usize,
    columns: &[(&str, &str)],
) -> Result<(), String> {
    let all = sqlx::query(sqlx::AssertSqlSafe(format!("SELECT name FROM pragma_table_info('{table}')")))
        .fetch_all(&mut *db)
        .await
        .map_err(trouble)?;
    let names: Vec<String> = all.iter().map(|row| row.get("name")).collect();
    let value = |name: &String| match columns.iter().find(|(column, _)| column == name) {
        Some((_, value)) => (*value).to_owned(),
        None => format!("o.\"{name}\""),
    };
    let values: Vec<_> = names.iter().map(value).collect();
    let names: Vec<_> = names.iter().map(|name| format!("\"{name}\"")).collect();
    let sql = format!(
        "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {times})
         INSERT INTO {table} ({}) SELECT {} FROM numbers, (SELECT * FROM {table} WHERE {which}) o",
        names.join(", "),
        values.join(", ")
    );
    run(db, &sql).await
}

/// Replaces the log of a table, and says in which phase it is.
pub async fn lay_log(folder: &Path, table: &str, phase: &str, lines: &[String]) -> Result<(), String> {
    let mut db = open(folder).await?;
    run(&mut db, "BEGIN").await?;
    let lay = "INSERT INTO steps (table_id, seq, line, at_ms) SELECT $1, key + 1, value, $3 + key FROM json_each($2)";
    let queries = [
        sqlx::query("DELETE FROM steps WHERE table_id = $1").bind(table),
        sqlx::query(lay).bind(table).bind(json!(lines).to_string()).bind(now_ms() - lines.len() as i64),
        sqlx::query("UPDATE tables SET phase = $2 WHERE id = $1").bind(table).bind(phase),
    ];
    for query in queries {
        query.execute(&mut db).await.map_err(trouble)?;
    }
    run(&mut db, "COMMIT").await?;
    db.close().await.map_err(trouble)
}

pub async fn log(folder: &Path, table: &str) -> Result<Vec<String>, String> {
    let mut db = open(folder).await?;
    let sql = "SELECT line FROM steps WHERE table_id = $1 ORDER BY seq";
    let rows = sqlx::query_as::<_, (String,)>(sql).bind(table).fetch_all(&mut db).await.map_err(trouble)?;
    db.close().await.map_err(trouble)?;
    Ok(rows.into_iter().map(|(line,)| line).collect())
}

/// Does it, whatever it is.
pub async fn run(db: &mut SqliteConnection, sql: &str) -> Result<(), String> {
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql.to_owned())).execute(db).await.map_err(trouble)?;
    Ok(())
}

fn trouble(error: sqlx::Error) -> String {
    format!("the database cannot be filled: {error}")
}

fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
