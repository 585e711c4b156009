//! `karst bench --search`: how fast bots think, on one core.

use std::io::Write;
use std::time::Duration;

use anyhow::{Result, anyhow};
use arena::{Searching, Spread, Trial, searching};
use catalog::{GameId, with_game};
use serde_json::json;

use crate::trouble::Said;
use crate::{progress, table};

/// Laps that count.
const LAPS: usize = 7;

/// Measures these tables, each for so many seconds; fails when a step of a playout within the search costs more than
/// `at_most` plain ones.
pub fn run(
    tables: &[(GameId, String)],
    (seconds, seed): (f64, u64),
    at_most: Option<f64>,
    is_json: bool,
    out: &mut impl Write,
) -> Result<()> {
    let trial = Trial { laps: LAPS, lap: Duration::from_secs_f64(seconds / (LAPS + 1) as f64), seed };
    let bar = progress::bar((tables.len() * (LAPS + 1)) as u64, "laps");
    let measure = |(game, setup): &(GameId, String)| {
        with_game!(*game, G => {
            let setup = table::setup::<G>(*game, Some(setup), 0)?;
            searching::<G>(&setup, &trial, &|| bar.inc(1)).map_err(|error| anyhow!(error))
        })
    };
    let measured = tables.iter().map(measure).collect::<Result<Vec<_>>>()?;
    bar.finish_and_clear();
    if is_json {
        writeln!(out, "{}", json!({ "tables": measured }))?;
    } else {
        tell(out, &measured)?;
    }
    let is_costly = |table: &&Searching| at_most.is_some_and(|most| table.playout_to_plain.median > most);
    let mut costly = measured.iter().filter(is_costly).peekable();
    if costly.peek().is_none() {
        return Ok(());
    }
    for Searching { game, setup, playout_to_plain, .. } in costly {
        eprintln!("{game}, {setup}: a step of a playout costs {:.2} plain ones.", playout_to_plain.median);
    }
    Err(Said.into())
}

fn tell(out: &mut impl Write, tables: &[Searching]) -> Result<()> {
    writeln!(
        out,
        "{:<46} {:>19} {:>19} {:>17} {:>13} {:>16} {:>11}",
        "",
        "strong iterations/s",
        "master iterations/s",
        "slowest–fastest",
        "tree bytes/it",
        "playout to plain",
        "least–most"
    )?;
    for table in tables {
        let Spread { median, low, high } = table.iterations_per_second;
        let ratio = table.playout_to_plain;
        writeln!(
            out,
            "{:<46} {:>19.0} {median:>19.0} {:>17} {:>13.0} {:>16.2} {:>11}",
            format!("{}, {}", table.game, table.setup),
            table.strong_iterations_per_second.median,
            format!("{low:.0}–{high:.0}"),
            table.bytes_per_iteration,
            ratio.median,
            format!("{:.2}–{:.2}", ratio.low, ratio.high),
        )?;
    }
    Ok(())
}
