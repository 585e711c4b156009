//! What turned a game: who took the lead, the biggest gains and losses, who fell, and the last move.

use catalog::Live;
use kernel::{Seat, SeatSet, Step, Viewer};
use protocol::{Turned, TurningPoint};

use crate::course::Walk;
use crate::speaks::Speaks;
use crate::speech::head;
use crate::{Names, say};

/// The most moments that are told.
const MOST: usize = 5;
/// The most changes of the lead, before the last of them, and the most falls.
const OF_A_KIND: usize = 2;
/// A loss is told when it is at least one part in so many of the best score.
const WORTH_TELLING: i32 = 6;

/// Up to five moments in the order of the game; which of them go first is the order of [`Turned`].
pub fn turning_points<G: Speaks>(live: &Live<G>, walk: &Walk, names: &Names<'_>) -> Vec<TurningPoint> {
    let mut found = leads::<G>(walk, names);
    found.extend(last_move(live, walk, names));
    found.extend(falls(live, walk, names));
    found.extend(swings::<G>(walk, names));
    found.sort_by_key(|point| point.what);
    let mut told: Vec<TurningPoint> = Vec::new();
    for point in found {
        if told.len() < MOST && told.iter().all(|other| other.step != point.step) {
            told.push(point);
        }
    }
    told.sort_by_key(|point| point.step);
    let everybody = Viewer::seats(SeatSet::first(walk.sides.len()));
    for point in told.iter_mut().filter(|point| point.cause.is_empty() && point.step > 0) {
        let events = live.witnessed(point.step - 1, everybody);
        // That the next turn begins is no cause.
        let causes = events.iter().filter(|event| !G::begins_turn(event)).map(|event| G::sentence(event, names));
        point.cause = causes.filter(|sentence| !sentence.is_empty()).take(2).collect();
    }
    told
}

/// The side that stands alone at the top after so many steps.
fn leader(walk: &Walk, step: usize) -> Option<u8> {
    let sums = sums(walk, step);
    let best = sums.iter().map(|(_, sum)| *sum).max()?;
    let mut first = sums.iter().filter(|(_, sum)| *sum == best);
    let (side, _) = first.next()?;
    first.next().is_none().then_some(*side)
}

/// What each side that is still in the game stands at, together.
fn sums(walk: &Walk, step: usize) -> Vec<(u8, i32)> {
    let mut sums: Vec<(u8, i32)> = Vec::new();
    for seat in Seat::first(walk.sides.len()).filter(|seat| !walk.out[step].has(*seat)) {
        let (side, score) = (walk.sides[seat.index()], walk.scores[step][seat.index()]);
        match sums.iter_mut().find(|(other, _)| *other == side) {
            Some((_, sum)) => *sum += score,
            None => sums.push((side, score)),
        }
    }
    sums
}

/// Turns as spans of steps, from where one begins to where the next does.
fn spans(walk: &Walk) -> impl Iterator<Item = (usize, usize, usize)> {
    let starts: Vec<usize> = walk.turns.iter().map(|(step, _)| *step).chain([walk.scores.len() - 1]).collect();
    let spans: Vec<_> = (1..).zip(starts.windows(2)).map(|(turn, span)| (turn, span[0], span[1])).collect();
    spans.into_iter().filter(|(_, from, to)| from < to)
}

fn turn_of(walk: &Walk, step: usize) -> usize {
    walk.turns.iter().filter(|(start, _)| *start < step).count()
}

/// Changes of the lead, looked at when turns end. Alone or all together there is no lead.
fn leads<G: Speaks>(walk: &Walk, names: &Names<'_>) -> Vec<TurningPoint> {
    if walk.sides.iter().all(|side| *side == walk.sides[0]) {
        return Vec::new();
    }
    let mut leads: Vec<TurningPoint> = Vec::new();
    let mut before = None;
    for (turn, from, to) in spans(walk) {
        let Some(side) = leader(walk, to).filter(|side| Some(*side) != before) else { continue };
        let is_first = before.is_none();
        before = Some(side);
        if is_first {
            continue;
        }
        let step = (from + 1..=to).rev().find(|step| leader(walk, step - 1) != Some(side)).unwrap_or(to);
        let seats: Vec<_> = Seat::first(walk.sides.len()).filter(|seat| walk.sides[seat.index()] == side).collect();
        let sums = sums(walk, to);
        let own = sums.iter().find(|(other, _)| *other == side).map_or(0, |(_, sum)| *sum);
        let next = sums.iter().filter(|(other, _)| *other != side).map(|(_, sum)| *sum).max();
        let own = G::amount(own, names.language());
        let sentence = match (seats.as_slice(), next) {
            ([one], Some(next)) => names.say(say::Lead { who: names.who(*one), turn, own, next }),
            ([one], None) => names.say(say::LeadAlone { who: names.who(*one), turn, own }),
            (several, Some(next)) => names.say(say::LeadSeveral { whom: called(several, names), turn, own, next }),
            (several, None) => names.say(say::LeadSeveralAlone { whom: called(several, names), turn, own }),
        };
        leads.push(TurningPoint { step, turn, what: Turned::Lead, seats, sentence, cause: Vec::new() });
    }
    if let Some(last) = leads.last_mut() {
        last.what = Turned::ForGood;
    }
    // Of the others those that held longest.
    let ends: Vec<usize> = leads.iter().skip(1).map(|lead| lead.step).chain([usize::MAX]).collect();
    let mut held: Vec<_> = leads.into_iter().zip(ends).map(|(lead, end)| (end - lead.step, lead)).collect();
    held.sort_by_key(|(length, _)| std::cmp::Reverse(*length));
    held.into_iter().map(|(_, lead)| lead).take(1 + OF_A_KIND).collect()
}

/// The last decision, told as the log tells it.
fn last_move<G: Speaks>(live: &Live<G>, walk: &Walk, names: &Names<'_>) -> Option<TurningPoint> {
    let last = live.steps().iter().rposition(|step| matches!(step, Step::Act(..)))?;
    let Step::Act(seat, _) = live.steps()[last] else { return None };
    Some(TurningPoint {
        step: last + 1,
        turn: turn_of(walk, last + 1),
        what: Turned::LastMove,
        seats: vec![seat],
        sentence: names.say(say::LastMove { who: names.who(seat) }),
        cause: Vec::new(),
    })
}

/// Who fell: those who lost most by it first, then the last ones.
fn falls<G: Speaks>(live: &Live<G>, walk: &Walk, names: &Names<'_>) -> Vec<TurningPoint> {
    let everybody = Viewer::seats(SeatSet::first(walk.sides.len()));
    let lost = |step: usize, seat: Seat| walk.scores[step - 1][seat.index()] - walk.scores[step][seat.index()];
    let mut falls: Vec<_> = walk.falls.iter().rev().map(|(step, seat)| (lost(*step, *seat), *step, *seat)).collect();
    falls.sort_by_key(|(lost, ..)| std::cmp::Reverse(*lost));
    falls.truncate(OF_A_KIND);
    let told = |(_, step, seat): (i32, usize, Seat)| {
        let events = live.witnessed(step - 1, everybody);
        let fall = events.iter().find(|event| G::fall(event) == Some(seat))?;
        let before = events.iter().take_while(|event| *event != fall).map(|event| G::sentence(event, names));
        let cause: Vec<_> = before.filter(|sentence| !sentence.is_empty()).collect();
        let cause = cause.into_iter().rev().take(1).collect();
        let (turn, sentence) = (turn_of(walk, step), G::sentence(fall, names));
        Some(TurningPoint { step, turn, what: Turned::Fall, seats: vec![seat], sentence, cause })
    };
    falls.into_iter().filter_map(told).collect()
}

/// The biggest gain and the biggest loss of a seat in one turn.
fn swings<G: Speaks>(walk: &Walk, names: &Names<'_>) -> Vec<TurningPoint> {
    let best = walk.scores.iter().flatten().copied().max().unwrap_or(0);
    let swings: Vec<_> = spans(walk)
        .flat_map(|(turn, from, to)| {
            let by = move |seat: Seat| walk.scores[to][seat.index()] - walk.scores[from][seat.index()];
            Seat::first(walk.sides.len()).map(move |seat| (by(seat), turn, from, to, seat))
        })
        .collect();
    // Of equal ones the first.
    let gain = swings.iter().rev().max_by_key(|(by, ..)| *by).filter(|(by, ..)| *by > 0);
    let loss = swings.iter().min_by_key(|(by, ..)| *by).filter(|(by, ..)| -by * WORTH_TELLING >= best.max(1));
    let point = |&(by, turn, from, to, seat): &(i32, usize, usize, usize, Seat)| {
        let jump =
            |step: &usize| (walk.scores[*step][seat.index()] - walk.scores[*step - 1][seat.index()]) * by.signum();
        let step = (from + 1..=to).rev().max_by_key(jump).expect("a turn has steps");
        let (who, amount) = (names.who(seat), G::amount(by.abs(), names.language()));
        let (what, sentence) = if by > 0 {
            (Turned::Gain, names.say(say::SwingGain { who, amount, turn }))
        } else {
            (Turned::Loss, names.say(say::SwingLoss { who, amount, turn }))
        };
        TurningPoint { step, turn, what, seats: vec![seat], sentence, cause: Vec::new() }
    };
    gain.into_iter().chain(loss).map(point).collect()
}

fn called(seats: &[Seat], names: &Names<'_>) -> String {
    head(names.list(&seats.iter().map(|seat| names.whom(*seat)).collect::<Vec<_>>()))
}
