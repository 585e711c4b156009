//! The table at the end: each attack with what the others felt of it, and what is beyond its bar.

use crate::delays::Delays;
use crate::field::Toll;

/// The others' p95 may be so many times what it was when nothing was going on.
const TIMES: f64 = 3.0;
/// The most memory of a server under attack, in MiB.
const MOST_MIB: f64 = 300.0;

/// What one attack came to.
#[derive(Default)]
pub struct Row {
    pub attack: &'static str,
    pub point: &'static str,
    /// The others' moves before the attack.
    pub quiet: Delays,
    /// … during it.
    pub during: Delays,
    /// … and after it, when all it has left behind is still there.
    pub after: Delays,
    pub before_mib: Option<f64>,
    pub most_mib: Option<f64>,
    /// Acknowledged things that were looked for, and those that are gone.
    pub n_kept: usize,
    pub n_lost: usize,
    /// What happened, in a few words.
    pub said: String,
    /// What must not be.
    pub faults: Vec<String>,
    /// Why it could not be tried here.
    pub skipped: Option<String>,
}

impl Row {
    /// A row about something that is allowed or not, whatever it takes.
    pub fn of(toll: Toll) -> Row {
        let mut row = Row::default();
        row.take(toll);
        row
    }

    pub fn skipped(why: impl Into<String>) -> Row {
        Row { skipped: Some(why.into()), ..Row::default() }
    }

    pub fn take(&mut self, toll: Toll) {
        self.said = toll.said;
        self.faults.extend(toll.faults);
    }

    /// Everything that is beyond its bar. Nobody notices delays below the floor, however often they have grown.
    pub fn judge(&mut self, floor_ms: f64) {
        let bar = (TIMES * self.quiet.p95()).max(floor_ms);
        for (when, delays) in [("during", &self.during), ("after", &self.after)] {
            if delays.p95() > bar {
                let p95 = delays.p95();
                self.faults
                    .push(format!("{when} the attack another's move took {p95:.0} ms (p95), the bar is {bar:.0}"));
            }
        }
        if let Some(mib) = self.most_mib.filter(|mib| *mib > MOST_MIB) {
            self.faults.push(format!("the server took {mib:.0} MiB, the bar is {MOST_MIB:.0}"));
        }
        if self.n_lost > 0 {
            self.faults.push(format!("{} acknowledged things are lost", self.n_lost));
        }
    }

    fn verdict(&self) -> &'static str {
        match (&self.skipped, self.faults.is_empty()) {
            (Some(_), _) => "skipped",
            (None, true) => "holds",
            (None, false) => "FAILED",
        }
    }

    /// One line, as soon as it is known.
    pub fn tell(&self) {
        println!("{:<11} {}: {}", self.attack, self.verdict(), self.skipped.as_ref().unwrap_or(&self.said));
        self.faults.iter().for_each(|fault| println!("{:<11} - {fault}", ""));
    }
}

/// Prints all of it as a table that the docs can take; what is beyond its bar, by name.
pub fn finish(rows: &[Row]) -> Result<(), String> {
    println!();
    println!(
        "| {:<11} | {:<5} | {:<15} | {:<15} | {:<15} | {:<11} | {:<9} | {:<7} |",
        "attack", "point", "quiet p50 / p95", "during, ms", "after, ms", "MiB", "kept/lost", "verdict"
    );
    println!("|{0:-<13}|{0:-<7}|{0:-<17}|{0:-<17}|{0:-<17}|{0:-<13}|{0:-<11}|{0:-<9}|", "");
    for row in rows {
        let mib =
            row.before_mib.zip(row.most_mib).map_or("–".to_owned(), |(from, to)| format!("{from:.0} → {to:.0}"));
        let kept = if row.n_kept == 0 { "–".to_owned() } else { format!("{} / {}", row.n_kept, row.n_lost) };
        println!(
            "| {:<11} | {:<5} | {:<15} | {:<15} | {:<15} | {mib:<11} | {kept:<9} | {:<7} |",
            row.attack,
            row.point,
            row.quiet,
            row.during,
            row.after,
            row.verdict()
        );
    }
    println!();
    let failed: Vec<_> = rows.iter().filter(|row| !row.faults.is_empty()).collect();
    for row in &failed {
        println!("{}: {}", row.attack, row.faults.join("; "));
    }
    let names: Vec<_> = failed.iter().map(|row| row.attack).collect();
    if names.is_empty() { Ok(()) } else { Err(format!("{} of {} rows: {}", names.len(), rows.len(), names.join(", "))) }
}
