//! A game in progress, its type erased: what the server needs of one, in JSON and text.

use std::any::Any;

use kernel::{Actor, Game, Outcome, Reaction, Record, Seat, SetupError, Step, Viewer};
use rand_chacha::ChaCha20Rng;
use serde_json::Value;

use crate::misfit::NotReadable;
use crate::no::ActedSince;
use crate::{Bar, GameId, No, Spoken, Why, from_json, json, say, with_game};

/// A game in progress. Version numbers of tables are the server's; here are just steps.
pub trait Match: Send {
    fn game(&self) -> GameId;
    /// The chairs.
    fn n_seats(&self) -> usize;
    fn n_steps(&self) -> usize;
    /// Who decides next.
    fn actor(&self) -> Actor;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
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
    /// What `live` looks into.
    fn as_any(&self) -> &dyn Any;
}

/// A game in progress with its type.
pub struct Live<G: Game> {
    setup: G::Setup,
    pub state: G::State,
    steps: Vec<Step<G>>,
    /// What happened, and how much of it had by the end of each step: in one piece, for most steps are short and games long.
    events: Vec<G::Event>,
    ends: Vec<usize>,
    /// Whether each step bars taking back what came before: chance, or something shown.
    bars: Vec<bool>,
    /// The position after every [`LANDMARK`] steps, so that going back does not begin at the first one.
    landmarks: Vec<G::State>,
}

/// So many steps lie between two positions that are kept: going back costs as many at most, however long the game is.
const LANDMARK: usize = 256;

impl dyn Match + '_ {
    /// The typed game within, which must be of this type.
    pub fn live<G: Game>(&self) -> &Live<G> {
        self.as_any().downcast_ref().expect("a match is of the game it names")
    }
}

/// Opens a match from the JSON of a setup.
pub fn open(game: GameId, setup: &Value) -> Result<Box<dyn Match>, SetupError> {
    fn of<G: Spoken>(setup: &Value) -> Result<Box<dyn Match>, SetupError> {
        let setup = from_json(setup).map_err(|error| SetupError::new(NotReadable(error)))?;
        Ok(Box::new(Live::<G>::new(setup)?))
    }
    with_game!(game, G => of::<G>(setup))
}

impl<G: Game> Live<G> {
    pub fn new(setup: G::Setup) -> Result<Live<G>, SetupError> {
        let state = G::start(&setup)?;
        let (steps, events, ends) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Live { setup, state, steps, events, ends, bars: Vec::new(), landmarks: Vec::new() })
    }

    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// The position after the first `n` steps.
    pub fn state_after(&self, n: usize) -> G::State {
        let n_kept = (n / LANDMARK).min(self.landmarks.len());
        let landmark = n_kept.checked_sub(1).map(|last| self.landmarks[last].clone());
        let mut state = landmark.unwrap_or_else(|| G::start(&self.setup).expect("the setup was played"));
        for step in self.steps.iter().take(n).skip(n_kept * LANDMARK) {
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
        let action =
            from_json(action).map_err(|error| No::Unreadable(Why::new(say::NoSuchAction { game: G::TITLE, error })))?;
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
        if self.steps.len().is_multiple_of(LANDMARK) {
            self.landmarks.push(self.state.clone());
        }
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
        GameId::named(G::ID).expect("only games of the house are told apart by their names")
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
        if n >= self.steps.len() {
            return;
        }
        self.state = self.state_after(n);
        self.steps.truncate(n);
        self.ends.truncate(n);
        self.bars.truncate(n);
        self.events.truncate(self.ends.last().copied().unwrap_or(0));
        self.landmarks.truncate(n / LANDMARK);
    }

    fn record(&self, notes: Vec<(String, String)>) -> String {
        Record::<G> { setup: self.setup.clone(), notes, steps: self.steps.clone() }.to_string()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

#[cfg(test)]
mod tests {
    use kernel::SeatSet;
    use rand::SeedableRng;

    use super::*;

    /// Going back, past the positions that are kept and between them, is as if nobody had gone on.
    #[test]
    fn going_back_leads_where_the_steps_lead() {
        for game in GameId::ALL {
            let (mut rng, setup) = (ChaCha20Rng::seed_from_u64(7), game.usual_setup(2));
            let mut played = open(*game, &setup).unwrap();
            while played.n_steps() < 2 * LANDMARK + 20 && played.outcome().is_none() {
                match played.actor() {
                    Actor::Seats(seats) => {
                        let seat = seats.iter().next().unwrap();
                        let legal = played.legal(seat);
                        let (action, _) = &legal[(played.n_steps() * 7) % legal.len()];
                        played.act(seat, action).unwrap();
                    }
                    Actor::Chance | Actor::Over => drop(played.roll(&mut rng)),
                }
            }
            let steps: Vec<String> = (0..played.n_steps()).map(|n| played.step_text(n)).collect();
            let all = Viewer::seats(SeatSet::first(2));
            for n in [600, 513, 512, 511, 300, 257, 256, 255, 100, 1, 0].into_iter().filter(|n| *n <= steps.len()) {
                played.keep_first(n);
                let mut again = open(*game, &setup).unwrap();
                for step in &steps[..n] {
                    again.take(step).unwrap();
                }
                assert_eq!(played.n_steps(), n);
                assert_eq!(played.view(all), again.view(all), "{game} after {n} of {} steps", steps.len());
                assert_eq!(played.record(Vec::new()), again.record(Vec::new()));
                // It goes on from there as it did before.
                for step in steps.iter().skip(n).take(3) {
                    played.take(step).unwrap();
                    again.take(step).unwrap();
                }
                assert_eq!(played.view(all), again.view(all));
            }
        }
    }
}
