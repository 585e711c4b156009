//! Figures as a table, each beside its target.

use std::time::Duration;

use crate::player::Tally;

/// The targets, as the house promises them.
const FLAT_OUT_STEPS: f64 = 8000.0;
const FLAT_OUT_P99_MS: f64 = 150.0;
const STEADY_P99_MS: f64 = 25.0;
const CROWD_MIB: f64 = 512.0;

/// What was measured so far.
pub struct Report {
    disk: String,
    lines: Vec<Line>,
}

struct Line {
    what: String,
    measured: String,
    target: String,
    is_met: bool,
}

impl Report {
    /// With the yardstick: what a sync costs on this disk.
    pub fn begin(syncs: &[Duration]) -> Report {
        let mut syncs = syncs.to_vec();
        Report { disk: Delays::of(&mut syncs).to_string(), lines: Vec::new() }
    }

    /// As fast as acknowledged.
    pub fn flat_out(&mut self, n_tables: usize, mut tally: Tally, took: Duration) {
        let (steps, delays) = (tally.n_steps as f64 / took.as_secs_f64(), Delays::of(&mut tally.delays));
        let what = format!("{n_tables} tables, as fast as acknowledged");
        self.add(&what, format!("{steps:.0} steps/s"), format!("≥ {FLAT_OUT_STEPS} steps/s"), steps >= FLAT_OUT_STEPS);
        self.add("… to the other player", delays.to_string(), limit(FLAT_OUT_P99_MS), delays.p99 < FLAT_OUT_P99_MS);
    }

    /// At a steady pace.
    pub fn steady(&mut self, n_tables: usize, mut tally: Tally, took: Duration, resident_mib: f64) {
        let (steps, delays) = (tally.n_steps as f64 / took.as_secs_f64(), Delays::of(&mut tally.delays));
        let what = format!("{n_tables} tables, steady {steps:.0} steps/s");
        self.add(&what, delays.to_string(), limit(STEADY_P99_MS), delays.p99 < STEADY_P99_MS);
        self.add("… memory of the server", format!("{resident_mib:.0} MiB"), String::new(), true);
    }

    /// Many tables that idle, a socket at each.
    pub fn crowd(&mut self, n_tables: usize, n_steps: u64, n_held: usize, resident_mib: f64, empty_mib: f64) {
        let what = format!("{n_tables} live tables, {n_steps} steps each");
        let each_kib = (resident_mib - empty_mib) * 1024.0 / n_tables as f64;
        let measured = format!("{resident_mib:.0} MiB resident, {each_kib:.1} KiB a table with its socket");
        self.add(&what, measured, format!("< {CROWD_MIB} MiB"), resident_mib < CROWD_MIB);
        self.add("… idle sockets", format!("{n_held} held"), format!("{n_tables} held"), n_held == n_tables);
    }

    fn add(&mut self, what: &str, measured: String, target: String, is_met: bool) {
        self.lines.push(Line { what: what.to_owned(), measured, target, is_met });
    }

    /// Are all targets met?
    pub fn is_good(&self) -> bool {
        self.lines.iter().all(|line| line.is_met)
    }

    /// As a table that the docs can take.
    pub fn print(&self) {
        println!("one sync of this disk: {}\n", self.disk);
        println!("| {:<38} | {:<56} | {:<14} | {:<6} |", "what", "measured", "target", "met");
        println!("|{:-<40}|{:-<58}|{:-<16}|{:-<8}|", "", "", "", "");
        for Line { what, measured, target, is_met } in &self.lines {
            let met = match (target.is_empty(), is_met) {
                (true, _) => "",
                (false, true) => "yes",
                (false, false) => "MISSED",
            };
            println!("| {what:<38} | {measured:<56} | {target:<14} | {met:<6} |");
        }
    }
}

fn limit(p99_ms: f64) -> String {
    format!("p99 < {p99_ms} ms")
}

/// Delays in milliseconds.
struct Delays {
    p50: f64,
    p99: f64,
    max: f64,
}

impl Delays {
    fn of(times: &mut [Duration]) -> Delays {
        times.sort_unstable();
        let at = |share: f64| {
            let index = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
            times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        Delays { p50: at(0.5), p99: at(0.99), max: at(1.0) }
    }
}

impl std::fmt::Display for Delays {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "p50 {:.2} ms, p99 {:.2} ms, max {:.2} ms", self.p50, self.p99, self.max)
    }
}
