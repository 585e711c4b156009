//! A bot in a seat: its character, how long it may think, and what it remembers.

use kernel::{Heuristics, Seat};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::search::{BYTES, Limit, Mind, Options, Stop, Thought};
use crate::{Character, Level, greedy, net, novice, random};

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

/// A thought that is had in slices.
pub struct Musing<'v, G: Heuristics> {
    pub view: &'v G::View,
    /// Which must be asked.
    pub seat: Seat,
    pub seed: u64,
    /// Whether it goes on with earlier thoughts, once it has begun.
    pub went_on: Option<bool>,
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

    /// Thinks a slice of its thought, for whoever has a clock of their own and one thread: until `until` iterations of
    /// `total` were done. What it does, once that is settled; a bot that does not search decides at once.
    pub fn muse(&mut self, musing: &mut Musing<'_, G>, until: u64, total: u64) -> Option<G::Action> {
        let Character { level, taste, .. } = self.character;
        let Musing { view, seat, seed, went_on } = musing;
        if level.limit(None).is_none() {
            return Some(self.choose(view, *seat, &Means::default(), *seed, &Stop::default()));
        }
        let went_on = match *went_on {
            Some(went_on) => went_on,
            None => {
                self.thought = None;
                // How long is up to the driver; what the limit here says is not looked at.
                let options = self.options(Limit::Iterations(total));
                match self.mind.begin(view, *seat, &options, *seed) {
                    Ok(begun) => *went_on.insert(begun),
                    Err(forced) => return Some(self.thought.insert(forced).action),
                }
            }
        };
        if self.mind.go_on(until, total, taste) {
            return None;
        }
        let thought = self.mind.conclude(went_on, taste);
        Some(self.thought.insert(thought).action)
    }

    /// How it thinks.
    fn options(&self, limit: Limit) -> Options {
        let Character { level, is_handmade, .. } = self.character;
        let learned = (level.is_learned() && !is_handmade).then(net::known::<G>).flatten();
        Options { reach: level.reach(), learned, ..Options::new(limit) }
    }

    /// How many iterations a thought in slices has had.
    pub fn iterations(&self) -> u64 {
        self.mind.iterations()
    }

    /// What it does in `seat`, which must be asked. It goes on with its earlier thoughts where they foresaw this.
    pub fn choose(&mut self, view: &G::View, seat: Seat, means: &Means, seed: u64, stop: &Stop) -> G::Action {
        let Character { level, taste, .. } = self.character;
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
        let options = Options { threads, bytes, ..self.options(limit) };
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
