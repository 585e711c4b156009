//! `karst admin networks`: the networks that nobody may come from.

use std::io::Write;

use anyhow::Result;
use clap::{Args, Subcommand};
use protocol::NetworkBan;
use server::admin::Admin;

use super::listing::{json, list};
use super::span::{Term, end};

/// The banned networks: list, ban, unban
#[derive(Args)]
#[command(after_help = "\
NETWORK is 203.0.113.0/24, or an address, which stands for its household: with IPv6 the /56 around
it. A server that runs need not be stopped; it hears of it within a minute.

Examples:
  karst admin networks list                 those that are banned now
  karst admin networks ban 203.0.113.7 --for 7d --why 'one guest after the other'
  karst admin networks ban 2001:db8::/32 --why 'spam'
  karst admin networks unban 203.0.113.7

Exit codes: 0 done, 1 refused or failed, 2 not understood.")]
pub struct Networks {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// List the networks that are banned now
    List {
        /// Print JSON, for programs
        #[arg(long)]
        json: bool,
    },
    /// Ban a network
    Ban {
        /// A network, or one address of a household
        network: String,
        #[command(flatten)]
        term: Term,
    },
    /// Lift the ban on a network
    Unban {
        /// As listed, or one address of a household
        network: String,
    },
}

impl Networks {
    pub async fn run(self, admin: &Admin, out: &mut impl Write) -> Result<()> {
        match self.what {
            What::List { json: true } => json(&admin.networks().await?, out)?,
            What::List { json: false } => {
                let line = |ban: &NetworkBan| format!("{}  {}  {}", ban.network, end(&ban.measure), ban.measure.why);
                list(&admin.networks().await?, "No network is banned.", line, out)?;
            }
            What::Ban { network, term } => {
                let ban = admin.ban_network(&network, term.minutes(), &term.why).await?;
                writeln!(out, "{} is banned {}.", ban.network, end(&ban.measure))?;
            }
            What::Unban { network } => {
                writeln!(out, "{} is not banned any more.", admin.unban_network(&network).await?)?;
            }
        }
        Ok(())
    }
}
