//! The laws every game obeys, tried on random games of every setup. What seats know is `knowledge.rs`.
//!
//! A failure prints the record so far; it becomes a scenario or a fixture for good.

use std::collections::HashSet;
use std::fmt::Debug;
use std::mem::{Discriminant, discriminant};
use std::sync::{Mutex, PoisonError};

use kernel::{Actor, Game, Illegal, Record, Seat, Step, pick};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use words::Message;

use crate::crowd;
use crate::knowledge;
use crate::languages::check_languages;
use crate::perft::every_step;
use crate::random_game::{by_verb, random_step};

/// Every how many positions all of the universe is tried, not just a few of it.
const WHOLE_UNIVERSE_EVERY: usize = 64;
/// Every how many positions it is checked what seats may know: views and imagined worlds are costly.
const KNOWLEDGE_EVERY: usize = 4;
/// How many actions of the universe are tried at any other position.
const FEW: u32 = 12;

/// Every how many steps of a plain game the invariants are checked: each game looks at other moments.
const ENDURANCE_LOOKS_EVERY: usize = 61;

/// Random games of each setup for all laws: in the test command, in the long run.
const LAWFUL: crowd::Size = crowd::Size { few: 24, many: 25_000 };
/// Random games of each setup that only have to come to their end unharmed.
const PLAIN: crowd::Size = crowd::Size { few: 200, many: 100_000 };

/// The laws for one game. `Laws::of(setups)…` and `hold()`.
pub struct Laws<G: Game> {
    setups: Vec<G::Setup>,
    universe: Vec<G::Action>,
    invariant: fn(&G::State) -> Result<(), String>,
    cap: usize,
    /// The kinds of refusals that were said in every language.
    said: Mutex<HashSet<Discriminant<G::Illegal>>>,
}

impl<G: Game<Illegal: Message>> Laws<G> {
    /// For these setups: every player count, mode and option the game has.
    pub fn of(setups: Vec<G::Setup>) -> Laws<G> {
        Laws { setups, universe: Vec::new(), invariant: |_| Ok(()), cap: usize::MAX, said: Mutex::default() }
    }

    /// Everything that could ever be an action: what is not offered must be refused.
    #[must_use]
    pub fn universe(mut self, actions: impl IntoIterator<Item = G::Action>) -> Self {
        self.universe = actions.into_iter().collect();
        self
    }

    /// What holds between any two steps: pieces conserved, caches true.
    #[must_use]
    pub fn invariant(mut self, invariant: fn(&G::State) -> Result<(), String>) -> Self {
        self.invariant = invariant;
        self
    }

    /// No random game is longer than this many steps.
    #[must_use]
    pub fn cap(mut self, steps: usize) -> Self {
        self.cap = steps;
        self
    }

    /// Plays and checks, on all cores. Panics with the record of the first game that breaks a law.
    pub fn hold(&self) {
        crowd::play(&format!("laws of {}", G::TITLE), &self.setups, LAWFUL, |setup, seed| self.game(setup, seed));
    }

    /// Plays very many plain random games: none may come to a dead end, break the invariant or outlast the cap.
    pub fn endure(&self) {
        crowd::play(&format!("endurance of {}", G::TITLE), &self.setups, PLAIN, |setup, seed| self.plain(setup, seed));
    }

    /// One random game without a record; it is played again from its seed when something is wrong.
    fn plain(&self, setup: &G::Setup, seed: u64) -> Result<(), String> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut state = G::start(setup).map_err(|error| error.to_string())?;
        let mut buffer = Vec::new();
        for taken in 0.. {
            let wrong = |law: String| format!("{law}\n{setup}, seed {seed}, after {taken} random steps");
            if (taken + seed as usize).is_multiple_of(ENDURANCE_LOOKS_EVERY) || G::actor(&state) == Actor::Over {
                (self.invariant)(&state).map_err(wrong)?;
            }
            let Some(step) = random_step::<G>(&state, &mut rng, &mut buffer) else { break };
            G::apply(&mut state, step, &mut ())
                .map_err(|no| wrong(format!("`{step}` is offered and refused: {no}")))?;
            if taken > self.cap {
                return Err(wrong("the game does not end".into()));
            }
        }
        G::outcome(&state).map(drop).ok_or_else(|| format!("the end has no outcome\n{setup}, seed {seed}"))
    }

    /// One random game. Every second one of a setup chooses by verb, so that rare actions come up and games are short.
    fn game(&self, setup: &G::Setup, seed: u64) -> Result<(), String> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut record = Record::<G>::new(setup.clone());
        let mut state = G::start(setup).map_err(|error| error.to_string())?;
        let mut buffer = Vec::new();
        let mut events = Vec::new();
        let mut printed = Printed::default();
        let next = if (seed as usize / self.setups.len()).is_multiple_of(2) { by_verb::<G> } else { random_step::<G> };
        round_trips(setup)?;
        loop {
            let checked = self.position(&state, setup, record.steps.len(), &mut printed, &mut rng);
            checked.map_err(|law| format!("{law}\nseed {seed}, after these steps:\n{record}"))?;
            let Some(step) = next(&state, &mut rng, &mut buffer) else { break };
            G::apply(&mut state, step, &mut events)
                .map_err(|no| format!("an offered step was refused: {step}: {no}\n{record}"))?;
            record.steps.push(step);
            if record.steps.len() > self.cap {
                return Err(format!("a random game is longer than {} steps\nseed {seed}\n{record}", self.cap));
            }
        }
        self.ending(&state, &events, &record).map_err(|law| format!("{law}\nseed {seed}\n{record}"))
    }

    fn position(
        &self,
        state: &G::State,
        setup: &G::Setup,
        number: usize,
        printed: &mut Printed<G>,
        rng: &mut ChaCha8Rng,
    ) -> Result<(), String> {
        (self.invariant)(state)?;
        self.somebody_can_act(state, setup)?;
        let offered = every_step::<G>(state);
        offered_is_accepted::<G>(state, &offered)?;
        offered.iter().try_for_each(|step| printed.is_unlike_others(*step))?;
        self.rest_is_refused(state, setup, &offered, number, rng)?;
        if number.is_multiple_of(KNOWLEDGE_EVERY) || G::actor(state) == Actor::Over {
            knowledge::check::<G>(state, setup, rng)?;
        }
        Ok(())
    }

    /// Never a dead end: whoever is asked has something to do, nobody else has. The end has an outcome, with the scores
    /// that everybody stands at.
    fn somebody_can_act(&self, state: &G::State, setup: &G::Setup) -> Result<(), String> {
        let actor = G::actor(state);
        let mut legal = Vec::new();
        for seat in Seat::first(G::n_seats(setup)) {
            legal.clear();
            G::legal(state, seat, &mut legal);
            if actor.asks(seat) == legal.is_empty() {
                return Err(format!("{seat} has {} legal actions and {actor:?} decides", legal.len()));
            }
            reaction_can_be_declined::<G>(state, seat, &legal)?;
        }
        let mut chances = Vec::new();
        G::chances(state, &mut chances);
        if (actor == Actor::Chance) == chances.is_empty() || chances.iter().any(|chance| chance.weight == 0) {
            return Err(format!("chance may do {chances:?} and {actor:?} decides"));
        }
        if (actor == Actor::Over) != G::outcome(state).is_some() {
            return Err(format!("{actor:?} decides and the outcome is {:?}", G::outcome(state)));
        }
        let standing = G::standing(state);
        if standing.len() != G::n_seats(setup) || G::outcome(state).is_some_and(|end| end.scores != standing) {
            return Err(format!("the standing is {standing:?} and the outcome {:?}", G::outcome(state)));
        }
        Ok(())
    }

    /// What is not offered is refused with a rule, in every language, and nothing changes.
    fn rest_is_refused(
        &self,
        state: &G::State,
        setup: &G::Setup,
        offered: &[Step<G>],
        number: usize,
        rng: &mut ChaCha8Rng,
    ) -> Result<(), String> {
        if self.universe.is_empty() {
            return Ok(());
        }
        let mut legal: Vec<(Seat, G::Action)> = offered
            .iter()
            .filter_map(|step| match step {
                Step::Act(seat, action) => Some((*seat, *action)),
                Step::Chance(_) => None,
            })
            .collect();
        legal.sort();
        // A refusal leaves it as it is, so one copy serves for all of them.
        let mut after = state.clone();
        let mut met = Vec::new();
        let mut try_one = |seat: Seat, action: G::Action| {
            if legal.binary_search(&(seat, action)).is_ok() {
                return Ok(());
            }
            match G::apply(&mut after, Step::Act(seat, action), &mut ()) {
                Ok(()) => Err(format!("`{seat}: {action}` was not offered and is accepted")),
                Err(_) if after != *state => Err(format!("`{seat}: {action}` was refused and changed something")),
                Err(no) if no.rule().0.is_empty() => Err(format!("`{seat}: {action}` was refused without a rule")),
                Err(no) => {
                    if !met.contains(&discriminant(&no)) {
                        met.push(discriminant(&no));
                        self.say_once(&no);
                    }
                    Ok(())
                }
            }
        };
        let seats: Vec<_> = Seat::first(G::n_seats(setup)).collect();
        if number.is_multiple_of(WHOLE_UNIVERSE_EVERY) {
            return seats
                .iter()
                .try_for_each(|seat| self.universe.iter().try_for_each(|action| try_one(*seat, *action)));
        }
        (0..FEW).try_for_each(|_| {
            let seat = seats[pick(rng, seats.len() as u32) as usize];
            try_one(seat, self.universe[pick(rng, self.universe.len() as u32) as usize])
        })
    }

    /// A refusal of a kind that was not met before is said in every language.
    fn say_once(&self, no: &G::Illegal) {
        let is_new = self.said.lock().unwrap_or_else(PoisonError::into_inner).insert(discriminant(no));
        if is_new {
            check_languages(no);
        }
    }

    /// Same steps, same state and events; the record as text is the same game; nothing is accepted after the end.
    fn ending(&self, state: &G::State, events: &[G::Event], record: &Record<G>) -> Result<(), String> {
        let text = record.to_string();
        let again = Record::<G>::read(&text).map_err(|broken| format!("the record does not load: {broken}"))?;
        if again.to_string() != text {
            return Err("the record changes on being written again".into());
        }
        let mut replay = again.replay().map_err(|error| error.to_string())?;
        let mut told = Vec::new();
        while let Some(step) = replay.advance(&mut told) {
            step.map_err(|no| format!("the record does not replay: {no}"))?;
        }
        if replay.state != *state || told != events {
            return Err("the same steps led elsewhere".into());
        }
        for action in self.universe.iter().take(100) {
            if G::apply(&mut state.clone(), Step::Act(Seat::new(0), *action), &mut ()).is_ok() {
                return Err(format!("`{action}` is accepted after the end"));
            }
        }
        Ok(())
    }
}

/// A reaction is put to somebody who is asked, is about something, and can be declined.
fn reaction_can_be_declined<G: Game>(state: &G::State, seat: Seat, legal: &[G::Action]) -> Result<(), String> {
    let Some(reaction) = G::reaction(state, seat) else { return Ok(()) };
    let is_word = |topic: &&str| {
        (1..=40).contains(&topic.len())
            && topic.split('-').all(|part| {
                !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
            })
    };
    if !legal.contains(&reaction.decline) {
        return Err(format!("{seat} cannot decline with `{}`", reaction.decline));
    }
    if reaction.topics.is_empty() || !reaction.topics.iter().all(is_word) {
        return Err(format!("{seat} is asked to react about {:?}", reaction.topics));
    }
    Ok(())
}

fn offered_is_accepted<G: Game>(state: &G::State, offered: &[Step<G>]) -> Result<(), String> {
    for step in offered {
        let mut after = state.clone();
        if let Err(no) = G::apply(&mut after, *step, &mut ()) {
            return Err(format!("`{step}` is offered and refused: {}: {no}", no.rule()));
        }
    }
    Ok(())
}

/// How the steps of a game were printed. Print depends on nothing else, so each step is looked at once.
struct Printed<G: Game> {
    actions: HashSet<(Seat, G::Action)>,
    chances: HashSet<G::Chance>,
    texts: HashSet<String>,
}

impl<G: Game> Default for Printed<G> {
    fn default() -> Self {
        Printed { actions: HashSet::new(), chances: HashSet::new(), texts: HashSet::new() }
    }
}

impl<G: Game> Printed<G> {
    /// A step that was not met before round-trips, and prints like no other of this game.
    fn is_unlike_others(&mut self, step: Step<G>) -> Result<(), String> {
        match step {
            Step::Act(seat, action) if self.actions.insert((seat, action)) => round_trips(&action)?,
            Step::Chance(chance) if self.chances.insert(chance) => round_trips(&chance)?,
            Step::Act(..) | Step::Chance(_) => return Ok(()),
        }
        if self.texts.insert(step.to_string()) { Ok(()) } else { Err(format!("two steps print as `{step}`")) }
    }
}

/// `parse(print(x)) == x`, in text and in JSON.
fn round_trips<T: PartialEq + Debug + kernel::Text + Serialize + DeserializeOwned>(value: &T) -> Result<(), String> {
    let text = value.to_string();
    match text.parse::<T>() {
        Ok(again) if again == *value => {}
        other => return Err(format!("`{text}` reads as {other:?}")),
    }
    let json = serde_json::to_string(value).map_err(|error| error.to_string())?;
    match serde_json::from_str::<T>(&json) {
        Ok(again) if again == *value => Ok(()),
        other => Err(format!("{json} reads as {other:?}")),
    }
}
