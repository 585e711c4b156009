//! A finished game, looked back at: who came in where and why, everybody's points over time, what turned it.

use catalog::{Match, Why};
use kernel::Seat;
use protocol::{Code, Course};

use super::{Past, at_work};
use crate::error::Error;
use crate::say;
use crate::store::{Store, StoredTable, User};
use crate::table::{self, Entry};

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

    /// Who is "you" in its sentences: the asker, when they played in one seat.
    fn you(&self) -> Option<Seat> {
        match self.mine.as_slice() {
            [one] => Some(*one),
            _ => None,
        }
    }
}

/// How a game that `user` played alone compares to those of the same kind before; nothing when others played too, or when
/// it went on from a moment of another.
pub async fn earlier(store: &Store, past: &Past, table: &StoredTable, user: &User) -> Result<Option<String>, Error> {
    if past.names.len() != 1 || past.mine.len() != 1 || past.copied > 0 {
        return Ok(None);
    }
    let mut logs = Vec::new();
    for id in store.played_before(&user.id, table).await? {
        logs.push(store.log(&id).await?.into_iter().map(|line| line.text).collect::<Vec<_>>());
    }
    logs.push(past.steps.iter().map(|step| step.text.clone()).collect());
    let (table, language) = (table.clone(), past.language);
    at_work(move || {
        let score = |log: &Vec<String>| finished(&table, log).map(|game| game.outcome().map_or(0, |end| end.scores[0]));
        let this = logs.pop().as_ref().and_then(score)?;
        let before: Vec<i32> = logs.iter().filter_map(score).collect();
        Some(narrate::compared(table.game, this, &before, language))
    })
    .await
}

/// The game of a log, when it began by itself and came to its end.
fn finished(table: &StoredTable, log: &[String]) -> Option<Box<dyn Match>> {
    if log.iter().any(|line| Entry::of(line) == Entry::Copied) {
        return None;
    }
    let mut game = catalog::open(table.game, &table.setup).ok()?;
    let steps = table::steps_that_stand(log.iter().map(String::as_str));
    steps.into_iter().try_for_each(|place| game.take(&log[place])).ok()?;
    game.outcome().is_some().then_some(game)
}
