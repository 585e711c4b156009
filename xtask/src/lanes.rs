//! Runs the stages of a test run in two lanes, side by side: what is made of Rust and what the page is made of.
//!
//! Checking and building the one would leave a core idle for minutes, which the other can use; what waits for real clocks or
//! for a browser runs by itself (`Stage::follows`), so that a busy machine fails no test.
//! The page's lane speaks when a stage is over, so that two streams of words do not mix; what runs alone is seen as it runs.

use crate::house::House;
use crate::progress::Progress;
use crate::stages::{Lane, Stage};
use crate::stop::Stop;
use crate::summary::{Ending, Summary};
use crate::tool;
use crate::web::Work;
use std::fs::{self, File};
use std::io;
use std::process::Command;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Runs the stages; one that fails does not keep the others from being seen.
pub fn run(house: &House, stages: &[Stage]) -> Summary {
    let lanes = [Lane::House, Lane::Page].map(|lane| stages.iter().copied().filter(move |stage| stage.lane() == lane));
    let lanes = lanes.map(Vec::from_iter);
    let run = Run {
        house,
        stages,
        progress: Progress::of(stages.len()),
        come: Mutex::new(Come { summary: Summary::default(), left: [lanes[0].len(), lanes[1].len()] }),
        ended: Condvar::new(),
    };
    let has_cores = thread::available_parallelism().is_ok_and(|cores| cores.get() > 1);
    if has_cores {
        thread::scope(|scope| {
            for lane in &lanes {
                scope.spawn(|| lane.iter().for_each(|stage| run.one(*stage)));
            }
        });
    } else {
        stages.iter().for_each(|stage| run.one(*stage));
    }
    run.come.into_inner().unwrap_or_else(PoisonError::into_inner).summary
}

/// One stage and nothing else, as a process of its own runs it beside the others.
pub fn stage(house: &House, name: &str) -> Result<(), Stop> {
    let stage = Stage::named(name).ok_or_else(|| Stop::usage(format!("There is no stage `{name}`.")))?;
    stage.run(house).map(drop)
}

struct Run<'r> {
    house: &'r House,
    stages: &'r [Stage],
    progress: Progress,
    come: Mutex<Come>,
    ended: Condvar,
}

/// How far the run has come.
struct Come {
    summary: Summary,
    /// How many stages of each lane are not over.
    left: [usize; 2],
}

impl Run<'_> {
    fn come(&self) -> MutexGuard<'_, Come> {
        self.come.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for whatever comes first, runs the stage and writes down what came of it.
    fn one(&self, stage: Stage) {
        let comes_first: Vec<_> = stage.follows().filter(|other| self.stages.contains(other)).collect();
        let come = self
            .ended
            .wait_while(self.come(), |come| comes_first.iter().any(|other| come.summary.ending(*other).is_none()))
            .unwrap_or_else(PoisonError::into_inner);
        let missing = come.summary.missing_for(stage);
        let is_alone = come.left[1 - stage.lane() as usize] == 0 || stage.lane() == Lane::House;
        drop(come);

        let ending = self.ending(stage, missing, is_alone);
        let mut come = self.come();
        come.summary.note(stage, ending);
        come.left[stage.lane() as usize] -= 1;
        drop(come);
        self.ended.notify_all();
    }

    fn ending(&self, stage: Stage, missing: Option<Stage>, is_alone: bool) -> Ending {
        if let Some(missing) = missing {
            self.progress.skip(stage.name(), &format!("{} did not pass", missing.name()));
            return Ending::Skipped;
        }
        if let Some(why) = stage.obstacle(self.house) {
            self.progress.skip(stage.name(), &why);
            return Ending::Skipped;
        }
        let finished = self.progress.stage(stage.name(), || match is_alone {
            true => stage.run(self.house),
            false => beside(self.house, stage),
        });
        match finished.result {
            Ok(_) => Ending::Ok(finished.took),
            Err(stop) => {
                println!("{}", stop.sentence);
                Ending::Failed(finished.took)
            }
        }
    }
}

/// Runs a stage in a process of its own and tells what it said when it is over.
pub fn beside(house: &House, stage: Stage) -> Result<Work, Stop> {
    let unwritten = |error: io::Error| Stop::failed(format!("What {} says cannot be kept: {error}.", stage.name()));
    let said = house.tools().join(format!("{}.log", stage.name()));
    fs::create_dir_all(house.tools()).map_err(unwritten)?;
    let file = File::create(&said).map_err(unwritten)?;
    let mut command = Command::new(&house.program);
    command.args(["stage", stage.name()]).stdout(file.try_clone().map_err(unwritten)?).stderr(file);
    let result = tool::succeed(&mut command);
    io::copy(&mut File::open(&said).map_err(unwritten)?, &mut io::stdout().lock()).map_err(unwritten)?;
    result.map(|()| Work::Made)
}
