//! The end of a game in words: who came in where, what the points are made of, and why the order is as it is.

#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use catalog::{GameId, Match};
use kernel::{Outcome, Seat, SeatSet, Viewer};

use crate::speaks::{Speaks, speaking};
use crate::speech::{head, list, several};
use crate::{Language, Names, People, live};

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Everybody, from the first place to the last.
    pub ranks: Vec<Rank>,
    /// What is counted: `Gold`.
    pub points: &'static str,
    /// What the points are made of, and what else is worth knowing.
    pub columns: Vec<Column>,
    /// Why the order is as it is, the first place first.
    pub reasons: Vec<Reason>,
}

/// A seat at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rank {
    /// Whose.
    pub seat: Seat,
    /// From 1; those who share a place have the same.
    pub place: u8,
    /// Among the winners.
    pub won: bool,
    /// Its points.
    pub score: i32,
}

/// Something that is counted for every seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// What: `Board scoring 1`.
    pub title: String,
    /// Is it a part of the points? Then all parts together are the points.
    pub adds: bool,
    /// So many, a seat each.
    pub values: Vec<i32>,
}

impl Column {
    /// A part of the points.
    pub fn part(title: impl Into<String>, values: Vec<i32>) -> Column {
        Column { title: title.into(), adds: true, values }
    }

    /// Worth knowing beside them.
    pub fn beside(title: impl Into<String>, values: Vec<i32>) -> Column {
        Column { title: title.into(), adds: false, values }
    }
}

/// Why somebody stands where they stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// In words.
    pub sentence: String,
    /// The rules that say so.
    pub rules: Vec<&'static str>,
}

impl Reason {
    /// A sentence and its rules.
    pub fn new(sentence: impl Into<String>, rules: &[&'static str]) -> Reason {
        Reason { sentence: sentence.into(), rules: rules.to_vec() }
    }
}

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
        head(list(&seats.iter().map(|seat| self.names.whom(*seat)).collect::<Vec<_>>()))
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

/// `first place`.
pub fn place_name(place: u8) -> &'static str {
    ["first", "second", "third", "fourth", "fifth", "sixth"].get(usize::from(place) - 1).copied().unwrap_or("last")
}

/// How a game ended, with its `outcome` as it counts here; nothing while it runs. `you` is whom it is told to.
pub fn ending(
    game: &dyn Match,
    outcome: &Outcome,
    forfeited: SeatSet,
    people: People<'_>,
    you: Option<Seat>,
) -> Option<Ending> {
    game.outcome()?;
    let names = Names::new(people, you.map_or(Viewer::PUBLIC, Viewer::seat));
    let order = Order { outcome, forfeited, names: &names };
    let mut seats: Vec<_> = Seat::first(outcome.scores.len()).collect();
    seats.sort_by_key(|seat| (order.place(*seat), Reverse(order.score(*seat)), *seat));
    let rank = |seat: Seat| Rank {
        seat,
        place: order.place(seat),
        won: outcome.winners.contains(&seat),
        score: order.score(seat),
    };
    speaking!(game.game(), G => {
        let live = live::<G>(game);
        let everybody = Viewer::seats(SeatSet::first(outcome.scores.len()));
        let steps: Vec<Vec<_>> = (0..live.steps().len()).map(|step| live.witnessed(step, everybody)).collect();
        let mut columns = G::columns(&live.state, &steps);
        columns.retain(|column| !column.adds || column.values.iter().any(|value| *value != 0));
        let mut reasons = G::reasons(&live.state, &steps, &order);
        for seat in forfeited.iter() {
            let sentence = names.does(
                seat,
                "forfeited and so come in behind everybody who played on.",
                "forfeited and so comes in behind everybody who played on.",
            );
            reasons.push(Reason::new(sentence, &[]));
        }
        Some(Ending { ranks: seats.into_iter().map(rank).collect(), points: G::POINTS, columns, reasons })
    })
}

/// How a game that was played alone compares to those of its kind that the same person finished before.
pub fn compared(game: GameId, score: i32, before: &[i32], _: Language) -> String {
    let amount = |n: i32| speaking!(game, G => G::amount(n));
    let games = several(before.len() as u32, "game");
    match before.iter().max() {
        None => "This is your first finished game of this kind.".to_owned(),
        Some(best) if score > *best => {
            format!("Your best so far: before, it was {} in {games} of this kind.", amount(*best))
        }
        Some(best) if score == *best => format!("As good as your best of {games} of this kind before."),
        Some(best) => format!("Your best so far is {}, in {games} of this kind before.", amount(*best)),
    }
}

/// The end as lines of text: a line a seat, with what its points are made of, then the reasons.
pub fn ending_lines(ending: &Ending, people: People<'_>) -> Vec<String> {
    let line = |rank: &Rank| {
        let parts = ending.columns.iter().filter(|column| column.values[rank.seat.index()] != 0);
        let parts: Vec<_> =
            parts.map(|column| format!("{} {}", column.title, column.values[rank.seat.index()])).collect();
        let parts = if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) };
        format!("{}. {}: {} {}{parts}", rank.place, people.names[rank.seat.index()], ending.points, rank.score)
    };
    let reason = |reason: &Reason| match reason.rules.as_slice() {
        [] => reason.sentence.clone(),
        rules => format!("{} ({})", reason.sentence, rules.join(", ")),
    };
    ending.ranks.iter().map(line).chain(ending.reasons.iter().map(reason)).collect()
}
