//! Findings at a terminal.

use std::io::Write;
use std::path::PathBuf;

use ::arena::findings::{Findings, GameFindings, PairingFindings, TableFindings};
use ::arena::stats::Estimate;
use anyhow::Result;
use kernel::Seat;

/// Things that are told from either end.
const TOLD: usize = 5;
/// Seats with a thing that are needed to tell of it.
const ENOUGH: u64 = 30;

/// The findings, and where more of them is.
pub fn tell(out: &mut impl Write, findings: &Findings, files: &[PathBuf]) -> Result<()> {
    writeln!(
        out,
        "{} games, numbers {}, seed {}, thinking {}, fingerprint {}",
        findings.played, findings.numbers, findings.seed, findings.thinking, findings.fingerprint
    )?;
    if findings.played < findings.planned {
        writeln!(out, "only {} of {} games have been played", findings.played, findings.planned)?;
    }
    if findings.unfinished > 0 {
        writeln!(
            out,
            "{} games had not ended after {} steps and are left out of everything but thinking",
            findings.unfinished, findings.longest
        )?;
    }
    findings.games.iter().try_for_each(|game| tell_game(out, game))?;
    writeln!(out)?;
    files.iter().try_for_each(|file| writeln!(out, "wrote {}", file.display()))?;
    Ok(())
}

fn tell_game(out: &mut impl Write, game: &GameFindings) -> Result<()> {
    writeln!(out, "\n{}", game.title)?;
    let mut telling = game.pairings.iter().filter(|pairing| pairing.tells_of_bots());
    telling.try_for_each(|pairing| tell_pairing(out, pairing))?;
    if !game.ladder.is_empty() {
        writeln!(out, "\n  {:<14} {:>6} {:>14}", "bot", "Elo", "95 %")?;
        for rung in &game.ladder {
            let range = format!("{:.0} to {:.0}", rung.elo.low, rung.elo.high);
            writeln!(out, "  {:<14} {:>6.0} {range:>14}", rung.bot, rung.elo.value)?;
        }
    }
    let width = game.tables.iter().map(|table| table.setup.len()).max().unwrap_or(0);
    writeln!(
        out,
        "\n  {:<width$} {:>7} {:>7} {:>7} {:>8} {:>7}  seats",
        "table", "turns", "points", "shared", "nobody", "first"
    )?;
    game.tables.iter().try_for_each(|table| tell_table(out, table, width))?;
    tell_things(out, game)?;
    writeln!(out, "\n  {:<14} {:>12} {:>10} {:>10} {:>10}", "bot", "choices", "mean ms", "p95 ms", "max ms")?;
    for bot in &game.thoughts {
        writeln!(out, "  {:<14} {:>12} {:>10.3} {:>10.3} {:>10.1}", bot.bot, bot.choices, bot.mean, bot.p95, bot.max)?;
    }
    Ok(())
}

fn tell_pairing(out: &mut impl Write, pairing: &PairingFindings) -> Result<()> {
    writeln!(out, "\n  {}, {} games", pairing.setup, pairing.finished)?;
    writeln!(out, "  {:<14} {:>8} {:>16} {:>8} {:>9} {:>8}", "bot", "wins", "95 %", "equal", "points", "median")?;
    for standing in &pairing.standings {
        let name =
            if standing.seats > 1 { format!("{} ×{}", standing.bot, standing.seats) } else { standing.bot.clone() };
        writeln!(
            out,
            "  {name:<14} {:>8} {:>16} {:>8} {:>9} {:>8}",
            percent(standing.share.value),
            range(&standing.share),
            percent(standing.equal),
            standing.score.map_or(String::new(), |score| format!("{:.2}", score.mean)),
            standing.median_score.map_or(String::new(), |score| score.to_string()),
        )?;
        if !standing.endings.is_empty() {
            let endings: Vec<_> = standing.endings.iter().map(|(what, n)| format!("{what} {n}")).collect();
            writeln!(out, "  {:<14} {}", "", endings.join(", "))?;
        }
    }
    Ok(())
}

fn tell_table(out: &mut impl Write, table: &TableFindings, width: usize) -> Result<()> {
    let mean =
        |distribution: Option<::arena::Distribution>| distribution.map_or(String::new(), |d| format!("{:.1}", d.mean));
    let seats = Seat::first(table.players).zip(&table.seats);
    let seats: Vec<_> = seats.map(|(seat, share)| format!("{seat} {}", percent(share.value))).collect();
    writeln!(
        out,
        "  {:<width$} {:>7} {:>7} {:>7} {:>8} {:>7}  {}",
        table.setup,
        mean(table.turns),
        mean(table.score),
        percent(table.shared.value),
        percent(table.nobody.value),
        table.first.map_or(String::new(), |first| percent(first.value)),
        seats.join("  ")
    )?;
    Ok(())
}

fn tell_things(out: &mut impl Write, game: &GameFindings) -> Result<()> {
    let known: Vec<_> = game
        .things
        .iter()
        .filter(|thing| thing.seats >= ENOUGH)
        .filter_map(|thing| thing.effect.map(|effect| (thing, effect)))
        .collect();
    if known.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n  {:<44} {:>8} {:>16} {:>9}", "with it, wins more by", "points", "95 %", "of seats")?;
    for (index, (thing, effect)) in known.iter().enumerate() {
        if index >= TOLD && index + TOLD < known.len() {
            continue;
        }
        let (value, range) =
            (100.0 * effect.value, format!("{:+.1} to {:+.1}", 100.0 * effect.low, 100.0 * effect.high));
        let name = format!("{} {}", thing.role, thing.thing);
        writeln!(out, "  {name:<44} {value:>+8.1} {range:>16} {:>9}", percent(thing.common))?;
    }
    Ok(())
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn range(share: &Estimate) -> String {
    format!("{:.1} to {:.1}", 100.0 * share.low, 100.0 * share.high)
}
