//! `karst admin users`: who is in the database, and what a host may do for them.

use std::io::Write;

use anyhow::Result;
use clap::{Args, Subcommand};
use protocol::Role;
use server::admin::{Admin, Person};

use super::ago::ago;
use super::listing::list;
use super::span::{Term, end};

/// The people: list, search, rename, reset a password, delete, mute, ban, make moderators
#[derive(Args)]
#[command(after_help = "\
NAME is the name of an account, or the id of anybody. A server that runs need not be stopped; of\nmutes and bans it hears within a minute.

Examples:
  karst admin users list guest              those whose name has `guest` in it
  karst admin users rename Anna 'Anna B'    another name, also to sign in with
  karst admin users reset-password Anna     prints a password for one sign-in
  karst admin users delete Anna             forgets Anna; her games stay readable
  karst admin users mute Bert --for 2h --why 'shouting'
  karst admin users ban Bert --why 'insults' --network    for good, and from where he was last seen
  karst admin users unban Bert              networks are lifted with `karst admin networks unban`
  karst admin users promote Mina moderator  she may settle reports, mute and ban in the page

Exit codes: 0 done, 1 refused or failed, 2 not understood.")]
pub struct Users {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// List everyone, accounts first, then the latest guests
    List {
        /// Part of a name or an id
        #[arg(default_value = "")]
        search: String,
    },
    /// Rename someone
    Rename {
        /// The name of an account, or an id
        name: String,
        /// The new name
        new_name: String,
    },
    /// Print a password that works once, and sign the account out everywhere
    ResetPassword {
        /// The name of an account, or its id
        name: String,
    },
    /// Mute someone: they cannot chat
    Mute {
        /// The name of an account, or an id
        name: String,
        #[command(flatten)]
        term: Term,
    },
    /// Lift a mute
    Unmute {
        /// The name of an account, or an id
        name: String,
    },
    /// Ban someone: they cannot come in
    Ban {
        /// The name of an account, or an id
        name: String,
        #[command(flatten)]
        term: Term,
        /// Also ban the networks they were last seen on
        #[arg(long)]
        network: bool,
    },
    /// Lift a ban
    Unban {
        /// The name of an account, or an id
        name: String,
    },
    /// Give an account a role
    Promote {
        /// The name of an account, or its id
        name: String,
        /// Which role: moderator
        #[arg(value_parser = role)]
        role: Role,
    },
    /// Take an account's role away
    Demote {
        /// The name of an account, or its id
        name: String,
    },
    /// Delete someone's data; their games stay readable
    Delete {
        /// The name of an account, or an id
        name: String,
    },
}

impl Users {
    pub async fn run(self, admin: &Admin, out: &mut impl Write) -> Result<()> {
        match self.what {
            What::List { search } => everybody(&admin.people(&search).await?, out)?,
            What::Rename { name, new_name } => {
                let new_name = admin.rename(&name, &new_name).await?;
                writeln!(out, "{name} is called {new_name} from now on.")?;
            }
            What::ResetPassword { name } => {
                let password = admin.reset_password(&name).await?;
                writeln!(out, "{password}\nIt is good for one sign-in as {name}, who chooses a new one then.")?;
            }
            What::Mute { name, term } => {
                let (name, measure) = admin.mute(&name, term.minutes(), &term.why).await?;
                writeln!(out, "{name} is muted {}.", end(&measure))?;
            }
            What::Unmute { name } => writeln!(out, "{} may chat again.", admin.unmute(&name).await?)?,
            What::Ban { name, term, network } => {
                let (name, measure, networks) = admin.ban(&name, term.minutes(), &term.why, network).await?;
                writeln!(out, "{name} is banned {}.", end(&measure))?;
                for network in networks {
                    writeln!(out, "{network} is banned {}.", end(&measure))?;
                }
            }
            What::Unban { name } => writeln!(out, "{} may come in again.", admin.unban(&name).await?)?,
            What::Promote { name, role } => {
                let name = admin.promote(&name, role).await?;
                writeln!(out, "{name} is a {} from now on.", role.name())?;
            }
            What::Demote { name } => writeln!(out, "{} has no role any more.", admin.demote(&name).await?)?,
            What::Delete { name } => {
                let name = admin.forget(&name).await?;
                writeln!(out, "{name} is forgotten; the games stay readable.")?;
            }
        }
        Ok(())
    }
}

fn role(word: &str) -> Result<Role, String> {
    Role::named(word).ok_or_else(|| "the only role is `moderator`".to_owned())
}

fn everybody(people: &[Person], out: &mut impl Write) -> Result<()> {
    let widest = people.iter().map(|person| person.name.chars().count()).max().unwrap_or_default();
    let row = |person: &Person| {
        let kind = if person.is_account { "account" } else { "guest" };
        let seen = person.seen_ms.map_or("signed out".to_owned(), |seen_ms| format!("seen {}", ago(seen_ms)));
        let tables = if person.n_tables == 1 { "1 table".to_owned() } else { format!("{} tables", person.n_tables) };
        format!("{}  {:widest$}  {kind:7}  {tables:9}  {seen}", person.id, person.name)
    };
    list(people, "Nobody.", row, out)
}
