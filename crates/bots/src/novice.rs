//! Somebody who has just learnt the rules: overlooks some of what could be done and misjudges the rest.

use kernel::{Heuristics, Seat, pick};
use rand::Rng;

use crate::{Taste, greedy};

/// One action in so many is overlooked.
const OVERLOOKS: u32 = 4;
/// How far a judgement may be off, in hundredths of what lies between the best and the worst action.
const MISJUDGES: i64 = 10;

/// What seems best of what was noticed.
pub fn choose<G: Heuristics>(world: &G::State, seat: Seat, taste: Taste, rng: &mut impl Rng) -> G::Action {
    let judged = greedy::judge::<G>(world, seat, taste);
    let values = || judged.iter().map(|(value, _)| i64::from(*value));
    let spread = values().max().unwrap_or(0) - values().min().unwrap_or(0);
    let error = (spread * MISJUDGES / 100).clamp(1, 1 << 20);
    let mut seeming = |value: i32| i64::from(value) + i64::from(pick(rng, 2 * error as u32)) - error;
    let seemed: Vec<_> = judged.iter().map(|(value, action)| (seeming(*value), *action)).collect();
    let noticed: Vec<_> = seemed.iter().filter(|_| pick(rng, OVERLOOKS) > 0).collect();
    let best = noticed.into_iter().max_by_key(|(seeming, _)| *seeming);
    best.unwrap_or(&seemed[0]).1
}
