//! What a search remembers: decisions, what may be done there, and how well that went.
//!
//! A node is a decision as the thinking seat could tell it from others: the way to it is the seat's own actions and
//! what it witnessed of everything else. Worlds that differ only in what is hidden share it.

use std::collections::HashMap;

use kernel::{Seat, pick};
use rand::Rng;

use super::witness::BuildHash;

/// A node's place.
pub type NodeId = u32;

pub struct Node<A> {
    pub seat: Seat,
    /// What the best that was tried here promised, in hundredths of a point.
    pub best: f32,
    /// How much what is liked best here is liked, by a network that learned.
    pub most: i32,
    /// What was thought of so far; none before the first visit.
    pub edges: Vec<Edge<A>>,
}

/// Something that may be done at a node.
pub struct Edge<A> {
    pub action: A,
    /// How much it promises before it was ever searched; only the ratio to its neighbours counts.
    pub weight: f32,
    /// What trying it promised, from 0 to 1; counts like one visit.
    pub guess: f32,
    /// How often it was searched.
    pub visits: u32,
    /// How often it could have been.
    pub available: u32,
    /// How many different things were seen to come of it, and have a node of their own.
    pub opened: u32,
    /// The sum of the values that came of it, for the seat that decides.
    pub sum: f64,
}

impl<A> Edge<A> {
    /// How well it goes, from 0 to 1.
    #[inline]
    pub fn value(&self) -> f64 {
        (self.sum + f64::from(self.guess)) / f64::from(self.visits + 1)
    }
}

/// Everything one thread remembers.
pub struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// What follows upon a node when this was witnessed.
    children: HashMap<(NodeId, u64), NodeId, BuildHash>,
    n_edges: usize,
    most_bytes: usize,
}

impl<A> Tree<A> {
    /// Nothing but a decision of `seat`.
    pub fn new(seat: Seat, most_bytes: usize) -> Tree<A> {
        let root = Node { seat, best: 0.0, most: 0, edges: Vec::new() };
        Tree { nodes: vec![root], children: HashMap::default(), n_edges: 0, most_bytes }
    }

    /// The decision all others follow.
    pub const ROOT: NodeId = 0;

    #[inline]
    pub fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id as usize]
    }

    /// What the best that was tried at a node promises.
    pub fn set_best(&mut self, node: NodeId, best: f32) {
        self.nodes[node as usize].best = best;
    }

    /// How much the favourite of a network at a node is liked.
    pub fn set_most(&mut self, node: NodeId, most: i32) {
        self.nodes[node as usize].most = most;
    }

    /// An edge of a decision.
    #[inline]
    pub fn edge(&mut self, (node, edge): (NodeId, u32)) -> &mut Edge<A> {
        &mut self.nodes[node as usize].edges[edge as usize]
    }

    /// Gives so much of all weight at the first decision out at random, to few of its edges much of it.
    pub fn stir(&mut self, part: f32, rng: &mut impl Rng) {
        let edges = &mut self.nodes[0].edges;
        let noise: Vec<f32> = edges.iter().map(|_| pick(rng, 1 << 12) as f32 / 4096.0).map(|u| u * u * u * u).collect();
        let (weights, noises) =
            (edges.iter().map(|edge| edge.weight).sum::<f32>(), noise.iter().sum::<f32>().max(1e-6));
        for (edge, noise) in edges.iter_mut().zip(noise) {
            edge.weight = (1.0 - part) * edge.weight + part * weights * noise / noises;
        }
    }

    /// Something more that may be done at a node; where it is.
    pub fn add_edge(&mut self, node: NodeId, edge: Edge<A>) -> u32 {
        let edges = &mut self.nodes[node as usize].edges;
        edges.push(edge);
        self.n_edges += 1;
        edges.len() as u32 - 1
    }

    /// The decision that follows when `key` was witnessed after this edge. A new one is opened while the edge has been
    /// searched often enough for its number of different consequences; what is still too rare shares one node by
    /// `spare_key`. `None` when there is no more room in memory.
    pub fn follow(&mut self, at: (NodeId, u32), key: u64, spare_key: u64, seat: Seat) -> Option<NodeId> {
        if let Some(child) = self.children.get(&(at.0, key)) {
            return Some(*child);
        }
        let edge = self.edge(at);
        if edge.opened < may_open(edge.visits) {
            edge.opened += 1;
            return self.open((at.0, key), seat);
        }
        match self.children.get(&(at.0, spare_key)) {
            Some(child) => Some(*child),
            None => self.open((at.0, spare_key), seat),
        }
    }

    /// The decision that followed when `key` was witnessed, if that has happened.
    pub fn followed(&self, node: NodeId, key: u64) -> Option<NodeId> {
        self.children.get(&(node, key)).copied()
    }

    fn open(&mut self, key: (NodeId, u64), seat: Seat) -> Option<NodeId> {
        if self.is_full() {
            return None;
        }
        let child = self.nodes.len() as NodeId;
        self.nodes.push(Node { seat, best: 0.0, most: 0, edges: Vec::new() });
        self.children.insert(key, child);
        Some(child)
    }

    /// Is there no room for more?
    pub fn is_full(&self) -> bool {
        self.bytes() >= self.most_bytes
    }

    /// Its size in memory, nearly.
    pub fn bytes(&self) -> usize {
        let child = size_of::<((NodeId, u64), NodeId)>() + 1;
        self.nodes.len() * (size_of::<Node<A>>() + child) + self.n_edges * size_of::<Edge<A>>()
    }

    /// The tree as it is seen from a node; everything beside is forgotten.
    pub fn grown_from(mut self, root: NodeId) -> Tree<A> {
        let mut links: Vec<_> = self.children.drain().collect();
        links.sort_unstable();
        let mut grown: Tree<A> = Tree::new(self.node(root).seat, self.most_bytes);
        let mut old_ids = vec![root];
        grown.nodes.clear();
        while let Some(old) = old_ids.get(grown.nodes.len()).copied() {
            let parent = grown.nodes.len() as NodeId;
            let from = links.partition_point(|((node, _), _)| *node < old);
            for ((_, key), child) in links[from..].iter().take_while(|((node, _), _)| *node == old) {
                // Two keys never lead to the same node, so nothing is copied twice.
                grown.children.insert((parent, *key), old_ids.len() as NodeId);
                old_ids.push(*child);
            }
            let node = &mut self.nodes[old as usize];
            let edges = std::mem::take(&mut node.edges);
            grown.n_edges += edges.len();
            grown.nodes.push(Node { edges, ..*node });
        }
        grown
    }
}

/// Progressive widening: how many consequences of an edge are told apart after so many visits.
fn may_open(visits: u32) -> u32 {
    3 + (2.0 * f64::from(visits).sqrt()) as u32
}
