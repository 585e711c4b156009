//! Any legal action, each equally likely.

use kernel::{Game, Seat};
use rand::Rng;

/// One of the legal actions.
pub fn choose<G: Game>(world: &G::State, seat: Seat, rng: &mut impl Rng) -> G::Action {
    G::random_action(world, seat, rng, &mut Vec::new())
}
