//! The one table at the end of a test run.

use crate::stages::Stage;
use std::time::Duration;

/// How a stage ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// It passed, in this time.
    Ok(Duration),
    /// It failed, in this time.
    Failed(Duration),
    /// A stage it needs did not pass, or this machine lacks what it needs.
    Skipped,
}

/// What has come of each stage so far.
#[derive(Default)]
pub struct Summary {
    rows: Vec<(Stage, Ending)>,
}

impl Summary {
    /// Writes a stage down.
    pub fn note(&mut self, stage: Stage, ending: Ending) {
        self.rows.push((stage, ending));
    }

    /// The first stage that this one needs and that did not pass.
    pub fn missing_for(&self, stage: Stage) -> Option<Stage> {
        let passed = |needed: &Stage| matches!(self.ending(*needed), Some(Ending::Ok(_)));
        stage.needs().iter().copied().find(|needed| !passed(needed))
    }

    /// How many stages failed.
    pub fn n_failed(&self) -> usize {
        self.rows.iter().filter(|(_, ending)| matches!(ending, Ending::Failed(_))).count()
    }

    /// A row a stage, and the counts alone on the last line.
    pub fn table(&self) -> String {
        let mut table = String::from("stage     result   seconds\n");
        let mut rows: Vec<_> = self.rows.iter().collect();
        rows.sort_by_key(|(stage, _)| *stage);
        for (stage, ending) in rows {
            let row = match ending {
                Ending::Ok(took) => format!("{:<9} {:<7} {:>8.1}", stage.name(), "ok", took.as_secs_f64()),
                Ending::Failed(took) => {
                    format!("{:<9} {:<7} {:>8.1}", stage.name(), "failed", took.as_secs_f64())
                }
                Ending::Skipped => format!("{:<9} {:<7} {:>8}", stage.name(), "skipped", "-"),
            };
            table.push_str(&row);
            table.push('\n');
        }
        let n_passed = self.rows.iter().filter(|(_, ending)| matches!(ending, Ending::Ok(_))).count();
        let n_skipped = self.rows.iter().filter(|(_, ending)| matches!(ending, Ending::Skipped)).count();
        let skipped = if n_skipped == 0 { String::new() } else { format!(", {n_skipped} skipped") };
        table.push_str(&format!("{n_passed} passed, {} failed{skipped}\n", self.n_failed()));
        table
    }

    /// How this stage ended, if it did.
    pub fn ending(&self, stage: Stage) -> Option<Ending> {
        self.rows.iter().find(|(noted, _)| *noted == stage).map(|(_, ending)| *ending)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mixed() -> Summary {
        let mut summary = Summary::default();
        summary.note(Stage::Packages, Ending::Failed(Duration::from_millis(11_260)));
        summary.note(Stage::Bundle, Ending::Skipped);
        summary.note(Stage::Format, Ending::Ok(Duration::from_millis(900)));
        summary
    }

    #[test]
    fn the_table_ends_with_the_counts_alone_on_a_line() {
        assert_eq!(
            mixed().table(),
            "stage     result   seconds\n\
             packages  failed      11.3\n\
             bundle    skipped        -\n\
             format    ok           0.9\n\
             1 passed, 1 failed, 1 skipped\n"
        );
    }

    #[test]
    fn a_stage_misses_what_failed_or_was_skipped() {
        let summary = mixed();
        assert_eq!(summary.missing_for(Stage::Unit), Some(Stage::Packages));
        assert_eq!(summary.missing_for(Stage::Browser), Some(Stage::Packages));
        assert_eq!(summary.missing_for(Stage::Build), None);
        assert_eq!(summary.n_failed(), 1);
    }
}
