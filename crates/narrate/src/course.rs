//! The course of a finished game: what everybody stood at when each turn began, what turned it (`turning.rs`), and its
//! end (`ending/`).
//!
//! It counts what was hidden while the game ran, so it is told when the game is over.

use catalog::{Live, Match, with_game};
use kernel::{Outcome, Seat, SeatSet, Viewer};
use protocol::{Course, TurnStart};

use crate::ending::{Order, columns, ranks, reasons};
use crate::speaks::Speaks;
use crate::turning::turning_points;
use crate::{Names, People};

/// Every moment of a game as far as its course needs it.
pub struct Walk {
    /// What everybody stands at after so many steps.
    pub scores: Vec<Vec<i32>>,
    /// Who has lost already after so many steps.
    pub out: Vec<SeatSet>,
    /// After so many steps a turn begins, of these seats; a ghost's is nobody's.
    pub turns: Vec<(usize, SeatSet)>,
    /// With so many steps somebody falls.
    pub falls: Vec<(usize, Seat)>,
    /// The side of each seat.
    pub sides: Vec<u8>,
}

/// How a finished game went, with its `outcome` as it counts here; nothing while it runs. `you` is whom it is told to.
pub fn course(
    game: &dyn Match,
    outcome: &Outcome,
    forfeited: SeatSet,
    people: People<'_>,
    you: Option<Seat>,
) -> Option<Course> {
    game.outcome()?;
    let names = Names::new(people, you.map_or(Viewer::PUBLIC, Viewer::seat));
    let order = Order { outcome, forfeited, names: &names };
    Some(with_game!(game.game(), G => course_of(game.live::<G>(), &order)))
}

pub(crate) fn course_of<G: Speaks>(live: &Live<G>, order: &Order<'_>) -> Course {
    let (walk, language) = (walk(live), order.names.language());
    let everybody = Viewer::seats(SeatSet::first(order.outcome.scores.len()));
    let steps: Vec<Vec<_>> = (0..live.steps().len()).map(|step| live.witnessed(step, everybody)).collect();
    Course {
        points: G::points(language),
        measure: G::measure(language),
        ranks: ranks(order),
        columns: columns(live, &steps, language),
        reasons: reasons(live, &steps, order),
        earlier: None,
        turns: turns(&walk),
        turning: turning_points(live, &walk, order.names),
    }
}

fn walk<G: Speaks>(live: &Live<G>) -> Walk {
    let mut state = live.state_after(0);
    let seats = Seat::first(G::standing(&state).len());
    let everybody = Viewer::seats(SeatSet::first(seats.len()));
    let out = |state: &G::State| seats.clone().filter(|seat| G::is_out(state, *seat)).collect();
    let mut walk = Walk {
        scores: vec![G::standing(&state)],
        out: vec![out(&state)],
        turns: Vec::new(),
        falls: Vec::new(),
        sides: seats.clone().map(|seat| G::side(&state, seat)).collect(),
    };
    for (step, taken) in live.steps().iter().enumerate() {
        G::apply(&mut state, *taken, &mut ()).expect("the step was taken");
        walk.scores.push(G::standing(&state));
        walk.out.push(out(&state));
        let events = live.witnessed(step, everybody);
        // When several begin with one step, only the last of them goes on.
        let begins = events.iter().rev().find(|event| G::begins_turn(event));
        walk.turns.extend(begins.map(|event| (step + 1, G::turn(event).into_iter().flatten().collect())));
        walk.falls.extend(events.iter().filter_map(G::fall).map(|seat| (step + 1, seat)));
    }
    walk
}

fn turns(walk: &Walk) -> Vec<TurnStart> {
    let last = walk.scores.len() - 1;
    let mut turns = walk.turns.clone();
    if turns.first().is_none_or(|(step, _)| *step == last) {
        turns.insert(0, (0, SeatSet::NONE));
    }
    turns.retain(|(step, _)| *step < last);
    turns.push((last, SeatSet::NONE));
    let start = |(step, seats): (usize, SeatSet)| TurnStart {
        step,
        seats: seats.iter().collect(),
        scores: walk.scores[step].clone(),
    };
    turns.into_iter().map(start).collect()
}
