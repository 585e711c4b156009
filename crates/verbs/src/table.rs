//! Tables by name: a game, and a setup that somebody typed or that most people want.

use std::time::Duration;

use anyhow::Result;
use catalog::{GameId, Live, Match, Spoken, with_game};
use kernel::{Game, SeatSet, SetupError, Unreadable, Viewer};
use narrate::{Names, People};
use protocol::{Course, TurningPoint};
use serde::Deserialize;
use serde_json::Value;
use words::Message;

use crate::term;
use crate::trouble::misunderstood;

/// The setup that `text` names; the usual one for so many players when there is none.
pub fn setup<G: Game>(game: GameId, text: Option<&str>, players: usize) -> Result<G::Setup> {
    let setup = match text {
        Some(text) => text.parse().map_err(|error: Unreadable| misunderstood(error))?,
        None => {
            let players = u8::try_from(players).unwrap_or(u8::MAX);
            G::Setup::deserialize(game.usual_setup(players)).map_err(misunderstood)?
        }
    };
    G::start(&setup).map_err(misunderstood)?;
    Ok(setup)
}

/// A table before the first step.
pub fn open(game: GameId, text: Option<&str>, players: usize) -> Result<Box<dyn Match>> {
    fn laid<G: Spoken>(game: GameId, text: Option<&str>, players: usize) -> Result<Box<dyn Match>> {
        let live = Live::<G>::new(setup::<G>(game, text, players)?);
        Ok(Box::new(live.map_err(|error: SetupError| misunderstood(error))?))
    }
    with_game!(game, G => laid::<G>(game, text, players))
}

/// The JSON of an action in notation.
pub fn action(game: GameId, notation: &str) -> Result<Value, Unreadable> {
    with_game!(game, G => {
        let action: <G as Game>::Action = notation.parse()?;
        Ok(serde_json::to_value(action).expect("actions serialise"))
    })
}

/// How a game ended: everybody from first to last, what their points are made of, why the order is as it is, and who
/// won. `None` while it runs.
pub fn result(game: &dyn Match, people: People<'_>) -> Option<String> {
    let outcome = game.outcome()?;
    let course = course(game, people)?;
    let winners: Vec<_> = outcome.winners.iter().map(|seat| people.names[seat.index()].clone()).collect();
    let verdict = match winners.as_slice() {
        [] => term::NobodyWins.say(people.language),
        [name] => term::Wins { name }.say(people.language),
        several => term::Share { names: Names::new(people, Viewer::PUBLIC).list(several) }.say(people.language),
    };
    let lines = narrate::ending_lines(&course, people);
    Some([lines, vec![verdict]].concat().join("\n"))
}

/// What turned a game that is over, a line each; nothing while it runs.
pub fn turning_points(game: &dyn Match, people: People<'_>) -> Vec<String> {
    let line = |point: TurningPoint| format!("{:>5}  {} {}", point.step, point.sentence, point.cause.join(" "));
    let turning = course(game, people).into_iter().flat_map(|course| course.turning);
    turning.map(line).map(|line| line.trim_end().to_owned()).collect()
}

fn course(game: &dyn Match, people: People<'_>) -> Option<Course> {
    narrate::course(game, &game.outcome()?, SeatSet::NONE, people, None)
}

/// A time as people write it.
pub fn time(text: &str) -> Result<Duration, String> {
    let seconds = match text.strip_suffix("ms") {
        Some(number) => number.parse::<f64>().map(|number| number / 1000.0),
        None => text.strip_suffix('s').unwrap_or(text).parse(),
    };
    let sensible = seconds.ok().filter(|seconds| (0.0001..=3600.0).contains(seconds));
    sensible.map(Duration::from_secs_f64).ok_or_else(|| "a time such as 20ms or 1.5s is expected".into())
}
