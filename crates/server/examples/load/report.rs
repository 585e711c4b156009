//! Figures as a table.

use std::time::Duration;

use crate::player::Tally;

/// The line of the yardstick.
pub fn disk(times: &[Duration]) {
    let mut times = times.to_vec();
    println!("one sync of this disk: {}", percentiles(&mut times));
}

/// The heading of the table.
pub fn heading() {
    println!("{:<10} {:>7} {:>9} {:>9}  round trip of a move, on disk", "phase", "moves", "moves/s", "steps/s");
}

/// A line of the table.
pub fn line(name: &str, tally: &mut Tally, took: Duration) {
    let per_second = |n: usize| n as f64 / took.as_secs_f64();
    let (n_moves, n_steps) = (tally.round_trips.len(), tally.n_steps as usize);
    println!(
        "{name:<10} {n_moves:>7} {:>9.0} {:>9.0}  {}",
        per_second(n_moves),
        per_second(n_steps),
        percentiles(&mut tally.round_trips)
    );
}

fn percentiles(times: &mut [Duration]) -> String {
    times.sort_unstable();
    let at = |share: f64| {
        let index = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    format!("p50 {:.2} ms  p95 {:.2} ms  p99 {:.2} ms  max {:.2} ms", at(0.5), at(0.95), at(0.99), at(1.0))
}
