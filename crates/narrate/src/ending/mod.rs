//! The end of a game in words: who came in where, what the points are made of, and why the order is as it is.

#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use catalog::{GameId, Live, with_game};
use kernel::{Outcome, Seat, SeatSet};
use protocol::{Course, FinalColumn, FinalRank, FinalReason};
use words::Message;

use crate::speaks::Speaks;
use crate::speech::head;
use crate::{Language, Names, People, say};

/// Those whose order has to be explained, and the order.
pub struct Order<'o> {
    /// Places and scores, with those who forfeited behind all others.
    pub outcome: &'o Outcome,
    /// Who forfeited: no rule of the game says why they are last.
    pub forfeited: SeatSet,
    /// How to call everybody.
    pub names: &'o Names<'o>,
}

impl Order<'_> {
    /// The winners, as they are called: `Anna and you`.
    pub fn winners(&self) -> String {
        self.called(&self.outcome.winners)
    }

    /// Some seats, as they are called, to begin a sentence.
    pub fn called(&self, seats: &[Seat]) -> String {
        head(self.names.list(&seats.iter().map(|seat| self.names.whom(*seat)).collect::<Vec<_>>()))
    }

    /// Those who share a place, place by place, without `left_out` and who forfeited.
    pub fn places(&self, left_out: impl Fn(Seat) -> bool) -> Vec<Vec<Seat>> {
        let mut seats: Vec<_> = Seat::first(self.outcome.scores.len())
            .filter(|seat| !self.forfeited.has(*seat) && !left_out(*seat))
            .collect();
        seats.sort_by_key(|seat| self.place(*seat));
        seats.chunk_by(|one, other| self.place(*one) == self.place(*other)).map(<[Seat]>::to_vec).collect()
    }

    /// Where a seat came in.
    pub fn place(&self, seat: Seat) -> u8 {
        self.outcome.places[seat.index()]
    }

    /// What a seat has.
    pub fn score(&self, seat: Seat) -> i32 {
        self.outcome.scores[seat.index()]
    }
}

/// Everybody, from the first place to the last.
pub fn ranks(order: &Order<'_>) -> Vec<FinalRank> {
    let Order { outcome, .. } = order;
    let mut seats: Vec<_> = Seat::first(outcome.scores.len()).collect();
    seats.sort_by_key(|seat| (order.place(*seat), Reverse(order.score(*seat)), *seat));
    let rank = |seat: Seat| FinalRank {
        seat,
        place: order.place(seat),
        won: outcome.winners.contains(&seat),
        score: order.score(seat),
    };
    seats.into_iter().map(rank).collect()
}

/// What the points are made of; parts that nobody has are left out.
pub fn columns<G: Speaks>(live: &Live<G>, steps: &[Vec<G::Event>], language: Language) -> Vec<FinalColumn> {
    let mut columns = G::columns(&live.state, steps, language);
    columns.retain(|column| !column.adds || column.values.iter().any(|value| *value != 0));
    columns
}

/// Why the order is as it is, the first place first, with how close it was; that somebody forfeited stands last.
pub fn reasons<G: Speaks>(live: &Live<G>, steps: &[Vec<G::Event>], order: &Order<'_>) -> Vec<FinalReason> {
    let mut reasons = G::reasons(&live.state, steps, order);
    if let Some(ahead) = ahead::<G>(&live.state, order) {
        reasons.insert(reasons.len().min(1), FinalReason::new(ahead, &[]));
    }
    for seat in order.forfeited.iter() {
        reasons.push(FinalReason::new(order.names.say(say::Forfeited { who: order.names.who(seat) }), &[]));
    }
    reasons
}

/// By how much whoever won alone is ahead of the next who was still in the game; nothing where points did not decide.
fn ahead<G: Speaks>(state: &G::State, order: &Order<'_>) -> Option<String> {
    let [winner] = order.outcome.winners[..] else { return None };
    let places = order.places(|seat| seat == winner || G::is_out(state, seat));
    let next = places.first()?;
    let by = order.score(winner) - order.score(next[0]);
    let names = order.names;
    let whom = names.list(&next.iter().map(|seat| names.whom(*seat)).collect::<Vec<_>>());
    (by > 0).then(|| names.say(say::Ahead { whom, amount: G::amount(by, names.language()) }))
}

/// How a game that was played alone compares to those of its kind that the same person finished before.
pub fn compared(game: GameId, score: i32, before: &[i32], language: Language) -> String {
    let amount = |n: i32| with_game!(game, G => G::amount(n, language));
    let games = before.len() as u32;
    match before.iter().max() {
        None => say::ComparedFirst.say(language),
        Some(best) if score > *best => say::ComparedBest { amount: amount(*best), games }.say(language),
        Some(best) if score == *best => say::ComparedEqual { games }.say(language),
        Some(best) => say::ComparedLess { amount: amount(*best), games }.say(language),
    }
}

/// The end as lines of text: a line a seat, with what its points are made of, then the reasons.
pub fn ending_lines(course: &Course, people: People<'_>) -> Vec<String> {
    let line = |rank: &FinalRank| {
        let parts = course.columns.iter().filter(|column| column.values[rank.seat.index()] != 0);
        let parts: Vec<_> =
            parts.map(|column| format!("{} {}", column.title, column.values[rank.seat.index()])).collect();
        let parts = if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) };
        format!("{}. {}: {} {}{parts}", rank.place, people.names[rank.seat.index()], course.points, rank.score)
    };
    let reason = |reason: &FinalReason| match reason.rules.as_slice() {
        [] => reason.sentence.clone(),
        rules => format!("{} ({})", reason.sentence, rules.join(", ")),
    };
    course.ranks.iter().map(line).chain(course.reasons.iter().map(reason)).collect()
}
