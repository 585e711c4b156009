//! `karst arena`: tournaments between bots, and what they say about bots and games.

mod plan;
mod tell;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::thread;

use ::arena::findings::find;
use ::arena::tournament::{Folder, Records, Trouble, run};
use ::arena::{report, write_tables};
use anyhow::{Context, Result};
use clap::{Args, Subcommand};
use serde_json::json;

use crate::trouble::{Said, misunderstood};
use crate::{interrupt, progress};

/// Let bots play a tournament: tables, plots and data about bots and games
#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Everything is kept in a folder: the plan, a journal with a line a game, seats and things as CSV and Parquet, and
report.html with plots. Stop it with Ctrl-C and go on with `karst arena resume`; nothing is lost but the games that were
being played. With every game all bots move one chair on.

One seed gives the same games on any machine and any number of threads, unless bots think by the clock, which strong and
master do; with --iterations they do not. Of --bots everybody meets everybody; --seats says who sits where.

Two machines split a tournament by --part; `karst arena report` merges their folders, and so does any query engine their
Parquet files (docs/arena.md).

Examples:
  karst arena cave-troll --bots steady,random --games 400 --out runs/first
  karst arena casadh --bots master,strong,steady --iterations 500 --setup 'players 2' --setup 'players 4'
  karst arena skulldug --seats steady,random,steady,random --setup 'players 4, mode team, cap 400'
  karst arena --preset strength --out runs/strength
  karst arena cave-pilot --preset balance --games 2000 --out runs/balance
  karst arena cave-troll --games 1000 --part 0..500 --out half
  karst arena resume runs/first
  karst arena report half other-half --out both

Exit codes: 0 played, 1 stopped or failed, 2 not understood."
)]
pub struct Arena {
    #[command(subcommand)]
    again: Option<Again>,
    #[command(flatten)]
    new: plan::New,
}

#[derive(Subcommand)]
enum Again {
    /// Continue a tournament that was stopped
    Resume(Resume),
    /// Rebuild tables and report, from a folder or from the parts of a tournament
    Report(Report),
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  karst arena resume runs/first
  karst arena resume runs/first --threads 4

Exit codes: 0 played, 1 stopped or failed, 2 not understood.")]
struct Resume {
    /// The tournament's folder
    folder: PathBuf,
    /// How many cores to use [default: all]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Print JSON, for programs
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  karst arena report runs/first
  karst arena report half other-half --out both

Exit codes: 0 reported, 1 failed, 2 not understood.")]
struct Report {
    /// The tournament's folder, or several if its parts were played separately
    #[arg(required = true)]
    folders: Vec<PathBuf>,
    /// Where to write tables and report [default: the folder]
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Print JSON, for programs
    #[arg(long)]
    json: bool,
}

impl Arena {
    pub fn run(self, out: &mut impl Write) -> Result<()> {
        match self.again {
            None => {
                let folder = Folder::begin(&self.new.out, self.new.tournament()?).map_err(said)?;
                play(&folder, self.new.threads, self.new.json, out)
            }
            Some(Again::Resume(resume)) => {
                let folder = Folder::open(&resume.folder).map_err(said)?;
                play(&folder, resume.threads, resume.json, out)
            }
            Some(Again::Report(report)) => report.run(out),
        }
    }
}

impl Report {
    fn run(self, out: &mut impl Write) -> Result<()> {
        let into = match (&self.out, self.folders.as_slice()) {
            (Some(into), _) => into,
            (None, [only]) => only,
            (None, _) => return Err(misunderstood("say with --out where the merged tables and the report go")),
        };
        let mut records = Records::open(&self.folders).map_err(said)?;
        std::fs::create_dir_all(into).with_context(|| into.display().to_string())?;
        conclude(&mut records, into, self.json, out)
    }
}

/// Plays what is missing and tells what came of it.
fn play(folder: &Folder, threads: Option<usize>, json: bool, out: &mut impl Write) -> Result<()> {
    let threads = threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    let stop = interrupt::stop_on_ctrl_c()?;
    let bar = progress::bar(folder.tournament().n_games(), "games");
    let begin = |ran: ::arena::tournament::Ran| {
        // What was played before says nothing about the time that is left.
        bar.set_position(ran.played);
        bar.reset_eta();
    };
    let ran = run(folder, threads, &stop, begin, || bar.inc(1)).map_err(said);
    bar.finish_and_clear();
    let ran = ran?;
    if !ran.is_complete() {
        let path = folder.path().display();
        eprintln!("Stopped after {} of {} games; go on with: karst arena resume {path}", ran.played, ran.of);
        return Err(Said.into());
    }
    let mut records = Records::of(std::slice::from_ref(folder)).map_err(said)?;
    conclude(&mut records, folder.path(), json, out)
}

/// Writes tables and report, and tells the findings.
fn conclude(records: &mut Records, into: &Path, json: bool, out: &mut impl Write) -> Result<()> {
    let mut files = write_tables(records, into).map_err(said)?;
    let findings = find(records).map_err(said)?;
    let page = into.join("report.html");
    std::fs::write(&page, report(&findings)).with_context(|| page.display().to_string())?;
    files.insert(0, page);
    if json {
        writeln!(out, "{}", json!(findings))?;
        return Ok(());
    }
    tell::tell(out, &findings, &files)
}

/// What cannot be played was misunderstood; what cannot be read or written has failed.
fn said(trouble: Trouble) -> anyhow::Error {
    match trouble {
        Trouble::Unplayable(_)
        | Trouble::NoTournament(_)
        | Trouble::SomethingElse(_)
        | Trouble::Another { .. }
        | Trouble::NotParts { .. } => misunderstood(trouble),
        Trouble::File { .. } | Trouble::Busy(_) | Trouble::Broken { .. } | Trouble::NoGames(_) => trouble.into(),
    }
}
