//! A bot for a game whose type is erased: what the server asks for.

use catalog::{Live, Match, Visitor};
use kernel::{Game, Heuristics, Seat, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::Value;

use crate::{Level, choose};

/// A thought to be had elsewhere: it takes only the seat's view with it, and comes back with a legal action as JSON.
pub fn think(game: &dyn Match, seat: Seat, level: Level, seed: u64) -> Box<dyn FnOnce() -> Value + Send> {
    game.game().visit(Think { game, seat, level, seed })
}

struct Think<'g> {
    game: &'g dyn Match,
    seat: Seat,
    level: Level,
    seed: u64,
}

impl Visitor for Think<'_> {
    type Out = Box<dyn FnOnce() -> Value + Send>;

    fn visit<G: Game + Heuristics>(self) -> Self::Out {
        let Think { game, seat, level, seed } = self;
        let live = game.as_any().downcast_ref::<Live<G>>().expect("a match is of the game it names");
        let view = G::view(&live.state, Viewer::seat(seat));
        Box::new(move || {
            let action = choose::<G>(&view, seat, level, &mut ChaCha8Rng::seed_from_u64(seed));
            serde_json::to_value(action).expect("actions serialise")
        })
    }
}
