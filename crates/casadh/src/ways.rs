//! Deals values to everything a mind cannot tell, every way that fits its notes equally likely. Rules: CC-INFO-02,
//! CC-INFO-03.
//!
//! Two ways differ when a token, all hundred told apart, was drawn, kept or taken by somebody else. A lot whose tokens lie
//! about is shuffled over its slots. What is tied together by heaps, pockets and sights is a net of nodes; the ways to fill
//! it are counted value by value, from 0 up: how many tokens of the value go along each edge. All that matters for the
//! higher values is how much room each edge has left, and the first token that reaches a pocket is the one that falls out.

use std::collections::HashMap;

use kernel::pick;
use rand::Rng;

use crate::Tally;
use crate::knowledge::{At, Mind, Node};

/// No value yet: a slot of the pool that is tied to nothing.
pub(crate) const ANY: u8 = u8::MAX;

/// How many tokens of each value there are.
pub(crate) type Supply = [u32; 10];

/// Values for everything a mind cannot tell. The ways are counted once; then any number of them can be drawn.
pub(crate) struct Deal<'a> {
    net: Net<'a>,
}

impl<'a> Deal<'a> {
    /// `supply` is what the pool has.
    pub(crate) fn new(mind: &'a Mind, supply: &'a Supply) -> Deal<'a> {
        Deal { net: Net::of(mind, supply) }
    }

    /// A value for each slot; [`ANY`] for those of the pool that nothing is known of.
    pub(crate) fn values(&mut self, rng: &mut impl Rng) -> Vec<u8> {
        let Deal { net } = self;
        let mind = net.mind;
        let mut values = vec![ANY; mind.slots.len()];
        if !net.edges.is_empty() {
            net.fill(&mut values, rng);
        }
        for (number, node) in mind.nodes.iter().enumerate() {
            if let Node::Lot { values: lot, .. } = node
                && !net.holds(number)
            {
                let slots = (0..values.len()).filter(|slot| mind.slots[*slot].from == number).collect::<Vec<_>>();
                shuffle(lot.each_one().map(|value| value as u8).collect(), &slots, &mut values, rng);
            }
        }
        values
    }
}

fn shuffle(mut tokens: Vec<u8>, slots: &[usize], values: &mut [u8], rng: &mut impl Rng) {
    debug_assert_eq!(tokens.len(), slots.len(), "a value for each slot");
    for slot in slots {
        values[*slot] = tokens.swap_remove(pick(rng, tokens.len() as u32) as usize);
    }
}

/// Slots that come from one node and go the same way.
struct Edge {
    from: usize,
    lowest: bool,
    /// The node they end in; none for those that lie about.
    into: Option<usize>,
    slots: Vec<usize>,
}

/// A way to send the tokens of one value: how many along each edge, and how many ways of the hundred tokens that is.
type Flow = (Vec<u8>, f64);

/// What is tied together.
struct Net<'a> {
    mind: &'a Mind,
    supply: &'a Supply,
    edges: Vec<Edge>,
    /// Nodes with edges in or out, in the order in which tokens pass them; the pool is none of them.
    nodes: Vec<usize>,
    /// By value and room: the ways to go on from there.
    known: HashMap<(usize, Vec<u8>), f64>,
}

impl<'a> Net<'a> {
    fn of(mind: &'a Mind, supply: &'a Supply) -> Net<'a> {
        let ends = |slot: &crate::knowledge::Slot| matches!(slot.at, At::Into(_));
        let tied = |node: usize| match mind.nodes[node] {
            Node::Pool => false,
            Node::Lot { .. } => mind.slots_of(node).any(ends),
            Node::Heap | Node::Pocket | Node::Sight { .. } => true,
        };
        let nodes: Vec<_> = (0..mind.nodes.len()).filter(|node| tied(*node)).collect();
        let mut edges: Vec<Edge> = Vec::new();
        for (number, slot) in mind.slots.iter().enumerate() {
            let into = if let At::Into(node) = slot.at { Some(node) } else { None };
            if into.is_none() && !nodes.contains(&slot.from) {
                continue;
            }
            let same = |edge: &&mut Edge| (edge.from, edge.lowest, edge.into) == (slot.from, slot.lowest, into);
            match edges.iter_mut().find(same) {
                Some(edge) => edge.slots.push(number),
                None => edges.push(Edge { from: slot.from, lowest: slot.lowest, into, slots: vec![number] }),
            }
        }
        Net { mind, supply, edges, nodes, known: HashMap::new() }
    }

    fn holds(&self, node: usize) -> bool {
        self.nodes.contains(&node)
    }

    /// Draws one of all ways and gives the slots their values.
    fn fill(&mut self, values: &mut [u8], rng: &mut impl Rng) {
        let mut room: Vec<u8> = self.edges.iter().map(|edge| edge.slots.len() as u8).collect();
        let mut sent = vec![Vec::new(); self.edges.len()];
        for value in 0..10 {
            let flows = self.flows(value, &room);
            let weights: Vec<f64> =
                flows.iter().map(|(flow, ways)| ways * self.ways(value + 1, &less(&room, flow))).collect();
            let mut left = share(rng) * weights.iter().sum::<f64>();
            let likely = (0..flows.len()).rev().find(|flow| weights[*flow] > 0.0);
            let mut chosen = likely.expect("what happened is one of the ways");
            for (flow, weight) in weights.iter().enumerate().filter(|(_, weight)| **weight > 0.0) {
                if left < *weight {
                    chosen = flow;
                    break;
                }
                left -= weight;
            }
            let flow = &flows[chosen].0;
            for (edge, n) in flow.iter().enumerate() {
                sent[edge].extend(std::iter::repeat_n(value as u8, usize::from(*n)));
            }
            room = less(&room, flow);
        }
        for (edge, tokens) in self.edges.iter().zip(sent) {
            shuffle(tokens, &edge.slots, values, rng);
        }
    }

    /// The ways to send all tokens from this value up, with so much room on each edge.
    fn ways(&mut self, value: usize, room: &[u8]) -> f64 {
        if value == 10 {
            return if room.iter().all(|room| *room == 0) { 1.0 } else { 0.0 };
        }
        let key = (value, room.to_vec());
        if let Some(ways) = self.known.get(&key) {
            return *ways;
        }
        let flows = self.flows(value, room);
        let ways = flows.iter().map(|(flow, ways)| ways * self.ways(value + 1, &less(room, flow))).sum();
        self.known.insert(key, ways);
        ways
    }

    fn flows(&self, value: usize, room: &[u8]) -> Vec<Flow> {
        let mut sending = Sending {
            net: self,
            value,
            room,
            flow: vec![0; room.len()],
            arrived: vec![0; self.mind.nodes.len()],
            drawn: 0,
            flows: Vec::new(),
        };
        sending.node(0, 1.0);
        sending.flows
    }
}

fn less(room: &[u8], flow: &[u8]) -> Vec<u8> {
    room.iter().zip(flow).map(|(room, flow)| room - flow).collect()
}

/// Somewhere from 0 up to 1.
fn share(rng: &mut impl Rng) -> f64 {
    (rng.next_u64() >> 11) as f64 / (1u64 << 53) as f64
}

/// All ways to send the tokens of one value, while they are found.
struct Sending<'a> {
    net: &'a Net<'a>,
    value: usize,
    room: &'a [u8],
    flow: Vec<u8>,
    /// How many have come to each node.
    arrived: Vec<u32>,
    /// How many came out of the pool.
    drawn: u32,
    flows: Vec<Flow>,
}

impl Sending<'_> {
    /// What the pool sends to the node, then what the node sends on, then the nodes after it.
    fn node(&mut self, index: usize, ways: f64) {
        let Some(&node) = self.net.nodes.get(index) else {
            self.flows.push((self.flow.clone(), ways));
            return;
        };
        let from_pool = |edge: &Edge| edge.from == 0 && edge.into == Some(node);
        let Some(edge) = self.net.edges.iter().position(from_pool) else {
            return self.pass(index, ways);
        };
        let left = self.net.supply[self.value].saturating_sub(self.drawn);
        let most = left.min(u32::from(self.room[edge]));
        for n in 0..=most {
            // As many slots of the edge, and as many tokens of the pool one after the other.
            let more = choose(self.room[edge].into(), n) * falling(left, n);
            self.send(edge, n, |sending| {
                sending.drawn += n;
                sending.pass(index, ways * more);
                sending.drawn -= n;
            });
        }
    }

    /// The node has all of the value that it gets.
    fn pass(&mut self, index: usize, ways: f64) {
        let node = self.net.nodes[index];
        let here = self.arrived[node];
        let lot = |values: Tally| values.count(self.value);
        match self.net.mind.nodes[node] {
            Node::Sight { values } if here != lot(values) => {}
            Node::Sight { .. } | Node::Pool => self.node(index + 1, ways),
            Node::Lot { values, .. } => self.spread(index, 0, lot(values), ways),
            Node::Heap => self.spread(index, 0, here, ways * falling(here, here)),
            Node::Pocket => {
                self.spread(index, 0, here, ways * falling(here - self.falls(node), here - self.falls(node)))
            }
        }
    }

    /// Does a token of this value fall out of the pocket?
    fn falls(&self, node: usize) -> u32 {
        let hole = self.net.edges.iter().position(|edge| edge.from == node && edge.lowest);
        let open = hole.is_some_and(|hole| self.room[hole] > 0);
        u32::from(open && self.arrived[node] > 0)
    }

    /// `left` tokens go out along the node's edges from `edge` on.
    fn spread(&mut self, index: usize, edge: usize, left: u32, ways: f64) {
        let node = self.net.nodes[index];
        let Some(edge) = (edge..self.room.len()).find(|edge| self.net.edges[*edge].from == node) else {
            if left == 0 {
                self.node(index + 1, ways);
            }
            return;
        };
        let room = u32::from(self.room[edge]);
        let hole = self.net.edges[edge].lowest;
        let (least, most) = if hole { (self.falls(node), self.falls(node)) } else { (0, left.min(room)) };
        for n in least..=most {
            if n <= left && self.has_room(edge, n) {
                self.send(edge, n, |sending| sending.spread(index, edge + 1, left - n, ways * choose(room, n)));
            }
        }
    }

    /// A sight takes no more of a value than was seen.
    fn has_room(&self, edge: usize, n: u32) -> bool {
        self.net.edges[edge].into.is_none_or(|into| match self.net.mind.nodes[into] {
            Node::Sight { values } => self.arrived[into] + n <= values.count(self.value),
            Node::Pool | Node::Lot { .. } | Node::Heap | Node::Pocket => true,
        })
    }

    fn send(&mut self, edge: usize, n: u32, then: impl FnOnce(&mut Self)) {
        let into = self.net.edges[edge].into;
        self.flow[edge] = n as u8;
        if let Some(into) = into {
            self.arrived[into] += n;
        }
        then(self);
        if let Some(into) = into {
            self.arrived[into] -= n;
        }
        self.flow[edge] = 0;
    }
}

/// `n` of so many, one after the other.
fn falling(of: u32, n: u32) -> f64 {
    (0..n).map(|taken| f64::from(of) - f64::from(taken)).product()
}

/// `n` of so many, together.
fn choose(of: u32, n: u32) -> f64 {
    falling(of, n) / falling(n, n)
}
