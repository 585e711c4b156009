//! Random steps, as in the arena's playouts.

use kernel::{Actor, Game, Step};
use rand::Rng;

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
