//! One action ahead: every legal action is tried in an imagined world and the position it leads to is judged.

use std::cmp::Ordering;

use kernel::{Game, Heuristics, Seat, Step, pick};
use rand::Rng;

use crate::Taste;

/// How many further decisions of the same action are looked through (which card, then where).
const LOOK_ON: u32 = 2;
/// Positions this close, in hundredths of a point, are equally good.
const SAME: i32 = 2;
/// What a bot with a taste gives for something it likes, in hundredths of a point.
const LIKED: f64 = 60.0;

/// What a position is worth to a seat.
type Opinion<G> = fn(&<G as Game>::State, Seat) -> i32;

/// The action that leads to the best position; among equals, any.
pub fn choose<G: Heuristics>(world: &G::State, seat: Seat, taste: Taste, rng: &mut impl Rng) -> G::Action {
    let judged = judge::<G>(world, seat, taste);
    let best = judged.iter().map(|(value, _)| *value).max().expect("a seat that is asked can act");
    let good: Vec<_> = judged.into_iter().filter(|(value, _)| *value >= best - SAME).collect();
    good[pick(rng, good.len() as u32) as usize].1
}

/// The best of what is legal to who plays on beyond a tree, looking no further than the search does; among equals, any.
pub fn best_of<G: Heuristics>(world: &G::State, seat: Seat, legal: &[G::Action], rng: &mut impl Rng) -> G::Action {
    let (&first, others) = legal.split_first().expect("a seat that is asked can act");
    if others.is_empty() {
        return first;
    }
    let value = |action| value_of::<G>(world, seat, action, G::LOOK_ON, G::own_worth);
    let (mut best, mut choice, mut n_best) = (value(first), first, 1);
    for &action in others {
        let value = value(action);
        match value.cmp(&best) {
            Ordering::Less => {}
            Ordering::Equal => {
                n_best += 1;
                if pick(rng, n_best) == 0 {
                    choice = action;
                }
            }
            Ordering::Greater => (best, choice, n_best) = (value, action, 1),
        }
    }
    choice
}

/// Everything that may be done, and what it leads to, to somebody without a taste.
pub fn judged<G: Heuristics>(world: &G::State, seat: Seat) -> Vec<(i32, G::Action)> {
    judge::<G>(world, seat, Taste::NONE)
}

/// Everything that may be done, and what it leads to.
pub fn judge<G: Heuristics>(world: &G::State, seat: Seat, taste: Taste) -> Vec<(i32, G::Action)> {
    let mut legal = Vec::new();
    G::legal(world, seat, &mut legal);
    let liking = |action| (LIKED * (taste.of(&action) - 1.0)) as i32;
    let value = |action| value_of::<G>(world, seat, action, LOOK_ON, G::worth);
    legal.into_iter().map(|action| (liking(action) + value(action), action)).collect()
}

fn value_of<G: Heuristics>(world: &G::State, seat: Seat, action: G::Action, look_on: u32, opinion: Opinion<G>) -> i32 {
    let mut after = world.clone();
    G::apply(&mut after, Step::Act(seat, action), &mut ()).expect("a legal action is accepted");
    G::inclination(world, seat, action) + position::<G>(&after, seat, look_on, opinion)
}

/// A quiet position is judged; in the middle of an action of one's own the best continuation counts.
pub fn position<G: Heuristics>(world: &G::State, seat: Seat, look_on: u32, opinion: Opinion<G>) -> i32 {
    if look_on == 0 || G::is_quiet(world) || !<G as Game>::actor(world).asks(seat) {
        return opinion(world, seat);
    }
    let mut legal = Vec::new();
    G::legal(world, seat, &mut legal);
    let values = legal.into_iter().map(|action| value_of::<G>(world, seat, action, look_on - 1, opinion));
    values.max().expect("a seat that is asked can act")
}
