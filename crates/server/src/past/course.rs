//! A finished game, looked back at: who came in where and why, everybody's points over time, what turned it.

use catalog::Match;
use kernel::Seat;
use protocol::{Code, Course, FinalColumn, FinalRank, FinalReason, TurnStart, Turned, TurningPoint};

use super::{Past, at_work};
use crate::error::Error;
use crate::store::{Store, StoredTable, User};
use crate::table::{self, Entry};

impl Past {
    /// The whole of it, told to the asker.
    pub fn course(&self, earlier: Option<String>) -> Result<Course, Error> {
        let (game, broken) = self.after(self.steps.len());
        let you = self.you();
        let (course, ending) = narrate::course(game.as_ref(), self.people(), you)
            .zip(self.outcome(game.as_ref()))
            .and_then(|(course, outcome)| {
                let ending = narrate::ending(game.as_ref(), &outcome, self.forfeited(), self.people(), you)?;
                Some((course, ending))
            })
            .ok_or_else(|| {
                let unfinished = || "This game was not played to its end; only a finished one can be looked back at.";
                Error::new(Code::WrongPhase, broken.unwrap_or_else(|| unfinished().to_owned()))
            })?;
        Ok(Course {
            points: ending.points.to_owned(),
            measure: course.measure.to_owned(),
            ranks: ending.ranks.into_iter().map(rank).collect(),
            columns: ending.columns.into_iter().map(column).collect(),
            reasons: ending.reasons.into_iter().map(reason).collect(),
            earlier,
            turns: course.turns.into_iter().map(turn).collect(),
            turning: course.turning.into_iter().map(turning).collect(),
        })
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
    let standing = table::standing(log.iter().map(String::as_str));
    standing.into_iter().try_for_each(|place| game.take(&log[place])).ok()?;
    game.outcome().is_some().then_some(game)
}

fn rank(narrate::Rank { seat, place, won, score }: narrate::Rank) -> FinalRank {
    FinalRank { seat, place, won, score }
}

fn column(narrate::Column { title, adds, values }: narrate::Column) -> FinalColumn {
    FinalColumn { title, adds, values }
}

fn reason(narrate::Reason { sentence, rules }: narrate::Reason) -> FinalReason {
    FinalReason { sentence, rules: rules.into_iter().map(str::to_owned).collect() }
}

fn turn(narrate::TurnStart { step, seats, scores }: narrate::TurnStart) -> TurnStart {
    TurnStart { step: step as u64, seats, scores }
}

fn turning(point: narrate::TurningPoint) -> TurningPoint {
    let narrate::TurningPoint { step, turn, what, seats, sentence, cause } = point;
    let what = match what {
        narrate::Turned::Lead => Turned::Lead,
        narrate::Turned::ForGood => Turned::ForGood,
        narrate::Turned::Gain => Turned::Gain,
        narrate::Turned::Loss => Turned::Loss,
        narrate::Turned::Fall => Turned::Fall,
        narrate::Turned::LastMove => Turned::LastMove,
    };
    TurningPoint { step: step as u64, turn: turn as u64, what, seats, sentence, cause }
}
