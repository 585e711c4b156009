//! A small network that learned a game: what a position is worth to everybody, and what one would do there.
//!
//! Whole numbers only, so that every machine judges alike, to the last bit. Marks go in ([`kernel::Features`]); a first layer
//! adds up a row of weights a mark, a second one condenses that for each of two questions:
//!
//! - who wins: a share of victory for every seat, one for nobody, and the points of who looks;
//! - what to do: a liking for every legal action, from the marks that the action has.
//!
//! - `file.rs`: how weights are written down, and what is refused.
//! - `known.rs`: what was learned of each game, and travels inside the program.
//! - `soft.rs`: likings become shares, without a machine's own idea of powers.
//!
//! Weights are made by `learn/train.py`, and it counts in the same units: 256 is one in a layer, 128 is one in a weight.

mod file;
mod known;
mod soft;

use kernel::{Features, Mark, Marks, Seat, neighbour};

pub use file::Misfit;
pub use known::{bring, known};
pub use soft::{LOGIT, fading, softened};

/// Numbers in the first layer.
pub(crate) const WIDE: usize = 128;
/// Numbers in each half of the second layer.
pub(crate) const NARROW: usize = 32;
/// Answers about the end: a share for every seat, one for nobody, and points.
pub(crate) const ANSWERS: usize = Seat::MAX + 2;
const NOBODY: usize = Seat::MAX;
const POINTS: usize = Seat::MAX + 1;

/// One, in a layer.
const ONE: i32 = 256;
/// No number of a layer is more than this: not quite four.
const MOST: i32 = 4 * ONE - 1;
/// A weight's one is 2 to the power of this.
const WEIGHT_BITS: i32 = 7;

/// What was learned.
pub struct Net {
    /// A row for every index of a position.
    first: Vec<[i16; WIDE]>,
    first_bias: [i16; WIDE],
    /// Who wins, then what to do.
    second: Vec<[i16; WIDE]>,
    second_bias: Vec<i32>,
    answers: Vec<[i16; NARROW]>,
    answers_bias: Vec<i32>,
    /// A row for every index of an action.
    actions: Vec<[i16; NARROW]>,
    actions_bias: Vec<i16>,
}

/// What the network thinks of a position, through the eyes of one seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// Each seat's part of victory, from 0 to 1; with [`Judgement::nobody`] they are one in all.
    pub shares: [f32; Seat::MAX],
    /// How likely it is that nobody wins.
    pub nobody: f32,
    /// The points that the seat will have at the end.
    pub points: f32,
    /// What an action is asked against.
    question: [i16; NARROW],
}

impl Net {
    /// Judges a position as `seat` sees it, at a table of `n`.
    pub fn judge<G: Features>(&self, marks: &[Mark], seat: Seat, n: usize) -> Judgement {
        let wide = self.wide(marks);
        let mut halves = [0; 2 * NARROW];
        for ((number, row), bias) in halves.iter_mut().zip(&self.second).zip(&self.second_bias) {
            *number = (dot(row, &wide) + bias) >> WEIGHT_BITS;
        }
        let mut ending = [0; NARROW];
        let mut question = [0; NARROW];
        for at in 0..NARROW {
            ending[at] = halves[at].clamp(0, MOST) as i16;
            question[at] = halves[NARROW + at].clamp(-MOST, MOST) as i16;
        }
        let answer = |at: usize| dot(&self.answers[at], &ending) + self.answers_bias[at];
        let mut logits = [i32::MIN; Seat::MAX + 1];
        for (at, logit) in logits.iter_mut().enumerate() {
            if at < n || at == NOBODY {
                *logit = answer(at);
            }
        }
        let parts = softened(logits);
        let mut shares = [0.0; Seat::MAX];
        for other in Seat::first(n) {
            shares[other.index()] = parts[neighbour(seat, other, n)];
        }
        let points = answer(POINTS) as f32 / LOGIT as f32 * G::MANY_POINTS as f32;
        Judgement { shares, nobody: parts[NOBODY], points, question }
    }

    /// How much an action with these marks is liked, in [`LOGIT`]s; only differences count.
    #[inline]
    pub fn liking(&self, judgement: &Judgement, marks: &[Mark]) -> i32 {
        let (mut row, mut bias) = ([0_i16; NARROW], 0_i32);
        for Mark { at, count } in marks {
            let from = &self.actions[usize::from(*at)];
            for (sum, weight) in row.iter_mut().zip(from) {
                *sum = sum.saturating_add(weight.wrapping_mul(*count));
            }
            bias += i32::from(self.actions_bias[usize::from(*at)]) * i32::from(*count);
        }
        dot(&row, &judgement.question) + bias * ONE
    }

    /// The first layer.
    #[inline]
    fn wide(&self, marks: &[Mark]) -> [i16; WIDE] {
        let mut sums = self.first_bias;
        for Mark { at, count } in marks {
            let row = &self.first[usize::from(*at)];
            if *count == 1 {
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum = sum.saturating_add(*weight);
                }
            } else {
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum = sum.saturating_add(weight.wrapping_mul(*count));
                }
            }
        }
        sums.map(|sum| sum.clamp(0, MOST as i16))
    }
}

/// What a network is asked, and what it takes to ask: kept by who thinks, so that nothing is allocated twice.
#[derive(Default)]
pub struct Asking {
    marks: Marks,
}

impl Asking {
    /// What a position is worth through the eyes of `seat`.
    pub fn judge<G: Features>(&mut self, net: &Net, state: &G::State, seat: Seat, n: usize) -> Judgement {
        self.marks.clear();
        G::position(state, seat, &mut self.marks);
        net.judge::<G>(self.marks.as_slice(), seat, n)
    }

    /// How much `seat` would like to do this.
    pub fn liking<G: Features>(
        &mut self,
        (net, judgement): (&Net, &Judgement),
        state: &G::State,
        seat: Seat,
        action: G::Action,
    ) -> i32 {
        self.marks.clear();
        G::action(state, seat, action, &mut self.marks);
        net.liking(judgement, self.marks.as_slice())
    }
}

#[inline]
fn dot<const N: usize>(a: &[i16; N], b: &[i16; N]) -> i32 {
    a.iter().zip(b).map(|(a, b)| i32::from(*a) * i32::from(*b)).sum()
}
