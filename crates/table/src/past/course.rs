//! A finished game, looked back at: who came in where and why, everybody's points over time, what turned it.

use catalog::{Match, Why};
use kernel::Seat;
use protocol::{Code, Course};

use super::Past;
use crate::entry::{Entry, steps_that_stand};
use crate::{Error, StoredTable, say};

impl Past {
    /// The whole of it, told to the asker.
    pub fn course(&self, earlier: Option<String>) -> Result<Course, Error> {
        let (game, broken) = self.after(self.steps.len());
        let course = self
            .outcome(game.as_ref())
            .and_then(|outcome| narrate::course(game.as_ref(), &outcome, self.forfeited(), self.people(), self.you()));
        let unfinished = || broken.map_or_else(|| Why::new(say::NoUnfinished), Why::text);
        let course = course.ok_or_else(|| Error::new(Code::WrongPhase, unfinished()))?;
        Ok(Course { earlier, ..course })
    }

    /// Did the asker play it alone, from its beginning?
    pub fn is_alone(&self) -> bool {
        self.names.len() == 1 && self.mine.len() == 1 && self.copied == 0
    }

    /// Who is "you" in its sentences: the asker, when they played in one seat.
    fn you(&self) -> Option<Seat> {
        match self.mine.as_slice() {
            [one] => Some(*one),
            _ => None,
        }
    }
}

/// How a game that the asker played alone compares to those of the same kind before, by their logs; nothing when others
/// played too, or when it went on from a moment of another.
pub fn compared(past: &Past, table: &StoredTable, before: &[Vec<String>]) -> Option<String> {
    if !past.is_alone() {
        return None;
    }
    let score = |log: &[String]| finished(table, log).map(|game| game.outcome().map_or(0, |end| end.scores[0]));
    let own: Vec<String> = past.steps.iter().map(|step| step.text.clone()).collect();
    let this = score(&own)?;
    let before: Vec<i32> = before.iter().filter_map(|log| score(log)).collect();
    Some(narrate::compared(table.game, this, &before, past.language))
}

/// The game of a log, when it began by itself and came to its end.
fn finished(table: &StoredTable, log: &[String]) -> Option<Box<dyn Match>> {
    if log.iter().any(|line| Entry::of(line) == Entry::Copied) {
        return None;
    }
    let mut game = catalog::open(table.game, &table.setup).ok()?;
    let steps = steps_that_stand(log.iter().map(String::as_str));
    steps.into_iter().try_for_each(|place| game.take(&log[place])).ok()?;
    game.outcome().is_some().then_some(game)
}
