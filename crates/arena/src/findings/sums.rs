//! Sums over the games of a pairing, and over pairings.

use std::collections::{BTreeMap, HashMap};

use catalog::Thing;
use kernel::Seat;

use crate::stats::{Counts, Finish};
use crate::tally::VICTORY;
use crate::tournament::{Game, Pairing};

/// Seats, and victories in sixtieths.
#[derive(Clone, Copy, Default)]
pub struct Wins {
    pub n: u64,
    pub sixtieths: u64,
}

impl Wins {
    fn add(&mut self, sixtieths: u64) {
        self.n += 1;
        self.sixtieths += sixtieths;
    }

    pub fn victories(self) -> f64 {
        self.sixtieths as f64 / VICTORY as f64
    }
}

/// What came of a bot in a pairing.
#[derive(Clone, Default)]
pub struct BotSums {
    /// Seats it had at the table.
    pub copies: usize,
    pub wins: Wins,
    pub scores: Counts,
    pub endings: BTreeMap<String, u64>,
    pub decisions: u64,
    pub choices: u64,
    /// Microseconds of all choices.
    pub thought: u128,
    /// Microseconds, a game each.
    pub p95: Counts,
    pub longest: u64,
}

/// Seats that had to do with a thing, by bot.
pub type ThingSums = HashMap<String, (Wins, u64)>;

/// What came of a pairing.
#[derive(Clone, Default)]
pub struct Sums {
    pub finished: u64,
    pub unfinished: u64,
    pub shared: u64,
    pub nobody: u64,
    pub seats: Vec<Wins>,
    pub first: Wins,
    pub scores: Counts,
    pub steps: Counts,
    pub turns: Counts,
    pub decisions: Counts,
    pub bots: BTreeMap<String, BotSums>,
    /// Who came in where, how often; bots are counted in the order of `bots`.
    pub finishes: BTreeMap<Vec<Finish>, u64>,
    /// By role and name.
    pub things: BTreeMap<(String, String), ThingSums>,
}

impl Sums {
    /// Of no games yet.
    pub fn new(pairing: &Pairing) -> Sums {
        let mut sums = Sums { seats: vec![Wins::default(); pairing.bots.len()], ..Sums::default() };
        for bot in &pairing.bots {
            sums.bots.entry(bot.to_string()).or_default().copies += 1;
        }
        sums
    }

    /// Counts a game. What did not end counts for time alone.
    pub fn count(&mut self, pairing: &Pairing, game: &Game) {
        let names: Vec<String> = game.seats.iter().map(|seat| pairing.bots[seat.bot].to_string()).collect();
        for (name, seat) in names.iter().zip(&game.seats) {
            let bot = self.bots.entry(name.clone()).or_default();
            bot.decisions += seat.decisions;
            bot.choices += seat.choices;
            bot.thought += u128::from(seat.thought[0]) * u128::from(seat.choices);
            if seat.choices > 0 {
                bot.p95.see(seat.thought[1] as i64);
            }
            bot.longest = bot.longest.max(seat.thought[2]);
        }
        if !game.finished {
            self.unfinished += 1;
            return;
        }
        self.finished += 1;
        match game.n_winners() {
            0 => self.nobody += 1,
            1 => {}
            _ => self.shared += 1,
        }
        self.steps.see(game.steps as i64);
        self.turns.see(game.turns as i64);
        self.decisions.see(game.seats.iter().map(|seat| seat.decisions as i64).sum());
        let mut finishes = Vec::new();
        for ((name, seat), chair) in names.iter().zip(&game.seats).zip(Seat::first(names.len())) {
            self.seats[chair.index()].add(seat.victory);
            finishes.push((self.bots.keys().position(|bot| bot == name).unwrap_or(0), seat.place.unwrap_or(0)));
            let bot = self.bots.get_mut(name).expect("it was counted above");
            bot.wins.add(seat.victory);
            if let Some(score) = seat.score {
                bot.scores.see(i64::from(score));
                self.scores.see(i64::from(score));
            }
            for (role, thing, times) in &seat.things {
                match role.as_str() {
                    Thing::ENDING => *bot.endings.entry(thing.clone()).or_default() += 1,
                    _ => {
                        if role == Thing::STARTS {
                            self.first.add(seat.victory);
                        }
                        let by_bot = self.things.entry((role.clone(), thing.clone())).or_default();
                        let (wins, all) = by_bot.entry(name.clone()).or_default();
                        wins.add(seat.victory);
                        *all += u64::from(*times);
                    }
                }
            }
        }
        finishes.sort_unstable();
        *self.finishes.entry(finishes).or_default() += 1;
    }

    pub fn victories(&self) -> f64 {
        self.seats.iter().map(|seat| seat.victories()).sum()
    }
}
