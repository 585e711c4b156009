//! `karst admin`: what a host does with a database. Every subject is a file of its own.

mod ago;
mod backups;
mod tables;
mod users;

use std::io::Write;

use anyhow::{Context, Result};
use clap::{Args, Subcommand};

use crate::data_folder::Place;

/// Look after a database: back it up, see who and what is in it
#[derive(Args)]
#[command(after_help = "\
Examples:
  karst admin users list                    everybody, accounts first
  karst admin users list anna               those whose name has `anna` in it
  karst admin users reset-password Anna     prints a password for one sign-in
  karst admin tables list                   the latest games
  karst admin backup caves.backup           everything in one file, while servers run
  karst admin restore caves.backup          and back
  karst admin --data /srv/karst users delete Anna

Exit codes: 0 done, 1 refused or failed, 2 not understood.")]
pub struct Admin {
    #[command(flatten)]
    place: Place,
    #[command(subcommand)]
    subject: Subject,
}

#[derive(Subcommand)]
enum Subject {
    Backup(backups::Backup),
    Restore(backups::Restore),
    Tables(tables::Tables),
    Users(users::Users),
}

impl Admin {
    pub fn run(self, out: &mut impl Write) -> Result<()> {
        let database = self.place.database()?;
        let runtime = tokio::runtime::Runtime::new().context("the system gives no threads")?;
        runtime.block_on(async {
            match self.subject {
                Subject::Backup(backup) => backup.run(&database, out).await,
                Subject::Restore(restore) => restore.run(&database, out).await,
                Subject::Tables(tables) => tables.run(&database, out).await,
                Subject::Users(users) => users.run(&database, out).await,
            }
        })
    }
}
