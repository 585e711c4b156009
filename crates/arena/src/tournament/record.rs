//! A game as the journal keeps it, a line of JSON each.

use std::collections::BTreeMap;
use std::time::Duration;

use catalog::{Counted, Thing};
use kernel::{Log, Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::engine::{Played, Sat};
use crate::tally::{VICTORY, victory};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Game {
    /// Which pairing of the tournament.
    pub pairing: usize,
    /// Its number in the pairing.
    pub number: u64,
    /// Steps, of players and of chance.
    pub steps: u64,
    /// Turns that began.
    pub turns: u64,
    /// Did it end by itself? If not, nobody has a place or points.
    pub finished: bool,
    /// What came of each seat.
    pub seats: Vec<SeatResult>,
}

/// What came of one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatResult {
    /// Which bot of the pairing.
    pub bot: usize,
    /// Where it came in, from 1.
    pub place: Option<u8>,
    pub score: Option<i32>,
    /// Its part of the victory, in sixtieths.
    pub victory: u64,
    /// Decisions it was asked for.
    pub decisions: u64,
    /// Those with more than one answer.
    pub choices: u64,
    /// How long such a decision took: the average, what one of twenty exceeds, the longest. In microseconds.
    pub thought: [u64; 3],
    /// What it had to do with which thing, and how often.
    pub things: Vec<(String, String, u32)>,
}

impl Game {
    /// The game as it would be written everywhere: without what clocks said.
    pub fn without_clocks(&self) -> Game {
        let mut game = self.clone();
        game.seats.iter_mut().for_each(|seat| seat.thought = [0; 3]);
        game
    }

    /// Seats that share the victory.
    pub fn n_winners(&self) -> usize {
        self.seats.iter().filter(|seat| seat.victory > 0).count()
    }
}

impl SeatResult {
    /// Its part of the victory: 1 won alone, 0.5 shared with another.
    pub fn won(&self) -> f64 {
        self.victory as f64 / VICTORY as f64
    }

    /// What became of it, in words.
    pub fn ending(&self) -> String {
        let endings = self.things.iter().filter(|(role, ..)| role == Thing::ENDING);
        endings.map(|(_, name, _)| name.as_str()).collect::<Vec<_>>().join("; ")
    }

    fn of(sat: &Sat, result: Option<(&Outcome, Seat)>, things: BTreeMap<Thing, u32>) -> SeatResult {
        SeatResult {
            bot: sat.bot,
            place: result.map(|(outcome, seat)| outcome.places[seat.index()]),
            score: result.map(|(outcome, seat)| outcome.scores[seat.index()]),
            victory: result.map_or(0, |(outcome, seat)| victory(outcome, seat)),
            decisions: sat.decisions,
            choices: sat.thoughts.len() as u64,
            thought: thought(&sat.thoughts),
            things: things.into_iter().map(|(thing, n)| (thing.role.into(), thing.name.into(), n)).collect(),
        }
    }
}

/// The average, the longest but one of twenty, and the longest.
fn thought(thoughts: &[Duration]) -> [u64; 3] {
    let mut ordered: Vec<u64> = thoughts.iter().map(|time| time.as_micros() as u64).collect();
    ordered.sort_unstable();
    let Some(longest) = ordered.last() else { return [0; 3] };
    let n = ordered.len() as u64;
    [ordered.iter().sum::<u64>() / n, ordered[(n * 95).div_ceil(100) as usize - 1], *longest]
}

/// Listens to a game and counts.
pub struct Ear<G: Counted> {
    turns: u64,
    things: Vec<BTreeMap<Thing, u32>>,
    game: std::marker::PhantomData<G>,
}

impl<G: Counted> Ear<G> {
    pub fn new(n_seats: usize) -> Ear<G> {
        Ear { turns: 0, things: vec![BTreeMap::new(); n_seats], game: std::marker::PhantomData }
    }

    /// What was heard of a game, with how it went.
    pub fn told(self, pairing: usize, number: u64, played: &Played) -> Game {
        let outcome = played.outcome.as_ref();
        let seats = Seat::first(played.seats.len()).zip(&played.seats).zip(self.things);
        Game {
            pairing,
            number,
            steps: played.steps,
            turns: self.turns,
            finished: outcome.is_some(),
            seats: seats
                .map(|((seat, sat), things)| SeatResult::of(sat, outcome.map(|outcome| (outcome, seat)), things))
                .collect(),
        }
    }
}

impl<G: Counted> Log<G::Event> for Ear<G> {
    fn push(&mut self, event: G::Event) {
        self.turns += u64::from(G::begins_turn(&event));
        G::things(&event, &mut |seat, thing| *self.things[seat.index()].entry(thing).or_default() += 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thought_of_twenty_takes_longer() {
        let micros = |n| Duration::from_micros(n);
        assert_eq!(thought(&[]), [0; 3]);
        assert_eq!(thought(&[micros(7)]), [7; 3]);
        let hundred: Vec<_> = (1..=100).rev().map(micros).collect();
        assert_eq!(thought(&hundred), [50, 95, 100]);
    }
}
