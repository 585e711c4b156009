//! What may be done at a decision, what trying it promises, and which of it is searched next.

use kernel::{Heuristics, Seat, pick};

use super::grow::{Extras, Growth};
use super::insight;
use super::tree::{Edge, NodeId, Tree};
use crate::greedy;

/// How much what is little known is preferred to what goes well.
const EXPLORE: f32 = 0.5;
/// How much less than the best an action may promise and still be taken seriously, in swings.
const WARMTH: f32 = 0.25;
/// The part of all curiosity that is shared evenly, whatever actions promise.
const EVEN: f32 = 0.1;
/// So many actions are tried at a new decision; where more are legal, the others come with further visits.
const TRIED_AT_FIRST: usize = 64;

impl<G: Heuristics> Growth<G> {
    /// Tries what is legal at a new decision; the values of going on with the best of it.
    pub(super) fn expand(&mut self, node: NodeId, state: &G::State, seat: Seat, extras: &Extras) -> Extras {
        if self.is_led() {
            return self.expand_by_insight(node, state, seat);
        }
        let n_legal = self.legal.len();
        let is_root = node == Tree::<G::Action>::ROOT;
        let n_tried = if is_root { n_legal } else { n_legal.min(TRIED_AT_FIRST) };
        if n_tried < n_legal {
            for at in 0..n_tried {
                let from = at + pick(&mut self.rng, (n_legal - at) as u32) as usize;
                self.legal.swap(at, from);
            }
        }
        let legal = std::mem::take(&mut self.legal);
        let tried: Vec<f32> = legal[..n_tried].iter().map(|action| self.attempt(state, seat, *action)).collect();
        let best = (0..n_tried).max_by(|a, b| tried[*a].total_cmp(&tried[*b])).expect("a decision has choices");
        self.tree.set_best(node, tried[best]);
        for (action, promised) in legal.iter().zip(&tried) {
            let edge = self.new_edge(*action, seat, *promised, tried[best], extras);
            self.tree.add_edge(node, edge);
        }
        let best_action = legal[best];
        self.legal = legal;
        let mut after = state.clone();
        G::apply(&mut after, kernel::Step::Act(seat, best_action), &mut ()).expect("a legal action is accepted");
        if self.playout > 0 || !self.legs.is_empty() {
            let mut extras = *extras;
            extras[seat.index()] += G::inclination(state, seat, best_action) as f32;
            return self.judge_later(after, &extras);
        }
        // Everybody is judged after the best action; who takes it, by what it promised.
        let mut values = self.judge(&after, extras);
        if G::outcome(&after).is_none() {
            values[seat.index()] = self.scale.value(seat, tried[best] + extras[seat.index()]);
        }
        values
    }

    /// The edge that promises most, counting how little is known of it. Those that were legal in other worlds only
    /// wait; what was never legal before is tried now, as far as there is room.
    pub(super) fn select(&mut self, node: NodeId, state: &G::State, seat: Seat, extras: &Extras) -> u32 {
        self.find_open(node, state, seat, extras);
        let edges = &self.tree.node(node).edges;
        let sum: f32 = self.open.iter().map(|edge| edges[*edge as usize].weight).sum();
        let n_open = self.open.len() as f32;
        let (explore, even) = if self.is_led() { insight::CURIOSITY } else { (EXPLORE, EVEN) };
        let mut best = (f32::NEG_INFINITY, self.open[0]);
        for open in &self.open {
            let edge = &edges[*open as usize];
            let prior = (1.0 - even) * edge.weight / sum + even / n_open;
            let unknown = (edge.available as f32 + 1.0).sqrt() / (edge.visits + 1) as f32;
            let score = edge.value() as f32 + explore * prior * unknown;
            if score > best.0 {
                best = (score, *open);
            }
        }
        let open = std::mem::take(&mut self.open);
        for edge in &open {
            self.tree.edge((node, *edge)).available += 1;
        }
        self.open = open;
        best.1
    }

    /// Fills `open` with the edges that are legal in this world.
    fn find_open(&mut self, node: NodeId, state: &G::State, seat: Seat, extras: &Extras) {
        self.open.clear();
        let legal = std::mem::take(&mut self.legal);
        let mut room = self.room_for_more(node);
        let mut cursor = 0;
        for action in &legal {
            let edges = &self.tree.node(node).edges;
            // Nearly always the next one: worlds list their actions in the same order.
            let n = edges.len();
            let found = (0..n).map(|ahead| (cursor + ahead) % n).find(|at| edges[*at].action == *action);
            if let Some(at) = found {
                cursor = at + 1;
                self.open.push(at as u32);
            } else if room > 0 {
                room -= 1;
                let new = self.late_edge(node, state, seat, *action, extras);
                self.open.push(new);
            }
        }
        if self.open.is_empty() {
            let any = legal[pick(&mut self.rng, legal.len() as u32) as usize];
            let new = self.late_edge(node, state, seat, any, extras);
            self.open.push(new);
        }
        self.legal = legal;
    }

    /// Progressive widening: how many actions more may be thought of at a decision.
    fn room_for_more(&self, node: NodeId) -> usize {
        if self.is_led() {
            return usize::MAX;
        }
        let edges = &self.tree.node(node).edges;
        if edges.len() < TRIED_AT_FIRST {
            return TRIED_AT_FIRST - edges.len();
        }
        let visits: u32 = edges.iter().map(|edge| edge.visits).sum();
        (TRIED_AT_FIRST + visits as usize / 2).saturating_sub(edges.len()).min(4)
    }

    fn late_edge(&mut self, node: NodeId, state: &G::State, seat: Seat, action: G::Action, extras: &Extras) -> u32 {
        if self.is_led() {
            return self.late_edge_by_insight(node, state, seat, action);
        }
        let promised = self.attempt(state, seat, action);
        let best = self.tree.node(node).best;
        let edge = self.new_edge(action, seat, promised, best, extras);
        self.tree.add_edge(node, edge)
    }

    fn new_edge(&self, action: G::Action, seat: Seat, promised: f32, best: f32, extras: &Extras) -> Edge<G::Action> {
        let heat = (promised - best) / (WARMTH * self.scale.swing);
        Edge {
            action,
            weight: heat.clamp(-12.0, 2.0).exp(),
            guess: self.scale.value(seat, promised + extras[seat.index()]),
            visits: 0,
            available: 0,
            opened: 0,
            sum: 0.0,
        }
    }

    /// What an action promises, in hundredths of a point: the position it leads to, and its own leaning.
    fn attempt(&mut self, state: &G::State, seat: Seat, action: G::Action) -> f32 {
        let mut after = state.clone();
        G::apply(&mut after, kernel::Step::Act(seat, action), &mut ()).expect("a legal action is accepted");
        let lean = G::inclination(state, seat, action) as f32;
        lean + greedy::position::<G>(&after, seat, G::LOOK_ON, G::worth) as f32
    }
}
