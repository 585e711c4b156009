//! `karst admin reports`: what people have reported, and how it was settled.

use std::io::Write;

use anyhow::Result;
use clap::{Args, Subcommand};
use protocol::{ReportInfo, Settlement};
use server::admin::Admin;

use super::ago::ago;
use super::listing::{json, list};

/// The reports: list, settle
#[derive(Args)]
#[command(after_help = "\
Examples:
  karst admin reports list                  those that are open, the oldest first
  karst admin reports list --settled --json those that are settled, for a program
  karst admin reports settle 0a1b2c --acted something was done about it
  karst admin reports settle 0a1b2c         there was nothing to do

Exit codes: 0 done, 1 refused or failed, 2 not understood.")]
pub struct Reports {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// List open reports, oldest first; at most 1000
    List {
        /// List settled ones instead, latest first
        #[arg(long)]
        settled: bool,
        /// Print JSON, for programs
        #[arg(long)]
        json: bool,
    },
    /// Settle a report
    Settle {
        /// Its id
        id: String,
        /// Action was taken; without this, there was nothing to do
        #[arg(long)]
        acted: bool,
    },
}

impl Reports {
    pub async fn run(self, admin: &Admin, out: &mut impl Write) -> Result<()> {
        match self.what {
            What::List { settled, json: for_a_program } => {
                let reports = if settled { admin.settled_reports().await? } else { admin.open_reports().await? };
                if for_a_program { json(&reports, out) } else { list(&reports, "No reports.", told, out) }
            }
            What::Settle { id, acted } => {
                let how = if acted { Settlement::Acted } else { Settlement::Dismissed };
                let report = admin.settle(&id, how).await?;
                writeln!(out, "The report about {} is settled.", report.about.name)?;
                Ok(())
            }
        }
    }
}

/// A report in a few lines.
fn told(report: &ReportInfo) -> String {
    let ReportInfo { id, about, reporter, reason, table, n_measures, .. } = report;
    let (ago_reported, reason) = (ago(report.at_ms), reason.name());
    let mut lines = vec![
        format!("{id}  {ago_reported}  {}, {reason} about {} ({})", reporter.name, about.name, about.id),
        format!("  table {table}, {n_measures} measures before"),
    ];
    if let Some(line) = &report.line {
        lines.push(format!("  said to the {}: {}", line.room.name(), line.words.replace('\n', " / ")));
    }
    if !report.words.is_empty() {
        lines.push(format!("  reporter: {}", report.words.replace('\n', " / ")));
    }
    if let Some(settled) = &report.settled {
        let by = settled.by.as_ref().map_or("the host", |by| &by.name);
        lines.push(format!("  settled {} by {by}: {}", ago(settled.at_ms), settled.how.name()));
    }
    lines.join("\n")
}
