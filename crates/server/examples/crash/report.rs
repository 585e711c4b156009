//! How far it is, and the table at the end.

use std::io::{IsTerminal, Write};
use std::time::Duration;

use crate::WITHIN;
use crate::ledger::Ledger;

/// What every kill has shown.
#[derive(Default)]
pub struct Report {
    restarts: Vec<Duration>,
    moves: Vec<Duration>,
    n_lost: usize,
}

impl Report {
    /// Writes one kill down and shows how far it is.
    pub fn note(&mut self, kill: u32, kills: u32, restart: Duration, moved: Duration, lost: usize, ledger: &Ledger) {
        self.restarts.push(restart);
        self.moves.push(moved);
        self.n_lost += lost;
        let line = format!(
            "kill {kill} of {kills}: up after {:.0} ms, all moved after {:.0} ms, {} steps acknowledged, lost: {}",
            millis(restart),
            millis(moved),
            ledger.n_acknowledged(),
            self.n_lost
        );
        if std::io::stdout().is_terminal() {
            print!("\r\x1b[K{line}");
            let _ = std::io::stdout().flush();
        } else if kill.is_multiple_of(25) || kill == kills {
            println!("{line}");
        }
    }

    /// The table; an error when something was lost or somebody waited too long.
    pub fn finish(mut self, lost: usize, ledger: &Ledger) -> Result<(), String> {
        println!();
        println!("{:<34} {:>9} {:>9} {:>9}", "", "median", "95 of 100", "worst");
        for (what, times) in [("restart, ms", &mut self.restarts), ("until everybody has moved, ms", &mut self.moves)] {
            times.sort_unstable();
            let at = |share: f64| millis(times[((times.len() - 1) as f64 * share) as usize]);
            println!("{what:<34} {:>9.0} {:>9.0} {:>9.0}", at(0.5), at(0.95), at(1.0));
        }
        let n_lost = self.n_lost.max(lost);
        println!("{:<34} {:>9}", "kills", self.restarts.len());
        println!("{:<34} {:>9}", "steps acknowledged", ledger.n_acknowledged());
        println!("{:<34} {:>9}", "of these lost", n_lost);
        let n_late = self.moves.iter().filter(|took| **took > WITHIN).count();
        println!("{:<34} {:>9}", "kills after which somebody was late", n_late);
        match (n_lost, n_late) {
            (0, 0) => Ok(()),
            (0, late) => Err(format!("after {late} kills somebody moved later than {} s", WITHIN.as_secs())),
            (lost, _) => Err(format!("{lost} acknowledged steps are lost")),
        }
    }
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
