//! How well a bot plays.

use kernel::{Heuristics, Seat};
use rand::Rng;

use crate::{greedy, random};

/// The bots there are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal action, each equally likely.
    Random,
    /// Looks one action ahead and takes what seems best.
    Greedy,
}

kernel::worded!(Level, "a bot (random, greedy)", Random = "random", Greedy = "greedy");

/// What a bot of this level does in `seat`, which must be asked. The same view and generator give the same action.
pub fn choose<G: Heuristics>(view: &G::View, seat: Seat, level: Level, rng: &mut impl Rng) -> G::Action {
    let world = G::imagine(view, rng);
    match level {
        Level::Random => random::choose::<G>(&world, seat, rng),
        Level::Greedy => greedy::choose::<G>(&world, seat, rng),
    }
}
