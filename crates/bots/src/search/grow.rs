//! One iteration: down the tree with a world, a look ahead where the tree ends, and the value back to the root.

use std::time::Instant;

use kernel::{Actor, Game, Heuristics, Seat, SeatSet, Step};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::insight::Insight;
use super::tree::{NodeId, Tree};
use super::value::Scale;
use super::witness::Witness;
use super::{Options, Playouts, playout};

/// Worlds that are imagined; then the first comes round again.
const WORLDS: usize = 512;
/// Chance and forced steps in a row that are followed; a game with more is looked at in the middle of them.
const LONGEST_CHAIN: usize = 256;

/// A page has no weights, so its modules do without all that asks for them, and weigh less.
const CAN_BE_LED: bool = !cfg!(target_arch = "wasm32");

/// One thread's search from one view.
pub struct Growth<G: Heuristics> {
    pub seat: Seat,
    pub(super) view: G::View,
    /// What is remembered.
    pub tree: Tree<G::Action>,
    pub(super) scale: Scale,
    pub(super) worlds: Vec<G::State>,
    pub(super) rng: Xoshiro256PlusPlus,
    /// Decisions of steady hands, after each leg of which a position is judged.
    pub(super) legs: &'static [u32],
    /// Random steps instead of them, when there are any.
    pub(super) playout: u32,
    /// Who judges instead of either.
    pub(super) insight: Option<Insight>,
    /// Random steps taken so far, and how long they and judging what they led to took.
    pub playouts: Playouts,
    pub iterations: u64,
    /// What may be done at the decision that is looked at.
    pub(super) legal: Vec<G::Action>,
    /// Edges that could be taken at it.
    pub(super) open: Vec<u32>,
    path: Vec<(NodeId, u32, Seat)>,
    buffer: Vec<G::Action>,
}

/// What a line of play was worth to everybody beyond where it led.
pub type Extras = [f32; Seat::MAX];

impl<G: Heuristics> Growth<G> {
    /// Before the first iteration.
    pub fn new(view: &G::View, seat: Seat, options: &Options, seed: u64) -> Growth<G> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let n_worlds = if CAN_BE_LED && options.learned.is_some() { n_worlds(0) } else { 4 };
        let worlds = G::imagine_many(view, n_worlds, &mut rng);
        let learned = options.learned.filter(|_| CAN_BE_LED);
        let insight = learned.map(|learned| Insight::new::<G>(learned, &worlds[0], seat));
        let scale = if insight.is_some() { Scale::NONE } else { Scale::of::<G>(&worlds, seat, &mut rng) };
        Growth {
            seat,
            view: view.clone(),
            tree: Tree::new(seat, options.bytes / options.threads.max(1)),
            scale,
            worlds,
            rng,
            legs: options.reach.legs::<G>(),
            playout: options.playout,
            insight,
            playouts: Playouts::default(),
            iterations: 0,
            legal: Vec::new(),
            open: Vec::new(),
            path: Vec::new(),
            buffer: Vec::new(),
        }
    }

    /// The same tree from a decision in it, for the view that goes with it.
    pub fn grown_from(self, node: NodeId, view: &G::View, seed: u64) -> Growth<G> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let worlds = vec![G::imagine(view, &mut rng)];
        let (tree, playouts) = (self.tree.grown_from(node), Playouts::default());
        Growth { tree, view: view.clone(), worlds, rng, iterations: 0, playouts, ..self }
    }

    /// Does a network lead it?
    #[inline]
    pub(super) fn is_led(&self) -> bool {
        CAN_BE_LED && self.insight.is_some()
    }

    /// A world that fits the view.
    fn world(&mut self) -> G::State {
        if self.is_led() {
            let wanted = n_worlds(self.iterations);
            if wanted > self.worlds.len() {
                let more = wanted - self.worlds.len();
                self.worlds.extend(G::imagine_many(&self.view, more, &mut self.rng));
            }
            return self.worlds[self.iterations as usize % wanted].clone();
        }
        let number = self.iterations as usize % WORLDS;
        if number >= self.worlds.len() {
            self.worlds.push(G::imagine(&self.view, &mut self.rng));
        }
        self.worlds[number].clone()
    }

    /// Learns a little more.
    pub fn iterate(&mut self) {
        let mut state = self.world();
        self.iterations += 1;
        self.path.clear();
        self.legal.clear();
        G::legal(&state, self.seat, &mut self.legal);
        let (mut node, mut seat) = (Tree::<G::Action>::ROOT, self.seat);
        let mut extras = [0.0; Seat::MAX];
        let values = loop {
            if !self.is_led() {
                self.scale.meet::<G>(seat, &self.worlds);
            }
            if self.tree.node(node).edges.is_empty() {
                break self.expand(node, &state, seat, &extras);
            }
            let edge = self.select(node, &state, seat, &extras);
            let action = self.tree.edge((node, edge)).action;
            if !self.is_led() {
                extras[seat.index()] += G::inclination(&state, seat, action) as f32;
            }
            self.path.push((node, edge, seat));
            let mut witness = self.witness(seat, action);
            G::apply(&mut state, Step::Act(seat, action), &mut witness).expect("a legal action is accepted");
            let Some(next) = self.settle(&mut state, &mut witness) else {
                break self.judge(&state, &extras);
            };
            witness.knows(next);
            match self.tree.follow((node, edge), witness.key(), spare_key(edge, next), next) {
                Some(child) => (node, seat) = (child, next),
                None => break self.judge_later(state, &extras),
            }
        };
        for (node, edge, seat) in &self.path {
            let edge = self.tree.edge((*node, *edge));
            edge.visits += 1;
            edge.sum += f64::from(values[seat.index()]);
        }
    }

    /// Would the action that was searched most stay ahead if so many iterations more all went to the second, and that were
    /// liked so many times as much?
    pub fn is_settled(&self, left: u64, liking: f64) -> bool {
        let visits = self.tree.node(Tree::<G::Action>::ROOT).edges.iter().map(|edge| edge.visits);
        let (most, second) = visits.fold((0, 0), |(most, second), visits| match visits {
            _ if visits > most => (visits, most),
            _ => (most, second.max(visits)),
        });
        f64::from(most + 1) > (f64::from(second + 1) + left as f64) * liking
    }

    /// What the thinking seat sees of an action and of what comes of it. It knows its own.
    pub(super) fn witness(&self, seat: Seat, action: G::Action) -> Witness<G> {
        let mut witness = Witness::new(self.seat);
        if seat == self.seat {
            witness.knows(action);
        }
        witness
    }

    /// Lets chance and forced steps happen until somebody has a choice; who, and `legal` holds what. `None` at the end.
    pub(super) fn settle(&mut self, state: &mut G::State, witness: &mut Witness<G>) -> Option<Seat> {
        for _ in 0..LONGEST_CHAIN {
            let step: Step<G> = match <G as Game>::actor(state) {
                Actor::Over => return None,
                Actor::Chance => Step::Chance(G::sample(state, &mut self.rng)),
                Actor::Seats(seats) => {
                    let seat = self.asked(seats);
                    self.legal.clear();
                    G::legal(state, seat, &mut self.legal);
                    match self.legal.as_slice() {
                        [forced] => Step::Act(seat, *forced),
                        _ => return Some(seat),
                    }
                }
            };
            G::apply(state, step, witness).expect("what is offered is accepted");
        }
        None
    }

    /// When several are asked at once, the thinking seat goes first, for it will.
    fn asked(&self, seats: SeatSet) -> Seat {
        if seats.has(self.seat) { self.seat } else { seats.iter().next().expect("somebody is asked") }
    }

    /// The value of a position for everybody who decided something on the way to it.
    pub(super) fn judge(&mut self, state: &G::State, extras: &Extras) -> Extras {
        let outcome = G::outcome(state);
        if self.is_led()
            && let Some(insight) = &mut self.insight
        {
            return match outcome {
                Some(outcome) => insight.end::<G>(self.seat, &outcome),
                None => insight.middle::<G>(state, self.seat),
            };
        }
        let mut values = [0.0; Seat::MAX];
        let deciders: SeatSet = self.path.iter().map(|(_, _, seat)| *seat).collect();
        for seat in deciders.iter() {
            let worth = G::worth(state, seat) as f32 + extras[seat.index()];
            values[seat.index()] = match &outcome {
                Some(outcome) => self.scale.end(seat, worth, outcome),
                None => self.scale.value(seat, worth),
            };
        }
        values
    }

    /// The same a little later: after random steps where playouts are wanted, else after everybody has played on with
    /// steady hands as far as the search reaches.
    pub(super) fn judge_later(&mut self, mut state: G::State, extras: &Extras) -> Extras {
        if self.is_led() {
            return self.judge(&state, extras);
        }
        if self.playout == 0 {
            return self.judge_on_the_way(state, extras);
        }
        let begun = Instant::now();
        let steps = playout::random::<G>(&mut state, self.playout, &mut self.rng, &mut self.buffer);
        let values = self.judge(&state, extras);
        self.playouts.steps += u64::from(steps);
        self.playouts.time += begun.elapsed();
        values
    }

    /// The mean over the legs: soon there is less luck in a position, later more of what it led to.
    fn judge_on_the_way(&mut self, mut state: G::State, extras: &Extras) -> Extras {
        if self.legs.is_empty() {
            return self.judge(&state, extras);
        }
        let mut sums = [0.0; Seat::MAX];
        for decisions in self.legs {
            playout::steady::<G>(&mut state, *decisions, &mut self.rng, &mut self.buffer);
            for (sum, value) in sums.iter_mut().zip(self.judge(&state, extras)) {
                *sum += value;
            }
        }
        sums.map(|sum| sum / self.legs.len() as f32)
    }
}

/// How many worlds a search with a network goes round in after so many iterations: few at first, for imagining may take
/// longer than an iteration, and many at once.
const fn n_worlds(iterations: u64) -> usize {
    match iterations {
        0..256 => 16,
        256..1024 => 64,
        1024..4096 => 256,
        _ => WORLDS,
    }
}

/// Where consequences of an edge go that are too rare for a node of their own.
fn spare_key(edge: u32, seat: Seat) -> u64 {
    u64::from(edge) * Seat::MAX as u64 + seat.index() as u64
}

#[cfg(test)]
mod tests {
    use casadh::Casadh;
    use kernel::Viewer;

    use super::super::Limit;
    use super::*;

    /// A thinker with somebody's decisions behind it, and a position to be judged.
    fn thinker(legs: &'static [u32]) -> (Growth<Casadh>, <Casadh as Game>::State) {
        let setup = "players 2".parse().expect("setups are written as the game writes them");
        let mut state = Casadh::start(&setup).expect("the setup can be played");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        playout::steady::<Casadh>(&mut state, 20, &mut rng, &mut Vec::new());
        let Actor::Seats(seats) = Casadh::actor(&state) else { panic!("somebody is to decide") };
        let seat = seats.iter().next().expect("somebody is asked");
        let view = Casadh::view(&state, Viewer::seat(seat));
        let mut growth = Growth::new(&view, seat, &Options::new(Limit::Iterations(8)), 1);
        (0..8).for_each(|_| growth.iterate());
        (Growth { legs, rng, ..growth }, state)
    }

    #[test]
    fn every_leg_counts_the_same() {
        let judged = |legs: &'static [u32]| {
            let (mut growth, state) = thinker(legs);
            let values = growth.judge_later(state, &[0.0; Seat::MAX]);
            values[growth.seat.index()]
        };
        let (soon, later, last) = (judged(&[4]), judged(&[8]), judged(&[12]));
        assert!(soon != later && later != last);
        assert_eq!(judged(&[4, 4, 4]), (soon + later + last) / 3.0);
    }

    #[test]
    fn without_legs_a_position_is_judged_as_it_is() {
        let (mut growth, state) = thinker(&[]);
        let extras = [0.0; Seat::MAX];
        assert_eq!(growth.judge_later(state.clone(), &extras), growth.judge(&state, &extras));
    }
}
