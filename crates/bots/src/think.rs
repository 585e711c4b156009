//! A bot for a game whose type is erased: what the server and the terminal ask for. A thought may be had elsewhere, also
//! in another process: all it needs is the view.

use std::any::Any;

use catalog::{GameId, Match, with_game};
use kernel::{Game, Heuristics, Seat, Unreadable, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::Value;

use crate::bot::Musing;
use crate::{Bot, Character, Means, Stop};

/// What a bot remembers of its last decision; nothing at first. It belongs to one seat of one game.
#[derive(Default)]
pub struct Memory {
    bot: Option<Box<dyn Any + Send>>,
    weighed: Option<Weighed>,
}

impl Memory {
    /// How the decision was weighed, when there was something to search.
    pub fn weighed(&self) -> Option<&Weighed> {
        self.weighed.as_ref()
    }
}

/// How a search weighed a decision: where it went, not who would win.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    /// So many lines of play were tried.
    pub tries: u64,
    /// The share of them, from 0 to 1, that began with what was decided.
    pub share: f64,
    /// What was tried next most often, as JSON, and its share.
    pub second: Option<(Value, f64)>,
}

/// A thought to be had elsewhere, with what the machine then can spare.
pub trait Thinking: Send {
    /// All that the bot knows: what its seat sees, as JSON. [`think_of`] makes the same thought of it.
    fn view(&self) -> Value;

    /// May this be done? Whoever had the thought may have been wrong.
    fn allows(&self, action: &Value) -> bool;

    /// Thinks a slice, without a clock or threads: until `until` iterations of `total` were done. The action as JSON and the
    /// memory, once it is settled; then it is not to be asked again.
    fn muse(&mut self, until: u64, total: u64) -> Option<(Value, Memory)>;

    /// How many iterations there were so far.
    fn iterations(&self) -> u64;

    /// Comes back with a legal action as JSON, and with the memory; when it is stopped, at once and with the best so far.
    fn think(self: Box<Self>, means: &Means, stop: &Stop) -> (Value, Memory);
}

/// What a bot in `seat`, which must be asked, thinks. It takes only the seat's view with it.
pub fn think(
    game: &dyn Match,
    seat: Seat,
    character: impl Into<Character>,
    memory: Memory,
    seed: u64,
) -> Box<dyn Thinking> {
    think_as(game, seat, character.into(), memory.bot, seed)
}

/// What a bot thinks that was told nothing but a view, as [`Thinking::view`] has it: the same, without memories.
pub fn think_of(
    game: GameId,
    view: &Value,
    seat: Seat,
    character: impl Into<Character>,
    seed: u64,
) -> Result<Box<dyn Thinking>, Unreadable> {
    think_of_as(game, view, seat, character.into(), seed)
}

/// What `seat` has to do, when there is but one thing.
pub fn forced(game: &dyn Match, seat: Seat) -> Option<Value> {
    with_game!(game.game(), G => only::<G>(&game.live::<G>().state, seat))
}

/// A bot before a decision.
struct Decision<G: Heuristics> {
    view: G::View,
    seat: Seat,
    bot: Box<Bot<G>>,
    seed: u64,
    /// Of a thought in slices: whether it goes on with earlier ones, once it has begun.
    went_on: Option<bool>,
}

impl<G: Heuristics> Decision<G> {
    /// What may be done is the same in every world that fits the view.
    fn legal(&self) -> Vec<G::Action> {
        let world = G::imagine(&self.view, &mut ChaCha8Rng::seed_from_u64(self.seed));
        let mut legal = Vec::new();
        G::legal(&world, self.seat, &mut legal);
        legal
    }

    fn told(bot: Box<Bot<G>>, action: G::Action) -> (Value, Memory) {
        let json = |action: G::Action| catalog::json(&action);
        let weighed = bot.thought().filter(|thought| thought.iterations > 0).map(|thought| Weighed {
            tries: thought.iterations,
            share: thought.share,
            second: thought.second.map(|(action, share)| (json(action), share)),
        });
        (json(action), Memory { bot: Some(bot), weighed })
    }
}

impl<G: Heuristics> Thinking for Decision<G> {
    fn view(&self) -> Value {
        catalog::json(&self.view)
    }

    fn allows(&self, action: &Value) -> bool {
        catalog::from_json(action).is_ok_and(|action| self.legal().contains(&action))
    }

    fn think(mut self: Box<Self>, means: &Means, stop: &Stop) -> (Value, Memory) {
        let action = self.bot.choose(&self.view, self.seat, means, self.seed, stop);
        Self::told(self.bot, action)
    }

    fn muse(&mut self, until: u64, total: u64) -> Option<(Value, Memory)> {
        let mut musing = Musing { view: &self.view, seat: self.seat, seed: self.seed, went_on: self.went_on };
        let action = self.bot.muse(&mut musing, until, total);
        self.went_on = musing.went_on;
        let character = self.bot.character();
        action.map(|action| Self::told(std::mem::replace(&mut self.bot, Box::new(Bot::new(character))), action))
    }

    fn iterations(&self) -> u64 {
        self.bot.iterations()
    }
}

// These two are not generic, so that every search is compiled in this crate and not again wherever a thought is asked for.

fn think_as(
    game: &dyn Match,
    seat: Seat,
    character: Character,
    memory: Option<Box<dyn Any + Send>>,
    seed: u64,
) -> Box<dyn Thinking> {
    with_game!(game.game(), G => decision::<G>(&game.live::<G>().state, seat, character, memory, seed))
}

fn think_of_as(
    game: GameId,
    view: &Value,
    seat: Seat,
    character: Character,
    seed: u64,
) -> Result<Box<dyn Thinking>, Unreadable> {
    with_game!(game, G => decision_of::<G>(view, seat, character, seed))
}

fn decision<G: Heuristics>(
    state: &G::State,
    seat: Seat,
    character: Character,
    memory: Option<Box<dyn Any + Send>>,
    seed: u64,
) -> Box<dyn Thinking> {
    let view = G::view(state, Viewer::seat(seat));
    let remembered = memory.and_then(|memory| memory.downcast::<Bot<G>>().ok());
    let bot = match remembered.filter(|bot| bot.character() == character) {
        Some(bot) => bot,
        None => Box::new(Bot::<G>::new(character)),
    };
    Box::new(Decision { view, seat, bot, seed, went_on: None })
}

fn decision_of<G: Heuristics>(
    view: &Value,
    seat: Seat,
    character: Character,
    seed: u64,
) -> Result<Box<dyn Thinking>, Unreadable> {
    let view = catalog::from_json::<G::View>(view).map_err(|error| Unreadable::new("a view of the game", error))?;
    let decision = Decision::<G> { view, seat, bot: Box::new(Bot::new(character)), seed, went_on: None };
    match decision.legal().is_empty() {
        true => Err(Unreadable::new("a view of a seat that is asked", seat.to_string())),
        false => Ok(Box::new(decision)),
    }
}

fn only<G: Game>(state: &G::State, seat: Seat) -> Option<Value> {
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    match legal.as_slice() {
        [only] => Some(catalog::json(only)),
        _ => None,
    }
}
