//! A game in progress, its type erased: what the server needs of one, in JSON and text.

use std::any::Any;

use kernel::{Actor, Game, Outcome, Reaction, Record, Seat, SetupError, Step, Viewer};
use rand_chacha::ChaCha20Rng;
use serde::Deserialize;
use serde_json::Value;
use words::say;

use crate::misfit::NotReadable;
use crate::no::ActedSince;
use crate::{Bar, GameId, No, Spoken, Visitor, Why};

/// A game in progress. Version numbers of tables are the server's; here are just steps.
pub trait Match: Send {
    /// Which game.
    fn game(&self) -> GameId;
    /// The chairs.
    fn n_seats(&self) -> usize;
    /// Steps taken.
    fn n_steps(&self) -> usize;
    /// Who decides next.
    fn actor(&self) -> Actor;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// What a viewer sees.
    fn view(&self, viewer: Viewer) -> Value;
    /// What `seat` may do now: JSON and notation of each.
    fn legal(&self, seat: Seat) -> Vec<(Value, String)>;
    /// When `seat` is asked and merely offered a reaction: what it is about, and the action that lets it pass.
    fn reaction(&self, seat: Seat) -> Option<Reaction<Value>>;
    /// Would this action be taken? Changes nothing.
    fn check(&self, seat: Seat, action: &Value) -> Result<(), No>;
    /// Takes an action; its step in notation, to be stored.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<String, No>;
    /// Lets chance decide; its step in notation, to be stored. Chance must be asked.
    fn roll(&mut self, rng: &mut ChaCha20Rng) -> String;
    /// Takes a step that was stored.
    fn take(&mut self, step: &str) -> Result<(), No>;
    /// May `seat` take back its last action: is everything since then its own, no chance, and nothing revealed?
    fn may_undo(&self, seat: Seat) -> Result<(), No>;
    /// Takes back `seat`'s last action.
    fn undo(&mut self, seat: Seat) -> Result<(), No>;
    /// What keeps `seat` from taking back its last action; nothing when it may.
    fn barred(&self, seat: Seat) -> Option<Bar>;
    /// The step of `seat`'s last action, counted from 0.
    fn last_act(&self, seat: Seat) -> Option<usize>;
    /// Who decided step `n`, counted from 0; nobody when chance did.
    fn who(&self, n: usize) -> Option<Seat>;
    /// Step `n`, counted from 0, in notation.
    fn step_text(&self, n: usize) -> String;
    /// Takes back every step after the first `n`, whoever took it and whatever it showed.
    fn keep_first(&mut self, n: usize);
    /// The steps as a record with these header lines.
    fn record(&self, notes: Vec<(String, String)>) -> String;
    /// The typed game within, for crates above that know how to ask for it.
    fn as_any(&self) -> &dyn Any;
}

/// A game in progress with its type.
pub struct Live<G: Game> {
    id: GameId,
    setup: G::Setup,
    /// The position now.
    pub state: G::State,
    steps: Vec<Step<G>>,
    /// What happened, and how much of it had by the end of each step: in one piece, for most steps are short and games long.
    events: Vec<G::Event>,
    ends: Vec<usize>,
    /// Whether each step bars taking back what came before: chance, or something shown.
    bars: Vec<bool>,
}

/// Opens a match from the JSON of a setup.
pub fn open(game: GameId, setup: &Value) -> Result<Box<dyn Match>, SetupError> {
    struct Open<'s>(GameId, &'s Value);
    impl Visitor for Open<'_> {
        type Out = Result<Box<dyn Match>, SetupError>;
        fn visit<G: Spoken>(self) -> Self::Out {
            let setup = G::Setup::deserialize(self.1).map_err(|error| SetupError::new(NotReadable(error)))?;
            Ok(Box::new(Live::<G>::new(self.0, setup)?))
        }
    }
    game.visit(Open(game, setup))
}

impl<G: Game> Live<G> {
    /// Before the first step.
    pub fn new(id: GameId, setup: G::Setup) -> Result<Live<G>, SetupError> {
        let state = G::start(&setup)?;
        Ok(Live { id, setup, state, steps: Vec::new(), events: Vec::new(), ends: Vec::new(), bars: Vec::new() })
    }

    /// The steps taken.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// The position after the first `n` steps.
    pub fn state_after(&self, n: usize) -> G::State {
        let mut state = G::start(&self.setup).expect("the setup was played");
        for step in self.steps.iter().take(n) {
            G::apply(&mut state, *step, &mut ()).expect("the step was taken");
        }
        state
    }

    /// What a viewer witnessed at step `n`, counted from 0.
    pub fn witnessed(&self, n: usize, viewer: Viewer) -> Vec<G::Event> {
        let begin = n.checked_sub(1).map_or(0, |before| self.ends[before]);
        self.events[begin..self.ends[n]].iter().map(|event| G::witness(event, viewer)).collect()
    }
}

impl<G: Spoken> Live<G> {
    fn read_action(&self, seat: Seat, action: &Value) -> Result<G::Action, No> {
        let action = G::Action::deserialize(action)
            .map_err(|error| No::Unreadable(Why::new(say::NoSuchAction { game: G::TITLE, error })))?;
        if seat.index() >= G::n_seats(&self.setup) { Err(No::NotAsked(seat)) } else { Ok(action) }
    }

    fn step(&mut self, step: Step<G>) -> Result<(), No> {
        let bar = match step {
            Step::Chance(_) => true,
            Step::Act(seat, action) => G::reveals(&self.state, seat, action),
        };
        let n_events = self.events.len();
        if let Err(no) = G::apply(&mut self.state, step, &mut self.events) {
            self.events.truncate(n_events);
            return Err(No::illegal(no));
        }
        self.steps.push(step);
        self.ends.push(self.events.len());
        self.bars.push(bar);
        Ok(())
    }

    /// The number of steps that stay when `seat` takes back its last action.
    fn undo_to(&self, seat: Seat) -> Result<usize, No> {
        let Some(last) = self.steps.len().checked_sub(1) else {
            return Err(No::revealed(say::NoNothingDone));
        };
        match self.steps[last] {
            _ if self.bars[last] => Err(No::revealed(say::NoRevealedSince)),
            Step::Act(who, _) if who != seat => Err(No::revealed(ActedSince(who))),
            Step::Act(..) | Step::Chance(_) => Ok(last),
        }
    }
}

impl<G: Spoken> Match for Live<G> {
    fn game(&self) -> GameId {
        self.id
    }

    fn n_seats(&self) -> usize {
        G::n_seats(&self.setup)
    }

    fn n_steps(&self) -> usize {
        self.steps.len()
    }

    fn actor(&self) -> Actor {
        G::actor(&self.state)
    }

    fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.state)
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&G::view(&self.state, viewer))
    }

    fn legal(&self, seat: Seat) -> Vec<(Value, String)> {
        let mut legal = Vec::new();
        G::legal(&self.state, seat, &mut legal);
        legal.into_iter().map(|action| (json(&action), action.to_string())).collect()
    }

    fn reaction(&self, seat: Seat) -> Option<Reaction<Value>> {
        if !self.actor().asks(seat) {
            return None;
        }
        let Reaction { topics, decline } = G::reaction(&self.state, seat)?;
        Some(Reaction { topics, decline: json(&decline) })
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<(), No> {
        let action = self.read_action(seat, action)?;
        G::apply(&mut self.state.clone(), Step::Act(seat, action), &mut ()).map_err(No::illegal)
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<String, No> {
        let action = self.read_action(seat, action)?;
        if !self.actor().asks(seat) {
            return Err(No::NotAsked(seat));
        }
        let step = Step::Act(seat, action);
        self.step(step)?;
        Ok(step.to_string())
    }

    fn roll(&mut self, rng: &mut ChaCha20Rng) -> String {
        let step = Step::Chance(G::sample(&self.state, rng));
        self.step(step).expect("what chance samples is legal");
        step.to_string()
    }

    fn take(&mut self, step: &str) -> Result<(), No> {
        let step: Step<G> = step.parse().map_err(|error: kernel::Unreadable| No::Unreadable(Why::text(error)))?;
        self.step(step)
    }

    fn may_undo(&self, seat: Seat) -> Result<(), No> {
        self.undo_to(seat).map(|_| ())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), No> {
        let keep = self.undo_to(seat)?;
        self.keep_first(keep);
        Ok(())
    }

    fn barred(&self, seat: Seat) -> Option<Bar> {
        let Some(last) = self.last_act(seat) else {
            return Some(Bar::NothingDone);
        };
        // What a die showed says more than that the action asked for one.
        match self.steps.get(last + 1) {
            Some(Step::Chance(_)) => Some(Bar::Chance(last + 1)),
            _ if self.bars[last] => Some(Bar::Shown(last)),
            Some(Step::Act(other, _)) => Some(Bar::Acted(last + 1, *other)),
            None => None,
        }
    }

    fn last_act(&self, seat: Seat) -> Option<usize> {
        self.steps.iter().rposition(|step| matches!(step, Step::Act(who, _) if *who == seat))
    }

    fn who(&self, n: usize) -> Option<Seat> {
        match self.steps[n] {
            Step::Act(seat, _) => Some(seat),
            Step::Chance(_) => None,
        }
    }

    fn step_text(&self, n: usize) -> String {
        self.steps[n].to_string()
    }

    fn keep_first(&mut self, n: usize) {
        let mut again = Live::new(self.id, self.setup.clone()).expect("the setup was good before");
        for step in self.steps.iter().take(n) {
            again.step(*step).expect("the steps were legal before");
        }
        *self = again;
    }

    fn record(&self, notes: Vec<(String, String)>) -> String {
        Record::<G> { setup: self.setup.clone(), notes, steps: self.steps.clone() }.to_string()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("plain data serialises")
}
