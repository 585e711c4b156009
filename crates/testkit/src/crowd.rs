//! Many games on all cores, each from a seed of its own, until one goes wrong.

use std::fmt::Display;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many games are played of each setup.
#[derive(Clone, Copy)]
pub struct Size {
    /// In the test command.
    pub few: usize,
    /// In the long run.
    pub many: usize,
}

impl Size {
    /// `KARST_LONG=1` is the long run; any larger number is the number of games of each setup.
    fn games(self) -> usize {
        match std::env::var("KARST_LONG").ok().map(|text| text.parse()) {
            None => self.few,
            Some(Ok(games)) if games > 1 => games,
            Some(_) => self.many,
        }
    }
}

/// Plays the games of all setups. Panics with the report of the first that fails; a long run says how far it is.
pub fn play<S: Display + Sync>(
    what: &str,
    setups: &[S],
    size: Size,
    game: impl Fn(&S, u64) -> Result<(), String> + Sync,
) {
    let all = setups.len() * size.games();
    let is_long = size.games() > size.few;
    let next = AtomicUsize::new(0);
    let broken: Mutex<Option<String>> = Mutex::new(None);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= all || broken.lock().expect("no game panics while holding the lock").is_some() {
                        return;
                    }
                    if is_long && number.is_multiple_of(all.div_ceil(100)) {
                        eprintln!("{what}: {number} of {all} games");
                    }
                    if let Err(report) = game(&setups[number % setups.len()], number as u64) {
                        *broken.lock().expect("no game panics while holding the lock") = Some(report);
                    }
                }
            });
        }
    });
    if let Some(report) = broken.into_inner().expect("no game panics while holding the lock") {
        panic!("{report}");
    }
    if is_long {
        eprintln!("{what}: all {all} games held");
    }
}
