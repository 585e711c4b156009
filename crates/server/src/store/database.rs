//! The database behind the store, named once: whoever speaks SQL says `Db`, not SQLite or PostgreSQL.
//!
//! One text serves both, so it keeps to what both understand: `$1`, TEXT and BIGINT, `ON CONFLICT DO NOTHING`.
//! Where they differ after all, [`Kind`] says which one it is.

use sqlx::ConnectOptions;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use tokio::time::timeout;

use super::PATIENCE;

/// Whichever.
pub type Db = sqlx::Any;
/// One way in.
pub type Connection = sqlx::AnyConnection;
/// Several of them, for those who read.
pub type Pool = sqlx::AnyPool;
/// A row of an answer.
pub type DbRow = sqlx::any::AnyRow;
/// A question with some of its places filled.
pub type Sql<'q> = sqlx::query::Query<'q, Db, sqlx::any::AnyArguments>;

/// Which of the two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A file beside the server.
    Sqlite,
    /// A server of its own, shared by several nodes.
    Postgres,
}

impl Kind {
    /// The one that this connection leads to.
    pub fn of(db: &Connection) -> Kind {
        if db.backend_name() == "SQLite" { Kind::Sqlite } else { Kind::Postgres }
    }
}

/// Where the database is, and how it is spoken to.
#[derive(Clone)]
pub struct Source {
    kind: Kind,
    options: AnyConnectOptions,
    /// What every connection is told first.
    settings: &'static str,
    readers: u32,
}

impl Source {
    /// The database at this address. `readers` may read at the same time.
    pub fn new(kind: Kind, url: &str, settings: &'static str, readers: u32) -> Result<Source, sqlx::Error> {
        sqlx::any::install_default_drivers();
        let options: AnyConnectOptions = url.parse()?;
        Ok(Source { kind, options: options.disable_statement_logging(), settings, readers })
    }

    /// Which of the two.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// One way in, ready to be used.
    pub async fn connect(&self) -> Result<Connection, sqlx::Error> {
        let connecting = async {
            let mut connection = self.options.connect().await?;
            sqlx::raw_sql(self.settings).execute(&mut connection).await?;
            Ok(connection)
        };
        timeout(PATIENCE, connecting).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
    }

    /// Ways in for all who read.
    pub async fn pool(&self) -> Result<Pool, sqlx::Error> {
        let settings = self.settings;
        AnyPoolOptions::new()
            .max_connections(self.readers)
            .acquire_timeout(PATIENCE)
            .after_connect(move |connection, _| {
                Box::pin(async move { sqlx::raw_sql(settings).execute(connection).await.map(|_| ()) })
            })
            .connect_with(self.options.clone())
            .await
    }
}
