//! Lays games on tables by writing them into the server's database, as if they had been played: the log, the dice and who
//! sits there. The server reads them when the first one looks.
//!
//! One hand writes for everybody, so that many tables share a transaction.

use kernel::Seat;
use sqlx::{AnyConnection, Connection};
use tokio::sync::{mpsc, oneshot};

use crate::house::House;

/// A table that was opened, and what is to lie on it.
pub struct Layout {
    pub table: String,
    /// Of its dice.
    pub secret: String,
    /// The letters of those who are asked.
    pub asked: String,
    /// Who sits there, in order.
    pub people: Vec<String>,
    /// The log.
    pub lines: Vec<String>,
}

/// Where layouts go; clones are the same hand.
#[derive(Clone)]
pub struct Layer(mpsc::Sender<Waiting>);

/// A layout, and who waits for it.
type Waiting = (Layout, oneshot::Sender<()>);

impl Layer {
    /// Takes so many layouts at once.
    pub async fn start(house: &House, at_once: usize) -> Layer {
        let mut db = open(house).await;
        // What is laid need not survive a power cut; the server's own steps still have to.
        sqlx::raw_sql("PRAGMA synchronous = OFF").execute(&mut db).await.expect("a setting");
        let (layer, mut waiting) = mpsc::channel::<Waiting>(at_once);
        tokio::spawn(async move {
            let mut batch = Vec::new();
            while waiting.recv_many(&mut batch, at_once).await > 0 {
                let mut writing = db.begin_with("BEGIN IMMEDIATE").await.expect("a transaction");
                for (layout, _) in &batch {
                    write(&mut writing, layout).await.expect("the table is there and its log empty");
                }
                writing.commit().await.expect("it is written");
                for (_, laid) in batch.drain(..) {
                    // Whoever waited may have failed meanwhile.
                    let _ = laid.send(());
                }
            }
        });
        Layer(layer)
    }

    /// Waits until it lies there.
    pub async fn lay(&self, layout: Layout) {
        let (done, laid) = oneshot::channel();
        assert!(self.0.send((layout, done)).await.is_ok(), "layouts are written as long as somebody makes some");
        laid.await.expect("the layout is written");
    }
}

/// The server's database, by another hand.
pub async fn open(house: &House) -> AnyConnection {
    sqlx::any::install_default_drivers();
    let file = format!("sqlite:{}", house.folder.database().display());
    AnyConnection::connect(&file).await.expect("the server's database opens")
}

async fn write(db: &mut AnyConnection, layout: &Layout) -> Result<(), sqlx::Error> {
    let Layout { table, secret, asked, people, lines } = layout;
    let sql = "UPDATE tables SET secret = $1, asked = $2, phase = 'running' WHERE id = $3";
    sqlx::query(sql).bind(secret).bind(asked).bind(table).execute(&mut *db).await?;
    for (seat, person) in Seat::first(people.len()).zip(people) {
        let sql = "UPDATE seats SET who = 'person', user_id = $1 WHERE table_id = $2 AND seat = $3";
        sqlx::query(sql).bind(person).bind(table).bind(seat.to_string()).execute(&mut *db).await?;
    }
    // All lines in one statement: there are millions of them.
    let sql =
        "INSERT INTO steps (table_id, seq, line, at_ms) SELECT $1, key + 1, value, 1000 * (key + 1) FROM json_each($2)";
    let lines = serde_json::to_string(lines).expect("lines are text");
    sqlx::query(sql).bind(table).bind(lines).execute(&mut *db).await?;
    Ok(())
}
