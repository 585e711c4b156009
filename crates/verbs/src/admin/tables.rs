//! `karst admin tables`: which games there are, and what a host may do with them.

use std::io::Write;

use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use server::admin::{Admin, Table};

use super::ago::ago;
use super::listing::list;

/// The tables: list, search, show, delete
#[derive(Args)]
#[command(after_help = "\
ID is what stands behind /table/ in the address of a table. A server that runs need not be stopped.

Examples:
  karst admin tables list                   the latest, at most 100
  karst admin tables list anna              those of a game, a setup or a person of that name
  karst admin tables show 3kf8w2            who sits there, and how far they are
  karst admin tables delete 3kf8w2 --yes    takes the table away with its game, for good

Exit codes: 0 done, 1 refused or failed, 2 not understood.")]
pub struct Tables {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// List tables, latest first
    List {
        /// Part of a game's, setup's or person's name, or an id
        #[arg(default_value = "")]
        search: String,
    },
    /// Show everything about a table
    Show {
        /// Its id
        id: String,
    },
    /// Delete a table for good, with its game and its chat
    Delete {
        /// Its id
        id: String,
        /// Confirm that you mean it
        #[arg(long)]
        yes: bool,
    },
}

impl Tables {
    pub async fn run(self, admin: &Admin, out: &mut impl Write) -> Result<()> {
        match self.what {
            What::List { search } => list(&admin.tables(&search).await?, "No tables.", row, out),
            What::Show { id } => show(&admin.table(&id).await?, out),
            What::Delete { id, yes } => {
                let table = admin.table(&id).await?;
                if !yes {
                    bail!("This takes {} away for good: {}. Say so with --yes.", table.id, sentence(&table));
                }
                admin.delete_table(&id).await?;
                writeln!(out, "{} is gone: {}.", table.id, sentence(&table))?;
                Ok(())
            }
        }
    }
}

fn row(table: &Table) -> String {
    let (phase, touched) = (table.phase, ago(table.touched_ms));
    format!("{}  {:10}  {phase:9}  {touched:15}  {}", table.id, table.game, names(table))
}

fn show(table: &Table, out: &mut impl Write) -> Result<()> {
    let lines = [
        ("table", table.id.clone()),
        ("game", format!("{}, {}", table.game, table.setup)),
        ("rules", table.rules.to_string()),
        ("phase", table.phase.to_owned()),
        ("host", table.host.clone()),
        ("public", if table.is_public { "yes" } else { "no" }.to_owned()),
        ("opened", ago(table.opened_ms)),
        ("last", ago(table.touched_ms)),
        ("log", format!("{} lines", table.n_lines)),
    ];
    for (key, value) in lines {
        writeln!(out, "{key:6}  {value}")?;
    }
    for seat in &table.seats {
        let decides = if seat.decides { ", to decide" } else { "" };
        writeln!(out, "seat {}  {}{decides}", seat.letter, seat.who)?;
    }
    Ok(())
}

fn sentence(table: &Table) -> String {
    format!("{}, {}, with {}", table.game, table.phase, names(table))
}

fn names(table: &Table) -> String {
    let names: Vec<_> = table.seats.iter().map(|seat| seat.who.as_str()).collect();
    names.join(", ")
}
