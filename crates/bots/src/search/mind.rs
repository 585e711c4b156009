//! A bot's head: trees grown side by side, and what is kept of them for its next decision.

use std::thread;
use std::time::{Duration, Instant};

use kernel::{Game, Heuristics, Seat, Step, Viewer};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::grow::Growth;
use super::limit::Meter;
use super::tree::{NodeId, Tree};
use super::{Options, Stop};
use crate::Taste;

/// Continuations that are looked at for a decision that was foreseen.
const FORESEEN: usize = 8;

/// After so many iterations each it is asked whether the rest could still change anything.
const LOOK_UP: u64 = 64;

/// Random steps of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playouts {
    pub steps: u64,
    /// How long they took, with judging what they led to.
    pub time: Duration,
}

/// What came of thinking.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought<A> {
    pub action: A,
    /// How well that goes, from 0 to 1; a half is as well as things stand.
    pub value: f64,
    /// How much of the search went into it, from 0 to 1.
    pub share: f64,
    /// What the search went into next, and how much of it.
    pub second: Option<(A, f64)>,
    /// Iterations of all threads.
    pub iterations: u64,
    /// What the trees took in memory at last.
    pub bytes: usize,
    /// Random steps of all threads.
    pub playouts: Playouts,
    /// Did it go on with earlier thoughts?
    pub went_on: bool,
}

/// What a bot keeps between its decisions. A new one knows nothing; then what it thinks depends on the view, the
/// options and the seed alone.
pub struct Mind<G: Heuristics> {
    growths: Vec<Growth<G>>,
    /// Decisions that were foreseen, and where each tree has them.
    foreseen: Vec<(G::View, Vec<NodeId>)>,
}

impl<G: Heuristics> Default for Mind<G> {
    fn default() -> Mind<G> {
        Mind { growths: Vec::new(), foreseen: Vec::new() }
    }
}

impl<G: Heuristics> Mind<G> {
    /// Thinks about what to do in `seat`, which must be asked. A single legal action is not thought about.
    pub fn think(
        &mut self,
        view: &G::View,
        seat: Seat,
        (options, taste): (&Options, Taste),
        seed: u64,
        stop: &Stop,
    ) -> Thought<G::Action> {
        let begun = Instant::now();
        let threads = options.threads.max(1);
        let went_on = match self.begin(view, seat, options, seed) {
            Ok(went_on) => went_on,
            Err(forced) => return forced,
        };
        thread::scope(|scope| {
            let mut growths = self.growths.iter_mut().enumerate();
            let own = growths.next();
            for (number, growth) in growths {
                let meter = Meter::new(options.limit, begun, (number, threads), stop);
                scope.spawn(move || grow(growth, meter, taste));
            }
            if let Some((number, growth)) = own {
                grow(growth, Meter::new(options.limit, begun, (number, threads), stop), taste);
            }
        });
        self.conclude(went_on, taste)
    }

    /// Begins to think about what to do in `seat`, which must be asked; whether it goes on with earlier thoughts, or what is
    /// to be done when there is but one thing.
    pub fn begin(
        &mut self,
        view: &G::View,
        seat: Seat,
        options: &Options,
        seed: u64,
    ) -> Result<bool, Thought<G::Action>> {
        if let Some(action) = forced::<G>(view, seat, seed) {
            return Err(Thought {
                action,
                value: 0.5,
                share: 1.0,
                second: None,
                iterations: 0,
                bytes: 0,
                playouts: Playouts::default(),
                went_on: false,
            });
        }
        Ok(self.remember(view, seat, (options, options.threads.max(1)), seed))
    }

    /// Goes on, in the one tree of a search without threads, until so many iterations were done in all of `total`, which is
    /// as many as there will be; whether more could still change anything. No clock is read: whoever lets it think in
    /// slices has one. By iterations it is the same thought as [`Mind::think`] has, however it is cut.
    pub fn go_on(&mut self, until: u64, total: u64, taste: Taste) -> bool {
        let Some(growth) = self.growths.first_mut() else { return false };
        if growth.iterations == 0 {
            growth.iterate();
        }
        while growth.iterations < until.min(total) {
            growth.iterate();
            let looks_up = growth.iterations.is_multiple_of(LOOK_UP);
            if looks_up && growth.is_settled(total - growth.iterations, taste.most()) {
                return false;
            }
        }
        growth.iterations < total
    }

    /// Makes the search try at its first decision what it would hardly have looked at, so that whoever learns from it sees
    /// that too: so much of the curiosity there is given out at random, to few actions much of it.
    pub fn stir(&mut self, part: f32, rng: &mut impl Rng) {
        for growth in &mut self.growths {
            if growth.iterations == 0 {
                growth.iterate();
            }
            growth.tree.stir(part, rng);
        }
    }

    /// How often everything that may be done was searched, and how well it went, before [`Mind::conclude`].
    pub fn searched(&self) -> Vec<(G::Action, f64, f64)> {
        let mut all: Vec<(G::Action, f64, f64)> = Vec::new();
        for growth in &self.growths {
            for edge in &growth.tree.node(Tree::<G::Action>::ROOT).edges {
                let (visits, sum) = (f64::from(edge.visits + 1), edge.sum + f64::from(edge.guess));
                match all.iter_mut().find(|(action, ..)| *action == edge.action) {
                    Some((_, all_visits, all_sum)) => (*all_visits, *all_sum) = (*all_visits + visits, *all_sum + sum),
                    None => all.push((edge.action, visits, sum)),
                }
            }
        }
        all
    }

    /// How many iterations were done since the beginning.
    pub fn iterations(&self) -> u64 {
        self.growths.iter().map(|growth| growth.iterations).sum()
    }

    /// What came of it, and what is kept of it.
    pub fn conclude(&mut self, went_on: bool, taste: Taste) -> Thought<G::Action> {
        let thought = Thought { went_on, ..self.decide(taste) };
        self.foresee(thought.action);
        thought
    }

    /// What the trees take in memory.
    pub fn bytes(&self) -> usize {
        self.growths.iter().map(|growth| growth.tree.bytes()).sum()
    }

    /// Goes on with the trees that foresaw this view, or plants new ones; which.
    fn remember(&mut self, view: &G::View, seat: Seat, (options, threads): (&Options, usize), seed: u64) -> bool {
        let known = self.foreseen.iter().position(|(foreseen, _)| foreseen == view);
        let is_same = self.growths.len() == threads && self.growths.iter().all(|growth| growth.seat == seat);
        let seeds = (0..threads as u64).map(|thread| seed.wrapping_add(thread.wrapping_mul(0x9E37_79B9_7F4A_7C15)));
        let known = known.filter(|_| is_same);
        self.growths = match known {
            Some(known) => {
                let nodes = std::mem::take(&mut self.foreseen[known].1);
                let kept = std::mem::take(&mut self.growths).into_iter().zip(nodes).zip(seeds);
                kept.map(|((growth, node), seed)| growth.grown_from(node, view, seed)).collect()
            }
            None => seeds.map(|seed| Growth::new(view, seat, options, seed)).collect(),
        };
        self.foreseen.clear();
        known.is_some()
    }

    /// The action that was searched most, by all trees together.
    fn decide(&self, taste: Taste) -> Thought<G::Action> {
        let all = self.searched();
        let liked = |(action, visits, sum): &(G::Action, f64, f64)| (visits * taste.of(action), sum / visits);
        let by_liking = |a: &&_, b: &&_| liked(a).partial_cmp(&liked(b)).expect("numbers are ordered");
        let (action, visits, sum) = *all.iter().max_by(by_liking).expect("a decision has choices");
        let searched = all.iter().map(|(_, visits, _)| visits).sum::<f64>();
        let others = all.iter().filter(|(other, ..)| *other != action);
        let second = others.max_by(|(_, one, _), (_, other, _)| one.total_cmp(other));
        let second = second.map(|(action, visits, _)| (*action, visits / searched));
        let iterations = self.growths.iter().map(|growth| growth.iterations).sum();
        let all_playouts = |sum: Playouts, growth: &Growth<G>| {
            let Playouts { steps, time } = growth.playouts;
            Playouts { steps: sum.steps + steps, time: sum.time + time }
        };
        let playouts = self.growths.iter().fold(Playouts::default(), all_playouts);
        let (value, share) = (sum / visits, visits / searched);
        Thought { action, value, share, second, iterations, bytes: self.bytes(), playouts, went_on: false }
    }

    /// Looks for this seat's next decision right after `action`: when nobody else decides in between, the tree beyond
    /// it stays true, because the next view is the very one it was searched for.
    fn foresee(&mut self, action: G::Action) {
        let Mind { growths, foreseen } = self;
        let Some((first, others)) = growths.split_first_mut() else { return };
        for sample in 0..FORESEEN.min(first.worlds.len()) {
            let mut state = first.worlds[sample].clone();
            let mut witness = first.witness(first.seat, action);
            if G::apply(&mut state, Step::Act(first.seat, action), &mut witness).is_err() {
                return;
            }
            if first.settle(&mut state, &mut witness) != Some(first.seat) {
                continue;
            }
            witness.knows(first.seat);
            let all = std::iter::once(&*first).chain(&*others);
            let nodes = all.map(|growth| growth.tree.followed(Tree::<G::Action>::ROOT, witness.key())).collect();
            let view = G::view(&state, Viewer::seat(first.seat));
            if let Some(nodes) = nodes
                && foreseen.iter().all(|(other, _)| *other != view)
            {
                foreseen.push((view, nodes));
            }
        }
        if foreseen.is_empty() {
            growths.clear();
        }
    }
}

/// Grows one tree for as long as the meter says, or until its choice is settled; once at least, so that there is an
/// answer.
fn grow<G: Heuristics>(growth: &mut Growth<G>, mut meter: Meter, taste: Taste) {
    let _ = meter.goes_on();
    growth.iterate();
    while meter.goes_on() {
        growth.iterate();
        let looks_up = growth.iterations.is_multiple_of(LOOK_UP);
        if looks_up && growth.is_settled(meter.left(growth.iterations), taste.most()) {
            return;
        }
    }
}

/// The only legal action, when there is but one.
fn forced<G: Game>(view: &G::View, seat: Seat, seed: u64) -> Option<G::Action> {
    let world = G::imagine(view, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
    let mut legal = Vec::new();
    G::legal(&world, seat, &mut legal);
    match legal.as_slice() {
        [only] => Some(*only),
        _ => None,
    }
}
