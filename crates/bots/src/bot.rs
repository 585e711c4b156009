//! A bot in a seat: its character, how long it may think, and what it remembers.

use kernel::{Heuristics, Seat};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::search::{BYTES, Limit, Mind, Options, Stop, Thought};
use crate::{Character, Level, greedy, novice, random};

/// What a bot may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Means {
    /// How long a strong bot thinks about a decision; a master, five times as long. None is as their levels say.
    pub limit: Option<Limit>,
    pub threads: usize,
    /// What a search may take in memory.
    pub bytes: usize,
}

impl Default for Means {
    fn default() -> Means {
        Means { limit: None, threads: 1, bytes: BYTES }
    }
}

/// A bot for the length of a game.
pub struct Bot<G: Heuristics> {
    character: Character,
    mind: Mind<G>,
    /// What it thought last, when it searched.
    thought: Option<Thought<G::Action>>,
}

impl<G: Heuristics> Bot<G> {
    /// One that has thought of nothing yet.
    pub fn new(character: Character) -> Bot<G> {
        Bot { character, mind: Mind::default(), thought: None }
    }

    pub fn character(&self) -> Character {
        self.character
    }

    /// What it thought about its last decision, when it searched.
    pub fn thought(&self) -> Option<&Thought<G::Action>> {
        self.thought.as_ref()
    }

    /// What it does in `seat`, which must be asked. It goes on with its earlier thoughts where they foresaw this.
    pub fn choose(&mut self, view: &G::View, seat: Seat, means: &Means, seed: u64, stop: &Stop) -> G::Action {
        let Character { level, taste } = self.character;
        self.thought = None;
        let Some(limit) = level.limit(means.limit) else {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let world = G::imagine(view, &mut rng);
            return match level {
                Level::Random => random::choose::<G>(&world, seat, &mut rng),
                Level::Novice => novice::choose::<G>(&world, seat, taste, &mut rng),
                Level::Steady | Level::Strong | Level::Master => greedy::choose::<G>(&world, seat, taste, &mut rng),
            };
        };
        let Means { threads, bytes, .. } = *means;
        let options = Options { threads, bytes, reach: level.reach(), ..Options::new(limit) };
        let thought = self.mind.think(view, seat, (&options, taste), seed, stop);
        self.thought.insert(thought).action
    }
}

/// What a bot does in `seat`, which must be asked: the same for the same view, character, means and seed, unless its
/// time is measured by the clock.
pub fn choose<G: Heuristics>(
    view: &G::View,
    seat: Seat,
    character: impl Into<Character>,
    means: &Means,
    seed: u64,
) -> G::Action {
    Bot::<G>::new(character.into()).choose(view, seat, means, seed, &Stop::default())
}
