//! How a game may go on from where a search stops: with random steps, as in the arena's playouts, or with steady hands.

use kernel::{Actor, Game, Heuristics, Step};
use rand::Rng;

use crate::greedy;

/// Steps of all kinds after which steady hands rest, should nobody have had a choice for long.
const MOST_STEPS: u32 = 1_000;

/// Takes up to so many random steps; how many it took before the game was over.
#[inline]
pub fn random<G: Game>(state: &mut G::State, steps: u32, rng: &mut impl Rng, buffer: &mut Vec<G::Action>) -> u32 {
    for taken in 0..steps {
        let step = match G::actor(state) {
            Actor::Over => return taken,
            Actor::Chance => Step::Chance(G::sample(state, rng)),
            Actor::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                Step::Act(seat, G::random_action(state, seat, rng, buffer))
            }
        };
        G::apply(state, step, &mut ()).expect("what is offered is accepted");
    }
    steps
}

/// Everybody takes what looks best, for so many decisions, and until chance has settled what comes of the last.
pub fn steady<G: Heuristics>(state: &mut G::State, decisions: u32, rng: &mut impl Rng, buffer: &mut Vec<G::Action>) {
    let mut left = decisions;
    for _ in 0..MOST_STEPS {
        let step = match <G as Game>::actor(state) {
            Actor::Over => return,
            Actor::Chance => Step::Chance(G::sample(state, rng)),
            Actor::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                buffer.clear();
                G::legal(state, seat, buffer);
                if buffer.len() > 1 {
                    if left == 0 {
                        return;
                    }
                    left -= 1;
                }
                Step::Act(seat, greedy::best_of::<G>(state, seat, buffer, rng))
            }
        };
        G::apply(state, step, &mut ()).expect("what is offered is accepted");
    }
}
