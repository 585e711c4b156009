//! One line when a stage begins and one when it ends, with its place in the row and its time.

use crate::stop::Stop;
use crate::web::Work;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Counts the stages of one run.
pub struct Progress {
    total: usize,
    begun: AtomicUsize,
}

/// How a stage came out and how long it took.
pub struct Finished {
    /// The stage's own answer.
    pub result: Result<Work, Stop>,
    /// From its first line to its last.
    pub took: Duration,
}

impl Progress {
    /// A run of `total` stages.
    pub fn of(total: usize) -> Progress {
        Progress { total, begun: AtomicUsize::new(0) }
    }

    /// Runs the next stage between its two lines; its own output streams in between.
    pub fn stage(&self, name: &str, work: impl FnOnce() -> Result<Work, Stop>) -> Finished {
        let place = self.place(name);
        println!("{place} …");
        let start = Instant::now();
        let result = work();
        let took = start.elapsed();
        println!("{place}: {}, {}", verdict(&result), seconds(took));
        Finished { result, took }
    }

    /// Passes over the next stage and says why.
    pub fn skip(&self, name: &str, why: &str) {
        println!("{}: skipped, {why}", self.place(name));
    }

    fn place(&self, name: &str) -> String {
        format!("[{}/{}] {name}", self.begun.fetch_add(1, Ordering::Relaxed) + 1, self.total)
    }
}

fn verdict(result: &Result<Work, Stop>) -> &'static str {
    match result {
        Ok(Work::Made) => "ok",
        Ok(Work::UpToDate) => "up to date",
        Err(_) => "failed",
    }
}

/// `12.3 s`, or `4 min 03 s` from a minute on.
pub fn seconds(took: Duration) -> String {
    let whole = took.as_secs();
    if whole < 60 { format!("{:.1} s", took.as_secs_f64()) } else { format!("{} min {:02} s", whole / 60, whole % 60) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_short_to_read() {
        assert_eq!(seconds(Duration::from_millis(40)), "0.0 s");
        assert_eq!(seconds(Duration::from_millis(12_340)), "12.3 s");
        assert_eq!(seconds(Duration::from_secs(243)), "4 min 03 s");
    }

    #[test]
    fn a_stage_gives_back_what_its_work_said() {
        let progress = Progress::of(2);
        assert_eq!(progress.stage("one", || Ok(Work::UpToDate)).result, Ok(Work::UpToDate));
        let failed = progress.stage("two", || Err(Stop::failed("No."))).result;
        assert_eq!(failed, Err(Stop::failed("No.")));
    }
}
