//! `karst admin backup` and `karst admin restore`.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use server::Database;
use server::backup::{self, Summary};

use super::ago::ago;

/// Write everything in the database to a file, while servers run
#[derive(Args)]
#[command(after_help = "\
The file is of one moment, checked when it is written, and good for SQLite and PostgreSQL alike. It holds what must stay
secret (hashes of passwords, the dice of running games, webhooks): only its owner may read it. Lines of JSON compress well.

Examples:
  karst admin backup caves-monday.backup
  karst admin --database postgres://karst@db.example/caves backup caves.backup

Exit codes: 0 done, 1 refused or failed, 2 not understood.")]
pub struct Backup {
    /// A file that does not exist yet
    file: PathBuf,
}

/// Fill a database with a backup
#[derive(Args)]
#[command(after_help = "\
The backup is read to its end before anything is changed. It may be of the other kind of database, and of an older Karst.
A server must not run meanwhile. A file that is replaced stays beside the new one as karst-before-restore-….db.

Examples:
  karst admin --data /srv/karst restore caves-monday.backup
  karst admin restore caves-monday.backup --yes
                                            in place of what is there

Exit codes: 0 done, 1 refused or failed, 2 not understood.")]
pub struct Restore {
    /// What `karst admin backup` wrote
    file: PathBuf,
    /// Replace what is in the database
    #[arg(long)]
    yes: bool,
}

impl Backup {
    pub async fn run(self, database: &Database, out: &mut impl Write) -> Result<()> {
        let summary = backup::back_up(database, &self.file).await?;
        writeln!(out, "{} holds {}.", self.file.display(), told(&summary))?;
        Ok(())
    }
}

impl Restore {
    pub async fn run(self, database: &Database, out: &mut impl Write) -> Result<()> {
        let restored = backup::restore(database, &self.file, self.yes).await?;
        let (made, holds) = (ago(restored.summary.made_ms), told(&restored.summary));
        writeln!(out, "{database} holds what it did when the backup was made, {made}: {holds}.")?;
        if let Some(kept) = restored.kept {
            writeln!(out, "The database before is {}.", kept.display())?;
        }
        Ok(())
    }
}

fn told(summary: &Summary) -> String {
    let tables = if summary.tables == 1 { "table" } else { "tables" };
    let people = if summary.people == 1 { "person" } else { "people" };
    format!("{} {tables} and {} {people}, in {} rows", summary.tables, summary.people, summary.rows)
}
