//! Opening the store: its database, its schema, its writer.

use std::path::PathBuf;

use sqlx::migrate::MigrateError;
use tokio::sync::mpsc;

use super::database::Kind;
use super::writer::{self, Pen};
use super::{Store, Writing, postgres, schema, sqlite};
use crate::config::Database;
use crate::random;

/// Jobs that may wait for the writer before those who send more wait too.
const QUEUE: usize = 1024;

/// Why the store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder cannot be made or written.
    #[error("The data folder {} cannot be written: {why}.", folder.display())]
    Folder {
        /// Which.
        folder: PathBuf,
        /// What the system says.
        why: String,
    },
    /// The file is no database, or a damaged one.
    #[error("The database {database} is broken: {why}.")]
    Broken {
        /// Which.
        database: String,
        /// What is wrong.
        why: String,
    },
    /// The database server does not answer, or does not let us in.
    #[error("The database {database} cannot be reached: {why}. Is it running, and are name and password right?")]
    Away {
        /// Which.
        database: String,
        /// What it says.
        why: String,
    },
    /// A later Karst has written it.
    #[error("The database {database} was written by a newer Karst; start that one, or choose another database.")]
    Newer {
        /// Which.
        database: String,
    },
}

impl Store {
    /// Opens the database, making its file, folder and tables when missing, and starts the writer.
    pub async fn open(database: &Database) -> Result<(Store, Writing), OpenError> {
        let source = match database {
            Database::File(file) => sqlite::source(file)?,
            Database::Postgres(url) => postgres::source(url)?,
        };
        let name = database.to_string();
        let failed = |error: sqlx::Error| match source.kind() {
            Kind::Sqlite => OpenError::Broken { database: name.clone(), why: error.to_string() },
            Kind::Postgres => OpenError::Away { database: name.clone(), why: error.to_string() },
        };
        // One connection first: it fails at once and says why, where a pool would try again for a while.
        let node = random::user_id();
        let pen = Pen::new(source.clone(), &node).await.map_err(failed)?;
        let pool = source.pool().await.map_err(failed)?;
        schema::migrations(source.kind()).run(&pool).await.map_err(|error| match error {
            MigrateError::VersionMissing(_) | MigrateError::VersionMismatch(_) => {
                OpenError::Newer { database: name.clone() }
            }
            other => OpenError::Broken { database: name.clone(), why: other.to_string() },
        })?;
        if let Database::File(file) = database {
            sqlite::lay_out_log(file);
        }

        let (jobs, queue) = mpsc::channel(QUEUE);
        let writing = Writing(tokio::spawn(writer::run(pen, queue)));
        Ok((Store { pool, jobs, node: node.into() }, writing))
    }
}
