//! A first game of each: what the coach says, on prepared positions, with the real rules underneath.
//!
//! A lesson is data (`data/<game>.toml`): chapters, each a record and a script of beats. A *beat* is something the coach
//! says, perhaps a task, and what follows of itself. Where somebody stands in a lesson is a [`Place`]; the position there is
//! a pure function of it ([`Lesson::at`]), so nobody has to remember anything but the place. What a learner does is judged
//! by the script and by the rules ([`Scene::judge`]): wanted, allowed but not wanted here, or refused with its rule.
//!
//! How a position is told and shown is not here; that is `narrate`'s and the clients'.

mod place;
mod scene;
mod script;

use std::sync::LazyLock;

use catalog::GameId;

pub use place::{Amiss, Place};
pub use scene::{Judgement, Scene};
pub use script::{Answer, Beat, Chapter, Lesson};

/// The lesson of a game.
pub fn lesson(game: GameId) -> &'static Lesson {
    static CAVE_TROLL: LazyLock<Lesson> =
        LazyLock::new(|| read(GameId::CaveTroll, include_str!("../data/cave-troll.toml")));
    static SKULLDUG: LazyLock<Lesson> = LazyLock::new(|| read(GameId::Skulldug, include_str!("../data/skulldug.toml")));
    static CASADH: LazyLock<Lesson> = LazyLock::new(|| read(GameId::Casadh, include_str!("../data/casadh.toml")));
    static CAVE_PILOT: LazyLock<Lesson> =
        LazyLock::new(|| read(GameId::CavePilot, include_str!("../data/cave-pilot.toml")));
    match game {
        GameId::CaveTroll => &CAVE_TROLL,
        GameId::Skulldug => &SKULLDUG,
        GameId::Casadh => &CASADH,
        GameId::CavePilot => &CAVE_PILOT,
    }
}

fn read(game: GameId, text: &str) -> Lesson {
    Lesson::read(game, text).unwrap_or_else(|error| panic!("the lesson of {game} is embedded and tested: {error}"))
}
