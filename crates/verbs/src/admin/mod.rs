//! `karst admin`: what a host does with a database. Every subject is a file of its own.

mod ago;
mod backups;
mod listing;
mod log;
mod networks;
mod reports;
mod span;
mod tables;
mod users;

use std::io::Write;

use anyhow::{Context, Result};
use clap::{Args, Subcommand};
use server::Database;

use crate::data_folder::DatabaseArgs;

/// Look after a database: back it up, see who and what is in it
#[derive(Args)]
#[command(after_help = "\
Examples:
  karst admin users list                    everybody, accounts first
  karst admin users list anna               those whose name has `anna` in it
  karst admin users reset-password Anna     prints a password for one sign-in
  karst admin tables list                   the latest games
  karst admin reports list                  what people have reported
  karst admin users ban Bert --for 7d --why 'insults'
  karst admin networks list                 which networks are banned
  karst admin log                           who did what for order
  karst admin backup caves.backup           everything in one file, while servers run
  karst admin restore caves.backup          and back
  karst admin --data /srv/karst users delete Anna

Exit codes: 0 done, 1 refused or failed, 2 not understood.")]
pub struct Admin {
    #[command(flatten)]
    place: DatabaseArgs,
    #[command(subcommand)]
    subject: Subject,
}

#[derive(Subcommand)]
enum Subject {
    Backup(backups::Backup),
    Log(log::Log),
    Networks(networks::Networks),
    Reports(reports::Reports),
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
                Subject::Log(log) => opened(&database, async |admin| log.run(admin, out).await).await,
                Subject::Networks(networks) => opened(&database, async |admin| networks.run(admin, out).await).await,
                Subject::Reports(reports) => opened(&database, async |admin| reports.run(admin, out).await).await,
                Subject::Restore(restore) => restore.run(&database, out).await,
                Subject::Tables(tables) => opened(&database, async |admin| tables.run(admin, out).await).await,
                Subject::Users(users) => opened(&database, async |admin| users.run(admin, out).await).await,
            }
        })
    }
}

/// Does `work` with an open database, and closes it whatever comes of it.
async fn opened(database: &Database, work: impl AsyncFnOnce(&server::admin::Admin) -> Result<()>) -> Result<()> {
    let admin = server::admin::Admin::open(database).await?;
    let done = work(&admin).await;
    admin.close().await;
    done
}
