//! `karst admin users`: who is in the database, and what a host may do for them.

use std::io::Write;

use anyhow::Result;
use clap::{Args, Subcommand};
use server::Database;
use server::admin::{Admin, Person};

use super::ago::ago;

/// The people: list, search, rename, reset a password, delete
#[derive(Args)]
#[command(after_help = "\
NAME is the name of an account, or the id of anybody. A server that runs need not be stopped.

Examples:
  karst admin users list guest              those whose name has `guest` in it
  karst admin users rename Anna 'Anna B'    another name, also to sign in with
  karst admin users reset-password Anna     prints a password for one sign-in
  karst admin users delete Anna             forgets Anna; her games stay readable

Exit codes: 0 done, 1 refused or failed, 2 not understood.")]
pub struct Users {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Everybody, accounts first, then the latest
    List {
        /// Part of a name or an id
        #[arg(default_value = "")]
        search: String,
    },
    /// Give somebody another name
    Rename {
        /// The name of an account, or an id
        name: String,
        /// The new name
        new_name: String,
    },
    /// Print a password that is good for one sign-in, and sign the account out everywhere
    ResetPassword {
        /// The name of an account, or its id
        name: String,
    },
    /// Forget somebody; their games stay readable
    Delete {
        /// The name of an account, or an id
        name: String,
    },
}

impl Users {
    pub async fn run(self, database: &Database, out: &mut impl Write) -> Result<()> {
        let admin = Admin::open(database).await?;
        let done = self.what.run(&admin, out).await;
        admin.close().await;
        done
    }
}

impl What {
    async fn run(self, admin: &Admin, out: &mut impl Write) -> Result<()> {
        match self {
            What::List { search } => list(&admin.people(&search).await?, out)?,
            What::Rename { name, new_name } => {
                let new_name = admin.rename(&name, &new_name).await?;
                writeln!(out, "{name} is called {new_name} from now on.")?;
            }
            What::ResetPassword { name } => {
                let password = admin.reset_password(&name).await?;
                writeln!(out, "{password}\nIt is good for one sign-in as {name}, who chooses a new one then.")?;
            }
            What::Delete { name } => {
                let name = admin.forget(&name).await?;
                writeln!(out, "{name} is forgotten; the games stay readable.")?;
            }
        }
        Ok(())
    }
}

fn list(people: &[Person], out: &mut impl Write) -> Result<()> {
    if people.is_empty() {
        writeln!(out, "Nobody.")?;
    }
    let widest = people.iter().map(|person| person.name.chars().count()).max().unwrap_or_default();
    for person in people {
        let kind = if person.is_account { "account" } else { "guest" };
        let seen = person.seen_ms.map_or("signed out".to_owned(), |seen_ms| format!("seen {}", ago(seen_ms)));
        let tables = if person.n_tables == 1 { "1 table".to_owned() } else { format!("{} tables", person.n_tables) };
        writeln!(out, "{}  {:widest$}  {kind:7}  {tables:9}  {seen}", person.id, person.name)?;
    }
    Ok(())
}
